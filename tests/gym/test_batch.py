"""The batch environment: the same games as single states, in step, refused before anything is played."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.gym import BadAction, BatchEnv, BatchStep, IllegalAction, warm
from riverrun.gym.batch import loops_of
from riverrun.gym.rewards import POINTS, WIN, pay
from riverrun.kernel.chance import seed_words


def test_a_batch_plays_the_games_that_states_play(any_game: rr.Game) -> None:
    env = BatchEnv(any_game, 3, seed=11)
    step = env.reset()
    states = [any_game.new(env.game_seed(i)) for i in range(3)]
    for _ in range(60):
        for i, state in enumerate(states):
            assert env.state(i).hash == state.hash
            assert step.seat[i] == state.seat
            assert sorted(step.moves[i, : step.counts[i]].tolist()) == sorted(state.legal())
            assert np.flatnonzero(step.mask[i]).tolist() == sorted(state.legal())
            assert np.array_equal(step.observation[i], env.encoder.observe(state.position, state.seat or 0))
        actions = env.random_actions()
        step = env.step(actions)
        for i, state in enumerate(states):
            state.play(int(actions[i]))
            assert step.done[i] == state.over
            if state.over:
                states[i] = any_game.new(env.game_seed(i))


def run_to_the_end(env: BatchEnv) -> tuple[BatchStep, list[int]]:
    """Plays by random moves until game 0 ends: the last step, and that game's moves."""
    played = []
    env.reset()
    for _ in range(5000):
        actions = env.random_actions()
        played.append(int(actions[0]))
        step = env.step(actions)
        if step.done[0]:
            return step, played
    raise AssertionError("no game ends")


def test_a_game_that_ends_pays_and_is_dealt_anew(any_game: rr.Game) -> None:
    env = BatchEnv(any_game, 1, seed=2, observe=False)
    seed = env.game_seed(0)
    step, played = run_to_the_end(env)
    state = any_game.new(seed)
    for move in played:
        state.play(move)
    assert state.over
    assert env.points[0].tolist() == [score.points for score in state.scores()]
    for score in state.scores():
        assert not score.won or step.reward[0, score.seat] == step.reward[0].max()
    assert env.episode[0] == 1
    assert env.game_seed(0) != seed
    assert env.state(0).hash == any_game.new(env.game_seed(0)).hash
    step = env.step(env.random_actions())
    assert not step.done[0]
    assert not step.reward.any()


def test_win_rewards_sum_to_zero(make_game: Any) -> None:
    step, _ = run_to_the_end(BatchEnv(make_game(3), 1, seed=4, observe=False))
    assert sorted(step.reward[0].tolist()) == [-0.5, -0.5, 1.0]


def test_points_can_be_the_reward(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 1, seed=4, observe=False, reward="points")
    step, _ = run_to_the_end(env)
    assert step.reward[0].tolist() == env.points[0].tolist()


@pytest.mark.parametrize(
    ("wins", "expected"),
    [
        ([1.0, 0.0], [1, -1]),
        ([0.5, 0.5], [0, 0]),
        ([0.0, 1.0, 0.0, 0.0, 0.0], [-0.25, 1, -0.25, -0.25, -0.25]),
        ([0.5, 0.0, 0.5], [0.25, -0.5, 0.25]),
        ([1.0, 1.0, 1.0], [1, 1, 1]),  # all win together
        ([0.0, 0.0, 0.0], [-1, -1, -1]),  # all lose together
        ([1.0], [1]),  # alone
        ([0.0], [-1]),
    ],
)
def test_what_a_share_of_the_win_is_worth(wins: list[float], expected: list[float]) -> None:
    out = np.zeros(len(wins))
    pay(np.arange(len(wins)), np.array(wins), WIN, out)
    assert out.tolist() == expected
    pay(np.arange(len(wins)), np.array(wins), POINTS, out)
    assert out.tolist() == list(range(len(wins)))


def test_reset_deals_the_same_games_again(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 4, seed=9)
    env.reset()
    dealt = [env.state(i).hash for i in range(4)]
    acted = []
    for _ in range(20):
        acted.append(env.random_actions())
        env.step(acted[-1])
    step = env.reset()
    assert [env.state(i).hash for i in range(4)] == dealt
    assert np.array_equal(step.mask.sum(1), step.counts)
    for actions in acted:
        assert np.array_equal(env.random_actions(), actions)
        env.step(actions)


def test_rows_and_seeds_deal_different_games(make_game: Any) -> None:
    one, two = BatchEnv(make_game(3), 3, seed=1), BatchEnv(make_game(3), 3, seed=2)
    one.reset()
    two.reset()
    assert len({env.state(i).hash for env in (one, two) for i in range(3)}) == 6


