"""`riverrun arena`: what it prints, and what it refuses."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

from .conftest import GAME

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "arena_player.py"
PLAYER = shlex.join([sys.executable, str(EXAMPLE)])


def test_a_program_is_scored_against_bots_and_on_puzzles(run) -> None:
    some = ("--players", 2, "--against", "random", "--games", 1, "--puzzles", 2)
    told = run("arena", GAME, "--player", PLAYER, *some)
    assert told.exit_code == 0, told.output
    assert "A fair share is 50.0%" in told.stdout
    assert "of 2 puzzles solved" in told.stdout
    found = json.loads(run("arena", GAME, "--player", PLAYER, *some, "--json").stdout)
    assert [(one["bot"], one["games"], one["forfeits"]) for one in found["bots"]] == [("random", 1, [])]
    assert found["puzzles"]["puzzles"] == 2


def test_forfeits_are_told_with_their_reasons(run) -> None:
    told = run("arena", GAME, "--player", f"{sys.executable} -c pass", "--against", "random", "--games", 5)
    assert told.exit_code == 0, told.output
    assert "Forfeited, number 1: It ended, with exit code 0, when it was asked." in told.stdout
    assert "And 2 more; --json has all." in told.stdout


def test_bad_input_is_refused_in_a_sentence(refuse) -> None:
    assert "cannot be started" in refuse("arena", GAME, "--player", "no-such-program")
    assert "nothing to play" in refuse("arena", GAME, "--player", PLAYER, "--games", 0)
    assert "nobody" in refuse("arena", GAME, "--player", PLAYER, "--against", "nobody")
