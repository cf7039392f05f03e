"""The data and the protocol that the peers of TemplateBenchmark.swift share.

A peer reads one command a line and answers with one line:
  render NAME N   the nanoseconds of processor time that one rendering took, and the SHA-256 of its text
  parse PATH      the nanoseconds of processor time that reading the template in that file took
"""

import hashlib
import sys
import time


def components(count):
    kinds = ["Bool", "Double", "String", "Color", "CGFloat", "Int"]
    return {
        "components": [
            {
                "name": f"Component{index}",
                "summary": f"  Draws the control number {index} in its own colours.  ",
                "isPublic": index % 3 != 0,
                "style": "Switch" if index % 2 == 0 else "Checkbox",
                "properties": [
                    {
                        "name": f"{kinds[position].lower()}Value{position}",
                        "type": kinds[position],
                        "isBinding": position % 3 == 0,
                        "value": f"default{position}",
                    }
                    for position in range(6)
                ],
            }
            for index in range(count)
        ]
    }


def serve(load, render, parse):
    """Answers commands; `load` reads a template, `render` renders it, `parse` reads a text and drops it."""
    templates = {}
    data = {}
    for line in sys.stdin:
        words = line.split()
        if words[0] == "render":
            name, count = words[1], int(words[2])
            if name not in templates:
                templates[name] = load(name)
            if count not in data:
                data[count] = components(count)
            start = time.process_time_ns()
            text = render(templates[name], data[count])
            elapsed = time.process_time_ns() - start
            print(elapsed, hashlib.sha256(text.encode()).hexdigest(), flush=True)
        elif words[0] == "parse":
            with open(words[1], encoding="utf-8") as file:
                text = file.read()
            start = time.process_time_ns()
            parse(text)
            print(time.process_time_ns() - start, "-", flush=True)
