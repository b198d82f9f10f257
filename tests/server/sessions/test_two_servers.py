"""Two servers on one PostgreSQL and one Redis serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server.conftest import installed
from server.helpers import services
from server.helpers.client import Client
from server.helpers.in_process import in_process_server
from server.helpers.resending_client import Stubborn
from server.helpers.rounds import in_phase

OPTIONS = ["--bots", "1", "--pause", "0"]


@pytest.fixture(scope="module")
def pair(postgres, redis, tmp_path_factory) -> Iterator[list[services.ServerProcess]]:
    """Two servers for all tests that leave them, their database and their broker alone."""
    folder, database = tmp_path_factory.mktemp("pair"), postgres.url("pair")
    with (
        services.serving(database, redis.url, folder / "one", options=OPTIONS) as one,
        services.serving(database, redis.url, folder / "two", options=OPTIONS) as two,
    ):
        yield [one, two]
    for server in (one, two):
        print(f"{server.log}:\n{server.tail()}")


def own_pair(serving, postgres, broker, tmp_path):
    """Two servers of a test's own."""
    database = postgres.url("pair")
    return [serving(database, broker.url, data=tmp_path / name, options=OPTIONS) for name in ("one", "two")]


async def both_seated(ada, bob, *bots):
    """A running table's id: Ada in seat 0, Bob in seat 1, then these bots."""
    opened = await ada.open([{"kind": "me"}, {"kind": "invite"}, *bots])
    await seat(bob, opened)
    return opened["id"]


async def seat(bob, opened):
    """Bob takes the seat that he is invited to."""
    secret = opened["invitations"][0]["secret"]
    await bob.ok("POST", f"/api/tables/{opened['id']}/sit", {"seat": 1, "secret": secret})


def test_a_move_made_through_one_reaches_a_page_on_the_other(pair):
    one, two = pair

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}], listed=True)
            id = opened["id"]
            lobby = await bob.ok("GET", "/api/tables")
            assert [table["id"] for table in lobby["open"]] == [id]
            async with ada.socket(id, 0) as here:
                await here.until("update")
                await seat(bob, opened)
                begun = await here.until(lambda told: told["type"] == "update" and told["view"])
                async with bob.socket(id, 1) as there:
                    await there.until("update")
                    await here.until(lambda told: told["type"] == "presence" and told["here"] == [0, 1])
                    lines = {0: here, 1: there}
                    turn = begun["table"]["turn"]
                    view = (await (ada, bob)[turn].see(id, turn))["view"]
                    move = view["legal"][0][1]
                    await lines[turn].say("play", seat=turn, move=move, seen=begun["version"], id="first")
                    told = await lines[1 - turn].until(
                        lambda told: told["type"] == "update" and told["version"] == begun["version"] + 1
                    )
                    assert told["items"][-1]["kind"] == "move"

    asyncio.run(run())


def test_whole_games_through_both_with_a_bot_among_them(pair):
    one, two = pair

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            id = await both_seated(ada, bob, {"kind": "bot", "bot": "random"})
            players = [Stubborn(ada, id, 0, 1), Stubborn(bob, id, 1, 2)]
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
            seen = [await client.see(id) for client in (ada, bob)]
            for part in ("version", "items", "view", "scores"):
                assert seen[0][part] == seen[1][part]
            assert (await ada.ok("GET", f"/api/tables/{id}/record"))["over"]
            again = [await client.ok("POST", f"/api/tables/{id}/again") for client in (ada, bob)]
            assert again[0]["id"] == again[1]["id"]

    asyncio.run(run())


def test_a_clock_and_what_is_pointed_at_are_the_same_through_both(pair):
    one, two = pair
    options = {"clock": "45", "pausable": "yes", "first": "p1"}

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}], game="flow", options=options)
            await seat(bob, opened)
            id = opened["id"]
            async with ada.socket(id, 0) as here, bob.socket(id, 1) as there:
                for line in (here, there):
                    await line.until("update")
                await here.say("start", seat=0, id="s")
                told = [await line.until(in_phase("running")) for line in (here, there)]
                assert told[0]["clock"]["until"] == told[1]["clock"]["until"]
                await here.say("point", seat=0, text="r2c3")
                assert (await there.until("pointing"))["text"] == "r2c3"
                await there.say("pause", seat=1, id="p")
                told = [await line.until(in_phase("paused")) for line in (here, there)]
                assert told[0]["clock"]["left"] == told[1]["clock"]["left"]
                await here.say("resume", seat=0, id="r")
                await there.until(in_phase("running"))

    asyncio.run(run())


