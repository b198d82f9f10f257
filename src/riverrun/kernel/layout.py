"""The layout of a position: named fields of 32-bit words, each saying who may see it and how a net reads it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Protocol

import numpy as np


class Words(Protocol):
    """An array field inside a record, as rules use it."""

    def __getitem__(self, at: Any) -> int: ...
    def __setitem__(self, at: Any, value: int) -> None: ...


HIDDEN = -1  # what a seat sees in place of a word it may not see

AGENDA_ROWS = 24


class Sees(IntEnum):
    """Who may see a field."""

    ALL = 0
    NOBODY = 1
    OWNER = 2  # the first axis is the seat; each seat sees its own row


class Tensor(IntEnum):
    """How a word becomes floats for a learner."""

    SKIP = 0  # derived from other fields, or of no use to a learner
    SCALE = 1  # the value divided by `size`
    ONE_HOT = 2  # `size` floats; -1 gives all zeros
    SEAT = 3  # a seat, one-hot, counted from the observer on; other values follow


@dataclass(frozen=True)
class Field:
    """One named field of a position."""

    shape: tuple[int, ...]
    sees: Sees
    tensor: Tensor
    size: int
    unsigned: bool
    per_seat: bool


def word(
    sees: Sees = Sees.ALL,
    tensor: Tensor = Tensor.SKIP,
    size: int = 1,
) -> Any:
    """A single number."""
    return Field((), sees, tensor, size, False, False)


def words(
    *shape: int,
    sees: Sees = Sees.ALL,
    tensor: Tensor = Tensor.SKIP,
    size: int = 1,
    unsigned: bool = False,
    per_seat: bool = False,
) -> Any:
    """An array of numbers; `per_seat` says that its first axis is the seat."""
    return Field(shape, sees, tensor, size, unsigned, per_seat or sees is Sees.OWNER)


class Fields:
    """Named fields of 32-bit words as a NumPy record; at run time an instance is that record, not this class."""

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        cls.fields = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    assert not hasattr(np.record, name), f"{name} is a method of NumPy's records"
                    cls.fields[name] = value
        cls.dtype = np.dtype(
            [(name, "<u4" if field.unsigned else "<i4", field.shape) for name, field in cls.fields.items()],
            align=True,
        )

    @classmethod
    def empty(cls, count: int = 1) -> Any:
        """An array of `count` zeroed records."""
        return np.zeros(count, cls.dtype).view(np.recarray)


class Layout(Fields):
    """The fields every position begins with; a game's `Position` adds its own.

    Rules take a position as `s: Position`; what they get is the NumPy record with these fields.
    """

    rng: Words = words(4, sees=Sees.NOBODY, unsigned=True)
    """The generator's state: all chance to come."""
    agenda: Words = words(AGENDA_ROWS, 3)
    """What is still to be done, as (step, a, b); the last of `depth` rows comes first."""
    depth: int = word()
    seat: int = word(tensor=Tensor.SKIP)
    """The seat that owes the next decision."""
    decision: int = word(tensor=Tensor.SKIP)
    """Which decision it owes: the step on top of the agenda."""
    about: int = word()
    """What the decision is about (a card, say), or -1."""
    over: int = word()
    moves: int = word()
    """How many moves have been played."""


def hide(layout: type[Layout], position: Any, seat: int | None) -> Any:
    """A copy of a position with every word that `seat` (None: a spectator) may not see replaced by HIDDEN."""
    shown = np.zeros(1, layout.dtype).view(np.recarray)
    shown[0] = position
    seen = shown[0]
    for name, field in layout.fields.items():
        if field.sees is Sees.NOBODY:
            seen[name] = 0 if field.unsigned else HIDDEN
        elif field.sees is Sees.OWNER:
            rows = seen[name]
            for row in range(field.shape[0]):
                if row != seat:
                    rows[row] = HIDDEN
    return seen


def as_words(positions: Any) -> Any:
    """Positions as a plain (count, words) int32 array over the same memory."""
    plain = positions.view(np.ndarray)
    return plain.view(np.int32).reshape(len(plain), -1)
