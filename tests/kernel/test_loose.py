"""Loose records: the interpreter's fast way to the same memory as the NumPy record's."""

from __future__ import annotations

import gc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.layout import Fields, Words, word, words
from riverrun.kernel.loose import loose_kind, loosen

SIGNED = st.integers(-(2**31), 2**31 - 1)
UNSIGNED = st.integers(0, 2**32 - 1)


class Toy(Fields):
    """A record with every sort of field; the first array does not come first."""

    one: int = word()
    row: Words = words(3)
    two: int = word()
    grid: Words = words(2, 4)
    seeds: Words = words(2, unsigned=True)
    three: int = word()


@given(SIGNED, SIGNED, SIGNED, UNSIGNED)
def test_what_the_record_holds_the_loose_one_reads(a, b, c, d):
    record = Toy.empty()[0]
    record.one, record.row[1], record.grid[1, 2], record.seeds[1] = a, b, c, d
    record.three = -1
    loose = loosen(record)
    assert (loose.one, loose.row[1], loose.grid[1, 2], loose.seeds[1], loose.three) == (a, b, c, d, -1)
    assert (loose.two, loose.row[0], loose.grid[0, 0], loose.seeds[0]) == (0, 0, 0, 0)
    assert type(loose.one) is type(loose.grid[1, 2]) is int


@given(SIGNED, SIGNED, SIGNED, UNSIGNED)
def test_what_the_loose_one_writes_the_record_holds(a, b, c, d):
    record = Toy.empty()[0]
    loose = loosen(record)
    loose.two, loose.row[2], loose.grid[0, 3], loose.seeds[0] = a, b, c, d
    loose.three += 5
    assert (record.two, record.row[2], record.grid[0, 3], record.seeds[0], record.three) == (a, b, c, d, 5)
    assert record.one == 0


def test_every_word_of_every_field_lies_at_its_place():
    record = Toy.empty()[0]
    loose = loosen(record)
    for at in range(Toy.dtype.itemsize // 4):
        loose.words[at] = at
    plain = np.frombuffer(record.tobytes(), np.int32)
    assert plain.tolist() == list(range(Toy.dtype.itemsize // 4))
    for name, field in Toy.fields.items():
        if field.shape:
            assert getattr(loose, name).tolist() == record[name].tolist()
        else:
            assert getattr(loose, name) == record[name]


def test_records_of_an_array_are_loosened_each_at_its_own_place():
    records = Toy.empty(5)
    for number in range(5):
        loosen(records[number]).one = number
        loosen(records[number]).grid[1, 3] = 10 * number
    assert records.one.tolist() == [0, 1, 2, 3, 4]
    assert records.grid[:, 1, 3].tolist() == [0, 10, 20, 30, 40]


def test_loose_record_keeps_its_memory_alive():
    loose = loosen(Toy.empty()[0])
    gc.collect()
    rubbish = [Toy.empty(1000) for _ in range(20)]
    loose.one = 41
    loose.grid[1, 1] = 7
    assert (loose.one, loose.grid[1, 1], loose.record.one) == (41, 7, 41)
    assert not any(block.one.any() for block in rubbish)


def test_copy_of_a_record_is_other_memory():
    record = Toy.empty()[0]
    loosen(record.copy()).one = 3
    assert record.one == 0


@pytest.mark.parametrize("value", [2**31, -(2**31) - 1])
def test_number_too_large_for_a_word_is_an_error_and_not_cut(value):
    loose = loosen(Toy.empty()[0])
    with pytest.raises(ValueError, match="invalid value"):
        loose.one = value
    with pytest.raises(ValueError, match="invalid value"):
        loose.row[0] = value


def test_place_outside_an_array_is_an_error():
    loose = loosen(Toy.empty()[0])
    with pytest.raises(IndexError):
        loose.row[3] = 1
    with pytest.raises(IndexError):
        loose.grid[2, 0] = 1


def test_unknown_field_is_an_error():
    with pytest.raises(AttributeError):
        loosen(Toy.empty()[0]).four = 4


def test_loose_record_is_not_loosened_again():
    loose = loosen(Toy.empty()[0])
    assert loosen(loose) is loose


def test_field_cannot_have_a_name_that_loose_records_need():
    class Wrong(Fields):
        words: Words = words(2)

    with pytest.raises(AssertionError, match="no field may be called bytes or record or words"):
        loosen(Wrong.empty()[0])


def test_one_class_for_each_layout():
    assert type(loosen(Toy.empty()[0])) is type(loosen(Toy.empty(3)[2])) is loose_kind(Toy.dtype)
