"""The agenda: a stack in the position of what is still to be done, so that a game can stop inside a card's effect.

It has as many rows as the game's layout gives it. A step too many is not written, but counted, and ends the game on the
spot: nothing after it could be right. `State.play` refuses such a move, and `sound` such a position.
"""

from __future__ import annotations

from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Layout

OVERFLOW = 1_000_000
"""What `sound` gives for a position whose agenda has overflowed; a game's own numbers are below."""


@rule
def push(s: Layout, step: int, a: int, b: int) -> None:
    """Puts a step on top: it happens next."""
    if s.depth < len(s.agenda):
        s.agenda[s.depth, 0] = step
        s.agenda[s.depth, 1] = a
        s.agenda[s.depth, 2] = b
    else:
        s.over = 1
    s.depth += 1


@rule
def overflowed(s: Layout) -> int:
    """Whether more was to be done than the agenda has rows for."""
    return 1 if s.depth > len(s.agenda) else 0


@rule
def pop(s: Layout) -> None:
    """Takes the top step off; its words are cleared so that equal positions are equal bytes."""
    s.depth -= 1
    if s.depth < len(s.agenda):
        s.agenda[s.depth, 0] = 0
        s.agenda[s.depth, 1] = 0
        s.agenda[s.depth, 2] = 0


@rule
def ask(s: Layout, seat: int, about: int) -> None:
    """Stops at the top step: it is a decision that `seat` owes."""
    s.seat = seat
    s.decision = s.agenda[s.depth - 1, 0]
    s.about = about


@rule
def finish(s: Layout) -> None:
    """The game is over: nothing is left to do."""
    while s.depth > 0:
        pop(s)
    s.over = 1
    s.seat = -1
    s.decision = 0
    s.about = -1
