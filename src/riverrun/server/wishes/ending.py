"""The end of a game: giving it up, and asking the same people to another."""

from __future__ import annotations

from riverrun.server import entries
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must


def resign(table: Table, person: str | None, seat: int, command: str | None) -> entries.Resigned:
    """Gives the game up; a bot plays on if there is still a game."""
    must.run(table, person, seat)
    return entries.Resigned(by=person, seat=seat, command=command)


def again(table: Table, person: str | None, next: str) -> entries.Again:
    """Asks the same people to another table."""
    if not table.seats_of(person):
        raise Refuse("not-your-seat", "Only those who played here can ask for a rematch.")
    if table.stage != "over":
        raise Refuse("wrong-stage", "A rematch begins when the game is over.")
    return entries.Again(by=person, table=next)
