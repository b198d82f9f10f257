"""The same rules compiled: every position of a game is the same, byte for byte, as the interpreter's."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from game_tables import Run, listed, make, of
from riverrun.bots import bot
from riverrun.kernel.jit.switch import running

TABLES, SIZES = listed("TABLES"), listed("SIZES")
ALL = [(book.id, players) for book in rr.rulebooks().values() for players in book.seats]


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
                    told = rules.settled(box, state.position), rules.luck(box, state.position)
                    found.append((values.tolist(), weights.tolist(), moves, dealt, told))
            assert found[0] == found[1]
        state.play(rr.random_move(state, rng))


@pytest.mark.parametrize(("id", "players"), listed("MANY_GAMES"))
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


@pytest.mark.parametrize(("id", "players"), ALL)
def test_games_of_the_loop_end_soundly(id, players):
    game = make(id, players)
    runs = Run(game, 2000, 100, compiled=True)
    wins, points = runs.wins[:, :players], runs.points[:, :players]
    if game.rulebook.together:
        assert set(np.unique(wins)) <= {0.0, 1.0}
        assert (wins == wins[:, :1]).all()
    else:
        assert np.allclose(wins.sum(axis=1), 1)
        best = points.max(axis=1)
        assert (points[wins > 0] == np.repeat(best, (wins > 0).sum(axis=1))).all()
    assert not runs.wins[:, players:].any()
    assert not runs.points[:, players:].any()
    assert (points >= 0).all()
    assert int(runs.decisions / 2000) in of(id).DECISIONS
    for number in range(100, 120):
        last = Run(game, 1, number, compiled=True).last
        assert last.over
        assert game.rulebook.check(game, last) == []
