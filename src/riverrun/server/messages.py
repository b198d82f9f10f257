"""Everything that crosses the wire: what clients ask and what they are told, over HTTP and over websockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from riverrun.kernel.insight import Chance, Option, Reason
from riverrun.kernel.journal import Event
from riverrun.kernel.record import Record
from riverrun.kernel.rulebook import Score

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="How a person wants to be called.")]
TableId = Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{16}$", description="A table's public name.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15, description="A seat, from 0.")]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="A move in its game's notation.")]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Stage = Literal["gathering", "running", "over", "closed"]
Error = Literal[
    "bad-request",
    "bad-move",
    "illegal",
    "stale",
    "not-your-seat",
    "not-your-turn",
    "wrong-stage",
    "nobody",
    "not-found",
    "not-allowed",
    "too-many",
    "too-large",
    "unavailable",
]
"""Why something is refused."""


# What there is


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can sit at a table."""

    name: str
    text: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: the first value is the default; `form` describes values outside the list, if any."""

    id: str
    clause: str
    text: str
    values: list[str]
    form: str | None


class PackInfo(msgspec.Struct, frozen=True):
    """A content pack this server offers."""

    id: str
    title: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    designer: str
    rules: str
    players: list[int]
    usual: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    packs: list[PackInfo]


class Warming(msgspec.Struct, frozen=True):
    """How far the rules are compiled; until they are, bots play their quick policy."""

    ready: bool
    done: int = 0
    of: int = 0
    piece: str = ""


class Status(msgspec.Struct, frozen=True):
    """How the server is."""

    ok: bool
    version: str
    database: bool
    broker: bool
    warming: Warming
    tables: int
    """Tables in memory."""
    sockets: int


# Who is asking


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """The person who asks; None: nobody yet."""

    name: str | None


class Pass(msgspec.Struct, frozen=True):
    """A key by which another device becomes the same person, good for ten minutes."""

    key: str


class UsePass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Becomes the person who asked for the key."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


# Tables


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit: "me" (several times for one device that is passed on), "invite" (by link) or "bot"."""

    kind: Literal["me", "invite", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Name | None = None
    """What the seat is called, for "me"; by default your own name."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `listed` tables stand in the lobby, and anyone may take their invited seats."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=32)] = {}
    pack: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    listed: bool = False
    hints: bool = True
    """Whether those who play may ask for hints."""


class Invitation(msgspec.Struct, frozen=True):
    """The secret of an invited seat; shown once, to the person who opened the table. The page's link carries it
    behind a #, so that no server, log or referrer ever sees it."""

    seat: int
    secret: str
    link: str


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened."""

    id: str
    link: str
    """Where anyone may watch."""
    invitations: list[Invitation]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a seat: with a link's secret, or at a listed table, or where a seat is kept for you."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a seat of yours."""

    seat: SeatNumber
    name: Name


class AtSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Does something for a seat of yours; the same `id` twice is done once."""

    seat: SeatNumber
    id: CommandId | None = None


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays a `move`, or several `moves` of one seat: all of them or, if one is refused, none.

    `seen` is the table's version you saw; the same `id` twice is done once.
    """

    seat: SeatNumber
    seen: Version
    move: MoveText | None = None
    moves: Annotated[list[MoveText], msgspec.Meta(min_length=1, max_length=8)] | None = None
    id: CommandId | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether another person may take moves back."""

    seat: SeatNumber
    yes: bool
    id: CommandId | None = None


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    id: CommandId | None = None


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="point"):
    """Shows the others what you point at, or (None) that you no longer do; nothing is kept of it.

    Ten a second are passed on, others are dropped. It is not acknowledged.
    """

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everyone may know it, and whether it is yours."""

    seat: int
    kind: Literal["person", "invite", "bot"]
    """Invited seats become a person's when they are taken."""
    name: str | None
    bot: str | None
    """The bot that plays here: chosen at the start, or for someone who resigned."""
    yours: bool
    kept: bool
    """Whether it is kept for you."""
    here: bool
    """Whether the person is looking at the table now."""
    resigned: bool


class TakeBackInfo(msgspec.Struct, frozen=True):
    """A wish to take moves back that waits for answers."""

    seat: int
    moves: int
    """How many moves would be taken back."""
    waiting: list[int]
    """The seats whose people have not answered yet."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game's position: what the lobby shows and the page's frame needs."""

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
    asking: TakeBackInfo | None
    again: str | None
    """The table where the same people meet again."""
    ended: Literal["played", "resigned"] | None
    winners: list[int]
    """The seats that won, once the game is over: by the rules, or as the only one left."""


class Lobby(msgspec.Struct, frozen=True):
    """Tables one may join, and one's own."""

    open: list[TableInfo]
    mine: list[TableInfo]
    warming: Warming


class Item(msgspec.Struct, frozen=True):
    """One entry of a table's log, as far as you may know it."""

    number: int
    kind: str
    at: float
    seat: int | None = None
    text: str | None = None
    """What was said, or the sentence that tells it; None for moves, which tell themselves in events."""
    events: list[Event] = []
    undone: list[int] = []
    """The numbers of the entries whose moves this one took back."""


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table that is played against one."""

    phase: Literal["ready", "running", "finishing", "choosing", "wave", "paused", "over"]
    now: float
    """The server's time when this was told, by which `until` is read."""
    until: float | None
    """When the phase ends by itself; None: it does not."""
    left: float | None
    """The seconds that a paused clock keeps."""
    seconds: float
    """How long a round lasts."""
    starter: int | None
    """Who starts the timer, or ends the wave; anyone may, if it is a bot."""
    quiet: bool
    """Whether nobody may talk now."""
    pausable: bool


class TableView(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """All that you may know of a table through one seat's eyes, and what is new since the version you had."""

    version: int
    since: int
    """`items` holds every entry after this one."""
    seat: int | None
    table: TableInfo
    items: list[Item]
    view: msgspec.Raw
    """The game's own view, which has at least `decision`, `legal` and `over`; null before the game begins, and while
    its clock is paused."""
    scores: list[Score] | None
    """The final scores, once the game is over."""
    clock: Clock | None
    """The table's clock; None: it has none, or the game has not begun."""


class Screen(msgspec.Struct, frozen=True):
    """The table as plain text, at most 80 columns wide."""

    text: str
    version: int


class Moment(msgspec.Struct, frozen=True):
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
    moments: list[Moment]


# Analysis


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
    moves: list[Option]
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


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tries moves from a moment of a finished game: of a table, or of a record."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=2000, description="How many moves of the game stand.")]
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=500)] = []
    """What is tried after them, whoever is asked."""
    table: TableId | None = None
    record: Record | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """A bot that makes one more move, for the seat that is asked then."""
    seat: SeatNumber | None = None
    """Through whose eyes one looks; None: the seat that is asked."""


