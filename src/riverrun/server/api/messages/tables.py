"""A table as one seat sees it: its seats, its log, its clock and its game."""

from __future__ import annotations

from typing import Literal

import msgspec

from riverrun.kernel.completions import Completion
from riverrun.kernel.journal import Event
from riverrun.kernel.language.sentences import HasSentence, Sentence
from riverrun.kernel.rules.explanations import Score
from riverrun.server.api.messages.fields import Stage
from riverrun.server.table.timing.turn_limit import Then


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may know it, and whether it is yours."""

    seat: int
    kind: Literal["person", "invite", "bot"]
    """Invited seats become a person's when they are taken."""
    name: str | None = None
    bot: str | None = None
    """The bot that plays here: chosen at the start, or for someone who resigned."""
    yours: bool = False
    kept: bool = False
    """Whether it is kept for you."""
    here: bool = False
    """Whether the person is looking at the table now."""
    resigned: bool = False
    away: bool = False
    """Whether a bot plays for the person until they take the seat again."""


class IdleSeat(msgspec.Struct, frozen=True):
    """A seat whose person lets the others wait: from a time on they may have a bot play there, if they are not here."""

    seat: int
    since: float
    anyway: float
    """From when on also if they have the page open."""


class SeatVoteInfo(msgspec.Struct, frozen=True):
    """A vote on the seat of somebody who is away."""

    seat: int
    waiting: list[int]
    """The seats whose people have not answered yet."""
    asked: list[int]
    name: str | None
    """Who claims the seat; None: a bot is to play."""


class UndoRequestInfo(msgspec.Struct, frozen=True):
    """An undo request that waits for answers."""

    seat: int
    moves: int
    """How many moves would be taken back."""
    waiting: list[int]
    """The seats whose people have not answered yet."""


class TurnLimitInfo(msgspec.Struct, frozen=True):
    """The time limit of a table's turns, and how far the present turn is."""

    seconds: int
    then: Then
    """What happens when they are up: a bot moves until the turn is over, or nothing but that it is shown."""
    until: float | None
    """When the time of the person whose turn it is is up; None: no person's turn, or it is up already."""
    late: bool
    """Whether it is up."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game's position: what the lobby shows and the page needs around the board."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    pack: str | None
    content: str
    stage: Stage
    listed: bool
    hints: bool
    """Whether those who play may ask for hints."""
    rated: bool
    """Whether the game counts for ratings: it was opened so, and only people play."""
    yours: bool
    """Whether you opened it."""
    seats: list[SeatInfo]
    turn: int | None
    """The seat that owes a decision."""
    moves: int
    version: int
    opened: float
    changed: float
    commitment: str
    """The SHA-256 of the seed's 32 hexadecimal digits: published before the first move."""
    seed: str | None
    """The seed, once the game is over."""
    undo: int
    """How many moves a press on undo would take back without asking anyone."""
    undo_asks: int
    """How many it would take back if the others agree, where it is not free."""
    undo_seat: int | None
    """The seat of yours that would take back: the one of them that moved last."""
    asking: UndoRequestInfo | None
    again: str | None
    """The table where the same people meet again."""
    ended: Literal["played", "resigned"] | None
    winners: list[int]
    """The seats that won, once the game is over: by the rules, or as the only one left."""
    together: bool = False
    """Whether all win or lose together."""
    turn_limit: TurnLimitInfo | None = None
    """None: a turn may take as long as it likes."""
    watchers_write: bool = False
    """Whether those who only watch may write in the chat."""
    frozen: Sentence | None = None
    """Why the game cannot go on on this server: it is shown as it was, and only to be read."""
    idle: list[IdleSeat] = []
    """Whom the others wait for, and from when on they may have a bot play there."""
    vote: SeatVoteInfo | None = None
    """The vote on a seat that waits for answers."""


class LogItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a table's log, as far as you may know it. Moves tell themselves in events."""

    number: int
    kind: str
    at: float
    seat: int | None = None
    sentence: Sentence | None = None
    """What tells it; None for moves and for what was said."""
    text: str | None = None
    """What was said."""
    watcher: str | None = None
    """The name of whoever said it without a seat."""
    events: list[Event] = []
    undone: list[int] = []
    """The numbers of the entries whose moves this one took back."""


ClockPhase = Literal["ready", "running", "finishing", "choosing", "interlude", "paused", "over"]


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of a table that is played against one."""

    phase: ClockPhase
    now: float
    """The server's time when this was told, by which `until` is read."""
    until: float | None
    """When the phase ends by itself; None: it does not."""
    left: float | None
    """The seconds that a paused clock keeps."""
    seconds: float
    """How long a round lasts."""
    starter: int | None
    """Who starts the timer, or ends the interlude; anyone may, if it is a bot."""
    quiet: bool
    """Whether nobody may talk now."""
    pausable: bool
    reading: bool = False
    """Whether it waits for someone who reads the guide; `left` is what it keeps, the board stays in sight."""


class TableUpdate(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """All that you may know of a table as one seat sees it, and what is new since the version you had.

    A socket that asked for changes only is told those fields of `table` and `view` that differ from the update before.
    """

    version: int
    since: int
    """`items` holds every entry after this one; while the clock is paused, of these only those since the pause."""
    seat: int | None
    table: TableInfo
    items: list[LogItem]
    base: int | None = None
    """The version of the update into which `table` and `view` are merged, field by field; None: both are whole."""
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The game's own view, which has at least `decision`, `legal` and `over`; null before the game begins, and while
    its clock is paused. Left out where there is a `base` and nothing in it has changed."""
    scores: list[Score] | None = None
    """The final scores, once the game is over."""
    clock: ClockInfo | None = None
    """The table's clock; None: it has none, or the game has not begun."""
    now: float | None = None
    """The server's time when this was told, where turns have a limit."""


class Screen(msgspec.Struct, frozen=True):
    """The table as plain text, at most 80 columns wide."""

    text: str
    version: int


class Verdict(HasSentence, frozen=True):
    """What the rules say of a move now."""

    move: str
    legal: bool
    clause: str
    sentence: Sentence


class Completions(msgspec.Struct, frozen=True):
    """Ways to complete a choice of several moves, the best-weighed first; each can be played together as it is."""

    ways: list[Completion]
    version: int
    """The table's version when you asked."""
