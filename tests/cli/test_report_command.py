"""`riverrun report`: a page and its tables, and one sentence for bad input."""

from __future__ import annotations

import pytest

from riverrun.lab import side

GAME = "flow-of-history"


def test_the_page_and_its_tables_are_written(run, tmp_path, monkeypatch):
    monkeypatch.setattr(side, "QUICK_BLOCK", 4)
    out = tmp_path / "out"
    result = run("report", GAME, "--players", "2", "--bots", "random", "--games", "4", "--out", out, "--threads", "1")
    assert result.exit_code == 0, result.output
    assert "4 games" in result.stdout
    names = {file.name for file in out.iterdir()}
    assert {"report.html", "seats.csv", "seats.parquet", "pieces.csv", "luck.csv", "never.csv"} <= names
    assert ".blocks" not in names
    assert "skill.csv" not in names  # a bot that plays by chance has none


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "wizard"), "no bot ‘wizard’"),
        (("--option", "moon=1"), "no option ‘moon’"),
        (("--content", "nowhere"), "nowhere"),
        (("--players", "9"), "2 to 5"),
        (("--out", "no/where/at-all"), "no folder"),
    ],
)
def test_bad_input_is_one_sentence(refuse, args, words):
    assert words in refuse("report", GAME, *args)


def test_a_file_is_no_folder(refuse, tmp_path):
    (tmp_path / "file").write_text("")
    assert "is a file" in refuse("report", GAME, "--out", tmp_path / "file")
