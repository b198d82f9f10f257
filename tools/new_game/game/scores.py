"""Scores in words: what gave each seat its points, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.terms import KINDS, STONE_IDS
from riverrun.games.new_game.words import stone
from riverrun.kernel.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def scores(game: Game, s: Any) -> list[Score]:
    """Every seat's score as the position stands (NEW-6)."""
    points, wins = game.result(s)
    totals = [int(total) for total in points]
    return [
        Score(
            seat=seat,
            points=total,
            place=1 + sum(other > total for other in totals),
            won=bool(s.over and wins[seat] > 0),
            lines=_lines(game, s, seat),
            ties={},
        )
        for seat, total in enumerate(totals)
    ]


def _lines(game: Game, s: Any, seat: int) -> list[Line]:
    box = game.box_view
    lines = []
    for kind in range(KINDS):
        count, worth = s.taken[seat, kind], box.worth[kind]
        if count:
            text = f"{count} of {stone(game, kind)}, worth {worth} each."
            lines.append(Line("stones", "NEW-4", count * worth, text, STONE_IDS[kind]))
    if s.last == seat:
        lines.append(Line("last", "NEW-5", box.bonus, "The last stone."))
    return lines
