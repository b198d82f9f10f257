"""The same rules compiled: every position of a game is the same, byte for byte, as the interpreter's."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.kernel import journal
from riverrun.kernel.rule import running
from riverrun.lab.simulate import simulate
from riverrun.lab.statistics import summary

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"edition": "first", "age_check": "once", "idle_activate": "allowed"}),
    (2, {"future_ends": "immediately", "glossary": "literal", "theocracy": "obsolete"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_is_the_same_compiled(make_game, players, options):
    game = make_game(players, **options)
    for seed in range(5):
        rng = random.Random(seed)
        with running(compiled=False):
            one = game.new(seed)
        with running(compiled=True):
            other = game.new(seed)
        while not one.over:
            assert other.position.tobytes() == one.position.tobytes()
            with running(compiled=False):
                legal = one.legal()
                move = rng.choice(legal)
                one.play(move)
            with running(compiled=True):
                assert other.legal() == legal
                other.play(move)
        assert other.position.tobytes() == one.position.tobytes()
        assert other.events() == one.events()
        assert other.scores() == one.scores()
        assert other.check() == []


@pytest.mark.parametrize("players", [2, 5])
def test_refusals_are_the_same_compiled(make_game, players):
    state = make_game(players).new(9)
    rng = random.Random(9)
    for _ in range(60):
        moves = [rng.randrange(state.game.moves) for _ in range(20)]
        found = []
        for compiled in (False, True):
            with running(compiled):
                found.append([state.game.rules.refusal(state.game.box, state.position, move) for move in moves])
        assert found[0] == found[1]
        if state.over:
            break
        state.play(rr.random_move(state, rng))


@pytest.mark.parametrize("players", [2, 4])
def test_redealing_valuing_and_bots_are_the_same_compiled(make_game, players):
    state = make_game(players).new(4)
    rng = random.Random(4)
    for number in range(50):
        if number % 5 == 0 and not state.over:
            found = []
            for compiled in (False, True):
                with running(compiled):
                    rules, box = state.game.rules, state.game.box
                    values, legal = np.zeros((2, rules.PLAYERS_MAX)), np.array(state.legal(), np.int32)
                    weights = np.zeros(len(legal))
                    rules.value(box, state.position, values[0], values[1])
                    rules.weigh(box, state.position, legal, len(legal), weights)
                    moves = [bot(name).move(state, seed=number) for name in ("random", "greedy")]
                    dealt = [state.redeal(seat, number).hash for seat in (None, *range(players))]
                    found.append((values.tolist(), weights.tolist(), moves, dealt))
            assert found[0] == found[1]
        state.play(rr.random_move(state, rng))


class Run:
    """Games played by the loop over whole games, from consecutive seeds."""

    def __init__(self, game: rr.Game, games: int, first: int, compiled: bool) -> None:
        self.points = np.zeros((games, game.rules.PLAYERS_MAX))
        self.wins = np.zeros((games, game.rules.PLAYERS_MAX))
        board, empty = game.rulebook.position.empty(), game.rulebook.position.empty()
        moves = np.zeros(game.rules.LEGAL_MAX, np.int32)
        rng = np.zeros(4, np.uint32)
        with running(compiled):
            self.decisions = game.loops.random_games(
                game.box, board, empty, journal.off(), rng, moves, self.points, self.wins, 11, 22, first
            )
        self.last: Any = board[0]

    @property
    def name(self) -> str:
        return hashlib.sha256(self.points.tobytes() + self.wins.tobytes()).hexdigest()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thousands_of_games_agree_with_a_handful_interpreted(make_game, players):
    game = make_game(players)
    many = Run(game, 3000, 0, compiled=True)
    few = Run(game, 6, 0, compiled=False)
    assert many.points[:6].tolist() == few.points.tolist()
    assert many.wins[:6].tolist() == few.wins.tolist()
    for number in (0, 7, 1234, 2999):
        one, same = Run(game, 1, number, compiled=False), Run(game, 1, number, compiled=True)
        assert one.last.tobytes() == same.last.tobytes()
        assert one.decisions == same.decisions == one.last.moves
        assert one.name == same.name
        assert one.points[0].tolist() == many.points[number].tolist()


@pytest.mark.parametrize("players", [2, 5])
def test_thousands_of_games_are_the_same_in_one_batch_or_in_many(make_game, players):
    game = make_game(players)
    whole = Run(game, 2000, 500, compiled=True)
    parts = [Run(game, 500, first, compiled=True) for first in range(500, 2500, 500)]
    assert np.concatenate([part.points for part in parts]).tolist() == whole.points.tolist()
    assert sum(part.decisions for part in parts) == whole.decisions
    assert whole.last.tobytes() == parts[-1].last.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_the_loop_end_soundly(make_game, players):
    game = make_game(players)
    runs = Run(game, 2000, 100, compiled=True)
    assert (runs.wins[:, :players].sum(axis=1) == 1).all()
    assert not runs.wins[:, players:].any()
    assert (runs.points[:, :players] >= 0).all()
    best = runs.points[:, :players].max(axis=1)
    assert (runs.points[runs.wins > 0] == np.repeat(best, (runs.wins > 0).sum(axis=1))).all()
    assert 20 < runs.decisions / 2000 < 500
    for number in range(100, 120):
        last = Run(game, 1, number, compiled=True).last
        assert last.over
        assert game.rulebook.check(game, last) == []


@pytest.mark.parametrize(("players", "share", "games"), [(2, 0.9, 400), (4, 0.6, 400)])
def test_greedy_beats_random_players(players, share, games):
    """One greedy player among random ones, in every seat equally often."""
    bots = [bot("greedy"), *[bot("random")] * (players - 1)]
    with running(compiled=True):
        run = simulate(rr.game("flow-of-history", players), bots, games, seed=3)
    fared = next(row for row in summary(run).by_bot if row.name == "greedy")
    assert fared.share.mean >= share
