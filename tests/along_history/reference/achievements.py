"""Phase 8: the counter on the board and Decadence (AH-61 to AH-73, AH-105, AH-106)."""

from __future__ import annotations

from .seat import Asking, Seat


class Achievements(Seat):
    """A move on the board and what it costs."""

    def achievements(self) -> Asking:
        """D12 (AH-61 to AH-66); not in Initiation (AH-90)."""
        table, me = self.table, self.me
        if table.options.initiation:
            return
        spaces = sorted(table.reach(table.turn))
        answer = yield from self.ask("counter", [*("space " + space for space in spaces), "done"])
        if answer == "done":
            return
        me.space = answer.removeprefix("space ")
        counter = table.board.pop(me.space, None)
        if counter is None:
            return
        me.counters.append(counter)
        if table.value(counter) == table.options.final_value(table.options.ages.index(table.age)):
            table.ending = True
        yield from self.decadence()

    def decadence(self) -> Asking:
        """D13 (AH-70 to AH-72, AH-106); a covered card is no longer tilted (AH-100)."""
        uncovered = {built.card: built for built in self.me.uncovered}
        if len(uncovered) < 2:
            return
        slid = yield from self.ask("decadence", uncovered)
        cover = yield from self.ask("cover", [name for name in uncovered if name != slid])
        uncovered[slid].covered_by = cover
        uncovered[slid].tilted = False
