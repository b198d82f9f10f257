"""Decisions as Parquet are read without riverrun, by the lines that the data card shows: the rows are those written."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import SearchBot, bot
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab.decisions import Folder, simulate_noted

ROWS = {
    "datasets": "decisions.to_list()",
    "polars": "decisions.to_dicts()",
    "pandas": "decisions.astype(object).where(decisions.notna(), None).to_dict('records')",
}
"""How each reader gives its rows as plain values."""
for reader in ROWS:
    pytest.importorskip(reader, reason=f"{reader} is not installed; `make learning` installs it")
parquet = pytest.importorskip("pyarrow.parquet")

BOTS = [SearchBot("thinks", "greedy", iterations=3), bot("random")]
TELL = """
import json, sys
row = rows[{dense}]
{snippet}
assert "riverrun" not in sys.modules
print(json.dumps({{"rows": rows, "dense": dense}}, default=lambda array: array.tolist()))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: Any) -> Path:
    """A run whose bot searches, in several files."""
    path: Path = tmp_path_factory.mktemp("decisions") / "made"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("riverrun.lab.shards.SHARD", 1)
        simulate_noted(Folder(path, rr.game("flow-of-history", players=2), BOTS, 3, 3))
    assert len(list((path / "data").iterdir())) == 3
    return path


def snippets(folder: Path) -> dict[str, str]:
    """The card's lines of Python, by what they import."""
    found = re.findall(r"```python\n(.*?)```", (folder / "README.md").read_text(), re.DOTALL)
    return {snippet.split()[1]: snippet for snippet in found}


def read(folder: Path, reader: str, dense: int) -> dict[str, Any]:
    """What the card's lines find in a process of their own, and one observation as they make it whole."""
    shown = snippets(folder)
    code = f"{shown[reader]}\nrows = {ROWS[reader]}\n" + TELL.format(dense=dense, snippet=shown["numpy"])
    done = subprocess.run(
        [sys.executable, "-I", "-c", code],
        cwd=folder,
        env={**os.environ, "HF_HOME": str(folder.parent / "cache"), "HF_HUB_OFFLINE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.mark.parametrize("reader", ROWS)
def test_the_cards_lines_find_every_decision(folder: Path, reader: str) -> None:
    told = read(folder, reader, dense=5)
    wanted = parquet.read_table(folder / "data").to_pylist()
    assert told["rows"] == wanted
    assert {row["game"] for row in wanted} == {0, 1, 2}
    assert {row["visits"] is None for row in wanted} == {True, False}
    dense = np.zeros(Encoder(rr.game("flow-of-history", players=2)).size, np.float32)
    dense[wanted[5]["observation_at"]] = wanted[5]["observation"]
    assert told["dense"] == dense.tolist()
