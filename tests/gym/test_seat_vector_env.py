"""The vector environment: each row is the single environment, step by step, in every autoreset mode; saved, resumed."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space

import riverrun as rr
from riverrun.gym import BadAction, BatchEnv, IllegalAction
from riverrun.gym.seat_env import SeatEnv
from riverrun.gym.seat_vector_env import SeatVectorEnv

ID = "riverrun/FlowOfHistory-v0"
MODES = {AutoresetMode.SAME_STEP: "same", AutoresetMode.NEXT_STEP: "next", AutoresetMode.DISABLED: "off"}
ROWS = 3


def pair(id: str, players: int, mode: AutoresetMode, **wishes: Any) -> tuple[SeatVectorEnv, SyncVectorEnv]:
    """A vector environment, and single ones in Gymnasium's own vector."""
    game = rr.game(id, players)
    vector = SeatVectorEnv(BatchEnv(game, ROWS, autoreset=MODES[mode], **wishes))
    return vector, SyncVectorEnv([lambda: SeatEnv(game, **wishes)] * ROWS, autoreset_mode=mode)


def same(one: Any, other: Any, key: str = "", over: Any = ()) -> None:
    """Compares what two environments tell; the mask of a game that is over is each one's own."""
    if isinstance(one, dict):
        assert set(one) - {"action_mask", "_action_mask"} == set(other) - {"action_mask", "_action_mask"}, key
        for name in one:
            rows = one.get(f"_{name}", slice(None))
            if name == "action_mask" and name in other:
                assert np.array_equal(one[name][rows & ~over], other[name][rows & ~over])
            elif name in other:
                whole = isinstance(one[name], dict)
                same(*(part[name] if whole else part[name][rows] for part in (one, other)), name, over)
    elif one.dtype.hasobject:
        for left, right in zip(one, other, strict=True):
            assert np.array_equal(left, right), key
    else:
        assert np.array_equal(one, other), key
        assert one.dtype == other.dtype, key


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize(
    ("id", "players", "wishes"),
    [
        ("flow-of-history", 2, {"opponents": "greedy", "reward": "win+value"}),
        ("flow-of-history", 4, {"opponents": ["random", "easy", "random"], "reward": "win+points", "seat": "random"}),
        ("flow", 1, {"opponents": [], "reward": "points"}),
        ("flow", 2, {"opponents": "easy", "seat": 1}),
    ],
    ids=["duel", "four", "alone", "together"],
)
def test_a_row_is_the_single_environment_step_by_step(
    id: str, players: int, wishes: dict[str, Any], mode: AutoresetMode
) -> None:
    vector, single = pair(id, players, mode, **wishes)
    rng = np.random.default_rng(1)
    seen, infos = vector.reset(seed=9)
    other, told = single.reset(seed=[9 | i << 64 for i in range(ROWS)])
    over = np.zeros(ROWS, bool)
    ended = 0
    for _ in range(700):
        assert np.array_equal(seen, other)
        same(infos, told, over=over)
        if mode is AutoresetMode.DISABLED and over.any():
            seen, infos = vector.reset(options={"reset_mask": over})
            other, told = single.reset(options={"reset_mask": over.copy()})
            over = np.zeros(ROWS, bool)
            continue
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.action_masks()])
        seen, *paid, infos = vector.step(actions)
        other, *got, told = single.step(actions)
        for left, right in zip(paid, got, strict=True):
            assert np.array_equal(left, right)
        over = paid[1] & (mode is not AutoresetMode.SAME_STEP)
        ended += int(paid[1].sum())
        if ended >= 4:
            return
    raise AssertionError("no game ends")


