"""The switch between interpreted and compiled rules; test_compiled.py tests the compiled ones themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riverrun as rr
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.record_view import RecordView, record_view
from riverrun.kernel.jit.switch import compiled_now, entry, in_this_mode, rule, running
from riverrun.kernel.position.layout import Array, Fields, array, scalar


class Toy(Fields):
    count: int = scalar()
    row: Array = array(2)


@rule
def double(x: int) -> int:
    """Twice as much."""
    return 2 * x


@entry
def bump(s: Toy, by: int) -> int:
    s.count += double(by)
    s.row[1] = s.count
    return s.count


@rule
def kind_of(s: Toy) -> type:
    return type(s)


def test_rule_is_called_like_the_function_it_is():
    assert double(21) == 42
    assert double.__name__ == "double"
    assert double.__doc__ == "Twice as much."


def test_interpreted_rule_gets_views_of_records_and_changes_them():
    record = Toy.empty()[0]
    with running(compiled=False):
        assert bump(record, 3) == 6
        assert bump(record, 1) == 8
        assert issubclass(kind_of(record), RecordView)
    assert (record.count, record.row.tolist()) == (8, [0, 8])


def test_compiled_entry_takes_records_and_views_of_them_alike():
    class Other(Fields):
        row: Array = array(2)
        count: int = scalar()

    toy, other = Toy.empty()[0], Other.empty()[0]
    with running(compiled=True):
        for layout in (toy, other):
            assert [bump(layout, 1), bump(record_view(layout), 2), bump(record_view(layout), 3)] == [2, 6, 12]
            assert (layout.count, layout.row.tolist()) == (12, [0, 12])
        assert bump(record_view(toy), np.int32(1)) == 14


def test_rules_inside_rules_get_what_the_outer_one_has():
    seen = []

    @rule
    def inner(s: Toy) -> None:
        seen.append(s)

    @rule
    def outer(s: Toy) -> None:
        seen.append(s)
        inner(s)

    outer(Toy.empty()[0])
    assert seen[0] is seen[1]


SOURCE = """
def two(x): return 2 * x
def four(x): return two(two(x))
def both(s): return bump(s, two(1))
def first(boards): return kind_of(boards[0])
"""


def module_of_rules(name: str) -> dict[str, Any]:
    """The names of a module that is called so, with rules that call each other."""
    names: dict[str, Any] = {"__name__": name, "bump": bump, "kind_of": kind_of}
    exec(SOURCE, names)
    names.update({one: rule(names[one]) for one in ("two", "four", "both", "first")})
    return names


def test_interpreted_rules_of_a_game_call_each_other_past_the_switch_but_entries_through_it():
    names = module_of_rules("riverrun.games.toy.rules")
    assert names["four"](3) == 12
    assert names["four"].direct.__globals__["two"].__code__ is names["two"].function.__code__
    assert names["both"].direct.__globals__["bump"] is bump


def test_another_function_of_a_rule_is_what_the_others_call(monkeypatch):
    names = module_of_rules("riverrun.games.toy.rules")
    assert names["four"](3) == 12
    with monkeypatch.context() as patch:
        patch.setattr(names["two"], "function", lambda x: 3 * x)
        assert names["four"](3) == 27
    assert names["four"](3) == 12


def test_loops_over_many_games_call_rules_through_the_switch_which_makes_views_of_records():
    names = module_of_rules("riverrun.lab.toy_loops")
    assert names["four"].direct.__globals__ is names
    assert issubclass(names["first"](Toy.empty()), RecordView)


def test_view_of_a_record_is_handed_on_as_it_is():
    view = record_view(Toy.empty()[0])
    seen = []

    @rule
    def look(s: Toy) -> None:
        seen.append(s)

    look(view)
    assert seen[0] is view


def test_compiled_rule_takes_views_of_records_too(tmp_path, monkeypatch):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    record = Toy.empty()[0]
    with running(compiled=True):
        assert bump(record_view(record), 3) == 6
        assert bump(record, 1) == 8
    assert (record.count, record.row.tolist()) == (8, [0, 8])


def test_arrays_and_numbers_are_handed_on_as_they_are():
    seen = []

    @rule
    def look(a: object, b: object) -> None:
        seen.extend([a, b])

    array = np.zeros(3)
    look(array, 5)
    assert seen[0] is array
    assert seen[1] == 5


def test_running_is_put_back_even_after_an_error():
    before = compiled_now()
    with running(compiled=not before):
        assert compiled_now() is not before
    assert compiled_now() is before
    with pytest.raises(ZeroDivisionError), running(compiled=not before):
        raise ZeroDivisionError
    assert compiled_now() is before


def test_running_holds_in_its_own_context_alone(monkeypatch):
    """Another thread has the process's mode, also if that changes meanwhile, unless it is handed the mode of here."""
    monkeypatch.setattr(switch, "default_compiled", False)
    with ThreadPoolExecutor(1) as pool, running(compiled=True):
        assert (compiled_now(), pool.submit(compiled_now).result()) == (True, False)
        assert pool.submit(in_this_mode(compiled_now)).result()
        assert pool.submit(in_this_mode(sorted), [1, 2], reverse=True).result() == [2, 1]
        assert not pool.submit(compiled_now).result()
        with running(compiled=False):
            switch.go_compiled()
            assert (compiled_now(), pool.submit(compiled_now).result()) == (False, True)


