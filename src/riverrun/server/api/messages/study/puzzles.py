"""Puzzles of the day: the list, a puzzle to be solved, and what the answer says."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

import msgspec

from riverrun.kernel.analysis import Chance, Reason
from riverrun.kernel.language.sentences import HasSentence, Sentence
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.server.api.messages.commands import TOGETHER_MAX
from riverrun.server.api.messages.fields import MoveText


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A day's puzzle in the list."""

    day: datetime.date
    id: str
    game: str
    title: str
    players: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of the last days, today's first."""

    days: list[PuzzleInfo]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle to be solved: /api/try with its `day` has the position as the asked seat sees it."""

    day: datetime.date
    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seat: int
    """The seat that is asked."""
    after: int
    """How many moves of its game had been made."""
    same: bool
    """Whether it was found by the rules and the content of today; if not, its numbers may be a little off."""
    catalogue: list[dict[str, Any]]
    """The game's pieces as they are drawn."""
    moves: MoveSpaceInfo
    """The game's moves, by which their numbers are read."""


class PuzzleAnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you would do; None: you give up and want to know."""

    move: MoveText | None = None
    then: Annotated[list[MoveText], msgspec.Meta(max_length=TOGETHER_MAX)] = []
    """The further moves of a choice of several."""


class PuzzleMoveInfo(HasSentence, frozen=True):
    """A move, what it does, and the asked seat's chance to win after it."""

    move: str
    sentence: Sentence
    clause: str
    chance: Chance


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Whether a move is the best, and what the search found."""

    right: bool
    best: PuzzleMoveInfo
    second: PuzzleMoveInfo
    chosen: PuzzleMoveInfo | None
    """What you chose; None: nothing, or a move that the search did not think worth a number."""
    reasons: list[Reason]
    """What the best move does and gains, each with its clause."""
    iterations: int
    """How many futures were looked at."""
    going: bool = False
    """Whether the choice goes on: all that you made of it is right."""
    choice: list[str] = []
    """All moves of the best choice."""
    next: list[Reason] = []
    """What you are expected to do after it, as long as nobody else moves."""
