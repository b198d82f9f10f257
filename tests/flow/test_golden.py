"""Golden playthroughs of Flow (tests/playthroughs.py)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import riverrun as rr
from playthroughs import Playthrough, transcript, write

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, Playthrough] = {
    "one-player-random": (1, {}, "random", 1),
    "two-players-greedy": (2, {}, "greedy", 2),
    "three-players-silent-random": (3, {"scenarios": "no-communication,one-card,obstacles"}, "random", 3),
    "four-players-clock-random": (4, {"clock": "60", "obstacle": "one_arm"}, "random", 4),
    "six-players-inconceivable-random": (6, {"difficulty": "inconceivable"}, "random", 5),
}


def clock_runs_out(state: rr.State, rng: random.Random) -> str | None:
    """Where there is a clock, it runs out now and then."""
    timed = state.game.options["clock"] != "none"
    return "tide" if timed and rng.random() < 0.08 and state.explain("tide").legal else None


def tell(played: Playthrough) -> str:
    return transcript("flow", played, clock_runs_out, screen=True)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_the_game_comes_out_as_it_did(name):
    assert tell(GAMES[name]) == (GOLDEN / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    write(GOLDEN, GAMES, tell)
