"""A record as the interpreter reads it fastest: its fields as memory views that give plain Python numbers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np


class Loose:
    """A record's fields over its own memory; one subclass for each layout."""

    __slots__ = ("record", "words")

    record: Any
    words: memoryview


def loosen(record: Any) -> Loose:
    """The loose form of a NumPy record."""
    return loose_kind(record.dtype)(record)


@cache
def loose_kind(dtype: np.dtype[Any]) -> Callable[[Any], Loose]:
    """The class of loose records with this layout: a slot for every array, a property for every single number."""
    assert dtype.names is not None
    assert dtype.fields is not None
    parts = [(name, *dtype.fields[name][:2]) for name in dtype.names]
    arrays = [(name, kind, offset) for name, kind, offset in parts if kind.shape]
    anchor, _, anchor_offset = arrays[0]
    memory = ctypes.c_int32 * (dtype.itemsize // 4)

    def begin(self: Any, record: Any) -> None:
        # A record's own buffer is read-only to Python; that of its fields is not.
        start = record[anchor].__array_interface__["data"][0] - anchor_offset
        plain = memoryview(memory.from_address(start)).cast("B")
        self.record = record  # keeps the memory alive
        self.words = plain.cast("i")
        for name, kind, offset in arrays:
            piece = plain[offset : offset + kind.itemsize]
            setattr(self, name, piece.cast("I" if kind.base.kind == "u" else "i", list(kind.shape)))

    members: dict[str, Any] = {"__slots__": tuple(name for name, _, _ in arrays), "__init__": begin}
    for name, kind, offset in parts:
        if not kind.shape:
            members[name] = _number(offset // 4)
    return type("LooseRecord", (Loose,), members)


def _number(at: int) -> property:
    def read(self: Loose) -> int:
        return self.words[at]

    def write(self: Loose, value: int) -> None:
        self.words[at] = value

    return property(read, write)
