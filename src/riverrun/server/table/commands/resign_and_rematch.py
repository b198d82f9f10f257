"""The end of a game: giving it up, and asking the same people to another."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table


def resign(table: Table, person: str | None, seat: int, command: str | None) -> entries.Resigned:
    """Give the game up; a bot plays on if there is still a game."""
    preconditions.running(table, person, seat)
    return entries.Resigned(by=person, seat=seat, command=command)


def rematch(table: Table, person: str | None, next: str) -> entries.RematchOpened:
    """Ask the same people to another table."""
    if not table.seats_of(person):
        raise RequestError("not-your-seat", Sentence("rr-error-no-rematch-players"))
    preconditions.thawed(table)
    if table.stage != "over":
        raise RequestError("wrong-stage", Sentence("rr-error-no-rematch-yet"))
    return entries.RematchOpened(by=person, table=next)
