"""The agenda: a stack in the position of what is still to be done, so that a game can stop inside a card's effect."""

from __future__ import annotations

from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Layout


@rule
def push(s: Layout, step: int, a: int, b: int) -> None:
    """Puts a step on top: it happens next."""
    s.agenda[s.depth, 0] = step
    s.agenda[s.depth, 1] = a
    s.agenda[s.depth, 2] = b
    s.depth += 1


@rule
def pop(s: Layout) -> None:
    """Takes the top step off; its words are cleared so that equal positions are equal bytes."""
    s.depth -= 1
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
