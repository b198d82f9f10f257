"""Many games between bots: the same results on any number of threads, since every game has a seed of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from riverrun.bots import Bot, PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel.chance import split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.timing import refuse_endless
from riverrun.lab import arena
from riverrun.lab.matches import Outcome, play_all, task_of

GAMES_MAX = 10_000_000
SEEDS = 1 << 64
CHUNK_S = 0.05
"""About how long a thread works before it reports."""

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Run:
    """What came out: one row a game, in the games' order. Seats count from 0."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    threads: int
    points: Any
    """(games, players) floats."""
    wins: Any
    """(games, players): each seat's share of the win."""
    decisions: Any
    """(games,): how many decisions each game took."""
    seconds: float
    """Time spent playing; compiling is not counted."""

    def __len__(self) -> int:
        return len(self.decisions)

    def seats_of(self, place: int) -> Any:
        """For each game, which bot (a number into `bots`) sat in a seat."""
        return (np.arange(len(self)) + place) % len(self.bots)


def game_seed(seed: int, number: int) -> int:
    """The seed that `Game.new` takes to deal game `number` of a run."""
    return seed + (number << 64)


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Run:
    """Plays `games` games; game i gives seat j to bots[(i + j) % len(bots)]. `progress` is told how many are done."""
    refuse_endless(game)
    if not bots:
        raise BadOption("A simulation needs at least one bot.")
    if not 1 <= games <= GAMES_MAX:
        raise BadOption(f"A simulation is of 1 to {GAMES_MAX:,} games, not {games:,}.")
    if not 0 <= seed < SEEDS:
        raise BadOption(f"A simulation's seed is a whole number from 0 to 2**64 - 1, not {seed}.")
    seats = game.rules.PLAYERS_MAX
    points, wins, lengths = np.zeros((games, seats)), np.zeros((games, seats)), np.zeros(games, np.int64)
    policies_of = [bot.policy for bot in bots if isinstance(bot, PolicyBot)]
    if len(policies_of) == len(bots):
        seconds = _play_quickly(game, policies_of, seed, points, wins, lengths, threads, progress)
    else:
        seconds = _play_slowly(game, bots, seed, points, wins, lengths, threads, progress)
    table = slice(None), slice(game.players)
    names = tuple(bot.name for bot in bots)
    return Run(game, names, seed, threads, points[table], wins[table], lengths, seconds)


def _play_slowly(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    points: Any,
    wins: Any,
    lengths: Any,
    processes: int,
    progress: Progress | None,
) -> float:
    """Fills in the results of bots that think, a process a game; how many seconds that took."""
    tasks = [task_of(game, bots, game_seed(seed, number), number) for number in range(len(lengths))]
    finished = 0

    def done(outcome: Outcome) -> None:
        nonlocal finished
        finished += 1
        points[outcome.number, : game.players] = outcome.points
        wins[outcome.number, : game.players] = outcome.wins
        lengths[outcome.number] = outcome.decisions
        if progress is not None:
            progress(finished)

    begun = time.perf_counter()
    play_all(tasks, processes, done)
    return time.perf_counter() - begun


def _play_quickly(
    game: Game,
    chosen: list[int],
    seed: int,
    points: Any,
    wins: Any,
    lengths: Any,
    threads: int,
    progress: Progress | None,
) -> float:
    """Fills in the results of bots that are compiled functions, on threads; how many seconds that took."""
    play = _player(game, chosen, seed)
    with switch.running(switch.loops_compiled()):
        play(points[:0], wins[:0], lengths[:0], 0)  # compiles, or loads what was compiled
        begun = time.perf_counter()
        in_chunks(len(lengths), threads, lambda a, b: play(points[a:b], wins[a:b], lengths[a:b], a), progress)
        return time.perf_counter() - begun


def arena_of(game: Game) -> ModuleType:
    """Specialise the arena for one game."""
    return specialise(arena, game.rules, policies=specialise(policies, game.rules))


def _player(game: Game, chosen: list[int], seed: int) -> Callable[[Any, Any, Any, int], None]:
    """A function that plays the games whose results it is given to fill, from number `first` on."""
    w0, w1, _, _ = split_seed(seed)
    policy = np.array(chosen, np.int32)
    play_games = arena_of(game).play_games

    def play(points: Any, wins: Any, lengths: Any, first: int) -> None:
        boxes = game.box, game.lookahead_box
        play_games(*boxes, make_workspace(game), policy, points, wins, lengths, w0, w1, first)

    return play


def in_chunks(games: int, threads: int, play: Callable[[int, int], None], progress: Progress | None) -> None:
    """Plays all games on a pool of threads, in chunks that grow until each takes about CHUNK_S."""

    @switch.in_this_mode
    def timed(first: int, stop: int) -> tuple[int, float]:
        begun = time.perf_counter()
        play(first, stop)
        return stop - first, time.perf_counter() - begun

    largest = max(1, games // (4 * threads))
    pool = ThreadPoolExecutor(threads)
    pending: set[Future[tuple[int, float]]] = set()
    given, done, size = 0, 0, 1
    try:
        while done < games:
            while given < games and len(pending) < 2 * threads:
                stop = min(games, given + size)
                pending.add(pool.submit(timed, given, stop))
                given = stop
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            for count, seconds in (future.result() for future in finished):
                done += count
                if seconds < CHUNK_S and count == size:
                    size = min(2 * size, largest)
            if progress is not None:
                progress(done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
