"""Seats of people who are away: votes on a bot or on another person, coming back, and what the log tells of it."""

from __future__ import annotations

import pytest

from riverrun.server.api.messages import IdleSeat, SeatVoteInfo
from riverrun.server.table import commands, entries
from riverrun.server.table.commands.absence import AWAY_AFTER, STILL_HERE
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.seat import STAND_IN
from riverrun.server.table.table import Table
from riverrun.server.table.timing.absences import VOTE_LASTS, Absences
from riverrun.server.table.timing.timeouts import due_entry
from server.helpers.tables import ADA, BOB, CYD, STRANGER, after, refused, seated, told_update, whole


@pytest.fixture
def table() -> Table:
    """A running game of three; whoever's turn it is has gone."""
    return seated([ADA, BOB, CYD])


def gone(table: Table) -> int:
    assert table.turn is not None
    return table.turn


def others(table: Table) -> list[int]:
    return [seat for seat in range(3) if seat != gone(table)]


def person(table: Table, seat: int) -> str:
    found = table.seats[seat].person
    assert found is not None
    return found


def late(table: Table) -> float:
    return table.turn_time.since + AWAY_AFTER


def replaced(table: Table) -> Table:
    """The table after both others have agreed that a bot plays."""
    one, two = others(table)
    table = after(table, commands.ask_for_bot(table, person(table, one), gone(table), [one, two], late(table)))
    return after(table, commands.answer_vote(table, person(table, two), two, True))


def sentences(table: Table) -> list[str]:
    return [item.sentence.code for item in told_update(table, None, None, 0).items if item.sentence is not None]


def test_a_bot_stands_in_once_all_who_are_here_have_agreed(table) -> None:
    away, (one, two) = gone(table), others(table)
    asked = after(table, commands.ask_for_bot(table, person(table, one), away, [one, two], late(table)))
    told = told_update(asked, None, None, 0).table
    assert told.vote == SeatVoteInfo(away, [two], [one, two], None)
    assert told.idle == [IdleSeat(away, late(table), late(table) + STILL_HERE)]
    assert asked.bot_to_move is None
    done = after(asked, commands.answer_vote(asked, person(table, two), two, True))
    assert (done.seats[away].person, done.seats[away].bot, done.bot_to_move) == (
        person(table, away),
        STAND_IN,
        STAND_IN,
    )
    assert told_update(done, None, None, 0).table.vote is None
    assert told_update(done, None, None, 0).table.seats[away].away
    assert sentences(done)[-2:] == ["rr-item-substitute-asked", "rr-item-substituted"]
    refused("wrong-stage", commands.play, done, person(table, away), away, "x", done.version, None)


def test_who_is_alone_with_the_absent_decides_alone(table) -> None:
    away, (one, _) = gone(table), others(table)
    done = after(table, commands.ask_for_bot(table, person(table, one), away, [one], late(table)))
    assert done.seats[away].away
    assert sentences(done)[-1] == "rr-item-substituted"


def test_one_no_ends_it_and_who_asked_may_take_it_back(table) -> None:
    away, (one, two) = gone(table), others(table)
    asked = after(table, commands.ask_for_bot(table, person(table, one), away, [one, two], late(table)))
    for seat in (one, two):
        done = after(asked, commands.answer_vote(asked, person(table, seat), seat, False))
        assert done.absences.vote is None
        assert not done.seats[away].away
    refused("wrong-stage", commands.answer_vote, asked, person(table, one), one, True)


def test_nobody_is_replaced_who_is_here_or_in_time_or_not_asked(table) -> None:
    away, (one, two) = gone(table), others(table)
    asker, here = person(table, one), [one, two]
    refused("wrong-stage", commands.ask_for_bot, table, asker, away, [*here, away], late(table))
    refused("wrong-stage", commands.ask_for_bot, table, asker, away, here, late(table) - 1)
    refused("wrong-stage", commands.ask_for_bot, table, asker, two, [one], late(table))
    refused("wrong-stage", commands.ask_for_bot, table, asker, one, [one], late(table))
    refused("not-your-seat", commands.ask_for_bot, table, STRANGER, away, here, late(table))
    entry = commands.ask_for_bot(table, asker, away, here, late(table))
    asked = table.after(LogEntry(table.version + 1, late(table), entry))
    refused("wrong-stage", commands.ask_for_bot, asked, person(table, two), away, here, late(table) + 5)


def test_an_open_page_keeps_nobody_in_their_seat_whom_all_wait_for(table) -> None:
    away, (one, two) = gone(table), others(table)
    everyone, asker = [0, 1, 2], person(table, one)
    anyway = table.turn_time.since + 1800
    refused("wrong-stage", commands.ask_for_bot, table, asker, away, everyone, anyway - 1)
    assert commands.ask_for_bot(table, asker, away, everyone, anyway).asked == [one, two]


