"""A turn's time limit, from minutes to days: since when the seat whose turn it is has been asked, and who is late.

It goes by the times of the log, like everything at a table, so that a server which was down for a day finds the same
deadline. It has nothing to do with the clock of a game that is played against one (`clock.py`); a table has at most one
of the two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Then = Literal["bot", "nothing"]
"""What happens when a turn's time is up: a bot moves for the seat until its turn is over, or it is shown as late."""

SHORTEST = 60
LONGEST = 30 * 24 * 3600
KEPT = 0.1
"""The part of the limit that who takes a move back has at least: without it, a turn may come back that is late."""


@dataclass(frozen=True)
class TurnTime:
    """The time of a turn after some entries of the log."""

    seconds: float | None
    """The limit; None: there is none, and nobody is ever late."""
    since: float
    """When whoever is asked was asked."""
    late: int | None = None
    """The seat whose time was up, until somebody else moves or its person does."""

    def moved(self, seat: int | None, by_person: bool, at: float) -> TurnTime:
        """Return the time after a move. A bot that moves for who is late goes on until another is asked."""
        stands_in = seat is not None and seat == self.late and not by_person
        return replace(self, since=at, late=self.late if stands_in else None)

    def undone(self, since: float, at: float) -> TurnTime:
        """Return the time after moves were taken back, before the first of which somebody was asked `since` then."""
        return replace(self, since=max(since, at - (1 - KEPT) * (self.seconds or 0)), late=None)

    def expired(self, seat: int) -> TurnTime:
        """Return the time after it was up for a seat."""
        return replace(self, late=seat)

    def until(self, seat: int | None) -> float | None:
        """Return when the time of the seat that is asked is up; None: never, or it was up already."""
        return None if self.seconds is None or seat in (None, self.late) else self.since + self.seconds