def test_both_write_to_one_table_at_once(pair):
    one, two = pair

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            id = await both_seated(ada, bob)
            says = [
                client.ok("POST", f"/api/tables/{id}/say", {"seat": seat, "text": f"{number}", "id": f"{number}"})
                for number in range(15)
                for seat, client in enumerate((ada, bob))
            ]
            numbers = [done["version"] for done in await asyncio.gather(*says)]
            assert sorted(numbers) == list(range(3, 33)), "each is stored once, under its own number"
            async with ada.socket(id, 0) as here, bob.socket(id, 1) as there:
                for line in (here, there):
                    await line.until(lambda told: told.get("version") == 32)
            tables = [await client.see(id) for client in (ada, bob)]
            assert tables[0]["items"] == tables[1]["items"]

    asyncio.run(run())


def test_a_rematch_pressed_through_both_at_once_is_one_table(pair):
    one, two = pair

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            id = await both_seated(ada, bob)
            await ada.ok("POST", f"/api/tables/{id}/resign", {"seat": 0})
            presses = [client.ok("POST", f"/api/tables/{id}/again") for _ in range(10) for client in (ada, bob)]
            again = {opened["id"] for opened in await asyncio.gather(*presses)}
            assert len(again) == 1
            for client in (ada, bob):
                mine = (await client.ok("GET", "/api/tables"))["mine"]
                assert {table["id"] for table in mine} == {id, *again}, "no other was opened"
                assert {table["again"] for table in mine} == {None, *again}

    asyncio.run(run())


def test_one_server_falls_and_the_other_goes_on(serving, postgres, redis, tmp_path):
    one, two = own_pair(serving, postgres, redis, tmp_path)

    async def run():
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            id = await both_seated(ada, bob)
            first, second = Stubborn(ada, id, 0, 5), Stubborn(bob, id, 1, 6)
            await asyncio.gather(first.play(lambda: len(first.acked) > 5), second.play(lambda: len(first.acked) > 5))
            one.kill()
            ada.url = two.url
            await asyncio.wait_for(asyncio.gather(first.play(), second.play()), 240)
            assert first.over
            assert second.over

    asyncio.run(run())


def test_the_broker_falls_and_comes_back(serving, postgres, tmp_path):
    async def run(redis):
        one, two = own_pair(serving, postgres, redis, tmp_path)
        async with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            id = await both_seated(ada, bob)
            async with bob.socket(id, 1) as there:
                await there.until("update")
                redis.kill()
                await ada.ok("POST", f"/api/tables/{id}/say", {"seat": 0, "text": "stored all the same"})
                assert (await ada.ask("GET", "/health")).status_code == 503
                await asyncio.to_thread(redis.start)
                for number in range(100):
                    await ada.ok("POST", f"/api/tables/{id}/say", {"seat": 0, "text": f"still there? {number}"})
                    await asyncio.sleep(0.1)
                    if (await ada.ask("GET", "/health")).status_code == 200:
                        break
                told = await there.until(
                    lambda told: told["type"] == "update" and "there" in told["items"][-1].get("text", "")
                )
                assert told["items"][0]["text"] == "stored all the same"

    with installed(services.redis()) as broker:
        asyncio.run(run(broker))


def test_sockets_of_one_server_do_not_wait_for_a_broker_that_is_away(tmp_path):
    async def story(url: str, broker: services.Redis) -> None:
        async with Client(url) as ada:
            table = (await ada.open([{"kind": "me"}, {"kind": "me"}]))["id"]
            async with ada.socket(table, 0) as line:
                await line.until("update")
                broker.kill()
                for _ in range(3):
                    view = await ada.see(table, 0)
                    seat = view["table"]["turn"]
                    seen = await ada.see(table, seat)
                    done = await ada.play(table, seat, seen["view"]["legal"][0][1], seen["version"])
                    await line.until(lambda told: told.get("version", 0) >= done["version"])  # noqa: B023

    with installed(services.redis()) as broker, in_process_server(tmp_path, broker=broker.url) as server:
        asyncio.run(story(server.url, broker))
