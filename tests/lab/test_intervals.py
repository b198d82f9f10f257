"""Intervals on numbers that are known, and how seats and bots are summed up."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.lab import simulate, summary
from riverrun.lab.simulate import Run
from riverrun.lab.statistics import by_bot, by_seat, mean_interval, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.490162, 0.943318),
        (50, 100, 0.403832, 0.596168),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (1, 1, 0.206549, 1.0),
        (300, 1000, 0.272407, 0.329124),
    ],
)
def test_wilsons_interval(successes, trials, low, high):
    found = wilson(successes, trials)
    assert found.mean == successes / trials
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-6)


def test_the_interval_of_a_mean():
    found = mean_interval(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found.mean == 3
    assert (found.low, found.high) == pytest.approx((3 - 1.963, 3 + 1.963), abs=1e-3)


@pytest.mark.parametrize(
    ("count", "factor"), [(2, 12.7060), (31, 2.0420), (32, 2.0395), (101, 1.9840), (100001, 1.95996)]
)
def test_few_values_have_a_wider_interval(count, factor):
    values = np.arange(count, dtype=float)
    found = mean_interval(values)
    error = np.std(values, ddof=1) / np.sqrt(count)
    assert (found.high - found.mean) / error == pytest.approx(factor, abs=1e-4)


def test_one_value_has_no_interval():
    found = mean_interval(np.array([7.0]))
    assert (found.mean, found.low, found.high) == (7.0, None, None)


def made_up(game, bots, points, wins) -> Run:
    points = np.array(points, float)
    return Run(game, tuple(bots), 0, 1, points, np.array(wins, float), np.full(len(points), 9), 1.0)


def test_wins_by_seat_and_by_bot(make_game):
    # Game 0: p1 is a, p2 is b; game 1 the other way round. Bot a wins both, the seats one each.
    run = made_up(make_game(2), "ab", [[10, 4], [2, 8]], [[1, 0], [0, 1]])
    assert [(share.name, share.wins, share.chairs) for share in by_seat(run)] == [("p1", 1, 2), ("p2", 1, 2)]
    a, b = by_bot(run)
    assert (a.name, a.wins, a.chairs, a.points.mean) == ("a", 2, 2, 9)
    assert (b.name, b.wins, b.chairs, b.points.mean) == ("b", 0, 2, 3)


def test_a_shared_win_counts_in_parts(make_game):
    run = made_up(make_game(2), "ab", [[5, 5]], [[0.5, 0.5]])
    assert [share.wins for share in by_seat(run)] == [0.5, 0.5]


def test_a_bot_named_twice_is_one_and_one_that_never_sat_is_left_out(make_game):
    run = made_up(make_game(2), "aba", [[1, 2]], [[0, 1]])
    assert [(share.name, share.chairs) for share in by_bot(run)] == [("a", 1), ("b", 1)]
    run = made_up(make_game(2), "abc", [[1, 2]], [[0, 1]])
    assert [share.name for share in by_bot(run)] == ["a", "b"]


def test_the_summary_says_it_all(make_game):
    run = simulate(make_game(3), [bot("random")], 6, seed=255)
    found = summary(run)
    assert (found.games, found.players, found.seed, found.bots) == (6, 3, "ff", ["random"])
    assert found.decisions == run.decisions.sum()
    assert found.length.mean == pytest.approx(run.decisions.mean())
    assert sum(share.wins for share in found.by_seat) == pytest.approx(6)
    assert found.by_bot[0].chairs == 18
    assert msgspec.json.decode(msgspec.json.encode(found))["by_seat"][0]["name"] == "p1"


def test_where_all_win_together_a_game_counts_once():
    game = rr.game("flow", 3, turns="12")
    run = simulate(game, [bot("random"), bot("greedy")], 6, seed=2)
    found = summary(run)
    assert found.together
    for share in found.by_bot:
        assert share.chairs == 6
        assert share.wins == run.wins[:, 0].sum()
