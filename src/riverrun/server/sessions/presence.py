"""Who watches a table through other servers, as far as they have said so lately."""

from __future__ import annotations

import time

EXPIRES = 75.0
"""The seconds for which a server's report counts; it is repeated every 30."""


class RemotePresence:
    """What other servers report of one table."""

    def __init__(self) -> None:
        self._reports: dict[str, tuple[frozenset[int], int, float]] = {}

    def set(self, server: str, presence: tuple[list[int], int]) -> bool:
        """Take in a server's report; return whether it changed anything."""
        before = (self.seats(), self.spectators())
        self._reports[server] = (frozenset(presence[0]), presence[1], time.monotonic() + EXPIRES)
        return before != (self.seats(), self.spectators())

    def seats(self) -> frozenset[int]:
        """Return the seats whose people are connected to other servers."""
        return frozenset().union(*(seats for seats, _, _ in self._fresh())) if self._reports else frozenset()

    def spectators(self) -> int:
        """Return how many spectators are connected to other servers."""
        return sum(spectators for _, spectators, _ in self._fresh())

    def _fresh(self) -> list[tuple[frozenset[int], int, float]]:
        at = time.monotonic()
        return [report for report in self._reports.values() if report[2] > at]
