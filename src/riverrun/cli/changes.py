"""What one content changes about another, value by value, whatever the game's content looks like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Change(msgspec.Struct, frozen=True):
    """One value that differs; None stands for nothing there."""

    where: str
    """The piece by its id, or the part of the box."""
    field: str
    """Which of its values; empty where a whole piece is new or gone."""
    old: Any
    new: Any


def changes(old: Any, new: Any) -> list[Change]:
    """All that differs between two contents."""
    return list(_walk("", "", spelled_out(old), spelled_out(new)))


def spelled_out(value: Any) -> Any:
    """Structs as plain data, with the values that are left to their defaults too."""
    if isinstance(value, msgspec.Struct):
        return {name: spelled_out(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {str(key): spelled_out(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [spelled_out(part) for part in value]
    return value


def _walk(where: str, field: str, old: Any, new: Any) -> Iterator[Change]:
    before, after = _pieces(old), _pieces(new)
    if before is not None and after is not None:
        for id in dict.fromkeys([*before, *after]):
            yield from _walk(id, "", before.get(id), after.get(id))
    elif isinstance(old, dict) and isinstance(new, dict):
        for name in dict.fromkeys([*old, *new]):
            place, part = (where, f"{field} {name}".strip()) if where else (name, "")
            yield from _walk(place, part, old.get(name), new.get(name))
    elif old != new:
        yield Change(where, field, old, new)


def _pieces(value: Any) -> dict[str, Any] | None:
    """A list of tables that have ids, by id; None for anything else."""
    if isinstance(value, list) and value and all(isinstance(part, dict) and "id" in part for part in value):
        return {str(part["id"]): part for part in value}
    return None
