"""Scores with their breakdown by step and card, in words (FOH-V)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.nation import count_given
from riverrun.games.flow_of_history.scoring import (
    card_count,
    effect_points,
    final_icons,
    other_icons,
)
from riverrun.games.flow_of_history.terms import Icon, Place, Timing
from riverrun.games.flow_of_history.words import card_id, effect_of, name
from riverrun.kernel.explanations import Line, Score
from riverrun.kernel.words import count

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


def scores(game: Game, s: Any) -> list[Score]:
    """Every seat's score as the position stands."""
    points, wins = game.result(s)
    ties = [
        {"points": int(points[seat]), "cards": card_count(game.box_view, s, seat), "tokens": int(s.tokens[seat])}
        for seat in range(game.players)
    ]
    ranks = [tuple(tie.values()) for tie in ties]
    return [
        Score(
            seat=seat,
            points=int(points[seat]),
            place=1 + sum(other > ranks[seat] for other in ranks),
            won=bool(wins[seat] > 0),
            lines=lines(game, s, seat),
            ties={label: ties[seat][label] for label in ("cards", "tokens")},
        )
        for seat in range(game.players)
    ]


def lines(game: Game, s: Any, seat: int) -> list[Line]:
    """FOH-V2, FOH-V3, FOH-V4: what gives a seat its points."""
    box = game.box_view
    count_given(box, s, seat, 1)
    culture = final_icons(box, s, seat, Icon.CULTURE)
    others = other_icons(box, s, seat)
    found = [
        Line("culture", "FOH-V2", culture, count(culture, "culture icon")),
        Line("other icons", "FOH-V3", others // 2, f"{count(others, 'other icon')}, 1 for every 2"),
    ]
    nation, scoring = Place.NATION + seat, Timing.SCORING
    for number, place in enumerate(s.place):
        if place == nation and s.covered[number] == 0 and box.timing[number] == scoring:
            given = effect_points(box, s, seat, number)
            says = f"{name(game, number)}: {effect_of(game, number)}"
            found.append(Line("scoring effects", "FOH-V4", given, says, card_id(game, number)))
    count_given(box, s, seat, 0)
    return found
