"""Options: the named choices of a game (edition, variants), declared as data and checked when a game is made."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from riverrun.kernel.errors import BadOption


class Option(msgspec.Struct, frozen=True):
    """One option: its values, the default first, and the clause it turns."""

    id: str
    clause: str
    values: list[str]
    text: str

    @property
    def default(self) -> str:
        return self.values[0]


def read_options(path: Path) -> dict[str, Option]:
    """All options of a file, by id."""
    data = tomllib.loads(path.read_text("utf-8"))
    return {option.id: option for option in msgspec.convert(data["option"], list[Option])}


def choose(game: str, options: Mapping[str, Option], wishes: Mapping[str, object]) -> dict[str, str]:
    """Every option's value: the wish, or the default; an unknown option or value is refused."""
    for name in wishes:
        if name not in options:
            known = ", ".join(sorted(options)) or "none"
            raise BadOption(f"{game} has no option '{name}'; it has: {known}.")
    chosen = {}
    for name, option in options.items():
        value = str(wishes.get(name, option.default))
        if value not in option.values:
            raise BadOption(f"{game}: option {name} cannot be '{value}'; it can be: {', '.join(option.values)}.")
        chosen[name] = value
    return chosen
