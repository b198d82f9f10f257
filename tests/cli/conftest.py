"""What the commands' tests share: running a command, and a saved game to give it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import riverrun as rr
from riverrun.cli import app

GAME = "flow-of-history"


@pytest.fixture
def run(monkeypatch) -> Callable[..., Any]:
    """`run("games", "--json")`: what a command printed and its exit code."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LC_ALL", "C")

    def run(*args: object, input: str | None = None) -> Any:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=input, prog_name="riverrun")

    return run


@pytest.fixture
def refuse(run) -> Callable[..., str]:
    """`refuse("play", "chess")`: the one sentence on stderr by which a command refuses its input."""

    def refuse(*args: object, code: int = 2, input: str | None = None) -> str:
        result = run(*args, input=input)
        assert result.exit_code == code, result.output
        assert result.stdout == ""
        sentence = result.stderr.rstrip("\n")
        assert sentence, "nothing was said"
        assert "\n" not in sentence
        assert "Traceback" not in sentence
        return sentence

    return refuse


START = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background inherits that it is ignored
from riverrun.cli import main
main()
"""


@pytest.fixture(scope="session")
def command() -> Callable[..., subprocess.Popen[str]]:
    """`command("play", ...)`: a command in a process of its own."""

    def command(*args: object, without: str = "", **env: str) -> subprocess.Popen[str]:
        full = {**os.environ, "COLUMNS": "80", "RIVERRUN_JIT": "0", "LC_ALL": "C", **env}
        full.pop(without, None)
        return subprocess.Popen(
            [sys.executable, "-c", START, *map(str, args)],
            env=full,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return command


@pytest.fixture(scope="session")
def saved(tmp_path_factory) -> Path:
    """A finished game of two, saved."""
    state = rr.game(GAME, players=2).new(seed=8)
    while not state.over:
        state.play(rr.random_move(state))
    path = tmp_path_factory.mktemp("saved") / "game.json"
    state.record().save(path)
    return path


@pytest.fixture
def pack(tmp_path) -> Path:
    """A content pack that changes a card and replaces another."""
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(
        f'game = "{GAME}"\nname = "Kinder wars"\nevidence = "invented"\nnote = "A trial."\n'
    )
    (folder / "cards.toml").write_text(
        """
[[card]]
id = "warriors"
effect = { verb = "steal_tokens", amount = 1 }

[[card]]
replaces = "temple"
id = "shrine"
name = "Shrine"
age = "I"
type = "construction"
timing = "permanent"
stripe = ["culture"]
effect = { verb = "provide", icons = { culture = 3 } }
"""
    )
    return folder
