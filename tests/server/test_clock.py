"""The clock of a table: its phases and deadlines, what is due and who writes it, pauses, quiet, plays of many moves."""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import riverrun as rr
from kernel.toy.book import RAFT
from riverrun.games.flow import RULEBOOK as FLOW
from riverrun.kernel.game import Game
from riverrun.kernel.timing import Pace
from riverrun.server import entries, wishes
from riverrun.server.charter import Charter, SeatPlan, new_id
from riverrun.server.clock import BOT_READY, CHOOSING, FINISHING, READY, TALK, WAVE
from riverrun.server.clockwork import Clockwork
from riverrun.server.hall import GRACE, Hall, record_of
from riverrun.server.house import Overtaken, as_long_as
from riverrun.server.messages import Clock
from riverrun.server.notes import Notes
from riverrun.server.owed import owed
from riverrun.server.refusal import Refuse
from riverrun.server.seat import STAND_IN
from riverrun.server.store import Numbered, Store
from riverrun.server.table import Table
from riverrun.server.telling import clock as told_clock
from riverrun.server.telling import screen, table_view, tell

from .client import Client
from .hands import ByHand, Faster, a_while, comes
from .tables import ADA, BOB, CYD, PEOPLE, seated, wandering
from .test_table import refused, whole
from .within import within

ROUND = 60.0
QUIET = {"scenarios": "no-communication"}


@cache
def flow(players: int = 2, **options: str) -> Game:
    return rr.game("flow", players, **{"clock": "60", "first": "p1", **options})


def sat(people: Sequence[str | None] = (ADA, BOB), *, seed: int = 7, **options: str) -> Table:
    """A table at which the first round is ready."""
    return seated(people, seed=seed, of=flow(len(people), **options))


def then(table: Table, after: float, *following: entries.AnyEntry) -> Table:
    """The table after these entries, the first of them so many seconds after the last."""
    for entry in following:
        table = table.after(Numbered(table.version + 1, table.changed + after, entry))
        after = 0.0
    return table


def person(table: Table) -> str:
    """Who is asked."""
    assert table.turn is not None
    return PEOPLE[table.turn]


def start(table: Table, after: float = 1.0) -> Table:
    return then(table, after, wishes.start(table, person(table), table.turn or 0, None))


def play(table: Table, move: str, after: float = 1.0) -> Table:
    return then(table, after, wishes.play(table, person(table), table.turn or 0, move, table.version, None))


def anything(table: Table, verb: str) -> str:
    assert table.state is not None
    return next(text for text in table.state.legal_texts() if text.startswith(verb))


def expired(table: Table) -> Table:
    """The table when what is due has come, a moment late."""
    assert table.until is not None
    due = owed(table, table.until + 0.01)
    assert due is not None
    return then(table, table.until + 0.01 - table.changed, due)


def phase(table: Table) -> str:
    clock = told_clock(table, table.changed)
    assert clock is not None
    return clock.phase


def left(table: Table) -> float | None:
    """How long the phase lasts from the last entry on."""
    return None if table.until is None else round(table.until - table.changed, 3)


def choosing(**options: str) -> Table:
    """A table where a die is to be chosen."""
    for seed in range(200):
        table = start(sat([ADA], seed=seed, **options))
        assert table.state is not None
        if "play calm-waters" in table.state.legal_texts():
            return expired(play(table, "play calm-waters"))
    raise AssertionError("nobody has the card")


# Phases


def test_a_round_is_ready_until_its_first_player_starts_the_timer():
    table = sat()
    assert (phase(table), left(table), table.turn) == ("ready", READY, 0)
    assert "Ada starts" in refused("wrong-stage", wishes.play, table, ADA, 0, "draw", table.version, None).text
    assert refused("not-your-turn", wishes.start, table, BOB, 1, None).clause == "FL-K4"
    refused("not-your-seat", wishes.start, table, BOB, 0, None)
    running = start(table)
    assert (phase(running), left(running)) == ("running", ROUND)
    assert play(running, "draw").line
    refused("wrong-stage", wishes.start, running, ADA, 0, None)


@pytest.mark.parametrize("seconds", ["45", "60", "90"])
def test_the_option_says_how_long_a_round_lasts(seconds):
    table = start(sat(clock=seconds))
    assert left(table) == float(seconds)
    assert owed(table, (table.until or 0) + 0.001) == entries.Moved(seat=None, move="tide")


def test_moves_do_not_change_the_deadline():
    table = start(sat())
    deadline = table.until
    table = play(play(table, "draw", 7), anything(play(table, "draw"), "place"), 8)
    assert (phase(table), table.until, table.turn) == ("running", deadline, 1)


