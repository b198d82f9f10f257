"""The PettingZoo environment: PettingZoo's own tests, rewards at the end, refusals by clause, no leaks."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import riverrun as rr
from riverrun.gym import BadAction, MissingExtra, aec_env

ID = "flow-of-history"


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Plays a game by random legal actions; every agent's rewards in all."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return total


@pytest.mark.parametrize("illegal", ["raise", "end"])
def test_pettingzoo_api_test(any_game: rr.Game, illegal: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(any_game.id, any_game.players, illegal=illegal), num_cycles=60)


def test_pettingzoo_seed_test(any_game: rr.Game) -> None:
    seed_test(lambda: aec_env(any_game.id, any_game.players), num_cycles=40)


def test_a_seed_deals_the_games_own_deal(make_game: Any) -> None:
    env = aec_env(ID, 3)
    env.reset(seed=5)
    assert env.table.hash == make_game(3).new(5).hash
    env.reset()
    follows = env.table.hash
    env.reset(seed=5)
    env.reset()
    assert env.table.hash == follows != make_game(3).new(5).hash


def test_the_mask_is_the_asked_agents_alone() -> None:
    env = aec_env(ID, 4)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.dtype == np.int8
        legal = sorted(env.table.legal()) if agent == env.agent_selection else []
        assert np.flatnonzero(mask).tolist() == legal
        assert env.observation_space(agent).contains(env.observe(agent))


def test_rewards_come_at_the_end_and_sum_to_zero() -> None:
    total = play_out(aec_env(ID, 4), 3)
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == 1


def test_points_can_be_the_reward() -> None:
    env = aec_env(ID, 3, reward="points")
    total = play_out(env, 3)
    assert list(total.values()) == [score.points for score in env.table.scores()]


@pytest.mark.parametrize("shaped", ["win+points", "win+value"])
def test_shaped_rewards_add_up_to_the_plain_ones(shaped: str) -> None:
    env = aec_env(ID, 3, reward=shaped)
    env.reset(seed=3)
    beginning = env._potential.copy()
    total = play_out(env, 3)
    plain = play_out(aec_env(ID, 3), 3)
    assert beginning.any() or shaped == "win+points"
    for seat, agent in enumerate(env.possible_agents):
        assert total[agent] + beginning[seat] == pytest.approx(plain[agent], abs=1e-4)


def test_the_state_holds_what_every_seat_sees(any_game: rr.Game) -> None:
    env = aec_env(any_game.id, any_game.players)
    env.reset(seed=2)
    whole = env.state()
    assert env.state_space.contains(whole)
    parts = np.split(whole, any_game.players)
    for agent, part in zip(env.possible_agents, parts, strict=True):
        assert np.array_equal(part, env.observe(agent)["observation"])


def test_an_illegal_action_raises_with_its_clause(refused: Any) -> None:
    env = aec_env(ID, 3)
    env.reset(seed=1)
    before = env.table.hash
    sentence = refused(rr.IllegalMove, env.step, env.game.move("pass"))
    assert sentence == "‘pass’ is not legal (FOH-T1): You cannot pass; you can always harvest."
    refused(rr.UnknownMove, env.step, env.game.moves)
    refused(BadAction, env.step, None)
    assert env.table.hash == before


@pytest.mark.parametrize("action", ["pass", None])
def test_an_illegal_action_can_end_the_game(action: str | None) -> None:
    env = aec_env(ID, 3, illegal="end")
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(env.game.moves if action is None else env.game.move(action))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}
    assert ("FOH-T1" if action else "is not a move") in env.infos[culprit]["illegal"]
    while env.agents:
        assert not env.last()[0]["action_mask"].any()
        env.step(None)


def test_infos_tell_the_move_and_what_happened() -> None:
    env = aec_env(ID, 3)
    env.reset(seed=1)
    mover = env.agent_selection
    env.step(env.game.move("harvest"))
    assert env.infos[mover]["move"] == "harvest"
    for agent in env.agents:
        assert env.infos[agent]["events"]
        assert ("move" in env.infos[agent]) == (agent == mover)


def test_infos_keep_secrets() -> None:
    env = aec_env(ID, 2)
    env.reset(seed=1)
    mover = env.agent_selection
    other = next(agent for agent in env.agents if agent != mover)
    hand = env.table.view(env.table.seat).hand
    names = [card.name for card in env.game.content.cards if card.id.replace("_", "-") in hand]
    assert len(names) == len(hand) > 0
    env.step(env.table.legal()[0])
    assert any(name in str(env.infos[mover]) for name in names)
    assert not any(name in str(env.infos[other]) or card in str(env.infos[other]) for name in names for card in hand)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env(ID, 3, render_mode="ansi")
    env.reset(seed=1)
    screen = env.render()
    assert screen == env.table.screen(None)
    env = aec_env(ID, 3, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out.strip() == screen.strip()
    env.step(env.table.legal()[0])
    assert "MARKET" in capsys.readouterr().out


def test_bad_requests_are_refused_in_a_sentence(refused: Any) -> None:
    refused(rr.BadOption, aec_env, "chess", 2)
    refused(rr.BadOption, aec_env, ID, 9)
    refused(rr.BadOption, aec_env, ID, 3, colour="red")
    refused(rr.BadOption, aec_env, ID, 3, reward="fame")
    refused(rr.BadOption, aec_env, ID, 3, illegal="ignore")
    refused(rr.BadOption, aec_env, ID, 3, render_mode="oil")
    assert "turns" in refused(rr.BadOption, aec_env, "flow", 2, clock="60")
    env = aec_env(ID, 3)
    assert "reset()" in refused(BadAction, env.render)


def test_without_pettingzoo_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch, refused: Any) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "riverrun.gym.pettingzoo_env", raising=False)
    assert 'pip install "riverrun-games[gym]"' in refused(MissingExtra, aec_env, ID, 3)
