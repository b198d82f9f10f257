"""A match of riverrun's search with OpenSpiel's, on the same game with the same wall time for each move.

    python -m pip install ".[openspiel]"
    python benchmarks/peer_openspiel_search.py [--peer ismcts] [--bot search] [--seconds 0.5] [--games 20] [--json]

OpenSpiel plays riverrun's game through `riverrun.gym.openspiel`, so that both play by the same compiled rules; what is
compared is what each makes of its time, the way through Python included. Its searches, each with random rollouts to the
end of the game (RandomRolloutEvaluator) and each stopped by the clock after the last simulation that began in time:

    mcts    open_spiel.python.algorithms.mcts.MCTSBot, in a copy in which all that its seat cannot know is dealt anew
    ismcts  open_spiel.python.algorithms.ismcts.ISMCTSBot, which deals anew for every simulation
    core    pyspiel.MCTSBot, the search in C++, in such a copy as well

riverrun's side is `search` (riverrun.bots.searcher.Searcher), a bot by its name, or any function by `module:name` that
takes a re-dealt state, `seed` and `seconds` and gives a move. Games come in pairs with the same deal and the seats
changed; a win that is shared counts in part. The interval is Wilson's, of 95 %.
"""

from __future__ import annotations

import argparse
import contextlib
import inspect
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

os.environ.setdefault("RIVERRUN_JIT", "1")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import riverrun as rr
from riverrun.bots import bot
from riverrun.bots.searcher import Searcher
from riverrun.gym.openspiel import SpielGame, SpielState
from riverrun.lab.statistics import wilson

UCT_C = 1.4
FOREVER = 1 << 30


class TimeUp(Exception):
    """Ends a search of OpenSpiel's, which count simulations and know no clock."""


class TimedMCTS(mcts.MCTSBot):
    """OpenSpiel's search in Python with a clock: its loop asks for the next simulation's path here."""

    def begin(self, seconds: float) -> None:
        self.until = time.perf_counter() + seconds

    def search(self, state: SpielState) -> tuple[int, int]:
        """The move, and how many simulations it rests on."""
        with contextlib.suppress(TimeUp):
            self.mcts_search(state)
        return self.root.best_child().action, self.root.explore_count

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        self.root = root
        if root.children and time.perf_counter() >= self.until:
            raise TimeUp
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search with a clock: its loop asks for the next simulation's world here."""

    def begin(self, seconds: float) -> None:
        self.until = time.perf_counter() + seconds

    def search(self, state: SpielState) -> tuple[int, int]:
        """The move, and how many simulations it rests on."""
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        moves, shares = zip(*policy, strict=True)
        return int(self._random_state.choice(moves, p=shares)), self.made if len(moves) > 1 else 0

    def run_search(self, state: SpielState) -> Any:
        self.made = 0
        return super().run_search(state)

    def sample_root_state(self, state: SpielState) -> Any:
        if self._root_node.total_visits > 0 and time.perf_counter() >= self.until:
            raise TimeUp
        self.made += 1
        return super().sample_root_state(state)

    def get_state_key(self, state: SpielState) -> Any:
        # What the seat sees as a digest: the same sets as by the observation's text, which costs more than a move.
        seat = state.current_player()
        return seat, state.table.sees(seat)


@dataclass
class Side:
    """One of the two, and what it has done so far."""

    name: str
    choose: Callable[[SpielState, int], tuple[int, int]]
    """The move in a state by a seed, and how many simulations or iterations it rests on."""
    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0
    wins: float = 0.0

    def move(self, state: SpielState, seed: int) -> int:
        start = time.perf_counter()
        move, made = self.choose(state, seed)
        self.seconds += time.perf_counter() - start
        self.moves += 1
        self.simulations += made
        return move

    def report(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "wins": self.wins,
            "moves": self.moves,
            "seconds_a_move": self.seconds / max(self.moves, 1),
            "simulations_a_move": self.simulations / max(self.moves, 1),
        }


def ours(name: str, game: rr.Game, seconds: float) -> Side:
    """riverrun's side: the search, a bot by name, or a function by `module:name`."""
    if name == "search":
        searcher = Searcher(game)

        def think(state: SpielState, seed: int) -> tuple[int, int]:
            found = searcher.think(state.table.state, seed=seed, seconds=seconds)
            return found[0].move, searcher.iterations

        return Side("riverrun search", think)
    if ":" in name:
        module, function = name.split(":", 1)
        choose = getattr(import_module(module), function)
        return Side(name, lambda state, seed: (choose(redealt(state, seed).table.state, seed=seed, seconds=seconds), 0))
    named = bot(name)
    budget = {"seconds": seconds} if "seconds" in inspect.signature(named.move).parameters else {}
    return Side(f"riverrun {name}", lambda state, seed: (named.move(state.table.state, seed=seed, **budget), 0))


