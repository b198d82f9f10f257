"""The agenda: a stack in the position of what is still to be done, so that a game can stop inside a card's effect.

It has as many rows as the game's layout gives it. A step too many is not written, but counted, and ends the game on the
spot: nothing after it could be right. `State.play` refuses such a move, and `sound` such a position.

Steps of one kind that lie together on top may be a bag: a decision above them asks their owner which comes next, and
`lift` brings that one up.
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
def bag(s: Layout, step: int) -> int:
    """How many steps of this kind lie together on top; the lowest of them is row `depth` less this."""
    count = 0
    while count < s.depth and s.agenda[s.depth - 1 - count, 0] == step:
        count += 1
    return count


@rule
def lift(s: Layout, row: int) -> None:
    """Brings a step up from its row, counted from the bottom: it happens next; those above it keep their order."""
    step = s.agenda[row, 0]
    a = s.agenda[row, 1]
    b = s.agenda[row, 2]
    for at in range(row, s.depth - 1):
        for word in range(3):
            s.agenda[at, word] = s.agenda[at + 1, word]
    s.agenda[s.depth - 1, 0] = step
    s.agenda[s.depth - 1, 1] = a
    s.agenda[s.depth - 1, 2] = b


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
