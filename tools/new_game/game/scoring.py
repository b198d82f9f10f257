"""Points and winners (NEW-4 to NEW-6), as rules and with the lines that give them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.moves import name_of
from riverrun.games.new_game.position import KINDS, STONE_IDS, Position
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


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


def scores(game: Game, s: Any) -> list[Score]:
    """NEW-6: every seat's score as the position stands."""
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
            said = Sentence("new-score-stones", {"count": count, "stone": name_of(game, kind), "worth": worth})
            lines.append(Line("stones", "NEW-4", count * worth, said, STONE_IDS[kind]))
    if s.last == seat:
        lines.append(Line("last", "NEW-5", box.bonus, Sentence("new-score-last")))
    return lines
