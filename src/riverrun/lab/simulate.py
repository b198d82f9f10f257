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
from riverrun.lab import arena, watched_games
from riverrun.lab.event_counts import EventCounts, EventIndex, Totals
from riverrun.lab.matches import Outcome, play_all, task_of
from riverrun.lab.watched_games import Chunk, Results, are_quick, game_seed, unsound

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
    events: EventCounts | None = None
    """How often each kind of event happened, where that was to be counted."""

    def __len__(self) -> int:
        return len(self.decisions)

    def seats_of(self, place: int) -> Any:
        """For each game, which bot (a number into `bots`) sat in a seat."""
        return (np.arange(len(self)) + place) % len(self.bots)


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
    events: bool = False,
) -> Run:
    """Plays `games` games; game i gives seat j to bots[(i + j) % len(bots)]. `progress` is told how many are done.

    With `events`, the journal is kept and counted, which takes more time.
    """
    check(game, bots, games, seed)
    results = Results.of(game, games)
    totals = Totals(EventIndex(game)) if events else None
    if not are_quick(bots):
        seconds = _play_slowly(game, bots, seed, results, threads, totals, progress)
    elif totals is not None:
        seconds = _play_watched(game, bots, seed, results, threads, totals, progress)
    else:
        seconds = _play_quickly(game, bots, seed, results, threads, progress)
    table = slice(None), slice(game.players)
    names = tuple(bot.name for bot in bots)
    told = None if totals is None else totals.told(games)
    points, wins, lengths = results
    return Run(game, names, seed, threads, points[table], wins[table], lengths, seconds, told)


def check(game: Game, bots: Sequence[Bot], games: int, seed: int) -> None:
    """Refuses a run that cannot be played."""
    refuse_endless(game)
    if not bots:
        raise BadOption("A simulation needs at least one bot.")
    if not 1 <= games <= GAMES_MAX:
        raise BadOption(f"A simulation is of 1 to {GAMES_MAX:,} games, not {games:,}.")
    if not 0 <= seed < SEEDS:
        raise BadOption(f"A simulation's seed is a whole number from 0 to 2**64 - 1, not {seed}.")


def _play_slowly(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    results: Results,
    processes: int,
    totals: Totals | None,
    progress: Progress | None,
) -> float:
    """Fills in the results of bots that think, a process a game; how many seconds that took."""
    points, wins, lengths = results
    watched = totals is not None
    tasks = [task_of(game, bots, game_seed(seed, number), number, watched=watched) for number in range(len(lengths))]
    finished = 0

    def done(outcome: Outcome) -> None:
        nonlocal finished
        finished += 1
        points[outcome.number, : game.players] = outcome.points
        wins[outcome.number, : game.players] = outcome.wins
        lengths[outcome.number] = outcome.decisions
        seen = outcome.watched
        if totals is not None and seen is not None:
            if seen.wrong:
                raise unsound(game, seed, seen.wrong, outcome.number, outcome.decisions)
            totals.add(seen.times, seen.games)
        if progress is not None:
            progress(finished)

    begun = time.perf_counter()
    play_all(tasks, processes, done)
    return time.perf_counter() - begun


def _play_quickly(
    game: Game, bots: Sequence[Bot], seed: int, results: Results, threads: int, progress: Progress | None
) -> float:
    """Fills in the results of bots that are compiled functions, on threads; how many seconds that took."""
    w0, w1, _, _ = split_seed(seed)
    policy = np.array([bot.policy for bot in bots if isinstance(bot, PolicyBot)], np.int32)
    play_games = arena_of(game).play_games

    def play(first: int, stop: int) -> None:
        boxes = game.box, game.lookahead_box
        play_games(*boxes, make_workspace(game), policy, *results.part(first, stop), w0, w1, first)

    return _timed(play, len(results.lengths), threads, progress)


def _play_watched(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    results: Results,
    threads: int,
    totals: Totals,
    progress: Progress | None,
) -> float:
    """The same with every position checked and every event counted."""
    chunks: list[Chunk] = []

    def play(first: int, stop: int) -> None:
        if stop == first:  # compiles, or loads what was compiled
            watched_games.play(game, bots, seed, 0, Results.of(game, 1))
        else:
            chunks.append(watched_games.play(game, bots, seed, first, results.part(first, stop)))

    seconds = _timed(play, len(results.lengths), threads, progress)
    for chunk in chunks:
        totals.add(chunk.times, chunk.games)
    return seconds


def _timed(play: Callable[[int, int], None], games: int, threads: int, progress: Progress | None) -> float:
    """Plays all games on threads, after a call that only compiles; how many seconds they took."""
    with switch.running(switch.loops_compiled()):
        play(0, 0)
        begun = time.perf_counter()
        in_chunks(games, threads, play, progress)
        return time.perf_counter() - begun


def arena_of(game: Game) -> ModuleType:
    """Specialise the arena for one game."""
    return specialise(arena, game.rules, policies=specialise(policies, game.rules))


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
    first_game: dict[Future[tuple[int, float]], int] = {}
    given, done, size = 0, 0, 1
    try:
        while done < games:
            while given < games and len(pending) < 2 * threads:
                stop = min(games, given + size)
                future = pool.submit(timed, given, stop)
                pending.add(future)
                first_game[future] = given
                given = stop
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            in_order = sorted(finished, key=first_game.__getitem__)  # the first trouble is told
            for count, seconds in (future.result() for future in in_order):
                done += count
                if seconds < CHUNK_S and count == size:
                    size = min(2 * size, largest)
            if progress is not None:
                progress(done)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
