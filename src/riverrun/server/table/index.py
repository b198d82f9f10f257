"""A table's index row: what is stored beside its log so that the table is found without reading it."""

from __future__ import annotations

from dataclasses import dataclass

from riverrun.server.table.table import Table


@dataclass(frozen=True)
class TableIndex:
    """The index row of a table."""

    stage: str
    free: bool
    bots_turn: bool
    """Whether the server has to act: a bot is to move, or something will be due by the clock."""
    due: float | None = None
    """When the time of a turn is up; the table need not be kept in memory until then."""
    people: tuple[str, ...] | None = None
    """Everyone who belongs to the table, where that has changed."""


def index_of(table: Table, before: Table | None = None) -> TableIndex:
    """Return a table's index row; the people only where they have changed since `before`."""
    free = table.config.listed and table.stage == "gathering" and any(not seat.taken for seat in table.seats)
    same = before is not None and before.people == table.people
    act = table.bot_to_move is not None or (table.clock is not None and table.until is not None)
    return TableIndex(table.stage, free, act, table.turn_ends, None if same else table.people)
