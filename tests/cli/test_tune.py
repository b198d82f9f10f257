"""`riverrun tune`, and games that are played by the weights it writes."""

from __future__ import annotations

import json
import tomllib

import msgspec
import pytest

from bots.fair import fair
from riverrun.cli import tune
from riverrun.lab.tune import Tuned

from .conftest import GAME

FEW = ("--generations", 2, "--population", 4, "--deals", 2, "--check", 4, "--threads", 1)


@pytest.fixture(autouse=True)
def few_probes(monkeypatch):
    """Fewer games to find the weights that make no difference: they take most of the time here."""
    monkeypatch.setattr("riverrun.lab.tune.PROBES", 8)


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
    assert [one["gain"] for one in found["tables"]] == [found["gain"]]


@pytest.mark.usefixtures("contrary")
def test_several_tables_in_one_run(run, tmp_path):
    tables = ("--table", "2", "--table", "2, pace=slow")
    out = tmp_path / "weights.toml"
    result = run("tune", "fair", *FEW, *tables, "--out", out)
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "2 tables: weights for greedy" in said
    assert "in the mean of 2 tables" in said
    assert out.read_text().count("4 deals that it had not seen, 2 players") == 2
    found = json.loads(run("tune", "fair", *FEW, *tables, "--out", out, "--json").stdout)
    assert [one["players"] for one in found["tables"]] == [2, 2]
    first = msgspec.convert({**found, "tables": found["tables"][:1] * 2}, Tuned)
    other = msgspec.structs.replace(first.tables[0], players=4, options={"ages": "all", "board": "A"})
    usual = msgspec.structs.replace(other, players=3, options={"ages": "antiquity", "board": "A"})
    lines = tune.compared(msgspec.structs.replace(first, tables=[usual, other]), "wins")
    assert lines[0].startswith("3 players, ages=antiquity: ")
    assert lines[1].startswith("4 players, ages=all: ")
    alone = json.loads(run("tune", "fair", *FEW, "--out", out, "--json").stdout)
    assert found["games"] == 2 * alone["games"]


def test_tables_are_made_from_players_and_options(monkeypatch, run, tmp_path):
    wished = []

    def make(id, players, options, *_):
        wished.append((id, players, options))
        return fair("sure", "gamble", "buy", weights=[-0.3, 0.5])

    monkeypatch.setattr(tune, "make_game", make)
    args = ("--table", "3,ages=all, board=B", "--table", "4", "--option", "no_war=on", "--out", tmp_path / "w.toml")
    assert run("tune", "fair", *FEW, *args).exit_code == 0
    assert wished == [("fair", 3, ["no_war=on", "ages=all", "board=B"]), ("fair", 4, ["no_war=on"])]


@pytest.mark.usefixtures("contrary")
def test_what_is_there_after_each_generation(run, tmp_path, monkeypatch):
    """Whoever stops it keeps the last generation."""

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("riverrun.lab.tune.Judge.check", stop)
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
    assert "'many' is no table" in refuse("tune", GAME, "--table", "many")
    assert "not with both" in refuse("tune", GAME, "--players", 2, "--table", "3")
    assert "write it as NAME=VALUE" in refuse("tune", GAME, "--table", "3,beauty")
