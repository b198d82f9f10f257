"""tools/new_game.py: the game that it makes plays at once, and what it refuses leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]
TEMPLATE_WORDS = ("new_game", "new-game", "NewGame", "New Game", "NEW-", "A. Designer")
QUICK = {"RIVERRUN_JIT": "0", "NO_COLOR": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
PLAY = """
import sys
import riverrun as rr
from riverrun.cli import main
assert list(rr.rulebooks())[-1] == "my-game", list(rr.rulebooks())
state = rr.game("my-game", players=3).new(1)
while not state.over:
    state.play(rr.random_move(state))
assert rr.replay(state.record()).hash == state.hash
assert any(score.won for score in state.scores())
sys.argv = ["riverrun", "rules", "my-game", "--coverage"]
sys.exit(main())
"""


def made(root, *args):
    """What the generator did in a repository."""
    command = [sys.executable, ROOT / "tools" / "new_game.py", *args, "--root", root]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


def tree(root):
    """Every file of a folder, whatever it is called."""
    return sorted(str(path.relative_to(root)) for path in root.rglob("*") if "__pycache__" not in path.parts)


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """A copy of what a game needs of the repository, with a game made in it."""
    root = tmp_path_factory.mktemp("repository")
    shutil.copytree(
        ROOT / "src" / "riverrun", root / "src" / "riverrun", ignore=shutil.ignore_patterns("__pycache__", "page")
    )
    (root / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", root / "tests")
    shutil.copy(ROOT / "pyproject.toml", root)
    done = made(root, "my-game", "My Game", "--designer", "Ann Other")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Wrote src/riverrun/games/my_game.\nWrote tests/my_game.\n")

    def run(*command):
        return subprocess.run(
            [sys.executable, *command],
            check=False,
            cwd=root,
            env={**os.environ, **QUICK, "PYTHONPATH": str(root / "src")},
            capture_output=True,
            text=True,
            timeout=120,
        )

    return SimpleNamespace(root=root, run=run)


def test_its_tests_pass(repository):
    done = repository.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/my_game")
    assert done.returncode == 0, done.stdout


def test_it_is_found_and_plays_and_every_clause_has_a_test(repository):
    done = repository.run("-c", PLAY)
    assert done.returncode == 0, done.stderr
    assert "7 of 7 clauses have a test." in done.stdout


def test_what_it_writes_is_clean_however_long_its_names(repository):
    long = ["a" * 30, "T" * 60, "--designer", "D" * 90, "--prefix", "LONGER"]
    done = made(repository.root, *long)
    assert done.returncode == 0, done.stderr
    try:
        for command in (["check"], ["format", "--check"]):
            done = repository.run("-m", "ruff", *command, "--no-cache", "src/riverrun/games", "tests")
            assert done.returncode == 0, done.stdout
    finally:
        shutil.rmtree(repository.root / "src" / "riverrun" / "games" / ("a" * 30))
        shutil.rmtree(repository.root / "tests" / ("a" * 30))


def test_nothing_of_the_template_is_left(repository):
    for folder in ("src/riverrun/games/my_game", "tests/my_game"):
        for path in (repository.root / folder).rglob("*.*"):
            if path.suffix in (".py", ".toml"):
                text = path.read_text("utf-8")
                assert not [
                    word for word in ("new_game", "new-game", "New Game", "NEW-", "A. Designer") if word in text
                ]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["my-game", "Other"], "There is a src/riverrun/games/my_game already; choose another name."),
        (["flow", "Flow"], "There is a src/riverrun/games/flow already; choose another name."),
        (["My_Game", "Mine"], "'My_Game' is no game's id: up to 30 small letters"),
        (["2048", "Numbers"], "'2048' is no game's id: up to 30 small letters"),
        (["../up", "Up"], "'../up' is no game's id: up to 30 small letters"),
        (["class", "Class"], "'class' is a word of Python's own and cannot be a game's id."),
        (["rulebook", "R"], "'rulebook' would make a class Rulebook, a name that is taken; choose another."),
        (["fool-of-honour", "Fool"], "Clauses of flow_of_history begin with FOH- already; give others with --prefix."),
        (["other", "Other", "--prefix", "x"], "'x' cannot begin clauses' ids: it takes 2 to 6 capitals"),
        (["other", 'A "title"'], "The title is 1 to 60 printable signs without quotation marks"),
    ],
)
def test_what_is_refused_writes_nothing(repository, args, says):
    before = tree(repository.root)
    done = made(repository.root, *args, "--designer", "Nobody")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1
    assert tree(repository.root) == before


def test_both_folders_or_neither(tmp_path):
    (tmp_path / "src" / "riverrun" / "games").mkdir(parents=True)
    before = tree(tmp_path)
    done = made(tmp_path, "other", "Other", "--designer", "Nobody")  # there is no folder for its tests
    assert done.returncode == 1
    assert "no game was made" in done.stderr
    assert tree(tmp_path) == before
