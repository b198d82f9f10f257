"""Which moves look good at first sight: about how many points each brings, without playing it (`weigh`)."""

from __future__ import annotations

from typing import Any

from riverrun.games.epochs import priors_war
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.evaluation import supply_at
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.priors_war import bonus_worth, post_worth
from riverrun.games.epochs.terms import ABILITIES, BASIC, EPOCHS, STORED, Action, Res, Step
from riverrun.games.epochs.weights import SIGHT, W
from riverrun.games.epochs.worths import card_worth, cost_worth, gains_worth, part_left, price, unit_edge
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.sets import count_both, has, meets
from riverrun.kernel.win_chances import move_weight

FOOD, AUTHORITY = int(Res.FOOD), int(Res.AUTHORITY)
EXPAND, CITY, POST, RESEARCH, WONDER, UPGRADE = (int(action) for action in [*Action][:6])
SEA_ROUTE = int(Action.SEA_ROUTE)


# The turn


@rule
def appeal_reveal(box: Box, s: Position, place: int) -> float:
    """A tile beside one's lands, or with a strategic resource."""
    worth = 0.3 * has(s.backs, 0, place)
    for corner in range(4):
        if meets(box.near, box.place_hexes[place, corner], s.lands, s.active):
            worth += 0.3
    return worth


@rule
def invention_worth(box: Box, s: Position, seat: int, invention: int, left: float) -> float:
    """A card that is invented: its debut, less what the neighbour gets of it, and its effects."""
    w = box.weights
    debut = gains_worth(box, s, seat, box.debut, invention, left, SIGHT)
    rows = box.invention_rows[invention, 1]
    return debut * (1.0 - w[W.LEFT_DEBUT]) + card_worth(
        box, s, seat, box.invention_rows[invention, 0], rows, left, SIGHT
    )


@rule
def appeal_invent(box: Box, s: Position, invention: int, left: float) -> float:
    """A card of the hand."""
    return invention_worth(box, s, s.active, invention, left)


@rule
def top_worth(box: Box, s: Position, space: int, left: float) -> float:
    """The card that can be taken from a space of the market."""
    return invention_worth(box, s, s.active, s.market[space, s.market_size[space] - 1], left)


@rule
def appeal_take(box: Box, s: Position, space: int, left: float) -> float:
    """A card of the market; another one is left there for all."""
    return top_worth(box, s, space, left) - 0.3


@rule
def appeal_cover(box: Box, s: Position, space: int, left: float) -> float:
    """An action more, and a card that nobody gets."""
    return box.weights[W.COVER] + box.weights[W.DENY] * top_worth(box, s, space, left)


@rule
def appeal_give(box: Box, s: Position, invention: int, left: float) -> float:
    """The card that one needs least."""
    return -invention_worth(box, s, s.active, invention, left)


# The eight actions


@rule
def appeal_expand(box: Box, s: Position, hex: int, left: float) -> float:
    """A land, its supply, what lies beyond, less the food and the cube."""
    w = box.weights
    worth = w[W.EXPAND] + box.vp_land + 0.6 * supply_at(box, s, hex) * (EPOCHS - s.epoch)
    if s.expanded[s.active] == 0:
        for side in range(6):
            other = box.near_list[hex, side]
            if other >= 0 and has(s.terrain, 0, other) == 0:
                worth += w[W.SIGHT_REACH] * (1.0 + supply_at(box, s, other))
    return worth - w[W.SPEND] * cost_worth(box, s, s.active, EXPAND, box.cost_amount[EXPAND], left, SIGHT)


@rule
def appeal_city(box: Box, s: Position, left: float) -> float:
    """A city, its demand and what it gives when it is fed, less what it costs and eats."""
    w = box.weights
    worth = w[W.BUILD] + box.vp_city + 0.5 * (EPOCHS - s.epoch)
    for epoch in range(s.epoch, EPOCHS):
        worth -= w[W.SIGHT_FEED] * box.feed_cost[epoch]
    return worth - w[W.SPEND] * cost_worth(box, s, s.active, CITY, box.cost_amount[CITY], left, SIGHT)


@rule
def appeal_post_land(box: Box, s: Position, site: int, left: float) -> float:
    """A trading post by land."""
    worth = box.weights[W.TRADE_POST] + post_worth(box, s, s.active, left)
    if has(s.neutral, 0, site) == 0:
        worth += 0.5 * bonus_worth(box, s, s.active, left)
    return worth - box.weights[W.SPEND] * cost_worth(box, s, s.active, POST, box.cost_amount[POST], left, SIGHT)


@rule
def appeal_post_sea(box: Box, s: Position, site: int, left: float) -> float:
    """A trading post by sea."""
    worth = box.weights[W.TRADE_POST] + post_worth(box, s, s.active, left)
    if has(s.neutral, 0, site) == 0:
        worth += 0.5 * bonus_worth(box, s, s.active, left)
    cost = cost_worth(box, s, s.active, SEA_ROUTE, box.cost_amount[SEA_ROUTE], left, SIGHT)
    return worth - box.weights[W.SPEND] * cost


