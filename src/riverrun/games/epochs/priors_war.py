"""First sight of war and of answers to others: units kept ready, the marker, attacks, consent, protection (`weigh`)."""

from __future__ import annotations

import math

from riverrun.games.epochs.armies import (
    odds,
    rival_worth,
    spoils_worth,
    taken_worth,
    turns_to_attack,
    war_price,
)
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.evaluation import borders, promise, supply_at
from riverrun.games.epochs.forces import FACE, defence_of, force_of, readiness_price
from riverrun.games.epochs.map.pieces import city_owner, land_owner
from riverrun.games.epochs.map.reach import reach_of
from riverrun.games.epochs.military.war import lands_beside, war_advantages, war_combat
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import more_trade, more_worth, part_left, spent_worth, used
from riverrun.games.epochs.scoring import seat_points
from riverrun.games.epochs.terms import GAINS, HEXES, NONE, SEATS, STORED, Slot, Step
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule

MAIN, SUPPORT = int(Slot.MAIN), int(Slot.SUPPORT)


@rule
def guard_worth(box: Box, s: Position, seat: int, other: int) -> float:
    """What ready units keep a rival from taking, if he attacks a city or, where there is none, a land."""
    city = 1 if s.city_count[seat] > 0 else 0
    own = force_of(box, s, other, 1, NONE)
    against = force_of(box, s, seat, 0, NONE)
    edge, dice = (own.city, own.city_dice) if city else (own.land, own.land_dice)
    _, unready = spoils_worth(box, s, other, seat, edge, dice, city)
    edge -= against.city if city else against.land
    dice += against.city_dice if city else against.land_dice
    _, guarded = spoils_worth(box, s, other, seat, edge, dice, city)
    likely = 0.5 if s.marker[other] or s.marker[seat] else 0.2
    return likely * (unready - guarded)


@rule
def ready_appeal(box: Box, s: Position, spared: int, left: float) -> float:
    """What ready units keep off, less what keeps them ready."""
    w = box.weights
    seat = s.active
    worth = w[W.READY]
    for other in range(box.players):
        if other != seat and borders(box, s, seat, other) > 0:
            worth += guard_worth(box, s, seat, other)
    for slot in range(2):
        unit = s.unit[seat, slot]
        if unit >= 0 and slot != spared:
            for kind in range(STORED):
                worth -= spent_worth(box, s, seat, kind, box.unit_expenditure[unit, kind], left)
    return worth


@rule
def appeal_ready(box: Box, s: Position, left: float) -> float:
    """All units are paid."""
    return ready_appeal(box, s, -1, left)


@rule
def appeal_spare_main(box: Box, s: Position, left: float) -> float:
    """All but the main unit."""
    return ready_appeal(box, s, MAIN, left)


@rule
def appeal_spare_support(box: Box, s: Position, left: float) -> float:
    """All but the support unit."""
    return ready_appeal(box, s, SUPPORT, left)


@rule
def appeal_declare(box: Box, s: Position) -> float:
    """The marker: what attacks on the likeliest rival win and take from him, less culture and posts."""
    seat = s.active
    left = part_left(box, s, seat)
    best = 0.0
    if s.ready[seat]:
        reach = reach_of(box, s, seat)
        own = force_of(box, s, seat, 1, NONE)
        cost = readiness_price(box, s, seat, NONE, left)
        turns = used(turns_to_attack(box, s, seat), box.weights[W.WAR_TURNS])
        for other in range(box.players):
            if other != seat:
                against = defence_of(box, s, other, s.ready[other], NONE)
                won, lost = rival_worth(box, s, seat, other, reach, own, against, turns, cost)
                best = max(best, won + lost / (box.players - 1))
    return box.weights[W.DECLARE] + best - war_price(box, s, seat, seat)


