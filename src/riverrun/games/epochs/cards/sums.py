"""What a seat's cards add up to, counted anew whenever one comes or goes: no move walks the rows of ongoing effects."""

from __future__ import annotations

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import (
    ABILITIES,
    CITIES,
    UNITS,
    Action,
    Advantage,
    Col,
    Count,
    Flag,
    Natural,
    Slot,
    Verb,
    When,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import count_both

ADVANTAGES, ACTION_KINDS, NATURALS = len(Advantage), len(Action), len(Natural)
VERB, EVENT, A, B, C = int(Col.VERB), int(Col.EVENT), int(Col.A), int(Col.B), int(Col.C)
MAIN, SUPPORT = int(Slot.MAIN), int(Slot.SUPPORT)
MOUNTED = int(Flag.MOUNTED)
WHEN_ATTACK, WHEN_DEFEND, WHEN_MOUNTED = int(When.ATTACK), int(When.DEFEND), int(When.MOUNTED)
PER_LAND, PER_CITY = int(Count.LAND), int(Count.CITY)
(
    ADVANTAGE,
    ATTACK_RANGE,
    COMBAT,
    CONVERT_COST,
    COUNT_AS,
    CROSS,
    DEBUT_MULTIPLIER,
    DISCOUNT,
    EXPAND_CROSS,
    EXPENDITURE_WAIVE,
) = (int(verb) for verb in [*Verb][1:11])
EXTRA_ACTION, FEED_DISCOUNT = int(Verb.EXTRA_ACTION), int(Verb.FEED_DISCOUNT)
GOLD_RATIO, GOLD_WEIGHT, IMMUNE, KEEP, MAX_CITIES = (int(verb) for verb in [*Verb][15:20])
MODIFY, MODIFY_PER = int(Verb.MODIFY), int(Verb.MODIFY_PER)
assert UNITS < 1 << 6


@rule
def reckon(box: Box, s: Position, seat: int) -> None:
    """EP-5.4, EP-6.6, EP-6.7, EP-A49: counts all sums of a seat anew from its cards and its pieces on the map."""
    clear_sums(box, s, seat)
    form = s.form[seat]
    add_rows(box, s, seat, box.form_rows[form, 0], box.form_rows[form, 1])
    for nth in range(ABILITIES):
        if s.unlocked[seat] >> nth & 1:
            ability = ABILITIES * s.civilization[seat] + nth
            add_rows(box, s, seat, box.ability_rows[ability, 0], box.ability_rows[ability, 1])
    for place in range(s.invented_count[seat]):
        invention = s.invented[seat, place]
        add_rows(box, s, seat, box.invention_rows[invention, 0], box.invention_rows[invention, 1])
    for place in range(s.built_count):
        wonder = s.built[place]
        if s.builder[wonder] == seat:
            add_rows(box, s, seat, box.wonder_rows[wonder, 0], box.wonder_rows[wonder, 1])
    s.max_cities[seat] = min(CITIES, s.max_cities[seat])
    add_units(box, s, seat)
    add_map(box, s, seat)
    refresh_ready(box, s, seat)


@rule
def clear_sums(box: Box, s: Position, seat: int) -> None:
    """All sums as they are without any card but the form's number of cities."""
    for action in range(ACTION_KINDS):
        s.discount[seat, action] = 0
    for kind in range(ADVANTAGES):
        s.advantages[seat, kind] = 0
    for kind in range(3):
        s.gold_weight[seat, kind] = 1
    for what in range(6):
        s.rate[seat, what] = 0
    s.combat[seat] = 0
    s.combat_attack[seat] = 0
    s.combat_defend[seat] = 0
    s.cross[seat] = 0
    s.expand_cross[seat] = 0
    s.attack_range[seat] = 0
    s.convert_cost[seat] = box.convert_authority
    s.debut_times[seat] = 1
    s.count_as[seat] = 0
    s.waive[seat] = 0
    s.feed_city[seat] = 0
    s.feed_total[seat] = 0
    s.gold_ratio[seat] = box.gold_ratio
    s.keeps[seat] = 0
    s.immune[seat] = 0
    s.max_cities[seat] = box.form_cities[s.form[seat]]
    s.listens[seat] = 0
    s.trade_supply[seat] = 0
    s.trade_demand[seat] = 0


@rule
def add_rows(box: Box, s: Position, seat: int, first: int, rows: int) -> None:
    """EP-A49: adds the ongoing effects of a source, and the events at which it does something."""
    for row in range(first, first + rows):
        event = box.effects[row, EVENT]
        if event == 0:
            add_row(box, s, seat, row)
        else:
            s.listens[seat] |= 1 << event


@rule
def add_row(box: Box, s: Position, seat: int, row: int) -> None:
    """EP-A49: adds one ongoing effect."""
    verb = box.effects[row, VERB]
    a = box.effects[row, A]
    n = box.effects[row, B]
    if verb == DISCOUNT:
        s.discount[seat, a] += n
    elif verb == EXTRA_ACTION:
        s.listens[seat] |= 1  # at the events of actions, which its row names itself
    elif verb == ADVANTAGE:
        s.advantages[seat, a] += n
    elif verb == COMBAT:
        add_combat(box, s, seat, a, n)
    elif verb == MODIFY:
        if a == 0:
            s.trade_supply[seat] += n
        else:
            s.trade_demand[seat] += n
    elif verb == MODIFY_PER:
        per = box.effects[row, C]
        s.rate[seat, 3 * a + (0 if per == PER_LAND else 1 if per == PER_CITY else 2)] += n
    elif verb == FEED_DISCOUNT:
        if a == 0:
            s.feed_city[seat] += n
        else:
            s.feed_total[seat] += n
    elif verb == KEEP:
        s.keeps[seat] |= 1 << a
    elif verb == GOLD_RATIO:
        s.gold_ratio[seat] = min(s.gold_ratio[seat], n)
    elif verb == GOLD_WEIGHT:
        s.gold_weight[seat, a] = max(s.gold_weight[seat, a], n)
    elif verb == CONVERT_COST:
        s.convert_cost[seat] = min(s.convert_cost[seat], n)
    elif verb == DEBUT_MULTIPLIER:
        s.debut_times[seat] = max(s.debut_times[seat], n)
    elif verb == MAX_CITIES:
        s.max_cities[seat] += n
    elif verb == EXPENDITURE_WAIVE:
        s.waive[seat] += n
    elif verb == ATTACK_RANGE:
        s.attack_range[seat] = max(s.attack_range[seat], n)
    elif verb == CROSS:
        s.cross[seat] |= a
    elif verb == EXPAND_CROSS:
        s.expand_cross[seat] |= a
    elif verb == COUNT_AS:
        s.count_as[seat] |= 1 << a
    elif verb == IMMUNE:
        s.immune[seat] |= a


@rule
def add_combat(box: Box, s: Position, seat: int, when: int, n: int) -> None:
    """EP-8.1: what a `combat` effect adds: always, attacking, defending, or for each mounted unit."""
    if when == WHEN_ATTACK:
        s.combat_attack[seat] += n
    elif when == WHEN_DEFEND:
        s.combat_defend[seat] += n
    elif when == WHEN_MOUNTED:
        for slot in range(2):
            unit = s.unit[seat, slot]
            if unit >= 0 and box.unit_flags[unit] & MOUNTED:
                s.combat[seat] += n
    else:
        s.combat[seat] += n


@rule
def add_units(box: Box, s: Position, seat: int) -> None:
    """EP-6.6, EP-7.5, EP-8.2: what the units on display print, and 1 if both show the same formation."""
    s.unit_flags[seat] = 0
    s.cannot_attack[seat] = 0
    for slot in range(2):
        unit = s.unit[seat, slot]
        if unit >= 0:
            s.combat[seat] += box.unit_combat[unit]
            s.unit_flags[seat] |= box.unit_flags[unit]
            s.cross[seat] |= box.unit_cross[unit]
            s.cannot_attack[seat] |= box.unit_cannot[unit]
            for kind in range(ADVANTAGES):
                s.advantages[seat, kind] += box.unit_advantages[unit, kind]
    main = s.unit[seat, MAIN]
    support = s.unit[seat, SUPPORT]
    if main >= 0 and support >= 0 and box.unit_formation[main] == box.unit_formation[support]:
        s.combat[seat] += box.formation_bonus


@rule
def add_map(box: Box, s: Position, seat: int) -> None:
    """EP-2.5, EP-5.4: supply of natural resources, demand of cities and posts."""
    for natural in range(NATURALS):
        s.trade_supply[seat] += box.supply_of[natural] * count_both(s.lands, seat, s.natural, natural)
    s.trade_demand[seat] += box.city_demand * s.city_count[seat] + box.post_demand * s.post_count[seat]
    counts = s.rate[seat, 0] * s.land_count[seat] + s.rate[seat, 1] * s.city_count[seat]
    s.trade_supply[seat] += counts + s.rate[seat, 2] * s.post_count[seat]
    counts = s.rate[seat, 3] * s.land_count[seat] + s.rate[seat, 4] * s.city_count[seat]
    s.trade_demand[seat] += counts + s.rate[seat, 5] * s.post_count[seat]


@rule
def refresh_ready(box: Box, s: Position, seat: int) -> None:
    """EP-7.1, EP-A55, EP-A59, EP-A78, EP-Q1: ready if no more units lack their expenditure than are waived."""
    lacking = 0
    for slot in range(2):
        unit = s.unit[seat, slot]
        if unit >= 0 and box.unit_spends[unit] and s.paid[seat, slot] == 0:
            lacking += 1
    s.ready[seat] = 1 if lacking <= s.waive[seat] else 0
