"""The clock: who starts a round's timer, pauses and resumes it and ends an interlude, and when nobody may play."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table
from riverrun.server.table.timing.clock import READINGS, Clock


def start(table: Table, person: str | None, seat: int, command: str | None) -> entries.Started:
    """Start the timer of the round that is ready."""
    clock = _clock_of(table, person, seat)
    if clock.phase == "interlude":
        raise RequestError("wrong-stage", Sentence("rr-error-interlude-running"), clock.pace.clause)
    if clock.phase != "ready":
        raise RequestError("wrong-stage", Sentence("rr-error-timer-running"), clock.pace.clause)
    _require_unpaused(clock)
    _require_next(table, seat, clock, "rr-error-starts-timer")
    assert table.turn is not None
    return entries.Started(by=person, seat=table.turn, command=command)


def end_interlude(table: Table, person: str | None, seat: int, command: str | None) -> entries.InterludeEnded:
    """End an interlude that is for talking."""
    clock = _clock_of(table, person, seat)
    if clock.phase != "interlude":
        raise RequestError("wrong-stage", Sentence("rr-error-no-interlude"), clock.pace.clause)
    if clock.timing.quiet is None:
        raise RequestError("not-allowed", Sentence("rr-error-interlude-ends-itself"), clock.pace.clause)
    _require_unpaused(clock)
    _require_next(table, seat, clock, "rr-error-ends-interlude")
    return entries.InterludeEnded(by=person, seat=seat, command=command)


def pause(table: Table, person: str | None, seat: int, command: str | None, reading: bool = False) -> entries.Paused:
    """Pause the clock; for someone who reads the guide it waits a while at any table, with the board in sight."""
    clock = _clock_of(table, person, seat)
    if not (_may_read(table, person) if reading else clock.pace.pausable):
        raise RequestError("not-allowed", Sentence("rr-error-not-pausable"), clock.pace.clause)
    if clock.paused is not None:
        raise RequestError("wrong-stage", Sentence("rr-error-already-paused"), clock.pace.clause)
    return entries.Paused(by=person, seat=seat, reading=reading, command=command)


def _may_read(table: Table, person: str | None) -> bool:
    """Return whether the clock waits for this reader once more: nobody stops a game for ever."""
    waits = (one.entry for one in table.log if isinstance(one.entry, entries.Paused))
    return sum(entry.reading and entry.by == person for entry in waits) < READINGS


def resume(table: Table, person: str | None, seat: int, command: str | None) -> entries.Resumed:
    """Let the clock go on."""
    clock = _clock_of(table, person, seat)
    if clock.paused is None:
        raise RequestError("wrong-stage", Sentence("rr-error-not-paused"), clock.pace.clause)
    return entries.Resumed(by=person, seat=seat, command=command)


def require_playable(table: Table) -> None:
    """Refuse moves while the clock does not let anyone play, with the reason."""
    clock = table.clock
    if clock is None or clock.plays:
        return
    _require_unpaused(clock)
    if clock.phase == "interlude":
        raise RequestError("wrong-stage", Sentence("rr-error-round-over"), clock.pace.clause)
    assert table.turn is not None
    sentence = Sentence("rr-error-timer-not-started", {"player": table.player(table.turn)})
    raise RequestError("wrong-stage", sentence, clock.pace.clause)


def require_visible(table: Table) -> None:
    """Refuse to show anything of a game whose clock is paused."""
    if table.hidden and table.clock is not None:
        _require_unpaused(table.clock)


def _clock_of(table: Table, person: str | None, seat: int) -> Clock:
    preconditions.running(table, person, seat)
    if table.clock is None:
        raise RequestError("wrong-stage", Sentence("rr-error-no-clock"))
    return table.clock


def _require_unpaused(clock: Clock) -> None:
    if clock.paused is not None:
        raise RequestError("wrong-stage", Sentence("rr-error-paused"), clock.pace.clause)


def _require_next(table: Table, seat: int, clock: Clock, code: str) -> None:
    """Refuse anyone but the next player, by the sentence of this code; where that is a bot, anyone may."""
    assert table.turn is not None
    if seat != table.turn and table.seats[table.turn].bot is None:
        raise RequestError("not-your-turn", Sentence(code, {"player": table.player(table.turn)}), clock.pace.clause)
