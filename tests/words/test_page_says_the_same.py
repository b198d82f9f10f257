"""The page makes the same words of a sentence as Python does, in every language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    if shutil.which("npx") is None or not (ROOT / "web/node_modules/vitest").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail("Node or the page's packages are missing; run npm ci in web.", pytrace=False)
        pytest.skip("Node or the page's packages are not installed.")
    said = tmp_path / "said.json"
    run([sys.executable, "tools/sample_sentences.py", str(said)], ROOT)
    run(["npx", "vitest", "run", "src/lib/sentences/python.test.ts"], ROOT / "web", RIVERRUN_SAID=str(said))


def run(command: list[str], folder: Path, **env: str) -> None:
    done = subprocess.run(command, cwd=folder, env=os.environ | env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
