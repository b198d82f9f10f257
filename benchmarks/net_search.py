"""What a net costs a search: iterations a second with playouts and with a net that judges, in turn, in one run.

    python benchmarks/net_search.py [GAME] [--players 2] [--hidden 384] [--iterations 2000] [--json]

Seconds are the processor's, on one thread. The net's weights are drawn by chance; how many are 0 after its first layer
sways its speed, so a trained one may be somewhat faster or slower.
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
from riverrun.bots import bot
from riverrun.bots.searcher import Searcher
from riverrun.nets.files import Weights, shapes

TURNS = 5
CROSS = 48


def some_weights(game: rr.Game, hidden: int) -> Weights:
    """A net by chance."""
    rng = np.random.default_rng(1)
    return Weights(*(rng.normal(0.0, 0.05, shape).astype(np.float32) for shape in shapes(game.rulebook, hidden, CROSS)))


def speed(searcher: Searcher, state: rr.State, iterations: int, seed: int) -> float:
    """Iterations a second of one search."""
    began = time.process_time()
    searcher.think(state, seed=seed, iterations=iterations)
    return searcher.iterations / (time.process_time() - began)


def main() -> None:
    """Prints both speeds and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="flow-of-history")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=384)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = rr.game(given.game, players=given.players)
    state = game.new(7)
    for _ in range(20):
        state.play(bot("easy").move(state))
    usual = Searcher(game)
    by_net = Searcher(game, net=some_weights(game, given.hidden))
    for searcher in (usual, by_net):
        searcher.think(state, seed=1, iterations=2)  # compiles
    turns = [[speed(one, state, given.iterations, turn) for one in (usual, by_net)] for turn in range(TURNS)]
    found = {
        "usual_per_s": statistics.median(one for one, _ in turns),
        "net_per_s": statistics.median(one for _, one in turns),
        "ratio": statistics.median(net / plain for plain, net in turns),
    }
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(
        f"{found['usual_per_s']:,.0f} iterations a second with playouts, {found['net_per_s']:,.0f} with a net:", end=" "
    )
    print(f"{found['ratio']:.2f} times as many")


if __name__ == "__main__":
    main()
