"""Chat: what people say and point at, where the rules do not keep them quiet."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table


def say(table: Table, person: str | None, seat: int, text: str, command: str | None) -> entries.Said:
    """Say something; only those who sit here may."""
    preconditions.owns_seat(table, person, seat)
    require_talk(table)
    return entries.Said(by=person, seat=seat, text=text, command=command)


def say_as_watcher(table: Table, person: str, name: str, text: str, command: str | None) -> entries.Said:
    """Say something without a seat, where the table was opened so; whoever sits here speaks from their seat."""
    own = table.seats_of(person)
    if own:
        return say(table, person, own[0], text, command)
    if not table.config.watchers_write:
        raise RequestError("not-allowed", Sentence("rr-error-watchers-silent"))
    require_talk(table)
    return entries.Said(by=person, seat=None, name=name, text=text, command=command)


def require_pointing(table: Table, person: str | None, seat: int) -> None:
    """Refuse to show the others what this person points at."""
    preconditions.owns_seat(table, person, seat)
    require_talk(table)


def require_talk(table: Table) -> None:
    """Refuse talk while the rules keep everyone quiet."""
    if table.quiet is not None:
        raise RequestError("not-allowed", Sentence("rr-error-quiet"), table.quiet)
