"""Points as they stand, ties and shared wins, and the lines that give them (AH-81, AH-89, AH-R17, AH-R18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import card_count
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import COUNTERS
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


@rule
def counter_points(box: Box, s: Position, seat: int) -> int:
    """AH-69: the values of the counters a seat has."""
    total = 0
    held = s.held[seat]
    for counter in range(COUNTERS):
        if (held >> counter) & 1:
            total += box.value[counter]
    return total


@rule
def age_points(box: Box, s: Position, seat: int) -> int:
    """AH-73, AH-81: VP of all cards, less what covered bonuses cost, and the counters; gold and UR give nothing."""
    return s.vp[seat] - box.lost_bonus * s.lost[seat] + counter_points(box, s, seat)


@rule
def seat_points(box: Box, s: Position, seat: int) -> int:
    """AH-81, AH-R17: the track, and what the Age would give now."""
    return s.score[seat] + age_points(box, s, seat)


@rule
def counters_of_value(box: Box, s: Position, seat: int, value: int) -> int:
    """How many counters of a value a seat has."""
    count = 0
    for counter in range(COUNTERS):
        if (s.held[seat] >> counter) & 1 and box.value[counter] == value:
            count += 1
    return count


@rule
def tie_rank(box: Box, s: Position, seat: int) -> int:
    """AH-89, AH-R18: a seat's counters from the highest down as one number; a missing one is lower than any."""
    rank = 0
    places = 0
    for value in range(7, 0, -1):
        for _ in range(counters_of_value(box, s, seat, value)):
            if places < 15:
                rank = rank * 8 + value
                places += 1
    while places < 15:
        rank *= 8
        places += 1
    return rank


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """AH-89, AH-R17, AH-R18: most points; then the highest counter, the second highest and so on; else shared."""
    for seat in range(box.players):
        points[seat] = seat_points(box, s, seat)
    best = 0
    for seat in range(1, box.players):
        if beats(box, s, points, seat, best):
            best = seat
    winners = 0
    for seat in range(box.players):
        if not beats(box, s, points, best, seat):
            winners += 1
    for seat in range(box.players):
        wins[seat] = 0.0 if beats(box, s, points, best, seat) else 1.0 / winners


@rule
def beats(box: Box, s: Position, points: Any, one: int, other: int) -> bool:
    """AH-89: more points, else better counters."""
    if points[one] != points[other]:
        return bool(points[one] > points[other])
    return tie_rank(box, s, one) > tie_rank(box, s, other)


# In words


def values_held(game: Game, s: Any, seat: int) -> list[int]:
    """The values of a seat's counters, the highest first."""
    box = game.box_view
    return sorted((box.value[one] for one in range(COUNTERS) if int(s.held[seat]) >> one & 1), reverse=True)


def scores(game: Game, s: Any) -> list[Score]:
    """AH-81, AH-89: every seat's score as the position stands."""
    points, wins = game.result(s)
    ranks = [(int(points[seat]), values_held(game, s, seat)) for seat in range(game.players)]
    return [
        Score(
            seat=seat,
            points=int(points[seat]),
            place=1 + sum(other > ranks[seat] for other in ranks),
            won=bool(wins[seat] > 0),
            lines=lines(game, s, seat),
            ties={"counter": max(ranks[seat][1], default=0)},
        )
        for seat in range(game.players)
    ]


def lines(game: Game, s: Any, seat: int) -> list[Line]:
    """AH-81: what gives a seat its points."""
    box = game.box_view
    found = []
    if box.first_age < s.age:
        found.append(Line("track", "AH-81", int(s.score[seat]), Sentence("ah-score-track")))
    cards = card_count(s, seat)
    found.append(Line("cards", "AH-81", int(s.vp[seat]), Sentence("ah-score-cards", {"count": cards})))
    if s.lost[seat]:
        said = Sentence("ah-score-lost", {"count": int(s.lost[seat])})
        found.append(Line("lost", "AH-73", -box.lost_bonus * int(s.lost[seat]), said))
    held = values_held(game, s, seat)
    said = Sentence("ah-score-counters", {"count": len(held)})
    found.append(Line("counters", "AH-69", sum(held), said))
    return found
