"""Sets of small numbers: as Python's own sets, interpreted and compiled, to the highest bit of every word."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel import sets
from riverrun.kernel.jit import entry, switch
from riverrun.kernel.jit.cuda import written_out
from riverrun.kernel.jit.record_view import record_view
from riverrun.kernel.jit.switch import Rule, running
from riverrun.kernel.position.layout import Array, Fields, array

SIZE = 128
NUMBERS = st.sets(st.integers(0, SIZE - 1))


class Board(Fields):
    """Two fields of sets with a word before, between and after, which no set may touch."""

    before: Array = array(1)
    owned: Array = array(3, sets.words(SIZE), unsigned=True)
    between: Array = array(1)
    near: Array = array(2, sets.words(SIZE), unsigned=True)
    after: Array = array(1)


def board(*rows: set[int]) -> np.record:
    record = Board.empty()[0]
    record.before[0] = record.between[0] = record.after[0] = 77
    for row, members in enumerate(rows):
        for n in members:
            record.owned[row, n // 32] |= np.uint32(1 << n % 32)
    return record


def members(record: np.record, row: int, name: str = "owned") -> set[int]:
    assert record.before[0] == record.between[0] == record.after[0] == 77
    return {n for n in range(SIZE) if int(record[name][row, n // 32]) >> n % 32 & 1}


def test_words_of_a_size():
    assert [sets.words(size) for size in (1, 31, 32, 33, 64, 98, 128)] == [1, 1, 1, 2, 2, 4, 4]


@given(NUMBERS, st.integers(0, SIZE - 1))
def test_one_number(some, n):
    record = board(set(), some)
    s = record_view(record)
    assert sets.has(s.owned, 1, n) == (n in some)
    sets.add(s.owned, 1, n)
    assert members(record, 1) == some | {n}
    sets.remove(s.owned, 1, n)
    assert members(record, 1) == some - {n}
    assert members(record, 0) == members(record, 2) == set()


@given(NUMBERS)
def test_a_whole_set(some):
    record = board(set(), set(), some)
    s = record_view(record)
    assert sets.count(s.owned, 2) == len(some)
    assert sets.is_empty(s.owned, 2) == (not some)
    walked, n = [], -1
    while (n := sets.next_member(s.owned, 2, n)) >= 0:
        walked.append(n)
    assert walked == sorted(some) == sets.members(s.owned, 2) == sets.members(record.owned, 2)
    assert [sets.nth_member(s.owned, 2, n) for n in range(len(some) + 1)] == [*sorted(some), -1]
    sets.clear(s.owned, 2)
    assert members(record, 2) == set()
    sets.fill(s.owned, 2, len(some))
    assert members(record, 2) == set(range(len(some)))


@given(NUMBERS, NUMBERS)
def test_two_sets(one, other):
    assert combined(one, other) == expected(one, other)


def expected(one: set[int], other: set[int]) -> list[object]:
    both = sorted(one & other)
    return [bool(both), one <= other, len(both), both, other, one | other, one & other, one - other]


@entry
def tell(s: Board, out: Board) -> None:
    """Every question about two sets, and every way to join them, in one compiled piece."""
    out[0] = sets.meets(s.owned, 0, s.owned, 1)
    out[1] = sets.within(s.owned, 0, s.owned, 1)
    out[2] = sets.count_both(s.owned, 0, s.owned, 1)
    n = sets.next_both(s.owned, 0, s.owned, 1, -1)
    while n >= 0:
        sets.add(s.near, 0, n)
        n = sets.next_both(s.owned, 0, s.owned, 1, n)
    sets.assign(s.near, 1, s.owned, 0)
    sets.unite(s.near, 1, s.owned, 1)
    sets.assign(s.owned, 2, s.owned, 0)
    sets.subtract(s.owned, 2, s.owned, 1)
    sets.intersect(s.owned, 0, s.owned, 1)


def combined(one: set[int], other: set[int]) -> list[object]:
    record = board(one, other)
    out = np.zeros(3, np.int64)
    tell(record, out)
    return [
        bool(out[0]),
        bool(out[1]),
        int(out[2]),
        sorted(members(record, 0, "near")),
        members(record, 1),
        members(record, 1, "near"),
        members(record, 0),
        members(record, 2),
    ]


@entry
def walk(s: Board, size: int) -> int:
    """Fills, takes every third out, counts, and adds up those that are left, by both ways to find them."""
    sets.fill(s.owned, 0, size)
    for n in range(0, size, 3):
        sets.remove(s.owned, 0, n)
    total = 1000 * sets.count(s.owned, 0) + sets.is_empty(s.owned, 0)
    for n in range(sets.count(s.owned, 0)):
        total += sets.nth_member(s.owned, 0, n)
    n = sets.next_member(s.owned, 0, -1)
    while n >= 0:
        total += sets.has(s.owned, 0, n) * n
        n = sets.next_member(s.owned, 0, n)
    return total


@pytest.mark.parametrize("compiled", [False, True])
def test_compiled_is_the_same(tmp_path, monkeypatch, compiled):
    monkeypatch.setattr(switch, "CACHE", tmp_path)
    some = [set(), {31}, {0, 31, 32, 63, 64, 95, 96, 127}, set(range(128)), set(range(0, 128, 5))]
    with running(compiled):
        for one in some:
            for other in some:
                assert combined(one, other) == expected(one, other)
        for size in (0, 1, 31, 32, 33, 63, 64, 98, 127, 128):
            left = [n for n in range(size) if n % 3]
            assert walk(board(), size) == 1000 * len(left) + (not left) + 2 * sum(left)


def test_every_rule_can_be_written_out_for_a_gpu():
    for function in vars(sets).values():
        if isinstance(function, Rule):
            assert written_out(function.function).__name__ == function.__name__
