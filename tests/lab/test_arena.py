"""Simulations: the same games on any number of threads, each bot in its seat, each game dealt as its seed says."""

from __future__ import annotations

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import bot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.specialise import specialise
from riverrun.lab import simulate
from riverrun.lab.measure import SEED, Table
from riverrun.lab.simulate import GAMES_MAX
from riverrun.lab.watched_games import game_seed

RANDOM, GREEDY = bot("random"), bot("greedy")


@pytest.mark.parametrize("threads", [2, 3, 7])
def test_results_do_not_depend_on_the_threads(make_game, threads):
    game = make_game(2)
    one = simulate(game, [RANDOM], 15, seed=5, threads=1)
    many = simulate(game, [RANDOM], 15, seed=5, threads=threads)
    assert np.array_equal(one.points, many.points)
    assert np.array_equal(one.wins, many.wins)
    assert np.array_equal(one.decisions, many.decisions)


def test_a_longer_run_begins_with_the_shorter_one(make_game):
    short, long = (simulate(make_game(3), [RANDOM], games, seed=5) for games in (3, 6))
    assert np.array_equal(short.points, long.points[:3])


def test_each_game_is_the_one_its_seed_deals_with_its_bots_in_their_seats(make_game):
    game, bots, seed = make_game(2), [RANDOM, GREEDY], (9 << 32) + 4
    run = simulate(game, bots, 2, seed=seed, threads=2)
    for number in range(2):
        state = game.new(game_seed(seed, number))
        rng = np.zeros(4, np.uint32)
        seed_words(rng, *split_seed(seed)[:2], number, 1)
        while not state.over:
            chosen = bots[(number + state.seat) % len(bots)]
            state.play(_choice(state, rng, chosen.policy))
        assert [score.points for score in state.scores()] == run.points[number].tolist()
        assert [score.won for score in state.scores()] == (run.wins[number] > 0).tolist()
        assert len(state.played) == run.decisions[number]


def _choice(state: rr.State, rng: object, policy: int) -> int:
    workspace = make_workspace(state.game)._replace(rng=rng)
    workspace.boards[0] = state.position
    return specialise(policies, state.game.rules).choose(state.game.box, workspace, policy)


def test_bots_take_the_seats_in_rotation(make_game):
    run = simulate(make_game(2), [RANDOM, RANDOM, RANDOM], 6)
    assert run.seats_of(0).tolist() == [0, 1, 2, 0, 1, 2]
    assert run.seats_of(1).tolist() == [1, 2, 0, 1, 2, 0]


def test_random_bots_play_the_games_of_the_kernels_random_loop(make_game):
    game = make_game(3)
    run = simulate(game, [RANDOM], 4, seed=SEED)
    assert Table(game).play(4) == run.decisions.sum()


@pytest.mark.parametrize("id", rr.rulebooks())
def test_every_game_can_be_simulated(id):
    game = rr.game(id, rr.rulebook(id).seats[0])
    run = simulate(game, [RANDOM], 2, threads=2)
    assert (run.decisions > 0).all()
    assert run.points.shape == run.wins.shape == (2, game.players)
    assert (run.wins.sum(axis=1) <= 1.000001).all()


def test_progress_is_told_up_to_the_last_game(make_game):
    told: list[int] = []
    simulate(make_game(2), [RANDOM], 5, threads=2, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 5


@pytest.mark.parametrize(
    ("bots", "games", "seed"), [([], 1, 0), ([RANDOM], 0, 0), ([RANDOM], GAMES_MAX + 1, 0), ([RANDOM], 1, 1 << 64)]
)
def test_what_cannot_be_run_is_refused(make_game, refused, bots, games, seed):
    refused(BadOption, simulate, make_game(2), bots, games, seed=seed)
