"""What bots know: values and weights are in bounds, and point the right way."""

from __future__ import annotations

import random

import numpy as np
import pytest

from riverrun.games.flow.board import chart
from riverrun.games.flow.judgement import START, steps_home

from .table import FOURTEEN, game, play, table


def valued(state):
    points, chances = np.zeros(6), np.zeros(6)
    state.game.rules.value(state.game.loose_box, state.loose, points, chances)
    return points, chances


def weighed(state):
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.loose_box, state.loose, legal, len(legal), weights)
    return dict(zip((state.game.text(int(move)) for move in legal), weights.tolist(), strict=True))


def test_steps_home():
    assert steps_home(chart(table().loose)) == START
    board = tuple(tile for tile in FOURTEEN if tile != "r3c5 ew")
    assert steps_home(chart(table(*board).loose)) == 4  # two animals, one tile and one step each
    assert steps_home(chart(table("r0c1 nw", "r1c0 nw").loose)) > START


@pytest.mark.parametrize(("players", "options"), [(1, {}), (4, {"difficulty": "hard"}), (6, {"obstacle": "one_arm"})])
def test_values_and_weights_are_in_bounds(players, options):
    state = game(players, **options).new(3)
    rng = random.Random(3)
    while not state.over:
        points, chances = valued(state)
        assert len(set(points[:players].tolist())) == 1
        assert len(set(chances[:players].tolist())) == 1
        assert 0 < chances[0] < 1
        assert not chances[players:].any()
        assert all(weight > 0 for weight in weighed(state).values())
        state.play(rng.choice(state.legal()))


def test_what_brings_the_animals_nearer_is_worth_more():
    near = tuple(tile for tile in FOURTEEN if tile != "r3c5 ew")
    (near_points, near_chances), (far_points, far_chances) = valued(table(*near)), valued(table(*near[:6]))
    assert near_points[0] > far_points[0]
    assert near_chances[0] > far_chances[0]


def test_the_tile_that_joins_the_boat_looks_best():
    weights = weighed(table(*(tile for tile in FOURTEEN if tile != "r3c5 ew"), in_hand="straight"))
    assert max(weights, key=weights.__getitem__) == "place r3c5 ew"


def test_a_card_is_worth_what_it_can_still_do():
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew obstacle")
    helps = play(table(*way, cards="support"), "play support")
    idle = play(table(*way, cards="bird"), "play bird")
    assert valued(helps)[0][0] > valued(idle)[0][0]
    firm = play(table(*way, cards="support", scenarios="firm-obstacles"), "play support")
    assert valued(firm)[0][0] == valued(idle)[0][0]
    returning = play(table(*way[:4], cards="return", discards=["straight"]), "play return")
    assert (
        valued(returning)[0][0] > valued(play(table(*way[:4], cards="bird", discards=["straight"]), "play bird"))[0][0]
    )
