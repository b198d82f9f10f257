"""What things are worth to a seat, in points: resources, and what cards will still bring.

`by` says by which of two sets of weights: that of `value` or that of first sight (weights.py).
"""

from __future__ import annotations

import math

from riverrun.games.epochs.cards.counts import counted, holds
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import ABILITIES, EPOCHS, GAINS, NONE, Action, Col, Event, Res, Verb
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Array

GOLD, CULTURE, AUTHORITY, ART = int(Res.GOLD), int(Res.CULTURE), int(Res.AUTHORITY), int(Res.ART)
PRODUCTION = int(Res.PRODUCTION)
FIRST_PRICE, FIRST_USE, FIRST_ACTION = int(W.FOOD), int(W.FOOD_USE), int(W.EXPANDS)
GOLD_AT, AUTHORITY_AT, ART_AT, PRODUCTION_AT, SCIENCE_AT = (
    int(one) for one in (W.GOLD, W.AUTHORITY, W.ART, W.PRODUCTION, W.SCIENCE)
)
POSTS_AT, WARS_AT, ENGINE_AT, GROWTH_AT, FEED_AT, FREE_CITY_AT, ARMY_AT = (
    int(one) for one in (W.POSTS, W.WARS, W.ENGINE, W.GROWTH, W.FEED, W.FREE_CITY, W.ARMY)
)
RESEARCH, POST, SEA_ROUTE = int(Action.RESEARCH), int(Action.POST), int(Action.SEA_ROUTE)
VERB, EVENT, A, B, C = int(Col.VERB), int(Col.EVENT), int(Col.A), int(Col.B), int(Col.C)
ALWAYS, ARRIVAL, SCORING, INVENT, WAR_WON, TRADE_INCOME = (
    int(one) for one in (Event.ALWAYS, Event.ARRIVAL, Event.SCORING, Event.INVENT, Event.WAR_WON, Event.TRADE_INCOME)
)
FIRST_EVENT = int(Event.EXPAND)
EVENT_ACTIONS = (0, 2, 3, 4, 6, 7)
"""The action (`Action`) of each event that follows one: expand, post, research, wonder, government, command."""
DIE = 1.8  # what a die shows, about


# How much is left


@rule
def epoch_actions(box: Box, s: Position, seat: int) -> int:
    """EP-4.2: the actions that a seat still has in this epoch: one with each invention, two with each cover."""
    left = box.inventions_per_epoch - s.inventions_done[seat] + 2 * (box.covers_per_epoch - s.covers_done[seat])
    return left + s.actions_left if seat == s.active else left


@rule
def actions_to_come(box: Box, s: Position, seat: int) -> int:
    """The actions that a seat still has in the game."""
    each = box.inventions_per_epoch + 2 * box.covers_per_epoch
    return epoch_actions(box, s, seat) + each * (EPOCHS - 1 - s.epoch)


@rule
def part_left(box: Box, s: Position, seat: int) -> float:
    """How much of a seat's game is left, from 1 to 0."""
    return actions_to_come(box, s, seat) / (EPOCHS * (box.inventions_per_epoch + 2.0 * box.covers_per_epoch))


@rule
def used(n: float, room: float) -> float:
    """How much of `n` finds a use where there is use for about `room`."""
    return room * (1.0 - math.exp(-n / room)) if room > 0.0 else 0.0


# Resources


@rule
def gold_price(box: Box, left: float, by: int) -> float:
    """One gold: what it scores, and what it buys while there is something to buy."""
    return 1.0 / box.gold_per_vp + box.weights[GOLD_AT + by] * min(1.0, 3.0 * left)


@rule
def price(box: Box, s: Position, seat: int, kind: int, left: float, by: int) -> float:
    """One more of something that is gained."""
    w = box.weights
    if kind < GOLD:
        return w[FIRST_PRICE + by + kind] if left > 0.0 else gold_price(box, left, by) / box.gold_ratio
    if kind == GOLD:
        return gold_price(box, left, by)
    if kind == CULTURE:
        return float(box.vp_culture) + 0.1 * left
    if kind == AUTHORITY:
        return w[AUTHORITY_AT + by] * min(1.0, 3.0 * left)
    if kind == ART:
        return art_price(box, s, seat) + w[ART_AT + by] * left
    return float(box.vp_honor)


