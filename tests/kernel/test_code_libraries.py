"""How compiled rules are put together: every rule of a tree once, whatever its callers make of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba import types

from riverrun.kernel.jit.switch import entry, rule, running

LOUD = False


@rule
def leaf(x: int) -> int:
    return x * x + 1


@rule
def never_asks(x: int) -> int:
    if LOUD:
        return leaf(x)
    return x


@rule
def asks(x: int) -> int:
    total = 0
    for i in range(x):
        total += leaf(i)
    return total


@entry
def tree(x: int) -> int:
    return never_asks(x) + asks(x) + leaf(x)


@rule
def factorial(x: int) -> int:
    if x < 2:
        return 1
    return x * factorial(x - 1)


@rule
def even(x: int) -> int:
    if x == 0:
        return 1
    return odd(x - 1)


@rule
def odd(x: int) -> int:
    if x == 0:
        return 0
    return even(x - 1)


@entry
def repeats(x: int) -> int:
    return factorial(x)


@entry
def goes_round(x: int) -> int:
    return even(x)


def test_a_rule_that_one_caller_no_longer_needs_is_there_for_another():
    with running(True):
        assert tree(10) == 10 + sum(i * i + 1 for i in range(10)) + 101


def test_only_entries_become_machine_code():
    tree.inner.compile((types.int64,))  # `tree` itself may be in the cache, and then nothing below it is compiled
    libraries = [next(iter(one.inner.overloads.values())).library for one in (leaf, asks, never_asks)]
    assert {type(library).__name__ for library in libraries} == {"RuleLibrary"}
    assert [library.get_pointer_to_function(library.name) for library in libraries] == [0, 0, 0]
    # What it calls is not taken in before an entry is made of it.
    bodies = [one for one in libraries[1]._final_module.functions if not one.is_declaration]
    assert not any("leaf" in one.name for one in bodies)


def test_a_rule_may_call_itself_but_not_by_way_of_another():
    with running(True):
        assert repeats(5) == 120
        with pytest.raises(Exception, match=r"calls itself by way of another rule; write it as a loop"):
            goes_round(3)


def test_another_process_takes_the_tree_from_the_cache(tmp_path: Path):
    code = (
        "from kernel.test_code_libraries import tree\n"
        "from riverrun.kernel.jit.switch import running\n"
        "with running(True): print(tree(10))\n"
        "print(sum(tree.compiled.stats.cache_hits.values()))"
    )
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "RIVERRUN_CACHE": str(tmp_path), "PYTHONPATH": path}
    said = [
        subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert [one.split() for one in said] == [["406", "0"], ["406", "1"]]