def test_who_has_not_acted_loses_the_turn_and_the_next_is_ready_after_the_wave():
    table = expired(start(sat()))
    assert (phase(table), left(table), table.turn) == ("wave", WAVE, 1)
    assert table.log[-1].entry == entries.Moved(seat=None, move="tide")
    assert "timer ran out" in refused("wrong-stage", wishes.play, table, BOB, 1, "draw", table.version, None).text
    refused("wrong-stage", wishes.start, table, BOB, 1, None)
    refused("not-allowed", wishes.end_wave, table, BOB, 1, None)
    table = expired(table)
    assert (phase(table), table.log[-1].entry) == ("ready", entries.Calmed())


def test_what_was_begun_is_finished_after_the_time_is_up():
    table = play(start(sat()), "draw", 59)
    seen = table.version
    late = expired(table)
    assert (phase(late), left(late), late.turn) == ("finishing", FINISHING, 0)
    done = then(late, 5, wishes.play(late, ADA, 0, anything(late, "place"), seen, None))
    assert (phase(done), done.turn) == ("wave", 1)


def test_the_time_to_finish_is_not_prolonged_by_a_part_of_it():
    table = holding("current")
    table = expired(play(table, "play current"))
    aimed = play(table, anything(table, "aim"), 5)
    assert (phase(aimed), aimed.until) == ("finishing", table.until)


def test_in_calm_waters_a_die_is_chosen_first():
    table = choosing()
    assert (phase(table), left(table)) == ("choosing", CHOOSING)
    assert phase(play(table, "die black", 3)) == "wave"


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
    refused("wrong-stage", wishes.start, table, ADA, 0, None)
    refused("wrong-stage", wishes.pause, table, ADA, 0, None)


def test_a_table_without_the_option_has_no_clock():
    table = seated([ADA, BOB], of=rr.game("flow", 2))
    assert (table.clock, table.until, told_clock(table, 0.0)) == (None, None, None)
    assert owed(table, math.inf) is None
    for wish in (wishes.start, wishes.pause, wishes.resume, wishes.end_wave):
        refused("wrong-stage", wish, table, ADA, 0, None)


# What comes by itself


def test_what_is_due_is_due_after_the_deadline_and_not_at_it():
    for table in (sat(), start(sat()), expired(start(sat())), expired(play(start(sat()), "draw")), choosing()):
        assert table.until is not None
        assert owed(table, table.until) is None
        assert owed(table, table.until + 0.001) is not None


def test_a_round_starts_by_itself_but_not_after_one_in_which_no_person_acted():
    table = expired(sat())
    assert (phase(table), table.log[-1].entry) == ("running", entries.Started(seat=0))
    table = expired(expired(table))
    assert (phase(table), table.until) == ("ready", None)
    table = expired(expired(play(start(table, 1000), "draw", 55)))
    assert phase(table) == "wave"
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


def start_by(table: Table, who: str, seat: int) -> Table:
    return then(table, 1, wishes.start(table, who, seat, None))


def test_a_bots_acts_do_not_count_as_a_persons():
    table = expired(sat([None, ADA]))
    assert table.state is not None
    table = then(table, 1, wishes.bot_plays(table, table.game.move("draw")))
    table = expired(expired(table))
    assert phase(table) == "wave"
    assert expired(table).until is None


@pytest.mark.parametrize("seed", range(12))
def test_a_slow_player_is_helped_by_seeded_chance_and_never_trades(seed):
    table = expired(play(start(sat(seed=seed)), "draw"))
    helped = expired(table)
    entry = helped.log[-1].entry
    assert isinstance(entry, entries.Moved)
    assert (entry.seat, entry.by, phase(helped)) == (0, None, "wave")
    assert entry.move.split()[0] in ("place", "discard")
    assert owed(table, math.inf) == owed(table, math.inf) == entry
    again = Table.from_log(table.id, table.opened, table.charter, table.game, table.seed, table.log)
    assert owed(again, math.inf) == entry


def test_help_depends_on_the_seed_alone_and_not_on_the_place_of_a_server():
    moves = Counter()
    for seed in range(12):
        table = expired(play(start(sat(seed=seed)), "draw"))
        due = owed(table, math.inf)
        assert isinstance(due, entries.Moved)
        moves[due.move] += 1
    assert len(moves) > 4


def test_the_rest_of_a_card_is_played_for_a_slow_player():
    table = expired(play(holding("current"), "play current"))
    table = expired(table)
    assert phase(table) == "finishing"
    table = expired(table)
    assert phase(table) == "wave"
    assert table.state is not None
    assert table.state.check() == []


def test_a_die_is_chosen_for_a_slow_player():
    table = choosing()
    due = owed(table, math.inf)
    assert isinstance(due, entries.Moved)
    assert due.move in ("die white", "die black")
    assert due == owed(table, math.inf)
    assert phase(expired(table)) == "wave"


# Pausing


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


# Taking back


def test_nothing_is_taken_back_where_a_clock_runs():
    table = play(start(sat()), "draw")
    assert table.state is not None
    table = play(table, anything(table, "place"))
    assert refused("not-allowed", wishes.ask_back, table, ADA, 0, None).clause == "FL-K4"
    assert wishes.back_offer(table, ADA) == (0, 0, None)


