"""Requests that another site's page would make in somebody's name."""

from __future__ import annotations

import json

import pytest
import websockets
from websockets.sync.client import connect

from riverrun.server.access.auth import COOKIE
from server.helpers.in_process import InProcessServer

from .calls import BOT, ME, fine, opened, refused

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "OWN"},
]
OWN: list[dict[str, str]] = [
    {},
    {"origin": "OWN"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"sec-fetch-site": "same-origin", "origin": "OWN"},
]


def filled(headers: dict[str, str], server: InProcessServer) -> dict[str, str]:
    return {name: server.url if value == "OWN" else value for name, value in headers.items()}


@pytest.mark.parametrize("headers", FOREIGN)
def test_what_another_sites_page_would_change_is_refused(server, join, headers) -> None:
    ada = join("Ada")
    headers = filled(headers, server)
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "x", "seats": [ME]}),
        ("POST", "/api/me/pass", None),
        ("POST", "/api/tables/0123456789abcdef/play", {"seat": 0, "move": "x", "seen": 0}),
    ):
        refused(ada.request(method, path, json=body, headers=headers), "not-allowed")
    assert fine(ada.get("/api/me", headers=headers)) == {"name": "Ada"}


@pytest.mark.parametrize("headers", OWN)
def test_what_our_own_page_or_a_program_changes_is_done(server, join, headers) -> None:
    ada = join("Ada")
    assert fine(ada.put("/api/me", json={"name": "Countess"}, headers=filled(headers, server))) == {"name": "Countess"}


@pytest.mark.parametrize("path", ["/api/lobby/socket", "/api/tables/TABLE/socket"])
def test_another_sites_page_opens_no_websocket(server, join, path) -> None:
    ada = join("Ada")
    address = server.url.replace("http", "ws", 1) + path.replace("TABLE", opened(ada, ME, BOT)["id"])
    cookie = {"cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    for headers in FOREIGN:
        with (
            pytest.raises(websockets.InvalidStatus, match="403"),
            connect(address, additional_headers={**cookie, **filled(headers, server)}),
        ):
            pass
    for headers in OWN:
        with connect(address, additional_headers={**cookie, **filled(headers, server)}) as line:
            assert json.loads(line.recv(10))
