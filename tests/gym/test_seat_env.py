"""One learner's seat for Gymnasium: its own checker, masks, opponents, seats, seeds, positions and rewards."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import riverrun as rr
from riverrun.bots import bot
from riverrun.gym import BadAction
from riverrun.gym.registration import environment_id, register
from riverrun.gym.seat_env import SeatEnv

ID = "riverrun/FlowOfHistory-v0"


def play_out(env: Any, seed: int | None = None, limit: int = 5000) -> tuple[float, dict[str, Any]]:
    """Plays a game by random legal actions: all rewards, and the last info."""
    env.reset(seed=seed)
    total = 0.0
    for _ in range(limit):
        _, reward, terminated, truncated, info = env.step(env.action_space.sample())
        total += reward
        assert not truncated
        if terminated:
            return total, info
    raise AssertionError("the game does not end")


def test_every_game_is_registered() -> None:
    assert register() == [environment_id(book) for book in rr.rulebooks().values()]
    assert ID in gymnasium.registry
    for book in rr.rulebooks().values():
        env = gymnasium.make(environment_id(book), opponents="random")
        assert env.unwrapped.game.players == book.usual
        assert env.unwrapped.game.id == book.id


def test_gymnasium_s_checker(any_game: rr.Game) -> None:
    book = any_game.rulebook
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(environment_id(book), players=any_game.players, opponents="random", render_mode="ansi")
        check_env(env.unwrapped)


def test_the_readme_s_call() -> None:
    env = gymnasium.make(ID, players=2, opponents=["greedy"], seat="rotate")
    seen, info = env.reset(seed=7)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].dtype == np.int8
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
    assert np.flatnonzero(info["action_mask"]).tolist() == env.unwrapped.table.legal()
    seen, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert env.unwrapped.table.seat == info["seat"] == env.unwrapped.learner


def test_the_learner_alone_is_asked_and_paid() -> None:
    env = SeatEnv(rr.game("flow-of-history", 3), opponents=["random", "easy"])
    for seed in range(2):
        total, info = play_out(env, seed)
        assert info["wins"].sum() == pytest.approx(1)
        assert total == pytest.approx((info["wins"][info["seat"]] * 3 - 1) / 2)
        assert not info["action_mask"].any()


def test_a_seat_rotates_is_drawn_or_stays() -> None:
    game = rr.game("flow-of-history", 3)
    seats = {}
    for seat in ("rotate", "random", 2):
        env = SeatEnv(game, opponents="random", seat=seat)
        env.reset(seed=0)
        seats[seat] = []
        for _ in range(12):
            seats[seat].append(env.learner)
            env.reset()
    assert seats["rotate"] == [0, 1, 2] * 4
    assert set(seats["random"]) == {0, 1, 2}
    assert set(seats[2]) == {2}


def test_a_seed_deals_the_games_own_deal_and_the_next_follow() -> None:
    env = SeatEnv(rr.game("flow-of-history", 2), opponents="random", seat=0)
    env.reset(seed=5)
    first = env.table.seen_by(0).tobytes()
    assert env.game_seed == 5
    env.reset()
    follows = env.table.hash
    assert env.game_seed == 5 | 1 << 96
    env.reset(seed=5)
    assert env.table.seen_by(0).tobytes() == first
    env.reset()
    assert env.table.hash == follows


def test_any_bot_may_sit_at_the_table() -> None:
    env = SeatEnv(rr.game("flow", 3, turns="6"), opponents=[bot("greedy"), "random"])
    assert [one.name for one in env.opponents] == ["greedy", "random"]
    assert len(SeatEnv(rr.game("flow-of-history", 5), opponents="hard").opponents) == 4


def test_flow_is_won_together_and_played_alone() -> None:
    for players in (1, 2):
        total, info = play_out(gymnasium.make("riverrun/Flow-v0", players=players, opponents="random").unwrapped, 3)
        assert total in (1.0, -1.0)
        assert set(info["wins"].tolist()) == {(total + 1) / 2}


def test_games_begin_with_given_positions() -> None:
    game = rr.game("flow-of-history", 2)
    state = game.new(3)
    for _ in range(10):
        state.play(rr.random_move(state))
    env = SeatEnv(game, opponents="random", seat=state.seat, positions=[state.document()])
    env.reset(seed=1)
    assert env.table.document_hash == state.document_hash
    env.reset(options={"positions": []})
    assert env.table.document_hash != state.document_hash


@pytest.mark.parametrize("shaped", ["win+points", "win+value"])
def test_shaping_adds_up_to_the_same_for_whatever_is_played(shaped: str) -> None:
    for id, players in (("flow-of-history", 3), ("flow", 2)):
        game = rr.game(id, players)
        env = SeatEnv(game, opponents="random", seat=0, reward=shaped)
        env.reset(seed=4)
        beginning = env._potential[0]
        for sampling in range(2):
            env.action_space.seed(sampling)
            total, info = play_out(env, 4)
            wins = info["wins"]
            won = 2 * wins[0] - 1 if game.rulebook.together else (wins[0] * players - 1) / (players - 1)
            assert total + beginning == pytest.approx(won, abs=1e-4)


def test_a_shaped_reward_comes_before_the_end() -> None:
    env = SeatEnv(rr.game("flow-of-history", 2), opponents="greedy", reward="win+value")
    env.reset(seed=1)
    assert any(env.step(env.action_space.sample())[1] != 0 for _ in range(5))


def test_an_illegal_action_raises_or_ends_the_game(refused: Any) -> None:
    game = rr.game("flow-of-history", 2)
    env = SeatEnv(game, opponents="random", illegal="raise")
    env.reset(seed=1)
    wrong = game.move("pass")
    assert "FOH-2P1" in refused(rr.IllegalMove, env.step, wrong)
    env = SeatEnv(game, opponents="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert "FOH-2P1" in info["illegal"]
    assert "reset()" in refused(BadAction, env.step, wrong)


def test_bad_requests_are_refused_in_a_sentence(refused: Any) -> None:
    game = rr.game("flow-of-history", 3)
    refused(rr.BadOption, SeatEnv, game, opponents="nobody")
    assert "not 3" in refused(rr.BadOption, SeatEnv, game, opponents=["random"] * 3)
    assert "rotate" in refused(rr.BadOption, SeatEnv, game, seat=3)
    refused(rr.BadOption, SeatEnv, game, seat="left")
    refused(rr.BadOption, SeatEnv, game, reward="fame")
    refused(rr.BadOption, SeatEnv, game, illegal="ignore")
    refused(rr.BadOption, SeatEnv, game, render_mode="oil")
    refused(rr.BadPosition, SeatEnv, game, positions=[rr.game("flow", 3).new(1)])
    refused(rr.BadOption, gymnasium.make, ID, colour="red")
    assert "reset()" in refused(BadAction, SeatEnv(game).step, 0)
    assert "turns" in refused(rr.BadOption, SeatEnv, rr.game("flow", 2, clock="60"))


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(rr.game("flow-of-history", 2), opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.table.screen(env.learner)
    env = SeatEnv(rr.game("flow-of-history", 2), opponents="random", render_mode="human")
    env.reset(seed=1)
    assert "MARKET" in capsys.readouterr().out


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
def test_an_environment_is_copied_and_pickled_whole(twin_of: Any) -> None:
    env = SeatEnv(rr.game("flow-of-history", 3), opponents=["random", "easy"], reward="win+points")
    env.reset(seed=6)
    env.action_space.seed(1)
    for _ in range(4):
        env.step(env.action_space.sample())
    twin = twin_of(env)
    for _ in range(12):
        action = env.action_space.sample()
        assert twin.action_space.sample() == action
        one, other = env.step(action), twin.step(action)
        assert one[1:3] == other[1:3]
        assert np.array_equal(one[0], other[0])
        assert env.table.hash == twin.table.hash
