"""The event log of a table: the entries it is made of, in the order they were stored.

The log is append-only and is the table: everything that changes a table is one entry with the next number, and a table
in memory is what its entries add up to (`table.py`): that the last seat was taken, that all have agreed, that the game
is over follows from them and is not written again. Entries never leave the server as they are: `projection.py` says
what each seat may know of them. The tags (`kind`) are stored; a tag that was stored once is read for ever.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What all entries have."""

    by: str | None = None
    """The person who did it; None: a bot or the server."""
    command: str | None = None
    """The id a client gave its command, so that a repeated one is recognised."""


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A person took a seat."""

    seat: int
    name: str


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """A person gave a seat up before the game began."""

    seat: int


class BotSat(Entry, tag="bot-sat", frozen=True, kw_only=True):
    """The person who opened the table put a bot in a free seat before the game began."""

    seat: int
    bot: str


class Freed(Entry, tag="freed", frozen=True, kw_only=True):
    """The person who opened the table freed a seat, of a bot or of somebody, before the game began."""

    seat: int


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    """The person in a seat goes by another name."""

    seat: int
    name: str


class Moved(Entry, tag="moved", frozen=True, kw_only=True):
    """A move was played: by a seat, or by the environment (a clock that ran out)."""

    seat: int | None
    move: str
    hash: str | None = None
    """The hash of the position's document after it: at intervals, so that other rules cannot replay it unnoticed."""


class UndoRequested(Entry, tag="asked-back", frozen=True, kw_only=True):
    """A seat asks the others to let it take back all moves after the first `to`."""

    seat: int
    to: int


class UndoAnswered(Entry, tag="answered", frozen=True, kw_only=True):
    """A person answers an undo request; with the last yes the moves are taken back."""

    seat: int
    yes: bool


class Undone(Entry, tag="took-back", frozen=True, kw_only=True):
    """All moves after the first `to` were taken back."""

    seat: int
    to: int


class Resigned(Entry, tag="resigned", frozen=True, kw_only=True):
    """The person in a seat gave the game up."""

    seat: int


class Said(Entry, tag="said", frozen=True, kw_only=True):
    """Someone at the table said something; a watcher has no seat, but a name."""

    seat: int | None
    text: str
    name: str = ""


class Started(Entry, tag="started", frozen=True, kw_only=True):
    """The timer of a round was started: by a person, or (`by` is None) by a bot or by itself."""

    seat: int
    """Who begins the round; a person may start it for a bot."""


class Paused(Entry, tag="paused", frozen=True, kw_only=True):
    """The clock was paused."""

    seat: int
    reading: bool = False
    """Whether it waits for someone who reads the guide: the board stays in sight."""


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """The clock goes on."""

    seat: int


class InterludeEnded(Entry, tag="interlude-ended", frozen=True, kw_only=True):
    """The interlude after a round is over: its time was up (`seat` is None), or somebody ended it."""

    seat: int | None = None


class TurnExpired(Entry, tag="turn-expired", frozen=True, kw_only=True):
    """The time of a turn was up, at a table where turns have a limit."""

    seat: int


class SeatVoteAsked(Entry, tag="seat-vote", frozen=True, kw_only=True):
    """Those present are asked: shall a bot play for somebody who is away, or (`claim`) another have the seat?"""

    seat: int
    """The seat of who is away."""
    asked: list[int]
    """The seats whose people decide; who asks has agreed."""
    claim: bool = False
    name: str = ""
    """What whoever claims the seat is called."""


class SeatVoteAnswered(Entry, tag="seat-vote-answered", frozen=True, kw_only=True):
    """A person who was asked answers; with the last yes it is done, with the first no it is not.

    Without a person it is the answer of all who were silent until the vote's time was up.
    """

    seat: int
    yes: bool


class Returned(Entry, tag="returned", frozen=True, kw_only=True):
    """A person for whom a bot has played takes the seat again."""

    seat: int


class RematchOpened(Entry, tag="again", frozen=True, kw_only=True):
    """The same people are asked to another table."""

    table: str


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """The person who opened the table closed it before the game began."""


TimerEntry = Started | Paused | Resumed | InterludeEnded
AnyEntry = (
    Sat
    | Left
    | BotSat
    | Freed
    | Renamed
    | Moved
    | UndoRequested
    | UndoAnswered
    | Undone
    | Resigned
    | Said
    | TimerEntry
    | TurnExpired
    | SeatVoteAsked
    | SeatVoteAnswered
    | Returned
    | RematchOpened
    | Closed
)


@dataclass(frozen=True)
class LogEntry:
    """An entry of a log with its number and its time."""

    number: int
    at: float
    entry: AnyEntry


def encode(entry: Entry) -> str:
    """Encode an entry for storage."""
    return msgspec.json.encode(entry).decode()
