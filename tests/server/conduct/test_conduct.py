"""How people get along, over the wire: waiting tables, seats of who is away, complaints, names."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from riverrun.cli.commands import app as program
from riverrun.server.access.clean_text import clean_text
from riverrun.server.errors import RequestError
from riverrun.server.table.commands.absence import AWAY_AFTER, STILL_HERE
from riverrun.server.table.timing.absences import VOTE_LASTS
from server.api.calls import INVITE, ME, do, fine, opened, pair, refused, see
from server.helpers.client import Client
from server.helpers.in_process import PLENTY, InProcessServer, in_process_server
from server.helpers.manual_time import ByHand


@pytest.fixture
def time() -> ByHand:
    return ByHand(1_700_000_000.0)


@pytest.fixture
def server(tmp_path, time) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path, time=time, limits=replace(PLENTY, waiting_tables=3)) as server:
        yield server
    assert server.errors() == []


def test_nobody_sits_at_more_than_a_few_waiting_tables(join) -> None:
    ada, joe = join("Ada"), join("Joe")
    tables = [opened(join(f"Host {number}"), ME, INVITE, INVITE, listed=True)["id"] for number in range(4)]
    for table in tables[:3]:
        fine(do(joe, table, "sit", seat=1))
    told = refused(do(joe, tables[3], "sit", seat=1), "too-many")
    assert told["sentence"] == {"code": "rr-error-waiting-tables", "args": {"most": 3}}
    answer = joe.post("/api/tables", json={"game": see(joe, tables[0])["table"]["game"], "seats": [ME, INVITE]})
    refused(answer, "too-many")
    fine(do(joe, tables[0], "sit", seat=2))  # he waits there already
    fine(do(joe, tables[1], "leave", seat=1))
    fine(do(joe, tables[3], "sit", seat=1))
    fine(do(ada, tables[1], "sit", seat=1))  # others are not held back, and a game that has begun does not count
    fine(do(ada, tables[1], "sit", seat=2))
    for _ in range(3):
        opened(ada, ME, INVITE)


def test_a_bot_stands_in_for_who_is_away_and_the_owner_comes_back(server, time) -> None:
    async def story() -> None:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob:
            table = await ada.open([{"kind": "me"}, {"kind": "invite"}])
            id = table["id"]
            secret = table["invitations"][0]["secret"]
            await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
            away = (await ada.see(id))["table"]["turn"]
            gone, here = ((ada, bob), (bob, ada))[away]
            path = f"/api/tables/{id}"
            async with gone.socket(id, away), here.socket(id, 1 - away) as line:
                await line.until(lambda told: told["type"] == "presence" and len(told["here"]) == 2)
                time.go(AWAY_AFTER + 1)
                status, told = await here.refused("POST", f"{path}/substitute", {"seat": away})
                assert (status, told["sentence"]["code"]) == (409, "rr-error-is-here")
            while any(seat.get("here") for seat in (await ada.see(id))["table"]["seats"]):
                await asyncio.sleep(0.01)
            await here.ok("POST", f"{path}/substitute", {"seat": away})
            seat = (await ada.see(id))["table"]["seats"][away]
            assert (seat["away"], seat["kind"]) == (True, "person")
            while (await ada.see(id))["table"]["turn"] == away:
                await asyncio.sleep(0.01)  # the bot moves
            await gone.ok("POST", f"{path}/return", {"seat": away})
            assert "away" not in (await ada.see(id))["table"]["seats"][away]
            await here.refused("POST", f"{path}/vote", {"seat": 1 - away, "yes": True})
            await here.refused("POST", f"{path}/claim", {"seat": away})

    asyncio.run(story())


def test_nobody_is_kept_waiting_by_an_open_page_or_an_unanswered_question(server, time) -> None:
    async def story() -> None:
        async with Client(server.url, "Ada") as ada, Client(server.url, "Bob") as bob, Client(server.url, "Cyd") as cyd:
            people = [ada, bob, cyd]
            table = await ada.open([{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}])
            id = table["id"]
            for seat, person in enumerate((bob, cyd), 1):
                secret = table["invitations"][seat - 1]["secret"]
                await person.ok("POST", f"/api/tables/{id}/sit", {"seat": seat, "secret": secret})
            idle = (await ada.see(id))["table"]["turn"]
            asker = (idle + 1) % 3
            async with ada.socket(id, 0) as line, bob.socket(id, 1), cyd.socket(id, 2):
                await line.until(lambda told: told["type"] == "presence" and len(told["here"]) == 3)
                time.go(AWAY_AFTER + STILL_HERE - 5)
                await people[asker].refused("POST", f"/api/tables/{id}/substitute", {"seat": idle})
                time.go(10)
                await people[asker].ok("POST", f"/api/tables/{id}/substitute", {"seat": idle})
                assert not (await ada.see(id))["table"]["seats"][idle].get("away")
                time.go(VOTE_LASTS + 1)
                async with asyncio.timeout(20):
                    while not (await ada.see(id))["table"]["seats"][idle].get("away"):
                        await asyncio.sleep(0.01)

    asyncio.run(story())


def test_words_are_reported_once_to_whoever_runs_the_server(server, join, tmp_path, capsys) -> None:
    ada, bob, cyd = join("Ada"), join("Bob"), join("Cyd")
    table = pair(ada, bob)
    said = fine(do(bob, table, "say", seat=1, text="You rotten cheat!"))["version"]
    for _ in range(2):
        fine(do(ada, table, "complain", number=said, reason="An insult"))
    refused(do(bob, table, "complain", number=said), "not-found")  # his own
    refused(do(cyd, table, "complain", number=1), "not-found")
    refused(do(cyd, table, "complain", number=999), "not-found")
    lines = [line for line in server.log if line["event"] == "complaint"]
    assert [(line["table"], line["entry"]) for line in lines][:1] == [(table, said)]
    assert "cheat" not in json.dumps(lines)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    told = listed(capsys, database, "--json", "--clear")
    (one,) = json.loads(told)
    assert (one["table"], one["number"], one["text"], one["reason"]) == (table, said, "You rotten cheat!", "An insult")
    assert "person" not in one
    assert "No complaints." in listed(capsys, database)


def listed(capsys, database: str, *options: str) -> str:
    with pytest.raises(SystemExit):
        program(["complaints", "--database", database, *options])
    return str(capsys.readouterr().out)


@pytest.mark.parametrize("option", ["--data", "--database"])
def test_complaints_of_no_server_are_refused_and_nothing_is_made(capsys, tmp_path, option) -> None:
    folder = tmp_path / "mistyped"
    with pytest.raises(SystemExit) as ended:
        program(["complaints", option, str(folder) if option == "--data" else f"sqlite:///{folder}/riverrun.sqlite3"])
    assert ended.value.code == 2
    database = f"{folder}/riverrun.sqlite3"
    told = " ".join(capsys.readouterr().err.split())
    assert told == f"There is no database {database}; name a server's with --data or --database."
    assert not folder.exists()


def test_reporting_is_limited_and_deleted_with_one_s_history(join) -> None:
    ada, bob = join("Ada"), join("Bob")
    table = pair(ada, bob)
    numbers = [fine(do(bob, table, "say", seat=1, text=f"{number}"))["version"] for number in range(11)]
    for number in numbers[:10]:
        fine(do(ada, table, "complain", number=number))
    refused(do(ada, table, "complain", number=numbers[10]), "too-many")
    assert len(fine(ada.get("/api/me/export"))["notices"]["complaints"]) == 10
    fine(bob.delete("/api/me"))
    assert fine(ada.get("/api/me/export"))["notices"]["complaints"] == []


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u202eadA\u2066", "adA"),
        ("Ada\u3164", "Ada"),
        ("Ada\u2800\u115f\ufe0f", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Z" + "\u0301" * 30 + "oe", "\u0179" + "\u0301" * 3 + "oe"),
        ("\u0301Ada", "Ada"),
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\u05e9\u05c1\u05b8", "\u05e9\u05c1\u05b8"),
        ("a\U000e0041b\ue000c", "abc"),
        ("陳大文", "陳大文"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_has_nothing_invisible(given, kept) -> None:
    found = clean_text(given, "name")
    assert found == unicodedata.normalize("NFC", kept)
    assert clean_text(found, "name") == found


@pytest.mark.parametrize("given", ["", "  ", "\u200b\u200b", "\u3164", "\u2800 \u2800", "\u202e", "\u0301\u0301"])
def test_a_name_that_nobody_can_see_is_refused(given) -> None:
    for what in ("name", "message"):
        with pytest.raises(RequestError):
            clean_text(given, what)


def test_names_are_clean_wherever_they_come_in(join) -> None:
    odd = "E\u200bv\u202ee"
    eve = join(odd)
    assert fine(eve.get("/api/me"))["name"] == "Eve"
    table = opened(eve, {"kind": "me", "name": odd}, INVITE)["id"]
    assert see(eve, table)["table"]["seats"][0]["name"] == "Eve"
    fine(do(eve, table, "name", seat=0, name="A\u2066da\u3164"))
    assert see(eve, table)["table"]["seats"][0]["name"] == "Ada"
    refused(do(eve, table, "name", seat=0, name="\u3164"), "bad-request")


def test_pictures_of_several_signs_stay_whole_in_words() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_text(f"Hi {family} \u2764\ufe0f\u202e", "message") == f"Hi {family} \u2764\ufe0f"
