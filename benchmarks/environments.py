"""How fast a learner's environments step: PettingZoo's AEC environment against the batch, in turns, in one run.

    python benchmarks/environments.py [GAME] [--players 2] [--count 1024] [--seconds 1] [--json]

Every seat plays random legal actions, chosen by the masks, and every decision comes with its mask and observation, as a
trainer over each would ask for them. Seconds are the processor's, on one thread; the trainer's own work is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time

os.environ.setdefault("RIVERRUN_JIT", "1")

import numpy as np

import riverrun as rr
from riverrun.gym import BatchEnv
from riverrun.gym.pettingzoo_env import TableEnv

TURNS = 5


def aec_speed(env: TableEnv, rng: np.random.Generator, seconds: float) -> float:
    """Decisions a second of the AEC environment."""
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                made += 1
    return made / (time.process_time() - began)


def batch_speed(env: BatchEnv, seconds: float) -> float:
    """Decisions a second of the batch."""
    made = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        env.step(env.random_actions())
        made += env.count
    return made / (time.process_time() - began)


def main() -> None:
    """Prints both speeds and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = rr.game(given.game, players=given.players)
    table, rng = TableEnv(game), np.random.default_rng(1)
    turns = []
    with BatchEnv(game, given.count, seed=1) as batch:
        batch.reset()
        for turn in range(TURNS + 1):
            found = aec_speed(table, rng, given.seconds), batch_speed(batch, given.seconds)
            turns += [found] if turn else []  # the first warms up
    found_all = {
        "aec_per_s": statistics.median(aec for aec, _ in turns),
        "batch_per_s": statistics.median(batch for _, batch in turns),
        "ratio": statistics.median(batch / aec for aec, batch in turns),
    }
    if given.json:
        print(json.dumps(found_all, indent=2))
        return
    speeds = f"{found_all['aec_per_s']:,.0f} decisions a second by the AEC environment, {found_all['batch_per_s']:,.0f}"
    print(f"{speeds} by the batch: {found_all['ratio']:,.0f} times as many")


if __name__ == "__main__":
    main()
