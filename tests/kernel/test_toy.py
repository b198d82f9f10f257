"""A second, tiny game: the kernel, the environments and the bots carry cooperation, consent, secrets and a clock."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test

import riverrun as rr
from riverrun.bots import bot
from riverrun.gym import BadAction, BatchEnv, IllegalAction
from riverrun.gym.pettingzoo_env import TableEnv
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.switch import running
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position.hiding import HIDDEN
from riverrun.kernel.position.layout import Sees
from riverrun.kernel.position.tensor import Encoder

from .toy.book import RAFT

TABLES = [(players, charms) for players in (1, 2, 3) for charms in ("open", "secret")]
any_table = pytest.mark.parametrize(("players", "charms"), TABLES)


@cache
def raft(players: int = 2, charms: str = "open", goal: str = "14") -> rr.Game:
    return rr.Game(RAFT, players, {"charms": charms, "goal": goal})


def playing(game: rr.Game, seed: int) -> Iterator[rr.State]:
    """A random game with a tide now and then: the state before each move and at the end."""
    state, rng = game.new(seed), random.Random(seed)
    while not state.over:
        yield state
        if rng.randrange(5) == 0 and state.explain("tide").legal:
            state.play("tide", environment=True)
        else:
            state.play(rr.random_move(state, rng))
    yield state


def last(game: rr.Game, seed: int) -> rr.State:
    *_, state = playing(game, seed)
    return state


# Rules


@any_table
def test_legal_is_what_is_not_refused_outside_the_environment(players, charms):
    for seed in range(10):
        for state in playing(raft(players, charms), seed):
            allowed = [move for move in range(state.game.moves) if state.explain(move).legal]
            assert [move for move in allowed if move not in RAFT.environment] == state.legal()
            assert state.over or state.legal()
            assert state.check() == []


def test_all_win_or_all_lose():
    seen = set()
    for players in (1, 3):
        for seed in range(30):
            state = last(raft(players), seed)
            wins = [score.won for score in state.scores()]
            assert len(wins) == players
            assert len(set(wins)) == 1
            seen.add(wins[0])
    assert seen == {True, False}


def test_another_seat_decides_inside_ones_turn():
    game = raft(3)
    state = game.new(1)
    asker = state.seat
    target = (asker + 2) % 3
    state.play(f"ask p{target}")
    assert (state.seat, state.decision.kind, state.position.active) == (target, "consent", asker)
    assert state.legal_texts() == ["yes", "no"]
    state.play("no")
    assert state.seat == (asker + 1) % 3


def test_the_same_bytes_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path)  # the toy's sources are not in the cache's name
    for number, (players, charms) in enumerate(TABLES):
        game = raft(players, charms)
        for one in playing(game, number):
            found = []
            for compiled in (False, True):
                with running(compiled):
                    again = game.new(number)
                    for move in one.played:
                        again.replay_move(move)
                    moves = [] if one.over else [bot(name).move(again, seed=5) for name in ("random", "greedy")]
                    dealt = [again.redeal(seat, 3).hash for seat in (None, *range(players))]
                    found.append(
                        (again.position.tobytes(), again.legal(), again.events(0), moves, dealt, again.check())
                    )
            assert found[0] == found[1]
            assert found[0][0] == one.position.tobytes()


# Who sees what


@any_table
def test_redealing_changes_nothing_that_is_seen(players, charms):
    game = raft(players, charms)
    encoder = Encoder(game)
    for state in playing(game, players):
        for seat in (None, *range(players)):
            for seed in range(4):
                other = state.redeal(seat, seed)
                assert state.redeal(seat, seed + 1000).redeal(seat, seed).hash == other.hash
                assert other.check() == []
                assert other.seen_by(seat).tobytes() == state.seen_by(seat).tobytes()
                assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
                assert other.screen(seat) == state.screen(seat)
                assert seat != state.seat or other.legal() == state.legal()
                if seat is not None:
                    one, same = (encoder.observe(each.position, seat) for each in (state, other))
                    assert np.array_equal(one, same)


def test_redealing_deals_all_that_is_hidden():
    state = raft(3, "secret").new(4)
    for seat in (None, 0, 1, 2):
        dealt = [state.redeal(seat, seed).position for seed in range(200)]
        for owner in range(3):
            mine = owner == seat
            assert (len({int(s.hands[owner, 0]) for s in dealt}) == 1) == mine
            assert (len({int(s.charms[owner]) for s in dealt}) == 1) == mine
    opened = raft(3).new(4)
    assert {tuple(opened.redeal(None, seed).position.charms) for seed in range(50)} == {tuple(opened.position.charms)}


def test_an_option_says_who_sees_the_charms():
    opened, secret = raft(3), raft(3, "secret")
    assert (opened.sees["charms"], secret.sees["charms"]) == (Sees.ALL, Sees.OWNER)
    one, other = opened.new(2), secret.new(2)
    assert one.position.tobytes() == other.position.tobytes()
    charms = one.position.charms.tolist()
    for seat in (None, 0, 1, 2):
        assert one.view(seat).charms == charms
        assert other.view(seat).charms == [charm if at == seat else HIDDEN for at, charm in enumerate(charms)]
    assert [name for name in Encoder(opened).names if name.startswith("charms")] == [
        "charms[you] / 4",
        "charms[you+1] / 4",
        "charms[you+2] / 4",
    ]
    assert [name for name in Encoder(secret).names if name.startswith("charms")] == ["charms[you] / 4"]
    assert {event.to for event in one.events(0) if event.kind == "charm"} == {None}
    assert {event.to for event in other.events(0) if event.kind == "charm"} == {0}


def test_field_without_rows_of_seats_cannot_be_an_owners(monkeypatch):
    monkeypatch.setattr(type(RAFT), "sees", lambda *_: Sees.OWNER)
    with pytest.raises(AssertionError, match="rng has no owners"):
        rr.Game(RAFT, 2)


# The environment's moves


def test_the_tide_is_the_environments(refused):
    state = raft().new(1)
    tide = state.game.move("tide")
    before = state.hash
    assert tide not in state.legal()
    assert (
        state.explain("tide")
        == state.explain(tide, environment=True)
        == rr.Permission("tide", "RAFT-6", Sentence("raft-may-tide"))
    )
    assert state.explain("tide", environment=False) == rr.Refusal(
        "tide", "RAFT-6", Sentence("rr-error-only-environment")
    )
    assert refused(rr.IllegalMove, state.play, tide) == (
        "‘tide’ is not legal (RAFT-6): Only the environment can make this move; a player can’t."
    )
    assert refused(rr.IllegalMove, state.play, "draw", environment=True) == (
        "‘draw’ is not legal (RAFT-4): Only a player can make this move; the environment can’t."
    )
    assert (state.hash, state.played) == (before, [])
    state.play("tide", environment=True)
    assert state.played == [tide]


def test_the_tide_is_judged_by_the_rules():
    state = raft().new(1)
    state.play(f"ask p{1 - state.seat}")
    assert state.explain("tide").text == (
        f"Another decision comes first. p{2 - state.seat} asks for your oldest card: yes or no?"
    )
    with pytest.raises(rr.IllegalMove, match="Another decision comes first"):
        state.play("tide", environment=True)
    over = last(raft(), 1)
    with pytest.raises(rr.IllegalMove, match="The game is over"):
        over.play("tide", environment=True)


@any_table
def test_recorded_moves_replay_whoever_made_them(players, charms):
    game = raft(players, charms)
    for seed in range(5):
        state = last(game, seed)
        record = rr.read_record(state.record().to_json())
        again = game.new(int(record.seed, 16))
        for text in record.moves:
            again.replay_move(text)
        assert again.hash == state.hash
        assert again.record() == record
        assert record.verify(game).hash == state.hash
        assert again.events(0) == state.events(0)
    assert any("tide" in last(game, seed).record().moves for seed in range(5))


def test_a_position_document_restores():
    for state in playing(raft(3, "secret"), 6):
        again = state.game.restore(state.document())
        assert again.hash == state.hash
    broken = msgspec.to_builtins(state.document())
    broken["charms"] = [0, 0, 1, 2]
    with pytest.raises(rr.BadPosition, match="The position is not sound: number 3"):
        state.game.restore(broken)


# Undo


def test_undo_stops_at_a_secret_draw(refused):
    state = raft(2).new(1)
    state.play(f"ask p{1 - state.seat}")
    state.play("no")
    assert state.undoable == 2
    drawer = state.seat
    state.play("draw")
    assert state.undoable == 0
    assert refused(rr.CannotUndo, state.undo) == "‘draw’ can’t be undone: it revealed something hidden."
    told = {seat: [event.kind for event in state.events(seat, since=2)] for seat in (None, 0, 1)}
    assert told == {None: ["draws"], drawer: ["draws", "drawn"], 1 - drawer: ["draws"]}
    state.play(f"ask p{1 - state.seat}")
    assert state.undoable == 1


def test_undo_stops_at_what_the_environment_did(refused):
    state = raft(2).new(1)
    state.play(f"ask p{1 - state.seat}")
    state.play("no")
    state.play("tide", environment=True)
    assert not state.events(since=2)[0].mark
    assert refused(rr.CannotUndo, state.undo) == "‘tide’ can’t be undone: the environment made it."


# Options


@pytest.mark.parametrize(("goal", "number"), [("14", 14), ("near", 8), ("far", 20), ("30", 30), ("7", 7)])
def test_goal_may_be_any_number(goal, number):
    assert raft(2, goal=goal).box.goal == number


def test_other_goals_are_refused(refused):
    assert refused(rr.BadOption, rr.Game, RAFT, 2, {"goal": "soon"}) == (
        "The Raft: goal can’t be ‘soon’. Choose 14, near, far or a number of one or two digits."
    )
    assert refused(rr.BadOption, rr.Game, RAFT, 2, {"goal": "31"}) == "The goal is at most 30 (RAFT-7)."


# Environments for learners


@any_table
def test_pettingzoo_plays_it(players, charms):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(TableEnv(raft(players, charms)), num_cycles=60)


def test_pettingzoo_pays_all_the_same_and_takes_no_tide():
    env = TableEnv(raft(3))
    for seed in range(5):
        env.reset(seed=seed)
        total = dict.fromkeys(env.agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in env.agent_iter():
            seen, reward, over, _, _ = env.last()
            total[agent] += reward
            assert not seen["action_mask"][RAFT.environment].any()
            if not over:
                with pytest.raises(rr.IllegalMove):
                    env.step(env.game.move("tide"))
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
        assert set(total.values()) in ({1.0}, {-1.0})


@pytest.mark.parametrize("action", [1.0, "draw", True, [1]])
def test_pettingzoo_takes_whole_numbers_only(refused, action):
    env = TableEnv(raft())
    env.reset(seed=1)
    assert "is not a move; moves are numbers from 0 to 18" in refused(rr.UnknownMove, env.step, action)


@any_table
def test_batches_play_it(players, charms, refused):
    env = BatchEnv(raft(players, charms), 4, seed=3)
    step = env.reset()
    tide = env.game.move("tide")
    paid = set()
    for _ in range(60):
        assert not step.mask[:, RAFT.environment].any()
        why = "Only the environment" if env.state(0).decision.kind == "turn" else "Another decision comes first"
        assert why in refused(IllegalAction, env.step, np.full(4, tide))
        step = env.step(env.random_actions())
        paid |= {tuple(row) for row in step.reward[step.done].tolist()}
    assert paid <= {(1.0,) * players, (-1.0,) * players}
    assert paid
    refused(BadAction, env.step, np.full(4, env.game.moves))


@any_table
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_it(players, charms, name):
    state = raft(players, charms).new(7)
    while not state.over:
        move: Any = bot(name).move(state)
        assert move in state.legal()
        state.play(move)
    assert len({score.won for score in state.scores()}) == 1


def test_a_clock_is_told_how_long_a_round_is_and_where_a_position_stands():
    timed = rr.Game(RAFT, 2, {"timer": "yes"})
    pace = RAFT.pace(timed)
    assert (pace.seconds, timed.text(pace.expiry), pace.pausable) == (30.0, "tide", True)
    assert RAFT.pace(raft()) is None
    for state in playing(timed, 3):
        if state.over:
            assert state.timing is None
            continue
        asked = RAFT.decisions[state.position_view.decision] == "consent"
        assert state.timing.stands == ("free" if asked else "idle")
        assert state.explain("tide", environment=True).legal == (not asked)
