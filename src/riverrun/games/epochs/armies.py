"""What armies are worth: what attacks would win by the odds of the dice, and what they keep others from taking."""

from __future__ import annotations

import math
from typing import Any

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.forces import Force, defence_of, force_of, may_be_ready, readiness_price
from riverrun.games.epochs.map.reach import Reach, reach_of, reaches_site
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.resources import art_price, part_left, used
from riverrun.games.epochs.terms import EPOCHS, NEUTRAL, NONE, Immune
from riverrun.games.epochs.weights import W
from riverrun.kernel.jit import rule
from riverrun.kernel.position.layout import Array
from riverrun.kernel.sets import bits, count, count_both, next_member, word

SCATTER = 1.35  # about how far from its mean a die shows, usually


# One attack


@rule
def odds(edge: float, dice: float, least: int) -> float:
    """EP-8.7: the chance that an attack goes beyond the defence by at least so much (`edge`: in the mean)."""
    beyond = 1.7 * (edge - least + 0.5) / (SCATTER * math.sqrt(dice))
    return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, beyond))))


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
    """EP-7.3, EP-7.5: how many hexes of a set, a rival's lands or the camps, attacks reach."""
    if reach.air:
        return count(sets, row)
    return bits(word(sets, row, 0) & reach.low) + bits(word(sets, row, 1) & reach.high)


@rule
def neutral_worth(box: Box, s: Position, seat: int, reach: Reach, own: Force, turns: float, cost: float) -> float:
    """EP-8.6: what camps bring, and to a warmonger neutral cities, in so many turns; `cost`: to be ready."""
    worth = 0.0
    if s.marker[seat] and turns_to_attack(box, s, seat) > 0.0:
        site = next_member(s.neutral, 0, -1)
        while site >= 0 and turns > 0.0:
            if reaches_site(box, s, seat, reach, site, NEUTRAL):
                beside = box.city_land_bonus * count_both(s.lands, seat, box.site_hexes, site)
                chance = odds(own.city + beside - box.neutral_city_combat, own.city_dice, 1)
                worth += min(1.0, turns) * max(0.0, chance * taken_worth(box, s, seat, 1) - cost)
                turns -= 1.0
            site = next_member(s.neutral, 0, site)
    camps = float(lands_reached(reach, s.camps, 0))
    chance = odds(own.land - box.barbarian_combat, own.land_dice, 1)
    gain = chance * (taken_worth(box, s, seat, 0) + box.weights[W.CAMP_GONE]) - cost
    return worth + min(camps, max(0.0, turns)) * max(0.0, gain)


@rule
def rival_worth(
    box: Box, s: Position, seat: int, rival: int, reach: Reach, own: Force, against: Force, turns: float, cost: float
) -> tuple[float, float]:
    """EP-7.3, EP-8.7: what attacks on a rival win in so many turns, and what he loses by them: cities, then lands."""
    won = 0.0
    lost = 0.0
    site = next_member(s.cities, rival, -1)
    while site >= 0 and turns > 0.0:
        if reaches_site(box, s, seat, reach, site, rival):
            beside = count_both(s.lands, seat, box.site_hexes, site)
            if against.city_dice > 0.0:
                beside -= count_both(s.lands, rival, box.site_hexes, site)
            edge = own.city - against.city + box.city_land_bonus * beside
            wins, loses = spoils_worth(box, s, seat, rival, edge, own.city_dice + against.city_dice, 1)
            if wins + loses > cost:
                won += min(1.0, turns) * (wins - cost)
                lost += min(1.0, turns) * loses
            turns -= 1.0
        site = next_member(s.cities, rival, site)
    times = min(float(min(lands_reached(reach, s.lands, rival), s.land_count[rival] - 1)), turns)
    if times > 0.0:
        dice = own.land_dice + against.land_dice
        wins, loses = spoils_worth(box, s, seat, rival, own.land - against.land, dice, 0)
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
def turns_of_war(box: Box, s: Position, seat: int) -> float:
    """In how many turns of this epoch and of those to come a seat is likely to attack."""
    w = box.weights
    return used(turns_to_attack(box, s, seat), w[W.WAR_TURNS]) + w[W.WARS_LATER] * (EPOCHS - 1 - s.epoch)


@rule
def add_wars(box: Box, s: Position, points: Any, losses: Any) -> None:
    """Adds to every seat what its army is likely to win, and takes from every seat what others' are likely to.

    A seat attacks in a turn or two of this epoch and of each to come: nobody's camps and cities or one of its rivals,
    each as likely as it is worth to it, by what it wins and by what the rival loses. `losses` is room to count in.
    """
    w = box.weights
    for seat in range(box.players):
        turns = turns_of_war(box, s, seat)
        if turns <= 0.0:
            continue
        own = force_of(box, s, seat, 1, NONE)
        cost = readiness_price(box, s, seat, NONE, part_left(box, s, seat))
        reach = reach_of(box, s, seat)
        total = neutral_worth(box, s, seat, reach, own, turns, cost)
        wins = total * total
        for rival in range(box.players):
            losses[rival] = 0.0
            if rival != seat:
                against = defence_of(box, s, rival, may_be_ready(box, s, rival), NONE)
                won, lost = rival_worth(box, s, seat, rival, reach, own, against, turns, cost)
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
