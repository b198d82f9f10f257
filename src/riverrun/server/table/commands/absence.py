"""Seats of people who are away: the others may have a bot play, or let somebody else have the seat."""

from __future__ import annotations

from collections.abc import Collection

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table

AWAY_AFTER = 600
"""The seconds after which somebody whose turn it is counts as away, at a table without a limit for turns."""
STILL_HERE = 1200
"""The further seconds for which an open page keeps somebody in their seat: half an hour in all without a limit."""


def idle_seats(table: Table) -> dict[int, float]:
    """Return the seats for which a bot may be asked for unless their people are here, and from when on."""
    found = {seat: at for seat, at in table.absences.expired.items() if table.seats[seat].played_by_person}
    if table.turn is not None and table.turn not in found and table.seats[table.turn].played_by_person:
        found[table.turn] = table.turn_time.since + (table.config.turn_limit or AWAY_AFTER)
    return found if table.stage == "running" else {}


def ask_for_bot(table: Table, person: str, seat: int, present: Collection[int], now: float) -> entries.SeatVoteAsked:
    """Ask those present whether a bot shall play for somebody who is away."""
    preconditions.seat_exists(table, seat)
    preconditions.in_play(table)
    if not any(table.seats[own].played_by_person for own in table.seats_of(person)):
        raise RequestError("not-your-seat", Sentence("rr-error-players-only"))
    if not table.seats[seat].played_by_person or table.seats[seat].person == person:
        raise RequestError("wrong-stage", Sentence("rr-error-no-substitute", {"number": seat + 1}))
    player = table.player(seat)
    since = idle_seats(table).get(seat)
    if seat in present and (since is None or now < since + STILL_HERE):
        raise RequestError("wrong-stage", Sentence("rr-error-is-here", {"player": player}))
    if since is None or now < since:
        wait = max(1, round((since - now) / 60)) if since is not None else 0
        raise RequestError("wrong-stage", Sentence("rr-error-not-away-yet", {"player": player, "minutes": wait}))
    _require_no_vote(table)
    asked = sorted({*_present_others(table, seat, present), *table.seats_of(person)})
    return entries.SeatVoteAsked(by=person, seat=seat, asked=asked)


def claim(table: Table, person: str, name: str, seat: int, present: Collection[int]) -> entries.SeatVoteAsked:
    """Ask those present to let one have the seat of somebody for whom a bot plays."""
    preconditions.seat_exists(table, seat)
    preconditions.in_play(table)
    if table.seats_of(person):
        raise RequestError("wrong-stage", Sentence("rr-error-claim-seated"))
    if not table.seats[seat].away:
        raise RequestError("wrong-stage", Sentence("rr-error-claim-not-away", {"number": seat + 1}))
    asked = _present_others(table, seat, present)
    if not asked:
        raise RequestError("wrong-stage", Sentence("rr-error-claim-nobody"))
    _require_no_vote(table)
    return entries.SeatVoteAsked(by=person, seat=seat, asked=sorted(asked), claim=True, name=name)


def answer_vote(table: Table, person: str, seat: int, yes: bool) -> entries.SeatVoteAnswered:
    """Answer a vote on a seat; whoever asked may end it by a no."""
    preconditions.running(table, person, seat)
    vote = table.absences.vote
    if vote is None:
        raise RequestError("wrong-stage", Sentence("rr-error-no-vote"))
    if seat not in vote.asked or (yes and seat not in vote.waiting):
        raise RequestError("wrong-stage", Sentence("rr-error-undo-answered"))
    return entries.SeatVoteAnswered(by=person, seat=seat, yes=yes)


def take_again(table: Table, person: str, seat: int) -> entries.Returned:
    """Take one's seat again, for which a bot has played."""
    preconditions.owns_seat(table, person, seat)
    preconditions.in_play(table)
    if not table.seats[seat].away:
        raise RequestError("wrong-stage", Sentence("rr-error-not-replaced"))
    return entries.Returned(by=person, seat=seat)


def _present_others(table: Table, away: int, present: Collection[int]) -> list[int]:
    """Return the seats at which people are who are here and play."""
    gone = table.seats[away].person
    return [seat for seat in table.other_seats(gone) if seat in present]


def _require_no_vote(table: Table) -> None:
    if table.absences.vote is not None:
        raise RequestError("wrong-stage", Sentence("rr-error-vote-open"))
