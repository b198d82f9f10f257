"""What follows for a table from its clock and its turns' limit: what is due when, and what nobody may do meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riverrun.server.table.timing.clock import READING, Clock

if TYPE_CHECKING:
    from riverrun.kernel.state import State
    from riverrun.server.table.config import TableConfig
    from riverrun.server.table.seat import Seat
    from riverrun.server.table.timing.absences import Absences
    from riverrun.server.table.timing.turn_limit import TurnTime


class TableTimes:
    """The part of a table that is about time."""

    config: TableConfig
    seats: list[Seat]
    state: State | None
    clock: Clock | None
    turn_time: TurnTime
    absences: Absences
    if TYPE_CHECKING:

        @property
        def stage(self) -> str: ...
        @property
        def turn(self) -> int | None: ...

    @property
    def until(self) -> float | None:
        """When something is due by the clock, or by the limit of a turn; None: nothing is."""
        if self.clock is None:
            return self.turn_ends
        if self.clock.paused is not None:
            return self.clock.paused + READING if self.clock.reading else None
        return self._phase_ends()

    @property
    def due(self) -> float | None:
        """When the server has to store something by itself; None: never. A vote on a seat ends, too."""
        vote = self.absences.vote
        ends = None if vote is None or self.turn is None else vote.ends
        return min((at for at in (self.until, ends) if at is not None), default=None)

    @property
    def late(self) -> bool:
        """Whether the time of whoever is asked was up."""
        return self.turn is not None and self.turn_time.late == self.turn

    @property
    def turn_ends(self) -> float | None:
        """When the time of the person who is asked is up; None: no limit, a bot's turn, or it was up already."""
        person = self.turn is not None and self.seats[self.turn].played_by_person
        return self.turn_time.until(self.turn) if person else None

    @property
    def left(self) -> float | None:
        """How many seconds a paused clock keeps; None: it is not paused, or nothing will be due."""
        ends = self._phase_ends()
        return None if ends is None or self.clock is None or self.clock.paused is None else ends - self.clock.paused

    def _phase_ends(self) -> float | None:
        """Return when the clock's phase ends by itself, or would if it were not paused."""
        if self.clock is None or self.turn is None:
            return None
        return self.clock.until(bot_starts=self.seats[self.turn].bot is not None)

    @property
    def timed(self) -> bool:
        """Whether who is told of it is told the time, too: it has a clock, or turns have a limit."""
        return self.clock is not None or self.config.turn_limit is not None

    @property
    def hidden(self) -> bool:
        """Whether nobody may look at the game now: a paused clock is no time to think."""
        if self.clock is None or self.clock.paused is None or self.clock.reading:
            return False
        return self.stage == "running"

    @property
    def quiet(self) -> str | None:
        """The clause by which nobody may talk now; None: everyone may. Between two rounds everyone may."""
        timing = self.state.timing if self.state is not None and self.stage == "running" else None
        if timing is None:
            return None
        return None if (timing.fresh if self.clock is None else not self.clock.quiet) else timing.quiet
