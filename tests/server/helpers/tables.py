"""Tables without a server, for tests: opened, filled, played on at random."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache

import msgspec
import pytest

import riverrun as rr
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.server.api.messages import ErrorCode, TableUpdate
from riverrun.server.errors import STATUS, RequestError
from riverrun.server.table import commands, entries
from riverrun.server.table.config import SeatConfig, TableConfig
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.index import index_of
from riverrun.server.table.table import Table
from riverrun.server.table.telling.projection import encoded_update
from riverrun.server.table.timing.timeouts import due_entry

from .sentences import sayable

ADA, BOB, CYD = "ada" * 8, "bob" * 8, "cyd" * 8
PEOPLE = (ADA, BOB, CYD, "dan" * 8, "eve" * 8, "fay" * 8)
STRANGER = "joe" * 8
PERSON = SeatConfig("person")
BOT = SeatConfig("bot", "random")


def book() -> Rulebook:
    """Whatever game there is first in which people play against each other."""
    return next(rules for rules in rulebooks().values() if not rules.together)


@cache
def game(players: int, *options: tuple[str, str]) -> rr.Game:
    return rr.game(book().id, players=players, **dict(options))


def opened(plans: Sequence[SeatConfig], *, seed: int = 7, host: str = ADA, listed: bool = False) -> Table:
    """A table at which nobody sits yet."""
    return opened_for(game(len(plans)), plans, seed=seed, host=host, listed=listed)


def opened_for(
    game: rr.Game, plans: Sequence[SeatConfig], *, seed: int = 7, host: str = ADA, listed: bool = False
) -> Table:
    config = TableConfig(
        game=game.id,
        players=game.players,
        options=game.options,
        rules=game.rulebook.version,
        content=game.content_hash,
        seats=list(plans),
        host=host,
        listed=listed,
    )
    return Table("0123456789abcdef", 1000.0, config, game, seed)


def after(table: Table, *following: entries.AnyEntry) -> Table:
    """The table after these entries, a second apart."""
    for entry in following:
        table = table.after(LogEntry(table.version + 1, table.changed + 1, entry))
    return table


def seated(people: Iterable[str | None], *, seed: int = 7, of: rr.Game | None = None) -> Table:
    """A table where all have sat down: people, and bots where None is given."""
    people = list(people)
    plans = [BOT if person is None else PERSON for person in people]
    table = opened_for(of or game(len(people)), plans, seed=seed)
    sitting = [(seat, person) for seat, person in enumerate(people) if person is not None]
    return after(table, *(entries.Sat(by=person, seat=seat, name=person[:3].title()) for seat, person in sitting))


def told_update(table: Table, person: str | None, seat: int | None, since: int) -> TableUpdate:
    """What is told of a table, as whoever is told it reads it."""
    return msgspec.json.decode(encoded_update(table, person, seat, since), type=TableUpdate)


def moved(table: Table, rng: random.Random) -> Table:
    """The table after one random move by whoever is asked."""
    assert table.state is not None
    assert table.turn is not None
    move = table.game.text(rr.random_move(table.state, rng))
    return after(table, entries.Moved(by=table.seats[table.turn].person, seat=table.turn, move=move))


def found(people: Iterable[str | None], holds: Callable[[Table], bool]) -> Table:
    """The first table in random games for which something holds."""
    for seed in range(200):
        table = seated(people, seed=seed)
        rng = random.Random(seed)
        while table.stage == "running":
            if holds(table):
                return table
            table = moved(table, rng)
    raise AssertionError("no such table in 200 games")


def some_wish(table: Table, rng: random.Random) -> entries.AnyEntry | None:
    """Something that somebody may do at this table, most often a move; None: what was wished was refused."""
    person = rng.choice([*PEOPLE[: len(table.seats)], STRANGER])
    seat = rng.randrange(len(table.seats))
    command = rng.choice([None, f"c{rng.randrange(1000)}"])
    if table.entry_of_command(person, command) is not None:
        return None
    try:
        if table.stage == "gathering":
            if rng.random() < 0.2:
                return commands.leave(table, person, seat, command)
            return commands.sit(table, person, f"{person[:3]} {seat}", seat, None)
        kinds = {"move": 60, "back": 15, "answer": 15, "say": 5, "rename": 3, "resign": 1, "again": 1}
        if table.clock is not None:
            kinds |= {"start": 30, "due": 15, "pause": 3, "resume": 10, "calm": 3}
        if table.stage == "over":
            kinds = {"say": 1, "rename": 1, "again": 1}
        kind = rng.choices(list(kinds), list(kinds.values()))[0]
        if kind == "say":
            return commands.say(table, person, seat, "Well!", command)
        if kind == "rename":
            return commands.rename(table, person, seat, f"{person[:3]}!")
        if kind == "back":
            return commands.request_undo(table, person, seat, command)
        if kind == "resign":
            return commands.resign(table, person, seat, command)
        if kind == "again":
            return commands.rematch(table, person, "f" * 16)
        if kind == "start":
            return commands.start(table, person, seat, command)
        if kind == "due":
            return due_entry(table, math.inf)
        if kind == "pause":
            return commands.pause(table, person, seat, command)
        if kind == "resume":
            return commands.resume(table, person, seat, command)
        if kind == "calm":
            return commands.end_interlude(table, person, seat, command)
        if kind == "answer":
            waiting = table.awaited_answers()
            seat = rng.choice(waiting) if waiting else seat
            return commands.answer(table, table.seats[seat].person, seat, rng.random() < 0.8, command)
        if table.turn is None or table.state is None:
            return None
        move = rr.random_move(table.state, rng)
        if table.bot_to_move is not None:
            return commands.play_for_bot(table, move)
        who = table.seats[table.turn].person
        return commands.play(table, who, table.turn, table.game.text(move), table.version, command)
    except RequestError:
        return None


def wandering(table: Table, seed: int, steps: int) -> Iterable[Table]:
    """The tables that follow one another when people do all sorts of things."""
    rng = random.Random(seed)
    for _ in range(steps):
        entry = some_wish(table, rng)
        if entry is not None:
            table = after(table, entry)
            yield table


def refused(error: ErrorCode, wish: Callable[..., object], *args: object) -> RequestError:
    """The refusal of a wish: of this kind, and in one sentence."""
    with pytest.raises(RequestError) as caught:
        wish(*args)
    trouble = caught.value
    assert trouble.error == error, str(trouble)
    assert trouble.status == STATUS[error]
    assert sayable(trouble.sentence) == trouble.sentence
    assert (trouble.message("m1").error, trouble.message("m1").id) == (error, "m1")
    return trouble


def whole(table: Table) -> dict[str, object]:
    """Everything there is to a table, to be compared."""
    state = table.state
    return {
        "state": None if state is None else (state.hash, list(state.played), state.undoable, state.events(0)),
        "moves": list(table.moves),
        "undone": dict(table.undone),
        "pauses": list(table.pauses.known),
        "seats": list(table.seats),
        "log": list(table.log),
        "undo request": table.undo_request,
        "commands": dict(table.commands),
        "versions": (table.version, table.game_version, table.began_at, table.changed),
        "index": index_of(table),
        "end": (table.stage, table.ended, table.turn, table.bot_to_move, table.rematch, table.host_left),
    }
