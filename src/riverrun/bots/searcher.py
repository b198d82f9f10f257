"""A searcher: grows a search tree for a position within a budget and says what it found."""

from __future__ import annotations

import time
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from riverrun.bots import policies, search
from riverrun.kernel import journal
from riverrun.kernel.bind import bind
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.state import State

STEP = 100
"""How many iterations are made between two looks at the clock."""


@dataclass(frozen=True)
class Settings:
    """How a search goes."""

    curiosity: float = 1.0
    """How much a move that was hardly tried is worth trying."""
    spread: float = 5.0
    """How many points tell a likely winner from a likely loser."""
    guess: float = 2.0
    """How many points a move may look worse at first sight and still be tried early."""
    depth: int = 6
    """How many moves a playout goes on before its position is judged; -1: to the end."""
    greed: int = 100
    """How many of 100 moves in a playout are the cheap policy's; the others are random."""
    nodes: int = 400_000
    """How large the tree may grow."""


@dataclass(frozen=True)
class Found:
    """A move that was tried, how often, and each seat's chance to win after it."""

    move: int
    visits: int
    chances: tuple[float, ...]


class Searcher:
    """Searches positions of one game; its arrays are kept from one search to the next."""

    def __init__(self, game: Game, settings: Settings | None = None) -> None:
        self.game = game
        self.settings = settings or Settings()
        self.iterations = 0
        """How many iterations the last search made."""
        rules, nodes = game.rules, self.settings.nodes
        cheap = bind(policies, rules)
        self._search: ModuleType = bind(search, rules, policies=cheap)
        self._links = np.zeros((nodes, search.COLUMNS), np.int32)
        self._worth = np.zeros((nodes, rules.PLAYERS_MAX))
        self._prior = np.zeros(nodes)
        self._stamp = np.zeros(game.moves, np.int32)
        self._path = np.zeros(1024, np.int32)
        self._boards: Any = game.rulebook.position.empty(5)
        self._moves = np.zeros(rules.LEGAL_MAX, np.int32)
        self._values = np.zeros((3, rules.PLAYERS_MAX))
        self._numbers = np.zeros(search.NUMBERS, np.int32)
        self._rng = np.zeros(4, np.uint32)

    def think(
        self, state: State, *, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> list[Found]:
        """What a search of the seat that is asked finds, the most visited move first.

        With a budget of iterations, the same seed finds the same; what the seat cannot know plays no part.
        """
        if state.over:
            raise RiverrunError("The game is over: there is no move to choose.")
        if (iterations is None) == (seconds is None) or (iterations or seconds or 0) <= 0:
            raise BadOption("A search has one budget above 0: a number of iterations, or of seconds.")
        self._begin(state, seed)
        until = time.perf_counter() + (seconds or 0.0)
        while True:
            wanted = STEP if iterations is None else min(STEP, iterations - self.iterations)
            made = self._grow(wanted)
            self.iterations += made
            if made < wanted or self.iterations == iterations:
                break
            if seconds is not None and time.perf_counter() >= until:
                break
        return self._found()

    def _begin(self, state: State, seed: int) -> None:
        self.iterations = 0
        self._boards[0] = state.position
        self._numbers[:] = 0
        self._numbers[search.DEPTH] = self.settings.depth
        self._numbers[search.GREED] = self.settings.greed
        self._stamp[:] = 0
        seed_words(self._rng, *split_seed(seed))

    def _grow(self, iterations: int) -> int:
        chosen = self.settings
        return int(
            self._search.grow(
                self.game.box,
                self._boards,
                journal.off(),
                self._rng,
                self._moves,
                self._values,
                self._numbers,
                self._links,
                self._worth,
                self._prior,
                self._stamp,
                self._path,
                np.array([chosen.curiosity, chosen.spread, chosen.guess]),
                iterations,
            )
        )

    def _found(self) -> list[Found]:
        found = []
        child = int(self._links[0, search.CHILD])
        while child != search.NONE:
            visits = int(self._links[child, search.VISITS])
            if visits > 0:
                shares = self._worth[child, : self.game.players] / visits
                found.append(Found(int(self._links[child, search.MOVE]), visits, tuple(shares.tolist())))
            child = int(self._links[child, search.SIBLING])
        return sorted(found, key=lambda one: (-one.visits, one.move))
