"""The tables at which the tests of all games play Flow (tests/game_tables.py)."""

from __future__ import annotations

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {"difficulty": "hard"}),
    (3, {"scenarios": "no-communication,single-path,obstacles,obstacles", "turns": "4"}),
    (4, {"obstacle": "one_arm", "untradable": "none"}),
    (6, {"difficulty": "inconceivable"}),
]
"""Players and options: every position is compared, compiled and interpreted."""
SIZES = [1, 5]
"""Numbers of players for what takes longer."""
MANY_GAMES = [1, 2, 5]
"""Numbers of players at which thousands of games are played."""
DECISIONS = range(41, 171)
"""How many decisions a game takes on average at random."""
CLOCKED: list[tuple[int, dict[str, str]]] = [
    (players, {"clock": "60", "pausable": "yes", **scenarios})
    for players, scenarios in (
        (1, {}),
        (3, {}),
        (3, {"scenarios": "no-communication"}),
        (6, {"scenarios": "no-communication"}),
    )
]
"""Tables with a clock, for the server's tests."""
