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


class Outcome(NamedTuple):
    """How it ended."""

    number: int
    points: list[float]
    wins: list[float]
    decisions: int


def task_of(game: Game, bots: Sequence[Bot], seed: int, number: int) -> Task:
    """Game `number` of a run: dealt from `seed`, seat j played by bots[(number + j) % len(bots)]."""
    return Task(game.id, game.players, game.options, game.pack, tuple(bots), seed, number, game.weights)


def play(task: Task) -> Outcome:
    """Plays one game to its end."""
    game = _game(task)
    state = game.new(task.seed, keep_journal=False)
    while not state.over:
        seat = int(state.position.seat)
        chosen = task.bots[(task.number + seat) % len(task.bots)]
        for move in chosen.plan(state, bot_seed(task.seed, len(state.played))):
            state.play(move)
    points, wins = np.zeros(game.rules.PLAYERS_MAX), np.zeros(game.rules.PLAYERS_MAX)
    game.rules.result(game.box, state.position, points, wins)
    return Outcome(
        task.number, points[: game.players].tolist(), wins[: game.players].tolist(), int(state.position.moves)
    )


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
