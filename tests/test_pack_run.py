"""A training run packed for another machine: all it needs is there, nothing else, and it starts from the archive."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import riverrun

ROOT = Path(__file__).parent.parent


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack_run", ROOT / "tools" / "pack_run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pack_run = loaded()


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with settings that name a net, and a registry with two small wheels."""

    def download(needs: list[str], python: str, machine: str, folder: Path) -> None:
        assert any(need.startswith("numba-cuda") for need in needs)
        for name in ("alpha", "numpy"):
            with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
                wheel.writestr(f"{name}_packed/__init__.py", "")
                wheel.writestr(f"{name}_packed/tests/test_{name}.py", "")

    monkeypatch.setattr(pack_run, "download", download)
    monkeypatch.chdir(tmp_path)
    settings = {"game": "flow", "rooms": [{"players": 2, "tables": 8}], "nets": ["rivals/old.safetensors", "net"]}
    Path("short.json").write_text(json.dumps(settings))
    Path("rivals").mkdir()
    Path("rivals/old.safetensors").write_bytes(b"a net")
    return tmp_path


def packed(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr(sys, "argv", ["pack_run.py", *args])
    return pack_run.main()


def test_the_archive_has_what_a_run_needs_and_starts(here, monkeypatch):
    assert packed(monkeypatch, "short.json", "--installed", "NumPy", "--out", "run.tar.xz") == 0
    with tarfile.open("run.tar.xz") as archive:
        names = set(archive.getnames())
        archive.extractall(here / "there", filter="data")
    assert {"run/riverrun.py", "run/short.json", "run/rivals/old.safetensors"} <= names
    assert "run/packages/alpha_packed/__init__.py" in names
    assert "run/packages/riverrun/games/flow/net.safetensors" in names
    assert not [name for name in names if "numpy" in name or "/tests/" in name or "__pycache__" in name]
    assert not [name for name in names if "/server/page" in name]
    assert [name for name in names if name.endswith("net.safetensors")] == [
        "run/packages/riverrun/games/flow/net.safetensors"
    ]
    module = here / "there/run/packages/riverrun/__init__.py"
    module.write_text(module.read_text("utf-8").replace(riverrun.__version__, "0.0.packed"), "utf-8")
    started = subprocess.run(
        [sys.executable, "riverrun.py", "--version"], cwd=here / "there/run", capture_output=True, text=True, check=True
    )
    assert "0.0.packed" in started.stdout  # not the one that is installed
    beside = [
        "simulate",
        "flow",
        "--games",
        "2",
        "--bots",
        "medium@4",
        "--threads",
        "2",
        "--option",
        "turns=6",
        "--json",
    ]
    played = subprocess.run(
        [sys.executable, "riverrun.py", *beside],
        cwd=here / "there/run",
        env={**os.environ, "RIVERRUN_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(played.stdout)["games"] == 2


def test_a_package_that_would_not_travel_is_named(here, monkeypatch, capsys):
    assert packed(monkeypatch, "short.json", "--installed", "torhc", "--out", "run.tar.xz") == 2
    assert (
        "torhc, which the other machine has, is no package that would travel: alpha, numpy." in capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("../old.safetensors", "../old.safetensors is not below the current folder"),
        ("gone.safetensors", "gone.safetensors, which has to travel, does not exist"),
    ],
)
def test_what_cannot_travel_is_named_and_nothing_is_written(here, monkeypatch, capsys, path, said):
    settings = json.loads(Path("short.json").read_text())
    Path("short.json").write_text(json.dumps(settings | {"start": path}))
    assert packed(monkeypatch, "short.json", "--out", "run.tar.xz") == 2
    assert said in capsys.readouterr().err
    assert not Path("run.tar.xz").exists()


def test_settings_that_are_none_are_refused(here, monkeypatch, capsys):
    Path("short.json").write_text("{}")
    assert packed(monkeypatch, "short.json", "--out", "run.tar.xz") == 2
    assert "short.json" in capsys.readouterr().err


def test_lessons_bring_their_reader_along():
    settings = pack_run.Settings("flow", [], lessons=["lessons/2"])
    assert any(need.startswith("pyarrow") for need in pack_run.requirements([settings]))
    assert not any(need.startswith("pyarrow") for need in pack_run.requirements([pack_run.Settings("flow", [])]))
