"""What runs inside a worker process: it keeps games, rebuilds the position it is sent, moves for bots and analyses."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from riverrun.bots import Bot, analyse, bot
from riverrun.bots.levels import seed_of
from riverrun.kernel.analysis import Analysis
from riverrun.kernel.content_refusals import refused_file
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.kernel.state import State

GAMES_KEPT = 16
NICE = 5
"""The niceness of worker processes: they stand back behind the server, which people wait for."""
DEALS = 12
"""The number of deals in which an expected line is tried."""
SEEDS = 1 << 128
MOMENT = 0.001
"""The seconds of an analysis that is made to load its search."""
PR_SET_PDEATHSIG = 1


class Task(msgspec.Struct, frozen=True):
    """A position in which all that the seat cannot know was dealt anew."""

    game: str
    players: int
    options: dict[str, str]
    pack: Path | None
    content: str
    """The content's hash: a pack's files may have changed since the server read them."""
    words: bytes


class MoveTask(Task, frozen=True):
    """A bot is to choose its move."""

    bot: str
    seed: int
    hurry: bool = False
    """Whether the bot's quick policy shall play for it."""
    within: float | None = None
    """How many seconds a bot that thinks for a time may take."""


class AnalysisTask(Task, frozen=True):
    """The position is to be analysed, for some `seconds` or `iterations`."""

    seconds: float | None = None
    iterations: int | None = None
    moves: int = 5
    """How many moves are told of."""
    threads: int | None = None


class MoveResult(NamedTuple):
    """A bot's move, and whether its quick policy chose it."""

    move: int
    quick: bool
    then: tuple[int, ...] = ()
    """The moves that complete the choice, where it takes several."""


class LineStep(NamedTuple):
    """A move of an expected line, in words."""

    seat: int
    move: str
    sentence: Sentence
    clause: str


class AnalysisResult(NamedTuple):
    """What an analysis found, and its line told move by move."""

    analysis: Analysis
    line: list[LineStep]


class NotCompiled(NamedTuple):
    """The rules are not compiled yet: an analysis would take hundreds of times as long."""


MoveFunction = Callable[[MoveTask], MoveResult]
AnalysisFunction = Callable[[AnalysisTask], "AnalysisResult | NotCompiled"]
TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")


def choose_move(task: MoveTask) -> MoveResult:
    """Choose a bot's move: by its own policy, or its quick one where there is hurry or the rules are not compiled."""
    policy, quick = policy_of(task.bot, task.hurry or rules_cold())
    state = game_of(task).at(task.words)
    move, *then = policy.plan(state, task.seed, within=task.within)
    return MoveResult(int(move), quick, tuple(map(int, then)))


def analyse_position(task: AnalysisTask) -> AnalysisResult | NotCompiled:
    """Analyse a position; with `iterations`, what the seat sees alone decides the result."""
    if rules_cold():
        return NotCompiled()
    game = game_of(task)
    if switch.compiled_now():
        load_search(game, task.threads, task.iterations is None)
    state = game.at(task.words)
    found = analyse(state, seconds=task.seconds, iterations=task.iterations, moves=task.moves, threads=task.threads)
    return AnalysisResult(found, certain_line(state, found.line))


@lru_cache(GAMES_KEPT)
def load_search(game: Game, threads: int | None, timed: bool) -> None:
    """Load the compiled search of a game, so that its first analysis has all its seconds for thinking."""
    budget: dict[str, Any] = {"seconds": MOMENT} if timed else {"iterations": 1}
    analyse(game.new(seed=0), threads=threads, **budget)


def certain_line(state: State, moves: list[str]) -> list[LineStep]:
    """Return as much of a line as is the same however that is dealt which the seat cannot know."""
    seed = seed_of(state)
    lines = [played_line(state.redeal(state.seat, (seed + n) % SEEDS), moves) for n in range(DEALS)]
    together = takewhile(lambda steps: all(step == steps[0] for step in steps), zip(*lines, strict=False))
    return [steps[0] for steps in together]


def played_line(state: State, moves: list[str]) -> list[LineStep]:
    """Return a line with the seats that make its moves, as far as it can be played from here."""
    line = []
    for text in moves:
        seat, verdict = state.seat, state.explain(text, environment=False)
        if seat is None or not verdict.legal:
            break
        line.append(LineStep(seat, verdict.move, verdict.sentence, verdict.clause))
        state.play(text)
    return line


def rules_cold() -> bool:
    """Return whether the rules are still to be compiled; notice if that was done since this process started."""
    if not switch.loops_compiled():
        return False
    if not switch.compiled_now() and switch.warm_stamp().exists():
        switch.go_compiled()
    return not switch.compiled_now()


def policy_of(name: str, hurry: bool) -> tuple[Bot, bool]:
    """Return the bot that plays, and whether it stands in; a bot without a quick policy is quick itself."""
    asked = bot(name)
    if hurry and asked.quick is not None:
        return bot(asked.quick), True
    return asked, False


def game_of(task: Task) -> Game:
    """Return the game of a task's position, kept for the next one."""
    options = tuple(sorted(task.options.items()))
    game = _game(task.game, task.players, options, task.pack, task.content)
    if game.content_hash != task.content:
        raise refused_file("rr-content-changed", task.pack or task.game)
    return game


@lru_cache(GAMES_KEPT)
def _game(id: str, players: int, options: tuple[tuple[str, str], ...], pack: Path | None, _content: str) -> Game:
    return Game(rulebook(id), players, dict(options), pack)


def run_task(function: Callable[[TaskT], ResultT], task: TaskT) -> ResultT | str:
    """Return the result, or the traceback: a bot's SystemExit, say, must not be raised again in the server."""
    try:
        return function(task)
    except BaseException:
        return traceback.format_exc()


def move_task(guess: State, bot: str, seed: int, within: float | None = None) -> MoveTask:
    """Return the task of choosing a bot's move on a re-dealt copy."""
    return MoveTask(**_position_of(guess), bot=bot, seed=seed, within=within)


def analysis_task(guess: State, **budget: Any) -> AnalysisTask:
    """Return the task of analysing a re-dealt copy."""
    return AnalysisTask(**_position_of(guess), **budget)


def _position_of(guess: State) -> dict[str, Any]:
    """Return what every task holds of a re-dealt copy (`Task`)."""
    game = guess.game
    return {
        "game": game.id,
        "players": game.players,
        "options": game.options,
        "pack": game.pack,
        "content": game.content_hash,
        "words": guess.position.tobytes(),
    }


# The process itself


def initialise_process() -> None:
    """Prepare a new worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its processes itself
    # Pebble handles SIGTERM in Python, which waits until a compiled rule returns; a thought that is late ends at once.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICE)
    rulebooks()  # imports the games
    if not switch.warm_stamp().exists():  # a deadline is for thinking: nothing compiles here on first use
        switch.go_compiled(False)


def end_with_parent() -> None:
    """End this process when the server does, however that ends.

    Linux does it even where no Python code runs here. It goes by the thread that started the process: the event loop's,
    or the one in which the pool replaces its workers, and both live as long as the pool. Elsewhere, and if the server
    was gone before, a pipe that closes with the server tells.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def started() -> None:
    """Do nothing: a process that runs this task has started."""
