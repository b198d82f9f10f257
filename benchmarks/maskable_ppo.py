"""How fast sb3-contrib's MaskablePPO learns over PettingZoo's AEC environment and over the batch, in turns, in one run.

    python benchmarks/maskable_ppo.py [GAME] [--players 2] [--tables 16] [--count 256] [--rows 2048] [--json]

The learner and its work are the same: the same net (two layers of 256), as many rows an update, as many passes in as
large pieces; it plays every seat. What differs is what it asks: some tables of the AEC environment one after the other,
or one batch of many. Seconds are the processor's, on one thread; they are told with the learner's updates and without.
It needs stable-baselines3 and sb3-contrib, which need PyTorch.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from importlib.util import find_spec
from typing import Any

os.environ.setdefault("RIVERRUN_JIT", "1")

if find_spec("sb3_contrib") is None:
    sys.exit("This benchmark needs sb3-contrib: pip install 'riverrun-games[gym]' sb3-contrib")

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv

import riverrun as rr
from riverrun.gym import BatchEnv
from riverrun.gym.pettingzoo_env import TableEnv

LEARNER = {"batch_size": 512, "n_epochs": 4, "gamma": 1.0, "seed": 1, "policy_kwargs": {"net_arch": [256, 256]}}


class Table(gymnasium.Env[Any, Any]):
    """A table of the AEC environment at which the learner answers for whoever is asked."""

    def __init__(self, game: rr.Game) -> None:
        self.table = TableEnv(game)
        self.observation_space = gymnasium.spaces.Box(-np.inf, np.inf, (self.table.encoder.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(game.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        self.table.reset(seed=seed)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.table.agent_selection
        self.table.step(int(action))
        over = all(self.table.terminations.values())
        return self._seen(), float(self.table.rewards.get(agent, 0.0)), over, False, {}

    def action_masks(self) -> Any:
        """Which moves are legal."""
        return self._mask

    def _seen(self) -> Any:
        told = self.table.last()[0]
        self._mask = np.asarray(told["action_mask"], bool)
        return told["observation"]


class Batch(VecEnv):  # type: ignore[misc]
    """The batch as stable-baselines3 asks for many environments."""

    def __init__(self, game: rr.Game, count: int) -> None:
        self.batch = BatchEnv(game, count, seed=1)
        size = (self.batch.encoder.size,)
        self._infos: list[dict[str, Any]] = [{} for _ in range(count)]
        super().__init__(
            count, gymnasium.spaces.Box(-np.inf, np.inf, size, np.float32), gymnasium.spaces.Discrete(game.moves)
        )

    def reset(self) -> Any:
        self._step = self.batch.reset()
        return self._step.observation.copy()

    def step_async(self, actions: Any) -> None:
        self._asked = self._step.seat.copy()
        self._step = self.batch.step(actions)

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        paid = self._step.reward[np.arange(self.num_envs), self._asked]
        return self._step.observation.copy(), paid, self._step.done.copy(), self._infos

    def env_method(self, method_name: str, *_args: Any, **_more: Any) -> list[Any]:
        return list(self._step.mask) if method_name == "action_masks" else []

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.batch.close()


class Learner:
    """MaskablePPO over environments, and how long its updates take."""

    def __init__(self, envs: Any, rows: int) -> None:
        self.model = MaskablePPO("MlpPolicy", envs, n_steps=rows // envs.num_envs, **LEARNER)
        self.rows = rows
        self.updating = 0.0
        update = self.model.train

        def timed() -> None:
            began = time.process_time()
            update()
            self.updating += time.process_time() - began

        self.model.train = timed

    def learn(self) -> tuple[float, float]:
        """Decisions a second over one update, with it and without."""
        self.updating, began = 0.0, time.process_time()
        self.model.learn(self.rows, reset_num_timesteps=False)
        spent = time.process_time() - began
        return self.rows / spent, self.rows / (spent - self.updating)


def main() -> None:
    """Prints the speeds and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=16, help="tables of the AEC environment")
    parser.add_argument("--count", type=int, default=256, help="games of the batch")
    parser.add_argument("--rows", type=int, default=2048, help="decisions between two updates")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    torch.set_num_threads(1)
    game = rr.game(given.game, players=given.players)
    aec = Learner(DummyVecEnv([lambda: Table(game)] * given.tables), given.rows)
    batch = Learner(Batch(game, given.count), given.rows)
    turns = [(aec.learn(), batch.learn()) for _ in range(given.turns + 1)][1:]  # the first warms up
    found = {}
    for at, name in enumerate(("learning", "asking")):
        found[name] = {
            "aec_per_s": statistics.median(one[at] for one, _ in turns),
            "batch_per_s": statistics.median(other[at] for _, other in turns),
            "ratio": statistics.median(other[at] / one[at] for one, other in turns),
        }
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, what in (("learning", "in all"), ("asking", "without its updates")):
        one = found[name]
        speeds = f"{one['aec_per_s']:,.0f} decisions a second over the AEC environment, {one['batch_per_s']:,.0f}"
        print(f"MaskablePPO {what}: {speeds} over the batch: {one['ratio']:.2f} times as many")


if __name__ == "__main__":
    main()
