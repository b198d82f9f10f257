"""Legal moves as spans: runs of neighbouring numbers, so that "any amount from 1 to 9" is one entry and not nine."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.chance import below
from riverrun.kernel.rule import rule

WIDEST = 1024  # moves in one span, at most


@rule
def span(first: int, count: int) -> int:
    """The moves first to first + count - 1 as one number."""
    return first * WIDEST + count - 1


@rule
def total(spans: Any, n: int) -> int:
    """How many moves n spans hold."""
    moves = n
    for i in range(n):
        moves += spans[i] % WIDEST
    return moves


@rule
def pick(spans: Any, k: int) -> int:
    """Move number k, counted through the spans from 0."""
    i = 0
    left = k
    while left > spans[i] % WIDEST:
        left -= spans[i] % WIDEST + 1
        i += 1
    return int(spans[i] // WIDEST + left)


@rule
def any_of(spans: Any, n: int, rng: Any) -> int:
    """One of the moves that n spans hold, each equally likely."""
    return pick(spans, below(rng, total(spans, n)))


@rule
def unfold(spans: Any, n: int) -> int:
    """Writes the moves one by one over the spans, in place, and returns how many there are."""
    moves = total(spans, n)
    end = moves
    # From the last span backwards: a span's moves never lie before the span itself, so none is lost unread.
    for i in range(n - 1, -1, -1):
        first = spans[i] // WIDEST
        last = spans[i] % WIDEST
        for k in range(last, -1, -1):
            end -= 1
            spans[end] = first + k
    return moves
