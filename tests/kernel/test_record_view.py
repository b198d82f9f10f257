"""Record views: the interpreter's fast way to the same memory as the NumPy record's."""

from __future__ import annotations

import gc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverrun.kernel.jit.record_view import own_memory, record_view, record_view_type
from riverrun.kernel.position.layout import Array, Fields, array, duplicate, scalar

SIGNED = st.integers(-(2**31), 2**31 - 1)
UNSIGNED = st.integers(0, 2**32 - 1)


class Toy(Fields):
    """A record with every sort of field; the first array does not come first."""

    one: int = scalar()
    row: Array = array(3)
    two: int = scalar()
    grid: Array = array(2, 4)
    seeds: Array = array(2, unsigned=True)
    three: int = scalar()


@given(SIGNED, SIGNED, SIGNED, UNSIGNED)
def test_what_the_record_holds_the_loose_one_reads(a, b, c, d):
    record = Toy.empty()[0]
    record.one, record.row[1], record.grid[1, 2], record.seeds[1] = a, b, c, d
    record.three = -1
    view = record_view(record)
    assert (view.one, view.row[1], view.grid[1, 2], view.seeds[1], view.three) == (a, b, c, d, -1)
    assert (view.two, view.row[0], view.grid[0, 0], view.seeds[0]) == (0, 0, 0, 0)
    assert type(view.one) is type(view.grid[1, 2]) is int


@given(SIGNED, SIGNED, SIGNED, UNSIGNED)
def test_what_the_loose_one_writes_the_record_holds(a, b, c, d):
    record = Toy.empty()[0]
    view = record_view(record)
    view.two, view.row[2], view.grid[0, 3], view.seeds[0] = a, b, c, d
    view.three += 5
    assert (record.two, record.row[2], record.grid[0, 3], record.seeds[0], record.three) == (a, b, c, d, 5)
    assert record.one == 0


def test_every_word_of_every_field_lies_at_its_place():
    record = Toy.empty()[0]
    view = record_view(record)
    for at in range(Toy.dtype.itemsize // 4):
        view.words[at] = at
    plain = np.frombuffer(record.tobytes(), np.int32)
    assert plain.tolist() == list(range(Toy.dtype.itemsize // 4))
    for name, field in Toy.fields.items():
        if field.shape:
            assert getattr(view, name).tolist() == record[name].tolist()
        else:
            assert getattr(view, name) == record[name]


def test_records_of_an_array_are_viewed_each_at_its_own_place():
    records = Toy.empty(5)
    for number in range(5):
        record_view(records[number]).one = number
        record_view(records[number]).grid[1, 3] = 10 * number
    assert records.one.tolist() == [0, 1, 2, 3, 4]
    assert records.grid[:, 1, 3].tolist() == [0, 10, 20, 30, 40]


def test_loose_record_keeps_its_memory_alive():
    view = record_view(Toy.empty()[0])
    gc.collect()
    rubbish = [Toy.empty(1000) for _ in range(20)]
    view.one = 41
    view.grid[1, 1] = 7
    assert (view.one, view.grid[1, 1], view.record.one) == (41, 7, 41)
    assert not any(block.one.any() for block in rubbish)


def test_copy_of_a_record_is_other_memory():
    record = Toy.empty()[0]
    record_view(record.copy()).one = 3
    assert record.one == 0


@pytest.mark.parametrize("value", [2**31, -(2**31) - 1])
def test_number_too_large_for_a_word_is_an_error_and_not_cut(value):
    view = record_view(Toy.empty()[0])
    with pytest.raises(ValueError, match="invalid value"):
        view.one = value
    with pytest.raises(ValueError, match="invalid value"):
        view.row[0] = value


def test_place_outside_an_array_is_an_error():
    view = record_view(Toy.empty()[0])
    with pytest.raises(IndexError):
        view.row[3] = 1
    with pytest.raises(IndexError):
        view.grid[2, 0] = 1


def test_memory_of_a_copy_is_found_without_a_search():
    record = duplicate(Toy.empty()[0])
    memory = own_memory(record, Toy.dtype.itemsize)
    assert memory is not None
    record_view(record).row[1] = 7
    assert bytes(memory) == record.tobytes()
    assert record_view(record).data.obj is memory.obj


def test_unknown_field_is_an_error():
    with pytest.raises(AttributeError):
        record_view(Toy.empty()[0]).four = 4


def test_view_of_a_view_is_itself():
    view = record_view(Toy.empty()[0])
    assert record_view(view) is view


def test_field_cannot_have_a_name_that_loose_records_need():
    class Wrong(Fields):
        words: Array = array(2)

    with pytest.raises(AssertionError, match="no field may be called bytes or data or record or words"):
        record_view(Wrong.empty()[0])


def test_one_class_for_each_layout():
    assert type(record_view(Toy.empty()[0])) is type(record_view(Toy.empty(3)[2])) is record_view_type(Toy.dtype)
