"""A turn's time limit, without a server: deadlines by the log, who is late, and what happens then."""

from __future__ import annotations

import random

import msgspec
import pytest

import riverrun as rr
from riverrun.server.storage import stored_entries
from riverrun.server.table import commands, entries
from riverrun.server.table.config import TableConfig
from riverrun.server.table.entries import LogEntry, encode
from riverrun.server.table.index import index_of
from riverrun.server.table.seat import STAND_IN
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import table_info
from riverrun.server.table.timing.timeouts import due_entry
from riverrun.server.table.timing.turn_limit import KEPT
from server.helpers.clocked_tables import expired, person, then
from server.helpers.tables import ADA, BOB, BOT, PERSON, opened_for, told_update, wandering, whole

DAY = 24 * 3600.0


def sat(people: tuple[str | None, ...] = (ADA, BOB), late: str = "bot", seed: int = 7) -> Table:
    """A table at which a turn may take a day."""
    seats = [BOT if one is None else PERSON for one in people]
    plain = opened_for(rr.game("flow-of-history", len(people)), seats, seed=seed)
    config = msgspec.structs.replace(plain.config, turn_limit=int(DAY), late=late)
    table = Table(plain.id, plain.opened, config, plain.game, seed)
    first = [entries.Sat(by=one, seat=seat, name=one[:3].title()) for seat, one in enumerate(people) if one]
    return then(table, 1.0, *first)


def moved(table: Table, after: float = 60.0) -> Table:
    """The table after a move of whoever is asked, so much later."""
    assert table.state is not None
    move = table.state.legal_texts()[0]
    return then(table, after, commands.play(table, person(table), table.turn or 0, move, table.version, None))


def stood_in(table: Table) -> Table:
    """The table after a move of the bot that stands in."""
    assert table.state is not None
    assert table.bot_to_move == STAND_IN
    return then(table, 1.0, commands.play_for_bot(table, table.state.legal()[0]))


def test_the_time_of_a_turn_begins_with_the_game_and_with_every_move():
    table = sat()
    assert table.until == table.changed + DAY
    assert due_entry(table, table.until) is None
    assert due_entry(table, table.until + 0.001) == entries.TurnExpired(seat=table.turn)
    later = moved(table, 5000.0)
    assert later.until == later.changed + DAY == table.until + 5000.0
    assert sat((ADA, None)).config.turn_limit == DAY


def test_without_a_limit_nothing_is_ever_due():
    table = opened_for(rr.game("flow-of-history", 2), [PERSON, PERSON])
    table = then(table, 1.0, *(entries.Sat(by=one, seat=seat, name="x") for seat, one in enumerate((ADA, BOB))))
    assert (table.until, due_entry(table, 1e12), table.late) == (None, None, False)
    assert table_info(table, ADA, ()).turn_limit is None


def test_a_bot_that_is_asked_is_never_late():
    table = sat((ADA, None))
    while table.turn != 1:
        table = moved(table)
    assert table.until is None
    assert table.bot_to_move == "random"


def test_a_bot_moves_for_who_is_late_until_the_turn_is_over_and_the_next_has_all_the_time():
    table = expired(sat())
    seat = table.turn
    assert (table.late, table.until) == (True, None)
    while table.turn == seat:
        table = stood_in(table)
    assert (table.late, table.bot_to_move) == (False, None)
    assert table.until == table.changed + DAY
    while table.turn != seat:
        table = moved(table)
    assert (table.late, table.until) == (False, table.changed + DAY)


def test_who_is_late_may_move_as_long_as_no_bot_has():
    table = moved(expired(sat()))
    assert (table.late, table.bot_to_move) == (False, None)
    assert table.until == table.changed + DAY


def test_where_nothing_happens_the_seat_is_shown_as_late_and_waited_for():
    table = expired(sat(late="nothing"))
    assert (table.late, table.bot_to_move, table.until) == (True, None, None)
    assert not moved(table).late


def test_who_resigned_late_is_played_for_by_a_bot_without_a_limit():
    table = sat((ADA, BOB, None), late="nothing")
    while table.turn != 0:
        table = moved(table) if table.bot_to_move is None else then(table, 1.0, _bots(table))
    table = then(table, 1.0, commands.resign(table, ADA, 0, None))
    assert (table.until, table.bot_to_move) == (None, STAND_IN)


def _bots(table: Table) -> entries.Moved:
    assert table.state is not None
    return commands.play_for_bot(table, table.state.legal()[0])


def test_who_takes_a_move_back_has_what_was_left_and_a_tenth_at_least():
    begun = sat()
    until = begun.until
    assert until is not None
    table = moved(begun, 100.0)
    back = then(table, 200.0, entries.Undone(by=ADA, seat=begun.turn or 0, to=0))
    assert back.until == until
    table = moved(begun, 0.95 * DAY)
    back = then(table, 0.5 * DAY, entries.Undone(by=ADA, seat=begun.turn or 0, to=0))
    assert back.until == pytest.approx(back.changed + KEPT * DAY)
    assert not back.late


def test_the_index_says_when_a_turn_is_up_and_the_lobby_that_it_was():
    table = sat()
    assert (index_of(table).due, index_of(table).bots_turn) == (table.until, False)
    info = table_info(table, ADA, ()).turn_limit
    assert info is not None
    assert (info.seconds, info.then, info.until, info.late) == (DAY, "bot", table.until, False)
    late = expired(table)
    assert (index_of(late).due, index_of(late).bots_turn) == (None, True)
    info = table_info(late, ADA, ()).turn_limit
    assert info is not None
    assert (info.until, info.late) == (None, True)
    update = told_update(late, ADA, 0, late.version - 1)
    assert update.items[-1].kind == "turn-expired"
    assert update.items[-1].sentence is not None
    assert update.items[-1].sentence.code == "rr-item-turn-late-bot"
    assert update.now is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_table_with_a_limit_comes_back_whole_from_its_log_and_from_any_snapshot(seed):
    rng = random.Random(seed)
    table = sat((ADA, BOB, None), seed=seed)
    for _ in range(12):
        for following in wandering(table, rng.randrange(10**6), 6):
            table = following
        if table.until is not None and rng.random() < 0.5:
            table = expired(table)
        if table.stage == "over":
            break
        stored = [LogEntry(one.number, one.at, stored_entries.decode(encode(one.entry))) for one in table.log]
        snapshot = None if table.state is None else (table.version, table.state.copy())
        for kept in (None, snapshot):
            again = Table.from_log(table.id, table.opened, table.config, table.game, table.seed, stored, kept)
            assert (whole(again), again.until, again.late) == (whole(table), table.until, table.late)


def test_a_configuration_that_was_stored_before_there_were_limits_has_none():
    stored = '{"game":"flow","players":2,"options":{},"rules":"1","content":"x","seats":[],"host":"me"}'
    assert msgspec.json.decode(stored, type=TableConfig).turn_limit is None
