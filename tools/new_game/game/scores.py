"""Scores in words: what gave each seat its points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from riverrun.games.new_game.scoring import result
from riverrun.games.new_game.terms import KINDS, SEATS, STONE_IDS
from riverrun.games.new_game.words import stone
from riverrun.kernel.rulebook import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def scores(game: Game, s: Any) -> list[Score]:
    """Every seat's score as the position stands (NEW-6)."""
    points, wins = np.zeros(SEATS), np.zeros(SEATS)
    result(game.loose_box, s, points, wins)
    seats = range(game.players)
    return [
        Score(
            seat,
            int(points[seat]),
            1 + sum(points[other] > points[seat] for other in seats),
            bool(s.over) and wins[seat] > 0,
            _lines(game, s, seat),
            {},
        )
        for seat in seats
    ]


def _lines(game: Game, s: Any, seat: int) -> list[Line]:
    box = game.loose_box
    lines = []
    for kind in range(KINDS):
        count, worth = s.taken[seat, kind], box.worth[kind]
        if count:
            text = f"{count} of {stone(game, kind)}, worth {worth} each."
            lines.append(Line("stones", "NEW-4", count * worth, text, STONE_IDS[kind]))
    if s.last == seat:
        lines.append(Line("last", "NEW-5", box.bonus, "The last stone."))
    return lines
