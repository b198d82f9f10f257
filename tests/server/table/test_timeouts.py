"""What a table's clock owes: rounds that start by themselves, and moves made for the slow."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.timing.clock import BOT_READY, READY
from riverrun.server.table.timing.timeouts import due_entry
from server.helpers.clocked_tables import choosing, expired, holding, left, phase, play, sat, start, start_by, then
from server.helpers.tables import ADA


def test_what_is_due_is_due_after_the_deadline_and_not_at_it():
    for table in (sat(), start(sat()), expired(start(sat())), expired(play(start(sat()), "draw")), choosing()):
        assert table.until is not None
        assert due_entry(table, table.until) is None
        assert due_entry(table, table.until + 0.001) is not None


def test_a_round_starts_by_itself_but_not_after_one_in_which_no_person_acted():
    table = expired(sat())
    assert (phase(table), table.log[-1].entry) == ("running", entries.Started(seat=0))
    table = expired(expired(table))
    assert (phase(table), table.until) == ("ready", None)
    table = expired(expired(play(start(table, 1000), "draw", 55)))
    assert phase(table) == "interlude"
    table = expired(table)
    assert (phase(table), left(table)) == ("ready", READY)


def test_a_bot_starts_its_round_itself_unless_no_person_is_there():
    table = sat([None, ADA])
    assert left(table) == BOT_READY
    table = expired(table)
    assert table.log[-1].entry == entries.Started(seat=0)
    assert table.bot_to_move is not None
    gone = expired(expired(table))
    assert (phase(gone), gone.turn, gone.bot_to_move) == ("ready", 1, None)
    gone = expired(expired(start_by(gone, ADA, 1)))
    assert (gone.turn, gone.until) == (0, None)
    assert phase(start_by(gone, ADA, 1)) == "running"


def test_a_bots_acts_do_not_count_as_a_persons():
    table = expired(sat([None, ADA]))
    assert table.state is not None
    table = then(table, 1, commands.play_for_bot(table, table.game.move("draw")))
    table = expired(expired(table))
    assert phase(table) == "interlude"
    assert expired(table).until is None


@pytest.mark.parametrize("seed", range(12))
def test_a_slow_player_is_helped_by_seeded_chance_and_never_trades(seed):
    table = expired(play(start(sat(seed=seed)), "draw"))
    helped = expired(table)
    entry = helped.log[-1].entry
    assert isinstance(entry, entries.Moved)
    assert (entry.seat, entry.by, phase(helped)) == (0, None, "interlude")
    assert entry.move.split()[0] in ("place", "discard")
    assert due_entry(table, math.inf) == due_entry(table, math.inf) == entry
    again = Table.from_log(table.id, table.opened, table.config, table.game, table.seed, table.log)
    assert due_entry(again, math.inf) == entry


def test_help_depends_on_the_seed_alone_and_not_on_the_place_of_a_server():
    moves = Counter()
    for seed in range(12):
        table = expired(play(start(sat(seed=seed)), "draw"))
        due = due_entry(table, math.inf)
        assert isinstance(due, entries.Moved)
        moves[due.move] += 1
    assert len(moves) > 4


def test_the_rest_of_a_card_is_played_for_a_slow_player():
    table = expired(play(holding("current"), "play current"))
    table = expired(table)
    assert phase(table) == "finishing"
    table = expired(table)
    assert phase(table) == "interlude"
    assert table.state is not None
    assert table.state.check() == []


def test_a_die_is_chosen_for_a_slow_player():
    table = choosing()
    due = due_entry(table, math.inf)
    assert isinstance(due, entries.Moved)
    assert due.move in ("die white", "die black")
    assert due == due_entry(table, math.inf)
    assert phase(expired(table)) == "interlude"
