"""How compiled rules are put together: every rule of a tree once, and every entry once for all that call it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
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
def first_caller(x: int) -> int:
    return tree(x) + tree(x + 1)


@entry
def second_caller(numbers: np.ndarray) -> int:
    total = 0
    for number in numbers:  # of 32 bits, where the other caller's have 64
        total += tree(number)
    return total


@entry
def caller_of_callers(numbers: np.ndarray, x: int) -> int:
    return second_caller(numbers) + first_caller(x)


@entry
def there(x: int) -> int:
    return and_back(x)


@entry
def and_back(x: int) -> int:
    return there(x) if x else 0


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
    for one in (asks, never_asks):  # `tree` itself may be in the cache, and then nothing below it is compiled
        one.inner.compile((types.int64,))
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


def test_an_entry_is_compiled_once_for_all_that_call_it_and_comes_out_of_the_cache_with_them(tmp_path: Path):
    ask = (
        "with running(True): print(tests.caller_of_callers(np.arange(5, dtype=np.int32), 3))\n"
        "asked = (tests.tree, tests.first_caller, tests.second_caller, tests.caller_of_callers)\n"
        "for one in asked: print(*(sum(times.values()) for times in one.compiled.stats[1:]))\n"
        "for one in asked: print(len(one.compiled.signatures))\n"
        "print('leaf' in next(iter(tests.first_caller.compiled.overloads.values())).library.get_llvm_str())"
    )
    with running(False):
        expected = str(caller_of_callers(np.arange(5, dtype=np.int32), 3))
    first, second = (told_by_a_process(ask, tmp_path) for _ in range(2))
    assert first == [expected, *["0", "1"] * 4, *["1"] * 4, "False"]
    assert second == [expected, *["1", "0"] * 4, *["1"] * 4, "False"]


def test_an_entry_that_calls_itself_by_way_of_another_is_refused():
    with running(True), pytest.raises(Exception, match=r"re-entrant to the same function"):
        there(3)


def told_by_a_process(code: str, cache: Path) -> list[str]:
    """What a process that has this cache prints, word by word."""
    begin = (
        "import numpy as np\n"
        "from kernel import test_code_libraries as tests\n"
        "from riverrun.kernel.jit.switch import running\n"
    )
    path = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "RIVERRUN_CACHE": str(cache), "PYTHONPATH": path}
    call = [sys.executable, "-c", begin + code]
    return subprocess.run(call, env=environment, check=True, capture_output=True, text=True).stdout.split()
