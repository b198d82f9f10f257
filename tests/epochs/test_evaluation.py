"""What bots know: positions in bounds and pointing the right way, moves by decision, where a position is settled."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.games.epochs.military.war import OUTCOMES
from riverrun.games.epochs.terms import Flag, Res, Step

FOOD, PRODUCTION, SCIENCE, GOLD = (int(kind) for kind in (Res.FOOD, Res.PRODUCTION, Res.SCIENCE, Res.GOLD))


def game(players: int = 3, **options: str) -> rr.Game:
    return rr.game("epochs", players, **options)


def at(step: Step, players: int = 3, seed: int = 1, turn: int = 1) -> rr.State:
    """A random game at its first decision of a kind from a turn on."""
    for attempt in range(20):
        state, rng = game(players).new(seed + attempt), random.Random(seed + attempt)
        while not state.over:
            s = state.position
            if s.decision == step and (s.epoch > 0 or s.turn >= turn):
                return state
            state.play(rr.random_move(state, rng))
    raise AssertionError(f"no {step.name} was asked")


def valued(state):
    """Every seat's points and its chance to win, as bots judge them."""
    points, chances = np.zeros(4), np.zeros(4)
    state.game.rules.value(state.game.box_view, state.position_view, points, chances)
    return points.tolist(), chances.tolist()


def weighed(state):
    """The legal moves with their weights."""
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.box_view, state.position_view, legal, len(legal), weights)
    return {state.game.text(int(move)): float(weight) for move, weight in zip(legal, weights, strict=True)}


def favourite(state):
    weights = weighed(state)
    return max(weights, key=weights.__getitem__)


def settled(state):
    return bool(state.game.rules.settled(state.game.box_view, state.position_view))


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_and_weights_are_in_bounds_at_every_node(players):
    state, rng = game(players).new(1), random.Random(1)
    while not state.over:
        points, chances = valued(state)
        assert sum(chances[:players]) == pytest.approx(1)
        assert all(math.isfinite(one) and -100 < one < 500 for one in points)
        assert all(0 < weight < math.inf for weight in weighed(state).values())
        state.play(rr.random_move(state, rng))


MORE = {
    "culture": lambda s: s.culture.__setitem__(0, s.culture[0] + 3),
    "gold": lambda s: s.stock.__setitem__((0, GOLD), s.stock[0, GOLD] + 4),
    "food": lambda s: s.stock.__setitem__((0, FOOD), s.stock[0, FOOD] + 2),
    "production": lambda s: s.stock.__setitem__((0, PRODUCTION), s.stock[0, PRODUCTION] + 3),
    "science": lambda s: s.stock.__setitem__((0, SCIENCE), s.stock[0, SCIENCE] + 3),
    "authority": lambda s: s.authority.__setitem__(0, s.authority[0] + 2),
    "art": lambda s: s.art.__setitem__(0, s.art[0] + 1),
    "honor": lambda s: s.honor.__setitem__(0, s.honor[0] + 1),
    "combat": lambda s: s.combat.__setitem__(0, s.combat[0] + 3),
    "free cities": lambda s: s.free_cities.__setitem__(0, s.free_cities[0] + 1),
    "trade": lambda s: (s.trade_supply.__setitem__(0, 6), s.trade_demand.__setitem__(0, 6)),
}


@pytest.mark.parametrize("more", MORE)
def test_more_is_better(more):
    state = at(Step.PLAN, turn=3)
    before, chances = valued(state)
    MORE[more](state.position)
    after, better = valued(state)
    assert after[0] > before[0]
    assert better[0] > chances[0]


def test_hungry_cities_markers_and_unready_units_are_bad():
    state = at(Step.PLAN, seed=2, turn=6)
    s = state.position
    s.city_count[0], s.feed_city[0], s.feed_total[0] = 3, 0, 0
    s.inventions_done[0], s.covers_done[0] = 3, 3
    s.stock[0, FOOD], s.stock[0, GOLD] = 3, 0
    fed = valued(state)[0][0]
    s.stock[0, FOOD] = 0
    assert valued(state)[0][0] < fed - 1
    s.marker[0] = 0
    calm = valued(state)[0][0]
    s.marker[0] = 1
    assert valued(state)[0][0] < calm
    s.active = 1  # or it could make them ready
    s.combat[1], s.unit_flags[1], s.ready[:3] = 9, Flag.AIR, 1
    guarded = valued(state)[0][0]
    s.ready[0] = 0
    assert valued(state)[0][0] < guarded


