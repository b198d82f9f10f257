"""Soaking finds sound games sound, names an unsound one, and compares compiled with interpreted play."""

from __future__ import annotations

import pytest

import riverrun as rr
from riverrun.lab import soak as soaking

GAME = "flow-of-history"


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_are_sound(players):
    found = soaking.soak(rr.game(GAME, players), 3, compare=2, seed=5)
    assert (found.players, found.games, found.compared) == (players, 3, 2)
    assert found.positions > 3 * 60
    assert 60 < found.longest < 300


def test_the_same_games_whatever_the_threads():
    game = rr.game(GAME, 3)
    one, two = (soaking.soak(game, 6, seed=1, threads=threads) for threads in (1, 2))
    assert (one.positions, one.longest) == (two.positions, two.longest)


def test_an_unsound_game_is_named_with_its_seed(monkeypatch):
    game = rr.game(GAME, 3)
    loops = soaking.specialise(soaking.soak_loops, game.rules)

    def unsound(_box, s):
        return 7 if s.moves == 3 else 0

    monkeypatch.setattr(loops, "rules", type("Rules", (), {**vars(game.rules), "sound": staticmethod(unsound)}))
    told = r"game 0 is unsound \(nation miscounted\) after 3 random moves; it is dealt from seed 9"
    with pytest.raises(soaking.UnsoundGame, match=told):
        soaking.soak(game, 2, seed=9)


def test_a_difference_between_the_two_ways_to_run_is_found(monkeypatch):
    played = soaking.play
    calls = []

    def odd(game, seed, first, count, digests=False):
        report, told = played(game, seed, first, count, digests)
        calls.append(digests)
        return report, told + (len(calls) % 2 if digests else 0)

    monkeypatch.setattr(soaking, "play", odd)
    with pytest.raises(soaking.UnsoundGame, match="not the same compiled and interpreted"):
        soaking.soak(rr.game(GAME, 3), 1, compare=1)
