"""Preconditions of commands: whose seat it is, how far the game is, who is asked."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.table.table import Table


def seat_exists(table: Table, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.seats):
        last = len(table.seats) - 1
        raise RequestError("bad-request", Sentence("rr-error-no-such-seat", {"last": last, "seat": seat}))


def owns_seat(table: Table, person: str | None, seat: int) -> None:
    """Refuse a seat that is another's."""
    seat_exists(table, seat)
    if person is None or table.seats[seat].person != person:
        raise RequestError("not-your-seat", Sentence("rr-error-not-your-seat", {"number": seat + 1}))


def may_look(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse to show a table as another's seat sees it; everybody may see what a spectator sees."""
    if seat is not None and seat not in table.seats_of(person):
        raise RequestError("not-your-seat", Sentence("rr-error-watch-without-seat", {"number": seat + 1}))


def gathering(table: Table) -> None:
    """Refuse a table that does not gather players."""
    if table.stage != "gathering":
        raise RequestError("wrong-stage", Sentence("rr-error-not-gathering"))


def thawed(table: Table) -> None:
    """Refuse a table whose game cannot go on here, with the reason."""
    if table.frozen is not None:
        raise RequestError("wrong-stage", table.frozen.reason)


def running(table: Table, person: str | None, seat: int) -> State:
    """Return the state of a running game in which this person decides for this seat."""
    owns_seat(table, person, seat)
    thawed(table)
    if not table.began or table.state is None:
        raise RequestError("wrong-stage", Sentence("rr-error-not-begun"))
    if table.stage == "over":
        raise RequestError("wrong-stage", Sentence("rr-error-game-over"))
    if table.seats[seat].resigned:
        raise RequestError("wrong-stage", Sentence("rr-error-resigned"))
    if table.seats[seat].away:
        raise RequestError("wrong-stage", Sentence("rr-error-replaced"))
    return table.state


def in_play(table: Table) -> None:
    """Refuse a table whose game does not run."""
    thawed(table)
    if table.stage != "running":
        said = Sentence("rr-error-game-over") if table.began else Sentence("rr-error-not-begun")
        raise RequestError("wrong-stage", said)


def on_turn(table: Table, seat: int, state: State) -> None:
    """Refuse a seat whose decision it is not."""
    if table.turn is not None and table.turn != seat:
        clause = state.decision.clause if state.decision is not None else None
        sentence = Sentence("rr-error-not-your-turn", {"player": table.player(table.turn)})
        raise RequestError("not-your-turn", sentence, clause)
