"""What runs inside a thinking process: it keeps games, rebuilds the position it is sent and asks a bot for its move."""

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
from pathlib import Path
from typing import NamedTuple

import msgspec

from riverrun.bots import Bot, bot
from riverrun.kernel import rule
from riverrun.kernel.errors import BadContent
from riverrun.kernel.game import Game
from riverrun.kernel.shelf import rulebook, rulebooks

GAMES_KEPT = 16
NICE = 5
"""How far thinking stands back behind the server, which people wait for."""
PR_SET_PDEATHSIG = 1


class Question(msgspec.Struct, frozen=True):
    """What a thinking process is told: a position in which all that the seat cannot know was dealt anew."""

    game: str
    players: int
    options: dict[str, str]
    pack: Path | None
    content: str
    """The content's hash: a pack's files may have changed since the server read them."""
    words: bytes
    bot: str
    seed: int
    hurry: bool = False
    """Whether the bot's quick policy shall play for it."""


class Thought(NamedTuple):
    """What it answers: a move, and whether the quick policy chose it."""

    move: int
    quick: bool


Think = Callable[[Question], Thought]


def think(question: Question) -> Thought:
    """A bot's move: by its own policy, or by its quick one where there is hurry or the rules are not compiled."""
    if not rule.Rule.compiled_now and rule.start_mode():  # the cache has been filled since this process started
        rule.go_compiled()
    waiting = rule.loops_compiled() and not rule.Rule.compiled_now
    player, quick = player_of(question.bot, question.hurry or waiting)
    state = game_of(question).at(question.words)
    return Thought(player.move(state, question.seed), quick)


def player_of(name: str, hurry: bool) -> tuple[Bot, bool]:
    """The bot that plays, and whether it stands in; a bot without a quick policy is quick itself."""
    asked = bot(name)
    if hurry and asked.quick is not None:
        return bot(asked.quick), True
    return asked, False


def game_of(question: Question) -> Game:
    """The game a question is about, kept for the next one."""
    options = tuple(sorted(question.options.items()))
    game = _game(question.game, question.players, options, question.pack, question.content)
    if game.content_hash != question.content:
        raise BadContent(f"{question.pack} is not what it was when the server read it.")
    return game


@lru_cache(GAMES_KEPT)
def _game(id: str, players: int, options: tuple[tuple[str, str], ...], pack: Path | None, _content: str) -> Game:
    return Game(rulebook(id), players, dict(options), pack)


def answer(think: Think, question: Question) -> Thought | str:
    """The thought, or what went wrong as text: a bot's SystemExit, say, must not be raised again in the server."""
    try:
        move, quick = think(question)
        return Thought(int(move), bool(quick))
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