def test_who_does_not_answer_a_vote_agrees_with_who_does(table) -> None:
    away, (one, two) = gone(table), others(table)
    asked = after(table, commands.ask_for_bot(table, person(table, one), away, [one, two], late(table)))
    ends = asked.changed + VOTE_LASTS
    assert asked.due == ends
    assert due_entry(asked, ends) is None
    silent = due_entry(asked, ends + 0.1)
    assert silent is not None
    done = after(asked, silent)
    assert done.seats[away].away
    assert (done.due, sentences(done)[-1]) == (None, "rr-item-substituted")
    assert whole(Table.from_log(done.id, done.opened, done.config, done.game, done.seed, done.log)) == whole(done)


def test_a_claim_that_nobody_answers_comes_to_nothing(table) -> None:
    away, (one, two) = gone(table), others(table)
    done = replaced(table)
    asked = after(done, commands.claim(done, STRANGER, "Joe", away, [one, two]))
    silent = due_entry(asked, asked.changed + VOTE_LASTS + 1)
    assert silent is not None
    nothing = after(asked, silent)
    assert (nothing.seats, nothing.due, sentences(nothing)[-1]) == (done.seats, None, "rr-item-vote-unanswered")
    agreed = after(asked, commands.answer_vote(asked, person(table, one), one, True))
    silent = due_entry(agreed, agreed.changed + VOTE_LASTS + 1)
    assert silent is not None
    assert after(agreed, silent).seats[away].person == STRANGER


def test_a_move_of_the_absent_ends_the_vote_and_words_do_not(table) -> None:
    away, (one, two) = gone(table), others(table)
    asked = after(table, commands.ask_for_bot(table, person(table, one), away, [one, two], late(table)))
    said = after(asked, entries.Said(by=person(table, away), seat=away, text="Wait!"))
    assert said.absences.vote is not None
    assert table.state is not None
    move = table.game.text(table.state.legal()[0])
    played = after(asked, commands.play(asked, person(table, away), away, move, asked.version, None))
    assert played.absences.vote is None


def test_the_owner_takes_the_seat_again(table) -> None:
    away = gone(table)
    done = replaced(table)
    refused("wrong-stage", commands.take_again, done, person(table, others(table)[0]), others(table)[0])
    back = after(done, commands.take_again(done, person(table, away), away))
    assert back.seats[away] == table.seats[away]
    assert back.bot_to_move is None
    assert back.turn_time.since == back.changed
    assert sentences(back)[-1] == "rr-item-returned"
    refused("wrong-stage", commands.take_again, back, person(table, away), away)


def test_a_stranger_claims_the_seat_if_all_agree_and_then_the_owner_is_out(table) -> None:
    away, (one, two) = gone(table), others(table)
    refused("wrong-stage", commands.claim, table, STRANGER, "Joe", away, [one, two])
    done = replaced(table)
    refused("wrong-stage", commands.claim, done, person(table, one), "Ada", away, [one, two])
    refused("wrong-stage", commands.claim, done, STRANGER, "Joe", away, [])
    asked = after(done, commands.claim(done, STRANGER, "Joe", away, [one]))
    assert asked.absences.vote is not None
    assert asked.absences.vote.waiting == [one]
    claimed = after(asked, commands.answer_vote(asked, person(table, one), one, True))
    assert (claimed.seats[away].person, claimed.seats[away].name) == (STRANGER, "Joe")
    assert claimed.bot_to_move is None
    assert not told_update(claimed, None, None, 0).table.rated
    assert sentences(claimed)[-2:] == ["rr-item-claim-asked", "rr-item-claimed"]
    refused("not-your-seat", commands.take_again, claimed, person(table, away), away)
    assert whole(
        Table.from_log(claimed.id, claimed.opened, claimed.config, claimed.game, claimed.seed, claimed.log)
    ) == whole(claimed)


def test_whoever_let_a_turn_s_time_run_out_counts_as_away_until_they_play(table) -> None:
    away = gone(table)
    one = others(table)[0]
    expired = table.after(LogEntry(table.version + 1, 2000.0, entries.TurnExpired(seat=away)))
    assert expired.absences == Absences(None, {away: 2000.0})
    assert commands.ask_for_bot(expired, person(table, one), away, [one], 2000.0).asked == [one]
    assert table.state is not None
    move = table.game.text(table.state.legal()[0])
    played = after(expired, entries.Moved(by=person(table, away), seat=away, move=move))
    assert played.absences.expired == {}
