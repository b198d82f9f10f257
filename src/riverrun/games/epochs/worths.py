"""What cards are worth to a seat, in points: what they bring at once and will still bring; and units."""

from __future__ import annotations

from riverrun.games.epochs.cards.counts import counted, holds
from riverrun.games.epochs.cards.effects import FIXED_SOURCES, PACKED, source_rows
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import (
    actions_to_come,
    gains_worth,
    more_cities,
    more_trade,
    more_worth,
    price,
)
from riverrun.games.epochs.terms import ABILITIES, EPOCHS, NONE, Action, Col, Event, Track, Verb
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule

FIRST_ACTION = int(W.EXPANDS)
RESEARCH, SEA_ROUTE = int(Action.RESEARCH), int(Action.SEA_ROUTE)
VERB, EVENT, A, B, C = int(Col.VERB), int(Col.EVENT), int(Col.A), int(Col.B), int(Col.C)
ALWAYS, ARRIVAL, SCORING, INVENT, WAR_WON, TRADE_INCOME = (
    int(one) for one in (Event.ALWAYS, Event.ARRIVAL, Event.SCORING, Event.INVENT, Event.WAR_WON, Event.TRADE_INCOME)
)
FIRST_EVENT = int(Event.EXPAND)
EVENT_ACTIONS = (0, 2, 3, 4, 6, 7)
"""The action (`Action`) of each event that follows one: expand, post, research, wonder, government, command."""
SUPPLY = int(Track.SUPPLY)
DIE = 1.8  # what a die shows, about


# Effects


@rule
def often(box: Box, s: Position, seat: int, event: int) -> float:
    """How often something that effects wait for will still happen to a seat."""
    if event == TRADE_INCOME:
        return float(EPOCHS - s.epoch)
    if event == INVENT:
        left = box.inventions_per_epoch - s.inventions_done[seat]
        return float(left + box.inventions_per_epoch * (EPOCHS - 1 - s.epoch))
    to_come = float(actions_to_come(box, s, seat))
    if event == WAR_WON:
        return box.weights[W.WARS] * to_come
    return box.weights[FIRST_ACTION + action_of(event)] * to_come


@rule
def action_of(event: int) -> int:
    """The action that an event follows."""
    return EVENT_ACTIONS[event - FIRST_EVENT]


@rule
def row_worth(box: Box, s: Position, seat: int, row: int, left: float) -> float:
    """What a row of effects will still bring to a seat that has it: not what came with its arrival, nor its points."""
    w = box.weights
    verb = box.effects[row, VERB]
    event = box.effects[row, EVENT]
    n = box.effects[row, B]
    if event == SCORING:
        return w[W.GROWTH] * n * left if verb == Verb.VP_PER else 0.0
    if event == ARRIVAL:
        return 0.0
    if event >= FIRST_EVENT:
        times = often(box, s, seat, event)
        if verb == Verb.GAIN:
            return 0.6 * times * n * price(box, s, seat, box.effects[row, A], left)
        if verb == Verb.GAIN_PER:
            return times * n * price(box, s, seat, box.effects[row, A], left) * counted(box, s, seat, row)
        return 0.3 * times
    return ongoing_worth(box, s, seat, row, verb, n, left)


@rule
def ongoing_worth(box: Box, s: Position, seat: int, row: int, verb: int, n: int, left: float) -> float:
    """An effect that counts as long as its card does."""
    w = box.weights
    to_come = float(actions_to_come(box, s, seat))
    what = box.effects[row, A]
    if verb == Verb.DISCOUNT:
        if what == SEA_ROUTE:
            return 0.4 * n * w[W.POSTS] * to_come * w[W.PRODUCTION]
        kind = w[W.SCIENCE] if what == RESEARCH else w[W.PRODUCTION]
        return n * w[FIRST_ACTION + what] * to_come * kind
    if verb == Verb.COMBAT:
        return n * w[W.ARMY] * left
    if verb == Verb.ADVANTAGE:
        return DIE * n * w[W.ARMY] * left
    if verb == Verb.FEED_DISCOUNT:
        each = n if what else n * s.city_count[seat]
        return w[W.FEED] * each * (EPOCHS - s.epoch)
    if verb == Verb.MODIFY or verb == Verb.MODIFY_PER:
        return 0.0  # supply and demand are looked at as they are
    if verb == Verb.EXTRA_ACTION:
        return 0.4 * w[FIRST_ACTION + what] * to_come
    if verb == Verb.DEBUT_MULTIPLIER:
        return 1.5 * often(box, s, seat, INVENT)
    if verb == Verb.GOLD_RATIO or verb == Verb.GOLD_WEIGHT or verb == Verb.KEEP:
        return 0.4 * (EPOCHS - s.epoch)
    if verb == Verb.MAX_CITIES:
        return 0.0  # free cities are looked at as they are
    return 0.3 * left