@pytest.mark.clause("EP-9.2")
def test_an_ability_cube_is_kept_for_an_ability_that_is_worth_it():
    """Egypt's first ability brings next to nothing; its cube may later bring works of art for wonders."""
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    s.civilization[0], s.unlocked[0] = 0, 0
    free = valued(state)[0][0]
    s.unlocked[0] = 0b0001
    spent = valued(state)[0][0]
    assert spent < free - 1
    s.unlocked[0] = 0b0011
    assert valued(state)[0][0] < spent - 1


def test_actions_to_come_count():
    """What an action brings is expected before it: who has more of them to come is better off."""
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    before = valued(state)[0][0]
    s.covers_done[0] += 1
    assert valued(state)[0][0] < before - 3


def test_a_lead_more_still_counts_for_one_who_is_far_ahead():
    state = at(Step.PLAN, players=2, turn=2)
    s = state.position
    gains = []
    for lead in (0, 60):
        s.culture[:2] = lead, 0
        chance = valued(state)[1][0]
        s.culture[0] += 2
        gains.append(valued(state)[1][0] - chance)
    assert gains[0] > gains[1] > 0.0005


@pytest.mark.clause("EP-10.1")
def test_being_first_in_culture_counts_before_the_works_are_given():
    state = at(Step.PLAN, players=2, turn=6)
    s = state.position
    s.culture[:2] = 5
    s.ranking[:2] = 0, 1
    first = valued(state)[0][0]
    s.ranking[:2] = 1, 0
    assert valued(state)[0][0] < first


@pytest.mark.clause("EP-D7")
def test_least_gold_is_paid_first():
    state = at(Step.PAYMENT)
    amounts = sorted(int(text.split()[-1]) for text in weighed(state))
    assert favourite(state) == f"number {amounts[0]}"


@pytest.mark.clause("EP-A16", "EP-D6")
def test_consent_weighs_what_both_gain_against_who_leads():
    state = at(Step.CONSENT, seed=2, turn=3)
    s = state.position
    host, builder = s.seat, s.active
    s.culture[host], s.culture[builder] = 30, 0
    assert favourite(state) == "yes"
    s.culture[host], s.culture[builder] = 0, 30
    assert favourite(state) == "no"


@pytest.mark.no_cover
@pytest.mark.clause("EP-A16", "EP-D6")
def test_the_post_that_wins_the_game_is_refused():
    state = at(Step.CONSENT, players=2, turn=3)
    s = state.position
    host, builder = s.seat, s.active
    s.epoch, s.turn = 2, 6
    s.inventions_done[:2], s.covers_done[:2], s.actions_left, s.attacked_neutral = 3, 3, 0, 1
    s.trade_supply[builder], s.trade_demand[builder] = 8, 4
    points, _ = valued(state)
    behind = round(points[builder] - points[host])
    s.culture[host] += max(0, behind)
    s.culture[builder] += max(0, -behind)
    assert favourite(state) == "no"


def test_what_is_won_is_taken():
    state = at(Step.SPOILS, seed=20)
    assert favourite(state) == "yes"


@pytest.mark.no_cover
def test_a_position_is_settled_outside_composite_choices():
    for step in (Step.REVEAL, Step.PLAN, Step.ACTION, Step.MILITARY):
        assert settled(at(step)), step
    for step in (Step.TURN, Step.GIVE, Step.PAYMENT, Step.CONSENT):
        assert not settled(at(step)), step


@pytest.mark.no_cover
def test_every_composite_choice_comes_to_an_end():
    for seed in range(3):
        state, rng = game(3).new(seed), random.Random(seed)
        inside = 0
        while not state.over:
            inside = 0 if settled(state) else inside + 1
            assert inside < 40
            state.play(rr.random_move(state, rng))


@pytest.mark.no_cover
@pytest.mark.clause("EP-2.6")
def test_luck_tells_what_a_token_was_and_how_a_war_went():
    seen = set()
    for seed in range(4):
        state, rng = game(3).new(seed), random.Random(seed)
        while not state.over:
            flipped = int(state.position.tokens_open[0, 0])
            state.play(rr.random_move(state, rng))
            told = state.game.rules.luck(state.game.box, state.position)
            assert (0 < told < OUTCOMES) == (int(state.position.tokens_open[0, 0]) != flipped)
            seen.add(told)
    assert {0, 1, 2, 3, OUTCOMES} <= seen


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_bots_play_on(name):
    state = game(2).new(1)
    for number in range(80):
        state.play(bot(name).move(state, seed=number))
    assert 6 * state.position.epoch + state.position.turn > 2
