"""What bots know of the game: a sensible guess of how good a position is for each seat, in victory points."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.nation import icons
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.scoring import seat_points
from riverrun.games.flow_of_history.terms import MARKET, NO_CARD, Icon, Timing, Type, Verb
from riverrun.kernel.rule import entry, rule

TOKEN = 0.35  # points a token is worth while there are cards to buy
LAST_TOKEN = 0.02  # and when there are none: it breaks ties
KEPT = 0.85  # chance that an investment nobody can snipe is completed
EXPOSED = 0.45  # and one that somebody can


@rule
def remaining(s: Position) -> float:
    """How much of the game is left, from 1 to 0, by the deck."""
    return min(1.0, s.deck_size / 50.0)


@entry
def value(box: Box, s: Position, out: Any) -> None:
    """Points as they stand, what tokens and icons will still bring, and what running investments promise."""
    left = remaining(s)
    for seat in range(box.players):
        worth = float(seat_points(box, s, seat))
        worth += s.tokens[seat] * (LAST_TOKEN + (TOKEN - LAST_TOKEN) * min(1.0, 3.0 * left))
        worth += left * (0.5 * icons(s, seat, Icon.HARVEST) + 0.3 * icons(s, seat, Icon.TRADE))
        worth += left * 0.25 * icons(s, seat, Icon.INDUSTRY)
        worth += left * 0.3 * min(6, icons(s, seat, Icon.ATTACK) + icons(s, seat, Icon.DEFENSE))
        out[seat] = worth
    for slot in range(MARKET):
        if s.market[slot] != NO_CARD and 0 <= s.investor[slot] < box.players:
            out[s.investor[slot]] += promise(box, s, slot, left)


@rule
def promise(box: Box, s: Position, slot: int, left: float) -> float:
    """What a running investment is worth to its investor."""
    seat = s.investor[slot]
    stake = s.stake[slot]
    exposed = 0
    for other in range(box.players):
        if other != seat and s.tokens[other] >= stake:
            exposed += 1
    gained = card_worth(box, s, seat, s.market[slot], left)
    back = min(icons(s, seat, box.check[s.market[slot]]), stake) * TOKEN
    if exposed == 0:
        return KEPT * (gained + back)
    # A sniped investor is paid the stake and half of what then lies in the Supply.
    paid = (stake + icons(s, seat, Icon.TRADE) + (s.supply + stake) // 2) * TOKEN
    return EXPOSED * (gained + back) + (1.0 - EXPOSED) * min(paid, gained + 1.0)


@rule
def card_worth(box: Box, s: Position, seat: int, card: int, left: float) -> float:
    """What gaining a card would bring a seat: its stripe, its effect, less what it covers or replaces."""
    worth = 0.0
    for icon in range(7):
        worth += box.stripe[card, icon] * (1.0 if icon == Icon.CULTURE else 0.5)
    kind = box.type[card]
    if kind < Type.WONDER and s.top[seat, kind] != NO_CARD:
        worth -= effect_worth(box, s, seat, s.top[seat, kind], left, 0)
        if kind == Type.LEADER:
            for icon in range(7):
                worth -= box.stripe[s.top[seat, kind], icon] * (1.0 if icon == Icon.CULTURE else 0.5)
    return worth + effect_worth(box, s, seat, card, left, 1)


@rule
def effect_worth(box: Box, s: Position, seat: int, card: int, left: float, fresh: int) -> float:
    """What an uncovered effect is worth to a seat; instant and attack effects only when the card is fresh."""
    timing = box.timing[card]
    verb = box.verb[card]
    if timing == Timing.PERMANENT:
        if verb == Verb.PROVIDE:
            total = 0.0
            for icon in range(7):
                total += box.gives[card, icon] * (1.0 if icon == Icon.CULTURE else 0.5)
            return total
        return 0.4 + 0.6 * left
    if timing == Timing.SCORING:
        if verb == Verb.SCORE_PER_CARD:
            return (s.cards[seat, box.of_type[card]] + 2.0 * left) / box.per[card] * box.amount[card]
        if verb == Verb.SCORE_PER_ICON:
            return (icons(s, seat, box.of_icon[card]) + 2.0 * left) / box.per[card] * box.amount[card]
        return 2.0
    if timing == Timing.ACTION:
        return 2.0 * left
    if not fresh:
        return 0.0
    if verb == Verb.GAIN_MARKET or verb == Verb.GAIN_TOP:
        return 1.5 if left > 0.0 else 0.0
    if verb == Verb.TAKE_TOKENS:
        return TOKEN * box.amount[card] * 2.0
    return 0.8
