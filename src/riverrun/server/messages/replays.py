"""A finished game from the deal to its last move."""

from __future__ import annotations

from typing import Any

import msgspec

from riverrun.kernel.explanations import Score
from riverrun.kernel.journal import Event


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
