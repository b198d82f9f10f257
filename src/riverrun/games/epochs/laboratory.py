"""What the laboratory studies of Epochs: which moves get a piece, in which stage and turn a position is."""

from __future__ import annotations

from riverrun.games.epochs.actions.prices import BASIC, GOVERNMENT, UNIT, WONDER, offered_unit
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.moves import CIVILIZATION, FORM, INVENTION, MOVES
from riverrun.games.epochs.moves import UNIT as UNIT_PIECE
from riverrun.games.epochs.moves import WONDER as WONDER_PIECE
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import CIVILIZATIONS, EPOCHS, FORMS, INVENTIONS, SEATS, SPACES, UNITS
from riverrun.kernel.jit import entry
from riverrun.kernel.moves.parameters import Parameter

CIV, INVENT = MOVES.first("civ"), MOVES.first("invent")
FIRST_INVENTION = CIVILIZATIONS
FIRST_FORM = FIRST_INVENTION + INVENTIONS
FIRST_UNIT = FIRST_FORM + FORMS
FIRST_WONDER = FIRST_UNIT + UNITS
TURNS = 16  # more than an epoch has


def takeable() -> tuple[Parameter, ...]:
    """Civilizations, inventions, forms of government, units and wonders."""
    return CIVILIZATION, INVENTION, FORM, UNIT_PIECE, WONDER_PIECE


def stages() -> tuple[str, ...]:
    """The epochs."""
    return tuple(f"epoch {epoch + 1}" for epoch in range(EPOCHS))


@entry
def takes(box: Box, s: Position, move: int) -> int:
    """The piece that a move gets; what lies on a space of a column is looked up there."""
    piece = -1
    if CIV <= move < CIV + CIVILIZATIONS:
        piece = move - CIV
    elif INVENT <= move < INVENT + INVENTIONS:
        piece = FIRST_INVENTION + move - INVENT
    elif GOVERNMENT <= move < GOVERNMENT + FORMS:
        piece = FIRST_FORM + move - GOVERNMENT
    elif UNIT <= move < BASIC + 2:
        piece = FIRST_UNIT + offered_unit(box, s, move)
    elif WONDER <= move < WONDER + SPACES:
        piece = FIRST_WONDER + s.wonder_column[move - WONDER]
    return piece


@entry
def stage(box: Box, s: Position) -> int:
    """The epoch."""
    return int(s.epoch)


@entry
def turn_mark(box: Box, s: Position) -> int:
    """The turn of an epoch and whose it is."""
    return int((s.epoch * TURNS + s.turn) * (SEATS + 1) + s.active + 1)
