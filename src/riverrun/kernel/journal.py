"""The journal: what happened, as rows of small integers that a game turns into typed events."""

from __future__ import annotations

from collections.abc import Iterable
from threading import local
from typing import Any

import numpy as np

from riverrun.kernel.jit import rule
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.language.sentences import HasSentence, Sentence, plain
from riverrun.kernel.position.layout import Array, Fields, array, scalar

COLUMNS = 7  # kind, who may know (seat or EVERYONE), whether something hidden came to light, and four numbers
HEAD = 3  # the columns before the numbers
ROWS = 255
EVERYONE = -1
MORE = -1
"""The kind of a row that goes on with the numbers of the row before it."""
NOTHING = -(1 << 31)
"""A number that stands for nothing: a list of an event goes without it."""


class Log(Fields):
    """The buffer that rules write into; one that takes no rows is for simulation."""

    limit: int = scalar()
    """How many rows it takes: 0 or ROWS."""
    count: int = scalar()
    """How many rows were written, or would have been."""
    marked: int = scalar()
    """1 once something hidden came to light, whether or not its row was kept."""
    rows: Array = array(ROWS, COLUMNS)


RECORD = np.dtype((np.record, Log.dtype))
NO_ROWS = np.zeros((0, COLUMNS), np.int32)


def off() -> Any:
    """A journal that takes nothing: for simulation."""
    return np.frombuffer(bytearray(RECORD.itemsize), RECORD)[0]


def fresh() -> Any:
    """An empty journal."""
    log = off()
    log["limit"] = ROWS
    return log


class _Scratch(local):
    """The journals that states write into: empty but while a move is played, so that a thread needs one of each."""

    def __init__(self) -> None:
        self.kept = record_view(fresh())
        self.dropped = record_view(off())


_scratch = _Scratch()


def scratch(keep: bool) -> Any:
    """An empty journal of this thread, to be emptied at once by whoever has a move written into it."""
    log = _scratch.kept if keep else _scratch.dropped
    log.count = log.marked = 0  # whatever a rule that failed has left
    return log


def take(log: Any) -> Any:
    """The rows that were written, as a copy; the journal, a record or a view of one, is empty again."""
    log = record_view(log)
    rows = np.asarray(log.rows)[: min(log.count, ROWS)].copy()
    log.count = 0
    log.marked = 0
    return rows


@rule
def note(log: Log, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Writes an event that everyone may know and that follows from what was open."""
    if log.limit > 0:
        write(log, kind, EVERYONE, 0, a, b, c, d)


@rule
def reveal(log: Log, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Writes an event by which everyone learned something hidden: no move before it can be taken back."""
    if log.limit > 0:
        write(log, kind, EVERYONE, 1, a, b, c, d)


@rule
def whisper(log: Log, seat: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Writes an event that only `seat` may know and that told it nothing new: what it chose in secret, say."""
    if log.limit > 0:
        write(log, kind, seat, 0, a, b, c, d)


@rule
def confide(log: Log, seat: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Writes an event by which `seat` alone learned something hidden: no move before it can be taken back."""
    if log.limit > 0:
        write(log, kind, seat, 1, a, b, c, d)


@rule
def more(log: Log, a: int, b: int, c: int, d: int) -> None:
    """Goes on with the row that was just written: four more numbers, for whoever may know the others."""
    if log.limit > 0 and log.count > 0:
        to = log.rows[log.count - 1, 1] if log.count <= log.limit else EVERYONE
        write(log, MORE, to, 0, a, b, c, d)


@rule
def write(log: Log, kind: int, to: int, mark: int, a: int, b: int, c: int, d: int) -> None:
    """Appends a row; a full journal counts on and keeps the mark, but takes no more rows."""
    n = log.count
    log.count += 1
    if mark != 0:
        log.marked = 1
    if n < log.limit:
        log.rows[n, 0] = kind
        log.rows[n, 1] = to
        log.rows[n, 2] = mark
        log.rows[n, 3] = a
        log.rows[n, 4] = b
        log.rows[n, 5] = c
        log.rows[n, 6] = d


def joined(rows: Iterable[list[int]]) -> list[list[int]]:
    """Rows as lists of plain numbers, each with those that go on with it."""
    found: list[list[int]] = []
    for row in rows:
        if row[0] == MORE and found:
            found[-1] += row[HEAD:]
        else:
            found.append([*row])
    return found


class Event(HasSentence, frozen=True, omit_defaults=True):
    """One thing that happened, with the clause that made it so and a sentence that tells it."""

    kind: str
    clause: str
    sentence: Sentence
    seat: int | None = None
    to: int | None = None
    """The only seat that may know of it, or None: everyone."""
    mark: bool = False
    """Something hidden came to light: no move before it can be taken back."""

    @property
    def facts(self) -> dict[str, Any]:
        """What the sentence names, as programs compare it: things by their ids."""
        return {name: plain(value) for name, value in self.sentence.args.items()}
