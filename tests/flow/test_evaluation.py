"""What bots know: values and weights are in bounds, and point the right way."""

from __future__ import annotations

import random

import numpy as np
import pytest

from riverrun.games.flow.board import chart
from riverrun.games.flow.evaluation import wave_costs
from riverrun.games.flow.ways import need

from .table import FOURTEEN, game, play, table

ALMOST = tuple(tile for tile in FOURTEEN if tile != "r3c5 ew")


def valued(state):
    points, chances = np.zeros(6), np.zeros(6)
    state.game.rules.value(state.game.box_view, state.position_view, points, chances)
    return points, chances


def weighed(state):
    legal = np.array(state.legal(), np.int32)
    weights = np.zeros(len(legal))
    state.game.rules.weigh(state.game.box_view, state.position_view, legal, len(legal), weights)
    return dict(zip((state.game.text(int(move)) for move in legal), weights.tolist(), strict=True))


def costs(state):
    c = chart(state.position_view)
    return wave_costs(state.position_view, c, need(c).all)


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
    (near_points, near_chances), (far_points, far_chances) = valued(table(*ALMOST)), valued(table(*ALMOST[:6]))
    assert near_points[0] > far_points[0]
    assert near_chances[0] > far_chances[0]
    first, wasted = valued(table("r1c0 ns")), valued(table("r1c0 ns obstacle"))
    assert first[1][0] > wasted[1][0]


def test_what_the_next_wave_costs():
    # A way down the left side: each of the rows 1, 2 and the column 0 would take some of it.
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne")
    assert need(chart(table(*way).position_view)).all == 20 - 3
    assert costs(table()) == 0
    assert costs(table(*way)) == pytest.approx((1 + 1 + 3) / 6)  # a row for each of two tiles, all of column 0
    assert costs(table(*way, calm=True)) == pytest.approx((1 + 1 + 3) / 12)
    assert costs(table("r1c0 ns bird", *way[1:])) == pytest.approx((1 + 2) / 6)


def test_obstacles_that_remain_are_not_counted_as_swept():
    barred = ("r1c0 ns obstacle", "r0c1 ew obstacle")
    assert costs(table(*barred)) < 0
    assert costs(table(*barred, scenarios="obstacles-remain")) == 0


def test_the_tile_that_joins_the_boat_looks_best():
    weights = weighed(table(*ALMOST, in_hand="straight"))
    assert max(weights, key=weights.__getitem__) == "place r3c5 ew"


def test_an_obstacle_looks_worst_where_it_bars_a_way():
    weights = weighed(table("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", in_hand="straight-obstacle"))
    assert weights["place r3c2 ew"] < 0.01 * max(weights.values())


def test_support_looks_good_where_an_obstacle_bars_a_way():
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew obstacle")
    barred = weighed(table(*way, cards="support"))
    beside = weighed(table(*way[:4], "r5c6 ns obstacle", cards="support"))
    assert barred["play support"] / barred["draw"] > beside["play support"] / beside["draw"]
    firm = weighed(table(*way, cards="support", scenarios="firm-obstacles"))
    assert firm["play support"] < barred["play support"]
    aims = weighed(play(table(*way, "r5c6 ns obstacle", cards="support"), "play support"))
    assert max(aims, key=aims.__getitem__) == "aim r3c2"


def test_cards_for_the_wave_are_for_the_end_of_the_round():
    early = weighed(table("r1c0 ns", cards="bird", round_turns=0))
    late = weighed(table("r1c0 ns", cards="bird", round_turns=7))
    assert late["play bird"] > early["play bird"]


def test_a_card_is_worth_what_it_can_still_do():
    way = ("r1c0 ns", "r2c0 ns", "r3c0 ne", "r3c1 ew", "r3c2 ew obstacle")
    helps = play(table(*way, cards="support"), "play support")
    firm = play(table(*way, "r5c6 ns", cards="support", scenarios="firm-obstacles"), "play support")
    free = play(table(*way, "r5c6 ns", cards="support"), "play support")
    assert valued(free)[0][0] > valued(firm)[0][0]
    assert valued(helps)[0][0] > valued(table(*way, hands=[[], []]))[0][0]
    returning = play(table(*way[:4], cards="return", discards=["straight"]), "play return")
    assert valued(returning)[0][0] > valued(table(*way[:4], discards=["straight"], hands=[[], []]))[0][0]
