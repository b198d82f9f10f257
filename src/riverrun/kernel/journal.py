"""The journal: what happened, as rows of small integers that a game turns into typed events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import DETAIL, HasSentence, Sentence, plain
from riverrun.kernel.position.layout import Array, Fields, array, scalar

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

COLUMNS = 7  # kind, who may know (seat or EVERYONE), whether something hidden came to light, and four numbers
ROWS = 255
EVERYONE = -1


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
    return np.zeros(1, RECORD)[0]


def fresh() -> Any:
    """An empty journal."""
    log = off()
    log["limit"] = ROWS
    return log


def take(log: Any) -> Any:
    """The rows that were written, as a copy; the journal is empty again."""
    rows = log["rows"][: min(int(log["count"]), ROWS)].copy()
    log["count"] = 0
    log["marked"] = 0
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
        return {name: plain(value) for name, value in self.sentence.args.items() if name != "detail"}


@dataclass(slots=True)
class Tale:
    """A row on its way to an event: a game may change its clause, facts and words before it makes the event."""

    row: Any
    kind: str
    clause: str
    sentence: str
    numbers: dict[str, int]
    """The row's numbers by their names."""
    facts: dict[str, int | str | None]
    """The same, as programs read them: ids for pieces."""
    words: dict[str, object]
    """The same, as the sentence names them."""

    def event(self) -> Event:
        """The event; who acted is its fact `seat`."""
        actor = self.facts.get("seat")
        return Event(
            kind=self.kind,
            clause=self.clause,
            sentence=Sentence(DETAIL, {"detail": self.sentence.format(**self.words), **self.facts}),  # type: ignore[dict-item]
            seat=actor if isinstance(actor, int) else None,
            to=None if self.row[1] == EVERYONE else self.row[1],
            mark=bool(self.row[2]),
        )


Worded = Callable[["Game", int], tuple[int | str | None, object]]
"""What a number stands for: as a program reads it, and as people do."""


class Teller:
    """Turns a game's rows into words.

    `tell` has each kind's clause, the names of its numbers, and its sentence; `worded` says what a number of some name
    stands for, and a name that it lacks is a plain number.
    """

    def __init__(self, tell: Mapping[Any, tuple[str, tuple[str, ...], str]], worded: Mapping[str, Worded]) -> None:
        self._tell = {int(kind): told for kind, told in tell.items()}
        self._kinds = {int(kind): kind.name.lower() for kind in tell}
        self._worded = worded

    def begin(self, game: Game, row: Any) -> Tale:
        """The tale of a row, a list of plain numbers."""
        clause, names, sentence = self._tell[row[0]]
        numbers = dict(zip(names, row[3:], strict=False))
        tale = Tale(row, self._kinds[row[0]], clause, sentence, numbers, {**numbers}, {**numbers})
        for name, number in numbers.items():
            if name in self._worded:
                tale.facts[name], tale.words[name] = self._worded[name](game, number)
        return tale
