"""Validates SARIF logs against the object model of the PyPI package sarif-pydantic.

The package lets unknown properties pass, so those are looked for here: a log may hold only what the standard names.
"""

import json
import sys

from pydantic import BaseModel
from sarif_pydantic import Sarif


def unknown(value, path="log"):
    if isinstance(value, BaseModel):
        for name in value.model_extra or {}:
            yield f"{path}.{name}"
        for name in type(value).model_fields:
            yield from unknown(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from unknown(item, f"{path}[{index}]")


for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        data = json.load(file)
    log = Sarif.model_validate(data)
    # The model leaves out these two, so they are read from the data.
    names = [name for name in unknown(log) if name not in ("log.$schema", "log.runs[0].columnKind")]
    if data["runs"][0]["columnKind"] not in ("utf16CodeUnits", "unicodeCodePoints"):
        sys.exit(f"{name}: the kind of columns is not one of the standard's")
    if names or log.version != "2.1.0" or not log.runs[0].results:
        sys.exit(f"{name}: not a SARIF 2.1.0 log with results; unknown properties: {names}")
    for result in log.runs[0].results:
        rule = log.runs[0].tool.driver.rules[result.rule_index]
        if rule.id != result.rule_id or not result.message.text:
            sys.exit(f"{name}: a result does not fit its rule or says nothing")
    print(f"{name}: valid, {len(log.runs[0].results)} results")
