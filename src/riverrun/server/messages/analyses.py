"""Hints, and reports on finished games."""

from __future__ import annotations

import msgspec

from riverrun.kernel.analysis import Candidate, Chance, Reason
from riverrun.server.messages.fields import SeatNumber


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks what a seat of yours might do now."""

    seat: SeatNumber


class LineMove(msgspec.Struct, frozen=True):
    """A move of the line that is expected."""

    seat: int
    move: str
    text: str
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
    line: list[LineMove]
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


class Worded(msgspec.Struct, frozen=True):
    """A move in words."""

    move: str
    text: str
    clause: str


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that gave much of the chance to win away, and a better one."""

    number: int
    """How many moves had been made before it."""
    seat: int
    lost: float
    played: Worded
    better: Worded


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
    trouble: str | None
    """Why it goes no further, in a sentence."""
    report: Report | None
    """The report, once it is done."""
