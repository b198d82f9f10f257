"""Plain data as TOML: what a content pack's files are written in."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from riverrun.kernel.errors import BadContent
from riverrun.kernel.language.sentences import Sentence

BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_text(data: Mapping[str, Any]) -> str:
    """A file: its values first, then its lists of tables, each table as a [[word]] of its own."""
    try:
        return _file(data)
    except RecursionError:
        raise BadContent(Sentence("rr-content-nesting")) from None


def _file(data: Mapping[str, Any]) -> str:
    lists = {key: value for key, value in data.items() if _tables(value)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if key not in lists and value is not None]
    for key, tables in lists.items():
        for table in tables:
            lines += ["", f"[[{_key(key)}]]", *_members(table)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _members(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items() if value is not None]


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(_value(one) for one in value if one is not None)}]"
    if isinstance(value, dict):
        inside = ", ".join(_members(value))
        return f"{{ {inside} }}" if inside else "{}"
    raise BadContent(Sentence("rr-content-kinds"))


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
