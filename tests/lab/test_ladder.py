"""The ladder: Elo numbers that fit the wins, with intervals, and shares of wins where all win together."""

from __future__ import annotations

import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.bots import bot
from riverrun.lab.ladder import Pair, climb, rate
from riverrun.lab.statistics import wilson

GAME = "flow-of-history"


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


def test_bots_that_stand_near_each_other_meet():
    told = []
    names = ["random", "easy", "greedy"]
    found = climb(rr.game(GAME, 2), [bot(name) for name in names], 2, near=1, progress=lambda *what: told.append(what))
    assert [(pair.first, pair.second) for pair in found.pairs] == [("random", "easy"), ("easy", "greedy")]
    assert told[-1] == ("easy against greedy", 4, 4)
    assert {rung.name: rung.games for rung in found.rungs} == {"random": 2, "easy": 4, "greedy": 2}


def test_where_all_win_together_each_bots_share_counts():
    found = climb(rr.Game(RAFT, 2, {"goal": "10"}), [bot("random"), bot("greedy")], 20, seed=4)
    assert found.pairs == []
    assert [rung.elo for rung in found.rungs] == [None, None]
    assert found.rungs[0].share.mean >= found.rungs[1].share.mean
    assert {rung.games for rung in found.rungs} == {20}


def test_what_makes_no_ladder_is_refused():
    two, three = rr.game(GAME, 2), rr.game(GAME, 3)
    for game, names, games, why in (
        (two, ["random"], 2, "at least two bots"),
        (two, ["random", "random"], 2, "every bot once"),
        (three, ["random", "greedy"], 2, "games of 2"),
        (two, ["random", "greedy"], 3, "is even, not 3"),
    ):
        with pytest.raises(rr.BadOption, match=why):
            climb(game, [bot(name) for name in names], games)
