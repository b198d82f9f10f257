"""The proxies of docs/host before two servers: a table's people meet at one, and go on at the other if it falls."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from server.conftest import installed
from server.helpers import services
from server.helpers.client import Client
from server.helpers.resending_client import LOST, Stubborn
from server.sessions.test_kill import compare

CONFIGURATIONS = Path(__file__).parents[3] / "docs" / "host"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
TABLES = 4
SEATS = 3


@contextlib.contextmanager
def haproxy(folder: Path, servers: list[int]) -> Iterator[str]:
    """HAProxy with the documented configuration, before the servers at these ports."""
    port = services.free_port()
    text = addressed("haproxy.cfg", servers).replace("bind :80", f"bind 127.0.0.1:{port}")
    (folder / "haproxy.cfg").write_text(text)
    with listening("haproxy", ["-db", "-f", folder / "haproxy.cfg"], port, folder) as url:
        yield url


@contextlib.contextmanager
def nginx(folder: Path, servers: list[int]) -> Iterator[str]:
    """Nginx with the documented configuration, before the servers at these ports."""
    port = services.free_port()
    text = addressed("nginx.conf", servers).replace("listen 80;", f"listen 127.0.0.1:{port};")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in TEMPORARY)
    (folder / "nginx.conf").write_text(text.replace("http {", f"http {{\naccess_log off;\n{places}", 1))
    settings = f"daemon off; pid {folder / 'pid'}; error_log stderr;"
    words = ["-p", folder, "-c", folder / "nginx.conf", "-e", "stderr", "-g", settings]
    with listening("nginx", words, port, folder) as url:
        yield url


def addressed(file: str, servers: list[int]) -> str:
    """A configuration with the addresses of these servers in place of its examples."""
    text = (CONFIGURATIONS / file).read_text()
    text = re.sub(r"(maxconn|nofile|worker_connections) \d+", r"\1 500", text)  # more than that may not be allowed here
    for number, port in enumerate(servers, 11):
        assert f"10.0.0.{number}:8000" in text
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{port}")
    return text


@contextlib.contextmanager
def listening(name: str, words: list[object], port: int, folder: Path) -> Iterator[str]:
    """A proxy that runs, by its address."""
    command = [services.program(name, name, "/usr/sbin"), *map(str, words)]
    process = services.Process(name, command, port, folder / f"{name}.log", lambda: answering(port))
    process.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        print(process.tail())
        process.kill()


def answering(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/health/live").status_code == 200
    return False


@pytest.mark.parametrize("proxy", [haproxy, nginx], ids=lambda proxy: proxy.__name__)
def test_a_table_is_at_one_server_and_at_the_other_once_that_falls(proxy, serving, postgres, redis, tmp_path):
    database = postgres.url("proxies")
    options = ["--bots", "0", "--pause", "0"]
    servers = [serving(database, redis.url, options=options) for _ in range(2)]
    with installed(proxy(tmp_path, [server.port for server in servers])) as url:
        asyncio.run(play_while_a_server_falls(url, servers, database))


@pytest.mark.no_cover
def test_a_rolling_upgrade_by_sigterm_loses_no_move_and_tables_are_opened_all_the_while(
    serving, postgres, redis, tmp_path
):
    database = postgres.url("proxies")
    options = ["--bots", "0", "--pause", "0", "--drain", "4"]
    servers = [serving(database, redis.url, options=options) for _ in range(2)]
    with installed(haproxy(tmp_path, [server.port for server in servers])) as url:
        asyncio.run(play_while_all_are_replaced(url, servers, database))


async def play_while_all_are_replaced(url: str, servers, database: str) -> None:
    async with contextlib.AsyncExitStack() as people:
        persons = [await people.enter_async_context(Client(url, name)) for name in ("Ada", "Bob", "Cyd")]
        tables = [await opened(persons) for _ in range(2)]
        players = [Stubborn(person, table, seat, seat) for table in tables for seat, person in enumerate(persons)]
        seen = asyncio.Event()
        playing = asyncio.gather(*(player.play(seen.is_set) for player in players))
        try:
            await comes(lambda: all(len(player.acked) >= 1 for player in players), playing)
            for server in servers:
                await replaced(server, persons)
            before = {id(player): len(player.acked) for player in players}
            await comes(lambda: all(len(one.acked) > before[id(one)] or one.over for one in players), playing)
        finally:
            seen.set()
            await playing
        acked = [(player.table, at, move, name) for player in players for name, (at, move) in player.acked.items()]
        await compare(database, acked)


async def replaced(server, persons: list[Client]) -> None:
    """Stops a server, which drains first, and starts it again, while people open tables."""
    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
    await comes(lambda: drains(server))
    lost = 0
    for _ in range(5):
        try:
            await opened(persons)
        except LOST:  # as the proxy notices, it closes what is at that server at this very moment, in each backend
            lost += 1
    assert lost <= 2
    assert await stopping in (0, -signal.SIGTERM), "in good order"
    await opened(persons)
    await asyncio.to_thread(server.start)
    await asyncio.sleep(3)  # until the proxy has seen that it is back


def drains(server) -> bool:
    """Whether a server says that it will go, and is alive."""
    answer = httpx.get(f"{server.url}/health/ready")
    return answer.status_code == 503 and answer.json()["draining"] and answering(server.port)


async def play_while_a_server_falls(url: str, servers, database: str) -> None:
    async with contextlib.AsyncExitStack() as people:
        persons = [await people.enter_async_context(Client(url, name)) for name in ("Ada", "Bob", "Cyd")]
        for person in persons:
            person.http.timeout = 60
        tables = [await opened(persons) for _ in range(TABLES)]
        for table in tables:
            assert await sockets_for(persons, table, servers) in ([SEATS, 0], [0, SEATS])
        players = [Stubborn(person, table, seat, seat) for table in tables for seat, person in enumerate(persons)]
        seen = asyncio.Event()
        playing = asyncio.gather(*(player.play(seen.is_set) for player in players))
        await comes(lambda: all(len(player.acked) >= 1 for player in players), playing)
        busier = max(servers, key=sockets_at)
        busier.kill()
        before = {id(player): len(player.acked) for player in players}
        await comes(lambda: all(len(one.acked) > before[id(one)] or one.over for one in players), playing)
        seen.set()
        await playing
        acked = [(player.table, at, move, name) for player in players for name, (at, move) in player.acked.items()]
        await compare(database, acked)


async def opened(persons: list[Client]) -> str:
    """A table at which all of them sit."""
    host, *others = persons
    table = await host.open([{"kind": "me"}] + [{"kind": "invite"}] * len(others))
    for guest, invitation in zip(others, table["invitations"], strict=True):
        body = {"seat": invitation["seat"], "secret": invitation["secret"]}
        await guest.ok("POST", f"/api/tables/{table['id']}/sit", body)
    return str(table["id"])


async def sockets_for(persons: list[Client], table: str, servers) -> list[int]:
    """How many sockets each server holds once everyone looks at a table, and nobody at another."""
    async with contextlib.AsyncExitStack() as open:
        for seat, person in enumerate(persons):
            line = await open.enter_async_context(person.socket(table, seat))
            await line.until("update")
        counts = [sockets_at(server) for server in servers]
    await comes(lambda: not any(map(sockets_at, servers)))
    return counts


def sockets_at(server) -> int:
    """How many sockets a server holds; none, if it has fallen."""
    try:
        text = httpx.get(f"{server.url}/metrics").text
    except LOST:
        return 0
    found = re.search(r"^riverrun_sockets\S* (\d+)", text, re.MULTILINE)
    assert found, text
    return int(float(found[1]))


async def comes(holds: Callable[[], bool], meanwhile: asyncio.Future | None = None) -> None:
    async with asyncio.timeout(120):
        while not holds():
            if meanwhile is not None and meanwhile.done():
                meanwhile.result()
            await asyncio.sleep(0.05)
