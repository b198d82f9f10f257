"""Preconditions of commands: whose seat it is, how far the game is, who is asked."""

from __future__ import annotations

from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.table.table import Table


def seat_exists(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise RequestError("bad-request", f"This table has seats 0 to {len(table.seats) - 1}, not {seat}.")


def owns_seat(table: Table, person: str | None, seat: int) -> None:
    """Refuse a seat that is another's."""
    seat_exists(table, seat)
    if person is None or table.seats[seat].person != person:
        raise RequestError("not-your-seat", f"Seat {seat + 1} is not yours.")


def may_look(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse to show a table as another's seat sees it; everybody may see what a spectator sees."""
    if seat is not None and seat not in table.seats_of(person):
        raise RequestError("not-your-seat", f"Seat {seat + 1} is not yours; anyone may watch without a seat.")


def gathering(table: Table) -> None:
    """Refuse a table that does not gather players."""
    if table.stage != "gathering":
        raise RequestError("wrong-stage", "This table is not gathering players any more.")


def running(table: Table, person: str | None, seat: int) -> State:
    """Return the state of a running game in which this person decides for this seat."""
    owns_seat(table, person, seat)
    if not table.began or table.state is None:
        raise RequestError("wrong-stage", "The game has not begun: seats are still free.")
    if table.stage == "over":
        raise RequestError("wrong-stage", "The game is over.")
    if table.seats[seat].resigned:
        raise RequestError("wrong-stage", "You have resigned; a bot plays on for you.")
    return table.state


def on_turn(table: Table, seat: int, state: State) -> None:
    """Refuse a seat whose decision it is not."""
    if table.turn != seat:
        clause = state.decision.clause if state.decision is not None else None
        raise RequestError("not-your-turn", f"It is {table.seat_name(table.turn)}'s decision now.", clause)
