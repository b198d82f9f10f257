"""A table's clock: which phase a round is in and until when, as the log says. It has no time of its own.

A round is ready until somebody starts the timer, runs until its time is up, is finished by whoever had begun something,
asks for what its end asks for, and ends in an interlude, in which players look at what has happened; then the next
is ready. Every step is an entry of the log or follows from one, with its time, so that any server finds the same phase
and the same deadline.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from riverrun.kernel.timing import Pace, Timing

Phase = Literal["ready", "running", "finishing", "choosing", "interlude"]

READY = 15.0
"""The seconds after which a round starts by itself."""
BOT_READY = 3.0
"""The seconds after which a bot starts a round that begins with it."""
FINISHING = 20.0
"""The seconds to finish what was begun in time."""
CHOOSING = 10.0
"""The seconds for each choice at the end of a round."""
INTERLUDE = 4.0
"""The seconds for which the end of a round is shown."""
READING = 90.0
"""The most seconds for which the clock waits for someone who reads the guide."""
READINGS = 20
"""How often in a game it waits for the same person: more often than a guide has tips."""
TALKING = 60.0
"""The most seconds of an interlude in which players may talk, where they may at no other time."""


@dataclass(frozen=True)
class Clock:
    """The clock after some entries of the log."""

    pace: Pace
    timing: Timing
    """Where the position stands."""
    phase: Phase
    since: float
    """When the phase began; each pause puts it off."""
    paused: float | None = None
    """When it was paused."""
    reading: bool = False
    """Whether it is paused because someone reads the guide: for a while only, and the board stays in sight."""
    acted: bool = True
    """Whether a person has acted in the round, or in the last one while the next is ready: if nobody is there, no round
    starts by itself."""

    @staticmethod
    def begun(pace: Pace, timing: Timing, at: float) -> Clock:
        """Return the clock of a game that begins."""
        return Clock(pace, timing, "choosing" if timing.stands == "free" else "ready", at)

    def moved(self, timing: Timing, at: float, by_person: bool) -> Clock:
        """Return the clock after a move; the next phase follows from where the position stands then."""
        phase = self._next_phase(timing)
        since = self.since if phase == self.phase != "choosing" else at
        return replace(self, timing=timing, phase=phase, since=since, acted=self.acted or by_person)

    def _next_phase(self, timing: Timing) -> Phase:
        if timing.rounds > self.timing.rounds:
            return "interlude"
        match timing.stands:
            case "late":
                return "finishing"
            case "choosing" | "free":
                return "choosing"
            case "idle" | "begun":
                return "running" if self.phase == "running" else "ready"

    def started(self, at: float) -> Clock:
        """Return the clock after the timer was started."""
        return replace(self, phase="running", since=at, acted=False)

    def interlude_ended(self, at: float) -> Clock:
        """Return the clock after an interlude."""
        return replace(self, phase="ready", since=at)

    def stopped(self, at: float, reading: bool = False) -> Clock:
        """Return the paused clock: the time that is left is kept."""
        return replace(self, paused=at, reading=reading)

    def resumed(self, at: float) -> Clock:
        """Return the clock that goes on with the time that was left."""
        assert self.paused is not None
        return replace(self, since=self.since + at - self.paused, paused=None, reading=False)

    @property
    def plays(self) -> bool:
        """Whether moves may be made."""
        return self.paused is None and self.phase in ("running", "finishing", "choosing")

    @property
    def quiet(self) -> bool:
        """Whether players may not talk now; a pause is no time to talk, or it would make an interlude longer."""
        return self.timing.quiet is not None and (self.phase != "interlude" or self.paused is not None)

    def until(self, bot_starts: bool) -> float | None:
        """Return when the phase ends by itself, if nobody does anything and nobody pauses it; None: never."""
        match self.phase:
            case "running":
                return self.since + self.pace.seconds
            case "finishing":
                return self.since + FINISHING
            case "choosing":
                return self.since + CHOOSING if self.timing.stands == "choosing" else None
            case "interlude":
                return self.since + (INTERLUDE if self.timing.quiet is None else TALKING)
            case "ready":
                return self.since + (BOT_READY if bot_starts else READY) if self.acted else None
