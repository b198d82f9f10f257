"""Seats: who may take one, give it up, rename it, and close a table at which too few sit."""

from __future__ import annotations

import hmac

from riverrun.server import entries
from riverrun.server.charter import hashed
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must
from riverrun.server.wishes.talk import may_talk


def sit(table: Table, person: str, name: str, seat: int, secret: str | None) -> entries.Sat:
    """Takes a seat: by its link's secret, because it is kept for the person, or since anyone may."""
    must.exist(table, seat)
    taken = table.seats[seat]
    if taken.person == person:
        raise Refuse("wrong-stage", f"You sit in seat {seat + 1} already.")
    plan = table.charter.seats[seat]
    if secret is not None and (plan.link is None or not hmac.compare_digest(plan.link, hashed(secret))):
        raise Refuse("not-allowed", f"This link does not open seat {seat + 1}; ask for a new one.")
    if taken.taken:
        raise Refuse("wrong-stage", f"Seat {seat + 1} is taken already.")
    must.gather(table)
    if secret is None and plan.kept != person and table.charter.host != person and not table.charter.listed:
        raise Refuse("not-allowed", f"Seat {seat + 1} is by invitation: open the link that was sent to you.")
    return entries.Sat(by=person, seat=seat, name=name)


def leave(table: Table, person: str | None, seat: int, command: str | None) -> entries.Left:
    """Gives a seat up before the game begins."""
    must.own(table, person, seat)
    if table.began:
        raise Refuse("wrong-stage", "The game has begun: resign, if you do not want to play on.")
    return entries.Left(by=person, seat=seat, command=command)


def rename(table: Table, person: str | None, seat: int, name: str) -> entries.Renamed:
    """Another name for a seat."""
    must.own(table, person, seat)
    may_talk(table)
    return entries.Renamed(by=person, seat=seat, name=name)


def close(table: Table, person: str | None) -> entries.Closed:
    """Closes the table before the game begins; only the person who opened it may."""
    if person is None or person != table.charter.host:
        raise Refuse("not-allowed", "Only the person who opened this table can close it.")
    must.gather(table)
    return entries.Closed(by=person)