# Quiet


def test_nobody_talks_except_in_the_wave():
    table = sat(**QUIET)
    for quiet in (table, start(table), expired(play(start(table), "draw")), expired(expired(start(table)))):
        assert refused("not-allowed", wishes.say, quiet, ADA, 0, "Psst.", None).clause == "FL-H2"
        assert refused("not-allowed", wishes.rename, quiet, ADA, 0, "Psst.").clause == "FL-H2"
        assert refused("not-allowed", wishes.may_point, quiet, ADA, 0).clause == "FL-H2"
        assert told(quiet).quiet
    wave = expired(start(table))
    assert (phase(wave), left(wave), told(wave).quiet, told(wave).starter) == ("wave", TALK, False, 1)
    wishes.may_point(wave, ADA, 0)
    wave = then(wave, 10, wishes.say(wave, ADA, 0, "I have a bird.", None))
    assert left(wave) == TALK - 10.01 + 0.01


def told(table: Table) -> Clock:
    clock = told_clock(table, table.changed)
    assert clock is not None
    return clock


def test_the_next_player_ends_a_wave_that_is_for_talking():
    wave = expired(start(sat(**QUIET)))
    assert "Bob ends the wave" in refused("not-your-turn", wishes.end_wave, wave, ADA, 0, None).text
    table = then(wave, 5, wishes.end_wave(wave, BOB, 1, "w1"))
    assert (phase(table), table.log[-1].entry) == ("ready", entries.Calmed(by=BOB, seat=1, command="w1"))
    refused("wrong-stage", wishes.end_wave, table, BOB, 1, None)
    assert phase(expired(wave)) == "ready"


def test_anyone_goes_on_for_a_bot():
    wave = expired(start(sat([ADA, None, CYD], **QUIET)))
    assert wave.turn == 1
    table = then(wave, 5, wishes.end_wave(wave, CYD, 2, None))
    assert phase(then(table, 1, wishes.start(table, ADA, 0, None))) == "running"


def test_without_a_clock_one_talks_after_a_wave_until_somebody_acts():
    of = rr.game("flow", 2, scenarios="no-communication", first="p1", turns="3")
    table, rng = seated([ADA, BOB], of=of), random.Random(2)
    talked = 0
    while table.stage == "running" and talked < 2:
        assert table.state is not None
        waves = table.state.view(None).round
        if table.quiet is None:
            talked += 1
            assert waves > 1
            assert wishes.say(table, ADA, 0, "Now!", None)
        else:
            refused("not-allowed", wishes.say, table, ADA, 0, "Psst.", None)
        move = table.game.text(rr.random_move(table.state, rng))
        table = then(table, 1, wishes.play(table, person(table), table.turn or 0, move, table.version, None))
    assert talked == 2


def test_other_games_let_everyone_talk():
    table = sat()
    assert not told(table).quiet
    assert table.quiet is None
    assert wishes.say(start(table), BOB, 1, "There!", None)


# Several moves together


def holding(card: str, people: Sequence[str] = (ADA, BOB), **options: str) -> Table:
    """A running table whose turn it is holds a card that can be played."""
    for seed in range(300):
        table, rng = start(sat(people, seed=seed, **options)), random.Random(seed)
        for _ in range(24):
            assert table.state is not None
            texts = table.state.legal_texts()
            if f"play {card}" in texts:
                return table
            placed = [text for text in texts if text.startswith("place")]
            if table.stage == "over" or not (placed or "draw" in texts):
                break
            table = play(table, rng.choice(placed) if placed else "draw", 0.1)
    raise AssertionError("nobody has the card")


def whole_current(table: Table) -> list[str]:
    """All of a card with two targets."""
    assert table.state is not None
    state = table.state.copy()
    moves = ["play current"]
    for _ in range(3):
        state.play(moves[-1])
        if len(moves) < 3:
            moves.append(state.legal_texts()[0])
    return moves


def test_a_card_and_its_targets_are_played_together():
    table = holding("current")
    moves = whole_current(table)
    assert len(moves) == 3
    seat = table.turn or 0
    played = wishes.plays(table, person(table), seat, moves, table.version, "c1")
    assert [entry.move for entry in played] == moves
    assert [entry.command for entry in played] == [None, None, "c1"]
    after = then(table, 1, *played)
    assert len(after.line) == len(table.line) + 3
    assert after.repeated(person(table), "c1") == after.version