@rule
def attack_appeal(box: Box, s: Position, owner: int, target: int) -> float:
    """EP-8.1, EP-8.7: what an attack on a seat (-1: nobody) wins and takes from him, by its very dice."""
    seat = s.active
    city = 1 if target >= HEXES else 0
    dice = 1.0 + war_advantages(box, s, seat, owner, target, 1)
    edge = war_combat(s, seat, 1) + FACE * dice + lands_beside(box, s, seat, target)
    if owner == NONE:
        edge -= box.neutral_city_combat if city else box.barbarian_combat
        return odds(edge, dice, 1) * (box.weights[W.CAMP_GONE] + taken_worth(box, s, seat, city))
    if s.ready[owner]:
        against = 1.0 + war_advantages(box, s, owner, seat, target, 0)
        edge -= war_combat(s, owner, 0) + FACE * against + lands_beside(box, s, owner, target)
        dice += against
    won, lost = spoils_worth(box, s, seat, owner, edge, dice, city)
    return won + lost / (box.players - 1)


@rule
def appeal_attack(box: Box, s: Position, hex: int) -> float:
    """A land or a camp, and the supply there."""
    return attack_appeal(box, s, land_owner(s, hex), hex) + 0.5 * supply_at(box, s, hex)


@rule
def appeal_attack_city(box: Box, s: Position, site: int) -> float:
    """A city."""
    owner = city_owner(s, site)
    return attack_appeal(box, s, owner if owner < SEATS else NONE, HEXES + site)


# Posts and answers


@rule
def post_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """A post: what more demand brings in trade."""
    return box.weights[W.POST] * left + more_trade(box, s, seat, 0, box.post_demand, left)


@rule
def bonus_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """EP-6.3: what both gain when a post comes into a player's city."""
    worth = 0.0
    for kind in range(GAINS):
        if box.post_bonus_both[kind] != 0:
            worth += more_worth(box, s, seat, kind, box.post_bonus_both[kind], left)
    return worth


@rule
def standing(box: Box, s: Position, seat: int) -> float:
    """A seat's points and what it has besides."""
    return float(seat_points(box, s, seat)) + promise(box, s, seat)


@rule
def consent_appeal(box: Box, s: Position, left: float) -> float:
    """EP-A16: what the host gains, less what the builder does, the more so the likelier he is to win by it."""
    w = box.weights
    host = s.seat
    builder = s.active
    gain = bonus_worth(box, s, host, left)
    theirs = bonus_worth(box, s, builder, left) + post_worth(box, s, builder, left)
    lead = standing(box, s, builder) + theirs - standing(box, s, host) - gain
    harm = 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, lead / (1.0 + 8.0 * left)))))
    return w[W.CONSENT] * gain - w[W.ENVY] * harm * theirs


@rule
def protect_appeal(box: Box, s: Position, left: float) -> float:
    """EP-8.4: the post that is saved, if one's army saves it where the city would fall, less what a defeat costs."""
    seat = s.seat
    attacker = s.active
    dice = 1.0 + war_advantages(box, s, attacker, seat, s.war_target, 1)
    attack = war_combat(s, attacker, 1) + FACE * dice + lands_beside(box, s, attacker, s.war_target)
    alone = odds(attack - box.neutral_city_combat, dice, 1)
    if s.ready[seat]:
        against = 1.0 + war_advantages(box, s, seat, attacker, s.war_target, 0)
        attack -= war_combat(s, seat, 0) + FACE * against + lands_beside(box, s, seat, s.war_target)
        dice += against
    saved = alone - odds(attack, dice, box.spoil_at[1])
    honor = odds(attack, dice, box.spoil_at[0]) * box.vp_honor if s.honor[seat] > 0 else 0.0
    return saved * (box.weights[W.POST_HOME] + post_worth(box, s, seat, left)) - honor


@rule
def appeal_yes(box: Box, s: Position, left: float) -> float:
    """To consent, to protect, to place a piece that was won."""
    if s.decision == Step.CONSENT:
        return consent_appeal(box, s, left)
    return protect_appeal(box, s, left) if s.decision == Step.PROTECT else 3.0
