"""The clock: who starts a round's timer, pauses it, lets it go on and ends a wave, and when it lets nobody play."""

from __future__ import annotations

from riverrun.server import entries
from riverrun.server.clock import Clock
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must


def start(table: Table, person: str | None, seat: int, command: str | None) -> entries.Started:
    """Starts the timer of the round that is ready."""
    clock = _must_have_clock(table, person, seat)
    if clock.phase == "wave":
        raise Refuse("wrong-stage", "The wave is still on; the timer is started after it.", clock.pace.clause)
    if clock.phase != "ready":
        raise Refuse("wrong-stage", "The timer has been started already.", clock.pace.clause)
    _must_go_on(clock)
    _must_be_next(table, seat, clock, "starts the timer")
    assert table.turn is not None
    return entries.Started(by=person, seat=table.turn, command=command)


def end_wave(table: Table, person: str | None, seat: int, command: str | None) -> entries.Calmed:
    """Ends a wave that is for talking."""
    clock = _must_have_clock(table, person, seat)
    if clock.phase != "wave":
        raise Refuse("wrong-stage", "There is no wave now.", clock.pace.clause)
    if clock.timing.quiet is None:
        raise Refuse("not-allowed", "This wave ends by itself.", clock.pace.clause)
    _must_go_on(clock)
    _must_be_next(table, seat, clock, "ends the wave")
    return entries.Calmed(by=person, seat=seat, command=command)


def pause(table: Table, person: str | None, seat: int, command: str | None) -> entries.Paused:
    """Pauses the clock."""
    clock = _must_have_clock(table, person, seat)
    if not clock.pace.pausable:
        raise Refuse("not-allowed", "This table's clock cannot be paused.", clock.pace.clause)
    if clock.paused is not None:
        raise Refuse("wrong-stage", "The clock is paused already.", clock.pace.clause)
    return entries.Paused(by=person, seat=seat, command=command)


def resume(table: Table, person: str | None, seat: int, command: str | None) -> entries.Resumed:
    """Lets the clock go on."""
    clock = _must_have_clock(table, person, seat)
    if clock.paused is None:
        raise Refuse("wrong-stage", "The clock is not paused.", clock.pace.clause)
    return entries.Resumed(by=person, seat=seat, command=command)


def must_let_play(table: Table) -> None:
    """Refuses moves while the clock does not let anyone play, with the reason."""
    clock = table.clock
    if clock is None or clock.plays:
        return
    _must_go_on(clock)
    if clock.phase == "wave":
        raise Refuse("wrong-stage", "The round is over: the timer ran out.", clock.pace.clause)
    next = table.called(table.turn)
    raise Refuse("wrong-stage", f"The timer has not been started: {next} starts it.", clock.pace.clause)


def must_be_shown(table: Table) -> None:
    """Refuses to tell anything of a game whose clock is paused."""
    if table.hidden and table.clock is not None:
        _must_go_on(table.clock)


def _must_have_clock(table: Table, person: str | None, seat: int) -> Clock:
    must.run(table, person, seat)
    if table.clock is None:
        raise Refuse("wrong-stage", "This table has no clock.")
    return table.clock


def _must_go_on(clock: Clock) -> None:
    if clock.paused is not None:
        raise Refuse("wrong-stage", "The clock is paused: resume it first.", clock.pace.clause)


def _must_be_next(table: Table, seat: int, clock: Clock, does: str) -> None:
    """The next player may, and anyone if that is a bot."""
    assert table.turn is not None
    if seat != table.turn and table.seats[table.turn].bot is None:
        raise Refuse("not-your-turn", f"{table.called(table.turn)} {does}.", clock.pace.clause)
