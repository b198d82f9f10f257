"""Decisions as Parquet: what a row holds, the same bytes from the same seed, a stopped run that goes on, the card."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import SearchBot, bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab import simulate
from riverrun.lab.data_card import rewards_told, size_category
from riverrun.lab.decisions import Folder, simulate_noted

pyarrow_parquet = pytest.importorskip("pyarrow.parquet")

QUICK = [bot("random"), bot("easy")]
THINKING = [SearchBot("thinks", "greedy", iterations=3), bot("random")]


def files(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}


def rows_of(path: Path) -> list[dict[str, object]]:
    return pyarrow_parquet.read_table(path / "data").to_pylist()


def replayed(game: rr.Game, rows: list[dict], moves: list[str | None]) -> None:
    """Every row is what its seat saw and could do in the game that its seed deals."""
    encoder = Encoder(game)
    number, state = -1, game.new(0)
    for row in rows:
        if row["game"] != number:
            assert number == -1 or state.over
            number, state = row["game"], game.new(int(row["seed"], 16))
        assert state.seat == row["seat"] - 1
        assert row["ply"] == int(state.position.moves)
        dense = np.zeros(encoder.size, np.float32)
        dense[row["observation_at"]] = row["observation"]
        assert (dense == encoder.observe(state.position, state.seat)).all()
        assert sorted(row["legal"]) == state.legal()
        assert row["notation"] == moves[row["move"]] == game.text(row["move"])
        assert row["win"] == pytest.approx(row["wins"][row["seat"] - 1])
        state.play(row["move"])
    assert state.over
    assert rows[-1]["wins"] == pytest.approx(state.wins())


def test_quick_bots_decisions_are_those_of_the_same_run_without_them(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=2)
    run = simulate_noted(Folder(tmp_path / "made", game, QUICK, 2, 3), command="riverrun simulate …")
    plain = simulate(game, QUICK, 2, seed=3)
    assert (run.decisions == plain.decisions).all()
    assert (run.wins == plain.wins).all()
    rows = rows_of(tmp_path / "made")
    assert len(rows) == plain.decisions.sum()
    assert {row["bot"] for row in rows} == {"random", "easy"}
    assert all(row["visits"] is None and row["value"] is None for row in rows)
    replayed(game, rows, json.loads((tmp_path / "made" / "moves.json").read_text()))


def test_a_notebook_that_is_full_is_emptied_and_the_game_goes_on(tmp_path: Path, monkeypatch) -> None:
    game = rr.game("flow", players=2)
    simulate_noted(Folder(tmp_path / "one", game, QUICK, 2, 3))
    monkeypatch.setattr("riverrun.lab.notes.ROOM", 7)
    simulate_noted(Folder(tmp_path / "two", game, QUICK, 2, 3))
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_search_leaves_its_visits_and_value(tmp_path: Path) -> None:
    game = rr.game("flow-of-history", players=2)
    run = simulate_noted(Folder(tmp_path / "made", game, THINKING, 1, 3))
    plain = simulate(game, THINKING, 1, seed=3)
    assert (run.decisions == plain.decisions).all()
    rows = rows_of(tmp_path / "made")
    replayed(game, rows, json.loads((tmp_path / "made" / "moves.json").read_text()))
    searched = [row for row in rows if row["visits"] is not None]
    assert {row["bot"] for row in searched} == {"thinks"}
    for row in searched:
        assert len(row["visits"]) == len(row["legal"]) > 1
        assert max(row["visits"]) == row["visits"][row["legal"].index(row["move"])] > 0
        assert 0.0 <= row["value"] <= 1.0
    alone = [row for row in rows if row["bot"] == "thinks" and row["visits"] is None]
    assert all(len(row["legal"]) == 1 for row in alone)


def test_the_same_seed_writes_the_same_bytes_and_a_stopped_run_goes_on(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("riverrun.lab.shards.SHARD", 1)
    game = rr.game("flow-of-history", players=2)
    one, two = tmp_path / "one", tmp_path / "two"
    told: list[int] = []
    whole = simulate_noted(Folder(one, game, QUICK, 3, 3), threads=2, progress=told.append)
    assert told[-1] == 3
    simulate_noted(Folder(two, game, QUICK, 3, 3))
    assert files(one) == files(two)
    assert len(list((one / "data").iterdir())) == 3
    (two / "data" / "decisions-00001.parquet").unlink()
    (two / "README.md").unlink()
    again = simulate_noted(Folder(two, game, QUICK, 3, 3))
    assert files(one) == files(two)
    assert (again.points == whole.points).all()
    assert (again.decisions == whole.decisions).all()
    (two / "data" / "decisions-00002.parquet").write_bytes(b"PAR1")
    with pytest.raises(BadOption, match="is damaged; remove it"):
        simulate_noted(Folder(two, game, QUICK, 3, 3))


def test_a_folder_of_something_else_is_refused_before_anything_is_played(tmp_path: Path, monkeypatch) -> None:
    game = rr.game("flow", players=2)
    simulate_noted(Folder(tmp_path / "one", game, QUICK, 1, 3))
    with pytest.raises(BadOption, match="decisions of another run"):
        Folder(tmp_path / "one", game, QUICK, 1, 4)
    with pytest.raises(BadOption, match="has other files"):
        Folder(tmp_path, game, QUICK, 1, 3)
    with pytest.raises(BadOption, match="is a file"):
        Folder(tmp_path / "one" / "README.md", game, QUICK, 1, 3)
    with pytest.raises(BadOption, match="There is no folder"):
        Folder(tmp_path / "none" / "one", game, QUICK, 1, 3)
    monkeypatch.setattr("riverrun.lab.parquet.find_spec", lambda name: None)
    with pytest.raises(BadOption, match="need pyarrow"):
        Folder(tmp_path / "new", game, QUICK, 1, 3)


def test_the_card_says_what_the_files_hold(tmp_path: Path) -> None:
    game = rr.game("flow", players=2)
    simulate_noted(Folder(tmp_path / "one", game, QUICK, 1, 3), command="riverrun simulate flow --seed 3")
    card = (tmp_path / "one" / "README.md").read_text()
    head = card.split("---\n")[1]
    assert "license: mit\n" in head
    assert "data_files: data/*.parquet\n" in head
    assert "- n<1K\n" in head
    for text in ("`riverrun simulate flow --seed 3`", game.rulebook.version, game.content_hash, "0x3", "same bytes"):
        assert text in card
    for column in pyarrow_parquet.read_schema(tmp_path / "one" / "data" / "decisions-00000.parquet").names:
        assert f"| `{column}` |" in card
    names = json.loads((tmp_path / "one" / "observation.json").read_text())
    assert names == Encoder(game).names
    assert [size_category(rows) for rows in (999, 1_000, 5_000_000, 10**10)] == ["n<1K", "1K<n<10K", "1M<n<10M", "n>1B"]


def test_the_card_calls_a_reward_with_points_no_chance() -> None:
    """Flow's net learned from points too, The Flow of History's from wins alone."""
    rewards = rewards_told(rr.game("flow", 2), [bot("hard"), bot("medium"), bot("master"), bot("net"), bot("hard")])
    assert rewards.startswith("; of `hard`, `master` no chance but the reward from which its net learned: 40% of it is")
    assert rewards_told(rr.game("flow", 2, difficulty="hard"), [bot("hard"), bot("expert")]) == ""
    assert rewards_told(rr.game("flow-of-history", 2), [bot("hard"), bot("master")]) == ""