def test_tasks_have_modes_of_their_own(monkeypatch):
    monkeypatch.setattr(switch, "default_compiled", False)

    async def told(compiled: bool) -> bool:
        with running(compiled):
            await asyncio.sleep(0)
            return await asyncio.to_thread(compiled_now)

    async def both() -> list[bool]:
        return await asyncio.gather(told(True), told(False))

    assert asyncio.run(both()) == [True, False]


def test_only_entries_are_called_compiled_from_python():
    assert bump.is_entry
    assert not double.is_entry


@pytest.mark.parametrize(
    ("wish", "stamp", "entries", "loops"),
    [("0", True, False, False), ("1", False, True, True), ("", False, False, True), ("", True, True, True)],
)
def test_environment_decides_what_is_compiled(monkeypatch, tmp_path, wish, stamp, entries, loops):
    monkeypatch.setenv("RIVERRUN_JIT", wish)
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    if stamp:
        switch.warm_stamp().touch()
    assert switch.start_mode() is entries
    assert switch.loops_compiled() is loops


def test_cache_lies_where_the_environment_says(monkeypatch, tmp_path):
    monkeypatch.setenv("RIVERRUN_CACHE", str(tmp_path))
    folder = switch.cache_folder()
    assert tmp_path in folder.parents
    assert folder.name == switch.SOURCES
    monkeypatch.delenv("RIVERRUN_CACHE")
    assert tmp_path not in switch.cache_folder().parents


def test_cache_changes_with_the_rules(monkeypatch, tmp_path):
    for name in ("kernel", "games"):
        (tmp_path / name).mkdir()
    source = tmp_path / "games" / "rules.py"
    source.write_text("LIMIT = 1\n")
    monkeypatch.setattr(switch, "PACKAGE", tmp_path)
    first = switch.sources_hash()
    assert switch.sources_hash() == first
    source.write_text("LIMIT = 2\n")
    assert switch.sources_hash() != first


def test_the_rule_sources_are_those_of_the_whole_package():
    assert Path(rr.__file__).parent == switch.PACKAGE
    assert (switch.PACKAGE / "kernel" / "jit" / "switch.py").exists()


def test_interpreted_process_compiles_nothing(tmp_path):
    """With RIVERRUN_JIT=0 a whole game leaves no cache behind, and does not even import the compiler."""
    code = (
        "import sys\n"
        "import riverrun as rr\n"
        "state = rr.game('flow-of-history', players=3).new(1)\n"
        "for _ in range(20): state.play(rr.random_move(state))\n"
        "assert 'numba' not in sys.modules\n"
    )
    environment = {**os.environ, "RIVERRUN_JIT": "0", "RIVERRUN_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    assert list(Path(tmp_path).rglob("*.nb*")) == []
