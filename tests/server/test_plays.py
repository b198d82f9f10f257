"""Plays of several moves: all or none, named where one is refused, and stored as one."""

from __future__ import annotations

import asyncio

import pytest

from riverrun.games.flow import RULEBOOK as FLOW
from riverrun.server import entries, wishes
from riverrun.server.refusal import Refuse

from .clocks import holding, person, sat, start, then, whole_current
from .desks import desk_in
from .hands import ByHand
from .tables import ADA, refused, whole


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
