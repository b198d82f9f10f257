"""Slow and huge requests, and more connections than the system has descriptors for: none of it stops the server."""

from __future__ import annotations

import contextlib
import socket
import sys

import httpx
import pytest

from riverrun.server.access import connections
from server.api.calls import fine, nobody
from server.helpers.in_process import in_process_server

WAIT = 20.0


def answer_to(port: int, *sent: bytes) -> bytes:
    """What comes back over a raw connection until it is closed."""
    with socket.create_connection(("127.0.0.1", port), WAIT) as raw:
        for part in sent:
            raw.sendall(part)
        found = b""
        with contextlib.suppress(ConnectionResetError):
            while part := raw.recv(65536):
                found += part
        return found


def test_a_head_that_does_not_come_is_waited_for_only_so_long(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    with in_process_server(tmp_path) as server:
        assert answer_to(server.port) == b""
        slow = answer_to(server.port, b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-a: ")
        assert slow.startswith(b"HTTP/1.1 408 ")
        assert b"rr-error-too-slow" in slow
        with nobody(server) as quick:
            fine(quick.get("/api/me"))


def test_a_body_that_does_not_come_is_waited_for_only_so_long(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n"
    with in_process_server(tmp_path) as server:
        assert answer_to(server.port, head, b'{"name').startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-long: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 20_000,
        b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-endless: " + b"x" * 200_000,
    ],
    ids=["address", "header", "headers", "endless"],
)
def test_a_head_that_is_too_long_is_refused(tmp_path, head):
    with in_process_server(tmp_path) as server:
        answer = answer_to(server.port, head)
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b"rr-error-head-too-large" in answer
        with nobody(server) as client:
            fine(client.get("/api/me", headers={"x-long": "x" * 10_000}))
    assert server.errors() == []


def test_one_connection_too_many_is_told_when_to_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "most_connections", lambda: 3)
    with in_process_server(tmp_path) as server, contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), WAIT))
        full = answer_to(server.port, b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n")
        assert full.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 5" in full


@pytest.mark.skipif(sys.platform == "win32", reason="no such limits there")
def test_a_server_that_has_few_descriptors_goes_on(tmp_path, serving):
    command = ["bash", "-c", 'ulimit -n 200; exec "$@"', "few", sys.executable, "-m", "riverrun", "serve"]
    server = serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", command=command, options=["--bots", "0"])
    with contextlib.ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), WAIT))
        refused = answer_to(server.port, b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n")
        assert refused.startswith(b"HTTP/1.1 503 ")
    with httpx.Client(base_url=server.url, timeout=WAIT, transport=httpx.HTTPTransport(retries=5)) as client:
        for _ in range(100):
            answer = client.get("/health/ready")
            if answer.status_code != 503:
                break
        assert answer.status_code == 200
