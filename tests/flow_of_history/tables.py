"""The tables at which the tests of all games play The Flow of History (tests/game_tables.py)."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"edition": "first", "age_check": "once", "idle_activate": "allowed"}),
    (2, {"future_ends": "immediately", "glossary": "literal", "theocracy": "obsolete"}),
]
"""Players and options: every position is compared, compiled and interpreted."""
SIZES = [2, 4]
"""Numbers of players for what takes longer."""
MANY_GAMES = [2, 3, 4, 5]
"""Numbers of players at which thousands of games are played."""
DECISIONS = range(21, 500)
"""How many decisions a game takes on average at random."""
CLOCKED: list[tuple[int, dict[str, str]]] = []
"""Tables with a clock, for the server's tests."""
