"""Completing a choice that takes several moves (a payment, say): the best-weighed way first, then a few others."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from itertools import count
from math import log
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.errors import IllegalMove
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.position.layout import duplicate

if TYPE_CHECKING:
    from riverrun.kernel.state import State

LONGEST = 16
"""The most moves of one way."""
TRIES = 400
"""The most moves that are tried in one search."""


class Completion(msgspec.Struct, frozen=True):
    """One way to complete a choice: all its moves in notation, the given ones first."""

    moves: list[str]
    settled: bool
    """False if the choice is not complete then: chance, something hidden or another player decides how it goes on."""


class _Way(msgspec.Struct):
    """Some moves and the position after them."""

    moves: list[int]
    position: Any
    regret: float = 0.0
    """How much worse than the heaviest moves its moves weigh: the sum of the logarithms of the ratios."""


def completions(state: State, given: Sequence[int | str], ways: int) -> list[Completion]:
    """Find ways to complete the choice that the given moves begin; `state` is re-dealt, so that nothing leaks."""
    return Search(state, ways).run(given)


class Search:
    """Best first by regret: taking the heaviest move costs nothing, so every branch is followed to its end at once."""

    def __init__(self, state: State, ways: int) -> None:
        self.game = state.game
        self.seat = state.seat
        self.state = state
        self.ways = ways
        self.found: list[tuple[bool, float, _Way]] = []
        self.seen: set[bytes] = set()
        """Positions that were reached already: the same sources in another order are no other way."""
        self.tries = 0
        self.log = journal.fresh()

    def run(self, given: Sequence[int | str]) -> list[Completion]:
        """Play the given moves, then search."""
        way = _Way([], self.state.position)
        ended = settled = False
        for move in given:
            if ended:  # what was planned upon chance cannot be sent
                break
            chance, ended, way = self._after(way, self._allowed(way.position, move), 0.0)
            settled = self._settled(way.position)
            ended = ended or chance
        if ended or settled:
            return [self._told(way, settled)]
        self._search(way)
        self.found.sort(key=lambda one: (not one[0], one[1]))
        return [self._told(way, settled) for settled, _, way in self.found[: self.ways]]

    def _search(self, begun: _Way) -> None:
        order = count()
        branches = [(0.0, next(order), begun, -1)]
        while branches and self.tries < TRIES and sum(settled for settled, _, _ in self.found) < self.ways:
            regret, _, branch, first = heapq.heappop(branches)
            way = branch if first < 0 else self._follow(branch, first, regret)
            while way is not None and self.tries < TRIES:
                if len(way.moves) >= LONGEST:
                    self._keep(way, False)
                    break
                (_, heaviest), *others = self._weighed(way.position)
                for cost, other in others:
                    heapq.heappush(branches, (way.regret + cost, next(order), way, other))
                way = self._follow(way, heaviest, way.regret)

    def _follow(self, way: _Way, move: int, regret: float) -> _Way | None:
        """The way with one more move, if it goes on; one that ends there is kept."""
        chance, ended, longer = self._after(way, move, regret)
        if chance:
            self._keep(way, False)
            return None
        key = longer.position.tobytes()
        if key in self.seen:
            return None
        self.seen.add(key)
        settled = self._settled(longer.position)
        if ended or settled:
            self._keep(longer, settled)
            return None
        return longer

    def _after(self, way: _Way, move: int, regret: float) -> tuple[bool, bool, _Way]:
        """Play a move: whether the generator moved, whether nothing can be planned after it, and the longer way."""
        self.tries += 1
        position = duplicate(way.position)
        self.game.rules.play(self.game.box_view, record_view(position), self.log, move)
        revealed = bool(self.log.marked)
        journal.take(self.log)
        chance = bool((position.rng != way.position.rng).any())
        ended = revealed or bool(position.over) or int(position.seat) != self.seat
        return chance, ended, _Way([*way.moves, move], position, regret)

    def _weighed(self, position: Any) -> list[tuple[float, int]]:
        """The legal moves, the heaviest first, each with what it costs to take it instead."""
        game, s = self.game, record_view(position)
        moves = np.array(game.legal(s), np.int32)
        weights = np.ones(len(moves))
        game.rules.weigh(game.box_view, s, moves, len(moves), weights)
        heaviest = float(weights.max())
        costs = [log(heaviest / max(float(weight), 1e-300)) for weight in weights]
        return sorted(zip(costs, moves.tolist(), strict=True))

    def _settled(self, position: Any) -> bool:
        return bool(position.over) or bool(self.game.rules.settled(self.game.box_view, record_view(position)))

    def _keep(self, way: _Way, settled: bool) -> None:
        if all(other.moves != way.moves for _, _, other in self.found):
            self.found.append((settled, way.regret, way))

    def _allowed(self, position: Any, move: int | str) -> int:
        """A given move's number; raises IllegalMove unless the seat may make it there."""
        there = type(self.state)(self.game, position, keep_journal=False)
        refused = there.refused(move, environment=False)
        if refused is not None:
            raise IllegalMove(refused.move, refused.clause, refused.sentence)
        return self.game.move(move) if isinstance(move, str) else self.game.number(move)

    def _told(self, way: _Way, settled: bool) -> Completion:
        return Completion([self.game.text(move) for move in way.moves], settled)
