"""Pub/sub: servers tell each other that a table has changed, over Redis; what a server says it hears itself at once.

So a broker that is slow or away delays nobody at the server at which something happened.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import msgspec
import structlog
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ConnectionError as NoConnection
from redis.exceptions import TimeoutError as NoReply

from riverrun.kernel.errors import BadOption

CHANNEL = "riverrun"

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
    server: str = ""


class PubSub:
    """Publishes notifications and receives them, its own too."""

    def __init__(self, broker: str | None) -> None:
        self.server_id = secrets.token_hex(4)
        self.shared = broker is not None
        """Whether other servers may be subscribed."""
        self._redis = make_redis(broker)
        self._channels = make_channels(self._redis)
        self._open = AsyncExitStack()
        self._own: asyncio.Queue[Notification] = asyncio.Queue()
        self._receiving: list[asyncio.Task[None]] = []
        self._encoder = msgspec.json.Encoder()

    async def start(self, receive: Callable[[Notification], Awaitable[None]]) -> None:
        """Connect, and hand every notification to `receive`."""
        await self.require_broker()

        async def hand_over(notifications: AsyncIterator[Notification]) -> None:
            async for notification in notifications:
                try:
                    await receive(notification)
                except Exception:
                    logger.exception("notification failed")

        self._receiving = [asyncio.create_task(hand_over(self._own_notifications()))]
        if self._channels is not None:
            await self._open.enter_async_context(self._channels)
            subscriber = await self._channels.subscribe([CHANNEL])
            self._receiving.append(asyncio.create_task(hand_over(self._others_notifications(subscriber))))

    async def _own_notifications(self) -> AsyncIterator[Notification]:
        while True:
            yield await self._own.get()

    async def _others_notifications(self, subscriber: Subscriber) -> AsyncIterator[Notification]:
        decoder = msgspec.json.Decoder(Notification)
        async for event in subscriber.iter_events():
            try:
                notification = decoder.decode(event)
            except msgspec.DecodeError:
                logger.exception("notification failed")
                continue
            if notification.server != self.server_id:
                yield notification

    def publish(self, notification: Notification) -> None:
        """Send a notification to every server, this one included."""
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


def make_channels(redis: Redis | None) -> ChannelsPlugin | None:
    """Return the channel to the other servers; None: there are none."""
    return None if redis is None else ChannelsPlugin(RedisChannelsPubSubBackend(redis=redis), channels=[CHANNEL])
