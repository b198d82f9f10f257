"""Lessons: scripted positions of a game, each with one thing to do, read from the folder `lesson` beside its rules.

`lesson/lesson.toml` lists the steps; the positions they begin from are documents in the same folder. The rules judge
what is legal; a step says only what it is about. What is said at each step is the page's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.kernel.state import State

Judgement = Literal["going", "done", "wrong"]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do."""

    id: str
    position: str
    """The document it begins from, by its file's name."""
    goal: list[str]
    """The moves it asks for in their order, as patterns: `invest * 3` is any card with three tokens."""
    shows: list[str]
    """Moves that do it: the page shows them to whoever asks, and the tests play them."""
    moves: list[str] = []
    """What is played before it, from the position on."""
    way: list[str] = []
    """Moves that may come on the way, as patterns: parts of a payment."""
    during: list[str] = []
    """Kinds of decisions that are still the middle of it, though all moves it asks for are made."""

    then: list[str] = []
    """What others answer once it is done, so that one sees how it ends."""

    def judge(self, moves: Sequence[str], kind: str | None = None) -> Judgement:
        """Judge legal moves that were made from the step's beginning; `kind` is what the learner is asked then."""
        met = 0
        for move in moves:
            if met < len(self.goal) and fnmatchcase(move, self.goal[met]):
                met += 1
            elif not any(fnmatchcase(move, pattern) for pattern in self.way):
                return "wrong"
        return "done" if met == len(self.goal) and kind not in self.during else "going"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson: the table it is given at, the learner's seat, and the steps."""

    players: int
    step: list[LessonStep]
    seat: int = 0
    options: dict[str, str] = {}


def lesson_folder(game: str) -> Path:
    """Return where a game's lesson would be."""
    return rulebook(game).folder / "lesson"


@cache
def lesson_of(game: str) -> Lesson | None:
    """Read a game's lesson; None: it has none."""
    path = lesson_folder(game) / "lesson.toml"
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)


def lesson_start(game: Game, step: LessonStep) -> tuple[State, int]:
    """Return the state in which a step begins, and how many moves led to it from its document."""
    state = game.restore((lesson_folder(game.id) / f"{step.position}.json").read_text("utf-8"))
    for move in step.moves:
        state.play(move)
    return state, len(step.moves)
