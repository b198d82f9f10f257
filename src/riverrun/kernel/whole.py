"""Whole numbers as strangers give them: Python's and NumPy's are fine, floats, truth values and the rest are not."""

from __future__ import annotations

from operator import index
from typing import Any


def whole(number: Any) -> int | None:
    """A whole number as a plain int, or None for anything else."""
    if isinstance(number, bool):
        return None
    try:
        return index(number)
    except TypeError:
        return None
