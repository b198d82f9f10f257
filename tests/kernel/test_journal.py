"""The journal: rows that rules write, read out once, none when it is off, none lost count of when it is full."""

from __future__ import annotations

import random
from enum import IntEnum

import numpy as np

import riverrun as rr
from riverrun.kernel import journal
from riverrun.kernel.journal import (
    COLUMNS,
    EVERYONE,
    ROWS,
    Event,
    Teller,
    confide,
    fresh,
    note,
    off,
    reveal,
    take,
    whisper,
)
from riverrun.kernel.language.sentences import as_sentence


def test_note_is_for_everyone_and_reveals_nothing():
    log = fresh()
    note(log, 5, 1, 2, 3, 4)
    assert take(log).tolist() == [[5, EVERYONE, 0, 1, 2, 3, 4]]


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


class Happens(IntEnum):
    """The kinds of rows of a small game."""

    FOUND = 3
    ENDED = 4


TELLER = Teller(
    {
        Happens.FOUND: ("WOOD-1", ("seat", "tree", "height"), "{seat} finds an {tree}, {height} high."),
        Happens.ENDED: ("WOOD-2", (), "It is over."),
    },
    {"seat": lambda game, seat: (seat, f"p{seat + 1}"), "tree": lambda game, tree: (game[tree], game[tree].title())},
)
TREES = ["oak", "elm"]


def test_a_row_is_told_with_its_facts_for_programs_and_its_words_for_people():
    tale = TELLER.begin(TREES, [Happens.FOUND, 1, 1, 0, 1, 9, 0])
    assert (tale.numbers, tale.words) == (
        {"seat": 0, "tree": 1, "height": 9},
        {"seat": "p1", "tree": "Elm", "height": 9},
    )
    event = tale.event()
    assert (event.kind, event.clause, event.text) == ("found", "WOOD-1", "p1 finds an Elm, 9 high.")
    assert (event.seat, event.facts) == (0, {"seat": 0, "tree": "elm", "height": 9})
    assert (event.to, event.mark) == (1, True)


def test_a_row_that_nobody_made_is_everyones():
    event = TELLER.begin(TREES, [Happens.ENDED, EVERYONE, 0, 0, 0, 0, 0]).event()
    assert event == Event("ended", "WOOD-2", as_sentence("It is over."))


def test_a_game_may_change_a_tale_before_it_is_told():
    tale = TELLER.begin(TREES, [Happens.FOUND, EVERYONE, 0, 2, 0, 1, 0])
    tale.clause, tale.facts["seat"], tale.words["seat"] = "WOOD-3", None, "Nobody"
    event = tale.event()
    assert (event.clause, event.seat, event.text) == ("WOOD-3", None, "Nobody finds an Oak, 1 high.")
