"""Which moves look good at first sight: about how many points each brings, without playing it (`weigh`).

A move is worth what `value` would find better after it, by the same rules (resources.py, worths.py); numbers of first
sight alone are for what it does not look at.
"""

from __future__ import annotations

from typing import Any

from riverrun.games.epochs import priors_war
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.evaluation import best_abilities, feeding, supply_at
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.priors_units import weigh_units
from riverrun.games.epochs.priors_war import bonus_worth, post_worth
from riverrun.games.epochs.resources import (
    cost_worth,
    gains_worth,
    more_cities,
    more_trade,
    part_left,
    price,
    spent_worth,
)
from riverrun.games.epochs.sight import Sight, look
from riverrun.games.epochs.terms import ABILITIES, BASIC, EPOCHS, NONE, STORED, Action, Event, Res, Step
from riverrun.games.epochs.weights import W
from riverrun.games.epochs.worths import card_worth, event_worth, invention_worth
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.jit.dispatch import by_verb
from riverrun.kernel.sets import count_both, has, meets
from riverrun.kernel.win_chances import move_weight

FOOD, AUTHORITY = int(Res.FOOD), int(Res.AUTHORITY)
CITY, POST, RESEARCH, WONDER, UPGRADE = (int(action) for action in [*Action][1:6])
SEA_ROUTE = int(Action.SEA_ROUTE)
ON_EXPAND, ON_POST, ON_RESEARCH, ON_WONDER, ON_GOVERNMENT, ON_COMMAND = (
    int(event) for event in [*Event][Event.EXPAND : Event.INVENT]
)


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
def appeal_invent(box: Box, s: Position, invention: int, left: float) -> float:
    """A card of the hand."""
    return invention_worth(box, s, s.active, invention, left)


@rule
def appeal_take(sight: Sight, space: int) -> float:
    """A card of the market; another one is left there for all."""
    return sight.tops[space] - 0.3


@rule
def appeal_cover(box: Box, sight: Sight, space: int) -> float:
    """A card that nobody gets."""
    return box.weights[W.DENY] * sight.tops[space]


@rule
def appeal_give(box: Box, s: Position, invention: int, left: float) -> float:
    """The card that one needs least."""
    return -invention_worth(box, s, s.active, invention, left)


# The eight actions


@rule
def appeal_expand(box: Box, s: Position, hex: int, sight: Sight, left: float) -> float:
    """A land, its supply, what cards gain and what lies beyond, less the food and the cube."""
    w = box.weights
    seat = s.active
    worth = box.vp_land + w[W.LAND] * left + event_worth(box, s, seat, ON_EXPAND, hex, left)
    worth += more_trade(box, s, seat, int(supply_at(box, s, hex)), 0, left) + 0.3 * supply_at(box, s, hex)
    if s.expanded[seat] == 0:
        for side in range(6):
            other = box.near_list[hex, side]
            if other >= 0 and has(s.terrain, 0, other) == 0:
                worth += w[W.BEYOND] * (1.0 + supply_at(box, s, other))
    return worth + sight.cube - sight.food


@rule
def appeal_city(box: Box, s: Position, left: float) -> float:
    """A city, its demand and what it gives when it is fed, less what it costs and eats."""
    w = box.weights
    seat = s.active
    cities = s.city_count[seat]
    worth = box.vp_city + w[W.CITY] * left + more_cities(box, s, seat, -1)
    worth += more_trade(box, s, seat, 0, box.city_demand, left)
    worth += feeding(box, s, seat, cities + 1, left) - feeding(box, s, seat, cities, left)
    return worth - cost_worth(box, s, seat, CITY, box.cost_amount[CITY], left)


@rule
def post_appeal(box: Box, s: Position, site: int, action: int, sea: int, left: float) -> float:
    """A trading post, what cards gain by it and what both gain where the city is a player's, less its price."""
    seat = s.active
    worth = post_worth(box, s, seat, left) + event_worth(box, s, seat, ON_POST, sea, left)
    if has(s.neutral, 0, site) == 0:
        worth += bonus_worth(box, s, seat, left) * (1.0 - 1.0 / (box.players - 1))
    return worth - cost_worth(box, s, seat, action, box.cost_amount[action], left)


@rule
def appeal_post_land(box: Box, s: Position, site: int, left: float) -> float:
    """A trading post by land."""
    return post_appeal(box, s, site, POST, 0, left)


@rule
def appeal_post_sea(box: Box, s: Position, site: int, left: float) -> float:
    """A trading post by sea."""
    return post_appeal(box, s, site, SEA_ROUTE, 1, left)


