"""What bots know: values and weights are in bounds and point the right way, and bots play to the end."""

from __future__ import annotations

import numpy as np
import pytest

from riverrun.bots import bot

from .table import any_table, game, left, playing


def weighed(state):
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.box_view, state.position_view, legal, len(legal), weights)
    return dict(zip(state.legal_texts(), weights.tolist(), strict=True))


@any_table
def test_values_and_weights_are_in_bounds(players, options):
    for state in playing(game(players, **options), 2):
        if state.over:
            break
        points, chances = np.zeros(4), np.zeros(4)
        state.game.rules.value(state.game.box_view, state.position_view, points, chances)
        assert abs(chances.sum() - 1) < 1e-9
        assert (chances[:players] > 0).all()
        assert not points[players:].any()
        assert all(weight > 0 for weight in weighed(state).values())


def test_the_last_stone_looks_best():
    weights = weighed(left("dud", "dud", "pebble"))
    assert max(weights, key=weights.__getitem__) == "take 3"


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_it(name):
    state = game(3).new(7)
    while not state.over:
        move = bot(name).move(state, seed=1)
        assert move in state.legal()
        state.play(move)
