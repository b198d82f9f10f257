"""tools/new_game.py: what it makes goes through every stage with no other file touched; what it refuses leaves nothing.

The stages are those of `make test`, for the new game alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

ROOT = Path(__file__).parents[1]
QUICK = {"RIVERRUN_JIT": "0", "NO_COLOR": "1", "LC_ALL": "C", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
NEEDED = ("src/riverrun", "tests/words", "tools", "web")
NEEDED_FILES = (
    "pyproject.toml",
    "benchmarks/gpu.py",
    "tests/conftest.py",
    "tests/game_tables.py",
    "tests/test_clauses.py",
    "tests/test_compiled.py",
)
"""What the stages of a game read of the repository."""
PLAY = """
import riverrun as rr
assert list(rr.rulebooks())[-1] == "my-game", list(rr.rulebooks())
state = rr.game("my-game", players=3).new(1)
while not state.over:
    state.play(rr.random_move(state))
assert rr.replay(state.record()).hash == state.hash
assert any(score.won for score in state.scores())
"""
PETTINGZOO = """
from pettingzoo.test import api_test
from riverrun.gym import aec_env
api_test(aec_env("my-game", 3), num_cycles=60)
"""


def left_out(folder, names):
    """What is built or installed, and so not copied."""
    built = {"__pycache__", "node_modules", "dist"} | ({"page"} if folder.endswith("server") else set())
    return built & set(names)


def made(root, *args):
    """What the generator did in a repository."""
    command = [sys.executable, ROOT / "tools" / "new_game.py", *args, "--root", root]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


def tree(root):
    """Every file of a folder with its text, whatever it is called."""
    files = [path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {str(path.relative_to(root)): path.read_bytes() for path in files if not path.is_symlink()}


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """A copy of what a game needs of the repository, with a game made in it."""
    root = tmp_path_factory.mktemp("repository")
    for folder in NEEDED:
        shutil.copytree(ROOT / folder, root / folder, ignore=left_out)
    for file in NEEDED_FILES:
        (root / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, root / file)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for tests in ROOT.glob("tests/*/tables.py"):
        shutil.copytree(tests.parent, root / "tests" / tests.parent.name, ignore=left_out)
    before = tree(root)
    done = made(root, "my-game", "My Game", "--designer", "Ann Other")
    assert done.returncode == 0, done.stderr
    folders = ["src/riverrun/games/my_game", "tests/my_game", "web/src/games/my-game"]
    assert done.stdout.startswith("".join(f"Wrote {folder}.\n" for folder in folders))
    after = tree(root)
    assert {name: after[name] for name in before} == before
    assert all(name.startswith(tuple(f"{folder}/" for folder in folders)) for name in set(after) - set(before))

    def run(*command, **env):
        return subprocess.run(
            [sys.executable, *command],
            check=False,
            cwd=root,
            env={**os.environ, **QUICK, "PYTHONPATH": str(root / "src"), "RIVERRUN_CACHE": str(root / "cache"), **env},
            capture_output=True,
            text=True,
            timeout=240,
        )

    def tests(*args, **env):
        done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *args, **env)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return SimpleNamespace(root=root, run=run, tests=tests, folders=[root / folder for folder in folders])


def test_its_tests_pass(repository):
    repository.tests("tests/my_game")


def test_the_tests_of_all_games_pass_for_it(repository):
    shown = repository.tests("tests/test_clauses.py", "tests/words/test_catalogues.py", "-k", "my-game or mg or list")
    assert int(re.findall(r"(\d+) passed", shown)[0]) >= 6


def test_it_is_found_and_plays_and_every_clause_has_a_test(repository):
    done = repository.run("-c", PLAY)
    assert done.returncode == 0, done.stderr
    done = repository.run("-m", "riverrun", "rules", "my-game", "--coverage")
    assert done.returncode == 0, done.stderr
    assert "7 of 7 clauses have a test." in done.stdout


def test_bots_play_it_and_the_terminal_tells_it_in_another_language(repository):
    played = ["-m", "riverrun", "--language", "de", "play", "my-game", "--seed", "3", "--bots", "random"]
    done = repository.run(*played)
    assert done.returncode == 0, done.stderr
    assert "Nimm 1 bis 3" in done.stdout
    done = repository.run("-m", "riverrun", "simulate", "my-game", "--bots", "greedy,random", "--games", "20")
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout


def test_learners_play_it(repository):
    done = repository.run("-W", "ignore", "-c", PETTINGZOO)
    assert done.returncode == 0, done.stderr


def test_it_is_played_on_a_server(repository):
    command = [sys.executable, "-u", "-m", "riverrun", "serve", "--bots", "0", "--pause", "0", "--log", "error"]
    env = {**os.environ, **QUICK, "PYTHONPATH": str(repository.root / "src")}
    server = subprocess.Popen(
        [*command, "--data", repository.root / "data"],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        address = next(found[0] for line in lines if (found := re.findall(r"http://\S+", line)))
        with httpx.Client(base_url=address, timeout=20) as http:
            assert http.put("/api/me", json={"name": "Ada"}).is_success
            assert len(http.get("/api/games/my-game/clauses").json()) == 7
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            opened = http.post("/api/tables", json={"game": "my-game", "seats": seats})
            assert opened.is_success, opened.text
            assert played_to_the_end(http, opened.json()["id"])["view"]["last"] in (0, 1)
    finally:
        server.terminate()
        server.communicate(timeout=20)


def played_to_the_end(http, table):
    """Plays the first legal move whenever it is our turn; returns what we see at the end."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        seen = http.get(f"/api/tables/{table}", params={"seat": 0}).json()
        if seen["view"]["over"]:
            return seen
        if seen["view"]["legal"]:
            move = {"seat": 0, "move": seen["view"]["legal"][0][1], "seen": seen["version"], "id": str(seen["version"])}
            assert http.post(f"/api/tables/{table}/play", json=move).is_success
        else:
            time.sleep(0.02)
    raise AssertionError("the game does not end")


