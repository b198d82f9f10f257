"""The pauses of a table's clock, by the entries of the log that began and ended them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


class Pauses:
    """Every pause so far, in order."""

    def __init__(self, known: Sequence[tuple[int, int | None]] = ()) -> None:
        self.known = list(known)
        """The entries by which the clock was paused and resumed (None: it still is)."""

    def copy(self) -> Pauses:
        """Return the same pauses, to be added to."""
        return Pauses(self.known)

    def begin(self, number: int) -> None:
        """Note the entry that paused the clock."""
        self.known.append((number, None))

    def end(self, number: int) -> None:
        """Note the entry that resumed it."""
        self.known[-1] = (self.known[-1][0], number)

    def paused_at(self, number: int) -> int | None:
        """Return the entry by which the clock was paused, if it was after entry `number`; None: it was not."""
        if not self.known:
            return None
        place = bisect_right(self.known, number, key=lambda pause: pause[0]) - 1
        if place < 0:
            return None
        paused, resumed = self.known[place]
        return paused if resumed is None or number < resumed else None
