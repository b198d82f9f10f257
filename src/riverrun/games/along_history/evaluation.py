"""What bots know of the game: how good a position is for each seat, and which moves look good at first sight."""

from __future__ import annotations

from typing import Any

from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.scoring import seat_points
from riverrun.games.along_history.terms import Step
from riverrun.kernel.jit import entry
from riverrun.kernel.win_chances import win_chances

SPREAD = 5.0


@entry
def settled(box: Box, s: Position) -> int:
    """1 where a position can be judged, 0 inside a payment, a swap, a war or another composite choice."""
    step = s.decision
    return 1 if step == Step.MAIN or step == Step.CALAMITY or step == Step.WAR or step == Step.COUNTER else 0


@entry
def luck(box: Box, s: Position) -> int:
    """What the re-rolled die of the last move shows; 0 where chance is not to be told apart."""
    return s.luck_face if s.luck_move == s.moves else 0


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """Points as they stand."""
    for seat in range(box.players):
        points[seat] = float(seat_points(box, s, seat))
    win_chances(points, chances, box.players, SPREAD)


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """All alike."""
    for i in range(count):
        weights[i] = 1.0
