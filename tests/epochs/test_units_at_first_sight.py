"""What a unit is worth at first sight: told for all units on offer at once, the same as for each by itself."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from riverrun.games.epochs.actions.prices import UNIT
from riverrun.games.epochs.actions.units import OFFERS
from riverrun.games.epochs.armies import lands_reached, neutral_worth, spoils_worth, turns_of_war, war_price
from riverrun.games.epochs.forces import defence_of, force_of, may_be_ready, readiness_price
from riverrun.games.epochs.map.reach import Reach, reach_of, reaches_hex, reaches_site
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.priors_units import weigh_units
from riverrun.games.epochs.resources import part_left
from riverrun.games.epochs.terms import HEXES, NONE, UNITS, Flag, Step
from riverrun.games.epochs.weights import W
from riverrun.kernel.position.layout import duplicate
from riverrun.kernel.sets import count_both, has, members
from riverrun.kernel.state import State

PASS = MOVES.first("pass")


def rival_worth(box, s, seat, rival, own, against, turns, cost):
    """What attacks on a rival win and what he loses: one city after the other that is reached, then lands."""
    reach, won, lost = reach_of(box, s, seat), 0.0, 0.0
    for site in members(s.cities, rival):
        if turns > 0.0 and reaches_site(box, s, seat, reach, site, rival):
            beside = count_both(s.lands, seat, box.site_hexes, site)
            if against.city_dice > 0.0:
                beside -= count_both(s.lands, rival, box.site_hexes, site)
            edge = own.city - against.city + box.city_land_bonus * beside
            wins, loses = spoils_worth(box, s, seat, rival, edge, own.city_dice + against.city_dice, 1)
            if wins + loses > cost:
                won += min(1.0, turns) * (wins - cost)
                lost += min(1.0, turns) * loses
            turns -= 1.0
    lands = sum(reaches_hex(reach, hex) for hex in members(s.lands, rival))
    times = min(lands, s.land_count[rival] - 1, turns)
    if times > 0.0:
        edge, dice = own.land - against.land, own.land_dice + against.land_dice
        wins, loses = spoils_worth(box, s, seat, rival, edge, dice, 0)
        if wins + loses > cost:
            won += times * (wins - cost)
            lost += times * loses
    return won, lost


def attacks_worth(box, s, seat, unit):
    """By how much attacks bring a seat ahead, with a unit or (-1) as its army is."""
    turns, reach = turns_of_war(box, s, seat), reach_of(box, s, seat)
    own = force_of(box, s, seat, 1, unit)
    cost = readiness_price(box, s, seat, unit, part_left(box, s, seat))
    worths = [neutral_worth(box, s, seat, reach, own, turns, cost)]
    for rival in range(box.players):
        if rival != seat:
            against = defence_of(box, s, rival, s.ready[rival], NONE)
            won, lost = rival_worth(box, s, seat, rival, own, against, turns, cost)
            worths.append(max(0.0, won - war_price(box, s, seat, rival) + lost / (box.players - 1)))
    total = ahead = 0.0
    for worth in worths:
        total += worth
        ahead += worth * worth
    return ahead / total if total > 0.0 else 0.0


def kept_worth(box, s, seat, unit):
    """What a unit keeps all rivals from taking."""
    now = defence_of(box, s, seat, may_be_ready(box, s, seat), NONE)
    kept = 0.0
    for rival in range(box.players):
        turns = turns_of_war(box, s, rival)
        if rival != seat and turns > 0.0:
            behind = []
            for against in (now, force_of(box, s, seat, 0, unit)):
                own = force_of(box, s, rival, 1, NONE)
                cost = readiness_price(box, s, rival, NONE, part_left(box, s, rival))
                won, lost = rival_worth(box, s, rival, seat, own, against, turns, cost)
                won -= war_price(box, s, rival, seat)
                attacks = won + lost / (box.players - 1) > 0.0
                behind.append(lost + won / (box.players - 1) if attacks else 0.0)
            kept += (behind[0] - behind[1]) / (box.players - 1)
    return kept


def unit_worth(box, s, seat, unit):
    """What a unit is worth by itself."""
    more = attacks_worth(box, s, seat, unit) - attacks_worth(box, s, seat, NONE)
    return box.weights[W.WAR] * (more + kept_worth(box, s, seat, unit))


def armed(players, seed):
    """Positions of a random game with any units on offer, some armies ready, some that fly, some with the marker."""
    state, rng = rr.game("epochs", players).new(seed), random.Random(seed)
    while not state.over:
        if state.position.decision == Step.ACTION and rng.random() < 0.5:
            s = duplicate(state.position)
            s.unit_column[:] = rng.sample(range(UNITS), len(s.unit_column))
            for seat in range(players):
                s.ready[seat], s.marker[seat] = rng.randrange(2), rng.randrange(2)
                s.unit_flags[seat] = rng.choice((0, 0, Flag.AIR))
                s.honor[seat], s.art[seat] = rng.randrange(3), rng.randrange(3)
            yield State(state.game, s)
        state.play(rr.random_move(state, rng))


@pytest.mark.no_cover
@pytest.mark.clause("EP-6.6", "EP-8.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_units_on_offer_are_worth_together_what_each_is_by_itself(players):
    moves = np.array([PASS, *range(UNIT, UNIT + OFFERS)], np.int32)
    found = []
    for state in armed(players, seed=players):
        box, s, seat = state.game.box_view, state.position_view, int(state.position.active)
        worths = np.full(len(moves), 7.0)
        weigh_units(box, s, seat, moves, len(moves), worths)
        units = [*s.unit_column, *(box.basic_unit[s.epoch, slot] for slot in range(2))]
        assert worths.tolist() == [7.0, *(unit_worth(box, s, seat, unit) for unit in units)]
        found += worths[1:].tolist()
    assert len({*found}) > 60


@pytest.mark.clause("EP-7.3", "EP-7.5")
def test_hexes_that_attacks_reach_are_counted():
    rng = random.Random(4)
    sets = np.array([[rng.getrandbits(32) for _ in range(2)]], np.uint32)
    for air in range(2):
        reach = Reach(rng.getrandbits(32), rng.getrandbits(32), 0, 0, air)
        assert lands_reached(reach, sets, 0) == sum(
            has(sets, 0, hex) and reaches_hex(reach, hex) for hex in range(HEXES)
        )
