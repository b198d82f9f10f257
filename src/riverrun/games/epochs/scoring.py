"""Points as they stand, the winner, and the lines that give them (R12, EP-A74, A77, EP-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.cards.counts import count, holds
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import ABILITIES, NONE, Col, Event, Res, Verb
from riverrun.games.epochs.words import ability_ref, invention_ref, wonder_ref
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.rules.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

GOLD = int(Res.GOLD)
EVENT, VERB, B, C, D, BY, MOST = (
    int(column) for column in (Col.EVENT, Col.VERB, Col.B, Col.C, Col.D, Col.BY, Col.MOST)
)
SCORING, VP = int(Event.SCORING), int(Verb.VP)


@rule
def rows_points(box: Box, s: Position, seat: int, first: int, rows: int) -> int:
    """EP-12.1: what the end-game effects of one source give now."""
    points = 0
    for row in range(first, first + rows):
        if box.effects[row, EVENT] == SCORING:
            if box.effects[row, VERB] == VP:
                if holds(box, s, seat, row, NONE):
                    points += box.effects[row, B]
            else:
                points += row_points(box, s, seat, row)
    return points


@rule
def row_points(box: Box, s: Position, seat: int, row: int) -> int:
    """EP-12.1: so many points for each; `max` cuts the points."""
    found = count(box, s, seat, box.effects[row, C], box.effects[row, D]) // box.effects[row, BY]
    return min(box.effects[row, B] * found, box.effects[row, MOST])


@rule
def ability_points(box: Box, s: Position, seat: int) -> int:
    """EP-12.1: all end-game effects of a seat: abilities, inventions, wonders."""
    if (s.listens[seat] >> SCORING) & 1 == 0:
        return 0
    points = 0
    for nth in range(ABILITIES):
        if (s.unlocked[seat] >> nth) & 1:
            ability = ABILITIES * s.civilization[seat] + nth
            points += rows_points(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1])
    for place in range(s.invented_count[seat]):
        card = s.invented[seat, place]
        points += rows_points(box, s, seat, box.invention_rows[card, 0], box.invention_rows[card, 1])
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat:
            points += rows_points(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1])
    return points


@rule
def art_points(box: Box, s: Position, seat: int) -> int:
    """EP-12.1: great works of art by the stack table."""
    return box.art_points[min(s.art[seat], box.art_most)]


@rule
def seat_points(box: Box, s: Position, seat: int) -> int:
    """EP-12.1, EP-A77: the position as it is, without the steps of R10."""
    points = box.vp_culture * s.culture[seat] + box.vp_honor * s.honor[seat] + box.vp_land * s.land_count[seat]
    points += box.vp_city * s.city_count[seat] + s.stock[seat, GOLD] // box.gold_per_vp
    return points + art_points(box, s, seat) + ability_points(box, s, seat)


@rule
def rank_of(box: Box, s: Position, seat: int) -> int:
    """EP-5.3: a seat's place by culture, from 0; before the first player is drawn (EP-A82) its number."""
    for rank in range(box.players):
        if s.ranking[rank] == seat:
            return rank
    return seat


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """EP-12.1: most points; of equals who is higher in culture, so nobody shares a win."""
    best = 0
    for seat in range(box.players):
        points[seat] = seat_points(box, s, seat)
        wins[seat] = 0.0
    for seat in range(1, box.players):
        tied = points[seat] == points[best] and rank_of(box, s, seat) < rank_of(box, s, best)
        if tied or points[seat] > points[best]:
            best = seat
    wins[best] = 1.0


# In words


def scores(game: Game, s: Any) -> list[Score]:
    """EP-12.1, EP-A77: every seat's score as the position stands."""
    points, wins = game.result(s)
    order = [(int(points[seat]), -int(rank_of(game.box_view, s, seat))) for seat in range(game.players)]
    return [
        Score(
            seat=seat,
            points=int(points[seat]),
            place=1 + sum(other > order[seat] for other in order),
            won=bool(wins[seat] > 0),
            lines=lines(game, s, seat),
            ties={"culture": int(s.culture[seat])},
        )
        for seat in range(game.players)
    ]


def lines(game: Game, s: Any, seat: int) -> list[Line]:
    """EP-12.1: what gives a seat its points."""
    box = game.box_view
    counts = {
        "culture": (int(s.culture[seat]), int(box.vp_culture * s.culture[seat])),
        "honor": (int(s.honor[seat]), int(box.vp_honor * s.honor[seat])),
        "land": (int(s.land_count[seat]), int(box.vp_land * s.land_count[seat])),
        "city": (int(s.city_count[seat]), int(box.vp_city * s.city_count[seat])),
        "gold": (int(s.stock[seat, GOLD]), int(s.stock[seat, GOLD] // box.gold_per_vp)),
        "art": (int(s.art[seat]), int(art_points(box, s, seat))),
    }
    found = [
        Line(kind, "EP-12.1", points, Sentence(f"ep-score-{kind}", {"count": many}))
        for kind, (many, points) in counts.items()
    ]
    for card, first, rows in sources(game, s, seat):
        if any(box.effects[row, EVENT] == SCORING for row in range(first, first + rows)):
            points = int(rows_points(box, s, seat, first, rows))
            found.append(Line("card", "EP-12.1", points, Sentence("ep-score-card", {"card": card})))
    return found


def sources(game: Game, s: Any, seat: int) -> list[tuple[Arg, int, int]]:
    """A seat's abilities, inventions and wonders, each with its rows of effects."""
    box = game.box_view
    found: list[tuple[Arg, int, int]] = []

    def add(card: Arg, rows: Any, number: int) -> None:
        found.append((card, int(rows[number, 0]), int(rows[number, 1])))

    for nth in range(ABILITIES):
        if int(s.unlocked[seat]) >> nth & 1:
            ability = ABILITIES * int(s.civilization[seat]) + nth
            add(ability_ref(game, ability), box.ability_rows, ability)
    for place in range(int(s.invented_count[seat])):
        card = int(s.invented[seat, place])
        add(invention_ref(game, card), box.invention_rows, card)
    for place in range(int(s.built_count)):
        wonder = int(s.built[place])
        if s.builder[wonder] == seat:
            add(wonder_ref(game, wonder), box.wonder_rows, wonder)
    return found
