"""Why a move is refused: the first clause that fails; explain.py puts it into words."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.new_game.content import Box
from riverrun.games.new_game.position import Position
from riverrun.kernel.jit import entry


class Reason(IntEnum):
    """The reasons for refusals; 0 is none."""

    NONE = 0
    OVER = 1
    TOO_MANY = 2
    NOT_SO_MANY = 3


@entry
def refusal(box: Box, s: Position, move: int) -> int:
    """NEW-3, NEW-5: 0 if the move can be made now, otherwise why not."""
    count = move + 1
    if s.over:
        return Reason.OVER
    if count > box.most:
        return Reason.TOO_MANY
    if count > s.pile_size:
        return Reason.NOT_SO_MANY
    return Reason.NONE
