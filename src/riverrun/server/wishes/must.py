"""What must hold before a person may do something: whose seat it is, how far the game is, who is asked."""

from __future__ import annotations

from riverrun.kernel.state import State
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table


def exist(table: Table, seat: int) -> None:
    """Refuses a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise Refuse("bad-request", f"This table has seats 0 to {len(table.seats) - 1}, not {seat}.")


def own(table: Table, person: str | None, seat: int) -> None:
    """Refuses a seat that is another's."""
    exist(table, seat)
    if person is None or table.seats[seat].person != person:
        raise Refuse("not-your-seat", f"Seat {seat + 1} is not yours.")


def look_through(table: Table, person: str | None, seat: int | None) -> None:
    """Refuses to show a table through the eyes of another's seat; everybody has a spectator's."""
    if seat is not None and seat not in table.seats_of(person):
        raise Refuse("not-your-seat", f"Seat {seat + 1} is not yours; anyone may watch without a seat.")


def gather(table: Table) -> None:
    """Refuses a table that does not gather players."""
    if table.stage != "gathering":
        raise Refuse("wrong-stage", "This table is not gathering players any more.")


def run(table: Table, person: str | None, seat: int) -> State:
    """The state of a running game in which this person decides for this seat."""
    own(table, person, seat)
    if not table.began or table.state is None:
        raise Refuse("wrong-stage", "The game has not begun: seats are still free.")
    if table.stage == "over":
        raise Refuse("wrong-stage", "The game is over.")
    if table.seats[seat].resigned:
        raise Refuse("wrong-stage", "You have resigned; a bot plays on for you.")
    return table.state


def be_asked(table: Table, seat: int, state: State) -> None:
    """Refuses a seat whose decision it is not."""
    if table.turn != seat:
        clause = state.decision.clause if state.decision is not None else None
        raise Refuse("not-your-turn", f"It is {table.called(table.turn)}'s decision now.", clause)
