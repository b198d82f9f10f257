"""Points and winners, as rules; scores.py puts them into words."""

from __future__ import annotations

from typing import Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import Position
from riverrun.games.new_game.terms import KINDS
from riverrun.kernel.jit import entry, rule


@rule
def points_of(box: Box, s: Position, seat: int) -> int:
    """NEW-4, NEW-5: what a seat's stones are worth, and the last stone besides."""
    total = box.bonus if s.last == seat else 0
    for kind in range(KINDS):
        total += box.worth[kind] * s.taken[seat, kind]
    return total


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """NEW-6: each seat's points as the game stands, and its share of the win."""
    best = 0
    for seat in range(box.players):
        points[seat] = points_of(box, s, seat)
        best = max(best, int(points[seat]))
    winners = 0
    for seat in range(box.players):
        if points[seat] == best:
            winners += 1
    for seat in range(box.players):
        wins[seat] = 1.0 / winners if points[seat] == best else 0.0
