"""Who looks at a table through other servers, as far as they have said so lately."""

from __future__ import annotations

import time

LATELY = 75.0
"""For how many seconds a server's word counts; it says it again every 30."""


class Presences:
    """What other servers say of one table."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[frozenset[int], int, float]] = {}

    def set(self, server: str, presence: tuple[list[int], int]) -> bool:
        """Takes in what a server says; whether that is news."""
        before = (self.here(), self.watching())
        self._said[server] = (frozenset(presence[0]), presence[1], time.monotonic() + LATELY)
        return before != (self.here(), self.watching())

    def here(self) -> frozenset[int]:
        """The seats whose people look through other servers."""
        return frozenset().union(*(here for here, _, _ in self._fresh()))

    def watching(self) -> int:
        """How many watch through other servers."""
        return sum(watching for _, watching, _ in self._fresh())

    def _fresh(self) -> list[tuple[frozenset[int], int, float]]:
        at = time.monotonic()
        return [said for said in self._said.values() if said[2] > at]
