"""What holds of seats and of the course in every position: pieces, supply and demand, honor, art, ranks, decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.cards.counts import count as count_of
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.checks.soundness import SAYS, Unsound
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import (
    ABILITIES,
    BASIC,
    CITIES,
    EPOCHS,
    LAST_DECISION,
    NONE,
    SEATS,
    STORED,
    WONDERS,
    Col,
    Event,
    Natural,
    Step,
    Verb,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.position.documents import unsound
from riverrun.kernel.position.layout import duplicate
from riverrun.kernel.sets import count, count_both

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

NATURALS = len(Natural)
VERB, EVENT, A, B, C, D, BY = (int(column) for column in (Col.VERB, Col.EVENT, Col.A, Col.B, Col.C, Col.D, Col.BY))
ALWAYS, MODIFY, MODIFY_PER = int(Event.ALWAYS), int(Verb.MODIFY), int(Verb.MODIFY_PER)
SUPPLY, DEMAND = 0, 1


@rule
def stocks_wrong(box: Box, s: Position) -> int:
    """EP-5.1, EP-5.2, EP-A8: nothing is below 0, and nobody has more than 24 cubes."""
    for seat in range(SEATS):
        for kind in range(STORED):
            if s.stock[seat, kind] < 0:
                return Unsound.NEGATIVE_STOCK
        if s.culture[seat] < 0 or s.art[seat] < 0 or s.honor[seat] < 0:
            return Unsound.NEGATIVE_STOCK
        if s.authority[seat] < 0 or s.consumed[seat] < 0 or s.free_cities[seat] < 0:
            return Unsound.NEGATIVE_STOCK
        if s.authority[seat] + s.consumed[seat] + s.land_count[seat] > box.authority_max:
            return Unsound.TOO_MANY_CUBES
    return Unsound.NOTHING


@rule
def pieces_wrong(box: Box, s: Position) -> int:
    """EP-6.7: what is counted is what lies there; cities on board and map are as many as the form allows."""
    for seat in range(SEATS):
        if count(s.lands, seat) != s.land_count[seat] or count(s.cities, seat) != s.city_count[seat]:
            return Unsound.PIECES_MISCOUNTED
        if count(s.posts, seat) != s.post_count[seat]:
            return Unsound.PIECES_MISCOUNTED
        wonders = 0
        for wonder in range(WONDERS):
            if s.builder[wonder] == seat:
                wonders += 1
        if wonders != s.wonder_count[seat]:
            return Unsound.PIECES_MISCOUNTED
        cities = s.free_cities[seat] + s.city_count[seat]
        surplus = s.decision == Step.SURPLUS and seat == s.active and cities > s.max_cities[seat]
        if seat < box.players and cities != s.max_cities[seat] and not surplus:
            return Unsound.CITIES_MISCOUNTED
        if cities > CITIES:
            return Unsound.CITIES_MISCOUNTED
    return Unsound.NOTHING


@rule
def rows_trade(box: Box, s: Position, seat: int, track: int, first: int, rows: int) -> int:
    """EP-5.4: what the ongoing effects of one source add to supply or demand."""
    found = 0
    for row in range(first, first + rows):
        if box.effects[row, EVENT] == ALWAYS and box.effects[row, A] == track:
            if box.effects[row, VERB] == MODIFY:
                found += box.effects[row, B]
            elif box.effects[row, VERB] == MODIFY_PER:
                per = count_of(box, s, seat, box.effects[row, C], box.effects[row, D])
                found += box.effects[row, B] * (per // box.effects[row, BY])
    return found


@rule
def cards_trade(box: Box, s: Position, seat: int, track: int) -> int:
    """EP-5.4: what all cards of a seat add to supply or demand."""
    form = s.form[seat]
    found = rows_trade(box, s, seat, track, box.form_rows[form, 0], box.form_rows[form, 1])
    for nth in range(ABILITIES):
        if (s.unlocked[seat] >> nth) & 1:
            ability = ABILITIES * s.civilization[seat] + nth
            found += rows_trade(box, s, seat, track, box.ability_rows[ability, 0], box.ability_rows[ability, 1])
    for place in range(s.invented_count[seat]):
        card = s.invented[seat, place]
        found += rows_trade(box, s, seat, track, box.invention_rows[card, 0], box.invention_rows[card, 1])
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat:
            found += rows_trade(box, s, seat, track, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1])
    return found


@rule
def trade_wrong(box: Box, s: Position) -> int:
    """EP-2.5, EP-5.4: supply of the lands' resources, demand of cities and posts, and what cards add."""
    for seat in range(box.players):
        supply = cards_trade(box, s, seat, SUPPLY)
        for natural in range(NATURALS):
            supply += box.supply_of[natural] * count_both(s.lands, seat, s.natural, natural)
        demand = cards_trade(box, s, seat, DEMAND)
        demand += box.city_demand * s.city_count[seat] + box.post_demand * s.post_count[seat]
        if supply != s.trade_supply[seat] or demand != s.trade_demand[seat]:
            return Unsound.TRADE_MISCOUNTED
    return Unsound.NOTHING


