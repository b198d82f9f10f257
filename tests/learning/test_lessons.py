"""Lessons: a net learns from written decisions what a bot does, and what it learns is what was written."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed; `make learning` installs it")

import riverrun as rr  # noqa: E402
from riverrun.bots import bot  # noqa: E402
from riverrun.kernel.errors import BadOption  # noqa: E402
from riverrun.lab.decisions import Folder, simulate_noted  # noqa: E402
from riverrun.learning.lessons import Lessons  # noqa: E402
from riverrun.learning.settings import Settings, check_settings  # noqa: E402
from riverrun.learning.training import Training  # noqa: E402

ID = "flow-of-history"
CPU = torch.device("cpu")


def written(folder: Path, name: str, players: int = 2, games: int = 3) -> str:
    """A folder of a bot's decisions."""
    simulate_noted(Folder(folder, rr.game(ID, players=players), [bot(name)], games, seed=5))
    return str(folder)


def test_a_lesson_is_what_was_written(tmp_path: Path) -> None:
    pyarrow_parquet = pytest.importorskip("pyarrow.parquet")
    folder = written(tmp_path / "three", "greedy", players=3)
    lessons = Lessons([folder], ID, 1, CPU)
    games, decisions, following = lessons.next_file()
    rows = pyarrow_parquet.read_table(Path(folder, "data", "decisions-00000.parquet")).to_pylist()
    assert (games, decisions) == (3, len(rows))
    found = [
        (
            int(lesson.counts[at]),
            round(float(lesson.inputs[at].float().sum()), 1),
            tuple(lesson.wins[at, :3].numpy().round(3).tolist()),
            lesson.shares[at, : lesson.counts[at]].tolist(),
        )
        for lesson in following
        for at in range(len(lesson.counts))
    ]
    wanted = [
        (
            len(row["legal"]),
            round(1.0 + sum(row["observation"]), 1),
            tuple(np.roll(row["wins"], 1 - row["seat"]).round(3).tolist()),
            [float(move == row["move"]) for move in row["legal"]],
        )
        for row in rows
        if len(row["legal"]) > 1
    ]
    assert [(count, wins, shares) for count, _, wins, shares in sorted(found)] == [
        (count, wins, shares) for count, _, wins, shares in sorted(wanted)
    ]
    assert np.abs(np.array([one[1] for one in sorted(found)]) - [one[1] for one in sorted(wanted)]).max() < 0.5


def test_a_search_gives_shares_of_its_visits(tmp_path: Path) -> None:
    _, _, following = Lessons([written(tmp_path / "search", "medium", games=1)], ID, 1, CPU).next_file()
    lesson = next(following)
    assert ((lesson.shares > 0).sum(1) > 1).any()
    assert torch.allclose(lesson.shares.sum(1), torch.ones(len(lesson.shares)), atol=1e-5)


def test_shares_are_sharpened(tmp_path: Path) -> None:
    folder = written(tmp_path / "search", "medium", games=1)
    plain, sharp = (Lessons([folder], ID, 1, CPU, power).next_file()[2] for power in (1.0, 3.0))
    for one, other in zip(plain, sharp, strict=True):
        cubes = one.shares**3
        assert torch.allclose(other.shares, cubes / cubes.sum(1, keepdim=True), atol=1e-6)
        assert (other.shares.max(1).values >= one.shares.max(1).values - 1e-6).all()


def test_a_net_learns_what_a_bot_does(tmp_path: Path) -> None:
    folder = written(tmp_path / "greedy", "greedy", games=16)
    settings = Settings(ID, [], hidden=64, cross=8, rate=3e-3, lessons=[folder], decisions=1_000_000)
    run = Training(settings, tmp_path / "run", "cpu")
    run.rounds(1)
    first = run.report()
    run.rounds(39)
    last = run.report()
    assert last.policy < 0.6 * first.policy
    assert last.games == 40 * 16
    assert last.decisions > 40 * 16 * 50
    run.save()
    again = Training(settings, tmp_path / "run", "cpu")
    assert (again.decisions, again.games) == (last.decisions, last.games)


def test_folders_without_lessons_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no decisions"):
        Lessons([str(tmp_path)], ID, 1, CPU)
    folder = written(tmp_path / "one", "easy", games=1)
    with pytest.raises(BadOption, match="not of flow\\."):
        Lessons([folder], "flow", 1, CPU)
    Path(folder, "data", "decisions-00000.parquet").unlink()
    with pytest.raises(BadOption, match="no file of decisions"):
        Lessons([folder], ID, 1, CPU)
    with pytest.raises(BadOption, match="at least one room"):
        check_settings(Settings(ID, []))
    with pytest.raises(BadOption, match="Lessons teach who won, not points"):
        check_settings(Settings(ID, [], lessons=[folder], points=0.5))
