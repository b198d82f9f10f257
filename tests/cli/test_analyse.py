"""`riverrun analyse` and `riverrun ladder`."""

from __future__ import annotations

import json

import pytest

import riverrun as rr
from riverrun.cli.analyse import sparkline

from .conftest import GAME


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A short finished game: its last moves are all that is left to choose."""
    nations = [
        {"tokens": 5, "government": ["aristocracy"]},
        {"tokens": 1, "government": ["religious_tribe"], "wonders": ["eiffel_tower"]},
        {"tokens": 1, "government": ["agrarian_tribe"]},
    ]
    market = [{"card": "capitalism", "investor": 1, "tokens": 1}, {"card": "satellites"}, {"card": "john_lennon"}]
    state = rr.game(GAME, 3).restore({"nations": nations, "market": market, "deck": ["future"]})
    state.play("harvest")
    while not state.over:
        state.play(rr.random_move(state))
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    state.record().save(path)
    return path


def test_the_course_of_a_game(run, saved):
    result = run("analyse", saved, "--iterations", 180)
    assert result.exit_code == 0, result.output
    for word in (
        "the course of the game",
        "p1",
        "p3",
        "Move 1, p1: harvest",
        "better:",
        "snipe capitalism",
        "180 looks",
    ):
        assert word in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_course_for_programs(run, saved):
    found = json.loads(run("analyse", saved, "--iterations", 180, "--json").stdout)
    assert found["turning"][0] == 0
    assert found["moments"][0]["best"] == "snipe capitalism"
    assert len(found["wins"]) == found["players"] == 3


def test_one_position_in_full(run, saved):
    result = run("analyse", saved, "--at", 0, "--iterations", 180, "--moves", 2)
    assert result.exit_code == 0, result.output
    for word in ("p1 is asked, after 0 moves", "snipe capitalism", "p3 wins", "Expected:", "FOH-N1"):
        assert word in result.stdout
    found = json.loads(run("analyse", saved, "--at", 0, "--seconds", 1.5, "--json").stdout)
    assert found["moves"][0]["move"] == "snipe capitalism"


def test_bad_wishes(refuse, saved, tmp_path):
    assert "There is no file" in refuse("analyse", tmp_path / "none.json")
    assert "--at is a number from 0 to" in refuse("analyse", saved, "--at", 9999)
    assert "--seconds goes with --at" in refuse("analyse", saved, "--seconds", 1)
    assert "one budget" in refuse("analyse", saved, "--at", 0, "--seconds", 1, "--iterations", 5)
    last = len(json.loads(saved.read_text())["moves"])
    assert "The game is over" in refuse("analyse", saved, "--at", last)


def test_a_sparkline_fits_its_width():
    assert sparkline([], 10) == ""
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert len(sparkline([number / 100 for number in range(100)], 10)) == 10


def test_a_ladder_for_people_and_programs(run):
    args = ("ladder", GAME, "--bots", "random,greedy", "--games", 2, "--threads", 1)
    result = run(*args)
    assert result.exit_code == 0, result.output
    for word in ("the ladder", "Elo", "random against greedy", "random has 0 Elo"):
        assert word in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    found = json.loads(run(*args, "--json").stdout)
    assert found["anchor"] == "random"
    assert found["pairs"][0]["games"] == 2


def test_a_ladder_of_larger_tables(run):
    args = ("ladder", GAME, "--players", 3, "--bots", "random,easy", "--games", 6, "--threads", 1)
    result = run(*args)
    assert result.exit_code == 0, result.output
    for word in ("3 players: the ladder", "Elo", "one random among 2 easy", "33.3% is even", "random has 0 Elo"):
        assert word in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    found = json.loads(run(*args, "--json").stdout)
    assert found["anchor"] == "random"
    assert [one["games"] for one in found["among"]] == [3, 3]


def test_a_ladder_of_nothing(refuse):
    assert "There is no bot ‘nobody’" in refuse("ladder", GAME, "--bots", "random,nobody")
    refused = refuse("ladder", GAME, "--players", 3, "--games", 40)
    assert "multiple of 6, not 40" in " ".join(refused.split())
