"""The game's own words as numbers: limits, steps of the agenda, and the moves' numbers."""

from __future__ import annotations

from enum import IntEnum

SEATS = 4
STONES = 15
KINDS = 3
STONE_IDS = ("dud", "pebble", "gem")
"""The kinds of stones by their numbers."""
NONE = -1
"""No stone, and nobody."""
MOST = 3
"""The most stones that can be taken at once; move n takes n + 1."""
MOVES = MOST
BONUS = 5


class Step(IntEnum):
    """What lies on the agenda: the decisions."""

    TURN = 1
