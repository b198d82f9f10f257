"""Quiet: when nobody may talk, rename or point, and who ends a wave that is for talking."""

from __future__ import annotations

import asyncio
import random

import riverrun as rr
from riverrun.server import entries, wishes
from riverrun.server.clock import TALK

from .client import Client
from .clocks import QUIET, expired, left, person, phase, play, sat, start, then, told
from .rounds import joined
from .tables import ADA, BOB, CYD, refused, seated
from .within import within


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
