"""Renders the benchmark's templates with Jinja2; see peer_data.py."""

import sys

import jinja2

from peer_data import serve

environment = jinja2.Environment(
    loader=jinja2.FileSystemLoader(sys.argv[1]),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)
serve(environment.get_template, lambda template, data: template.render(**data), environment.from_string)