@rule
def art_price(box: Box, s: Position, seat: int) -> float:
    """EP-12.1: what the next great work of art scores."""
    have = min(s.art[seat], box.art_most)
    return float(box.art_points[min(have + 1, box.art_most)] - box.art_points[have])


@rule
def gains_worth(box: Box, s: Position, seat: int, rewards: Array, row: int, left: float, by: int) -> float:
    """A row of rewards."""
    worth = 0.0
    for kind in range(GAINS):
        if rewards[row, kind] != 0:
            worth += rewards[row, kind] * price(box, s, seat, kind, left, by)
    return worth


@rule
def cost_worth(box: Box, s: Position, seat: int, action: int, printed: int, left: float, by: int) -> float:
    """EP-A49: what an action costs a seat, by its printed price and the discounts."""
    less = s.discount[seat, action]
    if action == SEA_ROUTE:
        less += s.discount[seat, POST]
    return max(0, printed - less) * price(box, s, seat, box.cost_kind[action], left, by)


# Effects


@rule
def often(box: Box, s: Position, seat: int, event: int, by: int) -> float:
    """How often something that effects wait for will still happen to a seat."""
    if event == TRADE_INCOME:
        return float(EPOCHS - s.epoch)
    if event == INVENT:
        left = box.inventions_per_epoch - s.inventions_done[seat]
        return float(left + box.inventions_per_epoch * (EPOCHS - 1 - s.epoch))
    to_come = float(actions_to_come(box, s, seat))
    if event == WAR_WON:
        return box.weights[WARS_AT + by] * to_come
    return box.weights[FIRST_ACTION + by + action_of(event)] * to_come


@rule
def action_of(event: int) -> int:
    """The action that an event follows."""
    return EVENT_ACTIONS[event - FIRST_EVENT]


@rule
def row_worth(box: Box, s: Position, seat: int, row: int, left: float, by: int) -> float:
    """What a row of effects will still bring to a seat that has it: not what came with its arrival, nor its points."""
    w = box.weights
    verb = box.effects[row, VERB]
    event = box.effects[row, EVENT]
    n = box.effects[row, B]
    if event == SCORING:
        return w[GROWTH_AT + by] * n * left if verb == Verb.VP_PER else 0.0
    if event == ARRIVAL:
        return 0.0
    if event >= FIRST_EVENT:
        times = often(box, s, seat, event, by)
        if verb == Verb.GAIN:
            return 0.6 * times * n * price(box, s, seat, box.effects[row, A], left, by)
        if verb == Verb.GAIN_PER:
            return times * n * price(box, s, seat, box.effects[row, A], left, by) * counted(box, s, seat, row)
        return 0.3 * times
    return ongoing_worth(box, s, seat, row, verb, n, left, by)


@rule
def ongoing_worth(box: Box, s: Position, seat: int, row: int, verb: int, n: int, left: float, by: int) -> float:
    """An effect that counts as long as its card does."""
    w = box.weights
    to_come = float(actions_to_come(box, s, seat))
    what = box.effects[row, A]
    if verb == Verb.DISCOUNT:
        if what == SEA_ROUTE:
            return 0.4 * n * w[POSTS_AT + by] * to_come * w[PRODUCTION_AT + by]
        kind = w[SCIENCE_AT + by] if what == RESEARCH else w[PRODUCTION_AT + by]
        return n * w[FIRST_ACTION + by + what] * to_come * kind
    if verb == Verb.COMBAT:
        return n * w[ARMY_AT + by] * left
    if verb == Verb.ADVANTAGE:
        return DIE * n * w[ARMY_AT + by] * left
    if verb == Verb.FEED_DISCOUNT:
        each = n if what else n * s.city_count[seat]
        return w[FEED_AT + by] * each * (EPOCHS - s.epoch)
    if verb == Verb.MODIFY or verb == Verb.MODIFY_PER:
        return 0.0  # supply and demand are looked at as they are
    if verb == Verb.EXTRA_ACTION:
        return 0.4 * w[FIRST_ACTION + by + what] * to_come
    if verb == Verb.DEBUT_MULTIPLIER:
        return 1.5 * often(box, s, seat, INVENT, by)
    if verb == Verb.GOLD_RATIO or verb == Verb.GOLD_WEIGHT or verb == Verb.KEEP:
        return 0.4 * (EPOCHS - s.epoch)
    if verb == Verb.MAX_CITIES:
        return 0.0  # free cities are looked at as they are
    return 0.3 * left


