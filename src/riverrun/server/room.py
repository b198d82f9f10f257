"""A room: one table in memory, those who look at it, and what each pair of eyes was told of it last."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from riverrun.server.presence import Presences
from riverrun.server.table import Table
from riverrun.server.telling import tell


class Listener(Protocol):
    """Someone who looks at a table."""

    person: str | None

    def ring(self) -> None:
        """There is something new to tell."""

    def ring_presence(self) -> None:
        """Someone came or went."""

    def ring_pointing(self, seat: int, text: str | None) -> None:
        """Someone points at something."""


class Room:
    """A table in memory and who looks at it."""

    def __init__(self, table: Table, kept: int) -> None:
        self.table = table
        self.kept = kept
        """How many entries the last snapshot holds."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presences = Presences()
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self._told: dict[tuple[object, ...], bytes] = {}

    def here(self) -> frozenset[int]:
        """The seats whose people are looking."""
        people = {listener.person for listener in self.listeners} - {None}
        local = {seat for person in people for seat in self.table.seats_of(person)}
        return frozenset(local | self.presences.here())

    def watching(self) -> int:
        """How many look who do not sit here."""
        return sum(not self.table.seats_of(listener.person) for listener in self.listeners) + self.presences.watching()

    def tell(self, person: str | None, seat: int | None, since: int, now: float) -> bytes:
        """What these eyes are told; those who see the same share one telling, unless a clock makes it too old."""
        person = person if person in self.table.people else None
        here = self.here()
        asked = (self.table.version, person, seat, since, here, self.table.clock and round(now, 1))
        if asked not in self._told:
            if any(key[0] != self.table.version for key in self._told) or len(self._told) > 64:
                self._told.clear()
            self._told[asked] = tell(self.table, person, seat, since, now, here)
        return self._told[asked]
