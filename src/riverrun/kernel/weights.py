"""Weights: the numbers by which a game's bots judge, declared by name and read from the box, so that they can be tuned.

    class W(Weight):
        TOKEN = 0.35  # points a token is worth while there are cards to buy
        KEPT = 0.85  # chance that an investment nobody can snipe is completed

    class Box(Fields):
        weights: Weights = weights(W)

Rules read `box.weights[W.TOKEN]`: other weights need no compiling. `riverrun tune` looks for better ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any, Protocol, Self

from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.kernel.position.layout import Field, Sees, Tensor


class Weights(Protocol):
    """The weights inside a box, as rules use them."""

    def __getitem__(self, at: int) -> float: ...


class Weight(IntEnum):
    """A game's weights: the value of a member is its place in the box, `start` its number."""

    start: float

    def __new__(cls, start: float) -> Self:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.start = float(start)
        return member


def weights(kind: type[Weight]) -> Any:
    """A box's field for a game's weights."""
    starts = tuple(one.start for one in kind)
    return Field((len(starts),), Sees.ALL, Tensor.SKIP, False, False, starts)


def names(kind: type[Weight]) -> list[str]:
    """The weights' names, as files write them."""
    return [one.name.lower() for one in kind]


def numbers(kind: type[Weight], given: Mapping[str, float]) -> list[float]:
    """All weights in their order: those that are given, and what is declared for the others."""
    unknown = set(given) - set(names(kind))
    if unknown:
        raise BadOption(f"There is no weight '{sorted(unknown)[0]}'; there are {', '.join(names(kind))}.")
    return [float(given.get(one.name.lower(), one.start)) for one in kind]


def read_weights(path: Path, game: str, kind: type[Weight]) -> list[float]:
    """The weights in a file that `write_weights` made, or that has some of them under [weights]."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as trouble:
        raise BadOption(f"{path} cannot be read as weights: {trouble}.") from None
    if data.get("game", game) != game:
        raise BadOption(f"{path} has weights of '{data['game']}', not of '{game}'.")
    found = data.get("weights")
    if not isinstance(found, dict) or not all(type(value) in (int, float) for value in found.values()):
        raise BadOption(f"{path} has no table [weights] of numbers.")
    return numbers(kind, found)


def write_weights(path: Path, game: str, kind: type[Weight], values: Sequence[float], comment: Sequence[str]) -> None:
    """Writes weights as TOML, whole or not at all, below a comment that says where they come from."""
    lines = [f"# {line}" for line in comment]
    lines += [f'game = "{game}"', "", "[weights]"]
    lines += [f"{name} = {value!r}" for name, value in zip(names(kind), map(float, values), strict=True)]
    try:
        with replacing(path) as fresh:
            fresh.write_text("\n".join([*lines, ""]), "utf-8")
    except OSError as trouble:
        raise BadOption(f"{path} cannot be written: {trouble.strerror or trouble}.") from None