def theirs(peer: str, game: SpielGame, seconds: float, seed: int) -> Side:
    """OpenSpiel's side."""
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    timed: Any = None
    if peer == "mcts":
        timed = TimedMCTS(game, UCT_C, FOREVER, rollouts, random_state=rng, solve=True)
    elif peer == "ismcts":
        timed = TimedISMCTS(game, rollouts, UCT_C, FOREVER, random_state=rng)

    def search(state: SpielState, seed: int) -> tuple[int, int]:
        timed.begin(seconds)
        return timed.search(state if peer == "ismcts" else redealt(state, seed))  # type: ignore[no-any-return]

    def search_in_core(state: SpielState, seed: int) -> tuple[int, int]:
        world, fixed = redealt(state, seed), seed % FOREVER
        evaluator = pyspiel.RandomRolloutEvaluator(1, fixed)
        for clock in (seconds, -1.0):  # it may have had time for the root alone; then it makes two simulations
            core = pyspiel.MCTSBot(game, evaluator, UCT_C, 2, 512, True, fixed, False, max_wall_clock_time=clock)
            root = core.mcts_search(world)
            if root.children:
                break
        return root.best_child().action, root.explore_count

    return Side(f"OpenSpiel {peer}", search_in_core if peer == "core" else search)


def redealt(state: SpielState, seed: int) -> SpielState:
    """A copy that tells the seat that is asked no more than it can know."""
    uniform = pyspiel.UniformProbabilitySampler(seed % FOREVER, 0.0, 1.0)
    return state.resample_from_infostate(state.current_player(), uniform)


def play(game: SpielGame, number: int, us: Side, them: Side, seed: int) -> None:
    """One game; each side's wins grow by its share of it."""
    state = game.new_initial_state()
    state.apply_action(number // 2)
    chairs = [us if (seat + number) % 2 == 0 else them for seat in range(game.num_players())]
    rng = random.Random(seed + number)
    while not state.is_terminal():
        state.apply_action(chairs[state.current_player()].move(state, rng.getrandbits(62)))
    for side, share in zip(chairs, state.table.result()[1].tolist(), strict=True):
        side.wins += share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="riverrun_flow_of_history(players=2)", help="as pyspiel.load_game takes it")
    parser.add_argument("--peer", choices=["mcts", "ismcts", "core"], default="ismcts")
    parser.add_argument("--bot", default="search", help="search, a bot's name, or module:function")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each move of either side")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if wish.games < 1 or wish.seconds <= 0:
        parser.error("a match needs at least one game and more than 0 seconds a move")
    game = pyspiel.load_game(wish.game)
    if game.num_players() < 2 or not game.zero_sum:
        parser.error(f"{game} is no contest: nobody would win a match")
    us, them = ours(wish.bot, game.game, wish.seconds), theirs(wish.peer, game, wish.seconds, wish.seed)
    for side in (us, them):  # the first move compiles and warms up
        opening = game.new_initial_state()
        opening.apply_action(0)
        side.choose(opening, 1)
    start = time.perf_counter()
    for number in range(wish.games):
        play(game, number, us, them, wish.seed)
        spent = time.perf_counter() - start
        print(f"game {number + 1} of {wish.games}, {spent:.0f} s: {us.wins:g} to {them.wins:g}", file=sys.stderr)
    share = wilson(us.wins, wish.games)
    if wish.json:
        found = {"game": str(game), "games": wish.games, "seconds": wish.seconds, "sides": [us.report(), them.report()]}
        print(json.dumps({**found, "share": share.mean, "low": share.low, "high": share.high}, indent=2))
        return
    print(f"{game}, {wish.games} games, {wish.seconds:g} s a move")
    for side in (us, them):
        told = side.report()
        print(
            f"{side.name:20} {side.wins:5g} wins, {told['moves']} moves of {told['seconds_a_move']:.3f} s "
            f"with {told['simulations_a_move']:,.0f} simulations"
        )
    print(f"{us.name} wins {share.mean:.0%} (95 %: {share.low:.0%} to {share.high:.0%})")


if __name__ == "__main__":
    main()
