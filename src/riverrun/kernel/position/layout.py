"""The layout of a position: named fields of 32-bit numbers, each saying who may see it and how a net reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from math import prod
from typing import Any, ClassVar, Protocol

import numpy as np

from riverrun.kernel.jit.record_view import dtype_of


class Array(Protocol):
    """An array field inside a record, as rules use it."""

    def __getitem__(self, at: Any) -> int: ...
    def __setitem__(self, at: Any, value: int) -> None: ...
    def __len__(self) -> int: ...


AGENDA_ROWS = 24  # where a game does not declare its agenda with more


class Sees(IntEnum):
    """Who may see a field."""

    ALL = 0
    NOBODY = 1
    OWNER = 2  # the first axis is the seat; each seat sees its own row


class Reading(IntEnum):
    """The ways a word can become floats."""

    SKIP = 0
    SCALE = 1
    ONE_HOT = 2
    BITS = 3
    SEAT = 4
    SEATS = 5


@dataclass(frozen=True)
class Tensor:
    """How a word becomes floats for a learner; `kernel/position/tensor.py` makes them."""

    reading: Reading
    size: int = 0
    base: int = 0

    SKIP: ClassVar[Tensor]
    """No floats: derived from other fields, or of no use to a learner."""

    @staticmethod
    def scale(by: int = 1) -> Tensor:
        """One float: the value divided by `by`."""
        return Tensor(Reading.SCALE, by)

    @staticmethod
    def one_hot(size: int, base: int = 0) -> Tensor:
        """`size` floats, one for each value from `base` on; any other value (-1, say) gives zeros."""
        return Tensor(Reading.ONE_HOT, size, base)

    @staticmethod
    def bits(size: int) -> Tensor:
        """`size` floats, one for each bit from the lowest on."""
        return Tensor(Reading.BITS, size)

    @staticmethod
    def seat(before: int = 0, after: int = 0) -> Tensor:
        """A float for each player, counted from the observer on, then one for each value that is no seat.

        Seat 0 is the value `before`; `after` more values follow the last seat the game has. Any other gives zeros.
        """
        return Tensor(Reading.SEAT, after, before)

    @staticmethod
    def seats() -> Tensor:
        """A set of seats as bits: a float for each player, counted from the observer on."""
        return Tensor(Reading.SEATS)


Tensor.SKIP = Tensor(Reading.SKIP)


@dataclass(frozen=True)
class Field:
    """One named field of a position."""

    shape: tuple[int, ...]
    sees: Sees
    tensor: Tensor
    unsigned: bool
    per_seat: bool
    weights: tuple[float, ...] = ()
    """What the numbers of a box's weights are at first; a field with weights is of 64-bit floats."""
    shown: str = ""
    """The open field whose bits say which words of this one have come to light, for all to see; empty: none ever."""
    each: int = 1
    """How many words one bit of that field shows."""

    @property
    def kind(self) -> str:
        """The kind of its numbers, as NumPy writes it."""
        return "<f8" if self.weights else "<u4" if self.unsigned else "<i4"


def scalar(sees: Sees = Sees.ALL, tensor: Tensor = Tensor.SKIP, shown: str = "") -> Any:
    """A single number."""
    return Field((), sees, tensor, False, False, shown=shown)


def array(
    *shape: int,
    sees: Sees = Sees.ALL,
    tensor: Tensor = Tensor.SKIP,
    unsigned: bool = False,
    per_seat: bool = False,
    shown: str = "",
    each: int = 1,
) -> Any:
    """An array of numbers; `per_seat` says that its first axis is the seat.

    `shown` names an open field, declared anywhere in the layout: all see those words of this one whose bit is 1 in it,
    whoever else sees them (`tiles: Array = array(16, sees=Sees.NOBODY, shown="revealed")`). Its bits count from the
    lowest of its first word on, as in kernel/sets.py, through all its rows; each stands for `each` words.
    """
    return Field(shape, sees, tensor, unsigned, per_seat or sees is Sees.OWNER, shown=shown, each=each)


def _enough(field: Field, mask: Field | None) -> bool:
    """Whether a field can be shown by the bits of another."""
    return mask is not None and mask.sees is Sees.ALL and prod(mask.shape) * 32 * field.each >= prod(field.shape)


class Fields:
    """Named fields of 32-bit words as a NumPy record; at run time an instance is that record, not this class.

    A box may have weights besides (kernel/weights.py), which are floats.
    """

    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        cls.fields = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    assert not hasattr(np.record, name), f"{name} is a method of NumPy's records"
                    cls.fields[name] = value
        for name, field in cls.fields.items():
            assert not field.shown or _enough(field, cls.fields.get(field.shown)), (
                f"{name} is shown by {field.shown}, which is no open field with a bit for every {field.each} words"
            )
        listed = [(name, field.kind, field.shape) for name, field in cls.fields.items()]
        cls.dtype = np.dtype(listed, align=True)

    @classmethod
    def empty(cls, count: int = 1) -> Any:
        """An array of `count` zeroed records, but for weights, which are what is declared."""
        records = np.zeros(count, cls.dtype).view(np.recarray)
        for name, field in cls.fields.items():
            if field.weights:
                records[name] = field.weights
        return records

    @classmethod
    def from_bytes(cls, data: bytes) -> Any:
        """A record in memory of its own, from its bytes."""
        return np.frombuffer(bytearray(data), np.dtype((np.record, cls.dtype)))[0]


class Layout(Fields):
    """The fields every position begins with; a game's `Position` adds its own.

    Rules take a position as `s: Position`; what they get is the NumPy record with these fields. A game may declare
    `about` again to say how a learner reads it, and `agenda` (`array(40, 3)`) to give it more rows.
    """

    pending: ClassVar[Mapping[int, tuple[Tensor, Tensor]]] = {}
    """For each step whose waiting on the agenda a learner should know: how its words a and b are read."""

    rng: Array = array(4, sees=Sees.NOBODY, unsigned=True)
    """The generator's state: all chance to come."""
    agenda: Array = array(AGENDA_ROWS, 3)
    """What is still to be done, as (step, a, b); the last of `depth` rows comes first."""
    depth: int = scalar()
    seat: int = scalar(tensor=Tensor.seat())
    """The seat that owes the next decision."""
    decision: int = scalar()
    """Which decision it owes: the step on top of the agenda; learners read it by the rulebook's kinds."""
    about: int = scalar()
    """What the decision is about (a card, say), or -1."""
    over: int = scalar()
    moves: int = scalar()
    """How many moves have been played."""


def duplicate(record: Any) -> Any:
    """A copy of a record in memory of its own: ten times as quick as NumPy's."""
    return np.frombuffer(bytearray(bytes_of(record)), dtype_of(record))[0]


bytes_of: Callable[[Any], bytes] = np.generic.tobytes
"""A record's memory, past its search for a field of this name."""


def as_int32(positions: Any) -> Any:
    """Positions as a plain (count, words) int32 array over the same memory."""
    plain = positions.view(np.ndarray)
    return plain.view(np.int32).reshape(len(plain), -1)
