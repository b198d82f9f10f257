"""The end: all win or all lose (FL-I1, I2); the animals that reach the boat are the points."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow.content import Box
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import ANIMALS
from riverrun.kernel.jit import entry, rule


@rule
def animals_in(home: int) -> int:
    """How many animals these bits name."""
    count = 0
    for animal in range(ANIMALS):
        count += (home >> animal) & 1
    return count


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """FL-I1, FL-I2: everyone has brought the same animals home, and wins or loses with all others."""
    for seat in range(box.players):
        points[seat] = animals_in(s.home)
        wins[seat] = 1.0 if s.won else 0.0
