"""Games between bots that think, played in processes of their own; those of quick bots are the arena's."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import Bot
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.registry import rulebook
from riverrun.kernel.state import State
from riverrun.lab.event_counts import EventIndex, count_rows
from riverrun.lab.notes import Decisions, Notes

AHEAD = 2
"""How many games wait for each process."""


class Task(NamedTuple):
    """One game to play: which game, whose bots, dealt from which seed."""

    id: str
    players: int
    options: dict[str, str]
    pack: Path | None
    bots: tuple[Bot, ...]
    seed: int
    number: int
    weights: tuple[float, ...] | None = None
    """What bots judge by, where that is not what the game declares."""
    watched: bool = False
    """Whether every position is checked and every event counted."""
    noted: bool = False
    """Whether every decision is noted."""


class Watched(NamedTuple):
    """What was seen of a game that was watched."""

    wrong: int
    """What is wrong with its last position, as `sound` tells it; 0: it was played to its end."""
    rows: int
    """The most rows that one move wrote into the journal."""
    moves: list[int]
    digest: str
    """Tells all its positions."""
    times: Any
    games: Any
    """What was counted (event_counts.Counters)."""


class Outcome(NamedTuple):
    """How it ended."""

    number: int
    points: list[float]
    wins: list[float]
    decisions: int
    watched: Watched | None = None
    noted: Decisions | None = None


def task_of(
    game: Game, bots: Sequence[Bot], seed: int, number: int, *, watched: bool = False, noted: bool = False
) -> Task:
    """Game `number` of a run: dealt from `seed`, seat j played by bots[(number + j) % len(bots)]."""
    return Task(game.id, game.players, game.options, game.pack, tuple(bots), seed, number, game.weights, watched, noted)


def play(task: Task) -> Outcome:
    """Plays one game to its end, or to the first wrong position if it is watched."""
    game = _game(task)
    state = game.new(task.seed, keep_journal=task.watched)
    watcher = Watcher(state) if task.watched else None
    notes = Notes(game, task.number) if task.noted else None
    while not state.over and not (watcher and watcher.wrong):
        seat = int(state.position.seat)
        chosen = task.bots[(task.number + seat) % len(task.bots)]
        for choice in chosen.consider(state, bot_seed(task.seed, len(state.played))):
            if notes is not None:
                notes.add(state, choice)
            state.play(choice.move)
            if watcher and watcher.look():
                break
    points, wins = np.zeros(game.rules.PLAYERS_MAX), np.zeros(game.rules.PLAYERS_MAX)
    game.rules.result(game.box, state.position, points, wins)
    return Outcome(
        task.number,
        points[: game.players].tolist(),
        wins[: game.players].tolist(),
        int(state.position.moves),
        None if watcher is None else watcher.told(),
        None if notes is None else notes.decisions,
    )


class Watcher:
    """Checks a state after each move, digests it, and counts the events of the game in the end."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.wrong = 0
        self.digest = hashlib.blake2b(digest_size=16)
        self.look()

    def look(self) -> int:
        """What is wrong with the position now; 0: nothing."""
        game, position = self.state.game, self.state.position
        self.digest.update(position.tobytes())
        self.wrong = int(game.rules.sound(game.box, position))
        return self.wrong

    def told(self) -> Watched:
        """All that was seen."""
        counters = EventIndex(self.state.game).counters()
        every = self.state.rows()
        for rows in every:
            count_rows(counters, rows, len(rows), 0)
        most = max(len(rows) for rows in every)
        return Watched(self.wrong, most, self.state.played, self.digest.hexdigest(), counters.times, counters.games)


def replay_digest(game: Game, seed: int, moves: Sequence[int]) -> str:
    """What tells all positions of a game that is played again."""
    state = game.new(seed, keep_journal=False)
    digest = hashlib.blake2b(state.position.tobytes(), digest_size=16)
    for move in moves:
        state.play(move)
        digest.update(state.position.tobytes())
    return digest.hexdigest()


def bot_seed(seed: int, move: int) -> int:
    """What a bot draws its chance from at a move: nothing of how the cards lie can be told from it."""
    return int.from_bytes(hashlib.blake2b(f"{seed:x} {move}".encode(), digest_size=16).digest(), "little")


_games: dict[Any, Game] = {}


def _game(task: Task) -> Game:
    key = (task.id, task.players, tuple(sorted(task.options.items())), task.pack, task.weights)
    if key not in _games:
        _games[key] = Game(rulebook(task.id), task.players, task.options, task.pack, task.weights)
    return _games[key]


def play_all(tasks: Sequence[Task], processes: int, done: Callable[[Outcome], None]) -> None:
    """Plays all games, telling each outcome as it comes; one process plays them here."""
    if processes == 1:
        with switch.running(switch.loops_compiled()):
            for task in tasks:
                done(play(task))
        return
    pool = ProcessPoolExecutor(min(processes, len(tasks)), mp_context=get_context("spawn"), initializer=_settle)
    waiting: set[Future[Outcome]] = set()
    try:
        for task in tasks:
            waiting.add(pool.submit(play, task))
            if len(waiting) >= AHEAD * processes:
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    done(future.result())
        for future in waiting:
            done(future.result())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _settle() -> None:
    """Makes a new process play compiled."""
    switch.go_compiled(switch.loops_compiled())
