"""The move space: every move as one small integer, in blocks by verb."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.flow.terms import CARDS, CELLS, FORMS, MAP_KINDS


class Block(IntEnum):
    """Where each verb's moves begin."""

    PLACE = 0  # a cell and a form
    AIM = PLACE + CELLS * FORMS  # a cell
    CHOOSE = AIM + CELLS  # a kind of discarded tile
    TAKE = CHOOSE + MAP_KINDS  # a kind of revealed tile
    PLAY = TAKE + MAP_KINDS  # a card
    FACE = PLAY + CARDS  # an edge
    DIE = FACE + 4
    DRAW = DIE + 2
    TRADE = DRAW + 1
    DISCARD = TRADE + 1
    TIDE = DISCARD + 1  # the environment's


MOVES = Block.TIDE + 1

LEGAL_MAX = 4 * CELLS + MAP_KINDS + CARDS
"""More than any position's legal moves: a tile has at most four orientations."""