def test_threads_change_nothing(make_game: Any) -> None:
    envs = [BatchEnv(make_game(4), 5, seed=3, threads=threads) for threads in (1, 2, 8)]
    steps = [env.reset() for env in envs]
    for _ in range(25):
        actions = envs[0].random_actions()
        steps = [env.step(actions) for env in envs]
    for env, step in zip(envs, steps, strict=True):
        with env:
            for name in ("seat", "mask", "observation", "reward", "done", "counts"):
                assert np.array_equal(getattr(step, name), getattr(steps[0], name)), name


def test_an_illegal_action_is_refused_and_nothing_is_played(make_game: Any, refused: Any) -> None:
    env = BatchEnv(make_game(3), 4, seed=3)
    env.reset()
    before = [env.state(i).hash for i in range(4)]
    actions = env.random_actions()
    actions[2] = env.game.move("pass")
    sentence = refused(IllegalAction, env.step, actions)
    assert sentence == "Environment 2: ‘pass’ is not legal (FOH-T1): You cannot pass; you can always harvest."
    assert [env.state(i).hash for i in range(4)] == before
    with pytest.raises(rr.IllegalMove) as trouble:
        env.step(actions)
    assert (trouble.value.index, trouble.value.move, trouble.value.clause) == (2, "pass", "FOH-T1")


@pytest.mark.parametrize("action", [-1, 10**6, 2**40])
def test_a_number_that_is_no_move_is_refused(make_game: Any, refused: Any, action: int) -> None:
    env = BatchEnv(make_game(3), 2)
    env.reset()
    actions = env.random_actions()
    actions[1] = action
    assert f"Environment 1: {action} is no move" in refused(BadAction, env.step, actions)


def test_bad_requests_are_refused_in_a_sentence(make_game: Any, refused: Any) -> None:
    game = make_game(3)
    env = BatchEnv(game, 2)
    for call in (env.random_actions, lambda: env.step([0, 0]), lambda: env.state(0)):
        assert "reset()" in refused(BadAction, call)
    env.reset()
    refused(BadAction, env.step, [0])
    refused(BadAction, env.step, [0.5, 0.5])
    for wrong in ({"count": 0}, {"count": 1, "threads": 0}, {"count": 1, "seed": -1}, {"count": 1, "reward": "fame"}):
        refused(rr.BadOption, BatchEnv, game, **wrong)
    assert "turns" in refused(rr.BadOption, BatchEnv, rr.game("flow", 2, clock="60"), 1)


def test_actions_may_come_as_any_whole_numbers(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 2, check=False)
    env.reset()
    for kind in (np.int32, np.int64, np.uint16):
        env.step(env.random_actions().astype(kind))
    env.step(env.random_actions().tolist())


def test_shown_arrays_are_read_only_and_reused(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 2)
    one = env.reset()
    two = env.step(env.random_actions())
    for kept, shown in zip(one, two, strict=True):
        assert kept is shown
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 0


def test_without_observations_there_are_none(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 2, observe=False)
    assert env.reset().observation.shape == (2, 0)


def test_random_actions_take_a_generator(make_game: Any) -> None:
    env = BatchEnv(make_game(3), 8)
    env.reset()
    rng = np.zeros(4, np.uint32)
    seed_words(rng, 1, 2, 3, 4)
    again = rng.copy()
    assert np.array_equal(env.random_actions(rng), env.random_actions(again))
    assert not np.array_equal(env.random_actions(rng), env.random_actions(rng))


@pytest.mark.parametrize("wishes", [{}, {"opponents": ["greedy", "easy", "random"], "reward": "win+value"}])
def test_compiled_is_the_same_and_compiled_once(
    make_game: Any, monkeypatch: pytest.MonkeyPatch, wishes: dict[str, Any]
) -> None:
    game = make_game(4)
    monkeypatch.setenv("RIVERRUN_JIT", "0")
    plain = BatchEnv(game, 4, seed=6, **wishes)
    monkeypatch.setenv("RIVERRUN_JIT", "1")
    warm(game)
    with BatchEnv(game, 4, seed=6, threads=2, **wishes) as fast:
        slow, quick = plain.reset(), fast.reset()
        for _ in range(150):
            actions = fast.random_actions()
            assert np.array_equal(plain.random_actions(), actions)
            slow, quick = plain.step(actions), fast.step(actions)
            for name in ("seat", "mask", "observation", "reward", "done", "counts"):
                assert np.array_equal(getattr(slow, name), getattr(quick, name)), name
            assert [plain.state(i).hash for i in range(4)] == [fast.state(i).hash for i in range(4)]
    own = loops_of(game)
    for loop in (own.step_all, own.first_illegal, own.random_choice):
        assert len(loop.compiled.signatures) == 1
