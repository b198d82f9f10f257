"""Pauses of a table's clock: who may pause, what is kept, and that nobody can study the game meanwhile."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest

from riverrun.server.sessions.bot_driver import Overtaken, if_unchanged
from riverrun.server.table import commands, entries
from riverrun.server.table.table import Table
from riverrun.server.table.telling.info import clock_info
from riverrun.server.table.telling.projection import text_screen
from riverrun.server.table.timing.timeouts import due_entry
from server.helpers.client import Client
from server.helpers.clocked_tables import expired, left, phase, play, sat, start, then
from server.helpers.in_process import in_process_server
from server.helpers.rounds import ME, in_phase, joined, opened
from server.helpers.tables import ADA, BOB, CYD, refused, told_update


def test_a_clock_is_paused_only_where_the_option_says_so():
    table = start(sat())
    assert refused("not-allowed", commands.pause, table, ADA, 0, None).clause == "FL-K4"
    refused("wrong-stage", commands.resume, table, ADA, 0, None)


@pytest.mark.parametrize("where", ["ready", "running", "finishing", "interlude"])
def test_a_pause_keeps_the_time_that_is_left(where):
    table = sat(pausable="yes")
    if where != "ready":
        table = start(table)
    if where == "finishing":
        table = play(table, "draw")
    if where in ("finishing", "interlude"):
        table = expired(table)
    assert phase(table) == where
    before = left(table)
    assert before is not None
    paused = then(table, 3, commands.pause(table, BOB, 1, None))
    clock = clock_info(paused, paused.changed)
    assert clock is not None
    assert (clock.phase, clock.until, clock.left) == ("paused", None, pytest.approx(before - 3))
    assert due_entry(paused, math.inf) is None
    assert paused.bot_to_move is None
    refused("wrong-stage", commands.pause, paused, ADA, 0, None)
    resumed = then(paused, 1000, commands.resume(paused, ADA, 0, None))
    assert phase(resumed) == where
    assert left(resumed) == pytest.approx(before - 3)
    refused("wrong-stage", commands.resume, resumed, ADA, 0, None)


def test_nothing_is_played_started_or_shown_while_it_is_paused():
    running = start(sat(pausable="yes"))
    paused = then(running, 3, commands.pause(running, BOB, 1, None))
    why = refused("wrong-stage", commands.play, paused, ADA, 0, "draw", paused.version, None)
    assert why.sentence.code == "rr-error-paused"
    for person, seat in ((ADA, 0), (BOB, 1), (None, None)):
        view = told_update(paused, person, seat, 0)
        assert bytes(view.view) == b"null"
        assert text_screen(paused, seat) == ""
        assert bytes(told_update(running, person, seat, 0).view) != b"null"
    ready = sat(pausable="yes")
    ready = then(ready, 1, commands.pause(ready, ADA, 0, None))
    assert refused("wrong-stage", commands.start, ready, ADA, 0, None).sentence.code == "rr-error-paused"
    assert phase(then(ready, 1, commands.resume(ready, BOB, 1, None))) == "ready"


def test_who_only_watches_or_has_resigned_does_not_pause():
    table = sat([ADA, BOB, CYD], pausable="yes")
    refused("not-your-seat", commands.pause, table, "joe", 0, None)
    gone = then(table, 1, commands.resign(table, BOB, 1, None))
    refused("wrong-stage", commands.pause, gone, BOB, 1, None)


def test_what_a_bot_has_thought_out_is_not_played_while_the_clock_is_paused():
    table = expired(sat([None, ADA], pausable="yes"))
    move = table.game.move("draw")
    assert if_unchanged(table, move)(table) == entries.Moved(seat=0, move="draw")
    paused = then(table, 1, commands.pause(table, ADA, 1, None))
    with pytest.raises(Overtaken):
        if_unchanged(table, move)(paused)
    resumed = then(paused, 1, commands.resume(paused, ADA, 1, None))
    assert if_unchanged(table, move)(resumed)


# What nobody is told meanwhile


def test_what_happened_before_the_pause_is_told_after_it():
    table = play(start(sat(pausable="yes")), "draw")
    paused = then(table, 3, commands.pause(table, BOB, 1, None))
    talked = then(paused, 1, commands.say(paused, ADA, 0, "Coffee?", None))
    resumed = then(talked, 1, commands.resume(talked, ADA, 0, None))
    every = list(range(1, resumed.version + 1))
    for who, seat in ((ADA, 0), (BOB, 1), (None, None)):

        def told(table: Table, since: int, who: str | None = who, seat: int | None = seat) -> list[int]:
            return [item.number for item in told_update(table, who, seat, since).items]

        assert told(table, 0) == every[: table.version]
        assert told(paused, 0) == told(paused, table.version) == [paused.version]
        assert told(talked, 0) == [paused.version, talked.version]
        assert told(talked, paused.version) == [talked.version]
        assert told(resumed, 0) == every
        assert told(resumed, table.version) == every[table.version :], "who was there has missed nothing"
        assert told(resumed, paused.version) == told(resumed, talked.version) == every, "who came meanwhile has"
        assert told(resumed, resumed.version) == []
        again = then(resumed, 1, commands.pause(resumed, BOB, 1, None))
        assert told(again, 0) == told(again, paused.version) == [again.version]


def test_a_game_that_ends_while_it_is_paused_is_told_whole():
    table = play(start(sat(pausable="yes")), "draw")
    paused = then(table, 3, commands.pause(table, BOB, 1, None))
    over = paused
    for who, seat in ((ADA, 0), (BOB, 1)):
        over = then(over, 1, commands.resign(over, who, seat, None))
    view = told_update(over, ADA, 0, paused.version)
    assert bytes(view.view) != b"null"
    assert [item.number for item in view.items] == list(range(1, over.version + 1))


async def ways_to_look(client: Client, id: str) -> list[tuple[str, dict[str, Any]]]:
    """Every way there is to ask for something of a table, with and without a seat."""
    paths = (await client.ok("GET", "/api/openapi.json"))["paths"]
    of_table = [path for path, does in paths.items() if path.startswith("/api/tables/{id}") and "get" in does]
    assert len(of_table) >= 7
    of_table += ["/api/tables"]
    return [(path.replace("{id}", id), seat) for path in of_table for seat in ({"seat": 0}, {})]


def test_no_message_of_a_paused_table_tells_the_board_or_the_journal(tmp_path):
    async def run(server):
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            id = await joined(ada, bob, pausable="yes")
            async with ada.socket(id, 0) as there, bob.socket(id, 1) as pauser:
                await there.say("start", seat=0, id="s")
                seen = await there.until(in_phase("running"))
                await ada.play(id, 0, "draw", seen["version"])
                seen = await ada.see(id, 0)
                place = next(move[1] for move in seen["view"]["legal"] if move[1].startswith("place"))
                await ada.play(id, 0, place, seen["version"])
                before = await ada.see(id, 0)
                happened = {event["sentence"]["code"] for item in before["items"] for event in item.get("events", [])}
                assert len(happened) > 2

                await pauser.say("pause", seat=1, id="p")
                await pauser.until("ack")
                paused = await there.until(in_phase("paused"))
                version = paused["version"]
                told = [paused]
                for path, query in await ways_to_look(ada, id):
                    answer = await ada.ask("GET", path, move="draw", **query)
                    assert answer.status_code in (200, 400, 409), path
                    assert not any(text in answer.text for text in happened), path
                    if "items" in answer.json():
                        told.append(answer.json())
                for do, body in (("hint", {"seat": 1}), ("play", {"seat": 1, "move": "draw", "seen": version})):
                    _, why = await bob.refused("POST", f"/api/tables/{id}/{do}", body)
                    assert why["sentence"]["code"] == "rr-error-paused"

                async with bob.socket(id, 1) as late, bob.socket(id, 1, version) as later:
                    told += [await late.until("update"), await later.until("update")]
                    await there.say("say", seat=0, text="Coffee?", id="c")
                    for line in (late, later):
                        told.append(await line.until("update"))
                        assert told[-1]["items"][-1]["text"] == "Coffee?"
                    assert len(told) >= 6
                    for update in told:
                        assert update["view"] is None
                        assert all(item["number"] >= version and not item.get("events") for item in update["items"])

                    await there.say("resume", seat=0, id="r")
                    for line in (late, later):
                        update = await line.until(in_phase("running"))
                        numbers = [item["number"] for item in update["items"]]
                        assert (update["since"], numbers) == (0, list(range(1, update["version"] + 1)))
                        assert update["view"] is not None
                    update = await there.until(in_phase("running"))
                    assert update["since"] == version - 1, "who was there is not told everything again"
                    assert (await ada.see(id, 0))["items"][: version - 1] == before["items"]
                    async with bob.socket(id, 1, version) as back:
                        assert (await back.until("update"))["since"] == 0

    with in_process_server(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []


def test_a_hint_that_comes_after_the_pause_is_kept_back(tmp_path):
    async def run(server):
        async with Client(server.url, "Ada") as ada:
            id = (await opened(ada, [ME], pausable="yes"))["id"]
            await ada.ok("POST", f"/api/tables/{id}/start", {"seat": 0})

            async def pause_and_think(*_: object, **__: object) -> tuple[None, None]:
                await server.parts.registry.execute(
                    id, lambda table: commands.pause(table, table.seats[0].person, 0, None)
                )
                return None, None

            server.parts.pool.analyse = pause_and_think
            status, why = await ada.refused("POST", f"/api/tables/{id}/hint", {"seat": 0})
            assert (status, why["error"]) == (409, "wrong-stage")
            assert why["sentence"]["code"] == "rr-error-paused"

    with in_process_server(tmp_path) as server:
        asyncio.run(run(server))
        assert server.errors() == []
