"""What bots think of armies: odds by the dice, attacks that win, units that keep others from taking."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from epochs.test_evaluation import at, valued, weighed
from riverrun.games.epochs.actions.prices import UNIT
from riverrun.games.epochs.actions.units import field_unit
from riverrun.games.epochs.armies import odds
from riverrun.games.epochs.forces import FACE, force_of, readiness_price
from riverrun.games.epochs.map.geometry import HEX_IDS
from riverrun.games.epochs.priors_units import weigh_units
from riverrun.games.epochs.terms import NONE, Flag, Slot, Step
from riverrun.kernel import journal
from riverrun.kernel.sets import add

FACES = (0, 1, 1, 2, 3, 4)


@pytest.mark.clause("EP-8.3", "EP-8.7")
@pytest.mark.parametrize(("own", "others"), [(1, 1), (2, 1), (1, 3)])
def test_odds_are_near_those_of_the_dice(own, others):
    for combat, least in itertools.product((-2, 0, 2, 5), (1, 3, 6)):
        rolls = list(itertools.product(FACES, repeat=own + others))
        reached = sum(combat + sum(roll[:own]) - sum(roll[own:]) >= least for roll in rolls) / len(rolls)
        assert odds(combat + FACE * (own - others), float(own + others), least) == pytest.approx(reached, abs=0.07)


@pytest.mark.clause("EP-8.7")
def test_a_stronger_army_in_reach_is_worth_more_and_costs_its_victims():
    state = at(Step.PLAN, players=2, turn=3)
    s = state.position
    s.unit_flags[0] = Flag.AIR
    before = valued(state)[0]
    s.combat[0] += 6
    after = valued(state)[0]
    assert after[0] > before[0]
    assert after[1] < before[1]


@pytest.mark.clause("EP-7.1")
def test_an_army_that_nobody_reaches_and_that_reaches_nobody_wins_nothing():
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    for seat in range(2):
        s.lands[seat], s.cities[seat], s.posts[seat], s.cross[seat] = 0, 0, 0, 0
    before = valued(state)[0]
    s.combat[0] += 6
    assert valued(state)[0] == pytest.approx(before)


@pytest.mark.clause("EP-8.1")
def test_at_first_sight_an_unready_rival_is_attacked_rather_than_a_ready_one():
    state = at(Step.MILITARY, players=3, turn=4)
    s = state.position
    me = int(s.active)
    s.unit_flags[me], s.ready[me], s.marker[me] = Flag.AIR, 1, 1
    s.combat[:3], s.ready[:3] = 3, 1
    weak, strong = (seat for seat in range(3) if seat != me)
    s.ready[weak], s.combat[strong] = 0, 8
    found: dict[int, float] = {}
    for text, weight in weighed(state).items():
        if text.startswith("attack ") and (owner := owner_of(s, text)) is not None:
            found[owner] = max(weight, found.get(owner, 0.0))
    assert found[weak] > found[strong]


def unit_of(state, id: str) -> int:
    """A unit by its name."""
    return [unit.id for unit in state.game.content.units].index(id)


def unit_worth(state, id: str) -> float:
    """What a unit of the market is worth to the army of who is to move."""
    state.position.unit_column[0] = unit_of(state, id)
    worths = np.zeros(1)
    seat = int(state.position.active)
    weigh_units(state.game.box_view, state.position_view, seat, np.array([UNIT]), 1, worths)
    return float(worths[0])


@pytest.mark.clause("EP-6.6", "EP-8.1", "EP-8.2")
@pytest.mark.parametrize("id", ["spearman", "slinger", "keshik", "marine", "machine_gun"])
def test_an_army_with_a_unit_is_what_it_is_once_the_unit_is_there(id):
    state = at(Step.PLAN, turn=3)
    s, box, view = state.position, state.game.box_view, state.position_view
    seat, unit = int(s.active), unit_of(state, id)
    field_unit(box, view, journal.fresh(), seat, unit_of(state, "archer"))
    told = [force_of(box, view, seat, attacks, unit) for attacks in (0, 1)]
    cost = readiness_price(box, view, seat, unit, 0.5)
    field_unit(box, view, journal.fresh(), seat, unit)
    assert told == [force_of(box, view, seat, attacks, NONE) for attacks in (0, 1)]
    assert cost == readiness_price(box, view, seat, NONE, 0.5)


@pytest.mark.clause("EP-6.6", "EP-8.7")
def test_a_unit_is_worth_what_it_could_attack():
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    me = int(s.active)
    for seat in range(2):
        s.lands[seat], s.cities[seat], s.posts[seat], s.cross[seat] = 0, 0, 0, 0
    s.camps[0] = 0
    assert unit_worth(state, "swordsman") == 0
    add(s.camps, 0, 5)
    s.unit_flags[me], s.authority[me] = Flag.AIR, 1
    assert unit_worth(state, "swordsman") > 0.1


@pytest.mark.clause("EP-6.6", "EP-8.7")
def test_a_unit_is_worth_what_it_keeps_off():
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    me = int(s.active)
    s.camps[0], s.neutral[0], s.marker[:2] = 0, 0, 0
    for seat in range(2):
        s.cities[seat], s.posts[seat], s.cross[seat] = 0, 0, 0
    s.lands[1 - me] = 0
    worth = [unit_worth(state, "phalanx")]
    s.unit_flags[1 - me], s.marker[1 - me], s.combat[1 - me] = Flag.AIR, 1, s.combat[me] + 2
    s.land_count[me], s.unit[me, Slot.SUPPORT] = 5, NONE
    worth.append(unit_worth(state, "phalanx"))
    assert worth[0] == 0
    assert worth[1] > 0.1


def owner_of(s, text: str) -> int | None:
    """Whose land is attacked."""
    id = text.split()[1]
    if id not in HEX_IDS:  # a city
        return None
    hex = HEX_IDS.index(id)
    return next((seat for seat in range(3) if s.lands[seat][hex // 32] >> (hex % 32) & 1), None)
