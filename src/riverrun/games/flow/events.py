"""The kinds of things that happen, as the rules note them in the journal; journal.py puts them into words."""

from __future__ import annotations

from enum import IntEnum


class Happened(IntEnum):
    """What a journal row tells; its four numbers are named behind it."""

    FIRST = 1  # seat
    DEALT = 2  # seat, card
    SCENARIO = 3  # scenario card
    REPLACED = 4  # scenario card
    OBSTACLE = 5  # cell, white, black, what became of the roll
    FLIPPED = 6
    FACED = 7  # seat, edge
    TURN = 8  # seat, turn
    DRAWN = 9  # seat, kind
    TAKEN = 10  # seat, kind
    PLACED = 11  # seat, kind, cell, form
    TRADED = 12  # seat, kind
    GAINED = 13  # seat, card
    UNSEEN = 14  # seat: a card came that the others do not see
    DISCARDED = 15  # seat, kind
    PLAYED = 16  # seat, card
    REMOVED = 17  # seat, kind, cell
    BIRD_ON = 18  # seat, cell
    BIRD_OFF = 19  # cell, 1 if the tile stays, 1 if Support removed it
    LIFTED = 20  # seat, kind, cell
    MOVED = 21  # seat, kind, cell, form
    CHOSEN = 22  # seat, kind
    FISHED = 23  # seat, kind
    CALM = 24  # seat
    HOME = 25  # animal
    CUT_OFF = 26  # animal
    EXPIRED = 27  # seat, 1 if it had acted already
    DIE = 28  # seat, die
    ROLLED = 29  # seat, white or 0, black or 0
    SWEPT = 30  # kind, cell
    CALM_OVER = 31
    ROUND = 32  # rounds finished
    WON = 33
    LOST = 34  # seat
    RETURNED = 35  # seat, kind, cell, form