def test_it_conforms_to_gymnasium_s_vector_environments() -> None:
    env = gymnasium.make_vec(
        ID,
        num_envs=4,
        vectorization_mode="vector_entry_point",
        players=2,
        opponents=["random"],
        autoreset_mode="SameStep",
    )
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.spec.id == ID
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space == batch_space(env.single_observation_space, 4)
    assert env.action_space == batch_space(env.single_action_space, 4)
    seen, infos = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert seen is not again
    assert np.array_equal(seen, again)
    assert env.observation_space.contains(seen)
    assert infos["_action_mask"].all()
    actions = env.action_space.sample()
    assert infos["action_mask"][np.arange(4), actions].all()
    _, rewards, terminated, truncated, _ = env.step(actions)
    assert rewards.dtype == np.float64
    assert (rewards.shape, terminated.shape, truncated.shape) == ((4,),) * 3
    env.close()


def test_gymnasium_s_wrappers_take_it() -> None:
    env = gymnasium.make_vec("riverrun/Flow-v0", num_envs=2, players=1, autoreset_mode="SameStep")
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    env.reset(seed=1)
    for _ in range(400):
        *_, infos = env.step(env.action_space.sample())
        if "episode" in infos:
            return
    raise AssertionError("no game ends")


def test_without_a_seed_the_games_go_on() -> None:
    one, other = (gymnasium.make_vec(ID, num_envs=2, players=2, opponents="random") for _ in range(2))
    assert not np.array_equal(one.reset()[0], other.reset()[0])
    first, _ = one.reset(seed=1)
    second, _ = one.reset()
    assert not np.array_equal(first, second)
    assert np.array_equal(first, one.reset(seed=1)[0])
    assert np.array_equal(second, one.reset()[0])


def test_the_mask_of_a_game_that_waits_takes_any_action_or_none(refused: Any) -> None:
    for name in ("next", "off"):
        env = BatchEnv(rr.game("flow", 1), 1, opponents=[], autoreset=name)
        env.reset()
        while not env.step(env.random_actions()).done[0]:
            pass
        assert env.waiting[0]
        assert env.shown.mask.all() == (name == "next")
        if name == "off":
            assert "reset it first" in refused(BadAction, env.step, env.random_actions())
        else:
            assert not env.step([0]).done[0]
            assert np.flatnonzero(env.shown.mask[0]).tolist() == env.state(0).legal()


def test_a_row_that_waits_for_its_next_step_still_does_after_others_are_reset() -> None:
    env = BatchEnv(rr.game("flow", 1), 2, opponents=[], autoreset="next")
    env.reset()
    while not (done := env.step(env.random_actions()).done.copy()).any():
        pass
    running = ~done
    if running.any():
        env.reset(running)
    assert env.waiting.tolist() == done.tolist()
    step = env.step(env.random_actions())
    assert not step.done.any()
    for i in range(2):
        assert np.flatnonzero(step.mask[i]).tolist() == env.state(i).legal()


def test_rows_begin_with_given_positions() -> None:
    game = rr.game("flow-of-history", 2)
    states = [game.new(seed) for seed in (1, 2)]
    for state in states:
        for _ in range(12):
            state.play(rr.random_move(state))
    env = SeatVectorEnv(BatchEnv(game, 3, opponents="random", positions=[states[0], states[1].document()]))
    singles = [SeatEnv(game, opponents="random", positions=states) for _ in range(3)]
    seen, _ = env.reset(seed=4)
    for i, single in enumerate(singles):
        assert np.array_equal(seen[i], single.reset(seed=4 | i << 64)[0])
    everyone = BatchEnv(game, 2, positions=states)
    everyone.reset()
    assert [everyone.state(i).hash for i in range(2)] == [state.hash for state in states]
    env.reset(options={"positions": []})
    assert env.batch.state(0).position.moves < 12


def test_it_is_saved_and_goes_on_exactly(tmp_path: Path) -> None:
    file = tmp_path / "games"
    env = gymnasium.make_vec(ID, num_envs=3, players=2, opponents="easy", reward="win+value", threads=2)
    env.reset(seed=8)
    for _ in range(30):
        env.step(env.action_space.sample())
    env.save(file)
    later = SeatVectorEnv.load(file)
    assert later.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert np.array_equal(later.observations()[0], env.observations()[0])
    for _ in range(200):
        actions = env.action_space.sample()
        for one, other in zip(env.step(actions), later.step(actions), strict=True):
            same(one, other, over=np.zeros(3, bool))
        assert np.array_equal(env.batch.random_actions(), later.batch.random_actions())
    assert env.batch.episode.any()
    assert [env.batch.game_seed(i) for i in range(3)] == [later.batch.game_seed(i) for i in range(3)]


