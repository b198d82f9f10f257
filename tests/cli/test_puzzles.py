"""`riverrun puzzles`: what it writes, adds, and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from puzzles.searching import analysis
from riverrun.kernel.state import State
from riverrun.puzzles import find
from riverrun.puzzles.puzzle import read_puzzles

from .conftest import GAME

CLEAR = [(0.7, 0.66, 0.74), (0.5, 0.46, 0.54), (0.4, 0.3, 0.5)]


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    """A search that likes the second legal move best, wherever it is."""

    def analyse(state: State, **_more: Any) -> Any:
        first, second, *rest = state.legal_texts()
        return analysis(state, [second, first, *rest], CLEAR)

    monkeypatch.setattr(find, "analyse", analyse)
    monkeypatch.setattr(find, "PLAYERS", ("random",))
    monkeypatch.setattr(find, "QUICK", "random")


def test_puzzles_are_written_to_a_file_which_others_are_added_to(run, tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    told = run("puzzles", GAME, "--players", 2, "--count", 1, "--easy", "--out", out, "--since", "2026-11-01")
    assert told.exit_code == 0, told.output
    assert "The Flow of History, 2 players: one puzzle" in told.stdout or "1 puzzle" in told.stdout
    first = read_puzzles(out)
    assert [str(one.since) for one in first.puzzles] == ["2026-11-01"]
    more = ("--count", 1, "--easy", "--out", out, "--seed", 9, "--add", "--json")
    added = json.loads(run("puzzles", GAME, "--players", 2, *more).stdout)
    assert [one.id for one in read_puzzles(out).puzzles] == [
        first.puzzles[0].id,
        *(one["id"] for one in added["puzzles"]),
    ]
    assert added["puzzles"][0]["moves"][0]["text"]


def test_bad_input_is_refused_in_a_sentence_and_nothing_is_written(refuse, tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    assert "no folder" in refuse("puzzles", GAME, "--out", tmp_path / "none" / "mine.json")
    assert "no day" in refuse("puzzles", GAME, "--out", out, "--since", "soon")
    assert "no fewer futures" in refuse("puzzles", GAME, "--out", out, "--check", 100)
    assert "there is no" in refuse("puzzles", GAME, "--out", out, "--recheck")
    assert not out.exists()
    out.write_text("{}")
    assert "no file of puzzles" in refuse("puzzles", GAME, "--out", out, "--add")
    assert out.read_text() == "{}"
