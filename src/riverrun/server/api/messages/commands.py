"""What a client asks for at a table: bodies of HTTP requests, and a websocket's commands, told apart by "do"."""

from __future__ import annotations

from typing import Annotated

import msgspec

from riverrun.server.api.messages.fields import CommandId, MoveText, Name, SeatNumber, Version


class SitRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: with the secret of its link or the table's, at a listed table, or where a seat is kept for you."""

    seat: SeatNumber
    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None


class RenameSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat of yours another name."""

    seat: SeatNumber
    name: Name


class SeatBotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot in a free seat of a table of yours, before the game begins."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class FreeSeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Free a seat of a table of yours, a bot's or a person's, before the game begins."""

    seat: SeatNumber


class SubstituteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask those present to let a bot play for somebody who is away."""

    seat: SeatNumber


class ClaimRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask those present to let you have the seat of somebody for whom a bot plays."""

    seat: SeatNumber


class VoteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer, from a seat of yours, what is asked about the seat of somebody who is away."""

    seat: SeatNumber
    yes: bool


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do something for a seat of yours; the same `id` twice is done once."""

    seat: SeatNumber
    id: CommandId | None = None


class CloseCommand(msgspec.Struct, frozen=True):
    """Close a table of yours before the game begins."""


TOGETHER_MAX = 16
"""The most moves that are played together: a payment from many sources, say."""


class PlayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a `move`, or several `moves` of one seat: all of them or, if one is refused, none.

    `seen` is the table's version you saw; the same `id` twice is done once.
    """

    seat: SeatNumber
    seen: Version
    move: MoveText | None = None
    moves: Annotated[list[MoveText], msgspec.Meta(min_length=1, max_length=TOGETHER_MAX)] | None = None
    id: CommandId | None = None


class AnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Allow another person to take moves back, or not."""

    seat: SeatNumber
    yes: bool
    id: CommandId | None = None


class SayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Say something at the table: from a seat of yours or, where watchers may write, from none."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    id: CommandId | None = None


class LookCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """See the table as a seat of yours does (None: as a spectator) from now on, and get all entries after `seen`.

    Who has seen none may ask for the `latest` so many; `since` of the update says before which others were left out.
    """

    seat: SeatNumber | None = None
    seen: Version = 0
    latest: Version | None = None


class PlayCommand(PlayRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Play a move."""


class UndoCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take your last move back, or ask the others to let you."""


class AnswerCommand(AnswerRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Answer an undo request."""


class ResignCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Give the game up."""


class LeaveCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Give a seat up before the game begins."""


class SayCommand(SayRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Say something."""


class StartCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Start the timer of a round."""


class PauseCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    """Pause the clock."""

    reading: bool = False
    """Because you read the guide: the clock waits a while at any table, and the board stays in sight."""


class ResumeCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resume"):
    """Let the clock go on."""


class EndInterludeCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end-interlude"):
    """End an interlude that is for talking."""


class EndWaveCommand(SeatRequest, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end-wave"):
    """Deprecated: `end-interlude` by its former name."""


class PointCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="point"):
    """Show the others what you point at, or (None) that you no longer do; nothing is kept of it.

    Ten a second are passed on, others are dropped. It is not acknowledged.
    """

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] | None = None


class PingCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Say that the client is there."""


TimerCommand = StartCommand | PauseCommand | ResumeCommand | EndInterludeCommand | EndWaveCommand
SocketCommand = (
    LookCommand
    | PlayCommand
    | UndoCommand
    | AnswerCommand
    | ResignCommand
    | LeaveCommand
    | SayCommand
    | TimerCommand
    | PointCommand
    | PingCommand
)
