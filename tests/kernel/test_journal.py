"""The journal: rows that rules write, read out once, none when it is off, none lost count of when it is full."""

from __future__ import annotations

import random

import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.journal import (
    COLUMNS,
    EVERYONE,
    MORE,
    NOTHING,
    ROWS,
    Event,
    confide,
    fresh,
    joined,
    more,
    note,
    off,
    reveal,
    take,
    whisper,
)
from riverrun.kernel.rules.refusals import Cited, Several


def test_note_is_for_everyone_and_reveals_nothing():
    log = fresh()
    note(log, 5, 1, 2, 3, 4)
    assert take(log).tolist() == [[5, EVERYONE, 0, 1, 2, 3, 4]]


def test_a_rule_that_fails_leaves_nothing_in_the_journal_of_the_next(monkeypatch):
    one, other = rr.game("flow", 3).new(1), rr.game("flow", 3).new(1)
    move = one.legal()[0]

    def fails(box, s, log, number):
        note(log, 1, 1, 2, 3, 4)
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(one.game.rules, "play", fails)
        with pytest.raises(ZeroDivisionError):
            one.play(move)
    again = rr.game("flow", 3).new(1)
    again.play(move)
    other.play(move)
    assert again.events(0) == other.events(0)


def test_an_event_is_made_once_for_its_row():
    game = rr.game("flow", 3)
    state = game.new(3)
    for _ in range(20):
        state.play(state.legal()[0])
    rows = joined(row for rows in state.rows() for row in rows.tolist())
    assert [game.event(row) for row in rows] == [game.rulebook.event(game, row) for row in rows]
    assert all(one is other for one, other in zip(state.all_events(), state.all_events(), strict=True))


def test_revelation_is_marked():
    log = fresh()
    reveal(log, 6, 1, 2, 3, 4)
    assert take(log).tolist() == [[6, EVERYONE, 1, 1, 2, 3, 4]]


def test_whisper_is_for_one_seat():
    log = fresh()
    whisper(log, 2, 7, 1, 0, 0, 0)
    assert take(log).tolist() == [[7, 2, 0, 1, 0, 0, 0]]


def test_confidence_is_for_one_seat_and_marked():
    log = fresh()
    confide(log, 2, 7, 1, 0, 0, 0)
    assert take(log).tolist() == [[7, 2, 1, 1, 0, 0, 0]]


def test_mark_stays_until_the_rows_are_taken():
    log = fresh()
    for write in (lambda: reveal(log, 1, 0, 0, 0, 0), lambda: confide(log, 0, 1, 0, 0, 0, 0)):
        note(log, 1, 0, 0, 0, 0)
        whisper(log, 0, 1, 0, 0, 0, 0)
        assert log.marked == 0
        write()
        note(log, 1, 0, 0, 0, 0)
        assert log.marked == 1
        take(log)
        assert log.marked == 0


def test_full_journal_keeps_the_mark():
    log = fresh()
    for _ in range(ROWS):
        note(log, 1, 0, 0, 0, 0)
    confide(log, 0, 1, 0, 0, 0, 0)
    assert log.marked == 1
    assert not take(log)[:, 2].any()


def test_rows_come_in_their_order_and_are_taken_once():
    log = fresh()
    for number in range(3):
        note(log, number, 0, 0, 0, 0)
    assert take(log)[:, 0].tolist() == [0, 1, 2]
    assert take(log).shape == (0, COLUMNS)
    note(log, 9, 0, 0, 0, 0)
    assert take(log)[:, 0].tolist() == [9]


def test_taken_rows_are_a_copy():
    log = fresh()
    note(log, 1, 0, 0, 0, 0)
    rows = take(log)
    note(log, 2, 0, 0, 0, 0)
    assert rows[:, 0].tolist() == [1]


