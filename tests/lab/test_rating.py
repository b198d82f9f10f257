"""Ratings: Elo numbers that fit who finished ahead of whom, with intervals that hold what they promise."""

from __future__ import annotations

import numpy as np
import pytest

from riverrun.lab.ladder_tables import tables_of
from riverrun.lab.rating import ELO, Endings, Pair, comparisons, fit, rate, rate_endings
from riverrun.lab.statistics import Z, wilson


def chairs_of(count: int, players: int, games: int):
    """Who sits where in all games of a ladder."""
    rows = [np.roll(table.bots, -game) for table in tables_of(count, players, games, 2) for game in range(table.games)]
    return np.array(rows)


def drawn(strength, chairs, rng) -> Endings:
    """Games with orders of Plackett and Luce's model: points are strengths with chance of Gumbel's kind added."""
    points = strength[chairs] + rng.gumbel(size=chairs.shape)
    return Endings(chairs, points, (points == points.max(axis=1, keepdims=True)).astype(float))


def test_ten_to_one_is_four_hundred():
    rungs = {rung.name: rung for rung in rate(["a", "b"], [Pair("a", "b", 110_000, wilson(10_000, 110_000))])}
    assert rungs["a"].elo.mean == 0
    assert rungs["b"].elo.mean == pytest.approx(400, abs=0.5)
    assert rungs["b"].elo.low < 400 < rungs["b"].elo.high


def test_strengths_add_up_along_the_ladder():
    pairs = [Pair("a", "b", 4000, wilson(1000, 4000)), Pair("b", "c", 4000, wilson(1000, 4000))]
    rungs = {rung.name: rung for rung in rate(["a", "b", "c"], pairs)}
    assert rungs["c"].elo.mean == pytest.approx(2 * rungs["b"].elo.mean, rel=0.01)
    assert [rung.name for rung in rate(["a", "b", "c"], pairs)] == ["c", "b", "a"]


def test_more_games_make_the_interval_narrower():
    widths = []
    for games in (10, 1000):
        rung = next(
            one for one in rate(["a", "b"], [Pair("a", "b", games, wilson(0.3 * games, games))]) if one.name == "b"
        )
        widths.append(rung.elo.high - rung.elo.low)
    assert widths[1] < widths[0] / 5


def test_who_always_wins_is_not_infinitely_strong():
    rung = rate(["a", "b"], [Pair("a", "b", 20, wilson(0, 20))])[0]
    assert rung.name == "b"
    assert 300 < rung.elo.mean < 1500


def test_games_of_two_are_rated_as_they_always_were():
    pairs = [
        Pair("a", "b", 40, wilson(12.5, 40)),
        Pair("b", "c", 40, wilson(3, 40)),
        Pair("a", "c", 40, wilson(0, 40)),
        Pair("c", "d", 20, wilson(9, 20)),
    ]
    assert [(rung.name, rung.games, rung.elo.mean, rung.elo.low) for rung in rate(["a", "b", "c", "d"], pairs)] == [
        ("d", 20, pytest.approx(636.9911942231801), pytest.approx(394.6181640661755)),
        ("c", 100, pytest.approx(603.8015001972744), pytest.approx(412.8532737275823)),
        ("b", 80, pytest.approx(147.8045710296345), pytest.approx(36.83506536012901)),
        ("a", 80, 0, 0),
    ]


def test_of_two_bots_at_tables_of_two_both_ways_to_rate_agree():
    wins = np.eye(2)[np.array([0] * 13 + [1] * 7)]
    found = rate_endings(["a", "b"], Endings(np.tile([0, 1], (20, 1)), wins, wins))
    for one, other in zip(found, rate(["a", "b"], [Pair("a", "b", 20, wilson(13, 20))]), strict=True):
        assert one.name == other.name
        assert one.elo.mean == pytest.approx(other.elo.mean)
        assert one.elo.high == pytest.approx(other.elo.high)
        assert one.share.mean == pytest.approx(other.share.mean)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_known_strengths_are_found_again(players):
    true = np.array([0.0, 0.8, 1.2, 2.5, 3.0, 4.0])
    endings = drawn(true, chairs_of(len(true), players, 200 * players), np.random.default_rng(1))
    rungs = {rung.name: rung for rung in rate_endings([*"abcdef"], endings)}
    for name, strength in zip("abcdef", true, strict=True):
        assert rungs[name].elo.mean == pytest.approx(strength * ELO, abs=50)


@pytest.mark.parametrize(("players", "true"), [(3, (0, 0.5, 2, 3)), (5, (0, 1, 1.5, 3, 3.2, 5))])
def test_intervals_hold_the_truth_19_times_of_20(players, true):
    rng, strength = np.random.default_rng(4), np.array(true, float)
    chairs = chairs_of(len(true), players, 4 * players)
    held = []
    for _ in range(300):
        found, deviation = fit(len(true), drawn(strength, chairs, rng))
        held.append(np.abs(found - strength)[1:] < Z * deviation[1:])
    assert np.all(np.abs(np.mean(held, axis=0) - 0.95) < 0.035)


def test_comparisons_of_one_game_do_not_count_as_many_games():
    """A bot whose four rivals all stand behind it because it was lucky once."""
    rng = np.random.default_rng(8)
    first = rng.random(200) < 0.5
    points = np.where(first[:, None], [1.0, 0, 0, 0, 0], [0.0, 1, 1, 1, 1])
    wins = points / points.sum(axis=1, keepdims=True)
    _, deviation = fit(2, Endings(np.tile([0, 1, 1, 1, 1], (200, 1)), points, wins))
    assert deviation[1] == pytest.approx(2 / np.sqrt(200), rel=0.02)  # as of 200 games of two, not of 800


def test_winners_come_first_then_points_and_equals_are_half_ahead():
    points = np.array([[5.0, 5, 3], [5, 5, 5], [2, 4, 4], [9, 1, 0]])
    wins = np.array([[0, 1.0, 0], [0.5, 0, 0.5], [0, 0.5, 0.5], [0, 0, 0]])
    found = comparisons(Endings(np.tile([0, 1, 2], (4, 1)), points, wins))
    assert found.ahead.reshape(4, 3).tolist() == [  # first and second, first and third, second and third
        [0, 1, 1],
        [1, 0.5, 0],
        [0, 0, 0.5],
        [0.5, 0.5, 0.5],  # cut: nobody won, so nobody finished ahead
    ]
    alike = comparisons(Endings(np.tile([0, 1, 1], (4, 1)), points, wins))
    assert len(alike.game) == 8


def test_who_always_finishes_last_has_an_interval_too():
    wins = np.tile([0.0, 1.0, 0.0], (30, 1))
    rungs = rate_endings(["a", "b"], Endings(np.tile([0, 1, 0], (30, 1)), wins, wins))
    assert [rung.name for rung in rungs] == ["b", "a"]
    assert rungs[0].elo.mean == pytest.approx(np.log(61) * ELO)
    assert 0 < rungs[0].elo.low < rungs[0].elo.mean - 300
    assert rungs[1].share.mean == 0
    assert rungs[0].share.mean == 1