@rule
def arrival_worth(box: Box, s: Position, seat: int, row: int, left: float, by: int) -> float:
    """What a row brings at once to a seat that gets its card now: gains, granted actions, points."""
    verb = box.effects[row, VERB]
    event = box.effects[row, EVENT]
    n = box.effects[row, B]
    if event == SCORING:
        if verb == Verb.VP:
            return float(n) if holds(box, s, seat, row, NONE) else 0.4 * n
        return float(n * counted(box, s, seat, row))
    if event == ALWAYS and (verb == Verb.MODIFY or verb == Verb.MODIFY_PER):
        return 0.4 * n * (EPOCHS - s.epoch)
    if event == ALWAYS and verb == Verb.MAX_CITIES:
        return box.weights[FREE_CITY_AT + by] * n * min(1.0, 3.0 * left)
    if event != ARRIVAL:
        return 0.0
    if verb == Verb.GAIN:
        return n * price(box, s, seat, box.effects[row, A], left, by)
    if verb == Verb.GAIN_PER:
        return n * price(box, s, seat, box.effects[row, A], left, by) * counted(box, s, seat, row)
    if verb == Verb.TAKE_UNIQUE:
        return box.weights[ARMY_AT + by] * (2.0 + unit_edge(box, s, seat, box.effects[row, A]) * left)
    if verb == Verb.MAY:
        return 1.5 + box.effects[row, C] * box.weights[PRODUCTION_AT + by]
    return 0.5


@rule
def card_worth(box: Box, s: Position, seat: int, first: int, rows: int, left: float, by: int) -> float:
    """What the effects of a card are worth to a seat that gets it now."""
    worth = 0.0
    for row in range(first, first + rows):
        worth += arrival_worth(box, s, seat, row, left, by)
        worth += box.weights[ENGINE_AT + by] * row_worth(box, s, seat, row, left, by)
    return worth


@rule
def engine_worth(box: Box, s: Position, seat: int, left: float, by: int) -> float:
    """What a seat's form, abilities, inventions and wonders will still bring."""
    worth = rows_worth(box, s, seat, box.form_rows[s.form[seat], 0], box.form_rows[s.form[seat], 1], left, by)
    for nth in range(ABILITIES):
        if (s.unlocked[seat] >> nth) & 1:
            ability = ABILITIES * s.civilization[seat] + nth
            worth += rows_worth(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1], left, by)
    for place in range(s.invented_count[seat]):
        card = s.invented[seat, place]
        worth += rows_worth(box, s, seat, box.invention_rows[card, 0], box.invention_rows[card, 1], left, by)
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat:
            worth += rows_worth(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1], left, by)
    return worth


@rule
def rows_worth(box: Box, s: Position, seat: int, first: int, rows: int, left: float, by: int) -> float:
    """What the effects of one source will still bring."""
    worth = 0.0
    for row in range(first, first + rows):
        worth += row_worth(box, s, seat, row, left, by)
    return worth


# Armies


@rule
def unit_edge(box: Box, s: Position, seat: int, unit: int) -> float:
    """By how much a unit is stronger than the one in its slot, dice counted as what they show."""
    worth = unit_strength(box, unit)
    now = s.unit[seat, box.unit_slot[unit]]
    return worth - unit_strength(box, now) if now >= 0 else worth


@rule
def unit_strength(box: Box, unit: int) -> float:
    """Combat, advantages by about half, and what keeping it ready costs."""
    strength = float(box.unit_combat[unit]) - 0.5 * box.unit_spends[unit]
    for kind in range(8):
        strength += 0.5 * DIE * box.unit_advantages[unit, kind]
    return strength
