"""Notes: how servers tell each other that a table has changed, over Litestar's channels (memory or Redis)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import TimeoutError as NoAnswer

from riverrun.kernel.errors import BadOption

CHANNEL = "riverrun"

logger = structlog.get_logger()


class Note(msgspec.Struct, omit_defaults=True):
    """A table has changed: no word of how, since every server reads that from the log."""

    table: str
    version: int
    people: list[str] = []
    """The people whom it concerns: the lobby shows them something new."""
    lobby: bool = False
    """Whether it concerns everyone in the lobby."""
    presence: tuple[list[int], int] | None = None
    """The seats whose people are here, and how many watch, on the server that sends it."""
    pointing: tuple[int, str | None] | None = None
    """A seat whose person points at something, or no longer does."""
    server: str = ""


class Notes:
    """Publishes notes and hears them, its own too: one way for one server and for many."""

    def __init__(self, broker: str | None) -> None:
        self.server = secrets.token_hex(4)
        self.shared = broker is not None
        """Whether other servers may hear them."""
        self.broker = broker
        self._redis = make_redis(broker)
        self._channels = ChannelsPlugin(backend=make_backend(self._redis), channels=[CHANNEL])
        self._open = AsyncExitStack()
        self._hearing: asyncio.Task[None] | None = None
        self._encoder = msgspec.json.Encoder()

    async def start(self, hear: Callable[[Note], Awaitable[None]]) -> None:
        """Connects, and hands every note to `hear`."""
        await self._check()
        await self._open.enter_async_context(self._channels)
        subscriber = await self._channels.subscribe([CHANNEL])
        decoder = msgspec.json.Decoder(Note)

        async def listen() -> None:
            async for event in subscriber.iter_events():
                try:
                    await hear(decoder.decode(event))
                except Exception:
                    logger.exception("a note was not understood")

        self._hearing = asyncio.create_task(listen())

    def publish(self, note: Note) -> None:
        """Sends a note to every server, this one included."""
        note.server = self.server
        self._channels.publish(self._encoder.encode(note), CHANNEL)

    async def answers(self) -> bool:
        """Whether the broker answers."""
        if self._redis is None:
            return True
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), 2))
        except Exception:
            return False

    async def _check(self) -> None:
        if not await self.answers():
            raise BadOption("The broker does not answer; start Redis, or give its address with --broker redis://HOST.")

    async def stop(self) -> None:
        """Stops hearing."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        await self._open.aclose()
        if self._redis is not None:
            await self._redis.aclose()


def make_redis(broker: str | None) -> Redis | None:
    """The Redis of a broker's URL, which is tried again for as long as it is away; None: there is no broker."""
    if broker is None:
        return None
    if not broker.startswith(("redis://", "rediss://", "unix://")):
        raise BadOption("A broker is a Redis by its URL: redis://HOST:PORT/NUMBER.")
    again = Retry(ExponentialBackoff(cap=2, base=0.05), retries=1_000_000)
    return Redis.from_url(broker, retry=again, retry_on_error=[NoConnection, NoAnswer, OSError])


def make_backend(redis: Redis | None) -> ChannelsBackend:
    """The backend of the channels: memory, or Redis."""
    return MemoryChannelsBackend() if redis is None else RedisChannelsPubSubBackend(redis=redis)
