"""A table's configuration: what is settled when it is opened, and never changes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

from riverrun.server.table.timing.turn_limit import Then

ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"


class SeatConfig(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit in a seat: a person (whoever has the link, or one it is kept for) or a bot."""

    kind: Literal["person", "bot"]
    bot: str | None = None
    link: str | None = None
    """The hash of the invitation's secret."""
    kept: str | None = None
    """The person it is reserved for."""


class TableConfig(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game, its options and the seats of a table; stored as JSON in the column `charter`."""

    game: str
    players: int
    options: dict[str, str]
    rules: str
    content: str
    seats: list[SeatConfig]
    host: str
    """The person who opened it."""
    pack: str | None = None
    listed: bool = False
    hints: bool = True
    """Whether those who play may ask what to do."""
    rated: bool = False
    """Whether the game counts for ratings, if only people play."""
    turn_limit: int | None = None
    """How many seconds a person has for a turn; None: as many as they like."""
    late: Then = "bot"
    """What happens when they are up."""
    watchers_write: bool = False
    """Whether those who only watch may write in the chat."""
    link: str | None = None
    """The hash of the secret of the table's own link, by which any free seat may be taken."""
    own_pack: dict[str, str] | None = None
    """The files of a content pack that the table brought with it."""


def new_id() -> str:
    """Make a table's public id: 82 bits, so that it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_secret() -> str:
    """Make an invitation's secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    """Hash a secret for storage; 128 random bits need neither salt nor slowness."""
    return hashlib.sha256(secret.encode()).hexdigest()
