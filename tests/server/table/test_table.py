"""The table as a value: who sits, what may be done and what is refused, taking back, and that its log is all of it."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.record import commitment
from riverrun.server.review.records import record_of
from riverrun.server.storage import stored_entries
from riverrun.server.table import commands, entries
from riverrun.server.table.config import SeatConfig, hash_secret, new_id, new_secret
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import index_of
from riverrun.server.table.seat import STAND_IN
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import encoded_update
from server.helpers.tables import (
    ADA,
    BOB,
    BOT,
    CYD,
    PEOPLE,
    PERSON,
    STRANGER,
    after,
    book,
    found,
    game,
    moved,
    opened,
    refused,
    seated,
    whole,
)
from server.helpers.tables import wandering as wander

INVITED = SeatConfig("person", link=hash_secret("the secret"))


# Sitting


def test_an_invited_seat_is_taken_by_its_secret_and_by_no_other() -> None:
    table = opened([PERSON, INVITED, SeatConfig("person", link=hash_secret("another"))])
    assert commands.sit(table, BOB, "Bob", 1, "the secret") == entries.Sat(by=BOB, seat=1, name="Bob")
    for wrong in ("another", "the secret ", "", hash_secret("the secret")):
        refused("not-allowed", commands.sit, table, BOB, "Bob", 1, wrong)
    refused("not-allowed", commands.sit, table, BOB, "Bob", 2, "the secret")
    refused("not-allowed", commands.sit, table, BOB, "Bob", 0, "the secret")
    refused("not-allowed", commands.sit, table, BOB, "Bob", 1, None)


def test_the_host_may_take_an_invited_seat_without_its_secret() -> None:
    assert commands.sit(opened([INVITED, INVITED]), ADA, "Ada", 1, None).seat == 1


def test_anyone_may_take_a_free_seat_of_a_listed_table() -> None:
    table = opened([PERSON, INVITED, BOT], listed=True)
    assert index_of(table).free
    assert commands.sit(table, STRANGER, "Joe", 1, None).by == STRANGER
    refused("wrong-stage", commands.sit, table, STRANGER, "Joe", 2, None)
    table = after(table, commands.sit(table, STRANGER, "Joe", 1, None), entries.Sat(by=ADA, seat=0, name="Ada"))
    assert not index_of(table).free


def test_a_kept_seat_is_for_the_person_it_is_kept_for() -> None:
    table = opened([PERSON, SeatConfig("person", kept=BOB)])
    refused("not-allowed", commands.sit, table, CYD, "Cyd", 1, None)
    refused("not-allowed", commands.sit, table, BOB, "Bob", 1, "a secret")
    assert BOB in table.people
    assert commands.sit(table, BOB, "Bob", 1, None) == entries.Sat(by=BOB, seat=1, name="Bob")


def test_a_taken_seat_is_not_taken_again() -> None:
    table = after(opened([INVITED, PERSON]), entries.Sat(by=BOB, seat=0, name="Bob"))
    refused("wrong-stage", commands.sit, table, CYD, "Cyd", 0, "the secret")
    refused("wrong-stage", commands.sit, table, ADA, "Ada", 0, None)
    why = refused("wrong-stage", commands.sit, table, BOB, "Bob", 0, "the secret")
    assert why.sentence == Sentence("rr-error-already-seated", {"number": 1})


def test_a_seat_that_is_not_there_is_refused_by_every_wish() -> None:
    table = seated([ADA, BOB])
    for seat in (2, 15, -1):
        for wish, args in (
            (commands.sit, (table, ADA, "Ada", seat, None)),
            (commands.leave, (table, ADA, seat, None)),
            (commands.rename, (table, ADA, seat, "Ada")),
            (commands.play, (table, ADA, seat, "x", table.version, None)),
            (commands.request_undo, (table, ADA, seat, None)),
            (commands.answer, (table, ADA, seat, True, None)),
            (commands.resign, (table, ADA, seat, None)),
            (commands.say, (table, ADA, seat, "x", None)),
        ):
            why = refused("bad-request", wish, *args)
            assert why.sentence == Sentence("rr-error-no-such-seat", {"last": 1, "seat": seat})


def test_nothing_is_done_for_a_seat_that_is_not_yours() -> None:
    table = seated([ADA, BOB, None])
    for who in (BOB, STRANGER, None, ""):
        refused("not-your-seat", commands.leave, table, who, 0, None)
        refused("not-your-seat", commands.rename, table, who, 0, "Ada")
        refused("not-your-seat", commands.play, table, who, 0, "x", table.version, None)
        refused("not-your-seat", commands.request_undo, table, who, 0, None)
        refused("not-your-seat", commands.answer, table, who, 0, True, None)
        refused("not-your-seat", commands.resign, table, who, 0, None)
        refused("not-your-seat", commands.say, table, who, 0, "x", None)
        refused("not-your-seat", commands.say, table, who, 2, "x", None)


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = after(opened([PERSON, PERSON, BOT]), entries.Sat(by=BOB, seat=1, name="Bob"))
    assert (table.stage, table.state, table.turn, table.began_at) == ("gathering", None, None, 0)
    refused("wrong-stage", commands.play, table, BOB, 1, "x", table.version, None)
    refused("wrong-stage", commands.request_undo, table, BOB, 1, None)
    refused("wrong-stage", commands.answer, table, BOB, 1, True, None)
    refused("wrong-stage", commands.resign, table, BOB, 1, None)
    table = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    assert (table.stage, table.began_at, table.game_version) == ("running", 2, 2)
    assert table.state is not None
    assert table.state.hash == game(3).new(7).hash
    assert table.commitment == commitment(7)
    refused("wrong-stage", commands.sit, table, CYD, "Cyd", 1, None)


def test_a_seat_is_left_before_the_game_and_not_in_it() -> None:
    table = after(opened([PERSON, PERSON], listed=True), entries.Sat(by=BOB, seat=1, name="Bob"))
    left = after(table, commands.leave(table, BOB, 1, "l1"))
    assert not left.seats[1].taken
    assert BOB not in left.people
    assert index_of(left, table).people == (ADA,)
    assert commands.sit(left, CYD, "Cyd", 1, None).by == CYD
    begun = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    assert refused("wrong-stage", commands.leave, begun, BOB, 1, None).sentence.code == "rr-error-cannot-leave"


def test_the_host_closes_a_table_that_gathers_and_nobody_else_does() -> None:
    table = opened([PERSON, PERSON], listed=True)
    for stranger in (None, BOB):
        refused("not-allowed", commands.close, table, stranger)
    closed = after(table, commands.close(table, ADA))
    assert closed.stage == "closed"
    assert not index_of(closed).free
    refused("wrong-stage", commands.sit, closed, BOB, "Bob", 1, None)
    refused("wrong-stage", commands.close, seated([ADA, BOB]), ADA)


def test_a_table_is_closed_once_its_host_and_everyone_else_have_left() -> None:
    table = after(opened([PERSON, PERSON, PERSON], listed=True), entries.Sat(by=BOB, seat=1, name="Bob"))
    assert after(table, commands.leave(table, BOB, 1, None)).stage == "gathering"
    table = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    table = after(table, commands.leave(table, ADA, 0, None))
    assert table.stage == "gathering"
    back = after(table, commands.sit(table, ADA, "Ada", 2, None))
    assert after(back, commands.leave(back, BOB, 1, None)).stage == "gathering"
    table = after(table, commands.leave(table, BOB, 1, None))
    assert table.stage == "closed"
    assert not index_of(table).free
    for who in (ADA, BOB, CYD):
        refused("wrong-stage", commands.sit, table, who, "x", 0, None)


def test_a_seat_is_renamed_at_any_stage() -> None:
    table = seated([ADA, None])
    assert commands.rename(table, ADA, 0, "Countess") == entries.Renamed(by=ADA, seat=0, name="Countess")
    table = after(table, commands.rename(table, ADA, 0, "Countess"))
    assert (table.player(0), table.player(1)) == (Ref("player", 0, name="Countess"), Ref("player", 1))
    over = after(table, commands.resign(table, ADA, 0, None))
    assert after(over, commands.rename(over, ADA, 0, "Ada")).player(0).name == "Ada"


# Playing


def first_move(table: Table) -> str:
    assert table.state is not None
    return table.state.legal_texts()[0]


def test_a_move_is_stored_as_the_rules_write_it() -> None:
    table = seated([ADA, BOB])
    seat = table.turn
    assert seat is not None
    move = first_move(table)
    entry = commands.play(table, PEOPLE[seat], seat, move, table.version, "m1")
    assert entry == entries.Moved(by=PEOPLE[seat], seat=seat, move=move, command="m1")
    twin = after(table, entry)
    assert len(twin.moves) == 1
    assert (twin.moves[0].number, twin.moves[0].seat, twin.game_version) == (twin.version, seat, twin.version)


def test_a_move_upon_what_was_not_seen_is_stale() -> None:
    table = found([ADA, BOB], lambda table: len(table.moves) == 3)
    seat = table.turn
    assert seat is not None
    who = PEOPLE[seat]
    for seen in (0, table.game_version - 1, table.version + 1, 2**31 - 1):
        assert refused("stale", commands.play, table, who, seat, first_move(table), seen, None).version == table.version
    assert commands.play(table, who, seat, first_move(table), table.version, None)


def test_what_does_not_change_the_game_makes_no_move_stale() -> None:
    table = found([ADA, BOB], lambda table: len(table.moves) == 3)
    seat, seen = table.turn, table.version
    assert seat is not None
    who = PEOPLE[seat]
    chatted = after(table, commands.say(table, ADA, 0, "Hm.", None), commands.rename(table, BOB, 1, "Robert"))
    assert commands.play(chatted, who, seat, first_move(table), seen, None)
    assert commands.play(chatted, who, seat, first_move(table), seen + 1, None)
    assert commands.play(chatted, who, seat, first_move(table), seen + 2, None)
    refused("stale", commands.play, chatted, who, seat, first_move(table), seen + 3, None)


def test_what_changes_the_game_makes_a_move_stale() -> None:
    table = found([ADA, BOB, CYD], lambda table: len(table.moves) == 4)
    seat = table.turn
    assert seat is not None
    other = (seat + 1) % 3
    resigned = after(table, commands.resign(table, PEOPLE[other], other, None))
    refused("stale", commands.play, resigned, PEOPLE[seat], seat, first_move(table), table.version, None)
    back = after(table, entries.Undone(by=ADA, seat=0, to=3))
    whose = back.turn
    assert whose is not None
    refused("stale", commands.play, back, PEOPLE[whose], whose, first_move(back), table.version, None)


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    table = seated([ADA, BOB])
    turn = table.turn
    assert turn is not None
    waiting = 1 - turn
    trouble = refused(
        "not-your-turn", commands.play, table, PEOPLE[waiting], waiting, first_move(table), table.version, None
    )
    assert trouble.sentence == Sentence("rr-error-not-your-turn", {"player": table.player(turn)})
    assert trouble.clause in book().clauses


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    table = seated([ADA, BOB])
    assert table.state is not None
    seat = table.turn
    assert seat is not None
    legal = set(table.state.legal())
    illegal = [move for move in range(table.game.moves) if move not in legal][:: max(1, table.game.moves // 50)]
    for move in illegal:
        text = table.game.text(move)
        trouble = refused("illegal", commands.play, table, PEOPLE[seat], seat, text, table.version, None)
        assert trouble.clause in book().clauses
        assert trouble.version == table.version


@pytest.mark.parametrize("text", ["no such move", " ", "\x00", "\N{RIGHT-TO-LEFT OVERRIDE}", "9" * 200, "-1", "{}"])
def test_what_is_no_move_at_all_is_a_bad_move(text) -> None:
    table = seated([ADA, BOB])
    assert table.turn is not None
    refused("bad-move", commands.play, table, PEOPLE[table.turn], table.turn, text, table.version, None)


def test_nothing_is_played_once_the_game_is_over() -> None:
    table = seated([ADA, BOB])
    rng = random.Random(3)
    while table.stage == "running":
        table = moved(table, rng)
    assert (table.stage, table.ended, table.turn, table.bot_to_move) == ("over", "played", None, None)
    for who, seat in ((ADA, 0), (BOB, 1)):
        refused("wrong-stage", commands.play, table, who, seat, "x", table.version, None)
        refused("wrong-stage", commands.request_undo, table, who, seat, None)
        refused("wrong-stage", commands.resign, table, who, seat, None)
        refused("wrong-stage", commands.answer, table, who, seat, True, None)
        refused("wrong-stage", commands.leave, table, who, seat, None)
        assert commands.undo_offer(table, who)[:2] == (0, 0)
    assert after(table, commands.say(table, ADA, 0, "Well played!", None)).stage == "over"
    record = record_of(table)
    assert record.commitment == table.commitment
    record.verify(table.game)


def test_a_wish_that_comes_twice_is_known_by_its_name() -> None:
    table = seated([ADA, BOB])
    assert table.turn is not None
    who, other = PEOPLE[table.turn], PEOPLE[1 - table.turn]
    assert table.entry_of_command(who, "m1") is None
    table = after(table, commands.play(table, who, table.turn, first_move(table), table.version, "m1"))
    number = table.version
    table = after(table, commands.say(table, ADA, 0, "Hm.", "c1"))
    assert table.entry_of_command(who, "m1") == number
    assert table.entry_of_command(ADA, "c1") == number + 1
    assert table.entry_of_command(other, "m1") is None
    assert table.entry_of_command(None, "m1") is None
    assert table.entry_of_command(who, None) is None


# Taking back


def test_a_move_by_which_nobody_learned_anything_is_taken_back_at_once() -> None:
    def own(table: Table) -> bool:
        return bool(table.moves) and table.state is not None and table.state.undoable >= 1

    table = found([ADA, BOB], own)
    seat = table.moves[-1].seat
    assert seat is not None
    who = PEOPLE[seat]
    before = Table.from_log(table.id, 1000.0, table.config, table.game, table.seed, table.log[:-1])
    assert commands.undo_offer(table, who)[:2] == (1, 0)
    entry = commands.request_undo(table, who, seat, "u1")
    assert entry == entries.Undone(by=who, seat=seat, to=len(table.moves) - 1, command="u1")
    back = after(table, entry)
    assert back.state is not None
    assert before.state is not None
    assert back.state.hash == before.state.hash
    assert (back.moves, back.undone) == (before.moves, {back.version: [table.version]})
    assert back.game_version == back.version


def test_a_move_by_which_someone_learned_something_is_asked_for() -> None:
    table = found([ADA, BOB], marked)
    seat = table.moves[-1].seat
    assert seat is not None
    who, other = PEOPLE[seat], 1 - seat
    assert commands.undo_offer(table, who)[:2] == (0, 1)
    entry = commands.request_undo(table, who, seat, None)
    assert entry == entries.UndoRequested(by=who, seat=seat, to=len(table.moves) - 1)
    asking = after(table, entry)
    assert asking.state is not None
    assert table.state is not None
    assert asking.state.hash == table.state.hash
    assert asking.awaited_answers() == [other]
    assert (commands.undo_offer(asking, ADA)[:2], commands.undo_offer(asking, BOB)[:2]) == ((0, 0), (0, 0))
    for one, at in ((who, seat), (PEOPLE[other], other)):
        refused("wrong-stage", commands.request_undo, asking, one, at, None)
    refused("wrong-stage", commands.answer, asking, who, seat, True, None)
    agreed = after(asking, commands.answer(asking, PEOPLE[other], other, True, "a1"))
    assert agreed.state is not None
    assert agreed.state.played == table.state.played[:-1]
    assert agreed.undone == {agreed.version: [table.version]}
    refused("wrong-stage", commands.answer, agreed, PEOPLE[other], other, True, None)


def marked(table: Table) -> bool:
    """The last move brought something to light, and is not the first."""
    return len(table.moves) > 1 and table.state is not None and table.state.undoable == 0


def asked(people: list[str | None]) -> tuple[Table, int, list[int]]:
    """A table where someone has asked to take back, who, and who is to answer."""
    table = found(people, lambda table: marked(table) and people[table.moves[-1].seat or 0] is not None)
    seat = table.moves[-1].seat
    assert seat is not None
    table = after(table, commands.request_undo(table, people[seat], seat, None))
    return table, seat, table.awaited_answers()


def test_everyone_else_has_to_agree() -> None:
    table, seat, waiting = asked([ADA, BOB, CYD])
    assert sorted([seat, *waiting]) == [0, 1, 2]
    first, second = waiting
    half = after(table, commands.answer(table, PEOPLE[first], first, True, None))
    assert half.awaited_answers() == [second]
    assert len(half.moves) == len(table.moves)
    refused("wrong-stage", commands.answer, half, PEOPLE[first], first, True, None)
    refused("not-your-seat", commands.answer, half, PEOPLE[first], second, True, None)
    refused("not-your-seat", commands.answer, half, STRANGER, second, True, None)
    done = after(half, commands.answer(half, PEOPLE[second], second, True, None))
    assert len(done.moves) == len(table.moves) - 1
    assert done.undo_request is None


def test_one_refusal_ends_the_request() -> None:
    table, _, (first, second) = asked([ADA, BOB, CYD])
    for answers in ([(first, False)], [(first, True), (second, False)]):
        done = table
        for seat, yes in answers:
            done = after(done, commands.answer(done, PEOPLE[seat], seat, yes, None))
        assert done.undo_request is None
        assert done.moves == table.moves
        assert done.undone == {}


def test_a_move_cancels_the_request() -> None:
    table, _, waiting = asked([ADA, BOB, CYD])
    played = moved(table, random.Random(1))
    assert played.undo_request is None
    refused("wrong-stage", commands.answer, played, PEOPLE[waiting[0]], waiting[0], True, None)


def test_a_resignation_cancels_the_request() -> None:
    table, _, (first, second) = asked([ADA, BOB, CYD])
    gone = after(table, commands.resign(table, PEOPLE[first], first, None))
    assert gone.undo_request is None
    refused("wrong-stage", commands.answer, gone, PEOPLE[second], second, True, None)


def test_chat_does_not_cancel_the_wish() -> None:
    table, seat, waiting = asked([ADA, BOB, CYD])
    assert after(table, commands.say(table, PEOPLE[seat], seat, "Please?", None)).awaited_answers() == waiting


def test_one_answer_of_a_person_in_two_seats_is_for_both() -> None:
    table = found([ADA, BOB, BOB], lambda table: marked(table) and table.moves[-1].seat == 0)
    table = after(table, commands.request_undo(table, ADA, 0, None))
    assert table.awaited_answers() == [1, 2]
    assert len(after(table, commands.answer(table, BOB, 2, True, None)).moves) == len(table.moves) - 1


def test_alone_with_bots_every_move_is_taken_back_at_once_and_the_bots_with_it() -> None:
    def two_since(table: Table) -> bool:
        mine = [at for at, made in enumerate(table.moves) if made.seat == 0]
        return bool(mine) and mine[-1] < len(table.moves) - 2 and marked(table)

    table = found([ADA, None, None], two_since)
    to = max(at for at, made in enumerate(table.moves) if made.seat == 0)
    assert commands.undo_offer(table, ADA)[:2] == (len(table.moves) - to, 0)
    entry = commands.request_undo(table, ADA, 0, None)
    assert entry == entries.Undone(by=ADA, seat=0, to=to)
    back = after(table, entry)
    assert back.state is not None
    assert table.state is not None
    assert back.state.played == table.state.played[:to]
    assert back.turn == 0


def test_taking_back_another_persons_move_always_asks() -> None:
    def both(table: Table) -> bool:
        last = [made.seat for made in table.moves[-2:]]
        return len(last) == 2 and last[0] != last[1] and table.state is not None and table.state.undoable >= 2

    table = found([ADA, BOB], both)
    seat = table.moves[-2].seat
    assert seat is not None
    assert commands.undo_offer(table, PEOPLE[seat])[:2] == (0, 2)
    assert commands.request_undo(table, PEOPLE[seat], seat, None) == entries.UndoRequested(
        by=PEOPLE[seat], seat=seat, to=len(table.moves) - 2
    )
    last = table.moves[-1].seat
    assert last is not None
    assert isinstance(commands.request_undo(table, PEOPLE[last], last, None), entries.Undone)


def test_whoever_has_not_moved_takes_nothing_back() -> None:
    table = seated([ADA, BOB])
    refused("wrong-stage", commands.request_undo, table, ADA, 0, None)
    assert (
        commands.undo_offer(table, ADA)
        == commands.undo_offer(table, STRANGER)
        == commands.undo_offer(table, None)
        == (0, 0, None)
    )


def test_a_bot_takes_over_and_nobody_waits_for_whoever_resigned() -> None:
    table = found([ADA, BOB, CYD], lambda table: marked(table) and table.moves[-1].seat == 0)
    gone = after(table, commands.resign(table, BOB, 1, None))
    asking = after(gone, commands.request_undo(gone, ADA, 0, None))
    assert asking.awaited_answers() == [2]
    refused("wrong-stage", commands.answer, asking, BOB, 1, True, None)


# Resigning


def test_a_bot_plays_on_for_whoever_resigned() -> None:
    table = seated([ADA, BOB, CYD])
    turn = table.turn
    assert turn is not None
    gone = after(table, commands.resign(table, PEOPLE[turn], turn, "r1"))
    assert (gone.stage, gone.turn, gone.bot_to_move) == ("running", turn, STAND_IN)
    assert gone.seats[turn].resigned
    assert gone.seats_of(PEOPLE[turn]) == [turn]
    refused("wrong-stage", commands.play, gone, PEOPLE[turn], turn, first_move(gone), gone.version, None)
    refused("wrong-stage", commands.resign, gone, PEOPLE[turn], turn, None)
    refused("wrong-stage", commands.request_undo, gone, PEOPLE[turn], turn, None)
    assert commands.say(gone, PEOPLE[turn], turn, "Good luck!", None)
    assert gone.state is not None
    on = after(gone, commands.play_for_bot(gone, gone.state.legal()[0]))
    assert (on.moves[-1].seat, on.log[-1].entry.by) == (turn, None)


@pytest.mark.parametrize(
    ("people", "leave"),
    [([ADA, BOB], [0]), ([ADA, None], [0]), ([ADA, BOB, CYD], [2, 0]), ([ADA, BOB, None], [1, 0]), ([ADA, ADA], [1])],
)
def test_the_game_ends_when_nobody_is_left_to_play_against(people, leave) -> None:
    table = seated(people)
    for seat in leave:
        assert table.stage == "running"
        table = after(table, commands.resign(table, people[seat], seat, None))
    assert (table.stage, table.ended, table.turn, table.bot_to_move) == ("over", "resigned", None, None)
    assert not index_of(table).bots_turn
    assert record_of(table).over is False
    assert commands.rematch(table, people[0], new_id()).by == people[0]


def test_one_person_and_two_bots_play_until_the_person_resigns() -> None:
    table = seated([ADA, None, None])
    assert after(table, commands.resign(table, ADA, 0, None)).ended == "resigned"


# Again


def test_a_rematch_is_for_those_who_played_and_begins_when_the_game_is_over() -> None:
    table = seated([ADA, BOB])
    refused("wrong-stage", commands.rematch, table, ADA, new_id())
    over = after(table, commands.resign(table, ADA, 0, None))
    refused("not-your-seat", commands.rematch, over, STRANGER, new_id())
    refused("not-your-seat", commands.rematch, over, None, new_id())
    id = new_id()
    assert after(over, commands.rematch(over, BOB, id)).rematch == id


def test_the_record_is_kept_back_until_the_game_is_over() -> None:
    refused("wrong-stage", record_of, opened([PERSON, PERSON]))
    refused("wrong-stage", record_of, seated([ADA, BOB]))


# The log is all of it


@given(seed=st.integers(0, 2**32), players=st.sampled_from(list(book().seats)))
def test_one_more_entry_leaves_the_table_before_it_as_it_was(seed, players) -> None:
    table = seated(PEOPLE[:players], seed=seed)
    before = whole(table)
    for twin in wander(table, seed, 12):
        assert whole(table) == before
        table, before = twin, whole(twin)


@given(seed=st.integers(0, 2**32), players=st.sampled_from(list(book().seats)), bots=st.booleans())
def test_a_table_is_what_its_log_adds_up_to_with_a_snapshot_or_without(seed, players, bots) -> None:
    rng = random.Random(seed)
    plans = [PERSON, *(BOT if bots and rng.random() < 0.3 else PERSON for _ in range(players - 1))]
    table = opened(plans, seed=seed, listed=True)
    game, charter = table.game, table.config
    snapshots = {}
    for twin in wander(table, seed, 120):
        table = twin
        if table.state is not None and rng.random() < 0.15:
            snapshots[table.version] = table.state.freeze()
    stored = [LogEntry(one.number, one.at, stored_entries.decode(entries.encode(one.entry))) for one in table.log]
    assert stored == table.log
    again = Table.from_log(table.id, table.opened, charter, game, table.seed, stored)
    assert whole(again) == whole(table)
    assert encoded_update(again, ADA, 0, 0) == encoded_update(table, ADA, 0, 0)
    for version in rng.sample(sorted(snapshots), min(3, len(snapshots))):
        kept = (version, game.thaw(snapshots[version]))
        again = Table.from_log(table.id, table.opened, charter, game, table.seed, stored, kept)
        assert whole(again) == whole(table)
        assert encoded_update(again, ADA, 0, 0) == encoded_update(table, ADA, 0, 0)


def test_random_logs_hold_everything_that_can_be_written() -> None:
    kinds: set[str] = set()
    for seed in range(15):
        table = opened([PERSON] * (2 + seed % 2), seed=seed, listed=True)
        *_, last = wander(table, seed, 120)
        kinds |= {str(msgspec.to_builtins(one.entry)["kind"]) for one in last.log}
        if any(isinstance(last.log[number - 1].entry, entries.UndoAnswered) for number in last.undone):
            kinds.add("agreed")
    wanted = {"sat", "left", "renamed", "moved", "asked-back", "answered", "took-back", "resigned", "said", "again"}
    assert kinds == wanted | {"agreed"}


def test_secrets_and_names_of_tables_are_long_and_never_twice_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == len({new_secret() for _ in range(1000)}) == 1000
    assert all(len(new_id()) == 16 and new_id().isalnum() for _ in range(100))
    assert all(len(new_secret()) == 22 for _ in range(100))
    assert "the secret" not in hash_secret("the secret")
