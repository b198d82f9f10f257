"""Rewards: what a game is worth to each seat, at its end and on the way, the same in every environment."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit import rule

WIN = 0
POINTS = 1
WIN_SHAPED_BY_POINTS = 2
WIN_SHAPED_BY_VALUE = 3

REWARDS = {"win": WIN, "points": POINTS, "win+points": WIN_SHAPED_BY_POINTS, "win+value": WIN_SHAPED_BY_VALUE}

SHAPED = (WIN_SHAPED_BY_POINTS, WIN_SHAPED_BY_VALUE)
"""The rewards that also pay on the way: what the potential of a position gained."""


def reward_number(name: str) -> int:
    """A reward by its name."""
    if name not in REWARDS:
        raise BadOption(f"There is no reward '{name}'; there is: {', '.join(REWARDS)}.")
    return REWARDS[name]


@rule
def pay(points: Any, wins: Any, kind: int, out: Any) -> None:
    """Each seat's reward at the end: its points, or what its share of the win is worth, from -1 to 1.

    Where one win is shared out, the sum is 0: a sole winner gets 1, everyone else -1 / (players - 1). Where all win or
    lose together, or alone, each gets 1 or -1.
    """
    players = len(out)
    total = 0.0
    for seat in range(players):
        total += wins[seat]
    contested = players > 1 and 0.999 < total < 1.001
    for seat in range(players):
        if kind == POINTS:
            out[seat] = points[seat]
        elif contested:
            out[seat] = (wins[seat] * players - 1.0) / (players - 1.0)
        else:
            out[seat] = 2.0 * wins[seat] - 1.0


@rule
def lead(points: Any, together: int, out: Any) -> None:
    """Each seat's potential by points, between -1 and 1: how far it is ahead of the others' mean.

    `together` says that all win or lose together, or that there is nobody else: then the points themselves count.
    """
    players = len(out)
    total = 0.0
    size = 1.0
    for seat in range(players):
        total += points[seat]
        size += abs(points[seat])
    for seat in range(players):
        if together:
            out[seat] = points[seat] / size
        else:
            out[seat] = (points[seat] - (total - points[seat]) / (players - 1.0)) / size
