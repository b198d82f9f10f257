"""The projection reads what is new, however long a table's log is; and the text screen only when it is asked for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from riverrun.kernel.state import State
from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import text_screen
from server.helpers.clocked_tables import QUIET, expired, play, sat, start, then
from server.helpers.tables import ADA, BOB, after, moved, seated, told_update


class Read(list[Any]):
    """A list that counts how many of its items are read."""

    count = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        self.count += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self) -> Any:
        self.count += len(self)
        return super().__iter__()

    def __reversed__(self) -> Any:
        self.count += len(self)
        return super().__reversed__()


def chatted(table: Table, count: int) -> Table:
    """The table after some talk."""
    return after(table, *(entries.Said(by=ADA, seat=0, text=f"{number}") for number in range(count)))


@pytest.mark.parametrize("clock", [False, True])
def test_an_update_reads_the_entries_that_are_new_and_not_the_whole_log(clock):
    table = chatted(start(sat(pausable="yes")) if clock else seated([ADA, BOB]), 300)
    rng = random.Random(3)
    for _ in range(3):
        table = play(table, rng.choice(table.state.legal_texts())) if clock else moved(table, rng)
    table.log, table.moves = Read(table.log), Read(table.moves)
    update = told_update(table, ADA, 0, table.version - 2)
    assert [item.number for item in update.items] == [table.version - 1, table.version]
    assert table.log.count + table.moves.count < 20


def test_a_move_is_told_by_its_events_and_one_that_was_taken_back_is_not():
    table, rng = seated([ADA, None]), random.Random(1)
    while table.turn != 0:
        table = moved(table, rng)
    before = moved(table, rng)
    item = told_update(before, None, None, before.version - 1).items[0]
    assert item.events == before.state.events(None, len(before.moves) - 1, len(before.moves))
    back = after(before, commands.request_undo(before, ADA, 0, None))
    items = told_update(back, None, None, before.version - 1).items
    assert (items[0].events, items[1].undone) == ([], [before.version])


def paused_by_hand(table: Table, number: int) -> int | None:
    """The entry by which the clock was paused after entry `number`, found by walking."""
    found = None
    for one in table.log[:number]:
        if isinstance(one.entry, entries.Paused):
            found = one.number
        if isinstance(one.entry, entries.Resumed):
            found = None
    return found


def test_when_a_clock_was_paused_is_known_of_every_entry():
    table = start(sat(pausable="yes", **QUIET))
    for _ in range(2):
        table = then(table, 1, commands.pause(table, ADA, 0, None))
        table = then(table, 1, commands.resume(table, BOB, 1, None))
        table = expired(table) if table.until is not None else table
    table = then(table, 1, commands.pause(table, ADA, 0, None))
    assert [table.pauses.paused_at(number) for number in range(table.version + 1)] == [
        paused_by_hand(table, number) for number in range(table.version + 1)
    ]


def test_no_update_makes_the_text_screen(monkeypatch):
    table, made = moved(seated([ADA, BOB]), random.Random(1)), []
    monkeypatch.setattr(State, "screen", lambda state, seat=None: made.append(seat) or "screen")
    told_update(table, ADA, 0, 0)
    assert made == []
    assert (text_screen(table, 0), made) == ("screen", [0])
