"""A siege: servers, database and broker are killed at random while people play; nothing acknowledged may be lost.

    python benchmarks/siege.py --minutes 15 [--tables 6] [--servers 2] [--seed 1] [--json FILE]

starts PostgreSQL, Redis and table servers of its own. At every table two people who never give up play a random game
with a bot, over websockets, at any server that answers; when a game is over they open the next. Every few seconds
something falls: a server by SIGKILL or SIGTERM, the database, the broker; it is started again a moment later. When the
time is up everything stays up, the last games are finished, and the logs are compared with what was acknowledged: each
move once, under its number, every table finished. It ends with status 1 where that is not so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.helpers import services
from server.helpers.client import Client
from server.helpers.resending_client import LOST, Stubborn
from server.sessions.test_kill import compare

CALM = (2.0, 8.0)
"""How many seconds lie between two falls."""
DOWN = (0.2, 2.0)
"""How many seconds something stays down."""
LAST_GAMES = 300.0
"""How many seconds the last games may take when everything is up again."""


class Wandering(Client):
    """A person whose page finds another server when its own is gone."""

    def __init__(self, urls: list[str], name: str, rng: random.Random) -> None:
        super().__init__(rng.choice(urls), name)
        self.urls, self.rng = urls, rng

    def wander(self) -> None:
        """Goes on at any server; the cookie is good at each."""
        self.url = self.rng.choice(self.urls)
        self.http.base_url = self.url

    def socket(self, *args: Any, **named: Any) -> Any:
        self.wander()
        return super().socket(*args, **named)


class Siege:
    """All that runs, falls and is counted."""

    def __init__(self, parts: dict[str, services.Process], urls: list[str], seed: int) -> None:
        self.parts, self.urls = parts, urls
        self.random = random.Random(seed)
        self.fallen: Counter[str] = Counter()
        self.acked: list[tuple[str, int, str, str]] = []
        self.finished = 0
        self.longest = 0.0
        """The longest time, in seconds, in which a table went without an acknowledged move."""
        self.until = 0.0

    @property
    def over(self) -> bool:
        return time.monotonic() > self.until

    async def attack(self) -> None:
        """Lets one thing after another fall, and starts it again."""
        while not self.over:
            await asyncio.sleep(self.random.uniform(*CALM))
            name = self.random.choice(sorted(self.parts))
            part = self.parts[name]
            gently = self.random.random() < 0.3
            await asyncio.to_thread(part.stop if gently else part.kill)
            self.fallen[f"{name.rstrip('0123456789 ')}, {'SIGTERM' if gently else 'SIGKILL'}"] += 1
            await asyncio.sleep(self.random.uniform(*DOWN))
            await asyncio.to_thread(part.start)

    async def table(self, number: int) -> None:
        """Two people who play one game after another with a bot, until the time is up."""
        people = [Wandering(self.urls, f"{name} {number}", random.Random(f"{name}{number}")) for name in ("Ada", "Bob")]
        for person in people:
            await self.insist(person, person.__aenter__)
        while not self.over:
            id = await self.insist(people[0], lambda: self.open(people))
            players = [Stubborn(person, id, seat, 2 * number + seat) for seat, person in enumerate(people)]
            watching = asyncio.create_task(self.watch(players))
            await asyncio.gather(*(player.play() for player in players))
            watching.cancel()
            self.finished += 1
            self.acked += [(id, at, move, name) for player in players for name, (at, move) in player.acked.items()]
        for person in people:
            await person.http.aclose()

    async def insist(self, person: Wandering, ask: Callable[[], Any]) -> Any:
        """Asks until it is answered: what is refused while something is down is asked again, elsewhere."""
        while True:
            try:
                return await ask()
            except (*LOST, AssertionError):
                await asyncio.sleep(0.2)
                person.wander()

    async def open(self, people: list[Wandering]) -> str:
        opened = await people[0].open([{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "easy"}])
        id, secret = opened["id"], opened["invitations"][0]["secret"]
        await self.insist(people[1], lambda: self.sit(people[1], id, secret))
        return str(id)

    async def sit(self, person: Wandering, id: str, secret: str) -> None:
        answer = await person.ask("POST", f"/api/tables/{id}/sit", {"seat": 1, "secret": secret})
        seated = (await person.see(id, 1))["seat"] == 1 if not answer.is_success else True
        assert seated, answer.text

    async def watch(self, players: list[Stubborn]) -> None:
        """Notes how long a table stands still."""
        seen, since = 0, time.monotonic()
        while True:
            await asyncio.sleep(0.1)
            if (version := max(player.version for player in players)) != seen:
                self.longest = max(self.longest, time.monotonic() - since)
                seen, since = version, time.monotonic()

    async def run(self, minutes: float, tables: int) -> None:
        """The whole siege, with a line a minute."""
        self.until = time.monotonic() + 60 * minutes
        attack = asyncio.create_task(self.attack())
        circles = [asyncio.create_task(self.table(number)) for number in range(tables)]
        while not self.over:
            await asyncio.sleep(min(60.0, max(0.1, self.until - time.monotonic())))
            print(f"{sum(self.fallen.values())} falls, {self.finished} games finished", file=sys.stderr, flush=True)
        await attack
        await asyncio.wait_for(asyncio.gather(*circles), LAST_GAMES)


def main() -> int:
    """Runs the siege and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    wish = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, broker = stack.enter_context(services.postgres()), stack.enter_context(services.redis())
        url = database.url("siege")
        servers = [
            stack.enter_context(
                services.serving(url, broker.url, folder / f"{number}", options=["--bots", "1", "--pause", "0"])
            )
            for number in range(wish.servers)
        ]
        parts: dict[str, services.Process] = {f"server {number}": one for number, one in enumerate(servers)}
        siege = Siege({**parts, "database": database, "broker": broker}, [one.url for one in servers], wish.seed)
        asyncio.run(siege.run(wish.minutes, wish.tables))
        asyncio.run(compare(url, siege.acked))  # raises where a move is missing, doubled, or a table does not open
    figures = {
        "minutes": wish.minutes,
        "tables": wish.tables,
        "servers": wish.servers,
        "falls": dict(siege.fallen),
        "acknowledged": len(siege.acked),
        "games_finished": siege.finished,
        "longest_still_s": round(siege.longest, 1),
    }
    for name, value in figures.items():
        print(f"{name:<18} {value}")
    print("Every acknowledged move is in its log once, and every table opens.")
    if wish.json:
        wish.json.write_text(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
