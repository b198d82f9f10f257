"""A server's settings: plain data, which travels to its processes as it is."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from riverrun.bots.report import ITERATIONS
from riverrun.kernel.errors import BadOption

SECRET = "RIVERRUN_SECRET"
"""The environment's variable with the secret that signs people's cookies."""


@dataclass(frozen=True)
class Limits:
    """How much one client may ask."""

    body: int = 64 << 10
    """The largest request body, in bytes."""
    message: int = 8 << 10
    """The largest websocket message, in bytes."""
    burst: float = 60
    """How many requests or messages a person may send at once."""
    rate: float = 20
    """How many a second they may go on sending."""
    tables_burst: float = 20
    """How many tables a person may open at once."""
    tables_rate: float = 0.1
    """How many a second they may go on opening."""
    analyses_burst: float = 40
    """How many hints, bots' answers and reports a person may ask for at once."""
    analyses_rate: float = 1
    """How many a second they may go on asking for."""
    sockets: int = 64
    """How many websockets one person may hold."""
    heartbeat: float = 20
    """How many seconds lie between two heartbeats of a websocket; one that misses the next is closed."""


@dataclass(frozen=True)
class NotifyingSettings:
    """Whether and how people who are away are told that it is their turn, or that a game is over."""

    push: bool = True
    """Whether people may have notifications sent to their devices."""
    push_key: str | None = None
    """The private key in base64url; None: one is made at first use and kept in the database."""
    push_contact: str | None = None
    """Where push services reach whoever runs the server: mailto:... or https://..."""
    webhooks: bool = True
    """Whether tables may have webhooks."""
    delay: float = 15.0
    """The seconds for which somebody has to be away before they are told: who comes back sooner has seen it."""


@dataclass(frozen=True)
class Settings:
    """What one server is started with."""

    database: str
    broker: str | None
    base_url: str | None
    """Where people reach it, if that is not what their browsers say: behind a proxy."""
    secret: str
    host: str = "127.0.0.1"
    """The address that it listens at."""
    packs: Path | None = None
    """A folder of content packs that tables may be opened with."""
    bot_processes: int = 1
    """The size of the worker pool that chooses bots' moves and analyses."""
    deadline: float = 10.0
    """How many seconds a bot may think."""
    clock_pause: float = 2.0
    """How many seconds a bot waits before it moves where a clock runs: about as long as a person does."""
    pause: float = 0.4
    """How many seconds a bot waits before it moves, so that people can follow."""
    hint_seconds: float = 1.0
    """How many seconds a hint is thought about."""
    report_iterations: int = ITERATIONS
    """How many iterations each decision gets in the report on a finished game; 0: no reports are made."""
    idle: float = 600.0
    """After how many seconds a table that nobody looks at is dropped from memory."""
    precompile: bool = True
    """Whether the rules are compiled in the background where they are not."""
    limits: Limits = field(default_factory=Limits)
    notifying: NotifyingSettings = field(default_factory=NotifyingSettings)

    @property
    def secure(self) -> bool:
        """Whether people reach it by https only."""
        return self.base_url is not None and urlsplit(self.base_url).scheme == "https"


def data_folder(given: Path | None) -> Path:
    """Return the folder of the database and the secret, made if need be."""
    folder = given if given is not None else user_data_path("riverrun")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise BadOption(f"{folder} cannot be made: {trouble.strerror}. Give another folder with --data.") from None
    return folder


def secret_of(folder: Path) -> str:
    """Return the secret from the environment, or one that is made once and kept in the data folder."""
    given = os.environ.get(SECRET)
    if given is not None:
        if len(given) < 16:
            raise BadOption(f"{SECRET} is too short to be a secret: give at least 16 signs, better 32 random ones.")
        return given
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        kept = path.read_text("ascii").strip()
        if len(kept) < 16:
            raise BadOption(f"{path} holds no secret; remove it, and a new one is made.") from None
        return kept
    except OSError as trouble:
        raise BadOption(f"{path} cannot be written: {trouble.strerror}. Give {SECRET}, or another --data.") from None
    secret = secrets.token_hex(32)
    with os.fdopen(handle, "w") as file:
        file.write(secret + "\n")
    return secret


def base_url_of(text: str | None) -> str | None:
    """Return the checked address at which people reach the server."""
    if text is None:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise BadOption(f"'{text}' is no base URL; give scheme and host, like https://play.example.org.")
    return f"{parts.scheme}://{parts.netloc}"
