"""What is told of a table besides its game: the fields of `TableInfo`, and its clock."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from typing import Any

from riverrun.server.api.messages import (
    ClockInfo,
    ClockPhase,
    IdleSeat,
    SeatInfo,
    SeatVoteInfo,
    TurnLimitInfo,
    UndoRequestInfo,
)
from riverrun.server.table import commands
from riverrun.server.table.table import Table
from riverrun.server.table.timing.clock import Clock

OWN_INFO = ("yours", "undo", "undo_asks", "undo_seat")
"""The fields that `own_info` gives."""


def fixed_info(table: Table) -> dict[str, Any]:
    """Return the fields of `TableInfo` that never change."""
    config = table.config
    return {
        "id": table.id,
        "game": config.game,
        "title": table.game.title,
        "together": table.game.rulebook.together,
        "players": config.players,
        "options": config.options,
        "pack": config.pack if config.own_pack is None else own_pack_name(config.own_pack),
        "content": config.content,
        "listed": config.listed,
        "hints": config.hints,
        "watchers_write": config.watchers_write,
        "opened": table.opened,
        "commitment": table.commitment,
    }


def own_pack_name(texts: dict[str, str]) -> str:
    """Return the title of a pack that a table brought with it."""
    return str(tomllib.loads(texts["pack.toml"]).get("name", ""))


def standing_info(table: Table) -> dict[str, Any]:
    """Return the fields that everyone is told alike and that few entries change."""
    return {
        "stage": table.stage,
        "rated": table.config.rated and all(seat.may_be_rated for seat in table.seats),
        "seed": f"{table.seed:032x}" if table.stage == "over" else None,
        "asking": undo_request_info(table),
        "again": table.rematch,
        "ended": table.ended,
        "winners": table.winners,
        "turn_limit": turn_limit_info(table),
        "frozen": None if table.frozen is None else table.frozen.reason,
        "vote": vote_info(table),
    }


def stands(table: Table, before: Table) -> bool:
    """Return whether the fields of `standing_info` are what they were: a move in a game that goes on leaves them alone.

    Both tables have the same configuration and the same seats.
    """
    return (
        table.stage == before.stage == "running"
        and table.undo_request is before.undo_request
        and table.rematch == before.rematch
        and table.absences is before.absences
        and table.frozen is before.frozen
        and table.config.turn_limit is None
    )


def moving_info(table: Table) -> dict[str, Any]:
    """Return the fields that everyone is told alike and that nearly every entry changes."""
    return {
        "turn": table.turn,
        "moves": len(table.moves),
        "version": table.version,
        "changed": table.changed,
        "idle": [
            IdleSeat(seat, since, since + commands.STILL_HERE) for seat, since in commands.idle_seats(table).items()
        ],
    }


def own_info(table: Table, person: str | None) -> tuple[bool, int, int, int | None]:
    """Return the fields of `TableInfo` that depend on who looks (`OWN_INFO`), but for the seats."""
    yours = person is not None and table.config.host == person
    return yours, *commands.undo_offer(table, person)


def seat_infos(table: Table, person: str | None, present: Collection[int]) -> list[SeatInfo]:
    """Return the seats as everyone may know them."""
    return [seat_info(table, seat, person, seat in present) for seat in range(len(table.seats))]


def clock_info(table: Table, now: float) -> ClockInfo | None:
    """Return the table's clock as everyone sees it."""
    clock = table.clock
    if clock is None:
        return None
    return ClockInfo(
        phase=clock_phase(table, clock),
        now=now,
        until=None if clock.reading else table.until,
        left=table.left,
        seconds=clock.pace.seconds,
        starter=table.turn if clock.phase in ("ready", "interlude") else None,
        quiet=table.quiet is not None,
        pausable=clock.pace.pausable,
        reading=clock.reading,
    )


def turn_limit_info(table: Table) -> TurnLimitInfo | None:
    """Return the time limit of the table's turns, and how far the present turn is."""
    seconds = table.config.turn_limit
    return None if seconds is None else TurnLimitInfo(seconds, table.config.late, table.turn_ends, table.late)


def clock_phase(table: Table, clock: Clock) -> ClockPhase:
    """Return the clock's phase as the wire calls it."""
    if table.stage == "over":
        return "over"
    return "paused" if table.hidden else clock.phase


def seat_info(table: Table, number: int, person: str | None, present: bool) -> SeatInfo:
    """Return a seat as everyone may know it."""
    seat, config = table.seats[number], table.config.seats[number]
    return SeatInfo(
        seat=number,
        kind="person" if seat.person is not None else "bot" if seat.bot is not None else "invite",
        name=seat.name or None,
        bot=seat.bot,
        yours=person is not None and seat.person == person,
        kept=person is not None and not seat.taken and person in (config.kept, table.config.host),
        here=present,
        resigned=seat.resigned,
        away=seat.away,
    )


def undo_request_info(table: Table) -> UndoRequestInfo | None:
    """Return the undo request that waits for answers."""
    request = table.undo_request
    if request is None:
        return None
    return UndoRequestInfo(request.seat, len(table.moves) - request.to, table.awaited_answers())


def vote_info(table: Table) -> SeatVoteInfo | None:
    """Return the vote on a seat that waits for answers."""
    vote = table.absences.vote
    return None if vote is None else SeatVoteInfo(vote.seat, vote.waiting, sorted(vote.asked), vote.name or None)