@rule
def treasures_wrong(box: Box, s: Position) -> int:
    """EP-8.7, EP-A79: honor and great works of art only change hands."""
    honor = 0
    art = s.art_left
    for seat in range(SEATS):
        honor += s.honor[seat]
        art += s.art[seat]
    if honor != box.players * box.start_honor:
        return Unsound.HONOR_LOST
    return Unsound.ART_LOST if art != box.art_tokens or s.art_left < 0 else Unsound.NOTHING


@rule
def ranking_wrong(box: Box, s: Position) -> int:
    """EP-5.3, EP-A82: once there is a first player, every seat has one rank, the higher culture first."""
    seen = 0
    for rank in range(SEATS):
        seat = s.ranking[rank]
        if rank >= box.players or s.first == NONE:
            if seat != NONE:
                return Unsound.RANKING_WRONG
            continue
        if not 0 <= seat < box.players or (seen >> seat) & 1:
            return Unsound.RANKING_WRONG
        if rank > 0 and s.culture[s.ranking[rank - 1]] < s.culture[seat]:
            return Unsound.RANKING_WRONG
        seen |= 1 << seat
    return Unsound.NOTHING


@rule
def course_wrong(box: Box, s: Position) -> int:
    """EP-1.1, EP-4.2, EP-D2: the epoch, its turns and inventions; a running game asks a decision."""
    if not 0 <= s.epoch < EPOCHS or not 1 <= s.turn <= box.turns_per_epoch or not 0 <= s.scroll <= box.rows:
        return Unsound.COURSE_IMPOSSIBLE
    if not NONE <= s.first < box.players or (s.first == NONE) != (s.active == NONE) or s.active >= box.players:
        return Unsound.COURSE_IMPOSSIBLE
    for seat in range(box.players):
        if not 0 <= s.inventions_done[seat] <= box.inventions_per_epoch:
            return Unsound.COURSE_IMPOSSIBLE
        if not 0 <= s.covers_done[seat] <= box.covers_per_epoch:
            return Unsound.COURSE_IMPOSSIBLE
        if s.marker[seat] and (s.marker_epochs[seat] >> s.epoch) & 1 == 0:
            return Unsound.COURSE_IMPOSSIBLE
    if s.over:
        return Unsound.NOTHING if s.depth == 0 and s.decision == 0 else Unsound.NO_DECISION
    if s.depth < 1 or not 1 <= s.decision <= LAST_DECISION or s.decision != s.agenda[s.depth - 1, 0]:
        return Unsound.NO_DECISION
    return Unsound.NOTHING if 0 <= s.seat < box.players else Unsound.NO_DECISION


@rule
def left_over(box: Box, s: Position) -> int:
    """EP-D7, EP-D12: a war is noted while one is fought, a price while it is paid; nothing lies in scratch rooms."""
    at_war = s.decision == Step.PROTECT or s.decision == Step.SPOILS
    if at_war != (s.war_target != NONE) or (not at_war and (s.war_defender != NONE or s.war_attack or s.war_defence)):
        return Unsound.LEFT_OVER
    due = s.due[STORED - 1] + s.no_gold
    for kind in range(BASIC):
        due += s.due[kind]
    if due and s.decision != Step.PAYMENT and s.decision != Step.KEEP:
        return Unsound.LEFT_OVER
    if s.scratch[0] or s.scratch[63]:
        return Unsound.LEFT_OVER
    return Unsound.NOTHING


@rule
def nobody_there(box: Box, s: Position) -> int:
    """EP-1.1: seats beyond the players have nothing."""
    for seat in range(box.players, SEATS):
        if s.land_count[seat] or s.city_count[seat] or s.post_count[seat] or s.authority[seat] or s.consumed[seat]:
            return Unsound.NOBODY_THERE
        if s.culture[seat] or s.art[seat] or s.honor[seat] or s.invented_count[seat] or s.wonder_count[seat]:
            return Unsound.NOBODY_THERE
        if s.civilization[seat] != NONE or s.unit[seat, 0] != NONE or s.unit[seat, 1] != NONE or s.marker[seat]:
            return Unsound.NOBODY_THERE
        for kind in range(STORED):
            if s.stock[seat, kind]:
                return Unsound.NOBODY_THERE
        for epoch in range(EPOCHS):
            if s.hand[seat, epoch]:
                return Unsound.NOBODY_THERE
    return Unsound.NOTHING


INVARIANTS = (
    stocks_wrong,
    pieces_wrong,
    trade_wrong,
    treasures_wrong,
    ranking_wrong,
    course_wrong,
    left_over,
    nobody_there,
)


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "EP-D2") or sums_wrong(game, s)


def sums_wrong(game: Game, s: Any) -> list[str]:
    """What cards add up to, counted anew."""
    again = duplicate(s)
    for seat in range(game.players):
        reckon(game.box, again, seat)
    wrong = [name for name in s.dtype.names if (s[name] != again[name]).any()]
    return [f"The sums of a seat's cards are wrong: {', '.join(wrong)} (EP-A49)."] if wrong else []
