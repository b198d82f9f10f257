"""Plays of several moves: all or none, named where one is refused, and stored as one."""

from __future__ import annotations

import asyncio

import pytest

from riverrun.games.flow import RULEBOOK as FLOW
from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import commands, entries
from server.helpers.clocked_tables import holding, person, sat, start, then, whole_current
from server.helpers.manual_time import ByHand
from server.helpers.registries import clocked_registry
from server.helpers.tables import ADA, refused, whole


def test_a_card_and_its_targets_are_played_together():
    table = holding("current")
    moves = whole_current(table)
    assert len(moves) == 3
    seat = table.turn or 0
    played = commands.play_together(table, person(table), seat, moves, table.version, "c1")
    assert [entry.move for entry in played] == moves
    assert [entry.command for entry in played] == [None, None, "c1"]
    after = then(table, 1, *played)
    assert len(after.moves) == len(table.moves) + 3
    assert after.entry_of_command(person(table), "c1") == after.version


def test_the_first_move_that_is_refused_refuses_them_all_and_is_named():
    table = holding("current")
    who, seat, before = person(table), table.turn or 0, whole(table)
    moves = whole_current(table)
    wrong = "place r0c0 ns"
    trouble = refused("illegal", commands.play_together, table, who, seat, [*moves[:2], wrong], table.version, None)
    assert (trouble.sentence.code, trouble.sentence.args["move"]) == ("rr-error-move-of-several", wrong)
    assert trouble.clause in FLOW.clauses
    trouble = refused(
        "illegal", commands.play_together, table, who, seat, [moves[0], "draw", moves[2]], table.version, None
    )
    assert trouble.sentence.args["move"] == "draw"
    refused("bad-move", commands.play_together, table, who, seat, [moves[0], "nonsense"], table.version, None)
    trouble = refused("illegal", commands.play_together, table, who, seat, [*moves, "draw"], table.version, None)
    assert trouble.sentence == Sentence("rr-error-move-too-late", {"move": "draw"})
    refused("stale", commands.play_together, table, who, seat, moves, table.game_version - 1, None)
    refused("illegal", commands.play_together, table, who, seat, ["tide"], table.version, None)
    assert whole(table) == before


def test_what_shows_something_new_is_the_last_move_so_that_nothing_is_tried_upon_it():
    table = start(sat([ADA]))
    kinds = set()
    for move in ("place r0c1 ew", "place r0c1 ns", "trade", "discard"):
        trouble = refused("illegal", commands.play_together, table, ADA, 0, ["draw", move], table.version, None)
        kinds.add((str(trouble), trouble.clause))
    assert len(kinds) == 1, "the refusal depends on what was drawn"
    assert commands.play_together(table, ADA, 0, ["draw"], table.version, None)


def test_a_play_of_several_moves_is_stored_as_one(tmp_path):
    async def run():
        table = holding("current", clock="90")
        moves = whole_current(table)
        async with clocked_registry(tmp_path) as host:
            id = await host.open(seed=table.seed, clock="90")
            await host.start(id)
            for made in table.log:
                if isinstance(made.entry, entries.Moved):
                    await host.play(id, made.entry.move)
            before = host.table(id)
            seat, who = before.turn or 0, person(before)
            assert before.state is not None
            wrong = [*moves[:2], "place r0c0 ns"]
            with pytest.raises(RequestError, match="‘place r0c0 ns’"):
                await host.registry.execute(
                    id, lambda table: commands.play_together(table, who, seat, wrong, table.version, "c1")
                )
            assert host.table(id).version == before.version
            done = await host.registry.execute(
                id, lambda table: commands.play_together(table, who, seat, moves, table.version, "c2")
            )
            assert done == host.table(id).version == before.version + 3
            assert [one.entry.move for one in (await host.store.log(id))[-3:]] == moves
            assert host.table(id).entry_of_command(who, "c2") == done
            assert (await host.store.versions([id]))[id] == done

    asyncio.run(run())


def test_a_play_of_several_moves_that_lost_a_race_is_judged_anew(tmp_path):
    async def run():
        table = holding("current", clock="90")
        moves = whole_current(table)
        time = ByHand()
        async with clocked_registry(tmp_path, time) as one, clocked_registry(tmp_path, time) as two:
            id = await one.open(seed=table.seed, clock="90")
            await one.start(id)
            for made in table.log:
                if isinstance(made.entry, entries.Moved):
                    await one.play(id, made.entry.move)
            await two.registry.session(id)
            who, seat = person(two.table(id)), two.table(id).turn or 0
            await one.registry.execute(id, lambda table: entries.Said(by=who, seat=seat, text="Wait"))
            seen = two.table(id).version
            done = await two.registry.execute(
                id, lambda table: commands.play_together(table, who, seat, moves, seen, None)
            )
            assert done == seen + 4
            assert len(await one.store.log(id)) == done

    asyncio.run(run())
