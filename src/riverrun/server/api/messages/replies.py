"""What the server answers and tells besides tables: acknowledgements, refusals, presence, its own status."""

from __future__ import annotations

import msgspec

from riverrun.kernel.language.sentences import HasSentence, Sentence
from riverrun.server.api.messages.fields import ErrorCode


class CompileStatus(msgspec.Struct, frozen=True):
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
    """Whether the database takes a write."""
    broker: bool
    """Whether the broker answers, or there is none."""
    warming: CompileStatus
    tables: int
    """Tables in memory."""
    sockets: int
    disk: bool = True
    """Whether the disk of the database can be written to."""
    page: bool = True
    """Whether all files of the page are there."""
    draining: bool = False
    """Whether it is about to stop: it serves on for a moment, but nobody new shall come."""
    failing: list[Sentence] = []
    """What keeps the server from serving, each in a sentence; empty where `ok`."""


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """What was asked is stored, as the entry of this number."""

    version: int
    id: str | None = None


class Refused(HasSentence, frozen=True, tag_field="type", tag="refused"):
    """What was asked was not done, and why; nothing has changed."""

    error: ErrorCode
    sentence: Sentence
    clause: str | None = None
    version: int | None = None
    id: str | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The table's version: a client that has an older one looks again."""

    version: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats' people are looking, how many watch, and how far the rules are compiled."""

    here: list[int]
    watching: int
    warming: CompileStatus
    bots_shortened: bool = False
    """Whether the server is busy, and the bots of this table think for less time than they should."""


class Pointing(msgspec.Struct, frozen=True, tag_field="type", tag="pointing"):
    """What somebody else at the table points at; None: they no longer do."""

    seat: int
    text: str | None


class Bye(HasSentence, frozen=True, tag_field="type", tag="bye"):
    """The server goes down in good order: come back in a moment."""

    sentence: Sentence


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message of a socket: which page this server serves. A page of another build loads itself anew."""

    build: str
    """The content of the document's `<meta name="riverrun-build">`; empty where no page is built."""
    version: str
    """The server's version."""
