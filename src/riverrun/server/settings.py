"""A server's settings: plain data, which travels to its processes as it is."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from riverrun.bots.report import ITERATIONS
from riverrun.kernel.errors import BadOption
from riverrun.server.access.client import LOOPBACK, Proxies

FORWARDED = "X-Forwarded-For"
PROXIES = "FORWARDED_ALLOW_IPS"
"""The environment's variable, uvicorn's, that names the proxies whose header is believed."""
SECRET = "RIVERRUN_SECRET"
"""The environment's variable with the secret that signs people's cookies."""
FORMER_SECRETS = "RIVERRUN_FORMER_SECRETS"
"""The environment's variable with the secrets that signed them before."""


@dataclass(frozen=True)
class Limits:
    """How much one person, one address (and four times that its network) and everyone together may ask."""

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
    waiting_tables: int = 6
    """At how many tables whose game has not begun one person may sit."""
    sockets: int = 64
    """How many websockets one person may hold."""
    address_share: float = 1
    """How many households share an address: what addresses may ask is multiplied by it; 0: they may ask anything."""
    address_burst: float = 400
    """How many requests or messages may come from an address at once."""
    address_rate: float = 120
    """How many a second may go on coming."""
    address_people: float = 12
    """How many new persons may come from an address before each has to wait twice as long as the one before."""
    address_tables_burst: float = 40
    """How many tables may be opened from an address at once."""
    address_tables_rate: float = 0.3
    """How many a second may go on being opened."""
    address_analyses_burst: float = 120
    """How many hints, bots' answers and reports may be asked for from an address at once."""
    address_analyses_rate: float = 3
    """How many a second may go on being asked for."""
    address_sockets: int = 160
    """How many websockets an address may hold."""
    server_people_burst: float = 2000
    """How many new persons a server takes at once."""
    server_people_rate: float = 50
    """How many a second it goes on taking."""
    server_tables_burst: float = 600
    """How many tables a server opens at once."""
    server_tables_rate: float = 10
    """How many a second it goes on opening."""
    server_sockets: int = 20_000
    """How many websockets a server holds."""
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
class LaboratorySettings:
    """Whether people may compare changes of content here, and how long their runs may be."""

    games: int = 4000
    """How many pairs of games a run may have; 0: there is no laboratory."""
    guest_games: int = 500
    """How many for somebody without a name; 0: only people with a name may run anything."""
    runs: int = 24
    """How many runs a server process takes on at once; they play in turns."""


@dataclass(frozen=True)
class Settings:
    """What one server is started with."""

    database: str
    broker: str | None
    base_url: str | None
    """Where people reach it, if that is not what their browsers say: behind a proxy."""
    secret: str
    former_secrets: tuple[str, ...] = ()
    """Secrets that signed before: what they signed still counts."""
    host: str = "127.0.0.1"
    """The address that it listens at."""
    proxy_header: str | None = None
    """The header in which a proxy says whom it asks for; None: no header is believed."""
    proxies: tuple[str, ...] = LOOPBACK
    """The proxies whose header is believed."""
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
    drain: float = 0.0
    """For how many seconds after SIGTERM it serves on, and says by its readiness that it will stop."""
    metrics: Path | None = None
    """Where the processes of a server leave their metrics for one another; None: there is one process."""
    precompile: bool = True
    """Whether the rules are compiled in the background where they are not."""
    limits: Limits = field(default_factory=Limits)
    notifying: NotifyingSettings = field(default_factory=NotifyingSettings)
    laboratory: LaboratorySettings = field(default_factory=LaboratorySettings)

    @property
    def secure(self) -> bool:
        """Whether people reach it by https only."""
        return self.base_url is not None and urlsplit(self.base_url).scheme == "https"


def named_folder(given: Path | None) -> Path:
    """Return the folder of the database and the secret, which may not be there."""
    return given if given is not None else user_data_path("riverrun")


def data_folder(given: Path | None) -> Path:
    """Return the folder of the database and the secret, made if need be."""
    folder = named_folder(given)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise BadOption(f"{folder} cannot be made: {trouble.strerror}. Give another folder with --data.") from None
    return folder


def database_in(folder: Path) -> str:
    """Return the address of the database that a server keeps in its folder unless told otherwise."""
    return f"sqlite:///{folder / 'riverrun.sqlite3'}"


def former_secrets_of() -> tuple[str, ...]:
    """Return the secrets that signed before, from the environment, with spaces between them."""
    given = tuple(os.environ.get(FORMER_SECRETS, "").split())
    if any(len(secret) < 16 for secret in given):
        raise BadOption(f"{FORMER_SECRETS} has a secret that is too short to be one.")
    return given


def secret_of(folder: Path) -> str:
    """Return the secret from the environment, or one that is made once and kept in the data folder."""
    given = os.environ.get(SECRET)
    if given is not None:
        if len(given) < 16:
            raise BadOption(f"{SECRET} is too short to be a secret: give at least 16 signs, better 32 random ones.")
        return given
    path = folder / "secret"
    try:
        if not path.exists():
            make_secret(path)
        kept = path.read_text("ascii").strip()
    except OSError as trouble:
        raise BadOption(f"{path} cannot be written: {trouble.strerror}. Give {SECRET}, or another --data.") from None
    if len(kept) < 16:
        raise BadOption(f"{path} holds no secret; remove it, and a new one is made.") from None
    return kept


def make_secret(path: Path) -> None:
    """Write a new secret for its owner only, whole or not at all; another process's that was quicker is left."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix="secret-")
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32) + "\n")
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        os.unlink(draft)


def base_url_of(text: str | None) -> str | None:
    """Return the checked address at which people reach the server."""
    if text is None:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise BadOption(f"'{text}' is no base URL; give scheme and host, like https://play.example.org.")
    return f"{parts.scheme}://{parts.netloc}"


def proxies_of(header: str | None) -> tuple[str | None, tuple[str, ...]]:
    """Return the header that is believed (where proxies are named, the usual one) and the proxies that may send it."""
    named = os.environ.get(PROXIES)
    trusted = LOOPBACK if named is None else tuple(named.split(","))
    try:
        Proxies(header, trusted)
    except ValueError:
        raise BadOption(f"{PROXIES} is a list of addresses and networks, or *; it is '{named}'.") from None
    if header is not None and (not header.isascii() or not header.replace("-", "").isalnum()):
        raise BadOption(f"'{header}' is no name of a header; --proxy-header is like {FORWARDED}.")
    return header if named is None else header or FORWARDED, trusted
