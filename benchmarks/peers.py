"""Random games of riverrun beside those of its peers, in one run on one core: decisions/s and their ratios.

    python -m pip install catanatron open_spiel      # the peers; each is optional and named if it is missing
    python benchmarks/peers.py [--seconds 5] [--json]

A decision is one choice of a player; chance is not counted for anyone. Each side plays whole games by uniformly random
legal moves until its time is up. OpenSpiel plays both in its Python loop (`legal_actions`, `apply_action`) and inside
C++ (rollouts of its RandomRolloutEvaluator, asked for by an MCTSBot of one simulation; decisions there are rollouts
times the mean length of the games of the Python loop). The games differ: the ratio says how much play a second buys.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

os.environ.setdefault("RIVERRUN_JIT", "1")

import numpy as np

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.jit.switch import running

Measured = tuple[str, float]


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions/s of `play(round)`, which plays some games and returns the decisions made; the first round warms up."""
    play(0)
    decisions, number = 0, 1
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(number)
        number += 1
    return decisions / (time.perf_counter() - start)


def ours(players: int, compiled: bool, seconds: float) -> float:
    """The Flow of History by riverrun's own loop."""
    game = rr.game("flow-of-history", players=players)
    count = 2000 if compiled else 2
    boards = game.rulebook.position.empty(), game.rulebook.position.empty()
    points = np.zeros((count, game.rules.PLAYERS_MAX))
    scratch = (journal.off(), np.zeros(4, np.uint32), np.zeros(game.rules.LEGAL_MAX, np.int32))

    def play(number: int) -> int:
        with running(compiled):
            made = game.loops.random_games(game.box, *boards, *scratch, points, points.copy(), 1, 0, number * count)
        return int(made)

    return rate(play, seconds)


def catanatron(seconds: float) -> Iterator[Measured]:
    """Four random players of catanatron's Catan."""
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(number: int) -> int:
        random.seed(number)  # catanatron draws from the global generator
        game = Game([RandomPlayer(color) for color in colors], seed=number)
        game.play()
        actions = getattr(game.state, "actions", None) or game.state.action_records
        return len(actions)

    yield "catanatron Catan, 4 players, Python", rate(play, seconds)


def open_spiel(seconds: float) -> Iterator[Measured]:
    """OpenSpiel's backgammon, gin rummy and hearts, in its Python loop and inside C++."""
    import pyspiel

    for name in ("backgammon", "gin_rummy", "hearts"):
        game = pyspiel.load_game(name)
        lengths: list[int] = []
        yield (
            f"OpenSpiel {name}, Python loop",
            rate(lambda number, g=game, seen=lengths: spiel_game(g, number, seen), seconds),
        )
        inside = spiel_rollouts(pyspiel, game, sum(lengths) / len(lengths), seconds)
        if inside is not None:
            yield f"OpenSpiel {name}, inside C++", inside


def spiel_game(game: Any, number: int, lengths: list[int]) -> int:
    """One random game in OpenSpiel's Python loop."""
    rng = random.Random(number)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    lengths.append(decisions)
    return decisions


def spiel_rollouts(pyspiel: Any, game: Any, length: float, seconds: float) -> float | None:
    """Decisions/s of rollouts inside C++, or None where OpenSpiel's search does not take the game."""
    rollouts = 200
    rng = random.Random(0)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    try:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)

        def play(number: int) -> int:
            bot.step(state)
            return round(rollouts * length)

        return rate(play, seconds)
    except (RuntimeError, TypeError, pyspiel.SpielError) as trouble:
        print(f"  (no rollouts inside C++ for this game: {str(trouble).splitlines()[0][:90]})", file=sys.stderr)
        return None


PEERS: dict[str, Callable[[float], Iterator[Measured]]] = {"catanatron": catanatron, "open_spiel": open_spiel}


def main() -> None:
    """Measures all that is installed and prints the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    compiled = ours(4, True, wish.seconds)
    rows: list[Measured] = [
        ("riverrun The Flow of History, 4 players, compiled", compiled),
        ("riverrun The Flow of History, 4 players, interpreted", ours(4, False, wish.seconds)),
    ]
    for name, measure in PEERS.items():
        try:
            rows += measure(wish.seconds)
        except ImportError:
            print(f"  ({name} is not installed: python -m pip install {name})", file=sys.stderr)
    if wish.json:
        print(json.dumps([{"what": what, "dps": dps, "ours_over_it": compiled / dps} for what, dps in rows]))
        return
    for what, dps in rows:
        print(f"{what:56} {dps:14,.0f} decisions/s   ours / it {compiled / dps:10,.1f}")


if __name__ == "__main__":
    main()
