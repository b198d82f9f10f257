"""Seats: who may take one, give it up, rename it, and close a table at which too few sit."""

from __future__ import annotations

import hmac

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.commands.chat import require_talk
from riverrun.server.table.config import hash_secret
from riverrun.server.table.table import Table


def sit(table: Table, person: str, name: str, seat: int, secret: str | None) -> entries.Sat:
    """Take a seat: by its link's secret, because it is kept for the person, or since anyone may."""
    preconditions.seat_exists(table, seat)
    taken = table.seats[seat]
    if taken.person == person:
        raise RequestError("wrong-stage", Sentence("rr-error-already-seated", {"number": seat + 1}))
    config = table.config.seats[seat]
    if secret is not None and (config.link is None or not hmac.compare_digest(config.link, hash_secret(secret))):
        raise RequestError("not-allowed", Sentence("rr-error-wrong-link", {"number": seat + 1}))
    if taken.taken:
        raise RequestError("wrong-stage", Sentence("rr-error-seat-taken", {"number": seat + 1}))
    preconditions.gathering(table)
    if secret is None and config.kept != person and table.config.host != person and not table.config.listed:
        raise RequestError("not-allowed", Sentence("rr-error-invitation-only", {"number": seat + 1}))
    return entries.Sat(by=person, seat=seat, name=name)


def leave(table: Table, person: str | None, seat: int, command: str | None) -> entries.Left:
    """Give a seat up before the game begins."""
    preconditions.owns_seat(table, person, seat)
    if table.began:
        raise RequestError("wrong-stage", Sentence("rr-error-cannot-leave"))
    return entries.Left(by=person, seat=seat, command=command)


def rename(table: Table, person: str | None, seat: int, name: str) -> entries.Renamed:
    """Give a seat another name."""
    preconditions.owns_seat(table, person, seat)
    require_talk(table)
    return entries.Renamed(by=person, seat=seat, name=name)


def close(table: Table, person: str | None) -> entries.Closed:
    """Close the table before the game begins; only the person who opened it may."""
    if person is None or person != table.config.host:
        raise RequestError("not-allowed", Sentence("rr-error-not-host"))
    preconditions.gathering(table)
    return entries.Closed(by=person)