@rule
def appeal_research(box: Box, s: Position, side: int, left: float) -> float:
    """A reward of the row above the scroll, and what cards gain, less the science."""
    seat = s.active
    row = min(s.scroll, box.rows - 1)
    worth = gains_worth(box, s, seat, box.row_reward, 2 * row + side, left)
    worth += event_worth(box, s, seat, ON_RESEARCH, NONE, left)
    return worth - cost_worth(box, s, seat, RESEARCH, box.row_cost[row], left)


@rule
def appeal_wonder(box: Box, s: Position, space: int, left: float) -> float:
    """A wonder: its reward, its effects and what cards gain, less the production."""
    seat = s.active
    wonder = s.wonder_column[space]
    worth = gains_worth(box, s, seat, box.wonder_reward, wonder, left)
    worth += card_worth(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1], left)
    worth += event_worth(box, s, seat, ON_WONDER, NONE, left)
    return worth - cost_worth(box, s, seat, WONDER, box.wonder_cost[wonder], left)


@rule
def upgrade_appeal(box: Box, s: Position, unit: int, army: float, left: float) -> float:
    """What the army wins and keeps more with a unit, less what it costs more than the one it covers."""
    seat = s.active
    now = s.unit[seat, box.unit_slot[unit]]
    cost = box.unit_cost[unit] - (box.unit_cost[now] if now >= 0 else 0)
    worth = box.weights[W.UPGRADE] + army
    return worth - cost_worth(box, s, seat, UPGRADE, max(0, cost), left)


@rule
def appeal_unit(box: Box, s: Position, space: int, army: float, left: float) -> float:
    """A unit of the market."""
    return upgrade_appeal(box, s, s.unit_column[space], army, left)


@rule
def appeal_basic(box: Box, s: Position, slot: int, army: float, left: float) -> float:
    """A basic unit."""
    return upgrade_appeal(box, s, box.basic_unit[s.epoch, slot], army, left)


@rule
def appeal_government(box: Box, s: Position, form: int, left: float) -> float:
    """A form: its reward, its cities, its effects instead of those of the old one, and what cards gain."""
    seat = s.active
    old = s.form[seat]
    worth = gains_worth(box, s, seat, box.form_instant, form, left)
    worth += more_cities(box, s, seat, box.form_cities[form] - box.form_cities[old])
    worth += card_worth(box, s, seat, box.form_rows[form, 0], box.form_rows[form, 1], left)
    worth -= card_worth(box, s, seat, box.form_rows[old, 0], box.form_rows[old, 1], left)
    worth += event_worth(box, s, seat, ON_GOVERNMENT, NONE, left)
    return worth


@rule
def appeal_command(box: Box, s: Position, left: float) -> float:
    """What the form prints, and what cards add to it."""
    seat = s.active
    worth = gains_worth(box, s, seat, box.form_command, s.form[seat], left)
    return worth + event_worth(box, s, seat, ON_COMMAND, NONE, left)


@rule
def appeal_pass() -> float:
    """Nothing, and nothing is spent."""
    return 0.0


# Free actions


@rule
def appeal_convert(box: Box) -> float:
    """Cubes for another resource: worth it only for what they buy then."""
    return box.weights[W.CONVERT]


@rule
def appeal_unlock(box: Box, s: Position, nth: int, sight: Sight, left: float) -> float:
    """An ability, less its price and what is lost of the best that could still be unlocked; two of four are all."""
    seat = s.active
    ability = ABILITIES * s.civilization[seat] + nth
    worth = card_worth(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1], left)
    for kind in range(STORED):
        worth -= spent_worth(box, s, seat, kind, box.ability_price[ability, kind], left)
    taken = s.unlocked[seat]
    lost = best_abilities(box, taken, sight.abilities) - best_abilities(box, taken | 1 << nth, sight.abilities)
    return worth - box.weights[W.ABILITY] * lost


# Losses and numbers


@rule
def appeal_return(box: Box, s: Position, hex: int, left: float) -> float:
    """A land for food: one without a resource."""
    gain = 2.0 * price(box, s, s.active, FOOD, left) + price(box, s, s.active, AUTHORITY, left)
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


appeal = by_verb(MOVES, "appeal", __name__, ("box", "s", "sight", "army", "left"), chapters=(priors_war,))


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A move is chosen by the points it seems to bring; where it takes a unit, `weights` first has the army's part."""
    left = part_left(box, s, s.active) if s.active >= 0 else 1.0
    sight = look(box, s, moves, count, left)
    weigh_units(box, s, s.active, moves, count, weights)
    last, weight = 0.0, 1.0
    for i in range(count):
        worth = appeal(box, s, sight, weights[i], left, int(moves[i]))
        if worth != last:  # moves that look alike often follow each other
            last, weight = worth, move_weight(worth, box.weights[W.TEMPER])
        weights[i] = weight
