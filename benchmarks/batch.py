"""How fast the batch environment steps: random legal actions, with masks and with observations, on 1 and 2 threads.

    python benchmarks/batch.py [GAME] [--players 4] [--count 1024] [--seconds 2] [--threads 1 2] [--opponent greedy]

Prints steps/s (one step is one decision of one game, legality checked). `choosing` counts the random choice in too.
Then one learner against a bot: the batch, with the bot compiled into it, against the single environment, which asks the
bot from Python; both with masks, observations and the same compiled rules, in turns within one run.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import riverrun as rr
from riverrun.gym import BatchEnv, SeatEnv
from riverrun.kernel.jit import switch

ROUNDS = 3


def measure(env: BatchEnv, seconds: float) -> tuple[float, float]:
    """Steps/s without and with the choice of actions; the best of several rounds counts."""
    best = (0.0, 0.0)
    env.reset()
    for _ in range(50):
        env.step(env.random_actions())
    for _ in range(ROUNDS):
        steps = 0
        stepping = 0.0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / ROUNDS:
            actions = env.random_actions()
            before = time.perf_counter()
            env.step(actions)
            stepping += time.perf_counter() - before
            steps += env.count
        best = max(best, (steps / stepping, steps / (time.perf_counter() - begin)))
    return best


def one_round(env: BatchEnv | SeatEnv, rng: np.random.Generator, seconds: float) -> float:
    """A learner's decisions/s, with the choice of actions."""
    steps = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        if isinstance(env, BatchEnv):
            env.step(env.random_actions())
            steps += env.count
        else:
            legal = np.flatnonzero(env.action_masks())
            steps += 1
            if env.step(int(rng.choice(legal)))[2]:
                env.reset()
    return steps / (time.perf_counter() - begin)


def compare(game: rr.Game, wish: argparse.Namespace) -> None:
    """One learner against a bot: the batch against the single environment, in turns."""
    rng = np.random.default_rng(1)
    single = SeatEnv(game, opponents=wish.opponent)
    single.reset(seed=1)
    envs = {
        f"{threads} threads": BatchEnv(game, wish.count, 1, threads=threads, opponents=wish.opponent)
        for threads in wish.threads
    }
    for env in envs.values():
        env.reset()
    best = dict.fromkeys(["single", *envs], 0.0)
    for number in range(ROUNDS + 1):
        for name, env in {"single": single, **envs}.items():
            speed = one_round(env, rng, wish.seconds / ROUNDS)
            best[name] = max(best[name], speed if number else 0.0)  # the first round warms up
    print(f"one learner against {wish.opponent}, masks and {single.encoder.size} floats:")
    print(f"  single environment        {best['single']:>12,.0f} decisions/s")
    for name in envs:
        ratio = best[name] / best["single"]
        print(
            f"  batch of {wish.count:,}, {name:10} {best[name]:>12,.0f} decisions/s, {ratio:,.1f} times the single one"
        )
        envs[name].close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=next(iter(rr.rulebooks())))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--opponent", default="greedy")
    wish = parser.parse_args()
    game = rr.game(wish.game, wish.players)
    print(f"{game!r}, {wish.count} games, {game.moves} moves")
    for observe in (False, True):
        for threads in wish.threads:
            with BatchEnv(game, wish.count, seed=1, threads=threads, observe=observe) as env:
                step, loop = measure(env, wish.seconds)
                what = f"masks and {env.encoder.size} floats" if observe else "masks"
                print(f"{what:24} {threads} threads: {step / 1e6:5.2f} M steps/s, {loop / 1e6:5.2f} M with choosing")
    switch.go_compiled(switch.loops_compiled())
    compare(game, wish)


if __name__ == "__main__":
    main()
