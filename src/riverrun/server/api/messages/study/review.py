"""Finished games and analyses: hints, reports, replays, what-if lines."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from riverrun.kernel.analysis import Candidate, Chance, Reason
from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import HasSentence, Sentence
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.kernel.record import Record
from riverrun.kernel.rules.explanations import Score
from riverrun.server.api.messages.fields import MoveText, SeatNumber, TableId


class HintRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a seat of yours might do now."""

    seat: SeatNumber


class ExpectedMove(HasSentence, frozen=True):
    """A move of the line that is expected."""

    seat: int
    move: str
    sentence: Sentence
    clause: str


class Hint(msgspec.Struct, frozen=True):
    """What an analysis advises the seat that is asked: by what that seat knows, and nothing else."""

    version: int
    """The table's version it is about: once the game has moved on, it is about the past."""
    seat: int
    iterations: int
    """How many futures were looked at."""
    chances: list[Chance]
    """Each seat's chance to win, if the best move is made."""
    moves: list[Candidate]
    """The best moves, the best first."""
    looked_at: int
    """How many moves were looked at."""
    line: list[ExpectedMove]
    """How the game is expected to go on, the best move first, as far as nothing hidden decides it."""
    reasons: list[Reason]
    """Why the best move."""


class ReportMoment(msgspec.Struct, frozen=True):
    """A decision of a finished game, as the seat that made it could judge it."""

    number: int
    """How many moves had been made."""
    seat: int
    played: str
    best: str
    chances: list[Chance]
    """Each seat's chance to win, if the best move is made."""
    lost: float
    """What the move that was played gave away of its seat's chance."""


class DescribedMove(HasSentence, frozen=True):
    """A move, and what it does."""

    move: str
    sentence: Sentence
    clause: str


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that gave much of the chance to win away, and a better one."""

    number: int
    """How many moves had been made before it."""
    seat: int
    lost: float
    played: DescribedMove
    better: DescribedMove


class Report(msgspec.Struct, frozen=True):
    """The course of a game: each seat's chance to win at every decision, and the turning points."""

    game: str
    players: int
    iterations: int
    """How many futures were looked at for each decision."""
    moments: list[ReportMoment]
    turning: list[TurningPoint]
    wins: list[float] | None
    """Each seat's share of the win; None if the game was not played to its end."""


class ReportState(msgspec.Struct, frozen=True):
    """How far a report is."""

    id: str
    """By which one may ask again: the table's, or the record's."""
    done: int
    """How many decisions have been analysed."""
    total: int
    ahead: int
    """How many other reports are made before it."""
    trouble: Sentence | None
    """Why it goes no further."""
    report: Report | None
    """The report, once it is done."""


class ReplayMoment(msgspec.Struct, frozen=True):
    """A position of a replay and the move that led to it; the first one is the deal."""

    number: int
    """How many moves were made."""
    seat: int | None
    """Who made the last one; None: the deal, or the environment."""
    move: str | None
    """Its notation."""
    events: list[Event]
    """What it brought about, as everyone could see it."""
    points: list[int]
    """Each seat's points as they stood."""
    turn: int | None
    """The seat that owes the next decision."""
    view: msgspec.Raw
    """The game's own view, as a spectator has it."""


class Replay(msgspec.Struct, frozen=True):
    """A game from the deal to its last move."""

    game: str
    title: str
    players: int
    options: dict[str, str]
    content: str
    names: list[str | None] | None
    """What the seats' people are called; None for a record, which does not say."""
    bots: list[str | None] | None
    """The bots that played, by seat."""
    seed: str | None
    """None: the record begins from a position."""
    commitment: str | None
    """What was published of the seed before the game, if anything was."""
    holds: bool | None
    """Whether it is that of the seed."""
    over: bool
    """Whether it was played to its end."""
    winners: list[int]
    scores: list[Score]
    """As they stood in the end."""
    catalogue: list[dict[str, Any]]
    """The game's pieces as they are drawn."""
    moves: MoveSpaceInfo
    """The game's moves, by which their numbers are read."""
    moments: list[ReplayMoment]


class WhatIfRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try moves from a moment of a finished game, of a table or of a record; or from the puzzle of a day."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=2000, description="How many moves of the game stand.")]
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=500)] = []
    """What is tried after them, whoever is asked."""
    table: TableId | None = None
    record: Record | None = None
    puzzle: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    """The day of a puzzle: it is seen as the seat that is asked there sees it, whatever `seat` says."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """A bot that makes one more move, for the seat that is asked then."""
    seat: SeatNumber | None = None
    """The seat whose view is shown; None: the seat that is asked."""


class WhatIfMove(msgspec.Struct, frozen=True):
    """A move that was tried, and what it brought about."""

    seat: int | None
    move: str
    events: list[Event]
    points: list[int]
    """Each seat's points after it."""


class WhatIf(msgspec.Struct, frozen=True):
    """The position after the moves that were tried."""

    moment: int
    line: list[WhatIfMove]
    by: Literal["bot", "quick", "random"] | None
    """Whose policy made the last move, if a bot was asked: its own, its quick one, or chance."""
    points: list[int]
    turn: int | None
    """The seat that owes the next decision."""
    over: bool
    winners: list[int]
    """The seats that won, if the game is over there."""
    view: msgspec.Raw
    """The game's own view as that seat has it, with its legal moves."""
