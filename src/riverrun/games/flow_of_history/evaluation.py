"""What bots know of the game: how good a position is for each seat, and which moves look good at first sight."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.investing import placed
from riverrun.games.flow_of_history.market import current_age, slot_of
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import icons
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.scoring import seat_points
from riverrun.games.flow_of_history.terms import BANKER, MARKET, NO_CARD, CardTiming, EffectVerb, Icon, Type
from riverrun.games.flow_of_history.weights import W
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.win_chances import move_weight, win_chances


@rule
def remaining(s: Position) -> float:
    """How much of the game is left, from 1 to 0, by the deck."""
    return min(1.0, s.deck_size / 50.0)


@rule
def token_worth(box: Box, left: float) -> float:
    """What a token is worth: less once few cards are left to buy."""
    w = box.weights
    last = w[W.LAST_TOKEN]
    return last + (w[W.TOKEN] - last) * min(1.0, 3.0 * left)


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """Points as they stand, what tokens and icons will still bring, and what running investments promise.

    Whoever leads by SPREAD points is e times as likely to win.
    """
    left = remaining(s)
    w = box.weights
    for seat in range(box.players):
        worth = float(seat_points(box, s, seat))
        worth += s.tokens[seat] * token_worth(box, left)
        worth += left * (w[W.HARVEST] * icons(s, seat, Icon.HARVEST) + w[W.TRADE] * icons(s, seat, Icon.TRADE))
        worth += left * w[W.INDUSTRY] * icons(s, seat, Icon.INDUSTRY)
        worth += left * w[W.WAR] * min(6, icons(s, seat, Icon.ATTACK) + icons(s, seat, Icon.DEFENSE))
        points[seat] = worth
    for slot in range(MARKET):
        if s.market[slot] != NO_CARD and 0 <= s.investor[slot] < box.players:
            points[s.investor[slot]] += promise(box, s, slot, left)
    win_chances(points, chances, box.players, w[W.SPREAD] + w[W.EARLY_SPREAD] * left)


@rule
def promise(box: Box, s: Position, slot: int, left: float) -> float:
    """What a running investment is worth to its investor."""
    w = box.weights
    seat = s.investor[slot]
    stake = s.stake[slot]
    exposed = 0
    for other in range(box.players):
        if other != seat and s.tokens[other] >= stake:
            exposed += 1
    gained = card_worth(box, s, seat, s.market[slot], left)
    back = min(icons(s, seat, box.check[s.market[slot]]), stake) * w[W.TOKEN]
    if exposed == 0:
        return w[W.KEPT] * (gained + back)
    # A sniped investor is paid the stake and half of what then lies in the Supply.
    paid = (stake + icons(s, seat, Icon.TRADE) + (s.supply + stake) // 2) * w[W.TOKEN]
    exposure = w[W.EXPOSED]
    return exposure * (gained + back) + (1.0 - exposure) * min(paid, gained + 1.0)


@rule
def card_worth(box: Box, s: Position, seat: int, card: int, left: float) -> float:
    """What gaining a card would bring a seat: its stripe, its effect, less what it covers or replaces."""
    w = box.weights
    worth = 0.0
    for icon in range(7):
        worth += box.stripe[card, icon] * (1.0 if icon == Icon.CULTURE else w[W.STRIPE])
    kind = box.type[card]
    if kind < Type.WONDER and s.top[seat, kind] != NO_CARD:
        worth -= effect_worth(box, s, seat, s.top[seat, kind], left, 0)
        if kind == Type.LEADER:
            for icon in range(7):
                worth -= box.stripe[s.top[seat, kind], icon] * (1.0 if icon == Icon.CULTURE else w[W.STRIPE])
    return worth + effect_worth(box, s, seat, card, left, 1)


@rule
def effect_worth(box: Box, s: Position, seat: int, card: int, left: float, fresh: int) -> float:
    """What an uncovered effect is worth to a seat; instant and attack effects only when the card is fresh."""
    w = box.weights
    timing = box.timing[card]
    verb = box.verb[card]
    if timing == CardTiming.PERMANENT:
        if verb == EffectVerb.PROVIDE:
            total = 0.0
            for icon in range(7):
                total += box.gives[card, icon] * (1.0 if icon == Icon.CULTURE else w[W.STRIPE])
            return total
        return w[W.PERMANENT] + w[W.PERMANENT_EARLY] * left
    if timing == CardTiming.SCORING:
        later = w[W.COUNTED_LATER] * left
        if verb == EffectVerb.SCORE_PER_CARD:
            return (s.cards[seat, box.of_type[card]] + later) / box.per[card] * box.amount[card]
        if verb == EffectVerb.SCORE_PER_ICON:
            return (icons(s, seat, box.of_icon[card]) + later) / box.per[card] * box.amount[card]
        return w[W.SCORING]
    if timing == CardTiming.ACTION:
        return w[W.ACTION] * left
    if not fresh:
        return 0.0
    if verb == EffectVerb.GAIN_MARKET or verb == EffectVerb.GAIN_TOP:
        return w[W.GAIN] if left > 0.0 else 0.0
    if verb == EffectVerb.TAKE_TOKENS:
        return w[W.TOKEN] * box.amount[card] * w[W.TAKEN_TOKEN]
    return w[W.INSTANT]


# About how many points a move brings, without playing it


@rule
def appeal_invest(box: Box, s: Position, card: int, amount: int, left: float, token: float) -> float:
    """What an investment promises, less the tokens; what is one's own at once is not paid for."""
    w = box.weights
    seat = s.active
    stake = placed(amount)
    exposed = 0
    for other in range(box.players):
        if other != seat and s.tokens[other] >= stake:
            exposed += 1
    gained = card_worth(box, s, seat, card, left) + token * min(icons(s, seat, box.check[card]), s.supply + stake)
    if exposed == 0:
        return w[W.KEPT] * gained - token * stake
    paid = token * (stake + icons(s, seat, Icon.TRADE) + (s.supply + stake) // 2)
    exposure = w[W.EXPOSED]
    return exposure * gained + (1.0 - exposure) * min(paid, gained + 1.0) - token * stake


@rule
def appeal_stake(amount: int, token: float) -> float:
    """More tokens on a card bring nothing at once."""
    return -token * placed(amount)


@rule
def appeal_complete(box: Box, s: Position, card: int, left: float, token: float) -> float:
    """The card, and the investor bonus."""
    back = min(icons(s, s.active, box.check[card]), s.supply + s.stake[slot_of(s, card)])
    return card_worth(box, s, s.active, card, left) + token * back


@rule
def appeal_snipe(box: Box, s: Position, card: int, left: float, token: float) -> float:
    """What a sniped card brings, less its price, and what it takes from its investor, among all opponents."""
    slot = slot_of(s, card)
    price = s.stake[slot]
    gained = card_worth(box, s, s.active, card, left) - token * price
    investor = s.investor[slot]
    if investor == BANKER:
        return gained
    lost = card_worth(box, s, investor, card, left) - token * (price + (s.supply + price) // 2)
    return gained + lost / (box.players - 1)


@rule
def appeal_activate(box: Box, card: int, token: float) -> float:
    """A card, less what the action costs."""
    return box.weights[W.ACTION] - token * box.cost[card]


@rule
def appeal_take(box: Box, s: Position, card: int, left: float) -> float:
    """The card."""
    return card_worth(box, s, s.active, card, left)


@rule
def appeal_discard(box: Box, s: Position, card: int, left: float) -> float:
    """What is worth most is taken away."""
    return card_worth(box, s, s.active, card, left)


@rule
def appeal_keep(box: Box, s: Position, card: int, left: float) -> float:
    """The card."""
    return card_worth(box, s, s.seat, card, left)


@rule
def appeal_bank(box: Box, s: Position, card: int, left: float) -> float:
    """The Banker gets what one wants least."""
    return -card_worth(box, s, s.active, card, left)


@rule
def appeal_attack(box: Box, s: Position, target: int) -> float:
    """Whoever has most tokens."""
    return box.weights[W.TARGET] * s.tokens[target]


@rule
def appeal_harvest(s: Position, token: float) -> float:
    """The tokens."""
    reaped = (s.supply + icons(s, s.active, Icon.HARVEST)) // 2
    return token * max(reaped, current_age(s) - s.tokens[s.active])


appeal = by_verb(MOVES, "appeal", __name__, ("box", "s", "left", "token"))


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by the points it seems to bring."""
    left = remaining(s)
    token = token_worth(box, left)
    temper = box.weights[W.TEMPER]
    for i in range(count):
        weights[i] = move_weight(appeal(box, s, left, token, moves[i]), temper)
