"""The bench and the warming, without the minutes that compiling takes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import riverrun as rr
from riverrun.kernel.jit import switch
from riverrun.lab import bench, measure, warm

KEYS = ["interpreted_dps", "compiled_dps", "threads_dps", "copies_per_s"]


def test_rounds_are_long_enough_and_the_rates_right(monkeypatch):
    monkeypatch.setattr(measure, "ROUND_S", 0.02)
    clock = SimpleNamespace(now=0.0, perf_counter=lambda: clock.now)
    monkeypatch.setattr(measure, "time", clock)
    done = []

    def work(size: int) -> int:
        done.append(size)
        clock.now += size * 0.001
        return size

    (rates,) = measure._rates([work])
    assert len(rates) == measure.ROUNDS
    assert done[-1] >= 8
    assert rates == pytest.approx([1000] * measure.ROUNDS)


def test_a_game_without_an_end_is_not_measured():
    with pytest.raises(rr.BadOption, match="needs a table"):
        bench.bench(rr.game("flow", 2, clock="60"))


def test_the_speeds_are_measured(make_game, monkeypatch):
    monkeypatch.setattr(measure, "ROUND_S", 0.01)
    monkeypatch.setattr(measure, "ROUNDS", 1)
    monkeypatch.setattr(measure.switch, "running", lambda compiled: switch_off())
    found = measure.speeds("flow-of-history", 2, threads=2)
    assert list(found) == KEYS
    assert all(value > 0 for value in found.values())


def switch_off():
    """Stands in for `running`, so that nothing is compiled here."""
    from contextlib import nullcontext

    return nullcontext()


def test_the_bench_gathers_from_both_processes(make_game, monkeypatch):
    told: list[str] = []
    answers = [{"compile_s": 20.12345}, {"load_s": 1.0, **dict.fromkeys(KEYS, 1000.4)}]
    monkeypatch.setattr(bench, "_child", lambda program, cache: answers.pop(0))
    game = make_game(4)
    found = bench.bench(game, told.append)
    assert found.compile_s == 20.123
    assert found.compiled_dps == 1000
    assert found.position_bytes == game.rulebook.position.dtype.itemsize
    assert len(told) == 2


def test_a_process_that_fails_says_why(refused, tmp_path):
    why = refused(bench.BenchFailed, bench._child, "raise SystemExit('no rules here.')", str(tmp_path))
    assert "no rules here" in why


@pytest.mark.parametrize("id", rr.rulebooks())
def test_the_pieces_to_warm_can_be_called(id):
    listed = warm.pieces(warm.warm_game(rr.rulebook(id)))
    names = [piece.name for piece in listed]
    assert {"loops.random_games", "loops.start", "rules.play", "bots.policies", "bots.search", "lab.play_games"} <= set(
        names
    )
    for piece in listed:
        piece.call()


def test_the_stamp_comes_with_the_last_game(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path / "rules")
    monkeypatch.setattr(warm, "rulebooks", lambda: ["one", "two"])
    assert not warm.set_mark("one")
    assert not switch.warm_stamp().exists()
    assert warm.set_mark("two")
    assert switch.warm_stamp().exists()
