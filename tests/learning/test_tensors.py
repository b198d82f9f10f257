"""PyTorch reads the arrays of a batch on a GPU where they lie: checked in Numba's simulator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed; `make learning` installs it")

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "gpu_dlpack.py"


def test_pytorch_shares_every_array() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, str(BENCHMARK), "flow"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)["torch"]
    assert told["taking, µs"] > 0
    assert [all(told[dtype].values()) for dtype in ("float32", "float16")] == [True, True]
