"""What runs inside a thinking process: it keeps games, rebuilds what it is sent, moves for bots and analyses."""

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
from typing import NamedTuple, TypeVar

import msgspec

from riverrun.bots import Bot, analyse, bot
from riverrun.bots.players import seed_of
from riverrun.kernel.analysis import Analysis
from riverrun.kernel.errors import BadContent
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.kernel.state import State

GAMES_KEPT = 16
NICE = 5
"""How far thinking stands back behind the server, which people wait for."""
DEALS = 12
"""In how many deals a line is tried."""
SEEDS = 1 << 128
PR_SET_PDEATHSIG = 1


class Sent(msgspec.Struct, frozen=True):
    """What every thinking process is told: a position in which all that the seat cannot know was dealt anew."""

    game: str
    players: int
    options: dict[str, str]
    pack: Path | None
    content: str
    """The content's hash: a pack's files may have changed since the server read them."""
    words: bytes


class Question(Sent, frozen=True):
    """A bot is asked for its move."""

    bot: str
    seed: int
    hurry: bool = False
    """Whether the bot's quick policy shall play for it."""
    within: float | None = None
    """How many seconds a bot that thinks for a time may take."""


class Study(Sent, frozen=True):
    """The position is to be analysed: for so many seconds or iterations."""

    seconds: float | None = None
    iterations: int | None = None
    moves: int = 5
    """How many moves are told of."""
    threads: int | None = None


class Thought(NamedTuple):
    """What it answers: a move, and whether the quick policy chose it."""

    move: int
    quick: bool


class Step(NamedTuple):
    """A move of an expected line, as one says it to people."""

    seat: int
    move: str
    text: str
    clause: str


class Studied(NamedTuple):
    """What an analysis found, and its line told move by move."""

    analysis: Analysis
    line: list[Step]


class NotCompiled(NamedTuple):
    """The rules are not compiled yet: an analysis would take hundreds of times as long."""


Think = Callable[[Question], Thought]
Look = Callable[[Study], "Studied | NotCompiled"]
Asked = TypeVar("Asked", bound=Sent)
Answered = TypeVar("Answered")


def think(question: Question) -> Thought:
    """A bot's move: by its own policy, or by its quick one where there is hurry or the rules are not compiled."""
    player, quick = player_of(question.bot, question.hurry or waiting())
    state = game_of(question).at(question.words)
    return Thought(int(player.move(state, question.seed, within=question.within)), quick)


def look(study: Study) -> Studied | NotCompiled:
    """What an analysis finds; the same for all positions that look the same to the seat, where iterations are given.

    What the seat sees alone decides it.
    """
    if waiting():
        return NotCompiled()
    game = game_of(study)
    if switch.compiled_now():
        load_search(game, study.threads)
    state = game.at(study.words)
    found = analyse(state, seconds=study.seconds, iterations=study.iterations, moves=study.moves, threads=study.threads)
    return Studied(found, sure_line(state, found.line))


@lru_cache(GAMES_KEPT)
def load_search(game: Game, threads: int | None) -> None:
    """Loads the compiled search of a game, so that its first analysis has all its seconds for thinking."""
    analyse(game.new(seed=0), iterations=1, threads=threads)


def sure_line(state: State, moves: list[str]) -> list[Step]:
    """As much of a line as does not hang on what the seat cannot know: what is the same however that is dealt."""
    seed = seed_of(state)
    lines = [line_of(state.redeal(state.seat, (seed + n) % SEEDS), moves) for n in range(DEALS)]
    together = takewhile(lambda steps: len(set(steps)) == 1, zip(*lines, strict=False))
    return [steps[0] for steps in together]


def line_of(state: State, moves: list[str]) -> list[Step]:
    """A line with the seats that make its moves, as far as it can be played from here."""
    line = []
    for text in moves:
        seat, verdict = state.seat, state.explain(text, environment=False)
        if seat is None or not verdict.legal:
            break
        line.append(Step(seat, verdict.move, verdict.text, verdict.clause))
        state.play(text)
    return line


def waiting() -> bool:
    """Whether the rules are still to be compiled; notices when that has been done since this process started."""
    if not switch.loops_compiled():
        return False
    if not switch.compiled_now() and switch.warm_stamp().exists():
        switch.go_compiled()
    return not switch.compiled_now()


def player_of(name: str, hurry: bool) -> tuple[Bot, bool]:
    """The bot that plays, and whether it stands in; a bot without a quick policy is quick itself."""
    asked = bot(name)
    if hurry and asked.quick is not None:
        return bot(asked.quick), True
    return asked, False


def game_of(sent: Sent) -> Game:
    """The game a position is of, kept for the next one."""
    options = tuple(sorted(sent.options.items()))
    game = _game(sent.game, sent.players, options, sent.pack, sent.content)
    if game.content_hash != sent.content:
        raise BadContent(f"{sent.pack} is not what it was when the server read it.")
    return game


@lru_cache(GAMES_KEPT)
def _game(id: str, players: int, options: tuple[tuple[str, str], ...], pack: Path | None, _content: str) -> Game:
    return Game(rulebook(id), players, dict(options), pack)


def answer(work: Callable[[Asked], Answered], asked: Asked) -> Answered | str:
    """The answer, or what went wrong as text: a bot's SystemExit, say, must not be raised again in the server."""
    try:
        return work(asked)
    except BaseException:
        return traceback.format_exc()


# The process itself


def settle() -> None:
    """Makes a new process one that thinks."""
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
    """Ends this process when the server does, however that ends.

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


def wake() -> None:
    """Nothing: whoever is asked this has started."""
