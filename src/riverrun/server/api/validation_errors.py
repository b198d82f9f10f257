"""What is wrong with the shape of a request, as a sentence: which field, and what would be right.

msgspec says it in English alone; its few kinds of sentences are known here. Another one is passed on as it is.
"""

from __future__ import annotations

import re

from riverrun.kernel.language.sentences import Arg, Sentence, as_sentence

BODY = "body"
"""What the whole is called, where no field of it is wrong."""
PLACE = re.compile(r" - at `(?:key in )?\$?\.?(?P<field>.*)`$")
KINDS: list[tuple[str, re.Pattern[str]]] = [
    ("rr-shape-missing", re.compile(r"Object missing required field `(?P<name>.*)`")),
    ("rr-shape-missing", re.compile(r"Missing required \w+ parameter '(?P<name>.*)' for .*")),
    ("rr-shape-unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`")),
    ("rr-shape-type", re.compile(r"Expected `(?P<expected>.*)`, got `(?P<given>.*)`")),
    ("rr-shape-shortest", re.compile(r"Expected `\w+` of length >= (?P<length>\d+)")),
    ("rr-shape-longest", re.compile(r"Expected `\w+` of length <= (?P<length>\d+)")),
    ("rr-shape-least", re.compile(r"Expected `\w+` >= (?P<bound>.*)")),
    ("rr-shape-most", re.compile(r"Expected `\w+` <= (?P<bound>.*)")),
    ("rr-shape-pattern", re.compile(r"Expected `str` matching regex (?P<pattern>.*)")),
    ("rr-shape-value", re.compile(r"Invalid (?:enum )?value '?(?P<given>.*?)'?")),
]
NOT_JSON = ("JSON is malformed", "Input data was truncated", "'utf-8' codec", "maximum recursion")


def shape(trouble: str, field: str = "") -> Sentence:
    """Return what msgspec complains of; `field` is the path of what it looked at."""
    if trouble.startswith(NOT_JSON):
        return Sentence("rr-shape-not-json")
    place = PLACE.search(trouble)
    if place is not None:
        trouble, field = trouble[: place.start()], joined(field, place["field"])
    for code, kind in KINDS:
        if found := kind.fullmatch(trouble):
            args: dict[str, Arg] = {**found.groupdict()}
            name = args.pop("name", "")
            return Sentence(code, {"field": joined(field, str(name)) or BODY, **args})
    return as_sentence(f"{field}: {trouble}" if field else trouble)


def joined(path: str, name: str) -> str:
    """Return the path of a field."""
    return f"{path}.{name}" if path and name and not name.startswith("[") else path + name
