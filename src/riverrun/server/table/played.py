"""The moves that stand at a table, and a request to take some of them back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class UndoRequest:
    """A request to take back all moves after the first `to`, and the seats whose people have agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class PlayedMove:
    """A move that stands: the number of its entry, the seat (None: the environment) that made it, and since when it
    was asked for, where turns have a limit."""

    number: int
    seat: int | None
    asked: float = 0.0
