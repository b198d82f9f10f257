"""Soaking finds sound games sound, broken positions broken, and compares compiled with interpreted play."""

from __future__ import annotations

import numpy as np
import pytest

import riverrun as rr
from riverrun.games.flow_of_history.soundness import Unsound as Wrong
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


def broken(change):
    """What `sound` says of a game in its middle after a change."""
    state = rr.game(GAME, 3).new(seed=4)
    for _ in range(60):
        state.play(rr.random_move(state))
    assert state.game.rules.sound(state.game.box, state.position) == 0
    change(state.position)
    return state.game.rules.sound(state.game.box, state.position)


def lose_token(s):
    s.supply += 1


def owe_tokens(s):
    s.tokens[0] -= 100
    s.tokens[1] += 100


def empty_marker(s):
    slot = int(np.argmax(s.investor >= 0)) if (s.investor >= 0).any() else 0
    s.investor[slot] = -1 if s.investor[slot] >= 0 else 0


def copy_card(s):
    s.place[int(s.deck[0])] = 0


def turn_deck_over(s):
    deck = s.deck[: s.deck_size].copy()
    s.deck[: s.deck_size] = deck[::-1]


def forget_count(s):
    s.cards[1, 3] += 1


def paint_icon(s):
    s.stripes[2, 4] += 1


def give_icon(s):
    s.given[2, 4] += 1


def ask_nothing(s):
    s.decision = 12


def play_forever(s):
    s.turn = 10**6


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lose_token, Wrong.TOKENS_LOST),
        (owe_tokens, Wrong.NEGATIVE_TOKENS),
        (empty_marker, Wrong.MARKER_WITHOUT_TOKENS),
        (copy_card, Wrong.CARD_MISPLACED),
        (turn_deck_over, Wrong.DECK_OUT_OF_ORDER),
        (forget_count, Wrong.NATION_MISCOUNTED),
        (paint_icon, Wrong.ICONS_MISCOUNTED),
        (give_icon, Wrong.ICONS_MISCOUNTED),
        (ask_nothing, Wrong.NO_DECISION),
        (play_forever, Wrong.ENDLESS),
    ],
)
def test_a_broken_position_is_found(change, wrong):
    assert broken(change) == wrong


def test_an_unsound_game_is_named_with_its_seed(monkeypatch):
    game = rr.game(GAME, 3)
    loops = soaking.bind(soaking.soak_loops, game.rules)

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
