"""Taking back: what may be taken back at once, what the others are asked for, and their answers."""

from __future__ import annotations

from riverrun.server import entries
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must


def ask_back(table: Table, person: str | None, seat: int, command: str | None) -> entries.TookBack | entries.AskedBack:
    """Takes the seat's last move back, and all after it: at once, or by asking the others."""
    must.run(table, person, seat)
    if table.clock is not None:
        raise Refuse("not-allowed", "Nothing is taken back where a clock runs.", table.clock.pace.clause)
    if table.wish is not None:
        raise Refuse("wrong-stage", f"{table.called(table.wish.seat)} has asked to take back already; answer first.")
    to = _last_move_of(table, [seat])
    if to is None:
        raise Refuse("wrong-stage", "You have made no move that could be taken back.")
    if _may_take_back(table, person, to):
        return entries.TookBack(by=person, seat=seat, to=to, command=command)
    return entries.AskedBack(by=person, seat=seat, to=to, command=command)


def answer(table: Table, person: str | None, seat: int, yes: bool, command: str | None) -> entries.Answered:
    """Answers a wish to take back."""
    must.run(table, person, seat)
    if table.wish is None:
        raise Refuse("wrong-stage", "Nobody asks to take anything back now.")
    if seat not in table.waiting_for():
        raise Refuse("wrong-stage", "Your answer is not asked for, or you have given it.")
    return entries.Answered(by=person, seat=seat, yes=yes, command=command)


def back_offer(table: Table, person: str | None) -> tuple[int, int, int | None]:
    """How many moves undo would take back at once, how many if the others agree, and for which seat."""
    mine = [seat for seat in table.seats_of(person) if not table.seats[seat].resigned]
    if table.stage != "running" or not mine or table.wish is not None or table.clock is not None:
        return 0, 0, None
    to = _last_move_of(table, mine)
    if to is None:
        return 0, 0, None
    count, seat = len(table.line) - to, table.line[to].seat
    return (count, 0, seat) if _may_take_back(table, person, to) else (0, count, seat)


def _may_take_back(table: Table, person: str | None, to: int) -> bool:
    """Whether all moves after the first `to` may be taken back without asking: nobody has learned anything by
    them and nobody else made any, or there is nobody else to ask."""
    assert table.state is not None
    if not table.others(person):
        return True
    own = all(made.seat is not None and _is_own(table, person, made.seat) for made in table.line[to:])
    return own and len(table.line) - to <= table.state.undoable


def _is_own(table: Table, person: str | None, seat: int) -> bool:
    """Whether nobody else decides in this seat."""
    return table.seats[seat].person == person or not table.seats[seat].played_by_person


def _last_move_of(table: Table, seats: list[int]) -> int | None:
    """How many moves were made before the last one of these seats."""
    places = range(len(table.line) - 1, -1, -1)
    return next((at for at in places if table.line[at].seat in seats), None)
