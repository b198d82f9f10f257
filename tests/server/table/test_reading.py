"""The clock waits for someone who reads the guide: for a while, with the board in sight, until anybody plays on."""

from __future__ import annotations

import pytest

from riverrun.server.access.auth import Person
from riverrun.server.api import messages
from riverrun.server.api.command_handler import entries_for
from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.timing.clock import READING, READINGS
from server.helpers.clocked_tables import expired, left, phase, sat, start, then, told
from server.helpers.tables import ADA, BOB, PEOPLE, refused, told_update, whole


def reading(table: Table, who: str = BOB, after: float = 5.0) -> Table:
    return then(table, after, commands.pause(table, who, PEOPLE.index(who), None, reading=True))


@pytest.mark.parametrize("table", [sat(), start(sat()), expired(start(sat()))], ids=phase)
def test_it_waits_in_every_phase_with_the_board_in_sight_and_keeps_what_was_left(table):
    kept = left(table)
    waiting = reading(table, after=2.0)
    clock = told(waiting)
    assert (clock.phase, clock.reading, clock.until) == (phase(table), True, None)
    assert clock.left == pytest.approx((kept or 0) - 2.0)
    assert not waiting.hidden
    assert told_update(waiting, ADA, 0, 0).view
    assert waiting.bot_to_move is None
    resumed = then(waiting, 30.0, commands.resume(waiting, BOB, 1, None))
    assert left(resumed) == pytest.approx((kept or 0) - 2.0)
    assert not told(resumed).reading


def test_it_waits_for_a_while_only_and_not_for_ever():
    table = reading(start(sat()))
    assert table.until == table.changed + READING
    table = expired(table)
    assert table.log[-1].entry == entries.Resumed(seat=table.turn)
    assert phase(table) == "running"
    table = start(sat())
    for _ in range(READINGS):
        table = reading(table, after=0.01)
        table = then(table, 0.01, commands.resume(table, BOB, 1, None))
    refused("not-allowed", commands.pause, table, BOB, 1, None, True)
    assert isinstance(commands.pause(table, ADA, 0, None, True), entries.Paused)


def test_a_pause_of_the_table_s_own_is_still_only_where_it_is_allowed():
    refused("not-allowed", commands.pause, start(sat()), ADA, 0, None)
    refused("wrong-stage", commands.pause, reading(start(sat())), ADA, 0, None, True)


def test_who_plays_or_starts_lets_it_go_on():
    ready, running = reading(sat()), reading(start(sat()))
    person = Person(ADA, "Ada")
    found = entries_for(ready, person, messages.StartCommand(seat=0))
    assert [type(one) for one in found] == [entries.Resumed, entries.Started]
    found = entries_for(running, person, messages.PlayRequest(seat=0, seen=running.version, move="draw"))
    assert [type(one) for one in found] == [entries.Resumed, entries.Moved]
    played = then(running, 20.0, *found)
    assert (phase(played), told(played).reading) == ("running", False)
    again = Table.from_log(played.id, played.opened, played.config, played.game, played.seed, played.log)
    assert whole(again) == whole(played)


def test_the_journal_says_who_reads():
    item = told_update(reading(start(sat())), ADA, 0, 0).items[-1]
    assert item.sentence is not None
    assert item.sentence.code == "rr-item-reading"
