"""Soaking finds sound games sound, names an unsound one, and compares compiled with interpreted play, for any bots."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot, policies
from riverrun.kernel import journal
from riverrun.kernel.jit.specialise import specialise
from riverrun.lab import soak as soaking
from riverrun.lab import soak_loops, watched_games
from riverrun.lab.simulate import simulate
from riverrun.lab.watched_games import UnsoundGame

from .test_matches import FIRST

GAME = "flow-of-history"


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_are_sound(players):
    found = soaking.soak(rr.game(GAME, players), 3, compare=2, seed=5)
    assert (found.players, found.bots, found.games, found.compared) == (players, ("random",), 3, 2)
    assert found.positions > 3 * 60
    assert 60 < found.longest < 300


@pytest.mark.parametrize("id", rr.rulebooks())
def test_no_move_of_any_game_fills_the_journal(id):
    """Past its last row the journal drops what is noted."""
    seats = rr.rulebook(id).seats
    for players in {seats[0], seats[-1]}:
        found = soaking.soak(rr.game(id, players), 1, bots=[bot("random"), bot("easy")], seed=3)
        assert 1 < found.rows < journal.ROWS


def test_a_move_that_fills_the_journal_is_told(monkeypatch):
    monkeypatch.setattr(journal, "ROWS", 6)
    for bots in ((), (FIRST,)):
        with pytest.raises(UnsoundGame, match=r"a move noted \d+ rows; the journal takes 6 and drops others"):
            soaking.soak(rr.game(GAME, 3), 1, bots=bots)


def test_the_same_games_whatever_the_threads():
    game = rr.game(GAME, 3)
    one, two = (soaking.soak(game, 4, seed=1, threads=threads) for threads in (1, 2))
    assert (one.positions, one.longest, one.events) == (two.positions, two.longest, two.events)


@pytest.mark.parametrize("name", ["easy", "greedy"])
def test_any_quick_bots_play(name):
    found = soaking.soak(rr.game(GAME, 2), 2, bots=[bot(name), bot("random")], compare=1)
    assert found.bots == (name, "random")
    assert found.positions > 60


def test_bots_that_think_play_the_same_games_as_quick_ones_that_choose_alike():
    game = rr.game(GAME, 2)
    found = soaking.soak(game, 2, bots=[FIRST, bot("random")], compare=2, seed=4)
    again = soaking.soak(game, 2, bots=[FIRST, bot("random")], seed=4)
    assert (found.games, found.compared) == (2, 2)
    assert found.positions > 2 * 40
    assert (found.positions, found.longest, found.rows, found.events) == (
        again.positions,
        again.longest,
        again.rows,
        again.events,
    )
    assert sum(event.times for event in found.events.events) > 100


def unsound_after_three_moves(monkeypatch, module):
    def unsound(_box, s):
        return 7 if s.moves == 3 else 0

    rules = vars(module)["rules"]
    monkeypatch.setattr(module, "rules", type("Rules", (), {**vars(rules), "sound": staticmethod(unsound)}))


def test_an_unsound_game_is_named_with_its_seed(monkeypatch):
    game = rr.game(GAME, 3)
    loops = specialise(soak_loops, game.rules, policies=specialise(policies, game.rules))
    unsound_after_three_moves(monkeypatch, loops)
    told = r"game 0 is unsound \(nation miscounted\) after 3 moves; it is dealt from seed 9"
    with pytest.raises(UnsoundGame, match=told):
        soaking.soak(game, 2, seed=9)


def test_an_unsound_game_of_bots_that_think_is_named_too(monkeypatch):
    game = rr.game(GAME, 3)
    monkeypatch.setattr(game.rules, "sound", lambda box, s: 7 if s.moves == 3 else 0)
    told = r"game 0 is unsound \(nation miscounted\) after 3 moves; it is dealt from seed 9"
    with pytest.raises(UnsoundGame, match=told):
        soaking.soak(game, 2, bots=[FIRST], seed=9)


def test_a_difference_between_the_two_ways_to_run_is_found(monkeypatch):
    played = watched_games.play
    calls = []

    def odd(game, bots, seed, first, results, digests=False):
        chunk = played(game, bots, seed, first, results, digests=digests)
        calls.append(digests)
        return chunk._replace(digests=chunk.digests + (len(calls) % 2 if digests else 0))

    monkeypatch.setattr(soaking, "play", odd)
    with pytest.raises(UnsoundGame, match="not the same compiled and interpreted"):
        soaking.soak(rr.game(GAME, 3), 1, compare=1)
    monkeypatch.setattr(soaking, "replay_digest", lambda game, seed, moves: "another")
    with pytest.raises(UnsoundGame, match="Game 0 for 3 is not the same compiled and interpreted"):
        soaking.soak(rr.game(GAME, 3), 1, bots=[FIRST], compare=1)


def test_soaked_games_are_those_of_a_simulation():
    game, bots = rr.game(GAME, 2), [bot("easy"), replace(bot("greedy"), name="other")]
    plain, counted = (simulate(game, bots, 2, seed=8, events=events) for events in (False, True))
    for name in ("points", "wins", "decisions"):
        assert np.array_equal(getattr(plain, name), getattr(counted, name))
    assert plain.events is None
    assert counted.events is not None
    assert counted.events == soaking.soak(game, 2, bots=bots, seed=8).events
