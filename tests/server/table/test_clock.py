"""The clock of a table: its phases and deadlines, as the log says them."""

from __future__ import annotations

import math
import random
from collections import Counter

import msgspec
import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.server.storage import stored_entries
from riverrun.server.table import commands, entries
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.table import Table
from riverrun.server.table.telling.info import clock_info
from riverrun.server.table.telling.projection import encoded_update
from riverrun.server.table.timing.clock import CHOOSING, FINISHING, INTERLUDE, READY
from riverrun.server.table.timing.timeouts import due_entry
from server.helpers.clocked_tables import (
    QUIET,
    ROUND,
    anything,
    choosing,
    expired,
    flow,
    holding,
    left,
    phase,
    play,
    sat,
    start,
    then,
)
from server.helpers.tables import ADA, BOB, PEOPLE, refused, seated, wandering, whole


def test_a_round_is_ready_until_its_first_player_starts_the_timer():
    table = sat()
    assert (phase(table), left(table), table.turn) == ("ready", READY, 0)
    why = refused("wrong-stage", commands.play, table, ADA, 0, "draw", table.version, None)
    assert why.sentence == Sentence("rr-error-timer-not-started", {"player": Ref("player", 0, name="Ada")})
    assert refused("not-your-turn", commands.start, table, BOB, 1, None).clause == "FL-K4"
    refused("not-your-seat", commands.start, table, BOB, 0, None)
    running = start(table)
    assert (phase(running), left(running)) == ("running", ROUND)
    assert play(running, "draw").moves
    refused("wrong-stage", commands.start, running, ADA, 0, None)


@pytest.mark.parametrize("seconds", ["45", "60", "90"])
def test_the_option_says_how_long_a_round_lasts(seconds):
    table = start(sat(clock=seconds))
    assert left(table) == float(seconds)
    assert due_entry(table, (table.until or 0) + 0.001) == entries.Moved(seat=None, move="tide")


def test_moves_do_not_change_the_deadline():
    table = start(sat())
    deadline = table.until
    table = play(play(table, "draw", 7), anything(play(table, "draw"), "place"), 8)
    assert (phase(table), table.until, table.turn) == ("running", deadline, 1)


def test_who_has_not_acted_loses_the_turn_and_the_next_is_ready_after_the_interlude():
    table = expired(start(sat()))
    assert (phase(table), left(table), table.turn) == ("interlude", INTERLUDE, 1)
    assert table.log[-1].entry == entries.Moved(seat=None, move="tide")
    why = refused("wrong-stage", commands.play, table, BOB, 1, "draw", table.version, None)
    assert why.sentence.code == "rr-error-round-over"
    refused("wrong-stage", commands.start, table, BOB, 1, None)
    refused("not-allowed", commands.end_interlude, table, BOB, 1, None)
    table = expired(table)
    assert (phase(table), table.log[-1].entry) == ("ready", entries.InterludeEnded())


def test_what_was_begun_is_finished_after_the_time_is_up():
    table = play(start(sat()), "draw", 59)
    seen = table.version
    late = expired(table)
    assert (phase(late), left(late), late.turn) == ("finishing", FINISHING, 0)
    done = then(late, 5, commands.play(late, ADA, 0, anything(late, "place"), seen, None))
    assert (phase(done), done.turn) == ("interlude", 1)


def test_the_time_to_finish_is_not_prolonged_by_a_part_of_it():
    table = holding("current")
    table = expired(play(table, "play current"))
    aimed = play(table, anything(table, "aim"), 5)
    assert (phase(aimed), aimed.until) == ("finishing", table.until)


def test_in_calm_waters_a_die_is_chosen_first():
    table = choosing()
    assert (phase(table), left(table)) == ("choosing", CHOOSING)
    assert phase(play(table, "die black", 3)) == "interlude"


def test_before_the_first_round_the_boat_is_turned_without_a_clock():
    table = sat(scenarios="single-path")
    assert (phase(table), table.until) == ("choosing", None)
    table = play(table, anything(table, "face"), 500)
    assert (phase(table), left(table)) == ("ready", READY)


def test_a_won_or_lost_game_has_no_phase_any_more():
    table = start(sat([ADA], pausable="yes"))
    rng = random.Random(5)
    while table.stage == "running":
        assert table.state is not None
        clock = table.clock
        assert clock is not None
        table = play(table, table.game.text(rr.random_move(table.state, rng))) if clock.plays else expired(table)
        if table.changed > (table.until or math.inf):
            table = expired(table)
    assert (phase(table), table.until, table.ended) == ("over", None, "played")
    refused("wrong-stage", commands.start, table, ADA, 0, None)
    refused("wrong-stage", commands.pause, table, ADA, 0, None)


def test_a_table_without_the_option_has_no_clock():
    table = seated([ADA, BOB], of=rr.game("flow", 2))
    assert (table.clock, table.until, clock_info(table, 0.0)) == (None, None, None)
    assert due_entry(table, math.inf) is None
    for wish in (commands.start, commands.pause, commands.resume, commands.end_interlude):
        refused("wrong-stage", wish, table, ADA, 0, None)


def test_nothing_is_taken_back_where_a_clock_runs():
    table = play(start(sat()), "draw")
    assert table.state is not None
    table = play(table, anything(table, "place"))
    assert refused("not-allowed", commands.request_undo, table, ADA, 0, None).clause == "FL-K4"
    assert commands.undo_offer(table, ADA) == (0, 0, None)


@pytest.mark.parametrize(
    "of", [flow(1), flow(2), flow(3, pausable="yes"), flow(6, **QUIET), flow(4, clock="45")], ids=repr
)
def test_a_clock_is_what_the_log_says(of):
    seen: Counter[str] = Counter()
    for seed in range(3):
        for wandered in wandering(seated(PEOPLE[: of.players], seed=seed, of=of), seed, 150):
            table = wandered
            seen[phase(table)] += 1
        stored = [LogEntry(one.number, one.at, stored_entries.decode(entries.encode(one.entry))) for one in table.log]
        snapshot = None if table.state is None else (table.version, table.state.copy())
        for kept in (None, snapshot):
            again = Table.from_log(table.id, table.opened, table.config, of, table.seed, stored, kept)
            assert (whole(again), again.clock, again.until) == (whole(table), table.clock, table.until)
            assert encoded_update(again, ADA, 0, 0) == encoded_update(table, ADA, 0, 0)
    assert {"ready", "running", "finishing", "interlude"} <= set(seen)


def test_a_toy_with_other_rounds_has_the_same_clock():
    table = seated([ADA, BOB], of=Game(RAFT, 2, {"timer": "yes"}))
    assert (phase(table), left(table)) == ("ready", READY)
    table = start(table)
    assert left(table) == 30.0
    asking = play(table, anything(table, "ask"))
    assert (phase(asking), asking.until) == ("choosing", None)
    assert phase(play(asking, "no")) == "interlude"
    assert phase(expired(table)) == "interlude"


def test_the_message_has_the_shape_that_pages_know():
    clock = msgspec.to_builtins(clock_info(start(sat(pausable="yes")), 1234.5))
    assert clock == {
        "phase": "running",
        "now": 1234.5,
        "until": pytest.approx(1000 + 3 + ROUND),
        "left": None,
        "seconds": ROUND,
        "starter": None,
        "quiet": False,
        "pausable": True,
        "reading": False,
    }
