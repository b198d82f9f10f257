"""`riverrun tune`, and games that are played by the weights it writes."""

from __future__ import annotations

import json
import tomllib

import pytest

from bots.fair import fair
from riverrun.cli import tune

from .conftest import GAME

FEW = ("--generations", 2, "--population", 4, "--deals", 2, "--check", 4, "--threads", 1)


@pytest.fixture
def contrary(monkeypatch):
    """The command for a toy whose bots would rather lose points."""
    monkeypatch.setattr(tune, "make_game", lambda *_: fair("sure", "gamble", "buy", weights=[-0.3, 0.5]))


@pytest.mark.usefixtures("contrary")
def test_weights_are_told_and_written(run, tmp_path):
    out = tmp_path / "weights.toml"
    result = run("tune", "fair", *FEW, "--out", out)
    assert result.exit_code == 0, result.output
    for word in ("weights for greedy", "points", "No difference to greedy: idle.", "deals that evolution had not seen"):
        assert word in " ".join(result.stdout.split())
    text = out.read_text()
    assert "found by `riverrun tune`, seed 0" in text
    assert "4 deals that it had not seen" in text
    kept = tomllib.loads(text)
    assert kept["game"] == "fair"
    assert list(kept["weights"]) == ["points", "idle"]


@pytest.mark.usefixtures("contrary")
def test_weights_for_programs(run, tmp_path):
    result = run("tune", "fair", *FEW, "--out", tmp_path / "w.toml", "--json", "--measure", "points", "--bot", "greedy")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["tuned"] == ["points"]
    assert set(found["gain"]) == {"mean", "low", "high"}


@pytest.mark.usefixtures("contrary")
def test_what_is_there_after_each_generation(run, tmp_path, monkeypatch):
    """Whoever stops it keeps the last generation."""

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("riverrun.lab.tune._check", stop)
    out = tmp_path / "weights.toml"
    run("tune", "fair", *FEW, "--out", out)
    assert "generation 2 of 2, not compared" in out.read_text()


def test_games_by_weights_of_a_file(run, tmp_path):
    path = tmp_path / "weights.toml"
    path.write_text("[weights]\ntoken = 5.0\n")
    args = ("simulate", GAME, "--players", 2, "--games", 1, "--bots", "easy", "--json")
    usual, other = run(*args), run(*args, "--weights", path)
    assert usual.exit_code == other.exit_code == 0
    assert json.loads(usual.stdout)["length"] != json.loads(other.stdout)["length"]


def test_bad_wishes(refuse, tmp_path):
    assert "greedy or easy, not for 'hard'" in refuse("tune", GAME, "--bot", "hard")
    assert "wins or points" in refuse("tune", GAME, "--measure", "beauty")
    assert "cannot be read as weights" in refuse("tune", GAME, "--weights", tmp_path / "none.toml")
    assert "There is no weight 'beauty'" in refuse("tune", GAME, "--only", "beauty")
    assert "there is no folder" in refuse("tune", GAME, "--out", tmp_path / "no" / "where.toml")
    assert "come in pairs" in refuse("tune", GAME, "--population", 5)
