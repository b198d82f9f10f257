"""The examples in docs/examples run as they stand, and docs/research says what is so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import riverrun as rr
from riverrun.gym import BatchEnv, BatchStep, aec_env, observation_names

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    ("name", "says"),
    [("pettingzoo_loop.py", "player_2: reward"), ("batch_loop.py", "mean reward by seat")],
)
def test_an_example_runs(name: str, says: str, *args: str) -> None:
    plain = {key: value for key, value in os.environ.items() if key != "RIVERRUN_JIT"}
    done = subprocess.run(
        [sys.executable, DOCS / "examples" / name, *args],
        capture_output=True,
        text=True,
        check=False,
        env=plain,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_the_example_for_sb3_is_short_and_the_page_shows_it() -> None:
    text = (DOCS / "examples" / "sb3_maskable_ppo.py").read_text("utf-8")
    assert len(text.splitlines()) < 40
    compile(text, "sb3_maskable_ppo.py", "exec")
    assert "sb3_maskable_ppo.py" in (DOCS / "research" / "gymnasium.md").read_text("utf-8")


def test_the_example_for_pytorch_runs_where_that_is_installed() -> None:
    pytest.importorskip("torch")
    test_an_example_runs("torch_batch.py", "of 200 games", "0")


def test_the_page_names_every_part_of_a_step() -> None:
    page = (DOCS / "research" / "batch.md").read_text("utf-8")
    for part in BatchStep._fields:
        assert f"`{part}`" in page


@pytest.mark.parametrize("id", ["flow-of-history", "flow"])
def test_the_page_s_sizes_are_right(id: str) -> None:
    page = (DOCS / "research" / "index.md").read_text("utf-8")
    book = rr.rulebook(id)
    games = [rr.game(id, players) for players in book.seats]
    sizes = ", ".join(f"{len(observation_names(game)):,}" for game in games)
    assert f"| {book.title} | {', '.join(map(str, book.seats))} | {sizes} | {games[0].moves:,} |" in page
    assert BatchEnv(games[-1], 1).encoder.size == aec_env(id, games[-1].players).encoder.size
