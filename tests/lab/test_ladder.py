"""The ladder: who meets whom, at tables of two and of more, and shares of wins where all win together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.bots import bot
from riverrun.lab.kept import keeping
from riverrun.lab.ladder import Ladder, climb, even_games
from riverrun.lab.ladder_tables import orders, tables_of
from riverrun.lab.plans import key_of, play_plans
from riverrun.lab.simulate import plan_of
from riverrun.lab.workers import Local

GAME = "flow-of-history"


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
        (three, ["random", "greedy"], 8, "multiple of 6, not 8"),
        (two, ["random", "greedy"], 3, "is even, not 3"),
    ):
        with pytest.raises(rr.BadOption, match=why):
            climb(game, [bot(name) for name in names], games)


@pytest.mark.parametrize(("players", "count", "games"), [(3, 5, 12), (4, 4, 40), (5, 8, 240), (5, 3, 10)])
def test_every_bot_has_every_seat_equally_often(players, count, games):
    seats, met = Counter(), Counter()
    for table in tables_of(count, players, games, 2):
        assert len(table.bots) == players
        here = Counter(
            (seat, table.bots[(game + seat) % players]) for game in range(table.games) for seat in range(players)
        )
        for number in set(table.bots):
            assert len({here[seat, number] for seat in range(players)}) == 1
        seats += here
        if table.among:
            met[frozenset(table.bots)] += table.games
    assert all(seats[0, number] == seats[seat, number] for seat in range(players) for number in range(count))
    assert met == {frozenset((a, b)): games for a in range(count) for b in range(a + 1, min(count, a + 3))}


def test_all_orders_round_a_table_come_equally_often():
    found = list(orders(5, 48))
    assert len({order for order, _ in found}) == 24
    assert {rounds for _, rounds in found} == {2}
    assert sum(rounds for _, rounds in orders(5, 7)) == 7
    assert len(list(orders(6, 1000))) == 24


def test_at_tables_of_more_one_sits_among_others_and_neighbours_sit_together(tmp_path: Path):
    game, bots = rr.game(GAME, 3), [bot("random"), bot("easy"), replace(bot("random"), name="chance")]
    told = []
    found = climb(game, bots, 6, near=1, seed=2, keep=tmp_path / "kept", progress=lambda *what: told.append(what))
    assert [(one.one, one.others, one.games) for one in found.among] == [
        ("random", "easy", 3),
        ("easy", "random", 3),
        ("easy", "chance", 3),
        ("chance", "easy", 3),
    ]
    assert told[0] == ("one random among 2 easy", 1, 18)
    assert told[-1] == ("random, easy, chance", 18, 18)
    assert {rung.name: rung.games for rung in found.rungs} == {"random": 12, "easy": 18, "chance": 12}
    assert found.anchor == "random"
    assert found.pairs == []
    assert climb(game, bots, 6, near=1, seed=2, keep=tmp_path / "kept") == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=Ladder) == found


def test_two_bots_make_a_ladder_of_any_table_on_any_number_of_threads():
    game, bots = rr.game(GAME, 4), [bot("random"), bot("easy")]
    found = climb(game, bots, 8, seed=3)
    assert [rung.name for rung in found.rungs] == ["easy", "random"]
    assert [one.games for one in found.among] == [4, 4]
    assert climb(game, bots, 8, seed=3, workers=Local(3)) == found


def test_the_usual_number_of_games_shares_out_the_seats():
    assert [even_games(rr.game(GAME, players)) for players in (2, 3, 4, 5)] == [40, 42, 40, 40]
    assert even_games(rr.Game(RAFT, 2)) == 40


def test_a_file_of_a_ladder_of_two_still_opens_and_says_the_same(tmp_path: Path):
    game, bots = rr.game(GAME, 2), [bot(name) for name in ("random", "easy", "greedy")]
    pairs = [(bots[0], bots[1]), (bots[0], bots[2]), (bots[1], bots[2])]
    plans = [plan_of(game, pair, 2, 7 + (number << 40)) for number, pair in enumerate(pairs)]
    with keeping(tmp_path / "kept", key_of(plans)) as kept:  # as it has always been written
        runs = [outcome.results for outcome in play_plans(plans, Local(1), kept, lambda at, count: None)]
    written = (tmp_path / "kept").read_bytes()
    found = climb(game, bots, 2, seed=7, keep=tmp_path / "kept")
    assert (tmp_path / "kept").read_bytes() == written
    assert [pair.share.mean for pair in found.pairs] == [(run.wins[0, 0] + run.wins[1, 1]) / 2 for run in runs]
    assert set(msgspec.to_builtins(found)) == {"game", "players", "options", "seed", "anchor", "rungs", "pairs"}