@rule
def arrival_worth(box: Box, s: Position, seat: int, row: int, left: float) -> float:
    """What a row brings at once to a seat that gets its card now: gains, granted actions, points."""
    verb = box.effects[row, VERB]
    event = box.effects[row, EVENT]
    n = box.effects[row, B]
    if event == SCORING:
        if verb == Verb.VP:
            return float(n) if holds(box, s, seat, row, NONE) else 0.4 * n
        return float(n * counted(box, s, seat, row))
    if event == ALWAYS and (verb == Verb.MODIFY or verb == Verb.MODIFY_PER):
        more = n * counted(box, s, seat, row) if verb == Verb.MODIFY_PER else n
        if box.effects[row, A] == SUPPLY:
            return more_trade(box, s, seat, more, 0, left)
        return more_trade(box, s, seat, 0, more, left)
    if event == ALWAYS and verb == Verb.MAX_CITIES:
        return more_cities(box, s, seat, n)
    if event != ARRIVAL:
        return 0.0
    if verb == Verb.GAIN or verb == Verb.GAIN_PER:
        return gain_worth(box, s, seat, row, left)
    if verb == Verb.TAKE_UNIQUE:
        return box.weights[W.ARMY] * (2.0 + unit_edge(box, s, seat, box.effects[row, A]) * left)
    if verb == Verb.MAY:
        return 0.5 + 0.2 * box.effects[row, C] * box.weights[W.PRODUCTION]
    return 0.5


@rule
def gain_worth(box: Box, s: Position, seat: int, row: int, left: float) -> float:
    """What a row gains now."""
    n = box.effects[row, B]
    if box.effects[row, VERB] == Verb.GAIN_PER:
        n *= counted(box, s, seat, row)
    return more_worth(box, s, seat, box.effects[row, A], n, left)


@rule
def event_worth(box: Box, s: Position, seat: int, event: int, what: int, left: float) -> float:
    """EP-A47: what a seat's cards gain it when something happens now (`what`: as conditions ask, `holds`)."""
    worth = 0.0
    if s.listens[seat] >> event & 1:
        inventions = s.invented_count[seat]
        for source in range(FIXED_SOURCES + inventions + s.built_count):
            packed = source_rows(box, s, seat, source, s.form[seat], inventions)
            for row in range(packed // PACKED, packed // PACKED + packed % PACKED):
                gains = box.effects[row, VERB] == Verb.GAIN or box.effects[row, VERB] == Verb.GAIN_PER
                if gains and box.effects[row, EVENT] == event and holds(box, s, seat, row, what):
                    worth += gain_worth(box, s, seat, row, left)
    return worth


@rule
def card_worth(box: Box, s: Position, seat: int, first: int, rows: int, left: float) -> float:
    """What the effects of a card are worth to a seat that gets it now."""
    worth = 0.0
    for row in range(first, first + rows):
        worth += arrival_worth(box, s, seat, row, left)
        worth += box.weights[W.ENGINE] * row_worth(box, s, seat, row, left)
    return worth


@rule
def invention_worth(box: Box, s: Position, seat: int, invention: int, left: float) -> float:
    """A card that is invented: its debut, less what the left neighbour gets of it, and its effects."""
    worth = gains_worth(box, s, seat, box.debut, invention, left)
    neighbour = (seat + 1) % box.players
    worth -= gains_worth(box, s, neighbour, box.debut, invention, left) / (box.players - 1)
    worth += event_worth(box, s, seat, INVENT, NONE, left)
    return worth + card_worth(box, s, seat, box.invention_rows[invention, 0], box.invention_rows[invention, 1], left)


@rule
def engine_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """What a seat's form, abilities, inventions and wonders will still bring."""
    worth = rows_worth(box, s, seat, box.form_rows[s.form[seat], 0], box.form_rows[s.form[seat], 1], left)
    for nth in range(ABILITIES):
        if (s.unlocked[seat] >> nth) & 1:
            ability = ABILITIES * s.civilization[seat] + nth
            worth += rows_worth(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1], left)
    for place in range(s.invented_count[seat]):
        card = s.invented[seat, place]
        worth += rows_worth(box, s, seat, box.invention_rows[card, 0], box.invention_rows[card, 1], left)
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat:
            worth += rows_worth(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1], left)
    return worth


@rule
def rows_worth(box: Box, s: Position, seat: int, first: int, rows: int, left: float) -> float:
    """What the effects of one source will still bring."""
    worth = 0.0
    for row in range(first, first + rows):
        worth += row_worth(box, s, seat, row, left)
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
