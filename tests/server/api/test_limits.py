"""How much one client may ask."""

from __future__ import annotations

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import websockets
from websockets.sync.client import connect

from riverrun.server.access.auth import COOKIE
from riverrun.server.settings import Limits
from server.helpers.in_process import in_process_server
from server.helpers.tables import book

from .calls import INVITE, ME, do, fine, hardened, nobody, opened, pair, raw, refused, see


def test_too_many_requests_are_refused_until_one_has_waited(tmp_path) -> None:
    limits = Limits(burst=5, rate=0.5)
    with in_process_server(tmp_path, limits=limits) as server, nobody(server) as ada, nobody(server) as bob:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        fine(bob.put("/api/me", json={"name": "Bob"}))
        for _ in range(5):
            assert fine(ada.get("/api/me")) == {"name": "Ada"}
        answer = ada.get("/api/me")
        refused(answer, "too-many")
        assert answer.headers["retry-after"] in ("1", "2")
        hardened(answer)
        refused(ada.put("/api/me", json={"name": "Countess"}), "too-many")
        assert fine(bob.get("/api/me")) == {"name": "Bob"}
        assert ada.get("/health").status_code == 200
        with pytest.raises(websockets.InvalidStatus, match="403"):
            connect(
                server.url.replace("http", "ws", 1) + "/api/lobby/socket",
                additional_headers={"cookie": f"{COOKIE}={ada.cookies[COOKIE]}"},
            ).close()
        statuses = [raw(server, "//api/me")[0] for _ in range(6)]
        assert statuses[-1] == 429, "two slashes are no way around"


def test_too_many_tables_are_refused(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, tables_burst=2, tables_rate=0.02)
    with in_process_server(tmp_path, limits=limits) as server, nobody(server) as ada:
        fine(ada.put("/api/me", json={"name": "Ada"}))
        game = book().id
        for _ in range(2):
            opened(ada, ME, ME)
        answer = ada.post("/api/tables", json={"game": game, "seats": [ME, ME]})
        refused(answer, "too-many")
        assert 30 < int(answer.headers["retry-after"]) <= 50


def test_a_rematch_is_a_table_for_whoever_opens_it_and_free_for_who_joins(tmp_path) -> None:
    """What fell over: one person opened 12 tables in half a second by resigning and asking for a rematch."""
    limits = Limits(burst=1e9, rate=1e9, tables_burst=3, tables_rate=0.001)
    with in_process_server(tmp_path, limits=limits) as server, nobody(server) as ada, nobody(server) as bob:
        for person, name in ((ada, "Ada"), (bob, "Bob")):
            fine(person.put("/api/me", json={"name": name}))
        table = pair(ada, bob)
        fine(do(ada, table, "resign", seat=0))
        with ThreadPoolExecutor(8) as presses:
            asked = list(presses.map(lambda n: (ada, bob)[n % 2].post(f"/api/tables/{table}/again"), range(16)))
        assert len({fine(answer)["id"] for answer in asked}) == 1
        opener = see(ada, fine(asked[0])["id"])["table"]["seats"][0].get("name") is not None
        host, guest = (ada, bob) if opener else (bob, ada)
        left = {host: 1 if host is ada else 2, guest: 3 if guest is bob else 2}
        for person, free in left.items():
            table = None
            for _ in range(free):
                table = opened(person, ME, ME)["id"] if table is None else fine(do(person, table, "again"))["id"]
                fine(do(person, table, "resign", seat=0))
            refused(do(person, str(table), "again"), "too-many")


def test_a_rematch_for_others_is_a_waiting_table(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, waiting_tables=1)
    with in_process_server(tmp_path, limits=limits) as server, nobody(server) as ada, nobody(server) as bob:
        for person, name in ((ada, "Ada"), (bob, "Bob")):
            fine(person.put("/api/me", json={"name": name}))
        first = pair(ada, bob)
        fine(do(bob, first, "resign", seat=1))
        second = opened(ada, ME, INVITE)["id"]
        refused(do(ada, first, "again"), "too-many")
        fine(do(ada, second, "close"))
        fine(do(ada, first, "again"))


def test_too_many_websockets_are_closed_with_the_reason(tmp_path) -> None:
    limits = Limits(burst=1e9, rate=1e9, sockets=2)
    with in_process_server(tmp_path, limits=limits) as server:
        address = server.url.replace("http", "ws", 1) + "/api/lobby/socket"
        with connect(address) as one, connect(address) as two, connect(address) as three:
            assert one.recv(10)
            assert two.recv(10)
            with pytest.raises(websockets.ConnectionClosedError, match="rr-error-too-many-connections"):
                three.recv(10)
            one.close()
            assert eventually_heard(address)


def test_the_lobbys_socket_answers_no_more_than_a_person_may_ask(tmp_path) -> None:
    limits = Limits(burst=5, rate=0.001)
    with (
        in_process_server(tmp_path, limits=limits) as server,
        connect(server.url.replace("http", "ws", 1) + "/api/lobby/socket", close_timeout=0.1) as socket,
    ):  # a server that no longer listens to someone does not hear a goodbye either
        for _ in range(20):
            socket.send("ping")
        answers = 0
        with contextlib.suppress(TimeoutError):
            while True:
                answers += '"pong"' in str(socket.recv(1))
        assert answers <= 5


def eventually_heard(address: str) -> object:
    """The first message of a new connection, tried again while the server has not yet seen that another closed."""
    until = time.monotonic() + 10
    while True:
        try:
            with connect(address) as socket:
                return socket.recv(10)
        except websockets.ConnectionClosedError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
