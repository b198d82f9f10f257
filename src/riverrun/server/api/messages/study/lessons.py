"""Lessons: their steps, and where what is tried in one leads."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from riverrun.kernel.journal import Event
from riverrun.kernel.moves.move_space import MoveSpaceInfo
from riverrun.server.api.messages.fields import MoveText


class LessonStepInfo(msgspec.Struct, frozen=True):
    """A step of a lesson; what is said there is the page's."""

    id: str
    shows: list[str]
    """Moves that do what it asks for."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A game's lesson."""

    game: str
    prefix: str
    """What the codes of its sentences begin with."""
    players: int
    seat: int
    """The learner's."""
    steps: list[LessonStepInfo]
    catalogue: list[dict[str, Any]]
    """The game's pieces as they are drawn."""
    moves: MoveSpaceInfo
    """The game's moves, by which their numbers are read."""


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try moves in a step of a lesson, from its beginning; no moves: look at it."""

    step: Annotated[int, msgspec.Meta(ge=0, le=99, description="The step's number, from 0.")]
    moves: Annotated[list[MoveText], msgspec.Meta(max_length=40)] = []


class LessonMoment(msgspec.Struct, frozen=True):
    """A position of a lesson, after what was tried."""

    judged: Literal["going", "done", "wrong"]
    """Whether that was what the step asks for; wrong moves are legal ones, but other ones."""
    turn: int | None
    """The seat that owes the next decision."""
    events: list[Event]
    """What the tried moves brought about; without any, what led to the step."""
    view: msgspec.Raw
    """The game's own view as the learner has it, with the legal moves."""
