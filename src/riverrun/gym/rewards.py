"""Rewards: what a finished game is worth to each seat, the same in every environment."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit import rule

WIN = 0
POINTS = 1

REWARDS = {"win": WIN, "points": POINTS}


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