def test_the_first_move_that_is_refused_refuses_them_all_and_is_named():
    table = holding("current")
    who, seat, before = person(table), table.turn or 0, whole(table)
    moves = whole_current(table)
    wrong = "place r0c0 ns"
    trouble = refused("illegal", wishes.plays, table, who, seat, [*moves[:2], wrong], table.version, None)
    assert f"'{wrong}'" in trouble.text
    assert trouble.clause in FLOW.clauses
    trouble = refused("illegal", wishes.plays, table, who, seat, [moves[0], "draw", moves[2]], table.version, None)
    assert "'draw'" in trouble.text
    refused("bad-move", wishes.plays, table, who, seat, [moves[0], "nonsense"], table.version, None)
    assert "too late" in refused("illegal", wishes.plays, table, who, seat, [*moves, "draw"], table.version, None).text
    refused("stale", wishes.plays, table, who, seat, moves, table.game_version - 1, None)
    refused("illegal", wishes.plays, table, who, seat, ["tide"], table.version, None)
    assert whole(table) == before


def test_what_shows_something_new_is_the_last_move_so_that_nothing_is_tried_upon_it():
    table = start(sat([ADA]))
    kinds = set()
    for move in ("place r0c1 ew", "place r0c1 ns", "trade", "discard"):
        trouble = refused("illegal", wishes.plays, table, ADA, 0, ["draw", move], table.version, None)
        kinds.add((trouble.text, trouble.clause))
    assert len(kinds) == 1, "the refusal depends on what was drawn"
    assert wishes.plays(table, ADA, 0, ["draw"], table.version, None)


# Won and lost together


def test_one_who_resigns_is_replaced_and_shares_the_result():
    table = sat([ADA, BOB, CYD])
    gone = then(table, 1, wishes.resign(table, ADA, 0, None))
    assert (gone.stage, gone.winners, gone.seats[0].bot) == ("running", [], STAND_IN)
    alone = then(gone, 1, wishes.resign(gone, CYD, 2, None))
    assert (alone.stage, alone.winners) == ("running", [])


def test_all_people_resigning_is_lost_for_all_bots_or_not():
    for people in ([ADA], [ADA, BOB], [ADA, None, BOB]):
        table = sat(people)
        for seat, who in enumerate(people):
            if who is not None:
                assert table.stage == "running"
                table = then(table, 1, wishes.resign(table, who, seat, None))
        assert (table.stage, table.ended, table.winners) == ("over", "resigned", [])
        assert record_of(table).over is False


def test_a_game_won_together_is_won_by_those_who_resigned_too():
    of = Game(RAFT, 2, {"goal": "near"})
    for seed in range(50):
        table, rng = seated([ADA, BOB], seed=seed, of=of), random.Random(seed)
        table = then(table, 1, wishes.resign(table, BOB, 1, None))
        while table.stage == "running":
            assert table.state is not None
            table = then(table, 1, wishes.bot_plays(table, rr.random_move(table.state, rng)))
        assert table.ended == "played"
        assert table.winners in ([0, 1], [])
        if table.winners:
            return
    raise AssertionError("nobody ever won")


def test_alone_the_game_is_not_over_before_it_began():
    table = sat([ADA])
    assert (table.stage, table.turn, phase(table)) == ("running", 0, "ready")


def test_what_a_bot_has_thought_out_is_not_played_while_the_clock_is_paused():
    table = expired(sat([None, ADA], pausable="yes"))
    move = table.game.move("draw")
    assert as_long_as(table, move)(table) == entries.Moved(seat=0, move="draw")
    paused = then(table, 1, wishes.pause(table, ADA, 1, None))
    with pytest.raises(Overtaken):
        as_long_as(table, move)(paused)
    resumed = then(paused, 1, wishes.resume(paused, ADA, 1, None))
    assert as_long_as(table, move)(resumed)


# The log is all of it


@pytest.mark.parametrize(
    "of", [flow(1), flow(2), flow(3, pausable="yes"), flow(6, **QUIET), flow(4, clock="45")], ids=repr
)
def test_a_clock_is_what_the_log_says(of):
    seen: Counter[str] = Counter()
    for seed in range(3):
        for wandered in wandering(seated(PEOPLE[: of.players], seed=seed, of=of), seed, 150):
            table = wandered
            seen[phase(table)] += 1
        stored = [Numbered(one.number, one.at, entries.decode(entries.encode(one.entry))) for one in table.log]
        snapshot = None if table.state is None else (table.version, table.state.copy())
        for kept in (None, snapshot):
            again = Table.from_log(table.id, table.opened, table.charter, of, table.seed, stored, kept)
            assert (whole(again), again.clock, again.until) == (whole(table), table.clock, table.until)
            assert tell(again, ADA, 0, 0) == tell(table, ADA, 0, 0)
    assert {"ready", "running", "finishing", "wave"} <= set(seen)


def test_a_toy_with_other_rounds_has_the_same_clock():
    table = seated([ADA, BOB], of=Game(RAFT, 2, {"timer": "yes"}))
    assert (phase(table), left(table)) == ("ready", READY)
    table = start(table)
    assert left(table) == 30.0
    asking = play(table, anything(table, "ask"))
    assert (phase(asking), asking.until) == ("choosing", None)
    assert phase(play(asking, "no")) == "wave"
    assert phase(expired(table)) == "wave"


