"""A server that tells people at once, an endpoint that it reaches, and two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from riverrun.server.settings import NotifyingSettings
from server.api.calls import fine, nobody
from server.helpers.endpoint import Endpoint, https_endpoint
from server.helpers.in_process import InProcessServer, in_process_server

AT_ONCE = NotifyingSettings(delay=0.0)


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with https_endpoint(tmp_path) as endpoint:
        yield endpoint


@pytest.fixture
def server(tmp_path: Path, endpoint: Endpoint) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path, notifying=AT_ONCE) as server:
        endpoint.lead(server)
        yield server
    assert server.errors() == []


@pytest.fixture
def people(server) -> Iterator[list[httpx.Client]]:
    with nobody(server) as ada, nobody(server) as bob:
        for client, name in ((ada, "Ada"), (bob, "Bob")):
            fine(client.put("/api/me", json={"name": name}))
        yield [ada, bob]
