"""The batch on a GPU, in Numba's simulator: every game and every refusal is the processor's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("cuda_simulated.py")


def simulated(*words: str) -> str:
    """What the script says that runs with the simulator, which must be switched on before Numba is imported."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "RIVERRUN_JIT": "0"}
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "players", "steps"),
    [("flow-of-history", 2, 40), ("flow", 1, 100), ("epochs", 2, 12), ("along-history", 2, 12)],
)
def test_games_are_the_processors_step_by_step(game: str, players: int, steps: int) -> None:
    assert "all steps equal" in simulated("equal", game, str(players), str(steps))


def test_the_benchmark_of_the_batch_runs_in_the_simulator() -> None:
    benchmark = SCRIPT.parents[2] / "benchmarks" / "gpu.py"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, str(benchmark), "flow", "--players", "1", "--batch", "2", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["count"], told["steps"]) == (2, 3)
    assert min(told["observed_dps"], told["unobserved_dps"]) > 0


def test_forced_moves_can_be_made_without_asking() -> None:
    assert "never one move alone" in simulated("forced", "flow-of-history", "2", "25")


def test_quick_bots_choose_as_on_the_processor() -> None:
    assert "all bots equal" in simulated("bots", "flow-of-history", "3", "10")


def test_all_arrays_are_read_in_place() -> None:
    assert "all memory shared" in simulated("tensors", "flow", "2", "3")


def test_what_is_wrong_is_refused_in_a_sentence() -> None:
    told = simulated("refusals", "flow-of-history", "2", "0")
    assert "A step takes 2 whole numbers, one a game" in told
    assert "Environment 1: 99999 is no move; moves are whole numbers from 0 to 4827." in told
    assert "Environment 0: ‘pass’ is not legal (FOH-2P1)" in told
    assert "Observations are float32 or float16, not 'int8'." in told
    assert "a batch is for one game and one number of players" in told
    assert "On a GPU nothing is paid on the way: the reward is win or points, not win+points." in told
    assert "call reset() first" in told


def test_without_a_gpu_there_is_one_sentence() -> None:
    code = (
        "import riverrun as rr\n"
        "from riverrun.gym.cuda import CudaBatch\n"
        "try:\n    CudaBatch(rr.game('flow', players=1), 2)\n"
        "except rr.RiverrunError as trouble:\n    print(trouble)\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}
    environment |= {"RIVERRUN_JIT": "0", "CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("No CUDA device is found: riverrun.gym.cuda needs numba-cuda and an NVIDIA GPU"), done
