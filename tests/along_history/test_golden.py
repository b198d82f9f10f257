"""Golden playthroughs of Along History (tests/playthroughs.py)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from playthroughs import Playthrough, transcript, write

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, Playthrough] = {
    "two-players-prehistory-random": (2, {}, "random", 1),
    "three-players-antiquity-random": (3, {"ages": "antiquity", "board": "B"}, "random", 2),
    "four-players-middle-ages-random": (4, {"ages": "middle_ages"}, "random", 3),
    "five-players-linear-random": (5, {"mode": "linear", "first": "random"}, "random", 4),
    "two-players-three-ages-progressive-random": (2, {"ages": "all", "mode": "progressive"}, "random", 5),
    "three-players-initiation-random": (3, {"initiation": "on"}, "random", 6),
    "two-players-no-war-rounds-random": (2, {"no_war": "on", "max_rounds": "6"}, "random", 7),
    "two-players-prehistory-greedy": (2, {}, "greedy", 8),
    "three-players-antiquity-greedy": (3, {"ages": "antiquity"}, "greedy", 9),
}

tell = partial(transcript, "along-history")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_did(name):
    assert tell(GAMES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    write(GOLDEN, GAMES, tell)
