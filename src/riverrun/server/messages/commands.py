"""What a client sends over a table's websocket, told apart by "do"."""

from __future__ import annotations

from typing import Annotated

import msgspec

from riverrun.server.messages.fields import SeatNumber, Version
from riverrun.server.messages.wishes import Answer, AtSeat, Play, Say


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


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="point"):
    """Shows the others what you point at, or (None) that you no longer do; nothing is kept of it.

    Ten a second are passed on, others are dropped. It is not acknowledged.
    """

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=80)] | None = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Says that the client is there."""


Timer = StartNow | PauseNow | ResumeNow | EndWaveNow
Command = Look | PlayNow | UndoNow | AnswerNow | ResignNow | LeaveNow | SayNow | Timer | Point | Ping
