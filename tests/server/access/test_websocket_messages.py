"""Messages that go straight to a connection: as frames of the protocol, in order, and only to clients that keep up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from riverrun.server.access.websocket_messages import QUEUED, direct_connection, text_header
from server.helpers.client import Client
from server.helpers.in_process import InProcessServer, in_process_server


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_text_begins_as_the_protocol_has_it(length):
    text = b"x" * length
    assert text_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_elsewhere_there_is_no_short_way():
    assert direct_connection({"type": "websocket"}) is None
    assert direct_connection({"extensions": {"websocket.http.response": {}}}) is None


def in_loop(server: InProcessServer, function: Any) -> Any:
    async def call() -> Any:
        return function()

    return server.do(call())


async def say_all(ada: Client, table: str, *texts: str) -> None:
    for text in texts:
        await ada.ok("POST", f"/api/tables/{table}/say", {"seat": 0, "text": text})


def test_a_client_that_does_not_keep_up_is_told_everything_at_once_when_it_does(tmp_path):
    async def watch(server: InProcessServer) -> None:
        async with Client(server.url) as ada, Client(server.url, "Bob") as bob:
            table = (await ada.open([{"kind": "me"}, {"kind": "invite"}]))["id"]
            async with bob.socket(table, changes=True) as line, ada.socket(table, 0, changes=True) as quick:
                first = await line.until("update")
                await quick.until("update")
                sockets = {one.seat: one for one in server.parts.registry.sessions[table].subscribers}
                slow = sockets[None].direct
                in_loop(server, slow.pause_writing)
                await say_all(ada, table, "one", "two", "three")
                await quick.until(lambda told: [item.get("text") for item in told.get("items", ())][-1:] == ["three"])
                in_loop(server, slow.resume_writing)
                one, others = await line.until("update"), await line.until("update")
                assert (one["base"], others["base"]) == (first["version"], one["version"])
                told = [item["text"] for item in one["items"] + others["items"]]
                assert told == ["one", "two", "three"], "what waited to be sent, and all that came meanwhile"

    with in_process_server(tmp_path) as server:
        asyncio.run(watch(server))
        assert server.errors() == []


def test_a_client_that_sends_much_at_once_is_read_in_order(tmp_path):
    many = 5 * QUEUED

    async def chat(server: InProcessServer) -> None:
        async with Client(server.url) as ada:
            table = (await ada.open([{"kind": "me"}, {"kind": "invite"}]))["id"]
            async with ada.socket(table, 0, changes=True) as line:
                for number in range(many):
                    await line.say("say", seat=0, text=f"number {number}", id=f"n{number}")
                acks = [(await line.until("ack"))["id"] for _ in range(many)]
                assert acks == [f"n{number}" for number in range(many)]

    with in_process_server(tmp_path) as server:
        asyncio.run(chat(server))
        assert server.errors() == []


def test_a_table_that_cannot_be_told_now_is_told_by_its_own_task(tmp_path, monkeypatch):
    async def watch(server: InProcessServer) -> None:
        async with Client(server.url) as ada:
            table = (await ada.open([{"kind": "me"}, {"kind": "invite"}]))["id"]
            async with ada.socket(table, 0, changes=True) as line:
                await line.until("update")
                (socket,) = server.parts.registry.sessions[table].subscribers
                made, update = [], socket._update

                def fails_once() -> bytes:
                    made.append(1)
                    if len(made) == 1:
                        raise ZeroDivisionError
                    return update()

                monkeypatch.setattr(socket, "_update", fails_once)
                await say_all(ada, table, "one")
                told = await line.until("update")
                assert "base" not in told, "it is told everything"
                assert [item["text"] for item in told["items"]][-1:] == ["one"]

    with in_process_server(tmp_path) as server:
        asyncio.run(watch(server))
        assert [line["event"] for line in server.errors()] == ["unexpected"]


def test_who_watches_the_lobby_is_told_that_the_server_goes(tmp_path):
    with in_process_server(tmp_path) as server:
        with connect(server.url.replace("http", "ws", 1) + "/api/lobby/socket") as line:
            while '"open"' not in line.recv(30):
                pass
            server.server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(30)
        assert closed.value.rcvd.code == 1012
        assert server.errors() == []
