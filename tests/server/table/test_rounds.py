"""Rounds against the clock over the wire: in real time, by HTTP and websocket, with bots."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from riverrun.games.flow import RULEBOOK as FLOW
from riverrun.kernel.timing import Pace
from server.helpers.client import Client
from server.helpers.in_process import in_process_server
from server.helpers.manual_time import Faster, comes
from server.helpers.rounds import ME, in_phase, joined, opened


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
                wave = await line.until(in_phase("interlude"))
                assert 0 < wave["items"][-1]["at"] - clock["until"] < 0.5
                assert wave["items"][-1]["events"][0]["kind"] == "expired"

    with in_process_server(tmp_path) as server:
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

                for former_too in ("end-interlude", "end-wave"):
                    assert (await wish(ada, former_too, 0))["error"] == "wrong-stage"
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
                why = await wish(ada, "play", 0, seen=seen, moves=["trade", "draw"])
                assert why["sentence"]["args"]["move"] == "trade"
                assert (await wish(ada, "play", 0, seen=seen, moves=["draw"], id="d"))["type"] == "ack"
                assert (await wish(ada, "play", 0, seen=seen, moves=["draw"], id="d"))["version"] == seen + 1

    with in_process_server(tmp_path) as server:
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
                        move = told["view"]["legal"][0][1]
                        await line.say("play", seat=0, move=move, seen=told["version"], id=f"m{number}")
            return await ada.see(table["id"], 0)

    with in_process_server(tmp_path, time=Faster(120)) as server:
        last = asyncio.run(asyncio.wait_for(run(server), 100))
        assert server.errors() == []
    times = [(item["seat"], item["at"], item["kind"]) for item in last["items"] if "seat" in item]
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
                wave = await line.until(in_phase("interlude"))
                assert wave["table"]["moves"] == 1
                await comes(lambda: ends == ["stopped"])

    with in_process_server(tmp_path, clock_pause=0.1) as server:
        server.parts.pool.choose_move = ponder
        asyncio.run(run(server))
        assert server.errors() == []
