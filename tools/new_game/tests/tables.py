"""The tables at which the tests of all games play this one (tests/game_tables.py)."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"most": "2"}), (4, {})]
"""Players and options: every position is compared, compiled and interpreted."""
SIZES = [2, 4]
"""Numbers of players for what takes longer."""
MANY_GAMES = [2, 4]
"""Numbers of players at which thousands of games are played."""
DECISIONS = range(5, 16)
"""How many decisions a game takes on average at random."""
CLOCKED: list[tuple[int, dict[str, str]]] = []
"""Tables with a clock, for the server's tests."""
