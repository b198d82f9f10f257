"""The move space: every move as one small integer, in blocks by verb."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.flow_of_history.terms import CARDS, SEATS
from riverrun.kernel.jit import rule

AMOUNTS = 64
MORE = 63  # the last amount of a block: stake 63 and be asked for more (tokens are unlimited, FOH-C5)


class Block(IntEnum):
    """Where each verb's moves begin."""

    INVEST = 0
    STAKE = INVEST + CARDS * AMOUNTS
    COMPLETE = STAKE + AMOUNTS
    SNIPE = COMPLETE + CARDS
    ACTIVATE = SNIPE + CARDS
    TAKE = ACTIVATE + CARDS
    DISCARD = TAKE + CARDS
    KEEP = DISCARD + CARDS
    BANK = KEEP + CARDS
    ATTACK = BANK + CARDS
    HARVEST = ATTACK + SEATS
    PASS = HARVEST + 1


MOVES = Block.PASS + 1

LEGAL_MAX = 6 * AMOUNTS + 2 * CARDS
"""More than any position's legal moves: six cards to invest in, and every other action at most once a card."""


@rule
def amount(index: int) -> int:
    """The tokens that a place in a block of amounts stands for."""
    return min(index + 1, MORE)
