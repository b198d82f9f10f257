"""Pauses of a table's clock: who may pause, what is kept, and that nobody can study the game meanwhile."""

from __future__ import annotations

import math

import pytest

from riverrun.server import entries, wishes
from riverrun.server.house import Overtaken, as_long_as
from riverrun.server.owed import owed
from riverrun.server.telling import clock as told_clock
from riverrun.server.telling import screen, table_view

from .clocks import expired, left, phase, play, sat, start, then
from .tables import ADA, BOB, CYD, refused


def test_a_clock_is_paused_only_where_the_option_says_so():
    table = start(sat())
    assert refused("not-allowed", wishes.pause, table, ADA, 0, None).clause == "FL-K4"
    refused("wrong-stage", wishes.resume, table, ADA, 0, None)


@pytest.mark.parametrize("where", ["ready", "running", "finishing", "wave"])
def test_a_pause_keeps_the_time_that_is_left(where):
    table = sat(pausable="yes")
    if where != "ready":
        table = start(table)
    if where == "finishing":
        table = play(table, "draw")
    if where in ("finishing", "wave"):
        table = expired(table)
    assert phase(table) == where
    before = left(table)
    assert before is not None
    paused = then(table, 3, wishes.pause(table, BOB, 1, None))
    clock = told_clock(paused, paused.changed)
    assert clock is not None
    assert (clock.phase, clock.until, clock.left) == ("paused", None, pytest.approx(before - 3))
    assert owed(paused, math.inf) is None
    assert paused.bot_to_move is None
    refused("wrong-stage", wishes.pause, paused, ADA, 0, None)
    resumed = then(paused, 1000, wishes.resume(paused, ADA, 0, None))
    assert phase(resumed) == where
    assert left(resumed) == pytest.approx(before - 3)
    refused("wrong-stage", wishes.resume, resumed, ADA, 0, None)


def test_nothing_is_played_started_or_shown_while_it_is_paused():
    running = start(sat(pausable="yes"))
    paused = then(running, 3, wishes.pause(running, BOB, 1, None))
    assert "paused" in refused("wrong-stage", wishes.play, paused, ADA, 0, "draw", paused.version, None).text
    for person, seat in ((ADA, 0), (BOB, 1), (None, None)):
        view = table_view(paused, person, seat, 0, 0.0, ())
        assert bytes(view.view) == b"null"
        assert screen(paused, seat) == ""
        assert bytes(table_view(running, person, seat, 0, 0.0, ()).view) != b"null"
    ready = sat(pausable="yes")
    ready = then(ready, 1, wishes.pause(ready, ADA, 0, None))
    assert "paused" in refused("wrong-stage", wishes.start, ready, ADA, 0, None).text
    assert phase(then(ready, 1, wishes.resume(ready, BOB, 1, None))) == "ready"


def test_who_only_watches_or_has_resigned_does_not_pause():
    table = sat([ADA, BOB, CYD], pausable="yes")
    refused("not-your-seat", wishes.pause, table, "joe", 0, None)
    gone = then(table, 1, wishes.resign(table, BOB, 1, None))
    refused("wrong-stage", wishes.pause, gone, BOB, 1, None)


def test_what_a_bot_has_thought_out_is_not_played_while_the_clock_is_paused():
    table = expired(sat([None, ADA], pausable="yes"))
    move = table.game.move("draw")
    assert as_long_as(table, move)(table) == entries.Moved(seat=0, move="draw")
    paused = then(table, 1, wishes.pause(table, ADA, 1, None))
    with pytest.raises(Overtaken):
        as_long_as(table, move)(paused)
    resumed = then(paused, 1, wishes.resume(paused, ADA, 1, None))
    assert as_long_as(table, move)(resumed)
