"""How fast the batch environment steps: random legal actions, with masks and with observations, on 1 and 2 threads.

    python benchmarks/batch.py [GAME] [--players 4] [--count 1024] [--seconds 2] [--threads 1 2]

Prints steps/s (one step is one decision of one game, legality checked). `choosing` counts the random choice in too.
"""

from __future__ import annotations

import argparse
import time

import riverrun as rr
from riverrun.gym import BatchEnv


def measure(env: BatchEnv, seconds: float, rounds: int = 3) -> tuple[float, float]:
    """Steps/s without and with the choice of actions; the best of several rounds counts."""
    best = (0.0, 0.0)
    env.reset()
    for _ in range(50):
        env.step(env.random_actions())
    for _ in range(rounds):
        steps = 0
        stepping = 0.0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / rounds:
            actions = env.random_actions()
            before = time.perf_counter()
            env.step(actions)
            stepping += time.perf_counter() - before
            steps += env.count
        best = max(best, (steps / stepping, steps / (time.perf_counter() - begin)))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=next(iter(rr.rulebooks())))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--count", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    wish = parser.parse_args()
    game = rr.game(wish.game, wish.players)
    print(f"{game!r}, {wish.count} games, {game.moves} moves")
    for observe in (False, True):
        for threads in wish.threads:
            with BatchEnv(game, wish.count, seed=1, threads=threads, observe=observe) as env:
                step, loop = measure(env, wish.seconds)
                what = f"masks and {env.encoder.size} floats" if observe else "masks"
                print(f"{what:24} {threads} threads: {step / 1e6:5.2f} M steps/s, {loop / 1e6:5.2f} M with choosing")


if __name__ == "__main__":
    main()
