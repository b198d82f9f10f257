"""What is kept of a run: read again to the last bit, whole records alone, and never those of another run."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import riverrun as rr
from riverrun.bots import SearchBot, bot
from riverrun.kernel.errors import BadOption
from riverrun.lab.kept import Kept, keeping
from riverrun.lab.ladder import climb
from riverrun.lab.simulate import plan_of, simulate
from riverrun.lab.workers import Local

ARRAYS = {"a": np.arange(6, dtype=np.int32).reshape(2, 3), "b": np.array(0.1), "none": np.zeros((0, 2))}


def alike(one, other) -> bool:
    return all(one[key].dtype == other[key].dtype and np.array_equal(one[key], other[key]) for key in one | other)


def test_a_record_that_was_cut_off_is_dropped_and_written_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    for number in range(2):
        with keeping(path, "one") as kept:
            kept.add("piece", number, ARRAYS)
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    with keeping(path, "one") as kept:
        assert alike(kept.get("piece", 0), ARRAYS)
        assert kept.get("piece", 1) is None
        kept.add("piece", 1, ARRAYS)
    assert path.read_bytes() == whole
    path.write_bytes(whole[:-3] + b"xyz")
    with keeping(path, "one") as kept:
        assert kept.get("piece", 1) is None


def test_another_runs_file_is_refused_unless_it_is_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    Kept(path, "one").add("piece", 0, ARRAYS)
    with pytest.raises(BadOption, match="kept of another run"):
        Kept(path, "another")
    assert Kept(path, "another", own=True).get("piece", 0) is None
    with pytest.raises(BadOption, match="There is no folder"):
        Kept(tmp_path / "nowhere" / "kept", "one")


@pytest.mark.parametrize("bots", [[bot("random"), bot("easy")], [SearchBot("thinks", iterations=1), bot("random")]])
def test_a_stopped_simulation_goes_on_and_plays_nothing_twice(tmp_path: Path, bots) -> None:
    game = rr.game("flow-of-history", players=2)
    whole = simulate(game, bots, 4, seed=3)
    key = "a run"

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), keeping(tmp_path / "kept", key) as kept:
        simulate(game, bots, 4, seed=3, kept=kept, progress=stop)
    done: list[int] = []

    class Counting(Local):
        def each(self, work, numbers, *, quick):
            done.extend(numbers)
            return super().each(work, numbers, quick=quick)

    with keeping(tmp_path / "kept", key) as kept:
        again = simulate(game, bots, 4, seed=3, kept=kept, workers=Counting(1))
    assert done == [2, 3]
    for name in ("points", "wins", "decisions"):
        assert np.array_equal(getattr(whole, name), getattr(again, name))


def test_a_ladder_goes_on_from_its_file(tmp_path: Path) -> None:
    game, bots = rr.game("flow-of-history", 2), [bot("random"), bot("easy")]
    first = climb(game, bots, 2, keep=tmp_path / "kept")
    told: list[object] = []
    assert climb(game, bots, 2, keep=tmp_path / "kept", progress=lambda *what: told.append(what)) == first
    assert told[-1] == ("random against easy", 2, 2)
    with pytest.raises(BadOption, match="kept of another run"):
        climb(game, bots, 4, keep=tmp_path / "kept")


def test_plans_are_cut_into_parts_whatever_the_workers(make_game) -> None:
    game = make_game(2)
    for games, size in ((1, 1), (1000, 3), (100_000, 250)):
        plan = plan_of(game, [bot("random")], games, 0)
        assert plan.size == size
        parts = [plan.part(number) for number in range(plan.parts)]
        assert parts[0][0] == 0
        assert parts[-1][1] == games
        assert all(before[1] == after[0] for before, after in pairwise(parts))
    assert plan_of(game, [SearchBot("thinks", iterations=1)], 100, 0).parts == 100
