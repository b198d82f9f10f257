"""The tables at which the tests of all games play Epochs (tests/game_tables.py)."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"payment": "least_gold"}), (4, {})]
"""Players and options: every position is compared, compiled and interpreted."""
SIZES = [2, 4]
"""Numbers of players for what takes longer."""
MANY_GAMES = [2, 3, 4]
"""Numbers of players at which thousands of games are played."""
DECISIONS = range(150, 700)
"""How many decisions a game takes on average at random."""
CLOCKED: list[tuple[int, dict[str, str]]] = []
"""Tables with a clock, for the server's tests."""
