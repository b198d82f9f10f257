"""Scores in words: which animals are home, and whether all have won (FL-I1, I2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from riverrun.games.flow.scoring import result
from riverrun.games.flow.terms import ANIMALS, SEATS
from riverrun.games.flow.words import animal
from riverrun.kernel.rulebook import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def scores(game: Game, s: Any) -> list[Score]:
    """Every seat's score as the position stands: the same for all."""
    points, wins = np.zeros(SEATS), np.zeros(SEATS)
    result(game.loose_box, s, points, wins)
    won = bool(wins[0])
    lines = [
        Line("animals", "FL-I1", s.home >> one & 1, _stands(game, s, one), game.lexicon.animal_ids[one])
        for one in range(ANIMALS)
    ]
    return [Score(seat, int(points[0]), 1 if won else 2, won, lines, {}) for seat in range(game.players)]


def _stands(game: Game, s: Any, one: int) -> str:
    """How an animal fares, as a sentence."""
    name = animal(game, one)
    how = "reaches the boat" if s.home >> one & 1 else "does not reach the boat"
    return f"{name[0].upper()}{name[1:]} {how}."
