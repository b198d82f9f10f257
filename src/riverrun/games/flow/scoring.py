"""The end: all win or all lose; the animals that reach the boat are the points (FL-I1, I2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import animal_ref
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import ANIMALS
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


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


def clause_of_end(s: Any) -> str:
    """FL-I1, FL-I2: a game that is over is won or lost."""
    return "FL-I1" if s.won else "FL-I2"


def arg_won(s: Any) -> int:
    """1 if the game is won."""
    return int(s.won)


def scores(game: Game, s: Any) -> list[Score]:
    """FL-I1, FL-I2: every seat's score as the position stands, the same for all: a line for each animal."""
    points, wins = game.result(s)
    won = bool(wins[0])
    lines = []
    for one, animal in enumerate(game.content.facts.animal):
        home = s.home >> one & 1
        sentence = Sentence("fl-score-animals", {"animal": animal_ref(game, one), "home": home})
        lines.append(Line("animals", "FL-I1", home, sentence, animal.id))
    return [Score(seat, int(points[0]), 1 if won else 2, won, lines, {}) for seat in range(game.players)]
