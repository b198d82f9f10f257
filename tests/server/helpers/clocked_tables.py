"""Tables with a clock, without a server, for tests: started, played at and left until their time is up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

import riverrun as rr
from riverrun.kernel.game import Game
from riverrun.server.api.messages import ClockInfo
from riverrun.server.table import commands, entries
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.table import Table
from riverrun.server.table.telling.info import clock_info
from riverrun.server.table.timing.timeouts import due_entry

from .tables import ADA, BOB, PEOPLE, seated

ROUND = 60.0
QUIET = {"scenarios": "no-communication"}


@cache
def flow(players: int = 2, **options: str) -> Game:
    return rr.game("flow", players, **{"clock": "60", "first": "p1", **options})


def sat(people: Sequence[str | None] = (ADA, BOB), *, seed: int = 7, **options: str) -> Table:
    """A table at which the first round is ready."""
    return seated(people, seed=seed, of=flow(len(people), **options))


def then(table: Table, after: float, *following: entries.AnyEntry) -> Table:
    """The table after these entries, the first of them so many seconds after the last."""
    for entry in following:
        table = table.after(LogEntry(table.version + 1, table.changed + after, entry))
        after = 0.0
    return table


def person(table: Table) -> str:
    """Who is asked."""
    assert table.turn is not None
    return PEOPLE[table.turn]


def start(table: Table, after: float = 1.0) -> Table:
    return then(table, after, commands.start(table, person(table), table.turn or 0, None))


def play(table: Table, move: str, after: float = 1.0) -> Table:
    return then(table, after, commands.play(table, person(table), table.turn or 0, move, table.version, None))


def anything(table: Table, verb: str) -> str:
    assert table.state is not None
    return next(text for text in table.state.legal_texts() if text.startswith(verb))


def expired(table: Table) -> Table:
    """The table when what is due has come, a moment late."""
    assert table.until is not None
    due = due_entry(table, table.until + 0.01)
    assert due is not None
    return then(table, table.until + 0.01 - table.changed, due)


def phase(table: Table) -> str:
    clock = clock_info(table, table.changed)
    assert clock is not None
    return clock.phase


def left(table: Table) -> float | None:
    """How long the phase lasts from the last entry on."""
    return None if table.until is None else round(table.until - table.changed, 3)


def choosing(**options: str) -> Table:
    """A table where a die is to be chosen."""
    for seed in range(200):
        table = start(sat([ADA], seed=seed, **options))
        assert table.state is not None
        if "play calm-waters" in table.state.legal_texts():
            return expired(play(table, "play calm-waters"))
    raise AssertionError("nobody has the card")


def start_by(table: Table, who: str, seat: int) -> Table:
    return then(table, 1, commands.start(table, who, seat, None))


def told(table: Table) -> ClockInfo:
    clock = clock_info(table, table.changed)
    assert clock is not None
    return clock


def holding(card: str, people: Sequence[str] = (ADA, BOB), **options: str) -> Table:
    """A running table whose turn it is holds a card that can be played."""
    for seed in range(300):
        table, rng = start(sat(people, seed=seed, **options)), random.Random(seed)
        for _ in range(24):
            assert table.state is not None
            texts = table.state.legal_texts()
            if f"play {card}" in texts:
                return table
            placed = [text for text in texts if text.startswith("place")]
            if table.stage == "over" or not (placed or "draw" in texts):
                break
            table = play(table, rng.choice(placed) if placed else "draw", 0.1)
    raise AssertionError("nobody has the card")


def whole_current(table: Table) -> list[str]:
    """All of a card with two targets."""
    assert table.state is not None
    state = table.state.copy()
    moves = ["play current"]
    for _ in range(3):
        state.play(moves[-1])
        if len(moves) < 3:
            moves.append(state.legal_texts()[0])
    return moves