# The hall and the clockwork


class Desk:
    """A hall with its clockwork, in a folder, by a time that is set by hand."""

    def __init__(self, folder: Any, time: ByHand) -> None:
        self.store, self.notes = Store(f"sqlite:///{folder / 'tables.sqlite3'}"), Notes(None)
        self.time = time
        self.hall = Hall(self.store, self.notes, None, 600.0, time)
        self.clockwork = Clockwork(self.hall, time)
        self.hall.on_news = self.clockwork.set

    async def open(self, people: Sequence[str] = (ADA, BOB), seed: int = 7, **options: str) -> str:
        of = flow(len(people), **options)
        plans = [SeatPlan("person") for _ in people]
        charter = Charter(of.id, of.players, of.options, of.rulebook.version, of.content_hash, plans, ADA)
        first = [entries.Sat(by=who, seat=seat, name=who[:3].title()) for seat, who in enumerate(people)]
        return (await self.hall.open(charter, new_id(), seed, first)).table.id

    def table(self, id: str) -> Table:
        return self.hall.rooms[id].table

    async def start(self, id: str) -> None:
        await self.hall.do(id, lambda table: wishes.start(table, person(table), table.turn or 0, None))

    async def play(self, id: str, move: str) -> int:
        def wish(table: Table) -> entries.Moved:
            return wishes.play(table, person(table), table.turn or 0, move, table.version, None)

        return await self.hall.do(id, wish)

    async def phase(self, id: str, wanted: str) -> None:
        """Waits until the clock is in a phase."""
        await comes(lambda: phase(self.table(id)) == wanted)

    async def due(self, id: str) -> None:
        """What is due comes."""
        version, until = self.table(id).version, self.table(id).until
        assert until is not None
        self.time.set(until + 0.001)
        await comes(lambda: self.table(id).version > version)


@asynccontextmanager
async def desk_in(folder: Any, time: ByHand | None = None):
    desk = Desk(folder, time or ByHand())
    await desk.store.start()
    await desk.notes.start(desk.hall.hear)
    try:
        yield desk
    finally:
        desk.hall.on_news = lambda room: None
        await desk.clockwork.stop()
        await desk.hall.stop()
        await desk.notes.stop()
        await desk.store.stop()


