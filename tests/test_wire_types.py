"""The page's types of what is sent are those of the structs that are sent."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_pages_types_are_not_stale() -> None:
    if shutil.which("node") is None or not (ROOT / "web/node_modules/json-schema-to-typescript").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail("Node or the page's packages are missing; run npm ci in web.", pytrace=False)
        pytest.skip("Node or the page's packages are not installed.")
    command = [sys.executable, "web/wire_types.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
