"""What Ray costs and brings on this machine: the same games by threads here, and on clusters of one and of two nodes.

    python benchmarks/cluster.py [GAME] [--games K] [--bots NAME] [--rounds N]

Each way plays in turn, N times, after a first round that is not counted; the median is told. A node has one core.
Nothing is measured here but this machine: on others, nodes talk over a network.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import numpy as np
from ray.cluster_utils import Cluster

import riverrun as rr
from riverrun.bots import bot
from riverrun.lab import simulate
from riverrun.lab.workers import Local, Workers, workers_on

STORE = 80 << 20


def timed(game: rr.Game, name: str, games: int, workers: Workers, expected: list[np.ndarray]) -> float:
    """How long the games take; they are the same as those before."""
    begun = time.perf_counter()
    run = simulate(game, [bot(name)], games, seed=5, workers=workers)
    seconds = time.perf_counter() - begun
    if not expected:
        expected += [run.points, run.wins, run.decisions]
    for mine, one in zip((run.points, run.wins, run.decisions), expected, strict=True):
        assert np.array_equal(mine, one), "the games are not the same"
    return seconds


def main() -> None:
    """Prints a line a way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    game = rr.game(asked.game, players=rr.rulebook(asked.game).usual)
    expected: list[np.ndarray] = []
    for nodes in (1, 2):
        begun = time.perf_counter()
        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        for _ in range(nodes - 1):
            cluster.add_node(num_cpus=1, object_store_memory=STORE)
        with workers_on(f"ray:{cluster.address}", None) as there:
            started = time.perf_counter() - begun
            ways: dict[str, Workers] = {f"{nodes} here": Local(nodes), f"{nodes} on Ray": there}
            found: dict[str, list[float]] = {way: [] for way in ways}
            for counted in range(asked.rounds + 1):
                for way, workers in ways.items():
                    seconds = timed(game, asked.bots, asked.games, workers, expected)
                    if counted:
                        found[way].append(seconds)
        cluster.shutdown()
        here, ray = (statistics.median(seconds) for seconds in found.values())
        print(
            f"{nodes} of one core: here {here:.2f} s, on Ray {ray:.2f} s, ratio {ray / here:.2f}; "
            f"the cluster started in {started:.1f} s."
        )


if __name__ == "__main__":
    main()
