"""What is wrong with the shape of data, as a sentence: which field, and what would be right.

msgspec says it in English alone and does not say what there is; its few kinds of sentences are known here, and what a
value, a key or a field could be is found in the type that was wanted. Another sentence is passed on as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from riverrun.kernel.language.sentences import Arg, Sentence, as_sentence
from riverrun.kernel.unknown_names import one_of

BODY = "body"
"""What the whole of a request is called, where no field of it is wrong."""
PLACE = re.compile(r" - at (?P<key>`key` in )?`\$?\.?(?P<field>.*)`$")
KINDS: list[tuple[str, re.Pattern[str]]] = [
    ("rr-shape-missing", re.compile(r"Object missing required field `(?P<name>.*)`")),
    ("rr-shape-missing", re.compile(r"Missing required \w+ parameter '(?P<name>.*)' for .*")),
    ("rr-shape-unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`")),
    ("rr-shape-type", re.compile(r"Expected `(?P<expected>.*)`, got `(?P<given>.*)`")),
    ("rr-shape-shortest", re.compile(r"Expected `\w+` of length >= (?P<length>\d+)")),
    ("rr-shape-longest", re.compile(r"Expected `\w+` of length <= (?P<length>\d+)")),
    ("rr-shape-length", re.compile(r"Expected `\w+` of length (?P<length>\d+), got (?P<given>\d+)")),
    ("rr-shape-least", re.compile(r"Expected `\w+` >= (?P<bound>.*)")),
    ("rr-shape-most", re.compile(r"Expected `\w+` <= (?P<bound>.*)")),
    ("rr-shape-pattern", re.compile(r"Expected `str` matching regex (?P<pattern>.*)")),
    ("rr-shape-value", re.compile(r"Invalid (?:enum )?value '?(?P<given>.*?)'?")),
]
NOT_JSON = ("JSON is malformed", "Input data was truncated", "'utf-8' codec", "maximum recursion")
STEP = re.compile(r"\.?(?P<name>[^.\[\]]+)|\[(?P<place>\d+|\.\.\.)\]")
"""A step of a path: a field, or a place in a list; [...] is any value of a table."""


def shape(trouble: str, field: str = "", kind: Any = None, whole: str = BODY) -> Sentence:
    """Return what msgspec complains of.

    `field` is the path of what it looked at, `kind` the type that was wanted, `whole` what all of it is called.
    """
    if trouble.startswith(NOT_JSON):
        return Sentence("rr-shape-not-json")
    place, path, in_key = PLACE.search(trouble), "", False
    if place is not None:
        trouble, path, in_key = trouble[: place.start()], place["field"], place["key"] is not None
    field = joined(field, path)
    for code, pattern in KINDS:
        if found := pattern.fullmatch(trouble):
            args: dict[str, Arg] = {**found.groupdict()}
            name = str(args.pop("name", ""))
            known = [] if kind is None else right(code, kind, path, in_key=in_key)
            if known:
                code = f"{code}-key" if in_key else f"{code}-of"
                args["choice"] = one_of(known, name or str(args.get("given", "")))
            return Sentence(code, {"field": joined(field, name) or whole, **args})
    return as_sentence(f"{field}: {trouble}" if field else trouble)


def joined(path: str, name: str) -> str:
    """Return the path of a field."""
    return f"{path}.{name}" if path and name and not name.startswith("[") else path + name


# What would be right


def right(code: str, kind: Any, path: str, *, in_key: bool = False) -> list[str]:
    """Return what there is instead of a value, a key or a field that there is not; empty: that is no short list."""
    found = at(kind, path)
    if code == "rr-shape-unknown":
        return [field.encode_name for one in found if isinstance(one, inspect.StructType) for field in one.fields]
    if code != "rr-shape-value":
        return []
    if in_key:
        return values([key for one in found if isinstance(one, inspect.DictType) for key in members(one.key_type)])
    return values(found) or tags(kind, path)


def at(kind: Any, path: str) -> list[inspect.Type]:
    """Return the types that may lie at a path: several, where any of them may."""
    found = members(inspect.type_info(kind))
    for step in STEP.finditer(path):
        found = [inner for one in found for inside in within(one, step) for inner in members(inside)]
    return found


def members(kind: inspect.Type) -> list[inspect.Type]:
    """Return the types that a type is one of."""
    if isinstance(kind, inspect.Metadata):
        return members(kind.type)
    return [one for part in kind.types for one in members(part)] if isinstance(kind, inspect.UnionType) else [kind]


def within(kind: inspect.Type, step: re.Match[str]) -> Iterator[inspect.Type]:
    """Yield what lies in a type one step further."""
    if step["name"] is not None:
        if isinstance(kind, inspect.StructType):
            yield from (field.type for field in kind.fields if field.encode_name == step["name"])
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield kind.item_type
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types[int(step["place"]) :][:1]


def values(kinds: list[inspect.Type]) -> list[str]:
    """Return the values that these types list; empty where others would do as well (any number, say)."""
    listed: list[Any] = []
    for one in kinds:
        if isinstance(one, inspect.LiteralType):
            listed += one.values
        elif isinstance(one, inspect.EnumType):
            listed += [value.value for value in one.cls]
        elif not isinstance(one, inspect.NoneType):
            return []
    return [str(value) for value in listed]


def tags(kind: Any, path: str) -> list[str]:
    """Return what tells the structs apart of which one lies around a path."""
    around, _, name = path.rpartition(".")
    structs = [one for one in at(kind, around) if isinstance(one, inspect.StructType)]
    return [str(one.tag) for one in structs if one.tag_field == name]
