"""Runs on a Ray cluster of two nodes: the same to the last bit as here, whoever comes, goes or is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins

import riverrun as rr
from nets.test_nets import some_weights
from riverrun.bots import Bot, SearchBot, bot, bot_or_net
from riverrun.kernel.errors import RiverrunError
from riverrun.lab import simulate, summary
from riverrun.lab.compare.comparing import Comparison, Question, compare
from riverrun.lab.compare.measures import Measure
from riverrun.lab.decisions import Folder, simulate_noted
from riverrun.lab.kept import Kept
from riverrun.lab.ladder import climb
from riverrun.lab.report.reporting import Order, play
from riverrun.lab.side import Side
from riverrun.lab.workers import Local, Workers, on_ray, workers_on
from riverrun.nets.files import write_net

PACK = Path(__file__).parents[2] / "docs" / "examples" / "observatory"
STORE = 80 << 20
QUICK = [bot("random"), bot("easy")]


@dataclass(frozen=True)
class Slow(Bot):
    """A bot that takes its time."""

    pause: float = 0.005

    def _choose(self, state: Any, seed: int, within: float | None) -> int:
        time.sleep(self.pause)
        return state.legal()[seed % len(state.legal())]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes of one core each."""
    if os.environ.get("CI") != "true":
        pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))  # tests define bots
        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE}
        made = Cluster(initialize_head=True, head_node_args=head)
        made.add_node(num_cpus=1, object_store_memory=STORE)
        yield made
        made.shutdown()


@pytest.fixture(scope="module")
def workers(cluster: Any) -> Iterator[Workers]:
    ray_worker = import_module("ray._private.worker")
    assert ray_worker._worker_logs_enabled
    with workers_on(f"ray:{cluster.address}", None) as found:
        assert found.count == 2
        yield found
    assert ray_worker._worker_logs_enabled  # others hear of their nodes as before


def small(content: Path | None = None) -> rr.Game:
    return rr.game("flow-of-history", players=2, content=content)


def alike(one: Any, other: Any) -> None:
    for name in ("points", "wins", "decisions"):
        assert np.array_equal(getattr(one, name), getattr(other, name))


def test_a_simulation_of_quick_bots_and_its_events(workers: Workers) -> None:
    here = simulate(small(), QUICK, 9, seed=3, events=True)
    there = simulate(small(), QUICK, 9, seed=3, events=True, workers=workers)
    alike(here, there)
    assert here.events == there.events


def test_a_ladder_with_a_net_and_a_bot_in_plain_python(workers: Workers, tmp_path: Path) -> None:
    game = small()
    write_net(tmp_path / "a.safetensors", game.rulebook, some_weights(game), {})
    bots = [bot("random"), Slow("plain", pause=0.0), bot_or_net(tmp_path / "a.safetensors")]
    assert climb(game, bots, 2) == climb(game, bots, 2, workers=workers)


def test_a_report_and_a_comparison_of_a_pack(workers: Workers, tmp_path: Path) -> None:
    sides = [Side.of(small(pack), [bot("random")])._replace(block=4) for pack in (None, PACK)]
    order = Order(sides[1], 8, seed=5)
    tables = [
        play(order, where, Kept(tmp_path / f"{where.here}", order.key()), lambda done: None)
        for where in (Local(1), workers)
    ]
    assert tables[0] == tables[1]
    question = Question(sides[0], sides[1], (Measure("points"),), seed=3, bound=0.01)
    found = []
    for where in (Local(1), workers):
        comparison = Comparison.begin(question)
        assert len(list(compare(comparison, 8, where))) == 2
        found.append((comparison.sums.totals.tobytes(), comparison.sums.products.tobytes(), comparison.looks))
    assert found[0] == found[1]


@pytest.mark.parametrize("bots", [QUICK, [SearchBot("thinks", iterations=1), bot("random")]], ids=["quick", "thinking"])
def test_decisions_are_the_same_bytes(workers: Workers, tmp_path: Path, bots: list[Bot]) -> None:
    pytest.importorskip("pyarrow")
    found = []
    for name, where in (("here", Local(1)), ("there", workers)):
        folder = tmp_path / name
        simulate_noted(Folder(folder, small(), bots, 2, 3), workers=where)
        written = [path for path in folder.rglob("*") if path.is_file()]
        found.append({str(path.relative_to(folder)): path.read_bytes() for path in written})
    assert found[0] == found[1]
    assert len(found[0]) == 5


def test_a_node_that_comes_helps_and_loses_nothing_when_it_is_killed(cluster: Any, workers: Workers) -> None:
    third = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    told: list[int] = []

    def progress(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            cluster.remove_node(third, allow_graceful=False)

    run = simulate(small(), [Slow("slow")], 10, seed=4, workers=workers, progress=progress)
    assert told == list(range(1, 11))
    alike(run, simulate(small(), [Slow("slow", pause=0.0)], 10, seed=4))


def test_another_installation_refuses_in_a_sentence(workers: Workers, monkeypatch: Any) -> None:
    real = on_ray.build()
    monkeypatch.setattr(on_ray, "build", lambda: real | {"riverrun": "0.0.1"})
    with pytest.raises(RiverrunError, match=r"The node \S+ has another riverrun \(.+\) than .+ \(0\.0\.1\); install"):
        simulate(small(), QUICK, 2, workers=workers)


def test_trouble_of_work_is_told_as_it_is(workers: Workers) -> None:
    with pytest.raises(ZeroDivisionError):
        list(workers.each(partial(divmod, 1), [0], quick=True))


def test_what_ray_tells_of_its_nodes_is_not_among_the_results(workers: Workers, capsys: Any) -> None:
    told = {"lines": ["The node has been marked dead."], "pid": "raylet", "is_err": False}
    import_module("ray._private.worker").print_to_stdstream(told, ignore_prefix=False)
    assert capsys.readouterr() == ("", "")


def test_a_driver_that_is_killed_goes_on(cluster: Any, workers: Workers, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ["simulate", "flow-of-history", "--players", "2", "--games", "30", "--json"]
    command = [sys.executable, "-c", "from riverrun.cli import main; main()", *words]
    ray = ["--on", f"ray:{cluster.address}", "--keep", str(kept)]
    driver = subprocess.Popen([*command, *ray], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    end = time.monotonic() + 40
    while (not kept.exists() or kept.stat().st_size < 1000) and time.monotonic() < end and driver.poll() is None:
        time.sleep(0.05)
    driver.send_signal(signal.SIGKILL)
    driver.wait()
    size = kept.stat().st_size
    assert size >= 1000
    again = subprocess.run([*command, *ray], capture_output=True, check=True)
    assert kept.stat().st_size > size
    there, here = json.loads(again.stdout), to_builtins(summary(simulate(small(), [bot("random")], 30)))
    for name in ("games", "decisions", "length", "points", "by_seat", "by_bot"):
        assert there[name] == here[name]
