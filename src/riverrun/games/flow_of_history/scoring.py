"""The end: victory points, who wins, and where each point comes from (FOH-V)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.nation import count_given, next_uncovered
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NO_CARD, CardTiming, EffectVerb, Icon, Place
from riverrun.games.flow_of_history.words import card_id, card_ref, effect_of
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.rules.explanations import Line, Score

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ICONS = len(Icon)
CULTURE, SCORING = int(Icon.CULTURE), int(CardTiming.SCORING)  # the interpreter is slow to look up a member
SCORE_GAIN_ICONS = int(EffectVerb.SCORE_GAIN_ICONS)


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """FOH-V1 to FOH-V5: every seat's victory points as the position stands, and its share of the win."""
    best = -1
    winners = 0
    for seat in range(box.players):
        points[seat] = seat_points(box, s, seat)
    for seat in range(box.players):
        wins[seat] = 0.0
        if best < 0 or beats(box, s, points, seat, best):
            best = seat
    for seat in range(box.players):
        if not beats(box, s, points, best, seat):
            winners += 1
    for seat in range(box.players):
        if not beats(box, s, points, best, seat):
            wins[seat] = 1.0 / winners


@rule
def beats(box: Box, s: Position, points: Any, one: int, other: int) -> bool:
    """FOH-V5: more points, then more cards, then more tokens in the nation."""
    if points[one] != points[other]:
        return bool(points[one] > points[other])
    if card_count(box, s, one) != card_count(box, s, other):
        return card_count(box, s, one) > card_count(box, s, other)
    return bool(s.tokens[one] > s.tokens[other])


@rule
def card_count(box: Box, s: Position, seat: int) -> int:
    """FOH-V5, FOH-U4: all cards of the nation, covered ones and The Future too."""
    count = 1 if s.place[box.future] == Place.NATION + seat else 0
    for kind in range(6):
        count += s.cards[seat, kind]
    return count


@rule
def seat_points(box: Box, s: Position, seat: int) -> int:
    """FOH-V2, FOH-V3, FOH-V4: culture, pairs of other icons, scoring effects."""
    # s.given holds the icons in play: it is set to its scoring values here and back again below.
    count_given(box, s, seat, 1)
    points = final_icons(box, s, seat, CULTURE) + other_icons(box, s, seat) // 2
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            points += effect_points(box, s, seat, card)
            card = next_uncovered(s, seat, card, kind)
    count_given(box, s, seat, 0)
    return points


@rule
def final_icons(box: Box, s: Position, seat: int, icon: int) -> int:
    """FOH-V1: an icon's number at scoring, with what scoring effects give; `s.given` is at its scoring values."""
    total = s.stripes[seat, icon] + s.given[seat, icon]
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            if box.verb[card] == SCORE_GAIN_ICONS:
                total += box.gives[card, icon]
            card = next_uncovered(s, seat, card, kind)
    return total


@rule
def other_icons(box: Box, s: Position, seat: int) -> int:
    """FOH-V3: all icons but culture."""
    total = 0
    for icon in range(ICONS):
        if icon != CULTURE:
            total += final_icons(box, s, seat, icon)
    return total


@rule
def effect_points(box: Box, s: Position, seat: int, card: int) -> int:
    """FOH-V4, FOH-E8: the culture icons that an uncovered scoring effect gives."""
    if box.timing[card] != SCORING:
        return 0
    verb = box.verb[card]
    if verb == EffectVerb.SCORE_PER_CARD:
        return s.cards[seat, box.of_type[card]] // box.per[card] * box.amount[card]
    if verb == EffectVerb.SCORE_PER_ICON:
        return final_icons(box, s, seat, box.of_icon[card]) // box.per[card] * box.amount[card]
    if verb == EffectVerb.SCORE_SETS:
        fewest = -1
        for kind in range(4):
            if (box.types[card] >> kind) & 1 and (fewest < 0 or s.cards[seat, kind] < fewest):
                fewest = s.cards[seat, kind]
        return fewest * box.amount[card]
    return 0


# In words


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
    """FOH-V1, FOH-V2, FOH-V3, FOH-V4: what gives a seat its points."""
    box = game.box_view
    count_given(box, s, seat, 1)
    culture = final_icons(box, s, seat, Icon.CULTURE)
    others = other_icons(box, s, seat)
    found = [
        Line("culture", "FOH-V2", culture, Sentence("foh-score-culture", {"count": culture})),
        Line("other-icons", "FOH-V3", others // 2, Sentence("foh-score-other-icons", {"count": others})),
    ]
    nation, scoring = Place.NATION + seat, CardTiming.SCORING
    for card, place in enumerate(s.place):
        if place == nation and s.covered[card] == 0 and box.timing[card] == scoring:
            clause = "FOH-V1" if box.verb[card] == SCORE_GAIN_ICONS else "FOH-V4"
            named: dict[str, Arg] = {"card": card_ref(game, card), "effect": effect_of(game, card)}
            sentence = Sentence("foh-score-scoring-effects", named)
            points = effect_points(box, s, seat, card)
            found.append(Line("scoring-effects", clause, points, sentence, card_id(game, card)))
    count_given(box, s, seat, 0)
    return found
