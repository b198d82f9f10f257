"""What the server's tests share: a PostgreSQL and a Redis for each worker, and servers started as people start them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from .api.calls import fine, nobody
from .helpers import services

Service = TypeVar("Service")


@contextlib.contextmanager
def installed(service: contextlib.AbstractContextManager[Service]) -> Iterator[Service]:
    """The service; where it is not installed, the test is skipped, and fails in CI."""
    with contextlib.ExitStack() as stack:
        try:
            there = stack.enter_context(service)
        except services.Missing as missing:
            if os.environ.get("CI") == "true":
                pytest.fail(str(missing), pytrace=False)
            pytest.skip(str(missing))
        yield there


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """`postgres.url("tables")`: the address of a fresh database in a real PostgreSQL."""
    with installed(services.postgres()) as database:
        yield database


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    """`redis.url`: the address of a real Redis."""
    with installed(services.redis()) as broker:
        yield broker


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., services.ServerProcess]]:
    """`serving(database, broker)`: a real server in a process of its own, ready; its log is shown if the test fails.

    Several servers of one test share the data folder, as several processes of one installation do, unless `data` is
    given. Other things that can be named: `env`, `options` (more words of the command), `port`.
    """
    servers: list[services.ServerProcess] = []
    with contextlib.ExitStack() as stack:

        def start(database: str, broker: str | None = None, **named: Any) -> services.ServerProcess:
            log = tmp_path / f"server-{len(servers) + 1}.log"
            named = {"data": tmp_path / "data", "log": log, **named}
            server = stack.enter_context(services.serving(database, broker, **named))
            servers.append(server)
            return server

        yield start
    for server in servers:
        print(f"{server.log}:\n{server.tail()}")


@pytest.fixture
def join(server) -> Iterator[Callable[[str], httpx.Client]]:
    """`join(name)`: a person's browser."""
    clients: list[httpx.Client] = []

    def join(name: str) -> httpx.Client:
        client = nobody(server)
        clients.append(client)
        fine(client.put("/api/me", json={"name": name}))
        return client

    yield join
    for client in clients:
        client.close()
