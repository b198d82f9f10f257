"""Soaking: many random games with every position checked, and the same games compiled and interpreted compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.timing import refuse_endless
from riverrun.lab import soak_loops
from riverrun.lab.simulate import in_chunks


class UnsoundGame(RiverrunError):
    """A position that should not exist: the game, and how to reach it."""


@dataclass(frozen=True)
class Soaked:
    """What was checked."""

    players: int
    games: int
    positions: int
    longest: int
    """Decisions of the longest game."""
    compared: int
    """Games whose every position was the same compiled and interpreted."""
    seconds: float


def soak(
    game: Game,
    games: int,
    *,
    compare: int = 0,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Soaked:
    """Plays `games` random games, checking every position; the first `compare` are played interpreted too."""
    refuse_endless(game)
    begun = time.perf_counter()
    reports: list[Any] = []
    with switch.running(switch.loops_compiled()):
        play(game, seed, 0, 1, digests=False)
        in_chunks(games, threads, lambda a, b: reports.append(play(game, seed, a, b - a)[0]), progress)
    for first in range(0, compare, 16):
        count = min(16, compare - first)
        digests = []
        for compiled in (switch.loops_compiled(), False):
            with switch.running(compiled):
                digests.append(play(game, seed, first, count, digests=True)[1])
        if (digests[0] != digests[1]).any():
            number = first + int(np.argmax(digests[0] != digests[1]))
            raise UnsoundGame(f"Game {number} for {game.players} is not the same compiled and interpreted.")
    together = np.array(reports)
    seconds = time.perf_counter() - begun
    return Soaked(game.players, games, int(together[:, 0].sum()), int(together[:, 1].max()), compare, seconds)


def play(game: Game, seed: int, first: int, count: int, digests: bool = False) -> tuple[Any, Any]:
    """Plays games first to first + count - 1; returns the loop's report and the games' digests."""
    w0, w1, _, _ = split_seed(seed)
    board, empty = game.rulebook.position.empty(), game.rulebook.position.empty()
    told = np.full(count, 0 if digests else -1, np.int64)
    report = np.zeros(5, np.int64)
    moves = np.empty(game.rules.LEGAL_MAX, np.int32)
    specialise(soak_loops, game.rules).soak_games(
        game.box,
        board,
        as_int32(board),
        empty,
        journal.off(),
        np.zeros(4, np.uint32),
        moves,
        told,
        report,
        np.array([w0, w1, first], np.int64),
    )
    if report[2]:
        wrong = game.rulebook.unsound(int(report[2]))
        raise UnsoundGame(
            f"{game!r}: game {int(report[3])} is unsound ({wrong}) after {int(report[4])} random moves; "
            f"it is dealt from seed {seed + (int(report[3]) << 64)}."
        )
    return report, told
