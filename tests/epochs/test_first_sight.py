"""First sight agrees with `value`: one more of something, a card and a price are worth what `value` finds better."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from epochs.test_evaluation import at, valued, weighed
from riverrun.games.epochs.resources import gains_worth, more_cities, more_trade, more_worth, part_left, spent_worth
from riverrun.games.epochs.terms import Res, Step
from riverrun.kernel.position.layout import duplicate
from riverrun.kernel.state import State

PRODUCTION, SCIENCE, GOLD, AUTHORITY = (int(kind) for kind in (Res.PRODUCTION, Res.SCIENCE, Res.GOLD, Res.AUTHORITY))


def judged(state):
    """A position in which nothing but the change counts: no city to feed, so that no food lacks."""
    s, box = state.position, state.game.box_view
    s.city_count[:3] = 0
    return s, box, int(s.active), part_left(box, state.position_view, int(s.active))


@pytest.mark.parametrize("n", [1, 3, -1])
@pytest.mark.parametrize("kind", [PRODUCTION, SCIENCE, AUTHORITY])
def test_more_in_storage_is_worth_what_value_finds_better(kind, n):
    state = at(Step.PLAN, turn=3)
    s, box, seat, left = judged(state)
    stock = s.authority if kind == AUTHORITY else s.stock[:, kind]
    stock[seat] = 2
    told, before = more_worth(box, state.position_view, seat, kind, n, left), valued(state)[0][seat]
    stock[seat] += n
    assert told == pytest.approx(valued(state)[0][seat] - before, abs=1e-4)
    assert told * n > 0


def test_trade_and_free_cities_are_worth_what_value_finds_better():
    state = at(Step.PLAN, turn=3)
    s, box, seat, left = judged(state)
    s.trade_supply[seat], s.trade_demand[seat], s.free_cities[seat] = 4, 2, 1
    told, before = more_trade(box, state.position_view, seat, 0, 2, left), valued(state)[0][seat]
    s.trade_demand[seat] += 2
    assert told == pytest.approx(valued(state)[0][seat] - before, abs=1e-4)
    told, before = more_cities(box, state.position_view, seat, 2), valued(state)[0][seat]
    s.free_cities[seat] += 2
    assert told == pytest.approx(valued(state)[0][seat] - before, abs=1e-4)


@pytest.mark.clause("EP-5.1")
def test_gold_pays_what_lacks():
    state = at(Step.PLAN, turn=3)
    s, box, seat, left = judged(state)
    s.stock[seat, PRODUCTION], s.stock[seat, GOLD] = 1, 3
    view = state.position_view
    whole = -more_worth(box, view, seat, PRODUCTION, -1, left) - more_worth(box, view, seat, GOLD, -2, left)
    assert spent_worth(box, view, seat, PRODUCTION, 3, left) == pytest.approx(whole)


def test_a_reward_is_the_sum_of_its_parts():
    state = at(Step.PLAN, turn=3)
    _, box, seat, left = judged(state)
    rewards = np.zeros((1, 8), np.int32)
    rewards[0, SCIENCE], rewards[0, Res.CULTURE] = 2, 1
    view = state.position_view
    parts = more_worth(box, view, seat, SCIENCE, 2, left) + more_worth(box, view, seat, int(Res.CULTURE), 1, left)
    assert gains_worth(box, view, seat, rewards, 0, left) == pytest.approx(parts)


def after(state, text):
    """By how much a seat leads the others' mean after a move, where it leads to a settled position; else None."""
    seat = int(state.position.active)
    ahead = State(state.game, duplicate(state.position))
    ahead.play(ahead.game.move(text))
    if not ahead.settled or ahead.position.active != seat:
        return None
    points = valued(ahead)[0][: state.game.players]
    return points[seat] - (sum(points) - points[seat]) / (state.game.players - 1)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("step", "verbs"), [(Step.PLAN, ("invent", "cover")), (Step.ACTION, ("government", "command"))]
)
def test_what_looks_best_is_best_by_value(step, verbs):
    """Cards to invent and to cover, forms and commands: seen and judged alike in most positions of random games.

    By ranks within a position: in a few positions one card decides the game, and would outweigh all others.
    """
    alike = []
    for seed in range(24):
        state, rng = rr.game("epochs", 3).new(seed), random.Random(seed)
        while not state.over:
            if state.position.decision == step and rng.random() < 0.3:
                weights = weighed(state)
                values = {text: after(state, text) for text in weights if text.split()[0] in verbs}
                told = {text: worth for text, worth in values.items() if worth is not None}
                looks, worths = ranks([weights[text] for text in told]), ranks([*told.values()])
                if len(told) > 2 and np.std(looks) > 0 and np.std(worths) > 0:
                    alike.append(np.corrcoef(looks, worths)[0, 1])
            state.play(rr.random_move(state, rng))
    assert len(alike) > 90
    assert np.mean(alike) > 0.5


def ranks(values):
    """The place of each value among all, from the smallest; equals share theirs."""
    return [sum(other < one for other in values) + sum(other <= one for other in values) for one in values]
