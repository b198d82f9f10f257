"""What bots know of the game: a sensible guess of how good a position is for each seat."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.scoring import seat_points
from riverrun.kernel.rule import entry


@entry
def value(box: Box, s: Position, out: Any) -> None:
    """Points if the game ended now, and what tokens and investments are worth until it does."""
    for seat in range(box.players):
        out[seat] = seat_points(box, s, seat)
