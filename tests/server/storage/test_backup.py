"""A backup made while people play, as docs/host/operate.md says: restored, it has every table as it was then."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from contextlib import closing

import pytest

from server.helpers.client import Client
from server.helpers.services import Postgres

OPTIONS = ["--bots", "0", "--pause", "0"]


class Lite:
    """SQLite: `.backup`, which reads a whole database while others write."""

    def __init__(self, folder, request):
        self.file, self.copy = folder / "tables.sqlite3", folder / "copy.sqlite3"
        self.url = f"sqlite:///{self.file}"

    def back_up(self):
        with closing(sqlite3.connect(self.file)) as source, closing(sqlite3.connect(self.copy)) as target:
            source.backup(target)

    def restore(self):
        return f"sqlite:///{self.copy}"


class Dumped:
    """PostgreSQL: `pg_dump`, and `psql` into an empty database."""

    def __init__(self, folder, request):
        self.postgres, self.dump = request.getfixturevalue("postgres"), folder / "riverrun.sql"
        self.url = self.postgres.url("backup")

    def plain(self, url):
        return url.replace("+asyncpg", "")

    def back_up(self):
        with self.dump.open("wb") as file:
            subprocess.run([str(Postgres.program("pg_dump")), self.plain(self.url)], stdout=file, check=True)

    def restore(self):
        fresh = self.postgres.url("restored")
        words = [str(Postgres.program("psql")), "--quiet", "--set", "ON_ERROR_STOP=1", "--file", str(self.dump)]
        subprocess.run([*words, self.plain(fresh)], check=True, stdout=subprocess.DEVNULL, env=dict(os.environ))
        return fresh


@pytest.mark.parametrize("kind", [Lite, Dumped])
def test_what_is_restored_plays_on(kind, serving, tmp_path, request):
    database = kind(tmp_path, request)
    first = serving(database.url, options=OPTIONS)

    async def run():
        async with Client(first.url, "Ada") as ada, Client(first.url, "Bob") as bob:
            opened = await ada.open([{"kind": "me"}, {"kind": "invite"}])
            id, secret = opened["id"], opened["invitations"][0]["secret"]
            await bob.ok("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
            people = [ada, bob]
            kept = await play(people, id, 6)
            await asyncio.to_thread(database.back_up)
            assert await play(people, id, 4) == kept + 4
            first.kill()
            second = await asyncio.to_thread(lambda: serving(database.restore(), options=OPTIONS, port=first.port))
            assert second.url == first.url
            assert (await ada.see(id, 0))["version"] == kept, "what was played after the backup is not in it"
            assert await play(people, id, 4) == kept + 4, "with the old secret everyone keeps their seat"

    asyncio.run(run())


async def play(people, id, moves):
    """Has these people make moves; the table's version then."""
    for _ in range(moves):
        turn = (await people[0].see(id, 0))["table"]["turn"]
        seen = await people[turn].see(id, turn)
        await people[turn].play(id, turn, seen["view"]["legal"][0][1], seen["version"])
    return (await people[0].see(id, 0))["version"]
