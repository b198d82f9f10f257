"""Pub/sub: a server tells itself, and others over Redis, that a table has changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.channels.subscriber import Subscriber
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import TimeoutError as NoReply

from riverrun.kernel.errors import BadOption

CHANNEL = "riverrun"
STOPPING = 2.0
"""The seconds that what is still to be published may take when the server stops."""

logger = structlog.get_logger()


class Notification(msgspec.Struct, omit_defaults=True):
    """A table has changed: no word of how, since every server reads that from the log."""

    table: str
    version: int
    people: list[str] = []
    """The people whose lobby shows something new."""
    lobby: bool = False
    """Whether everyone's lobby does."""
    presence: tuple[list[int], int] | None = None
    """The seats whose people are connected to the sending server, and its number of spectators."""
    pointing: tuple[int, str | None] | None = None
    """A seat whose person points at something, or no longer does."""
    rewritten: bool = False
    """Whether its log was changed where it stood: a person was deleted."""
    revoked: float | None = None
    """Since when older cookies of these people count no longer."""
    server: str = ""


class PubSub:
    """Publishes notifications and receives them, its own too: one way for one server and for many."""

    def __init__(self, broker: str | None) -> None:
        self.server_id = secrets.token_hex(4)
        self.shared = broker is not None
        """Whether other servers may be subscribed."""
        self._redis = make_redis(broker)
        self._channels = None if self._redis is None else make_channels(self._redis)
        self._open = AsyncExitStack()
        self._own: asyncio.Queue[Notification] = asyncio.Queue()
        """What this server has published: it hears that itself, whatever becomes of the broker."""
        self._receiving: list[asyncio.Task[None]] = []
        self._encoder = msgspec.json.Encoder()

    async def start(self, receive: Callable[[Notification], Awaitable[None]]) -> None:
        """Connect, and hand every notification to `receive`."""
        await self.require_broker()

        async def take(notification: Notification) -> None:
            try:
                await receive(notification)
            except Exception:
                logger.exception("notification failed")

        async def own() -> None:
            while True:
                await take(await self._own.get())

        self._receiving.append(asyncio.create_task(own()))
        if self._channels is not None:
            await self._open.enter_async_context(self._channels)
            subscriber = await self._channels.subscribe([CHANNEL])
            self._receiving.append(asyncio.create_task(self._take_others(subscriber, take)))

    async def _take_others(self, subscriber: Subscriber, take: Callable[[Notification], Awaitable[None]]) -> None:
        """Hand on what other servers publish."""
        decoder = msgspec.json.Decoder(Notification)
        async for event in subscriber.iter_events():
            try:
                notification = decoder.decode(event)
            except msgspec.DecodeError:
                logger.exception("notification failed")
                continue
            if notification.server != self.server_id:
                await take(notification)

    def publish(self, notification: Notification) -> None:
        """Send a notification to every server, this one included: at once, also while the broker is away."""
        notification.server = self.server_id
        self._own.put_nowait(notification)
        if self._channels is not None:
            self._channels.publish(self._encoder.encode(notification), CHANNEL)

    async def ping(self) -> bool:
        """Return whether the broker answers."""
        if self._redis is None:
            return True
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), 2))
        except Exception:
            return False

    async def require_broker(self) -> None:
        """Raise BadOption where the broker does not answer."""
        if not await self.ping():
            raise BadOption("The broker does not answer; start Redis, or give its address with --broker redis://HOST.")

    async def stop(self) -> None:
        """Stop receiving."""
        for task in self._receiving:
            task.cancel()
        await asyncio.gather(*self._receiving, return_exceptions=True)
        with suppress(TimeoutError):  # a broker that is away keeps nobody from stopping
            async with asyncio.timeout(STOPPING):
                await self._open.aclose()
        if self._redis is not None:
            await self._redis.aclose()


def make_redis(broker: str | None) -> Redis | None:
    """Return the Redis of a broker's URL, which is retried for as long as it is away; None: there is no broker."""
    if broker is None:
        return None
    if not broker.startswith(("redis://", "rediss://", "unix://")):
        raise BadOption("A broker is a Redis by its URL: redis://HOST:PORT/NUMBER.")
    again = Retry(ExponentialBackoff(cap=2, base=0.05), retries=1_000_000)
    return Redis.from_url(broker, retry=again, retry_on_error=[NoConnection, NoReply, OSError])


def make_channels(redis: Redis) -> ChannelsPlugin:
    """Return the channels over which servers tell each other."""
    return ChannelsPlugin(backend=RedisChannelsPubSubBackend(redis=redis), channels=[CHANNEL])
