"""The tables at which the tests of all games play Along History (tests/game_tables.py)."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"board": "B", "first": "random"}),
    (4, {"ages": "antiquity"}),
    (5, {"ages": "middle_ages", "mode": "linear"}),
    (2, {"ages": "all", "mode": "progressive"}),
    (3, {"initiation": "on", "ages": "prehistory+antiquity"}),
    (3, {"no_war": "on", "max_rounds": "9"}),
]
"""Players and options: every position is compared, compiled and interpreted."""
SIZES = [2, 4]
"""Numbers of players for what takes longer."""
MANY_GAMES = [2, 3, 4, 5]
"""Numbers of players at which thousands of games are played."""
DECISIONS = range(200, 1500)
"""How many decisions a game takes on average at random."""
CLOCKED: list[tuple[int, dict[str, str]]] = []
"""Tables with a clock, for the server's tests."""
