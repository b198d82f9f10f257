"""What the bench measures, each in the process it is called in: compiling, loading, and the rules at each speed."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.registry import game as make_game

ROUNDS = 5
ROUND_S = 0.4
"""How long a round lasts at least."""
COPY_BOARDS = 256
SEED = 2026


class Table:
    """One thread's boards and scratch paper for random games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.board = game.rulebook.position.empty()
        self.empty = game.rulebook.position.empty()
        self.rng = np.zeros(4, np.uint32)
        self.moves = np.empty(game.rules.LEGAL_MAX, np.int32)

    def play(self, games: int, first: int = 0) -> int:
        """Plays random games; returns how many decisions they took."""
        points = np.zeros((games, self.game.rules.PLAYERS_MAX))
        args: Any = (self.board, self.empty, journal.off(), self.rng, self.moves, points, np.zeros_like(points))
        return int(self.game.loops.random_games(self.game.box, *args, SEED, 0, first))


def first_game(id: str, players: int) -> Game:
    """Plays one compiled game, from the cache where it is in."""
    game = make_game(id, players)
    with switch.running(True):
        Table(game).play(1)
    return game


def compile_seconds(id: str, players: int) -> float:
    """How long the first compiled game takes: cold, if the cache is empty."""
    table = Table(make_game(id, players))
    with switch.running(True):
        begun = time.perf_counter()
        table.play(1)
        return time.perf_counter() - begun


def speeds(id: str, players: int, threads: int) -> dict[str, float]:
    """Decisions and copies a second, interpreted, compiled and on threads: the best of several rounds each."""
    game = first_game(id, players)
    with switch.running(False):
        interpreted = max(_rates([_alone(game)])[0])
    with switch.running(True), ThreadPoolExecutor(threads) as pool:
        one, many = _rates([_alone(game), _together(game, threads, pool)])
        (copies,) = _rates([_copies(game)])
    return {
        "interpreted_dps": interpreted,
        "compiled_dps": max(one),
        "threads_dps": max(many),
        "copies_per_s": max(copies),
    }


Work = Callable[[int], int]
"""Does so much, and returns how many things were done."""


def _alone(game: Game) -> Work:
    return Table(game).play


def _together(game: Game, threads: int, pool: ThreadPoolExecutor) -> Work:
    tables = [Table(game) for _ in range(threads)]

    def play(games: int) -> int:
        work = switch.in_this_mode(lambda at: tables[at].play(games, first=at * games))
        return sum(pool.map(work, range(threads)))

    return play


def _copies(game: Game) -> Work:
    positions = game.rulebook.position.empty(COPY_BOARDS)

    def copy(thousands: int) -> int:
        game.loops.copies(positions, thousands * 1000)
        return thousands * 1000

    return copy


def _rates(works: list[Work]) -> list[list[float]]:
    """Each work's rates over the rounds; the works take turns, so that a busy machine slows all alike."""
    sizes = [_enough(work) for work in works]
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for work, size, found in zip(works, sizes, rates, strict=True):
            begun = time.perf_counter()
            done = work(size)
            found.append(done / (time.perf_counter() - begun))
    return rates


def _enough(work: Work) -> int:
    """How much to do in a round; finding it out is the warm-up."""
    size = 1
    while True:
        begun = time.perf_counter()
        work(size)
        spent = time.perf_counter() - begun
        if spent >= ROUND_S / 2:
            return max(1, round(size * ROUND_S / spent))
        size *= 2
