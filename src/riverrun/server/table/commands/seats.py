"""Seats: who may take one, fill it with a bot, give it up, rename it, and close a table at which too few sit."""

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
    if secret is not None and not opens_seat(table, person, seat, secret):
        raise RequestError("not-allowed", Sentence("rr-error-wrong-link", {"number": seat + 1}))
    if taken.taken:
        raise RequestError("wrong-stage", Sentence("rr-error-seat-taken", {"number": seat + 1}))
    preconditions.gathering(table)
    if secret is None and config.kept != person and table.config.host != person and not table.config.listed:
        raise RequestError("not-allowed", Sentence("rr-error-invitation-only", {"number": seat + 1}))
    return entries.Sat(by=person, seat=seat, name=name)


def opens(secret: str, link: str | None) -> bool:
    """Return whether a secret is the one of a link, whose hash is kept."""
    return link is not None and hmac.compare_digest(link, hash_secret(secret))


def opens_seat(table: Table, person: str | None, seat: int, secret: str) -> bool:
    """Return whether a secret opens a seat: its own link's, or the table's unless the seat is kept for another."""
    config = table.config.seats[seat]
    return opens(secret, config.link) or (config.kept in (None, person) and opens(secret, table.config.link))


def seats_opened(table: Table, person: str | None, secret: str, seat: int | None) -> tuple[bool, list[int]]:
    """Return whether a secret is one of this table's links, and which free seats it opens."""
    wanted = range(len(table.seats)) if seat is None else [seat] if seat < len(table.seats) else []
    valid = [at for at in wanted if opens_seat(table, person, at, secret)]
    free = [at for at in valid if table.stage == "gathering" and not table.seats[at].taken]
    return bool(valid) or opens(secret, table.config.link), free


def seat_bot(table: Table, person: str | None, seat: int, bot: str) -> entries.BotSat:
    """Put a bot in a free seat; with the last free seat the game begins."""
    host_before_game(table, person, seat)
    if table.seats[seat].taken:
        raise RequestError("wrong-stage", Sentence("rr-error-seat-taken", {"number": seat + 1}))
    if not any(other.person for other in table.seats) and sum(not other.taken for other in table.seats) == 1:
        raise RequestError("bad-request", Sentence("rr-error-no-person"))
    return entries.BotSat(by=person, seat=seat, bot=bot)


def free(table: Table, person: str | None, seat: int) -> entries.Freed:
    """Free a seat in which a bot or another person sits."""
    host_before_game(table, person, seat)
    if not table.seats[seat].taken:
        raise RequestError("wrong-stage", Sentence("rr-error-seat-free", {"number": seat + 1}))
    return entries.Freed(by=person, seat=seat)


def host_before_game(table: Table, person: str | None, seat: int) -> None:
    """Refuse all but the person who opened the table, and them once the game has begun."""
    preconditions.seat_exists(table, seat)
    is_host(table, person)
    preconditions.gathering(table)


def is_host(table: Table, person: str | None) -> None:
    """Refuse all but the person who opened the table."""
    if person is None or person != table.config.host:
        raise RequestError("not-allowed", Sentence("rr-error-host-only"))


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
