"""Several people at one table at the same moment: one clear outcome each, and everyone sees the same in the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from riverrun.server.table import entries
from server.helpers.client import WAIT, Client, Line
from server.helpers.in_process import InProcessServer, in_process_server

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
TIMES = 4
"""How often a race is run: either side may be first."""


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data")) as server:
        yield server
    assert server.errors() == []


@pytest.fixture
def run(server) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], None]:
    """`run(story)`: lets Ada, Bob and Cyd, three people with a name, do something together."""

    def run(story: Callable[..., Coroutine[Any, Any, None]]) -> None:
        async def together() -> None:
            async with (
                Client(server.url, "Ada") as ada,
                Client(server.url, "Bob") as bob,
                Client(server.url, "Cyd") as cyd,
            ):
                await story(ada, bob, cyd)

        asyncio.run(together())

    return run


@dataclass
class Eyes:
    """Someone who looks at a table over a websocket."""

    client: Client
    table: str
    seat: int | None
    line: Line

    async def do(self, do: str, **what: Any) -> dict[str, Any]:
        """Sends a command for a seat of one's own and gives the answer to it."""
        name = what.setdefault("id", f"{id(self)}-{len(self.line.heard)}")
        await self.line.say(do, **{"seat": self.seat, **what})
        return await self.line.until(lambda heard: heard["type"] in ("ack", "refused") and heard["id"] == name)

    async def look(self) -> dict[str, Any]:
        return await self.client.see(self.table, self.seat)


@contextlib.asynccontextmanager
async def looking(*who: tuple[Client, str, int | None]) -> AsyncIterator[list[Eyes]]:
    """Websockets at a table, each of which has had its first update."""
    async with contextlib.AsyncExitStack() as stack:
        found = []
        for client, table, seat in who:
            line = await stack.enter_async_context(client.socket(table, seat))
            await line.until("update")
            found.append(Eyes(client, table, seat, line))
        yield found


async def begun(host: Client, *guests: Client) -> str:
    """A running table with the host in seat 0 and the guests after it."""
    opened = await host.open([ME, *[INVITE] * len(guests)])
    for guest, invitation in zip(guests, opened["invitations"], strict=True):
        body = {"seat": invitation["seat"], "secret": invitation["secret"]}
        await guest.ok("POST", f"/api/tables/{opened['id']}/sit", body)
    return str(opened["id"])


async def whose_turn(table: str, *players: Client) -> tuple[Client, int, list[str], int]:
    """Who is asked, for which seat, what may be played, and the version that was seen."""
    turn = (await players[0].see(table))["table"]["turn"]
    view = await players[turn].see(table, turn)
    return players[turn], turn, [move[1] for move in view["view"]["legal"]], view["version"]


async def settled(all_eyes: list[Eyes]) -> dict[str, Any]:
    """The table as a spectator sees it, once every socket has told the same version and the same view."""
    table = await all_eyes[0].client.see(all_eyes[0].table)
    for eyes in all_eyes:
        updates = [heard for heard in eyes.line.heard if heard["type"] == "update"]
        last = updates[-1]
        while last["version"] < table["version"]:
            last = await eyes.line.until("update")
        now = await eyes.look()
        assert (last["version"], last["view"], frame(last)) == (now["version"], now["view"], frame(now))
        assert last["version"] == table["version"]
        assert {key: now["table"][key] for key in ("stage", "turn", "moves", "version")} == {
            key: table["table"][key] for key in ("stage", "turn", "moves", "version")
        }
    return table


def frame(update: dict[str, Any]) -> dict[str, Any]:
    """A table's frame, without who is looking: that is told by messages of its own."""
    return {**update["table"], "seats": [{**seat, "here": None} for seat in update["table"]["seats"]]}


def kinds(table: dict[str, Any]) -> list[str]:
    return [item["kind"] for item in table["items"]]


