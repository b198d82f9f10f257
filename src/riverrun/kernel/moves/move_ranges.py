"""Legal moves as ranges of neighbouring numbers, so that "any amount from 1 to 9" is one entry and not nine."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule

WIDEST = 1024  # moves in one range, at most


@rule
def move_range(first: int, count: int) -> int:
    """The moves first to first + count - 1 as one number."""
    return first * WIDEST + count - 1


@rule
def total(ranges: Any, n: int) -> int:
    """How many moves n ranges hold."""
    moves = n
    for i in range(n):
        moves += ranges[i] % WIDEST
    return moves


@rule
def pick(ranges: Any, k: int) -> int:
    """Move number k, counted through the ranges from 0."""
    i = 0
    left = k
    while left > ranges[i] % WIDEST:
        left -= ranges[i] % WIDEST + 1
        i += 1
    return int(ranges[i] // WIDEST + left)


@rule
def random_move_of(ranges: Any, n: int, rng: Any) -> int:
    """One of the moves that n ranges hold, each equally likely."""
    return pick(ranges, below(rng, total(ranges, n)))


@rule
def expand(ranges: Any, n: int) -> int:
    """Writes the moves one by one over the ranges, in place, and returns how many there are."""
    moves = total(ranges, n)
    end = moves
    # From the last range backwards: a range's moves never lie before the range itself, so none is lost unread.
    for i in range(n - 1, -1, -1):
        first = ranges[i] // WIDEST
        last = ranges[i] % WIDEST
        for k in range(last, -1, -1):
            end -= 1
            ranges[end] = first + k
    return moves
