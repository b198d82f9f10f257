"""The layout of a position: named fields, who may see each, and how a learner reads it (NEW-7)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.kernel.position.layout import Layout, Sees, Tensor, Words, word, words

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

    active: int = word(tensor=Tensor.seat())
    """Whose turn it is (NEW-2)."""
    pile: Words = words(STONES, sees=Sees.NOBODY)
    """The stones that lie face down, from the bottom up; the top is at pile_size - 1 (NEW-7)."""
    pile_size: int = word(tensor=Tensor.scale(STONES))
    taken: Words = words(SEATS, KINDS, tensor=Tensor.scale(4), per_seat=True)
    """How many stones of each kind a seat has taken (NEW-4)."""
    last: int = word(tensor=Tensor.seat())
    """Who took the last stone of the pile, once it is empty (NEW-5)."""