def test_it_is_the_same_compiled_and_on_a_gpu(repository):
    repository.tests("tests/test_compiled.py", "-k", "every_position and my-game", RIVERRUN_JIT="1")
    done = repository.run("benchmarks/gpu.py", "my-game", "--players", "2", NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
    assert "equal to the CPU's: True" in done.stdout


def test_its_types_and_imports_are_sound(repository):
    done = repository.run("-m", "mypy", "--cache-dir", str(repository.root / "types"), "src/riverrun/games/my_game")
    assert done.returncode == 0, done.stdout
    done = repository.run("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache")
    assert done.returncode == 0, done.stdout


def test_its_page_is_built_and_its_types_are_those_of_its_view(repository):
    if shutil.which("node") is None or not (ROOT / "web" / "node_modules").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail("Node or the page's packages are missing; run npm ci in web.", pytrace=False)
        pytest.skip("Node or the page's packages are not installed.")
    done = repository.run("web/wire_types.py")
    assert done.returncode == 0, done.stderr
    assert "taken: Record<string, number>[]" in (repository.folders[2] / "wire.ts").read_text("utf-8")
    for command in (["npx", "vite", "build"], ["npx", "eslint", "src/games/my-game"]):
        done = subprocess.run(
            command, check=False, cwd=repository.root / "web", capture_output=True, text=True, timeout=240
        )
        assert done.returncode == 0, done.stdout + done.stderr
    built = repository.root / "src" / "riverrun" / "server" / "page"
    assert any("mg-table-pile" in path.read_text("utf-8") for path in built.rglob("words.*.txt"))


def test_what_it_writes_is_clean_however_long_its_names(repository):
    long = ["a" * 30, "T" * 60, "--designer", "D" * 90, "--prefix", "LONGER"]
    done = made(repository.root, *long)
    assert done.returncode == 0, done.stderr
    folders = [f"src/riverrun/games/{'a' * 30}", f"tests/{'a' * 30}", f"web/src/games/{'a' * 30}"]
    try:
        for command in (["check"], ["format", "--check"]):
            done = repository.run("-m", "ruff", *command, "--no-cache", *folders[:2], "src/riverrun/games/my_game")
            assert done.returncode == 0, done.stdout
    finally:
        for folder in folders:
            shutil.rmtree(repository.root / folder)


def test_nothing_of_the_template_is_left(repository):
    words = ("new_game", "new-", "NewGame", "New Game", "NEW-", "A. Designer", '"new"')
    for folder in repository.folders:
        for path in folder.rglob("*.*"):
            if path.suffix != ".pyc":
                text = path.read_text("utf-8")
                assert not [word for word in words if word in text], path


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
        (["rail-roads", "Rails"], "Sentences that belong to no game begin with rr-; give another beginning"),
        (["other", "Other", "--prefix", "x"], "'x' cannot begin clauses' ids: it takes 2 to 6 capitals"),
        (["other", 'A "title"'], "The title is 1 to 60 printable signs without quotation marks"),
    ],
)
def test_what_is_refused_writes_nothing(repository, args, says):
    before = tree(repository.root / "src" / "riverrun" / "games")
    done = made(repository.root, *args, "--designer", "Nobody")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1
    assert tree(repository.root / "src" / "riverrun" / "games") == before


def test_all_folders_or_none(tmp_path):
    (tmp_path / "src" / "riverrun" / "games").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    before = sorted(tmp_path.rglob("*"))
    done = made(tmp_path, "other", "Other", "--designer", "Nobody")  # there is no folder for its page
    assert done.returncode == 1
    assert "no game was made" in done.stderr
    assert sorted(tmp_path.rglob("*")) == before
