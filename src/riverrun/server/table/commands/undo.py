"""Undo: what may be taken back at once, what the others are asked for, and their answers."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.table import Table


def request_undo(
    table: Table, person: str | None, seat: int, command: str | None
) -> entries.Undone | entries.UndoRequested:
    """Take the seat's last move back, and all after it: at once, or by asking the others."""
    preconditions.running(table, person, seat)
    if table.clock is not None:
        raise RequestError("not-allowed", Sentence("rr-error-undo-clock"), table.clock.pace.clause)
    if table.undo_request is not None:
        sentence = Sentence("rr-error-undo-asked", {"player": table.player(table.undo_request.seat)})
        raise RequestError("wrong-stage", sentence)
    to = _last_move_of(table, [seat])
    if to is None:
        raise RequestError("wrong-stage", Sentence("rr-error-undo-nothing"))
    if _is_free(table, person, to):
        return entries.Undone(by=person, seat=seat, to=to, command=command)
    return entries.UndoRequested(by=person, seat=seat, to=to, command=command)


def answer(table: Table, person: str | None, seat: int, yes: bool, command: str | None) -> entries.UndoAnswered:
    """Answer an undo request."""
    preconditions.running(table, person, seat)
    if table.undo_request is None:
        raise RequestError("wrong-stage", Sentence("rr-error-undo-not-asked"))
    if seat not in table.awaited_answers():
        raise RequestError("wrong-stage", Sentence("rr-error-undo-answered"))
    return entries.UndoAnswered(by=person, seat=seat, yes=yes, command=command)


def undo_offer(table: Table, person: str | None) -> tuple[int, int, int | None]:
    """Return how many moves undo would take back at once, how many if the others agree, and for which seat."""
    if person is None or table.turn is None or table.undo_request is not None or table.clock is not None:
        return 0, 0, None
    if not table.moves:
        return 0, 0, None
    mine = [seat for seat in table.seats_of(person) if not table.seats[seat].resigned]
    to = _last_move_of(table, mine) if mine else None
    if to is None:
        return 0, 0, None
    count, seat = len(table.moves) - to, table.moves[to].seat
    return (count, 0, seat) if _is_free(table, person, to) else (0, count, seat)


def _is_free(table: Table, person: str | None, to: int) -> bool:
    """Return whether all moves after the first `to` may be taken back without asking.

    Nobody has learned anything by them and nobody else made any, or there is nobody else to ask.
    """
    assert table.state is not None
    if len(table.moves) - to <= table.state.undoable:
        own = all(made.seat is not None and _is_own(table, person, made.seat) for made in table.moves[to:])
        if own:
            return True
    return not any(seat.person != person and seat.played_by_person for seat in table.seats)


def _is_own(table: Table, person: str | None, seat: int) -> bool:
    """Return whether nobody else decides in this seat."""
    return table.seats[seat].person == person or not table.seats[seat].played_by_person


def _last_move_of(table: Table, seats: list[int]) -> int | None:
    """Return how many moves were made before the last one of these seats."""
    moves = table.moves
    for at in range(len(moves) - 1, -1, -1):
        if moves[at].seat in seats:
            return at
    return None
