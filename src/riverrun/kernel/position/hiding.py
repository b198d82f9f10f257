"""Hiding: a copy of a position without what a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from riverrun.kernel.position.layout import Layout, Sees

HIDDEN = -1  # what a seat sees in place of a number it may not see

Mask = tuple[Any, Any]
"""The places of the numbers that a seat may not see, and what it sees there instead."""


def mask_for(layout: type[Layout], seat: int | None, sees: Mapping[str, Sees] | None = None) -> Mask:
    """What hides a position from `seat` (None: a spectator).

    `sees` says who may see each field, where that is not what the layout declares: a game's own (`Game.sees`).
    """
    covered = np.zeros(1, layout.dtype)[0]
    blanks = np.zeros(1, layout.dtype)[0]
    for name, field in layout.fields.items():
        who = field.sees if sees is None else sees[name]
        if who is Sees.ALL:
            continue
        covered[name] = 1
        blanks[name] = 0 if field.unsigned else HIDDEN
        if who is Sees.OWNER and seat in range(field.shape[0]):
            covered[name][seat] = 0
    places = np.flatnonzero(np.frombuffer(covered.tobytes(), np.int32))
    return places, np.frombuffer(blanks.tobytes(), np.int32)[places]


def masked(position: Any, mask: Mask) -> Any:
    """A copy of a position without what a mask hides."""
    places, blanks = mask
    memory = bytearray(position.tobytes())
    np.frombuffer(memory, np.int32)[places] = blanks
    return np.frombuffer(memory, position.dtype)[0]


def hide(layout: type[Layout], position: Any, seat: int | None, sees: Mapping[str, Sees] | None = None) -> Any:
    """A copy of a position with every number that `seat` (None: a spectator) may not see replaced by HIDDEN."""
    return masked(position, mask_for(layout, seat, sees))
