"""Golden playthroughs of The Flow of History (tests/playthroughs.py)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from playthroughs import Playthrough, transcript, write

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, Playthrough] = {
    "two-players-random": (2, {}, "random", 1),
    "three-players-first-edition-random": (3, {"edition": "first"}, "random", 2),
    "four-players-greedy": (4, {}, "greedy", 3),
    "five-players-random": (5, {"age_check": "once", "idle_activate": "allowed"}, "random", 4),
}

tell = partial(transcript, "flow-of-history")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_did(name):
    assert tell(GAMES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    write(GOLDEN, GAMES, tell)
