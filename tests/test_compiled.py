"""The same rules compiled: every position of a game is the same, byte for byte, as the interpreter's."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import analyse, bot
from riverrun.kernel import journal
from riverrun.kernel.jit.switch import running
from riverrun.lab.simulate import simulate
from riverrun.lab.statistics import summary

HISTORY, FLOW = "flow-of-history", "flow"
TABLES = [
    (HISTORY, 2, {}),
    (HISTORY, 3, {}),
    (HISTORY, 4, {}),
    (HISTORY, 5, {}),
    (HISTORY, 4, {"edition": "first", "age_check": "once", "idle_activate": "allowed"}),
    (HISTORY, 2, {"future_ends": "immediately", "glossary": "literal", "theocracy": "obsolete"}),
    (FLOW, 1, {}),
    (FLOW, 2, {"difficulty": "hard"}),
    (FLOW, 3, {"scenarios": "no-communication,single-path,obstacles,obstacles", "turns": "4"}),
    (FLOW, 4, {"obstacle": "one_arm", "untradable": "none"}),
    (FLOW, 6, {"difficulty": "inconceivable"}),
]
SIZES = [(HISTORY, 2), (HISTORY, 4), (FLOW, 1), (FLOW, 5)]


@cache
def make(id: str, players: int, options: tuple[tuple[str, str], ...] = ()) -> rr.Game:
    """A game, made once."""
    return rr.game(id, players, **dict(options))


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_every_position_is_the_same_compiled(id, players, options):
    game = make(id, players, tuple(options.items()))
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


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_refusals_are_the_same_compiled(id, players):
    state = make(id, players).new(9)
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


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_redealing_valuing_and_bots_are_the_same_compiled(id, players):
    state = make(id, players).new(4)
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


def test_a_clock_is_looked_ahead_to_as_its_number_of_turns_compiled():
    found = []
    with running(compiled=True):
        for options in ({"clock": "60"}, {"turns": "8"}):
            state = make(FLOW, 2, tuple(options.items())).new(1)
            found.append(analyse(state, iterations=1200, threads=1).chances[0].mean)
    assert found[0] == pytest.approx(found[1], abs=0.05)
    assert 0.3 < found[0] < 0.95


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


@pytest.mark.parametrize(("id", "players"), [*SIZES, (HISTORY, 3), (HISTORY, 5), (FLOW, 2)])
def test_thousands_of_games_agree_with_a_handful_interpreted(id, players):
    game = make(id, players)
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


@pytest.mark.parametrize(("id", "players"), SIZES)
def test_thousands_of_games_are_the_same_in_one_batch_or_in_many(id, players):
    game = make(id, players)
    whole = Run(game, 2000, 500, compiled=True)
    parts = [Run(game, 500, first, compiled=True) for first in range(500, 2500, 500)]
    assert np.concatenate([part.points for part in parts]).tolist() == whole.points.tolist()
    assert sum(part.decisions for part in parts) == whole.decisions
    assert whole.last.tobytes() == parts[-1].last.tobytes()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_games_won_or_lost_together_end_soundly(players):
    game = make(FLOW, players)
    runs = Run(game, 2000, 100, compiled=True)
    together = runs.wins[:, :players]
    assert set(np.unique(together)) <= {0.0, 1.0}
    assert (together == together[:, :1]).all()
    assert ((runs.points[:, 0] == 4) == (together[:, 0] == 1)).all()
    assert not runs.points[:, players:].any()
    assert 40 < runs.decisions / 2000 < 171
    for number in range(100, 110):
        last = Run(game, 1, number, compiled=True).last
        assert last.over
        assert game.rulebook.check(game, last) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_the_loop_end_soundly(players):
    game = make(HISTORY, players)
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
        run = simulate(make(HISTORY, players), bots, games, seed=3)
    fared = next(row for row in summary(run).by_bot if row.name == "greedy")
    assert fared.share.mean >= share


@pytest.mark.parametrize(("turns", "share"), [("8", 0.6), ("12", 0.85)])
def test_greedy_players_save_the_animals_more_often_than_random_ones(turns, share):
    shares = []
    for name in ("greedy", "random"):
        with running(compiled=True):
            run = simulate(make(FLOW, 2, (("turns", turns),)), [bot(name)] * 2, 300, seed=3)
        shares.append(float(run.wins[:, 0].mean()))
    assert shares[0] >= share
    assert shares[1] < 0.1


def test_a_search_saves_the_animals_more_often_than_greedy_players():
    game = make(FLOW, 2, (("turns", "6"),))
    greedy = simulate(game, [bot("greedy")], 400, seed=5).wins[:, 0].mean()
    search = simulate(game, [bot("medium")], 16, seed=5).wins[:, 0].mean()
    assert 0.2 < greedy < search - 0.1


def test_the_levels_are_ordered():
    """Each level wins most of its games against the one below; all of them play the same each time."""
    game = make(HISTORY, 2)
    for stronger, weaker, games in (("easy", "random", 40), ("greedy", "easy", 40), ("medium", "greedy", 8)):
        run = simulate(game, [bot(stronger), bot(weaker)], games, seed=11)
        shares = {share.name: share.wins for share in summary(run).by_bot}
        assert shares[stronger] > 0.55 * games, shares
    run = simulate(game, [bot("hard"), bot("medium")], 2, seed=11)
    assert run.wins[[0, 1], [0, 1]].sum() == 2
