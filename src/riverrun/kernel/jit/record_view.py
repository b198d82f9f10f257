"""A record as the interpreter reads it fastest: its fields as memory views that give plain Python numbers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

RECORD = np.record
FORMS = {"i": "i", "u": "I", "f": "d"}
"""The forms of memory views by NumPy's kinds of numbers."""


class RecordView:
    """A record's fields over its own memory, each laid out when it is first read; one subclass for each layout."""

    __slots__ = ("bytes", "data", "record", "words")

    record: Any
    """The NumPy record itself; holding it keeps the memory alive."""
    bytes: memoryview
    data: memoryview
    """The same memory as `bytes`, under the name by which compiled rules ask a record for it."""
    words: memoryview


def record_view(record: Any) -> Any:
    """View a NumPy record; a view is returned as it is."""
    if type(record) is not RECORD and isinstance(record, RecordView):  # a record is slow to say what it is
        return record
    dtype = dtype_of(record)
    known = _types.get(id(dtype))
    if known is None or known[0] is not dtype:
        known = _types[id(dtype)] = (dtype, record_view_type(dtype))
    return known[1](record)


dtype_of: Callable[[Any], np.dtype[Any]] = np.generic.dtype.__get__
base_of: Callable[[Any], Any] = np.void.base.__get__
memory_of: Callable[[Any], Any] = np.ndarray.base.__get__
"""A record's and an array's own attributes, past their search for fields of these names."""
_types: dict[int, tuple[np.dtype[Any], Callable[[Any], RecordView]]] = {}
"""The classes of views by the identity of the records' types: a hash of such a type takes longer than a view."""


@cache
def record_view_type(dtype: np.dtype[Any]) -> Callable[[Any], RecordView]:
    """Make the class of views of such records: a slot for every array, a property for every single number."""
    assert dtype.names is not None
    assert dtype.fields is not None
    assert not set(dtype.names) & set(RecordView.__slots__), (
        f"no field may be called {' or '.join(RecordView.__slots__)}"
    )
    parts = [(name, *dtype.fields[name][:2]) for name in dtype.names]
    arrays = {
        name: (slice(offset, offset + kind.itemsize), FORMS[kind.base.kind], list(kind.shape))
        for name, kind, offset in parts
        if kind.shape
    }
    anchor, (first, *_) = next(iter(arrays.items()))
    size = dtype.itemsize
    memory = ctypes.c_int32 * (size // 4)

    def begin(self: Any, record: Any) -> None:
        self.record = record

    def lay_out(self: Any, name: str) -> memoryview:
        # Python asks this for a slot that is still empty.
        found: memoryview | None
        known = arrays.get(name)
        if known is not None:
            part, form, shape = known
            found = self.bytes[part].cast(form, shape)
        elif name == "bytes":
            found = own_memory(self.record, size)
            if found is None:
                # A record's own buffer is read-only to Python; that of its fields is not.
                start = self.record[anchor].__array_interface__["data"][0] - first.start
                found = memoryview(memory.from_address(start)).cast("B")
        elif name == "data":
            found = self.bytes
        elif name == "words":
            found = self.bytes.cast("i")
        else:
            raise AttributeError(f"The record has no field '{name}'.")
        setattr(self, name, found)
        return found

    members: dict[str, Any] = {"__slots__": tuple(arrays), "__init__": begin, "__getattr__": lay_out}
    for name, kind, offset in parts:
        if not kind.shape:
            members[name] = _number(offset // 4)
    return type("RecordViewOfLayout", (RecordView,), members)


def own_memory(record: Any, size: int) -> memoryview | None:
    """The memory of a record that has memory of its own (`layout.duplicate`): found fifty times as quickly."""
    array = base_of(record)
    found: Any = memory_of(array) if isinstance(array, np.ndarray) else None
    if not isinstance(found, memoryview) or found.nbytes != size or found.readonly:
        return None
    return found.cast("B")


def _number(at: int) -> property:
    def read(self: RecordView) -> int:
        return self.words[at]

    def write(self: RecordView, value: int) -> None:
        self.words[at] = value

    return property(read, write)
