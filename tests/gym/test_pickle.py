"""Every environment is copied and pickled as it stands, and goes on in another process."""

from __future__ import annotations

import copy
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.gym import BatchEnv, aec_env
from riverrun.gym.seat_env import SeatEnv
from riverrun.gym.seat_vector_env import SeatVectorEnv


def seat_env() -> Any:
    env = SeatEnv(rr.game("flow-of-history", 2), opponents="random")
    env.reset(seed=3)
    return env


def table_env() -> Any:
    env = aec_env("flow-of-history", 3)
    env.reset(seed=3)
    return env


def batch_env() -> Any:
    env = BatchEnv(rr.game("flow-of-history", 3), 3, seed=4, threads=2)
    env.reset()
    return env


def vector_env() -> Any:
    env = SeatVectorEnv(BatchEnv(rr.game("flow-of-history", 3), 3, opponents=["random"]))
    env.reset(seed=4)
    return env


def goes_on(env: Any) -> list[float]:
    """Plays on for a while by the first legal moves: a digest of what is seen."""
    found = []
    for _ in range(6):
        if isinstance(env, BatchEnv | SeatVectorEnv):
            mask = env.shown.mask if isinstance(env, BatchEnv) else env.action_masks()
            env.step(mask.argmax(axis=1))
            shown = env.shown if isinstance(env, BatchEnv) else env.batch.shown
            found.append(float(np.abs(shown.observation).sum()))
        elif isinstance(env, SeatEnv):
            found.append(float(np.abs(env.step(int(env.action_masks().argmax()))[0]).sum()))
        else:
            seen = env.last()[0]
            found.append(float(np.abs(seen["observation"]).sum()))
            env.step(int(seen["action_mask"].argmax()))
    return found


MAKERS = [seat_env, table_env, batch_env, vector_env]


@pytest.mark.parametrize("make", MAKERS)
def test_a_copy_goes_on_by_itself(make: Any) -> None:
    env = make()
    twin = copy.deepcopy(env)
    assert goes_on(twin) == goes_on(env)


def test_environments_travel_between_processes() -> None:
    envs = [make() for make in MAKERS]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(goes_on, envs)) == [goes_on(env) for env in envs]
