"""Pieces of a run that are kept in a file as they are done, so that a run that was stopped goes on where it was.

The file only grows: a line that says which run it is of, then a record a piece, each with its length and checksum. One
that was cut off by a kill or a full disk is dropped with what follows it, and done again.
"""

from __future__ import annotations

import errno
import os
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.files import replacing
from riverrun.lab.workers import Done, Workers

FORMAT = b"riverrun-kept-1 "
HEAD = struct.Struct("<II")

Arrays = dict[str, Any]
T = TypeVar("T")


class Record(msgspec.Struct, array_like=True):
    """One piece: what it is called, its number, and its arrays as type, shape and bytes."""

    name: str
    number: int
    arrays: dict[str, tuple[str, tuple[int, ...], bytes]]


class Kept:
    """The file of one run."""

    def __init__(self, path: Path, key: str, *, own: bool = False) -> None:
        """Reads what is there. `own`: the file is the run's alone, so another's is thrown away, else it is refused."""
        self.path = path
        self._found: dict[tuple[str, int], Record] = {}
        first = FORMAT + key.encode() + b"\n"
        try:
            if own:
                path.parent.mkdir(parents=True, exist_ok=True)
            elif not path.resolve().parent.is_dir():
                raise BadOption(f"There is no folder {path.parent} to write {path.name} into.")
            data = path.read_bytes() if path.exists() else b""
            if data and not data.startswith(first):
                if not own:
                    raise BadOption(f"{path} is kept of another run; name another file, or ask the same again.")
                data = b""
            if not data:
                with replacing(path) as new:
                    new.write_bytes(first)
            end = self._read(data, len(first))
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND)
            if data:
                os.truncate(self._file, end)
        except OSError as trouble:
            raise RiverrunError(f"{path} cannot be written: {trouble.strerror or trouble}.") from None

    def _read(self, data: bytes, at: int) -> int:
        """Reads the records; where the last whole one ends."""
        while at + HEAD.size <= len(data):
            length, check = HEAD.unpack_from(data, at)
            body = data[at + HEAD.size : at + HEAD.size + length]
            if len(body) < length or zlib.crc32(body) != check:
                break
            record = msgspec.msgpack.decode(body, type=Record)
            self._found[record.name, record.number] = record
            at += HEAD.size + length
        return at

    def get(self, name: str, number: int) -> Arrays | None:
        """A piece that is kept."""
        record = self._found.get((name, number))
        if record is None:
            return None
        return {
            key: np.frombuffer(data, kind).reshape(shape).copy() for key, (kind, shape, data) in record.arrays.items()
        }

    def add(self, name: str, number: int, arrays: Arrays) -> None:
        """Keeps a piece, in one write."""
        plain = {key: np.ascontiguousarray(array) for key, array in arrays.items()}
        told = {key: (array.dtype.str, np.shape(arrays[key]), array.tobytes()) for key, array in plain.items()}
        body = msgspec.msgpack.encode(Record(name, number, told))
        try:
            record = HEAD.pack(len(body), zlib.crc32(body)) + body
            if os.write(self._file, record) < len(record):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as trouble:
            raise RiverrunError(f"{self.path} cannot be written: {trouble.strerror or trouble}.") from None

    def close(self) -> None:
        """Leaves the file for another time."""
        os.close(self._file)

    def remove(self) -> None:
        """Throws the file away: all of it is told elsewhere."""
        self.close()
        self.path.unlink(missing_ok=True)


@contextmanager
def keeping(path: Path | None, key: str) -> Iterator[Kept | None]:
    """The file in which a run is kept, while it is played; None: nowhere."""
    if path is None:
        yield None
        return
    kept = Kept(path, key)
    try:
        yield kept
    finally:
        kept.close()


def done_once(
    kept: Kept | None,
    name: str,
    work: Callable[[int], T],
    numbers: Sequence[int],
    workers: Workers,
    *,
    quick: bool,
    pack: Callable[[T], Arrays],
    unpack: Callable[[Arrays], T],
) -> Done[T]:
    """`work` of each number as `Workers.each` tells it: first what is kept, then the rest, kept as it comes."""
    missing = []
    for number in numbers:
        arrays = None if kept is None else kept.get(name, number)
        if arrays is None:
            missing.append(number)
        else:
            yield number, unpack(arrays)
    with closing(workers.each(work, missing, quick=quick)) as done:
        for number, found in done:
            if kept is not None:
                kept.add(name, number, pack(found))
            yield number, found
