"""Building wonders of the right column (EP-6.5)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.actions.prices import WONDER, affordable, begin_action, priced, refuse_kind, too_dear
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import SPACES
from riverrun.games.epochs.words import wonder_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Reason(IntEnum):
    NO_WONDER = 270


REFUSALS = {Reason.NO_WONDER: Cited("EP-6.5", "space")}


@rule
def can_build_wonder(box: Box, s: Position, seat: int, grant: int) -> bool:
    """EP-6.5: whether a seat can pay any wonder on offer."""
    for space in range(SPACES):
        if s.wonder_column[space] >= 0 and affordable(box, s, seat, WONDER + space, grant):
            return True
    return False


@rule
def list_wonders(box: Box, s: Position, seat: int, grant: int, out: Any, start: int) -> int:
    """EP-6.5: writes the wonders that can be paid behind what is there."""
    n = start
    for space in range(SPACES):
        if s.wonder_column[space] >= 0 and affordable(box, s, seat, WONDER + space, grant):
            out[n] = move_range(WONDER + space, 1)
            n += 1
    return n


@rule
def refuse_wonder(box: Box, s: Position, move: int, about: int, space: int) -> int:
    """EP-6.5"""
    reason = refuse_kind(box, s, move, about)
    if reason != 0:
        return reason
    if s.wonder_column[space] < 0:
        return Reason.NO_WONDER
    return too_dear(box, s, s.active, move, about)


@rule
def wonder(box: Box, s: Position, move: int, about: int) -> None:
    """EP-6.5"""
    begin_action(box, s, move, about)


def permit_wonder(game: Game, s: Any, move: int, about: int, space: int) -> tuple[str, dict[str, Arg]]:
    return "", {**priced(game, s, move, about), "wonder": wonder_ref(game, int(s.wonder_column[space]))}