def test_journal_that_is_off_takes_nothing():
    log = off()
    note(log, 1, 2, 3, 4, 5)
    reveal(log, 1, 2, 3, 4, 5)
    whisper(log, 0, 1, 2, 3, 4, 5)
    confide(log, 0, 1, 2, 3, 4, 5)
    assert (log.count, log.marked) == (0, 0)
    assert not log.rows.any()
    assert take(log).shape == (0, COLUMNS)


def test_full_journal_counts_on_but_takes_no_more():
    log = fresh()
    for number in range(ROWS + 40):
        note(log, number, 0, 0, 0, 0)
    assert log.count == ROWS + 40
    rows = take(log)
    assert rows[:, 0].tolist() == list(range(ROWS))
    assert log.count == 0


# Rows that go on


def test_a_row_goes_on_with_four_more_numbers_for_those_who_may_know_it():
    log = fresh()
    confide(log, 2, 7, 1, 2, 3, 4)
    more(log, 5, 6, 7, 8)
    more(log, 9, 0, 0, 0)
    note(log, 8, 1, 0, 0, 0)
    rows = take(log).tolist()
    assert rows[1:3] == [[MORE, 2, 0, 5, 6, 7, 8], [MORE, 2, 0, 9, 0, 0, 0]]
    assert joined(rows) == [[7, 2, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0], [8, EVERYONE, 0, 1, 0, 0, 0]]
    assert joined([]) == []


def test_nothing_goes_on_in_an_empty_journal_or_one_that_is_off():
    for log in (fresh(), off()):
        more(log, 1, 2, 3, 4)
        assert take(log).shape == (0, COLUMNS)
    silent = off()
    note(silent, 1, 0, 0, 0, 0)
    more(silent, 1, 2, 3, 4)
    assert silent.count == 0


def test_full_journal_counts_what_goes_on_and_takes_none_of_it():
    log = fresh()
    for number in range(ROWS):
        note(log, number, 0, 0, 0, 0)
    for _ in range(3):
        more(log, 1, 1, 1, 1)
    assert log.count == ROWS + 3
    assert MORE not in take(log)[:, 0]


def test_an_event_may_name_a_list_and_more_than_four_numbers():
    cited = Cited("X-1", "seat", Several("dice", 5, of="die"), "sum", "gold", "left")
    row = [1, EVERYONE, 0, 2, 6, 0, NOTHING, 3, NOTHING, 9, 4, 0, 0]
    assert cited.names == ("seat", "dice", "sum", "gold", "left")
    assert cited.numbers(row) == {"seat": 2, "dice": [6, 0, 3], "sum": 9, "gold": 4, "left": 0}
    assert cited.numbers(row[:7]) == {"seat": 2, "dice": [6, 0]}, "a row that does not go on names what it has"


# In a game


def test_journal_off_plays_the_same_game(make_game):
    for players in (2, 4):
        game = make_game(players)
        loud, silent = game.new(3), game.new(3, keep_journal=False)
        rng = random.Random(1)
        while not loud.over:
            move = rr.random_move(loud, rng)
            loud.play(move)
            silent.play(move)
        assert silent.hash == loud.hash
        assert len(loud.events()) > 100
        assert silent.events(since=0) == []


def test_no_move_of_a_game_fills_the_journal(make_game, random_play):
    longest = 0
    for players in (2, 5):
        for state in random_play(make_game(players).new(players), players):
            longest = max(longest, len(state.events(since=len(state.played) - 1)) if state.played else 0)
    assert 5 < longest < ROWS / 4


def test_events_are_frozen_and_say_what_they_are(make_game):
    state = make_game(3).new(1)
    event = state.events()[0]
    assert isinstance(event, Event)
    assert (event.kind, event.clause, event.seat, event.to, event.mark) == ("first", "FOH-S2", event.seat, None, False)
    assert event.text == f"p{event.seat + 1} is the first player."


def test_log_is_made_of_32_bit_words():
    assert journal.Log.dtype.itemsize == 4 * (3 + ROWS * COLUMNS)
    assert fresh().rows.dtype == np.int32