@rule
def appeal_research(box: Box, s: Position, side: int, left: float) -> float:
    """A reward of the row above the scroll."""
    seat = s.active
    row = min(s.scroll, box.rows - 1)
    cost = cost_worth(box, s, seat, RESEARCH, box.row_cost[row], left, SIGHT)
    worth = gains_worth(box, s, seat, box.row_reward, 2 * row + side, left, SIGHT)
    return box.weights[W.RESEARCH] + worth - box.weights[W.SPEND] * cost


@rule
def appeal_wonder(box: Box, s: Position, space: int, left: float) -> float:
    """A wonder: its reward and its effects, less the production."""
    seat = s.active
    wonder = s.wonder_column[space]
    cost = cost_worth(box, s, seat, WONDER, box.wonder_cost[wonder], left, SIGHT)
    worth = gains_worth(box, s, seat, box.wonder_reward, wonder, left, SIGHT)
    worth += card_worth(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1], left, SIGHT)
    return box.weights[W.WONDER] + worth - box.weights[W.SPEND] * cost


@rule
def upgrade_appeal(box: Box, s: Position, unit: int, left: float) -> float:
    """A stronger unit, less what it costs more than the one it covers."""
    w = box.weights
    seat = s.active
    now = s.unit[seat, box.unit_slot[unit]]
    cost = box.unit_cost[unit] - (box.unit_cost[now] if now >= 0 else 0)
    worth = w[W.ARMS] * unit_edge(box, s, seat, unit) * min(1.0, 3.0 * left)
    return w[W.UPGRADE] + worth - w[W.SPEND] * cost_worth(box, s, seat, UPGRADE, max(0, cost), left, SIGHT)


@rule
def appeal_unit(box: Box, s: Position, space: int, left: float) -> float:
    """A unit of the market."""
    return upgrade_appeal(box, s, s.unit_column[space], left)


@rule
def appeal_basic(box: Box, s: Position, slot: int, left: float) -> float:
    """A basic unit."""
    return upgrade_appeal(box, s, box.basic_unit[s.epoch, slot], left)


@rule
def appeal_government(box: Box, s: Position, form: int, left: float) -> float:
    """A form: its reward, its command, its cities."""
    w = box.weights
    seat = s.active
    old = s.form[seat]
    worth = gains_worth(box, s, seat, box.form_instant, form, left, SIGHT)
    worth += w[W.SIGHT_FREE_CITY] * (box.form_cities[form] - box.form_cities[old]) * min(1.0, 3.0 * left)
    worth += card_worth(box, s, seat, box.form_rows[form, 0], box.form_rows[form, 1], left, SIGHT)
    worth -= card_worth(box, s, seat, box.form_rows[old, 0], box.form_rows[old, 1], left, SIGHT)
    return w[W.GOVERN] + worth


@rule
def appeal_command(box: Box, s: Position, left: float) -> float:
    """What the form prints, and what cards add to it."""
    return box.weights[W.ORDER] + gains_worth(box, s, s.active, box.form_command, s.form[s.active], left, SIGHT)


@rule
def appeal_pass(box: Box, s: Position) -> float:
    """Nothing; an effect that is declined costs less than an action."""
    return box.weights[W.PASS] if s.decision == Step.ACTION else 0.0


# Free actions


@rule
def appeal_convert(box: Box) -> float:
    """Cubes for another resource: seldom worth it."""
    return box.weights[W.CONVERT]


@rule
def appeal_unlock(box: Box, s: Position, nth: int, left: float) -> float:
    """An ability, less its price; two of four are all."""
    seat = s.active
    ability = ABILITIES * s.civilization[seat] + nth
    worth = card_worth(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1], left, SIGHT)
    for kind in range(STORED):
        worth -= box.ability_price[ability, kind] * price(box, s, seat, kind, left, SIGHT)
    return worth + box.weights[W.UNLOCK] - 1.0


# Losses and numbers


@rule
def appeal_return(box: Box, s: Position, hex: int, left: float) -> float:
    """A land for food: one without a resource."""
    gain = 2.0 * price(box, s, s.active, FOOD, left, SIGHT) + price(box, s, s.active, AUTHORITY, left, SIGHT)
    return 0.5 * gain - float(box.vp_land) - supply_at(box, s, hex) * (EPOCHS - s.epoch)


@rule
def appeal_lose(box: Box, s: Position, site: int) -> float:
    """The city with the most posts of others, and the fewest lands around it."""
    worth = 0.0
    for other in range(box.players):
        worth += 0.3 * has(s.posts, other, site)
    return worth - 0.2 * count_both(s.lands, s.seat, box.site_hexes, site)


@rule
def appeal_number(box: Box, s: Position, amount: int, left: float) -> float:
    """EP-D7: least gold first; EP-D14: what is kept is of use while another epoch follows."""
    if s.decision == Step.PAYMENT:
        return box.weights[W.PAY_GOLD] * amount
    kept = box.weights[W.KEEP] if s.epoch < EPOCHS - 1 else -box.weights[W.KEEP]
    return kept * min(amount, 2 * BASIC)


appeal = by_verb(MOVES, "appeal", __name__, ("box", "s", "left"), chapters=(priors_war,))


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by the points it seems to bring."""
    left = part_left(box, s, s.active) if s.active >= 0 else 1.0
    for i in range(count):
        weights[i] = move_weight(appeal(box, s, left, int(moves[i])), box.weights[W.TEMPER])
