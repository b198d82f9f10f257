"""Scores in words: which animals are home, and whether all have won (FL-I1, I2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.terms import ANIMALS
from riverrun.games.flow.words import animal
from riverrun.kernel.explanations import Line, Score
from riverrun.kernel.words import capital

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def scores(game: Game, s: Any) -> list[Score]:
    """Every seat's score as the position stands: the same for all."""
    points, wins = game.result(s)
    won = bool(wins[0])
    lines = [
        Line("animals", "FL-I1", s.home >> one & 1, _stands(game, s, one), game.lexicon.animal_ids[one])
        for one in range(ANIMALS)
    ]
    return [Score(seat, int(points[0]), 1 if won else 2, won, lines, {}) for seat in range(game.players)]


def _stands(game: Game, s: Any, one: int) -> str:
    """How an animal fares, as a sentence."""
    how = "reaches the boat" if s.home >> one & 1 else "does not reach the boat"
    return f"{capital(animal(game, one))} {how}."
