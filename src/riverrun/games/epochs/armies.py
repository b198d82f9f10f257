"""What armies are worth: what attacks would win by the odds of the dice, and what they keep others from taking."""

from __future__ import annotations

import math
from typing import Any

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.reach import Reach, reach_of, reaches_hex, reaches_site
from riverrun.games.epochs.military.expenditure import lacking
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import art_price, part_left, price, used
from riverrun.games.epochs.terms import EPOCHS, NEUTRAL, NONE, STORED, Advantage, Immune
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Array
from riverrun.kernel.sets import count_both, next_member

CITY, DEFEND, ATTACK = int(Advantage.CITY), int(Advantage.DEFEND), int(Advantage.ATTACK)
FACE = 11.0 / 6.0  # what a die shows, in the mean
SCATTER = 1.35  # and about how far from that, usually
TERRAINS_A_LAND, TERRAINS_A_CITY = 0.3, 0.5  # how often an advantage of a terrain counts, about


# One attack


@rule
def dice_of(s: Position, seat: int, attacks: int, city: int) -> float:
    """EP-8.2: about how many dice a seat rolls, without knowing the terrain."""
    dice = 1.0 + s.advantages[seat, ATTACK if attacks else DEFEND]
    if city:
        dice += s.advantages[seat, CITY]
    often = TERRAINS_A_CITY if city else TERRAINS_A_LAND
    for terrain in range(5):
        dice += often * s.advantages[seat, terrain]
    return dice


@rule
def odds(edge: float, dice: float, least: int) -> float:
    """EP-8.7: the chance that an attack goes beyond the defence by at least so much (`edge`: in the mean)."""
    beyond = 1.7 * (edge - least + 0.5) / (SCATTER * math.sqrt(dice))
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, beyond))))


@rule
def may_be_ready(box: Box, s: Position, seat: int) -> int:
    """EP-7.1: whether a seat's units are ready, or can be made so before its turn ends."""
    if s.ready[seat]:
        return 1
    return 1 if seat == s.active and lacking(box, s, seat, 0) == NONE else 0


@rule
def readiness_price(box: Box, s: Position, seat: int, left: float) -> float:
    """EP-7.1: what a seat pays before it attacks, where its units are not ready."""
    worth = 0.0
    for slot in range(2):
        unit = s.unit[seat, slot]
        if unit >= 0 and box.unit_spends[unit] and s.paid[seat, slot] == 0:
            for kind in range(STORED):
                worth += box.unit_expenditure[unit, kind] * price(box, s, seat, kind, left)
    return worth


@rule
def taken_worth(box: Box, s: Position, seat: int, city: int) -> float:
    """EP-8.7, EP-D12: what the winner's own piece on the place is worth to him, if he has one to put there."""
    if city:
        return float(box.vp_city) if s.free_cities[seat] > 0 else 0.0
    return float(box.vp_land) if s.authority[seat] > 0 else 0.0


@rule
def spoils_worth(
    box: Box, s: Position, seat: int, rival: int, edge: float, dice: float, city: int
) -> tuple[float, float]:
    """EP-8.7: what an attack on a rival wins in the mean, and what he loses by it."""
    first = odds(edge, dice, box.spoil_at[0]) * box.vp_honor if s.honor[rival] > 0 else 0.0
    second = odds(edge, dice, box.spoil_at[1])
    won = first + second * taken_worth(box, s, seat, city)
    lost = first + second * (box.vp_city if city else box.vp_land)
    if s.art[rival] > 0 and (s.immune[rival] & Immune.ART_LOSS) == 0:
        third = odds(edge, dice, box.spoil_at[2])
        won += third * art_price(box, s, seat)
        lost += third * art_price(box, s, rival)
    return won, lost


# What a seat could attack


@rule
def turns_to_attack(box: Box, s: Position, seat: int) -> float:
    """EP-7.4: in how many turns of this epoch a seat can still attack once."""
    turns = float(box.inventions_per_epoch - s.inventions_done[seat] + box.covers_per_epoch - s.covers_done[seat])
    if seat == s.active and s.planned > 0 and s.attacked == 0 and s.attacked_neutral == 0:
        turns += 1.0
    return turns


@rule
def lands_reached(reach: Reach, sets: Array, row: int) -> int:
    """How many hexes of a set, a rival's lands or the camps, attacks reach."""
    found = 0
    hex = next_member(sets, row, -1)
    while hex >= 0:
        found += reaches_hex(reach, hex)
        hex = next_member(sets, row, hex)
    return found