def test_two_people_talk_and_play_at_once_and_nothing_is_lost(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        who, _, moves, seen = await whose_turn(table, ada, bob)
        async with looking((ada, table, 0), (bob, table, 1), (cyd, table, None)) as eyes:
            mover = next(one for one in eyes if one.client is who)
            others = [one for one in eyes[:2] if one is not mover]

            async def chat(one: Eyes) -> list[dict[str, Any]]:
                return [await one.do("say", text=f"{number}", id=f"s{number}") for number in range(10)]

            played, *chats = await asyncio.gather(
                mover.do("play", move=moves[0], seen=seen, id="m1"), *(chat(one) for one in others)
            )
            assert played["type"] == "ack"
            numbers = [played["version"], *(answer["version"] for answers in chats for answer in answers)]
            assert sorted(numbers) == list(range(seen + 1, seen + 12))
            final = await settled(eyes)
            assert kinds(final).count("move") == 1
            assert [item["text"] for item in final["items"] if item["kind"] == "said"] == [str(n) for n in range(10)]

    run(story)


def test_the_same_move_by_the_same_name_from_two_pages_is_one_entry(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        who, seat, moves, seen = await whose_turn(table, ada, bob)
        async with looking((who, table, seat), (who, table, seat), (cyd, table, None)) as eyes:
            what = {"move": moves[0], "seen": seen, "id": "m1"}
            first, second, third = await asyncio.gather(
                eyes[0].do("play", **what),
                eyes[1].do("play", **what),
                who.ok("POST", f"/api/tables/{table}/play", {"seat": seat, **what}),
            )
            assert first == second == third == {"type": "ack", "version": seen + 1, "id": "m1"}
            assert kinds(await settled(eyes)).count("move") == 1
            assert await eyes[1].do("play", **what) == first

    run(story)


@pytest.mark.parametrize("same", [True, False])
def test_two_moves_by_two_names_from_two_pages_are_one_move_and_one_refusal(run, same) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        for _ in range(TIMES):
            who, seat, moves, seen = await whose_turn(table, ada, bob)
            async with looking((who, table, seat), (who, table, seat), (cyd, table, None)) as eyes:
                answers = await asyncio.gather(
                    eyes[0].do("play", move=moves[0], seen=seen),
                    eyes[1].do("play", move=moves[0 if same else -1], seen=seen),
                )
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                refusal = next(answer for answer in answers if answer["type"] == "refused")
                assert refusal["error"] in ("stale", "not-your-turn")
                assert refusal["version"] in (None, seen + 1)
                assert (await settled(eyes))["version"] == seen + 1

    run(story)


def test_nobody_moves_for_another(run, server) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        who, seat, moves, seen = await whose_turn(table, ada, bob)
        other = bob if who is ada else ada
        stranger = Client(server.url)  # who has not said a name, and so has no cookie
        async with looking(
            (who, table, seat), (other, table, 1 - seat), (cyd, table, None), (stranger, table, None)
        ) as eyes:

            async def try_it(one: Eyes) -> list[dict[str, Any]]:
                return [
                    await one.do("play", seat=seat, move=moves[0], seen=seen),
                    await one.do("undo", seat=seat),
                    await one.do("answer", seat=seat, yes=True),
                    await one.do("say", seat=seat, text="I am another."),
                    await one.do("resign", seat=seat),
                ]

            for wrong in await asyncio.gather(*(try_it(one) for one in eyes[1:])):
                assert [answer.get("error") for answer in wrong] == ["not-your-seat"] * 5
            own = await eyes[1].do("play", move=moves[0], seen=seen)
            assert own["error"] == "not-your-turn"
            assert (await settled(eyes))["version"] == seen
            assert (await eyes[0].do("play", move=moves[0], seen=seen))["type"] == "ack"
            await settled(eyes)
        await stranger.http.aclose()

    run(story)


def test_nobody_looks_through_anothers_eyes(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        async with looking((cyd, table, None), (bob, table, 1)) as (watcher, sitter):
            for eyes in (watcher, sitter):
                await eyes.line.say("look", seat=0)
                assert (await eyes.line.until("refused"))["error"] == "not-your-seat"
            await sitter.line.say("look", seat=None)
            assert (await sitter.line.until("update"))["seat"] is None
        for client in (cyd, bob):
            async with client.socket(table, 0) as line:
                assert (await line.hear())["error"] == "not-your-seat"

    run(story)


def test_whoever_left_a_seat_no_longer_sees_through_it(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        opened = await ada.open([ME, INVITE, INVITE])
        table = opened["id"]
        secrets = {one["seat"]: one["secret"] for one in opened["invitations"]}
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": 1, "secret": secrets[1]})
        async with looking((bob, table, 1)) as (eyes,):
            await bob.ok("POST", f"/api/tables/{table}/leave", {"seat": 1})
            await cyd.ok("POST", f"/api/tables/{table}/sit", {"seat": 1, "secret": secrets[1]})
            await ada.ok("POST", f"/api/tables/{table}/sit", {"seat": 2})
            last = await eyes.line.until(lambda heard: heard["type"] == "update" and heard["view"] is not None)
            assert last["seat"] is None
            assert last["view"] == (await ada.see(table))["view"]
            assert last["view"] != (await cyd.see(table, 1))["view"]

    run(story)


def test_two_people_sit_in_the_last_seat_at_once_and_one_has_it(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        for _ in range(TIMES):
            opened = await ada.open([ME, INVITE], listed=True)
            table = opened["id"]
            async with looking((ada, table, 0), (bob, table, None), (cyd, table, None)) as eyes:
                answers = await asyncio.gather(
                    *(client.ask("POST", f"/api/tables/{table}/sit", {"seat": 1}) for client in (bob, cyd))
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                winner = "Bob" if answers[0].is_success else "Cyd"
                final = await settled(eyes)
                assert final["table"]["seats"][1]["name"] == winner
                assert final["table"]["stage"] == "running"
                assert kinds(final) == ["sat", "sat"]
                refusal = next(answer.json() for answer in answers if not answer.is_success)
                assert refusal["error"] == "wrong-stage"

    run(story)


def test_taking_back_against_a_move_has_one_clear_outcome(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        outcomes = set()
        for time in range(2 * TIMES):
            table = await begun(ada, bob)
            who, seat, moves, seen = await whose_turn(table, ada, bob)
            done = await who.play(table, seat, moves[0], seen)
            next_one, turn, moves, seen = await whose_turn(table, ada, bob)
            assert seen == done["version"]
            if next_one is who or not (await who.see(table, seat))["table"]["undo"]:
                continue
            async with looking((who, table, seat), (next_one, table, turn), (cyd, table, None)) as eyes:
                doings = [eyes[0].do("undo"), eyes[1].do("play", move=moves[0], seen=seen)]
                answers = await asyncio.gather(*(doings if time % 2 else doings[::-1]))
                back, played = answers if time % 2 else answers[::-1]
                final = await settled(eyes)
                assert back["type"] == "ack"
                if played["type"] == "refused":
                    assert played["error"] in ("stale", "not-your-turn")
                    assert kinds(final)[-2:] == ["move", "took-back"]
                    assert (final["table"]["moves"], final["table"]["turn"]) == (0, seat)
                    outcomes.add("taken back first")
                else:
                    assert kinds(final)[-3:] == ["move", "move", "asked-back"]
                    assert final["table"]["moves"] == 2
                    assert final["table"]["asking"] == {"seat": seat, "moves": 2, "waiting": [turn]}
                    outcomes.add("moved first")
        assert outcomes

    run(story)


def test_an_answer_against_a_move_has_one_clear_outcome(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        outcomes = set()
        for time in range(2 * TIMES):
            table = await begun(ada, bob)
            for _ in range(2):
                who, seat, moves, seen = await whose_turn(table, ada, bob)
                await who.play(table, seat, moves[0], seen)
            players = [ada, bob]
            first = next(item["seat"] for item in (await ada.see(table))["items"] if item["kind"] == "move")
            asker, other = players[first], players[1 - first]
            await asker.ok("POST", f"/api/tables/{table}/undo", {"seat": first})
            if (await ada.see(table))["table"]["asking"] is None:
                continue
            who, seat, moves, seen = await whose_turn(table, ada, bob)
            async with looking((other, table, 1 - first), (who, table, seat), (cyd, table, None)) as eyes:
                doings = [eyes[0].do("answer", yes=True), eyes[1].do("play", move=moves[0], seen=seen)]
                answers = await asyncio.gather(*(doings if time % 2 else doings[::-1]))
                answer, played = answers if time % 2 else answers[::-1]
                final = await settled(eyes)
                assert final["table"]["asking"] is None
                if played["type"] == "refused":
                    assert (answer["type"], played["error"]) == ("ack", "stale")
                    assert final["table"]["moves"] == 0
                    outcomes.add("agreed first")
                else:
                    assert answer["error"] == "wrong-stage"
                    assert final["table"]["moves"] == 3
                    outcomes.add("moved first")
        assert outcomes

    run(story)


def test_giving_up_against_a_move_has_one_clear_outcome(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        for time in range(TIMES):
            table = await begun(ada, bob)
            who, seat, moves, seen = await whose_turn(table, ada, bob)
            other = bob if who is ada else ada
            async with looking((who, table, seat), (other, table, 1 - seat), (cyd, table, None)) as eyes:
                doings = [eyes[1].do("resign"), eyes[0].do("play", move=moves[0], seen=seen)]
                answers = await asyncio.gather(*(doings if time % 2 else doings[::-1]))
                gone, played = answers if time % 2 else answers[::-1]
                final = await settled(eyes)
                assert gone["type"] == "ack"
                assert final["table"]["stage"] == "over"
                if played["type"] == "refused":
                    assert played["error"] in ("wrong-stage", "stale")
                    assert final["table"]["moves"] == 0
                else:
                    assert final["table"]["moves"] == 1

    run(story)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        for _ in range(TIMES):
            table = await begun(ada, bob)
            await bob.ok("POST", f"/api/tables/{table}/resign", {"seat": 1})
            known = {one["id"] for client in (ada, bob) for one in (await client.ok("GET", "/api/tables"))["mine"]}
            first, second = await asyncio.gather(
                *(client.ok("POST", f"/api/tables/{table}/again") for client in (ada, bob))
            )
            assert first == second
            for client in (ada, bob):
                mine = {one["id"] for one in (await client.ok("GET", "/api/tables"))["mine"]}
                assert mine - known == {first["id"]}
            seats = (await ada.see(first["id"]))["table"]["seats"]
            free = [seat["seat"] for seat in seats if seat["kind"] == "invite"]
            assert len(free) == 1
            await [ada, bob][free[0]].ok("POST", f"/api/tables/{first['id']}/sit", {"seat": free[0]})
            assert (await ada.see(first["id"]))["table"]["stage"] == "running"

    run(story)


def test_many_at_once_get_numbers_of_their_own_and_all_end_the_same(run) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob, cyd)
        before = (await ada.see(table))["version"]
        players = [(ada, table, 0), (bob, table, 1), (cyd, table, 2)]
        async with looking(*players, *players) as eyes:

            async def talk(one: Eyes, name: int) -> list[int]:
                said = [await one.do("say", text="x", id=f"{name}-{number}") for number in range(8)]
                return [answer["version"] for answer in said]

            numbers = await asyncio.gather(*(talk(one, name) for name, one in enumerate(eyes)))
            assert sorted(number for one in numbers for number in one) == list(range(before + 1, before + 49))
            await settled(eyes)

    run(story)


def test_a_command_that_was_sent_before_the_connection_broke_is_done_and_told(run, server) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        who, seat, moves, seen = await whose_turn(table, ada, bob)
        async with looking((cyd, table, None)) as (watcher,):
            async with who.socket(table, seat) as line:
                command = {"do": "play", "seat": seat, "move": moves[0], "seen": seen, "id": "m1"}
                await line.ws.send(json.dumps(command))
            heard = await watcher.line.until(lambda heard: heard["type"] == "update" and heard["version"] > seen)
            assert heard["version"] == seen + 1
        again = await who.ok("POST", f"/api/tables/{table}/play", {key: command[key] for key in command if key != "do"})
        assert again == {"type": "ack", "version": seen + 1, "id": "m1"}

    run(story)


def test_what_is_being_stored_is_told_even_if_whoever_asked_for_it_is_gone(run, server) -> None:
    async def story(ada: Client, bob: Client, cyd: Client) -> None:
        table = await begun(ada, bob)
        seen = (await ada.see(table))["version"]

        async def and_gone() -> None:
            registry = server.parts.registry
            person = registry.sessions[table].table.seats[0].person
            doing = asyncio.create_task(
                registry.execute(table, lambda _: entries.Said(by=person, seat=0, text="Wait!"))
            )
            await asyncio.sleep(0)
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)

        async with looking((cyd, table, None)) as (watcher,):
            await asyncio.to_thread(server.do, and_gone())
            heard = await asyncio.wait_for(watcher.line.until("update"), WAIT / 4)
            assert heard["items"][-1]["text"] == "Wait!"
            assert (await ada.see(table))["version"] == seen + 1

    run(story)
