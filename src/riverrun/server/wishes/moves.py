"""Moves: a person's, one or several together, a bot's, and the state that a hint is about."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.state import State
from riverrun.server import entries
from riverrun.server.refusal import Refuse
from riverrun.server.table import Table
from riverrun.server.wishes import must
from riverrun.server.wishes.clock import must_let_play


def play(table: Table, person: str | None, seat: int, move: str, seen: int, command: str | None) -> entries.Moved:
    """Plays a move for a seat, if the person has seen what it is played upon."""
    state = _may_play(table, person, seat, seen)
    move = _must_be_legal(table, state, move)
    return entries.Moved(by=person, seat=seat, move=move, command=command)


def plays(
    table: Table, person: str | None, seat: int, moves: Sequence[str], seen: int, command: str | None
) -> list[entries.Moved]:
    """Plays several moves for a seat, all or none: the first that is refused refuses them all, and says so."""
    state = _may_play(table, person, seat, seen).copy()
    played: list[entries.Moved] = []
    for number, text in enumerate(moves, 1):
        if state.seat != seat:
            raise Refuse("illegal", f"'{text}' comes too late: you are not asked any more by then.")
        try:
            move = _must_be_legal(table, state, text)
        except Refuse as trouble:
            raise Refuse(trouble.error, f"'{text}': {trouble.text}", trouble.clause, trouble.version) from None
        state.play(move)
        last = number == len(moves)
        if not last and state.undoable == 0:  # what was tried after it could be chosen by what it brought to light
            raise Refuse(
                "illegal", f"'{text}' shows something new: play what follows once it is seen.", version=table.version
            )
        played.append(entries.Moved(by=person, seat=seat, move=move, command=command if last else None))
    return played


def advised(table: Table, person: str | None, seat: int) -> State:
    """The state a hint for a seat is about: of a running game in which this person is asked now."""
    state = must.run(table, person, seat)
    if not table.charter.hints:
        raise Refuse("not-allowed", "This table is played without hints.")
    must_let_play(table)
    must.be_asked(table, seat, state)
    return state


def bot_plays(table: Table, move: int) -> entries.Moved:
    """The entry for a bot's move."""
    assert table.state is not None
    return entries.Moved(seat=table.turn, move=table.game.text(move))


def _may_play(table: Table, person: str | None, seat: int, seen: int) -> State:
    """The state in which this seat is asked, if the clock lets it play and the person has seen what is asked."""
    state = must.run(table, person, seat)
    must_let_play(table)
    if seen < table.game_version or seen > table.version:
        raise Refuse("stale", "The table has moved on since the version you saw; look again.", version=table.version)
    must.be_asked(table, seat, state)
    return state


def _must_be_legal(table: Table, state: State, move: str) -> str:
    """The move as the rules write it."""
    try:
        verdict = state.explain(move, environment=False)
    except UnknownMove as trouble:
        raise Refuse("bad-move", str(trouble)) from None
    if not verdict.legal:
        raise Refuse("illegal", verdict.text, verdict.clause, version=table.version)
    return verdict.move
