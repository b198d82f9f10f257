"""First sight of war and of answers to others: units kept ready, the marker, attacks, consent, protection (`weigh`)."""

from __future__ import annotations

import math

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.evaluation import borders, promise, supply_at
from riverrun.games.epochs.map.pieces import city_owner, land_owner
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.scoring import seat_points
from riverrun.games.epochs.terms import EPOCHS, GAINS, NEUTRAL, SEATS, STORED, Slot, Step
from riverrun.games.epochs.weights import SIGHT, W
from riverrun.games.epochs.worths import attack_strength, danger, defence_strength, gold_price, price
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import count_both

MAIN, SUPPORT = int(Slot.MAIN), int(Slot.SUPPORT)


@rule
def ready_appeal(box: Box, s: Position, spared: int, left: float) -> float:
    """What ready units keep off, less what keeps them ready."""
    w = box.weights
    seat = s.active
    worth = w[W.READY]
    for other in range(box.players):
        if other != seat:
            off = danger(box, s, seat, other, 0) - danger(box, s, seat, other, 1)
            touching = 0.4 + 0.2 * min(3, borders(box, s, seat, other))
            worth += w[W.SIGHT_THREAT] * touching * off * min(1.0, 4.0 * left) / (box.players - 1)
    for slot in range(2):
        unit = s.unit[seat, slot]
        if unit >= 0 and slot != spared:
            for kind in range(STORED):
                worth -= w[W.SPEND] * box.unit_expenditure[unit, kind] * price(box, s, seat, kind, left, SIGHT)
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
def edge_over(box: Box, s: Position, target: int) -> float:
    """By how much the active player is stronger than a seat, or -1 for a camp and NEUTRAL for a neutral city."""
    strength = attack_strength(s, s.active)
    if target < 0:
        return strength - box.barbarian_combat
    if target == NEUTRAL:
        return strength - box.neutral_city_combat
    return strength - defence_strength(s, target, s.ready[target])


@rule
def chance_of(edge: float) -> float:
    """The chance to win a war, by the edge before the dice."""
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, 0.7 * edge))))


@rule
def appeal_declare(box: Box, s: Position, left: float) -> float:
    """The marker: what a war with the weakest neighbour brings, less culture and posts."""
    w = box.weights
    best = 0.0
    if s.ready[s.active]:
        for other in range(box.players):
            if other != s.active and borders(box, s, s.active, other) > 0:
                best = max(best, chance_of(edge_over(box, s, other) - 1.0) * w[W.LAND_TAKEN])
    return w[W.DECLARE] + 1.5 * best - box.warmonger_loss[s.epoch] - 0.5 * s.post_count[s.active]


@rule
def appeal_attack(box: Box, s: Position, hex: int) -> float:
    """A land or a camp: what is won, by the chance to win it."""
    w = box.weights
    owner = land_owner(s, hex)
    edge = edge_over(box, s, owner)
    if owner < 0:
        return chance_of(edge) * (w[W.CAMP] + 0.5 * supply_at(box, s, hex))
    return chance_of(edge) + chance_of(edge - 2.0) * (w[W.LAND_TAKEN] + 0.5 * supply_at(box, s, hex))


@rule
def appeal_attack_city(box: Box, s: Position, site: int) -> float:
    """A city: one's lands beside it help, and so do its owner's."""
    owner = city_owner(s, site)
    edge = edge_over(box, s, owner) + box.city_land_bonus * count_both(s.lands, s.active, box.site_hexes, site)
    if owner < SEATS:
        edge -= box.city_land_bonus * count_both(s.lands, owner, box.site_hexes, site)
        return chance_of(edge) + chance_of(edge - 2.0) * box.weights[W.CITY_TAKEN]
    return chance_of(edge) * box.weights[W.CITY_TAKEN]


# Posts and answers


@rule
def post_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """Demand that supply meets, and the bonus."""
    level = min(box.trade_most, s.trade_supply[seat], s.trade_demand[seat])
    after = min(box.trade_most, s.trade_supply[seat], s.trade_demand[seat] + box.post_demand)
    more = (box.trade_gold[after] - box.trade_gold[level]) * gold_price(box, left, SIGHT)
    more += box.trade_culture[after] - box.trade_culture[level]
    return more * (EPOCHS - s.epoch) + 0.3 * box.post_demand


@rule
def bonus_worth(box: Box, s: Position, seat: int, left: float) -> float:
    """EP-6.3: what both gain when a post comes into a player's city."""
    worth = 0.0
    for kind in range(GAINS):
        worth += box.post_bonus_both[kind] * price(box, s, seat, kind, left, SIGHT)
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
def protect_appeal(box: Box, s: Position) -> float:
    """EP-8.4: the post that is saved, if one's army can save it."""
    edge = defence_strength(s, s.seat, s.ready[s.seat]) - attack_strength(s, s.active)
    beyond = defence_strength(s, s.seat, s.ready[s.seat]) - box.neutral_city_combat
    return 0.4 * beyond + 0.2 * edge - 0.3


@rule
def appeal_yes(box: Box, s: Position, left: float) -> float:
    """To consent, to protect, to place a piece that was won."""
    if s.decision == Step.CONSENT:
        return consent_appeal(box, s, left)
    return protect_appeal(box, s) if s.decision == Step.PROTECT else 3.0
