"""Renders the benchmark's templates with minijinja; see peer_data.py."""

import sys

import minijinja

from peer_data import serve

folder = sys.argv[1]


def source(name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return file.read()


environment = minijinja.Environment(
    loader=source, undefined_behavior="strict", trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
)
serial = 0


def load(name):
    # The first rendering reads the template; later ones use what is read.
    environment.render_template(name, components=[])
    return name


def parse(text):
    global serial
    serial += 1
    environment.add_template(f"parsed{serial}", text)
    environment.remove_template(f"parsed{serial}")


serve(load, lambda name, data: environment.render_template(name, **data), parse)
