"""Results as Parquet: the columns, what the file says of itself, and that it is written whole or not at all."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import riverrun as rr
from riverrun.bots import bot
from riverrun.kernel.errors import BadOption
from riverrun.lab import parquet, simulate

pyarrow_parquet = pytest.importorskip("pyarrow.parquet")


@pytest.fixture(scope="module")
def run(make_game) -> object:
    played = simulate(make_game(2), [bot("random")], 3, seed=18)
    return replace(played, bots=("random", "greedy"))


def test_one_row_a_game(run, tmp_path):
    path = tmp_path / "games.parquet"
    parquet.write(run, path)
    table = pyarrow_parquet.read_table(path)
    names = ["game", "seed", "decisions", "points_1", "points_2", "win_1", "win_2", "bot_1", "bot_2"]
    assert table.column_names == names
    rows = table.to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2]
    assert [row["seed"] for row in rows] == ["12", "10000000000000012", "20000000000000012"]
    assert [row["bot_1"] for row in rows] == ["random", "greedy", "random"]
    assert [row["bot_2"] for row in rows] == ["greedy", "random", "greedy"]
    assert [row["points_2"] for row in rows] == run.points[:, 1].tolist()
    assert list(tmp_path.iterdir()) == [path]


def test_the_file_says_what_was_played(run, tmp_path):
    path = tmp_path / "games.parquet"
    parquet.write(run, path)
    about = json.loads(pyarrow_parquet.read_schema(path).metadata[b"riverrun"])
    game = run.game
    assert about["game"] == game.id
    assert about["content"] == game.content_hash
    assert rr.game(about["game"], about["players"], **about["options"]).content_hash == game.content_hash


def test_a_failed_write_leaves_the_old_file(run, tmp_path, monkeypatch):
    path = tmp_path / "games.parquet"
    path.write_text("old")

    def fail(*args: object, **named: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pyarrow_parquet, "write_table", fail)
    with pytest.raises(OSError, match="No space"):
        parquet.write(run, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_could_not_be_written_is_refused_before(tmp_path, refused, monkeypatch):
    assert "games.parquet" in refused(BadOption, parquet.can_write, tmp_path / "games.csv")
    refused(BadOption, parquet.can_write, tmp_path / "nowhere" / "games.parquet")
    (tmp_path / "folder.parquet").mkdir()
    refused(BadOption, parquet.can_write, tmp_path / "folder.parquet")
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install \"riverrun-games\[lab\]\""):
        parquet.can_write(tmp_path / "games.parquet")
