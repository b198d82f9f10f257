"""What the laboratory studies of Flow: which moves get a piece, in which stage and turn a position is."""

from __future__ import annotations

from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import CARD, MOVES, TILE
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import CARDS, MAP_KINDS
from riverrun.kernel.jit import entry
from riverrun.kernel.moves.parameters import Parameter

PLAY, TAKE = MOVES.first("play"), MOVES.first("take")


def takeable() -> tuple[Parameter, ...]:
    """Action cards, which are played, and tiles, which are taken from those that lie open."""
    return CARD, TILE


@entry
def takes(box: Box, s: Position, move: int) -> int:
    """The card that a move plays, or the tile that it takes."""
    if PLAY <= move < PLAY + CARDS:
        return move - PLAY
    return CARDS + move - TAKE if TAKE <= move < TAKE + MAP_KINDS else -1


@entry
def turn_mark(box: Box, s: Position) -> int:
    """The number of the turn."""
    return int(s.turn)