@rule
def neutral_worth(box: Box, s: Position, seat: int, reach: Reach, turns: float, left: float) -> float:
    """EP-8.6: what camps bring, and to a warmonger neutral cities, in so many turns."""
    cost = readiness_price(box, s, seat, left)
    worth = 0.0
    if s.marker[seat] and turns_to_attack(box, s, seat) > 0.0:
        site = next_member(s.neutral, 0, -1)
        while site >= 0 and turns > 0.0:
            if reaches_site(box, s, seat, reach, site, NEUTRAL):
                beside = box.city_land_bonus * count_both(s.lands, seat, box.site_hexes, site)
                dice = dice_of(s, seat, 1, 1)
                edge = s.combat[seat] + s.combat_attack[seat] + FACE * dice + beside - box.neutral_city_combat
                worth += min(1.0, turns) * max(0.0, odds(edge, dice, 1) * taken_worth(box, s, seat, 1) - cost)
                turns -= 1.0
            site = next_member(s.neutral, 0, site)
    camps = float(lands_reached(reach, s.camps, 0))
    dice = dice_of(s, seat, 1, 0)
    edge = s.combat[seat] + s.combat_attack[seat] + FACE * dice - box.barbarian_combat
    gain = odds(edge, dice, 1) * (taken_worth(box, s, seat, 0) + box.weights[W.CAMP_GONE]) - cost
    return worth + min(camps, max(0.0, turns)) * max(0.0, gain)


@rule
def edge_of(s: Position, seat: int, rival: int, ready: int, city: int) -> tuple[float, float]:
    """EP-8.1: by how much an attack goes beyond a rival's defence in the mean, and how many dice both roll."""
    dice = dice_of(s, seat, 1, city)
    edge = s.combat[seat] + s.combat_attack[seat] + FACE * dice
    if ready:
        against = dice_of(s, rival, 0, city)
        edge -= s.combat[rival] + s.combat_defend[rival] + FACE * against
        dice += against
    return edge, dice


@rule
def rival_worth(
    box: Box, s: Position, seat: int, rival: int, reach: Reach, turns: float, left: float
) -> tuple[float, float]:
    """EP-7.3, EP-8.7: what attacks on a rival win in so many turns, and what he loses by them: cities, then lands."""
    ready = may_be_ready(box, s, rival)
    edge, dice = edge_of(s, seat, rival, ready, 1)
    cost = readiness_price(box, s, seat, left)
    won = 0.0
    lost = 0.0
    site = next_member(s.cities, rival, -1)
    while site >= 0 and turns > 0.0:
        if reaches_site(box, s, seat, reach, site, rival):
            beside = count_both(s.lands, seat, box.site_hexes, site)
            if ready:
                beside -= count_both(s.lands, rival, box.site_hexes, site)
            wins, loses = spoils_worth(box, s, seat, rival, edge + box.city_land_bonus * beside, dice, 1)
            if wins + loses > cost:
                won += min(1.0, turns) * (wins - cost)
                lost += min(1.0, turns) * loses
            turns -= 1.0
        site = next_member(s.cities, rival, site)
    times = min(float(min(lands_reached(reach, s.lands, rival), s.land_count[rival] - 1)), turns)
    if times > 0.0:
        edge, dice = edge_of(s, seat, rival, ready, 0)
        wins, loses = spoils_worth(box, s, seat, rival, edge, dice, 0)
        if wins + loses > cost:
            won += times * (wins - cost)
            lost += times * loses
    return won, lost


@rule
def war_price(box: Box, s: Position, seat: int, rival: int) -> float:
    """EP-7.2, EP-10.7: what the marker costs who must take it to attack a rival; an epoch's end takes it away."""
    if (s.marker[seat] or s.marker[rival]) and turns_to_attack(box, s, seat) > 0.0:
        return 0.0
    return box.warmonger_loss[s.epoch] + box.weights[W.POST_HOME] * s.post_count[seat]


# All armies


@rule
def add_wars(box: Box, s: Position, points: Any, losses: Any) -> None:
    """Adds to every seat what its army is likely to win, and takes from every seat what others' are likely to.

    A seat attacks in a turn or two of this epoch and of each to come: nobody's camps and cities or one of its rivals,
    each as likely as it is worth to it, by what it wins and by what the rival loses. `losses` is room to count in.
    """
    w = box.weights
    for seat in range(box.players):
        left = part_left(box, s, seat)
        turns = used(turns_to_attack(box, s, seat), w[W.WAR_TURNS]) + w[W.WARS_LATER] * (EPOCHS - 1 - s.epoch)
        if turns <= 0.0:
            continue
        reach = reach_of(box, s, seat)
        total = neutral_worth(box, s, seat, reach, turns, left)
        wins = total * total
        for rival in range(box.players):
            losses[rival] = 0.0
            if rival != seat:
                won, lost = rival_worth(box, s, seat, rival, reach, turns, left)
                won -= war_price(box, s, seat, rival)
                worth = won + lost / (box.players - 1)
                if worth > 0.0:
                    total += worth
                    wins += worth * won
                    losses[rival] = worth * lost
        if total > 0.0:
            points[seat] += w[W.WAR] * wins / total
            for rival in range(box.players):
                points[rival] -= w[W.WAR] * losses[rival] / total
