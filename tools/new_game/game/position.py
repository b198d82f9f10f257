"""The layout of a position: named fields, who may see each, and how a learner reads it (NEW-7)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.kernel.position.layout import Array, Layout, Sees, Tensor, array, scalar

SEATS = 4
STONES = 15
STONE_IDS = ("dud", "pebble", "gem")
"""The kinds of stones by their numbers."""
KINDS = len(STONE_IDS)
NONE = -1
"""No stone, and nobody."""


class Step(IntEnum):
    """What lies on the agenda; moves.py says what each step is."""

    TURN = 1
    NEXT = 2


class Position(Layout):
    """One position. Seats count from 0; -1 is no stone and nobody."""

    active: int = scalar(tensor=Tensor.seat())
    """Whose turn it is (NEW-2)."""
    pile: Array = array(STONES, sees=Sees.NOBODY)
    """The stones that lie face down, from the bottom up; the top is at pile_size - 1 (NEW-7)."""
    pile_size: int = scalar(tensor=Tensor.scale(STONES))
    taken: Array = array(SEATS, KINDS, tensor=Tensor.scale(4), per_seat=True)
    """How many stones of each kind a seat has taken (NEW-4)."""
    last: int = scalar(tensor=Tensor.seat())
    """Who took the last stone of the pile, once it is empty (NEW-5)."""
