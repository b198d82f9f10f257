"""Talk: what people say and point at, where the rules do not keep them quiet."""

from __future__ import annotations

from riverrun.server import entries
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must


def say(table: Table, person: str | None, seat: int, text: str, command: str | None) -> entries.Said:
    """Says something; only those who sit here may."""
    must.own(table, person, seat)
    may_talk(table)
    return entries.Said(by=person, seat=seat, text=text, command=command)


def may_point(table: Table, person: str | None, seat: int) -> None:
    """Refuses to let the others see what this person points at."""
    must.own(table, person, seat)
    may_talk(table)


def may_talk(table: Table) -> None:
    """Refuses talk while the rules keep everyone quiet."""
    if table.quiet is not None:
        raise Refuse("not-allowed", "Nobody may talk now, except between two rounds.", table.quiet)