class TriedMove(msgspec.Struct, frozen=True):
    """A move that was tried, and what it brought about."""

    seat: int | None
    move: str
    events: list[Event]
    points: list[int]
    """Each seat's points after it."""


class Tried(msgspec.Struct, frozen=True):
    """The position after the moves that were tried."""

    moment: int
    line: list[TriedMove]
    by: Literal["bot", "quick", "random"] | None
    """Whose policy made the last move, if a bot was asked: its own, its quick one, or chance."""
    points: list[int]
    turn: int | None
    """The seat that owes the next decision."""
    over: bool
    winners: list[int]
    """The seats that won, if the game is over there."""
    view: msgspec.Raw
    """The game's own view through the eyes of the seat, with its legal moves."""


class Verdict(msgspec.Struct, frozen=True):
    """What the rules say of a move now."""

    move: str
    legal: bool
    clause: str
    text: str


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """What was asked is stored, as the entry of this number."""

    version: int
    id: str | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked was not done, and why; nothing has changed."""

    error: Error
    text: str
    clause: str | None = None
    version: int | None = None
    id: str | None = None


# Websockets: what a client sends, by "do"; the server sends TableView, Done, Refused, Pong,
# Presence, Pointing and Bye


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """Looks through a seat's eyes (None: a spectator's) from now on, and asks for all entries after `seen`."""

    seat: SeatNumber | None = None
    seen: Version = 0


class PlayNow(Play, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Plays a move."""


class UndoNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Takes your last move back, or asks the others to let you."""


class AnswerNow(Answer, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Answers such a wish."""


class ResignNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Gives the game up."""


class LeaveNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Gives a seat up before the game begins."""


class CloseNow(msgspec.Struct, frozen=True):
    """Closes a table of yours before the game begins."""


class SayNow(Say, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Says something."""


class StartNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Starts the timer of a round."""


class PauseNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """Pauses the clock."""


class ResumeNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resume"):
    """Lets the clock go on."""


class EndWaveNow(AtSeat, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end-wave"):
    """Ends a wave that is for talking."""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Says that the client is there."""


Timer = StartNow | PauseNow | ResumeNow | EndWaveNow
Command = Look | PlayNow | UndoNow | AnswerNow | ResignNow | LeaveNow | SayNow | Timer | Point | Ping


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The table's version: a client that has an older one looks again."""

    version: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' people are looking, how many watch, and how far the rules are compiled."""

    here: list[int]
    watching: int
    warming: Warming


class Pointing(msgspec.Struct, frozen=True, tag_field="type", tag="pointing"):
    """What somebody else at the table points at; None: they no longer do."""

    seat: int
    text: str | None


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server goes down in good order: come back in a moment."""

    text: str
