"""The kinds of things that happen, as the rules note them in the journal; journal.py puts them into words."""

from __future__ import annotations

from enum import IntEnum


class Happened(IntEnum):
    """What a journal row tells; its numbers are named behind it."""

    FIRST = 1  # seat
    TAKES = 2  # seat, count
    TURNED_UP = 3  # seat, stone
    LAST = 4  # seat, bonus