def test_a_batch_of_learners_is_saved_too(tmp_path: Path) -> None:
    env = BatchEnv(rr.game("flow-of-history", 3, edition="second"), 2, seed=5)
    env.save(tmp_path / "undealt")
    assert BatchEnv.load(tmp_path / "undealt").reset().counts.tolist() == env.reset().counts.tolist()
    env.step(env.random_actions())
    env.save(tmp_path / "begun")
    later = BatchEnv.load(tmp_path / "begun")
    assert later.game.options == env.game.options
    assert np.array_equal(env.random_actions(), later.random_actions())


def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path, refused: Any) -> None:
    file = tmp_path / "games"
    env = BatchEnv(rr.game("flow", 2), 2)
    env.reset()
    env.save(file)
    whole = file.read_bytes()
    for wrong in (
        b"",
        b"no checkpoint",
        whole[:-9],
        whole[:200],
        whole.replace(b"riverrun-batch/1", b"riverrun-batch/9"),
    ):
        file.write_bytes(wrong)
        assert str(file) in refused(rr.BadRecord, BatchEnv.load, file)
    file.write_bytes(whole[:-60] + bytes([whole[-60] ^ 1]) + whole[-59:])
    assert "damaged" in refused(rr.BadRecord, BatchEnv.load, file)
    refused(rr.BadRecord, BatchEnv.load, tmp_path / "missing")
    refused(rr.BadOption, env.save, tmp_path / "no" / "folder")


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
def test_it_is_copied_and_pickled_whole(twin_of: Any) -> None:
    env = gymnasium.make_vec(ID, num_envs=2, players=3, opponents="random").unwrapped
    env.reset(seed=2)
    twin = twin_of(env)
    for _ in range(20):
        actions = env.action_space.sample()
        for one, other in zip(env.step(actions), twin.step(actions), strict=True):
            same(one, other, over=np.zeros(2, bool))


def test_opponents_change_nothing_with_threads() -> None:
    game = rr.game("flow-of-history", 3)
    envs = [BatchEnv(game, 5, seed=3, threads=threads, opponents="easy") for threads in (1, 3)]
    for env in envs:
        env.reset()
    for _ in range(20):
        actions = envs[0].random_actions()
        steps = [env.step(actions) for env in envs]
        assert np.array_equal(steps[0].observation, steps[1].observation)


def test_bad_requests_are_refused_in_a_sentence(refused: Any) -> None:
    game = rr.game("flow-of-history", 2)
    for name in ("medium", "hard", "expert"):
        assert f"'{name}' cannot sit inside a batch" in refused(rr.BadOption, BatchEnv, game, 2, opponents=name)
    refused(rr.BadOption, BatchEnv, game, 2, opponents="random", seat=2)
    refused(rr.BadOption, BatchEnv, game, 2, autoreset="later")
    refused(rr.BadOption, SeatVectorEnv, BatchEnv(game, 2))
    refused(rr.BadOption, gymnasium.make_vec, ID, opponents=None)
    refused(rr.BadOption, gymnasium.make_vec, ID, autoreset_mode="later")
    env = SeatVectorEnv(BatchEnv(game, 2, opponents="random"))
    assert "reset()" in refused(BadAction, env.step, [0, 0])
    env.reset(seed=1)
    assert "Environment 1" in refused(IllegalAction, env.step, [env.action_space.sample()[0], game.move("pass")])
    refused(rr.BadOption, env.reset, seed=-1)
    refused(BadAction, env.reset, options={"reset_mask": [1, 2]})
    refused(rr.BadPosition, env.reset, options={"positions": [rr.game("flow", 2).new(1)]})
