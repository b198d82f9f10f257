"""Blocks of a report that are kept in files until it is done, so that an interrupted one goes on where it was."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from riverrun.kernel.files import replacing
from riverrun.lab.report.totals import Totals

SOURCE = "source:"
"""What the names of sources of points begin with in a file."""


class KeptBlocks:
    """A folder of blocks, of one report alone: those of another are thrown away."""

    def __init__(self, folder: Path, key: str) -> None:
        self.folder = folder
        mark = folder / "key"
        if folder.exists() and (not mark.exists() or mark.read_text(encoding="utf-8") != key):
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(mark) as new:
            new.write_text(key, encoding="utf-8")

    def once(self, name: str, number: int, work: Callable[[int], Any]) -> Any:
        """A block: read where it is kept, else worked out and kept."""
        path = self.folder / f"{name}-{number}.npz"
        try:
            with np.load(path, allow_pickle=False) as arrays:
                return unpacked({key: arrays[key] for key in arrays})
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            found = work(number)
        with replacing(path) as new, new.open("wb") as file:
            np.savez(file, **packed(found))
        return found

    def remove(self) -> None:
        """Throws all away: the report is written."""
        shutil.rmtree(self.folder, ignore_errors=True)


def packed(block: Any) -> dict[str, Any]:
    """A block as named arrays."""
    if not isinstance(block, Totals):
        return {"only": block}
    arrays = {one.name: getattr(block, one.name) for one in fields(block) if one.name != "sources"}
    return arrays | {f"{SOURCE}{name}": sums for name, sums in block.sources.items()}


def unpacked(arrays: dict[str, Any]) -> Any:
    """A block from its arrays."""
    if "only" in arrays:
        return arrays["only"]
    sources = {name.removeprefix(SOURCE): arrays.pop(name) for name in list(arrays) if name.startswith(SOURCE)}
    return Totals(**arrays, sources=sources)
