"""The examples in docs/examples run as they stand, and docs/environments.md says what is so."""

from __future__ import annotations

import os
import re
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
def test_an_example_runs(name: str, says: str) -> None:
    plain = {key: value for key, value in os.environ.items() if key != "RIVERRUN_JIT"}
    done = subprocess.run(
        [sys.executable, DOCS / "examples" / name], capture_output=True, text=True, check=False, env=plain, timeout=600
    )
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


def test_the_page_s_snippets_run() -> None:
    page = (DOCS / "environments.md").read_text("utf-8")
    scope: dict[str, object] = {}
    for snippet in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(snippet, scope)
    assert scope["env"]


def test_the_page_names_every_part_of_a_step() -> None:
    page = (DOCS / "environments.md").read_text("utf-8")
    for part in BatchStep._fields:
        assert f"`{part}`" in page


def test_the_page_s_sizes_are_right() -> None:
    page = (DOCS / "environments.md").read_text("utf-8")
    for players in (2, 3, 4, 5):
        game = rr.game("flow-of-history", players)
        assert f"{players}: {len(observation_names(game)):,}" in page
    assert BatchEnv(game, 1).encoder.size == aec_env(game.id, 5).encoder.size