def test_the_clockwork_writes_what_is_due_in_its_time_and_not_before(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            desk.time.go(READY)
            await a_while()
            assert phase(desk.table(id)) == "ready"
            desk.time.go(0.001)
            await desk.phase(id, "running")
            await desk.play(id, "draw")
            desk.time.go(ROUND)
            await a_while()
            assert phase(desk.table(id)) == "running"
            desk.time.go(0.001)
            await desk.phase(id, "finishing")
            await desk.due(id)
            assert phase(desk.table(id)) == "wave"
            await desk.due(id)
            assert phase(desk.table(id)) == "ready"
            assert not desk.hall.rooms[id].listeners

    asyncio.run(run())


def test_a_command_received_at_the_deadline_beats_the_expiry_and_a_later_one_does_not(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            await desk.start(id)
            desk.time.at = desk.table(id).until  # nobody is woken: the command and the alarm race
            drawing = asyncio.create_task(desk.play(id, "draw"))
            await asyncio.sleep(0)
            desk.time.go(0.5)
            await drawing
            await desk.phase(id, "finishing")
            kinds = [one.entry.move for one in desk.table(id).log if isinstance(one.entry, entries.Moved)]
            assert kinds == ["draw", "tide"]
            assert desk.table(id).log[-2].at < desk.table(id).log[-1].at
            other = await desk.open(seed=8)
            await desk.start(other)
            desk.time.at = desk.table(other).until + 0.001
            with pytest.raises(Refuse, match="timer ran out"):
                await desk.play(other, "draw")
            assert phase(desk.table(other)) == "wave"

    asyncio.run(run())


def test_what_comes_late_for_a_tile_in_hand_finishes_it_late(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            id = await desk.open()
            await desk.start(id)
            await desk.play(id, "draw")
            table = desk.table(id)
            move, seen = anything(table, "place"), table.version
            desk.time.at = table.until + 0.001
            await desk.hall.do(id, lambda table: wishes.play(table, ADA, 0, move, seen, None))
            assert [one.entry.move for one in desk.table(id).log[-2:]] == ["tide", move]
            assert phase(desk.table(id)) == "wave"

    asyncio.run(run())


@pytest.mark.parametrize("where", ["ready", "running", "begun", "finishing", "choosing", "wave", "paused"])
def test_a_new_server_goes_on_in_every_phase(tmp_path, where):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as desk:
            seed = choosing(pausable="yes").seed if where == "choosing" else 7
            id = await desk.open([ADA] if where == "choosing" else [ADA, BOB], seed, pausable="yes")
            if where != "ready":
                await desk.start(id)
            if where in ("begun", "finishing"):
                await desk.play(id, "draw")
            if where == "choosing":
                await desk.play(id, "play calm-waters")
            if where == "paused":
                time.go(5)
                await desk.hall.do(id, lambda table: wishes.pause(table, BOB, 1, None))
            if where in ("finishing", "choosing", "wave"):
                await desk.due(id)
            before = desk.table(id)
            assert before.clock is not None
        owed = where != "paused"
        time.go(3)
        async with desk_in(tmp_path, time) as desk:
            assert (await desk.store.bots_turns() == [id]) == owed
            await desk.hall.room(id)
            after = desk.table(id)
            assert (after.clock, after.until, after.left) == (before.clock, before.until, before.left)
            if owed:
                await desk.due(id)
                assert desk.table(id).version == before.version + 1
            else:
                await desk.hall.do(id, lambda table: wishes.resume(table, BOB, 1, None))
                assert left(desk.table(id)) == ROUND - 5

    asyncio.run(run())


def test_a_server_that_comes_back_late_gives_the_time_to_finish(tmp_path):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as desk:
            id = await desk.open()
            await desk.start(id)
            await desk.play(id, "draw")
        time.go(3600)
        async with desk_in(tmp_path, time) as desk:
            await desk.hall.room(id)
            await desk.phase(id, "finishing")
            assert left(desk.table(id)) == FINISHING

    asyncio.run(run())


def test_two_servers_write_what_is_due_once(tmp_path):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as one, desk_in(tmp_path, time) as two:
            id = await one.open()
            await two.hall.room(id)
            for _ in range(6):
                version = one.table(id).version
                await two.hall.look_around()  # there is no broker between them
                assert two.table(id).version == version
                until = one.table(id).until
                if until is None:
                    await one.start(id)
                    continue
                time.set(until + 0.001)
                await comes(lambda version=version: {one.table(id).version, two.table(id).version} == {version + 1})
            log = await one.store.log(id)
            assert [numbered.number for numbered in log] == list(range(1, len(log) + 1))
            assert Counter(type(numbered.entry).__name__ for numbered in log[2:])["Moved"] == 2

    asyncio.run(run())


def test_what_another_server_received_in_time_is_waited_for(tmp_path):
    async def run():
        time = ByHand()
        async with desk_in(tmp_path, time) as one, desk_in(tmp_path, time) as two:
            id = await one.open()
            await one.start(id)
            await two.hall.room(id)
            for desk in (one, two):
                desk.notes.shared = True
            quick, stored = one.store.append, asyncio.Event()

            async def slow(*args: Any) -> None:
                await stored.wait()
                await quick(*args)

            one.store.append = slow
            time.set(one.table(id).until)
            drawing = asyncio.create_task(one.play(id, "draw"))
            await asyncio.sleep(0)
            time.go(GRACE / 2)
            late = asyncio.create_task(two.hall.do(id, lambda table: entries.Said(by=BOB, seat=1, text="Oh!")))
            await a_while()
            assert not late.done()
            stored.set()
            await drawing
            time.go(GRACE)
            await late
            log = await one.store.log(id)
            kinds = [getattr(numbered.entry, "move", numbered.entry.__class__.__name__) for numbered in log[3:]]
            assert kinds == ["draw", "tide", "Said"]

    asyncio.run(run())


def test_a_play_of_several_moves_is_stored_as_one(tmp_path):
    async def run():
        table = holding("current", clock="90")
        moves = whole_current(table)
        async with desk_in(tmp_path) as desk:
            id = await desk.open(seed=table.seed, clock="90")
            await desk.start(id)
            for made in table.log:
                if isinstance(made.entry, entries.Moved):
                    await desk.play(id, made.entry.move)
            before = desk.table(id)
            seat, who = before.turn or 0, person(before)
            assert before.state is not None
            wrong = [*moves[:2], "place r0c0 ns"]
            with pytest.raises(Refuse, match="'place r0c0 ns'"):
                await desk.hall.do(id, lambda table: wishes.plays(table, who, seat, wrong, table.version, "c1"))
            assert desk.table(id).version == before.version
            done = await desk.hall.do(id, lambda table: wishes.plays(table, who, seat, moves, table.version, "c2"))
            assert done == desk.table(id).version == before.version + 3
            assert [one.entry.move for one in (await desk.store.log(id))[-3:]] == moves
            assert desk.table(id).repeated(who, "c2") == done
            assert (await desk.store.versions([id]))[id] == done

    asyncio.run(run())


def test_a_play_of_several_moves_that_lost_a_race_is_judged_anew(tmp_path):
    async def run():
        table = holding("current", clock="90")
        moves = whole_current(table)
        time = ByHand()
        async with desk_in(tmp_path, time) as one, desk_in(tmp_path, time) as two:
            id = await one.open(seed=table.seed, clock="90")
            await one.start(id)
            for made in table.log:
                if isinstance(made.entry, entries.Moved):
                    await one.play(id, made.entry.move)
            await two.hall.room(id)
            who, seat = person(two.table(id)), two.table(id).turn or 0
            await one.hall.do(id, lambda table: entries.Said(by=who, seat=seat, text="Wait"))
            seen = two.table(id).version
            done = await two.hall.do(id, lambda table: wishes.plays(table, who, seat, moves, seen, None))
            assert done == seen + 4
            assert len(await one.store.log(id)) == done

    asyncio.run(run())


def test_a_table_with_something_due_stays_in_memory(tmp_path):
    async def run():
        async with desk_in(tmp_path) as desk:
            desk.hall.idle = 0.0
            id = await desk.open()
            await desk.hall.put_away()
            assert id in desk.hall.rooms
            await desk.due(id)  # it starts
            await desk.due(id)  # it is over
            await desk.due(id)  # the wave is over, and nobody acted
            assert desk.table(id).until is None
            await desk.hall.put_away()
            assert id not in desk.hall.rooms

    asyncio.run(run())


# Over the wire


async def opened(client: Client, seats: list[dict[str, Any]], **options: str) -> dict[str, Any]:
    return await client.open(seats, game="flow", options={"clock": "60", "first": "p1", **options})


ME, INVITE = {"kind": "me"}, {"kind": "invite"}


async def joined(ada: Client, bob: Client, **options: str) -> str:
    """A table where the two sit."""
    table = await opened(ada, [ME, INVITE], **options)
    secret = table["invitations"][0]["secret"]
    await bob.ok("POST", f"/api/tables/{table['id']}/sit", {"seat": 1, "secret": secret})
    return str(table["id"])


def in_phase(wanted: str) -> Callable[[dict[str, Any]], bool]:
    return lambda told: told["type"] == "update" and told["clock"] is not None and told["clock"]["phase"] == wanted


def test_a_round_in_real_time(tmp_path, monkeypatch):
    monkeypatch.setattr(type(FLOW), "pace", lambda self, game: Pace(1.2, FLOW.environment[0], "FL-K4"))

    async def run(server):
        async with Client(server.url) as ada:
            table = await opened(ada, [ME])
            async with ada.socket(table["id"], 0) as line:
                await line.until(in_phase("ready"))
                await line.say("start", seat=0, id="s")
                running = await line.until(in_phase("running"))
                clock = running["clock"]
                assert clock["until"] - clock["now"] == pytest.approx(1.2, abs=0.15)
                wave = await line.until(in_phase("wave"))
                assert 0 < wave["items"][-1]["at"] - clock["until"] < 0.5
                assert wave["items"][-1]["events"][0]["kind"] == "expired"

    with within(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []


@pytest.mark.parametrize("by_socket", [True, False])
def test_every_wish_goes_over_the_socket_and_over_http(tmp_path, by_socket):
    async def run(server):
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            id = await joined(ada, bob, pausable="yes", scenarios="no-communication")
            async with ada.socket(id, 0) as line:
                await line.until("update")

                async def wish(client: Client, do: str, seat: int, **more: object) -> dict[str, Any]:
                    if not by_socket or client is bob:
                        answer = await client.ask("POST", f"/api/tables/{id}/{do}", {"seat": seat, **more})
                        return dict(answer.json())
                    await line.say(do, seat=seat, **more)
                    return await line.until(lambda told: told["type"] in ("ack", "refused"))

                assert (await wish(ada, "end-wave", 0))["error"] == "wrong-stage"
                assert (await wish(ada, "say", 0, text="Hm."))["clause"] == "FL-H2"
                assert (await wish(ada, "start", 0, id="s"))["type"] == "ack"
                assert (await wish(bob, "pause", 1))["type"] == "ack"
                look = await ada.see(id, 0)
                assert (look["clock"]["phase"], look["view"]) == ("paused", None)
                assert (await ada.ok("GET", f"/api/tables/{id}/screen", seat=0))["text"] == ""
                assert (await ada.refused("GET", f"/api/tables/{id}/explain", seat=0, move="draw"))[0] == 409
                assert (await wish(ada, "resume", 0))["type"] == "ack"
                seen = (await ada.see(id, 0))["version"]
                assert (await wish(ada, "play", 0, seen=seen))["error"] == "bad-request"
                both = {"seen": seen, "move": "draw", "moves": ["draw"]}
                assert (await wish(ada, "play", 0, **both))["error"] == "bad-request"
                assert "'trade'" in (await wish(ada, "play", 0, seen=seen, moves=["trade", "draw"]))["text"]
                assert (await wish(ada, "play", 0, seen=seen, moves=["draw"], id="d"))["type"] == "ack"
                assert (await wish(ada, "play", 0, seen=seen, moves=["draw"], id="d"))["version"] == seen + 1

    with within(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_bots_play_whole_games_against_the_clock(tmp_path):
    async def run(server):
        async with Client(server.url, "Ada") as ada:
            table = await opened(
                ada, [ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}], clock="45"
            )
            async with ada.socket(table["id"], 0) as line:
                number = 0
                while True:
                    told = await line.until("update")
                    if told["table"]["stage"] == "over":
                        break
                    clock, number = told["clock"], number + 1
                    mine = told["table"]["turn"] == 0
                    if mine and clock["phase"] == "ready":
                        await line.say("start", seat=0, id=f"s{number}")
                    elif mine and clock["phase"] in ("running", "finishing", "choosing"):
                        move = told["view"]["legal"][0]["text"]
                        await line.say("play", seat=0, move=move, seen=told["version"], id=f"m{number}")
            return await ada.see(table["id"], 0)

    with within(tmp_path, time=Faster(120)) as server:
        last = asyncio.run(asyncio.wait_for(run(server), 100))
        assert server.errors() == []
    times = [(item["seat"], item["at"], item["kind"]) for item in last["items"] if item["seat"] is not None]
    moves = Counter(seat for seat, _, kind in times if kind == "move")
    assert moves[1] > 1
    assert moves[2] > 1
    begun = [item for item in last["items"] if item["kind"] == "started"]
    assert {item["seat"] for item in begun} >= {0}
    pauses = [later[1] - earlier[1] for earlier, later in pairwise(times) if later[2] == "move" and later[0] in (1, 2)]
    assert min(pauses) > 1.4, "a bot is not quicker than a person"


def test_a_bot_thinks_no_longer_than_the_clock_lets_it(tmp_path, monkeypatch):
    monkeypatch.setattr(type(FLOW), "pace", lambda self, game: Pace(1.0, FLOW.environment[0], "FL-K4"))
    ends: list[str] = []

    async def ponder(*_: object) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ends.append("stopped")
            raise

    async def run(server):
        async with Client(server.url) as ada:
            table = await opened(ada, [{"kind": "bot", "bot": "random"}, ME])
            async with ada.socket(table["id"], 1) as line:
                await line.until("update")
                await line.say("start", seat=1, id="s")
                wave = await line.until(in_phase("wave"))
                assert wave["table"]["moves"] == 1
                await comes(lambda: ends == ["stopped"])

    with within(tmp_path, step=0.1) as server:
        server.house.thinkers.choose = ponder
        asyncio.run(run(server))
        assert server.errors() == []


def test_what_somebody_points_at_is_shown_to_the_others_and_kept_nowhere(tmp_path):
    async def run(server):
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            id = await joined(ada, bob)
            async with ada.socket(id, 0) as one, bob.socket(id, 1) as two, bob.socket(id) as three:
                for line in (one, two, three):
                    await line.until("update")
                version = (await ada.see(id))["version"]
                await one.say("point", seat=0, text="r2c3 ew")
                for line in (two, three):
                    told = await line.until("pointing")
                    assert told == {"type": "pointing", "seat": 0, "text": "r2c3 ew"}
                await one.say("point", seat=0, text=None)
                assert (await two.until("pointing"))["text"] is None
                await one.say("point", seat=1, text="r0c1")
                assert (await one.until("refused"))["error"] == "not-your-seat"
                await one.say("point", seat=0, text="x" * 81)
                assert (await one.until("refused"))["error"] == "bad-request"
                await asyncio.sleep(1.1)
                for number in range(60):
                    await one.say("point", seat=0, text=f"r{number}")
                await one.say("ping")
                await one.until("pong")
                await asyncio.sleep(0.2)
                await two.say("ping")
                await two.until("pong")
                passed = [told["text"] for told in two.heard if told["type"] == "pointing"][2:]
                assert 1 <= len(passed) <= 12
                assert [told["type"] for told in one.heard].count("pointing") == 0
                assert [told["type"] for told in one.heard].count("refused") == 2
                assert (await ada.see(id))["version"] == version

    with within(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_nobody_points_while_it_is_quiet(tmp_path):
    async def run(server):
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            id = await joined(ada, bob, scenarios="no-communication")
            async with ada.socket(id, 0) as one:
                await one.until("update")
                await one.say("point", seat=0, text="r2c3")
                assert (await one.until("refused"))["clause"] == "FL-H2"

    with within(tmp_path) as server:
        asyncio.run(run(server))


def test_the_message_has_the_shape_that_pages_know():
    clock = msgspec.to_builtins(told_clock(start(sat(pausable="yes")), 1234.5))
    assert clock == {
        "phase": "running",
        "now": 1234.5,
        "until": pytest.approx(1000 + 3 + ROUND),
        "left": None,
        "seconds": ROUND,
        "starter": None,
        "quiet": False,
        "pausable": True,
    }
