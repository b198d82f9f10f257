"""Whole numbers as callers give them: Python's and NumPy's are fine, floats, truth values and the rest are not."""

from __future__ import annotations

from operator import index
from typing import Any


def as_int(number: Any) -> int | None:
    """Give a whole number as a plain int, or None for anything else."""
    if isinstance(number, bool):
        return None
    try:
        return index(number)
    except TypeError:
        return None
