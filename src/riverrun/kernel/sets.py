"""Sets of small numbers as rows of 32-bit words: the same interpreted, compiled and on a GPU.

A field holds one set in each row: `array(seats, words(98), unsigned=True)`; a set alone is a field of one row. One
signed number would not do: its highest bit is not the same in all ways to run. A set is named by its field and its row,
since interpreted rules cannot cut a row out of a field. Of two sets that are compared or joined, the second has at
least as many words as the first.
"""

from __future__ import annotations

from typing import Any

from riverrun.kernel.jit import rule

WORD = 32
ALL = 0xFFFFFFFF


def words(size: int) -> int:
    """How many words a set of numbers below `size` takes, where its field is declared."""
    return -(-size // WORD)


@rule
def word(sets: Any, row: int, i: int) -> int:
    """A word of a set as a number like any other, whatever the kind of its field."""
    return int(ALL & sets[row, i])


def members(sets: Any, row: int) -> list[int]:
    """The numbers in the set, ascending, for readers outside of rules."""
    return [32 * i + bit for i in range(sets.shape[1]) for bit in range(WORD) if int(sets[row, i]) >> bit & 1]


# One number


@rule
def has(sets: Any, row: int, n: int) -> int:
    """1 if a number is in the set, else 0."""
    return int(ALL & sets[row, n >> 5]) >> (n & 31) & 1


@rule
def add(sets: Any, row: int, n: int) -> None:
    """Puts a number into the set."""
    sets[row, n >> 5] = (ALL & sets[row, n >> 5]) | (1 << (n & 31))


@rule
def remove(sets: Any, row: int, n: int) -> None:
    """Takes a number out of the set."""
    sets[row, n >> 5] = (ALL ^ (1 << (n & 31))) & sets[row, n >> 5]


# A whole set


@rule
def clear(sets: Any, row: int) -> None:
    """Takes all numbers out of the set."""
    for i in range(sets.shape[1]):
        sets[row, i] = 0


@rule
def fill(sets: Any, row: int, size: int) -> None:
    """Makes the set that of all numbers below `size`."""
    for i in range(sets.shape[1]):
        left = size - 32 * i
        sets[row, i] = ALL if left >= 32 else (1 << left) - 1 if left > 0 else 0


@rule
def bits(number: int) -> int:
    """How many bits of a 32-bit number are 1."""
    pairs = number - ((number >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    return ((((fours + (fours >> 4)) & 0x0F0F0F0F) * 0x01010101) & ALL) >> 24


@rule
def lowest(number: int) -> int:
    """The place of the lowest bit that is 1, of a number above 0."""
    return bits((number & -number) - 1)


@rule
def count(sets: Any, row: int) -> int:
    """How many numbers are in the set."""
    found = 0
    for i in range(sets.shape[1]):
        found += bits(word(sets, row, i))
    return found


@rule
def is_empty(sets: Any, row: int) -> int:
    """1 if no number is in the set, else 0."""
    for i in range(sets.shape[1]):
        if sets[row, i] != 0:
            return 0
    return 1


@rule
def next_member(sets: Any, row: int, after: int) -> int:
    """The least number in the set above `after`, or -1: from -1 on, all of them, ascending."""
    start = after + 1
    for i in range(start >> 5, sets.shape[1]):
        left = word(sets, row, i)
        if i == start >> 5:
            left = (left >> (start & 31)) << (start & 31)
        if left != 0:
            return 32 * i + lowest(left)
    return -1


@rule
def nth_member(sets: Any, row: int, n: int) -> int:
    """The member that has `n` lesser ones, or -1: by it one is drawn at random."""
    lesser = n
    for i in range(sets.shape[1]):
        left = word(sets, row, i)
        here = bits(left)
        if lesser < here:
            for _ in range(lesser):
                left &= left - 1
            return 32 * i + lowest(left)
        lesser -= here
    return -1


# Two sets


@rule
def assign(sets: Any, row: int, others: Any, other: int) -> None:
    """Makes the set equal to another."""
    for i in range(sets.shape[1]):
        sets[row, i] = others[other, i]


@rule
def unite(sets: Any, row: int, others: Any, other: int) -> None:
    """Puts all numbers of another set into the set."""
    for i in range(sets.shape[1]):
        sets[row, i] = word(sets, row, i) | word(others, other, i)


@rule
def intersect(sets: Any, row: int, others: Any, other: int) -> None:
    """Leaves only what another set has, too."""
    for i in range(sets.shape[1]):
        sets[row, i] = word(sets, row, i) & word(others, other, i)


@rule
def subtract(sets: Any, row: int, others: Any, other: int) -> None:
    """Takes all numbers of another set out of the set."""
    for i in range(sets.shape[1]):
        sets[row, i] = word(sets, row, i) & (ALL ^ word(others, other, i))


@rule
def meets(sets: Any, row: int, others: Any, other: int) -> int:
    """1 if a number is in both sets, else 0."""
    for i in range(sets.shape[1]):
        if word(sets, row, i) & word(others, other, i):
            return 1
    return 0


@rule
def within(sets: Any, row: int, others: Any, other: int) -> int:
    """1 if another set has every number of the set, else 0."""
    for i in range(sets.shape[1]):
        if word(sets, row, i) & (ALL ^ word(others, other, i)):
            return 0
    return 1


@rule
def count_both(sets: Any, row: int, others: Any, other: int) -> int:
    """How many numbers are in both sets."""
    found = 0
    for i in range(sets.shape[1]):
        found += bits(word(sets, row, i) & word(others, other, i))
    return found


@rule
def next_both(sets: Any, row: int, others: Any, other: int, after: int) -> int:
    """The least number in both sets above `after`, or -1."""
    start = after + 1
    for i in range(start >> 5, sets.shape[1]):
        left = word(sets, row, i) & word(others, other, i)
        if i == start >> 5:
            left = (left >> (start & 31)) << (start & 31)
        if left != 0:
            return 32 * i + lowest(left)
    return -1
