"""Moves: a person's, one or several together, a bot's, and the state that a hint is about."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.kernel.errors import UnknownMove
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.state import State
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.commands import preconditions
from riverrun.server.table.commands.timer import require_playable
from riverrun.server.table.table import Table


def play(table: Table, person: str | None, seat: int, move: str, seen: int, command: str | None) -> entries.Moved:
    """Play a move for a seat, if the person has seen what it is played upon."""
    state = _playable_state(table, person, seat, seen)
    move = _legal_move(table, state, move)
    return entries.Moved(by=person, seat=seat, move=move, command=command)


def play_together(
    table: Table, person: str | None, seat: int, moves: Sequence[str], seen: int, command: str | None
) -> list[entries.Moved]:
    """Play several moves for a seat, all or none: the first that is refused refuses them all, and says so."""
    state = _playable_state(table, person, seat, seen).copy()
    played: list[entries.Moved] = []
    for number, text in enumerate(moves, 1):
        if state.seat != seat:
            raise RequestError("illegal", Sentence("rr-error-move-too-late", {"move": text}))
        try:
            move = _legal_move(table, state, text)
        except RequestError as trouble:
            sentence = Sentence("rr-error-move-of-several", {"move": text, "reason": trouble.sentence})
            raise RequestError(trouble.error, sentence, trouble.clause, trouble.version) from None
        state.play(move)
        last = number == len(moves)
        if not last and state.undoable == 0:  # what was tried after it could be chosen by what it brought to light
            raise RequestError("illegal", Sentence("rr-error-move-reveals", {"move": text}), version=table.version)
        played.append(entries.Moved(by=person, seat=seat, move=move, command=command if last else None))
    return played


def state_for_hint(table: Table, person: str | None, seat: int) -> State:
    """Return the state a hint for a seat is about: of a running game in which this person is asked now."""
    state = preconditions.running(table, person, seat)
    if not table.config.hints:
        raise RequestError("not-allowed", Sentence("rr-error-table-without-hints"))
    require_playable(table)
    preconditions.on_turn(table, seat, state)
    return state


def play_for_bot(table: Table, move: int) -> entries.Moved:
    """Return the entry of a bot's move."""
    assert table.state is not None
    return entries.Moved(seat=table.turn, move=table.game.text(move))


def play_plan(table: Table, moves: Sequence[int]) -> list[entries.Moved]:
    """Return the entries of the moves by which a bot makes one choice, as far as they go together.

    What it planned beyond something that came to light, or at a table whose clock may end the round, it thinks about
    again.
    """
    assert table.state is not None
    state = table.state.copy()
    played: list[entries.Moved] = []
    for move in moves:
        if played and (state.seat != table.turn or state.refused(move, environment=False) is not None):
            break
        state.play(move)
        played.append(play_for_bot(table, move))
        if state.undoable == 0 or table.clock is not None:
            break
    return played


def _playable_state(table: Table, person: str | None, seat: int, seen: int) -> State:
    """Return the state in which this seat is asked, if the clock lets it play and the person has seen what is asked."""
    state = preconditions.running(table, person, seat)
    require_playable(table)
    if seen < table.game_version or seen > table.version:
        raise RequestError("stale", Sentence("rr-error-stale"), version=table.version)
    preconditions.on_turn(table, seat, state)
    return state


def _legal_move(table: Table, state: State, move: str) -> str:
    """Return a legal move as the rules write it."""
    try:
        number = table.game.move(move)
    except UnknownMove as trouble:
        raise RequestError("bad-move", trouble.sentence) from None
    refused = state.refused(number, environment=False)
    if refused is not None:
        raise RequestError("illegal", refused.sentence, refused.clause, version=table.version)
    return table.game.text(number)
