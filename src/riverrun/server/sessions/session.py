"""A session: one live table, its subscribers, and the updates that were encoded for them."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from riverrun.server.sessions.presence import RemotePresence
from riverrun.server.table.projection import encoded_update
from riverrun.server.table.table import Table

CACHED_UPDATES = 64
"""The number of encoded updates kept of one version."""


class Subscriber(Protocol):
    """Someone who watches a table: a websocket."""

    person: str | None

    def notify(self) -> None:
        """The table has a new version."""

    def notify_presence(self) -> None:
        """Someone came or went."""

    def notify_pointing(self, seat: int, text: str | None) -> None:
        """Someone points at something."""


class Session:
    """A table in memory and who watches it."""

    def __init__(self, table: Table, snapshot_version: int) -> None:
        self.table = table
        self.snapshot_version = snapshot_version
        """The version of the last snapshot that was stored."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.remote = RemotePresence()
        self.last_used = time.monotonic()
        self.bot_task: asyncio.Task[None] | None = None
        self._updates: dict[tuple[object, ...], bytes] = {}

    def local_presence(self) -> tuple[frozenset[int], int]:
        """Return the seats whose people are connected to this server, and the number of spectators here."""
        people = {subscriber.person for subscriber in self.subscribers} - {None}
        seats = frozenset(seat for person in people for seat in self.table.seats_of(person))
        return seats, sum(not self.table.seats_of(subscriber.person) for subscriber in self.subscribers)

    def present_seats(self) -> frozenset[int]:
        """Return the seats whose people are connected, through any server."""
        return self.local_presence()[0] | self.remote.seats()

    def spectators(self) -> int:
        """Return how many watch who have no seat, through any server."""
        return self.local_presence()[1] + self.remote.spectators()

    def update_for(self, person: str | None, seat: int | None, since: int, now: float) -> bytes:
        """Return the encoded update since version `since`; who sees the same shares it, unless a clock outdates it."""
        person = person if person in self.table.people else None
        present = self.present_seats()
        key = (self.table.version, person, seat, since, present, self.table.clock and round(now, 1))
        if key not in self._updates:
            if any(other[0] != self.table.version for other in self._updates) or len(self._updates) > CACHED_UPDATES:
                self._updates.clear()
            self._updates[key] = encoded_update(self.table, person, seat, since, now, present)
        return self._updates[key]
