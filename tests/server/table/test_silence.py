"""Silence: when nobody may talk, rename or point, and who ends an interlude that is for talking."""

from __future__ import annotations

import asyncio
import random

import msgspec

import riverrun as rr
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.server.table import commands, entries
from riverrun.server.table.timing.clock import TALKING
from server.helpers.client import Client
from server.helpers.clocked_tables import QUIET, expired, left, person, phase, play, sat, start, then, told
from server.helpers.in_process import in_process_server
from server.helpers.rounds import joined
from server.helpers.tables import ADA, BOB, CYD, refused, seated


def test_nobody_talks_except_in_the_interlude():
    table = sat(**QUIET)
    for quiet in (table, start(table), expired(play(start(table), "draw")), expired(expired(start(table)))):
        assert refused("not-allowed", commands.say, quiet, ADA, 0, "Psst.", None).clause == "FL-H2"
        assert refused("not-allowed", commands.rename, quiet, ADA, 0, "Psst.").clause == "FL-H2"
        assert refused("not-allowed", commands.require_pointing, quiet, ADA, 0).clause == "FL-H2"
        assert told(quiet).quiet
        quiet.config = msgspec.structs.replace(quiet.config, watchers_write=True)
        assert refused("not-allowed", commands.say_as_watcher, quiet, "wim", "Wim", "Psst.", None).clause == "FL-H2"
    between = expired(start(table))
    assert (phase(between), left(between), told(between).quiet, told(between).starter) == (
        "interlude",
        TALKING,
        False,
        1,
    )
    commands.require_pointing(between, ADA, 0)
    between = then(between, 10, commands.say(between, ADA, 0, "I have a bird.", None))
    assert left(between) == TALKING - 10.01 + 0.01


def test_a_pause_does_not_make_the_time_to_talk_longer():
    between = then(expired(start(sat(**QUIET, pausable="yes"))), 10, entries.Said(by=ADA, seat=0, text="A bird!"))
    before = left(between)
    paused = then(between, 1, commands.pause(between, BOB, 1, None))
    assert (paused.quiet, told(paused).quiet, told(paused).left) == ("FL-H2", True, before - 1)
    assert refused("not-allowed", commands.say, paused, ADA, 0, "And a fish.", None).clause == "FL-H2"
    assert refused("not-allowed", commands.rename, paused, ADA, 0, "Fish").clause == "FL-H2"
    assert refused("not-allowed", commands.require_pointing, paused, ADA, 0).clause == "FL-H2"
    resumed = then(paused, 3600, commands.resume(paused, BOB, 1, None))
    assert (resumed.quiet, left(resumed)) == (None, before - 1)
    assert commands.say(resumed, ADA, 0, "And a fish.", None)


def test_where_one_may_always_talk_one_may_in_a_pause():
    paused = then(start(sat(pausable="yes")), 1, entries.Paused(by=ADA, seat=0))
    assert paused.quiet is None
    assert commands.say(paused, BOB, 1, "Tea?", None)


def test_the_next_player_ends_an_interlude_that_is_for_talking():
    between = expired(start(sat(**QUIET)))
    why = refused("not-your-turn", commands.end_interlude, between, ADA, 0, None)
    assert why.sentence == Sentence("rr-error-ends-interlude", {"player": Ref("player", 1, name="Bob")})
    table = then(between, 5, commands.end_interlude(between, BOB, 1, "w1"))
    assert (phase(table), table.log[-1].entry) == ("ready", entries.InterludeEnded(by=BOB, seat=1, command="w1"))
    refused("wrong-stage", commands.end_interlude, table, BOB, 1, None)
    assert phase(expired(between)) == "ready"


def test_anyone_goes_on_for_a_bot():
    between = expired(start(sat([ADA, None, CYD], **QUIET)))
    assert between.turn == 1
    table = then(between, 5, commands.end_interlude(between, CYD, 2, None))
    assert phase(then(table, 1, commands.start(table, ADA, 0, None))) == "running"


def test_without_a_clock_one_talks_after_a_round_until_somebody_acts():
    of = rr.game("flow", 2, scenarios="no-communication", first="p1", turns="3")
    table, rng = seated([ADA, BOB], of=of), random.Random(2)
    talked = 0
    while table.stage == "running" and talked < 2:
        assert table.state is not None
        round = table.state.view(None).round
        if table.quiet is None:
            talked += 1
            assert round > 1
            assert commands.say(table, ADA, 0, "Now!", None)
        else:
            refused("not-allowed", commands.say, table, ADA, 0, "Psst.", None)
        move = table.game.text(rr.random_move(table.state, rng))
        table = then(table, 1, commands.play(table, person(table), table.turn or 0, move, table.version, None))
    assert talked == 2


def test_other_games_let_everyone_talk():
    table = sat()
    assert not told(table).quiet
    assert table.quiet is None
    assert commands.say(start(table), BOB, 1, "There!", None)


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

    with in_process_server(tmp_path) as server:
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

    with in_process_server(tmp_path) as server:
        asyncio.run(run(server))
