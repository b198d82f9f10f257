"""The table as a value: who sits, what may be done and what is refused, taking back, and that its log is all of it."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.record import commitment
from riverrun.server import entries, wishes
from riverrun.server.charter import SeatPlan, hashed, new_id, new_secret
from riverrun.server.entries import Numbered
from riverrun.server.replaying import record_of
from riverrun.server.seat import STAND_IN
from riverrun.server.table import Table
from riverrun.server.telling import tell

from .tables import (
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
from .tables import wandering as wander

INVITED = SeatPlan("person", link=hashed("the secret"))


# Sitting


def test_an_invited_seat_is_taken_by_its_secret_and_by_no_other() -> None:
    table = opened([PERSON, INVITED, SeatPlan("person", link=hashed("another"))])
    assert wishes.sit(table, BOB, "Bob", 1, "the secret") == entries.Sat(by=BOB, seat=1, name="Bob")
    for wrong in ("another", "the secret ", "", hashed("the secret")):
        refused("not-allowed", wishes.sit, table, BOB, "Bob", 1, wrong)
    refused("not-allowed", wishes.sit, table, BOB, "Bob", 2, "the secret")
    refused("not-allowed", wishes.sit, table, BOB, "Bob", 0, "the secret")
    refused("not-allowed", wishes.sit, table, BOB, "Bob", 1, None)


def test_the_host_may_take_an_invited_seat_without_its_secret() -> None:
    assert wishes.sit(opened([INVITED, INVITED]), ADA, "Ada", 1, None).seat == 1


def test_anyone_may_take_a_free_seat_of_a_listed_table() -> None:
    table = opened([PERSON, INVITED, BOT], listed=True)
    assert table.findable().free
    assert wishes.sit(table, STRANGER, "Joe", 1, None).by == STRANGER
    refused("wrong-stage", wishes.sit, table, STRANGER, "Joe", 2, None)
    table = after(table, wishes.sit(table, STRANGER, "Joe", 1, None), entries.Sat(by=ADA, seat=0, name="Ada"))
    assert not table.findable().free


def test_a_kept_seat_is_for_the_person_it_is_kept_for() -> None:
    table = opened([PERSON, SeatPlan("person", kept=BOB)])
    refused("not-allowed", wishes.sit, table, CYD, "Cyd", 1, None)
    refused("not-allowed", wishes.sit, table, BOB, "Bob", 1, "a secret")
    assert BOB in table.people
    assert wishes.sit(table, BOB, "Bob", 1, None) == entries.Sat(by=BOB, seat=1, name="Bob")


def test_a_taken_seat_is_not_taken_again() -> None:
    table = after(opened([INVITED, PERSON]), entries.Sat(by=BOB, seat=0, name="Bob"))
    refused("wrong-stage", wishes.sit, table, CYD, "Cyd", 0, "the secret")
    refused("wrong-stage", wishes.sit, table, ADA, "Ada", 0, None)
    assert "already" in refused("wrong-stage", wishes.sit, table, BOB, "Bob", 0, "the secret").text


def test_a_seat_that_is_not_there_is_refused_by_every_wish() -> None:
    table = seated([ADA, BOB])
    for seat in (2, 15, -1):
        for wish, args in (
            (wishes.sit, (table, ADA, "Ada", seat, None)),
            (wishes.leave, (table, ADA, seat, None)),
            (wishes.rename, (table, ADA, seat, "Ada")),
            (wishes.play, (table, ADA, seat, "x", table.version, None)),
            (wishes.ask_back, (table, ADA, seat, None)),
            (wishes.answer, (table, ADA, seat, True, None)),
            (wishes.resign, (table, ADA, seat, None)),
            (wishes.say, (table, ADA, seat, "x", None)),
        ):
            assert "seats 0 to 1" in refused("bad-request", wish, *args).text


def test_nothing_is_done_for_a_seat_that_is_not_yours() -> None:
    table = seated([ADA, BOB, None])
    for who in (BOB, STRANGER, None, ""):
        refused("not-your-seat", wishes.leave, table, who, 0, None)
        refused("not-your-seat", wishes.rename, table, who, 0, "Ada")
        refused("not-your-seat", wishes.play, table, who, 0, "x", table.version, None)
        refused("not-your-seat", wishes.ask_back, table, who, 0, None)
        refused("not-your-seat", wishes.answer, table, who, 0, True, None)
        refused("not-your-seat", wishes.resign, table, who, 0, None)
        refused("not-your-seat", wishes.say, table, who, 0, "x", None)
        refused("not-your-seat", wishes.say, table, who, 2, "x", None)


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = after(opened([PERSON, PERSON, BOT]), entries.Sat(by=BOB, seat=1, name="Bob"))
    assert (table.stage, table.state, table.turn, table.began_at) == ("gathering", None, None, 0)
    refused("wrong-stage", wishes.play, table, BOB, 1, "x", table.version, None)
    refused("wrong-stage", wishes.ask_back, table, BOB, 1, None)
    refused("wrong-stage", wishes.answer, table, BOB, 1, True, None)
    refused("wrong-stage", wishes.resign, table, BOB, 1, None)
    table = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    assert (table.stage, table.began_at, table.game_version) == ("running", 2, 2)
    assert table.state is not None
    assert table.state.hash == game(3).new(7).hash
    assert table.commitment == commitment(7)
    refused("wrong-stage", wishes.sit, table, CYD, "Cyd", 1, None)


def test_a_seat_is_left_before_the_game_and_not_in_it() -> None:
    table = after(opened([PERSON, PERSON], listed=True), entries.Sat(by=BOB, seat=1, name="Bob"))
    left = after(table, wishes.leave(table, BOB, 1, "l1"))
    assert not left.seats[1].taken
    assert BOB not in left.people
    assert left.findable(table).people == (ADA,)
    assert wishes.sit(left, CYD, "Cyd", 1, None).by == CYD
    begun = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    assert "resign" in refused("wrong-stage", wishes.leave, begun, BOB, 1, None).text


def test_the_host_closes_a_table_that_gathers_and_nobody_else_does() -> None:
    table = opened([PERSON, PERSON], listed=True)
    for stranger in (None, BOB):
        refused("not-allowed", wishes.close, table, stranger)
    closed = after(table, wishes.close(table, ADA))
    assert closed.stage == "closed"
    assert not closed.findable().free
    refused("wrong-stage", wishes.sit, closed, BOB, "Bob", 1, None)
    refused("wrong-stage", wishes.close, seated([ADA, BOB]), ADA)


def test_a_table_is_closed_once_its_host_and_everyone_else_have_left() -> None:
    table = after(opened([PERSON, PERSON, PERSON], listed=True), entries.Sat(by=BOB, seat=1, name="Bob"))
    assert after(table, wishes.leave(table, BOB, 1, None)).stage == "gathering"
    table = after(table, entries.Sat(by=ADA, seat=0, name="Ada"))
    table = after(table, wishes.leave(table, ADA, 0, None))
    assert table.stage == "gathering"
    back = after(table, wishes.sit(table, ADA, "Ada", 2, None))
    assert after(back, wishes.leave(back, BOB, 1, None)).stage == "gathering"
    table = after(table, wishes.leave(table, BOB, 1, None))
    assert table.stage == "closed"
    assert not table.findable().free
    for who in (ADA, BOB, CYD):
        refused("wrong-stage", wishes.sit, table, who, "x", 0, None)


def test_a_seat_is_renamed_at_any_stage() -> None:
    table = seated([ADA, None])
    assert wishes.rename(table, ADA, 0, "Countess") == entries.Renamed(by=ADA, seat=0, name="Countess")
    table = after(table, wishes.rename(table, ADA, 0, "Countess"))
    assert (table.called(0), table.called(1), table.called(None)) == ("Countess", "random", "nobody")
    over = after(table, wishes.resign(table, ADA, 0, None))
    assert after(over, wishes.rename(over, ADA, 0, "Ada")).called(0) == "Ada"


# Playing


def first_move(table: Table) -> str:
    assert table.state is not None
    return table.state.legal_texts()[0]


def test_a_move_is_stored_as_the_rules_write_it() -> None:
    table = seated([ADA, BOB])
    seat = table.turn
    assert seat is not None
    move = first_move(table)
    entry = wishes.play(table, PEOPLE[seat], seat, move, table.version, "m1")
    assert entry == entries.Moved(by=PEOPLE[seat], seat=seat, move=move, command="m1")
    twin = after(table, entry)
    assert len(twin.line) == 1
    assert (twin.line[0].number, twin.line[0].seat, twin.game_version) == (twin.version, seat, twin.version)


def test_a_move_upon_what_was_not_seen_is_stale() -> None:
    table = found([ADA, BOB], lambda table: len(table.line) == 3)
    seat = table.turn
    assert seat is not None
    who = PEOPLE[seat]
    for seen in (0, table.game_version - 1, table.version + 1, 2**31 - 1):
        assert refused("stale", wishes.play, table, who, seat, first_move(table), seen, None).version == table.version
    assert wishes.play(table, who, seat, first_move(table), table.version, None)


def test_what_does_not_change_the_game_makes_no_move_stale() -> None:
    table = found([ADA, BOB], lambda table: len(table.line) == 3)
    seat, seen = table.turn, table.version
    assert seat is not None
    who = PEOPLE[seat]
    chatted = after(table, wishes.say(table, ADA, 0, "Hm.", None), wishes.rename(table, BOB, 1, "Robert"))
    assert wishes.play(chatted, who, seat, first_move(table), seen, None)
    assert wishes.play(chatted, who, seat, first_move(table), seen + 1, None)
    assert wishes.play(chatted, who, seat, first_move(table), seen + 2, None)
    refused("stale", wishes.play, chatted, who, seat, first_move(table), seen + 3, None)


def test_what_changes_the_game_makes_a_move_stale() -> None:
    table = found([ADA, BOB, CYD], lambda table: len(table.line) == 4)
    seat = table.turn
    assert seat is not None
    other = (seat + 1) % 3
    resigned = after(table, wishes.resign(table, PEOPLE[other], other, None))
    refused("stale", wishes.play, resigned, PEOPLE[seat], seat, first_move(table), table.version, None)
    back = after(table, entries.TookBack(by=ADA, seat=0, to=3))
    whose = back.turn
    assert whose is not None
    refused("stale", wishes.play, back, PEOPLE[whose], whose, first_move(back), table.version, None)


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    table = seated([ADA, BOB])
    turn = table.turn
    assert turn is not None
    waiting = 1 - turn
    trouble = refused(
        "not-your-turn", wishes.play, table, PEOPLE[waiting], waiting, first_move(table), table.version, None
    )
    assert table.called(turn) in trouble.text
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
        trouble = refused("illegal", wishes.play, table, PEOPLE[seat], seat, text, table.version, None)
        assert trouble.clause in book().clauses
        assert trouble.version == table.version


@pytest.mark.parametrize("text", ["no such move", " ", "\x00", "\N{RIGHT-TO-LEFT OVERRIDE}", "9" * 200, "-1", "{}"])
def test_what_is_no_move_at_all_is_a_bad_move(text) -> None:
    table = seated([ADA, BOB])
    assert table.turn is not None
    refused("bad-move", wishes.play, table, PEOPLE[table.turn], table.turn, text, table.version, None)


def test_nothing_is_played_once_the_game_is_over() -> None:
    table = seated([ADA, BOB])
    rng = random.Random(3)
    while table.stage == "running":
        table = moved(table, rng)
    assert (table.stage, table.ended, table.turn, table.bot_to_move) == ("over", "played", None, None)
    for who, seat in ((ADA, 0), (BOB, 1)):
        refused("wrong-stage", wishes.play, table, who, seat, "x", table.version, None)
        refused("wrong-stage", wishes.ask_back, table, who, seat, None)
        refused("wrong-stage", wishes.resign, table, who, seat, None)
        refused("wrong-stage", wishes.answer, table, who, seat, True, None)
        refused("wrong-stage", wishes.leave, table, who, seat, None)
        assert wishes.back_offer(table, who)[:2] == (0, 0)
    assert after(table, wishes.say(table, ADA, 0, "Well played!", None)).stage == "over"
    record = record_of(table)
    assert record.commitment == table.commitment
    record.verify(table.game)


def test_a_wish_that_comes_twice_is_known_by_its_name() -> None:
    table = seated([ADA, BOB])
    assert table.turn is not None
    who, other = PEOPLE[table.turn], PEOPLE[1 - table.turn]
    assert table.repeated(who, "m1") is None
    table = after(table, wishes.play(table, who, table.turn, first_move(table), table.version, "m1"))
    number = table.version
    table = after(table, wishes.say(table, ADA, 0, "Hm.", "c1"))
    assert table.repeated(who, "m1") == number
    assert table.repeated(ADA, "c1") == number + 1
    assert table.repeated(other, "m1") is None
    assert table.repeated(None, "m1") is None
    assert table.repeated(who, None) is None


# Taking back


def test_a_move_by_which_nobody_learned_anything_is_taken_back_at_once() -> None:
    def own(table: Table) -> bool:
        return bool(table.line) and table.state is not None and table.state.undoable >= 1

    table = found([ADA, BOB], own)
    seat = table.line[-1].seat
    assert seat is not None
    who = PEOPLE[seat]
    before = Table.from_log(table.id, 1000.0, table.charter, table.game, table.seed, table.log[:-1])
    assert wishes.back_offer(table, who)[:2] == (1, 0)
    entry = wishes.ask_back(table, who, seat, "u1")
    assert entry == entries.TookBack(by=who, seat=seat, to=len(table.line) - 1, command="u1")
    back = after(table, entry)
    assert back.state is not None
    assert before.state is not None
    assert back.state.hash == before.state.hash
    assert (back.line, back.undone) == (before.line, {back.version: [table.version]})
    assert back.game_version == back.version


def test_a_move_by_which_someone_learned_something_is_asked_for() -> None:
    table = found([ADA, BOB], marked)
    seat = table.line[-1].seat
    assert seat is not None
    who, other = PEOPLE[seat], 1 - seat
    assert wishes.back_offer(table, who)[:2] == (0, 1)
    entry = wishes.ask_back(table, who, seat, None)
    assert entry == entries.AskedBack(by=who, seat=seat, to=len(table.line) - 1)
    asking = after(table, entry)
    assert asking.state is not None
    assert table.state is not None
    assert asking.state.hash == table.state.hash
    assert asking.waiting_for() == [other]
    assert (wishes.back_offer(asking, ADA)[:2], wishes.back_offer(asking, BOB)[:2]) == ((0, 0), (0, 0))
    for one, at in ((who, seat), (PEOPLE[other], other)):
        refused("wrong-stage", wishes.ask_back, asking, one, at, None)
    refused("wrong-stage", wishes.answer, asking, who, seat, True, None)
    agreed = after(asking, wishes.answer(asking, PEOPLE[other], other, True, "a1"))
    assert agreed.state is not None
    assert agreed.state.played == table.state.played[:-1]
    assert agreed.undone == {agreed.version: [table.version]}
    refused("wrong-stage", wishes.answer, agreed, PEOPLE[other], other, True, None)


def marked(table: Table) -> bool:
    """The last move brought something to light, and is not the first."""
    return len(table.line) > 1 and table.state is not None and table.state.undoable == 0


def asked(people: list[str | None]) -> tuple[Table, int, list[int]]:
    """A table where someone has asked to take back, who, and who is to answer."""
    table = found(people, lambda table: marked(table) and people[table.line[-1].seat or 0] is not None)
    seat = table.line[-1].seat
    assert seat is not None
    table = after(table, wishes.ask_back(table, people[seat], seat, None))
    return table, seat, table.waiting_for()


def test_everyone_else_has_to_agree() -> None:
    table, seat, waiting = asked([ADA, BOB, CYD])
    assert sorted([seat, *waiting]) == [0, 1, 2]
    first, second = waiting
    half = after(table, wishes.answer(table, PEOPLE[first], first, True, None))
    assert half.waiting_for() == [second]
    assert len(half.line) == len(table.line)
    refused("wrong-stage", wishes.answer, half, PEOPLE[first], first, True, None)
    refused("not-your-seat", wishes.answer, half, PEOPLE[first], second, True, None)
    refused("not-your-seat", wishes.answer, half, STRANGER, second, True, None)
    done = after(half, wishes.answer(half, PEOPLE[second], second, True, None))
    assert len(done.line) == len(table.line) - 1
    assert done.wish is None


def test_one_refusal_ends_the_wish() -> None:
    table, _, (first, second) = asked([ADA, BOB, CYD])
    for answers in ([(first, False)], [(first, True), (second, False)]):
        done = table
        for seat, yes in answers:
            done = after(done, wishes.answer(done, PEOPLE[seat], seat, yes, None))
        assert done.wish is None
        assert done.line == table.line
        assert done.undone == {}


def test_a_move_cancels_the_wish() -> None:
    table, _, waiting = asked([ADA, BOB, CYD])
    played = moved(table, random.Random(1))
    assert played.wish is None
    refused("wrong-stage", wishes.answer, played, PEOPLE[waiting[0]], waiting[0], True, None)


def test_a_resignation_cancels_the_wish() -> None:
    table, _, (first, second) = asked([ADA, BOB, CYD])
    gone = after(table, wishes.resign(table, PEOPLE[first], first, None))
    assert gone.wish is None
    refused("wrong-stage", wishes.answer, gone, PEOPLE[second], second, True, None)


def test_chat_does_not_cancel_the_wish() -> None:
    table, seat, waiting = asked([ADA, BOB, CYD])
    assert after(table, wishes.say(table, PEOPLE[seat], seat, "Please?", None)).waiting_for() == waiting


def test_one_answer_of_a_person_in_two_seats_is_for_both() -> None:
    table = found([ADA, BOB, BOB], lambda table: marked(table) and table.line[-1].seat == 0)
    table = after(table, wishes.ask_back(table, ADA, 0, None))
    assert table.waiting_for() == [1, 2]
    assert len(after(table, wishes.answer(table, BOB, 2, True, None)).line) == len(table.line) - 1


def test_alone_with_bots_every_move_is_taken_back_at_once_and_the_bots_with_it() -> None:
    def two_since(table: Table) -> bool:
        mine = [at for at, made in enumerate(table.line) if made.seat == 0]
        return bool(mine) and mine[-1] < len(table.line) - 2 and marked(table)

    table = found([ADA, None, None], two_since)
    to = max(at for at, made in enumerate(table.line) if made.seat == 0)
    assert wishes.back_offer(table, ADA)[:2] == (len(table.line) - to, 0)
    entry = wishes.ask_back(table, ADA, 0, None)
    assert entry == entries.TookBack(by=ADA, seat=0, to=to)
    back = after(table, entry)
    assert back.state is not None
    assert table.state is not None
    assert back.state.played == table.state.played[:to]
    assert back.turn == 0


def test_taking_back_another_persons_move_always_asks() -> None:
    def both(table: Table) -> bool:
        last = [made.seat for made in table.line[-2:]]
        return len(last) == 2 and last[0] != last[1] and table.state is not None and table.state.undoable >= 2

    table = found([ADA, BOB], both)
    seat = table.line[-2].seat
    assert seat is not None
    assert wishes.back_offer(table, PEOPLE[seat])[:2] == (0, 2)
    assert wishes.ask_back(table, PEOPLE[seat], seat, None) == entries.AskedBack(
        by=PEOPLE[seat], seat=seat, to=len(table.line) - 2
    )
    last = table.line[-1].seat
    assert last is not None
    assert isinstance(wishes.ask_back(table, PEOPLE[last], last, None), entries.TookBack)


def test_whoever_has_not_moved_takes_nothing_back() -> None:
    table = seated([ADA, BOB])
    refused("wrong-stage", wishes.ask_back, table, ADA, 0, None)
    assert (
        wishes.back_offer(table, ADA)
        == wishes.back_offer(table, STRANGER)
        == wishes.back_offer(table, None)
        == (0, 0, None)
    )


def test_a_bot_takes_over_and_nobody_waits_for_whoever_resigned() -> None:
    table = found([ADA, BOB, CYD], lambda table: marked(table) and table.line[-1].seat == 0)
    gone = after(table, wishes.resign(table, BOB, 1, None))
    asking = after(gone, wishes.ask_back(gone, ADA, 0, None))
    assert asking.waiting_for() == [2]
    refused("wrong-stage", wishes.answer, asking, BOB, 1, True, None)


# Resigning


def test_a_bot_plays_on_for_whoever_resigned() -> None:
    table = seated([ADA, BOB, CYD])
    turn = table.turn
    assert turn is not None
    gone = after(table, wishes.resign(table, PEOPLE[turn], turn, "r1"))
    assert (gone.stage, gone.turn, gone.bot_to_move) == ("running", turn, STAND_IN)
    assert gone.seats[turn].resigned
    assert gone.seats_of(PEOPLE[turn]) == [turn]
    refused("wrong-stage", wishes.play, gone, PEOPLE[turn], turn, first_move(gone), gone.version, None)
    refused("wrong-stage", wishes.resign, gone, PEOPLE[turn], turn, None)
    refused("wrong-stage", wishes.ask_back, gone, PEOPLE[turn], turn, None)
    assert wishes.say(gone, PEOPLE[turn], turn, "Good luck!", None)
    assert gone.state is not None
    on = after(gone, wishes.bot_plays(gone, gone.state.legal()[0]))
    assert (on.line[-1].seat, on.log[-1].entry.by) == (turn, None)


@pytest.mark.parametrize(
    ("people", "leave"),
    [([ADA, BOB], [0]), ([ADA, None], [0]), ([ADA, BOB, CYD], [2, 0]), ([ADA, BOB, None], [1, 0]), ([ADA, ADA], [1])],
)
def test_the_game_ends_when_nobody_is_left_to_play_against(people, leave) -> None:
    table = seated(people)
    for seat in leave:
        assert table.stage == "running"
        table = after(table, wishes.resign(table, people[seat], seat, None))
    assert (table.stage, table.ended, table.turn, table.bot_to_move) == ("over", "resigned", None, None)
    assert not table.findable().bots_turn
    assert record_of(table).over is False
    assert wishes.again(table, people[0], new_id()).by == people[0]


def test_one_person_and_two_bots_play_until_the_person_resigns() -> None:
    table = seated([ADA, None, None])
    assert after(table, wishes.resign(table, ADA, 0, None)).ended == "resigned"


# Again


def test_a_rematch_is_for_those_who_played_and_begins_when_the_game_is_over() -> None:
    table = seated([ADA, BOB])
    refused("wrong-stage", wishes.again, table, ADA, new_id())
    over = after(table, wishes.resign(table, ADA, 0, None))
    refused("not-your-seat", wishes.again, over, STRANGER, new_id())
    refused("not-your-seat", wishes.again, over, None, new_id())
    id = new_id()
    assert after(over, wishes.again(over, BOB, id)).again == id


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
    game, charter = table.game, table.charter
    snapshots = {}
    for twin in wander(table, seed, 120):
        table = twin
        if table.state is not None and rng.random() < 0.15:
            snapshots[table.version] = table.state.freeze()
    stored = [Numbered(one.number, one.at, entries.decode(entries.encode(one.entry))) for one in table.log]
    assert stored == table.log
    again = Table.from_log(table.id, table.opened, charter, game, table.seed, stored)
    assert whole(again) == whole(table)
    assert tell(again, ADA, 0, 0) == tell(table, ADA, 0, 0)
    for version in rng.sample(sorted(snapshots), min(3, len(snapshots))):
        kept = (version, game.thaw(snapshots[version]))
        again = Table.from_log(table.id, table.opened, charter, game, table.seed, stored, kept)
        assert whole(again) == whole(table)
        assert tell(again, ADA, 0, 0) == tell(table, ADA, 0, 0)


def test_random_logs_hold_everything_that_can_be_written() -> None:
    kinds: set[str] = set()
    for seed in range(15):
        table = opened([PERSON] * (2 + seed % 2), seed=seed, listed=True)
        *_, last = wander(table, seed, 120)
        kinds |= {str(msgspec.to_builtins(one.entry)["kind"]) for one in last.log}
        if any(isinstance(last.log[number - 1].entry, entries.Answered) for number in last.undone):
            kinds.add("agreed")
    wanted = {"sat", "left", "renamed", "moved", "asked-back", "answered", "took-back", "resigned", "said", "again"}
    assert kinds == wanted | {"agreed"}


def test_secrets_and_names_of_tables_are_long_and_never_twice_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == len({new_secret() for _ in range(1000)}) == 1000
    assert all(len(new_id()) == 16 and new_id().isalnum() for _ in range(100))
    assert all(len(new_secret()) == 22 for _ in range(100))
    assert "the secret" not in hashed("the secret")
