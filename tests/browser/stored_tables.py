"""Tables in the middle of a game, laid straight into a server's database, so that a test begins where it matters.

A game is played here, move by move from a seed, until it is where it should be; its log is then what a server would
have stored, and the server takes it up as it takes up any table that is not in its memory.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import msgspec

import riverrun as rr
from riverrun.server.access.auth import COOKIE, CookieAuth, Person
from riverrun.server.storage.store import Store, StoredTable
from riverrun.server.table import entries
from riverrun.server.table.config import SeatConfig, TableConfig, new_id
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import index_of
from riverrun.server.table.table import Table
from riverrun.server.table.timing.turn_limit import Then
from riverrun.server.time_source import now
from server.helpers.services import SECRET, ServerProcess

GAME = "flow-of-history"
WEIGHTS = {"complete": 9, "snipe": 6, "activate": 3, "invest": 2}
"""Chance plays so that nations grow: what gains a card is likelier than what does not."""


@dataclass(frozen=True)
class Laid:
    """A table that lies on a server, and the state it is in."""

    path: str
    state: rr.State

    @property
    def view(self) -> object:
        """What the seat that is asked sees."""
        assert self.state.decision is not None
        return self.state.view(self.state.decision.seat)


def person(name: str) -> Person:
    """A person whose browser the tests can be."""
    return Person(f"{name.lower():-<32}", name)


def cookie(name: str) -> dict[str, str]:
    """The cookie that makes a browser this person, for a server with the tests' secret."""
    return {"name": COOKIE, "value": str(CookieAuth(SECRET, secure=False).cookie(person(name)).value)}


def likely(state: rr.State, rng: random.Random) -> str:
    """A legal move's notation, by chance."""
    moves = state.legal_texts()
    verbs = sorted({move.split()[0] for move in moves})
    verb = rng.choices(verbs, [WEIGHTS.get(one, 1) for one in verbs])[0]
    return rng.choice([move for move in moves if move.split()[0] == verb][:6])


@cache
def game(players: int) -> rr.Game:
    return rr.game(GAME, players=players)


def positions(players: int, seed: int) -> Iterator[rr.State]:
    """A game from its deal to its end, always the same for a seed."""
    state, rng = game(players).new(seed), random.Random(seed)
    yield state
    while not state.over:
        state.play(likely(state, rng))
        yield state


def found(players: int, holds: Callable[[rr.State], bool], games: int = 60, first: int = 0) -> rr.State:
    """The first position in these games for which something holds."""
    for seed in range(first, first + games):
        for state in positions(players, seed):
            if holds(state):
                return state
    raise AssertionError(f"no such position in {games} games of {players}")


@cache
def finished(players: int = 2) -> rr.State:
    """A game that was played to its end."""
    return found(players, lambda state: state.over)


@cache
def late(players: int) -> rr.State:
    """A position near the end, full of cards, in which the first seat chooses its action."""
    return found(
        players,
        lambda state: (
            asks(state, "action", 0)
            and state.view(0).age >= 4
            and min(nation.cards for nation in state.view(0).nations) >= 7
        ),
    )


@cache
def ending(players: int) -> rr.State:
    """A position with hardly any cards left in the deck."""
    return found(players, lambda state: state.decision is not None and state.view(None).deck <= 2)


def asks(state: rr.State, kind: str, seat: int) -> bool:
    """Whether this decision of this seat is next."""
    return state.decision is not None and (state.decision.kind, state.decision.seat) == (kind, seat)


def lay(
    server: ServerProcess,
    state: rr.State,
    people: Sequence[str | None],
    bot: str = "random",
    then: Sequence[entries.AnyEntry] = (),
    ago: float = 0,
    after: float = 0,
    limit: int | None = None,
    late: Then = "bot",
    rules: str | None = None,
) -> Laid:
    """A table with these people, and bots where None is given, at which everything up to this state was played.

    `then` is what happened after that, `ago` how many seconds ago all of it did, and `after` how many seconds lie
    between the entries of `then`. A turn may take `limit` seconds; `late` is what happens then.
    `rules` is the version of the rules that it was played by, if not the present one.
    """
    table = new_id()
    seated = [None if name is None else person(name) for name in people]
    host = next(one for one in seated if one is not None)
    plans = [SeatConfig("bot", bot) if one is None else SeatConfig("person") for one in seated]
    of = state.game
    config = TableConfig(
        of.id,
        of.players,
        of.options,
        of.rulebook.version if rules is None else rules,
        of.content_hash,
        plans,
        host.id,
        turn_limit=limit,
        late=late,
    )
    first: list[entries.AnyEntry] = [
        entries.Sat(by=one.id, seat=seat, name=one.name) for seat, one in enumerate(seated) if one is not None
    ]
    walked = of.new(state.seed)
    for move in state.played:
        assert walked.decision is not None
        seat = walked.decision.seat
        mover = seated[seat]
        first.append(entries.Moved(by=None if mover is None else mover.id, seat=seat, move=of.text(move)))
        walked.play(move)
    at = now() - ago
    log = [LogEntry(number, at, entry) for number, entry in enumerate(first, 1)]
    log += [LogEntry(len(first) + number, at + (number - 1) * after, entry) for number, entry in enumerate(then, 1)]
    found = Table.from_log(table, at, config, of, state.seed, log)
    body = msgspec.json.encode(config).decode()

    async def write() -> None:
        store = Store(server.database)
        await store.start()
        await store.create(StoredTable(table, at, body, f"{state.seed:032x}"), log, index_of(found))
        await store.stop()

    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
        beside.submit(asyncio.run, write()).result()
    return Laid(f"/t/{table}", state)
