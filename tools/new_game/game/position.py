"""The layout of a position: named fields, who may see each, and how a learner reads it (NEW-7)."""

from __future__ import annotations

from riverrun.games.new_game.terms import KINDS, SEATS, STONES
from riverrun.kernel.layout import Layout, Sees, Tensor, Words, word, words


class Position(Layout):
    """One position. Seats count from 0; -1 is no stone and nobody."""

    pile: Words = words(STONES, sees=Sees.NOBODY)
    """The stones that lie face down, from the bottom up; the top is at pile_size - 1 (NEW-7)."""
    pile_size: int = word(tensor=Tensor.scale(STONES))
    taken: Words = words(SEATS, KINDS, tensor=Tensor.scale(4), per_seat=True)
    """How many stones of each kind a seat has taken (NEW-4)."""
    last: int = word(tensor=Tensor.seat())
    """Who took the last stone of the pile, once it is empty (NEW-5)."""
