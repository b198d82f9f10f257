"""How guessed points become chances to win, for a game's `value` and `weigh`."""

from __future__ import annotations

import math
from typing import Any

from riverrun.kernel.jit import rule


@rule
def win_chances(points: Any, chances: Any, seats: int, spread: float) -> None:
    """Where one wins: a seat that leads another by `spread` points is e times as likely to win."""
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(seats):
        chances[seat] = math.exp((points[seat] - best) / spread)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


@rule
def win_chances_together(chances: Any, seats: int, lead: float) -> None:
    """Where all win or lose together: as likely as not with a lead of 0, e times as likely to win with every 1 more."""
    chance = 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, lead))))
    for seat in range(seats):
        chances[seat] = chance


@rule
def move_weight(appeal: float, spread: float) -> float:
    """A move's weight: one that looks `spread` points better is e times as likely to be chosen."""
    return math.exp(max(-40.0, min(40.0, appeal / spread)))
