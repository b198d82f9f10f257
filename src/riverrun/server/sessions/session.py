"""A session: one live table, its subscribers, and what its present version tells them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Protocol

from riverrun.server.sessions.presence import RemotePresence
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import Projection, Told


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
        self.bots_shortened = False
        """Whether the server is busy, and the bots of this table think for less time than they should."""
        self._local: tuple[Mapping[str, list[int]], frozenset[int]] | None = None
        """Who sits where, and the seats of those who are connected here; None: somebody came or went since."""
        self._projection: Projection | None = None
        """What the present version tells those who watch; None: it is made for the next who is told."""
        self._before: Projection | None = None
        """The last that was made."""

    def local_presence(self) -> tuple[frozenset[int], int]:
        """Return the seats whose people are connected to this server, and the number of spectators here."""
        return self._local_seats(), sum(not self.table.seats_of(one.person) for one in self.subscribers)

    def _local_seats(self) -> frozenset[int]:
        """Return the seats whose people are connected to this server: found once until somebody comes, goes or sits."""
        sitting = self.table.seats_by_person
        if self._local is None or self._local[0] is not sitting:
            people = {subscriber.person for subscriber in self.subscribers} - {None}
            self._local = (sitting, frozenset(seat for person in people for seat in self.table.seats_of(person)))
        return self._local[1]

    def notify(self) -> None:
        """Tell those who watch that the table has a new version."""
        for subscriber in self.subscribers:
            subscriber.notify()

    def notify_presence(self) -> None:
        """Tell those who watch that someone came or went."""
        self._projection = self._local = None
        for subscriber in self.subscribers:
            subscriber.notify_presence()

    def present_seats(self) -> frozenset[int]:
        """Return the seats whose people are connected, through any server."""
        return self._local_seats() | self.remote.seats()

    def spectators(self) -> int:
        """Return how many watch who have no seat, through any server."""
        return self.local_presence()[1] + self.remote.spectators()

    def update_for(
        self, person: str | None, seat: int | None, since: int, now: float, told: Told | None = None
    ) -> tuple[bytes, Told]:
        """Return the encoded update since version `since`, whole or what differs from what was `told`."""
        kept, table = self._projection, self.table
        if kept is None or kept.table is not table:
            kept = self._projection = Projection(table, self.present_seats(), self._before)
            self._before = kept
        return kept.update(person if person in table.people else None, seat, since, now, told)
