"""Hiding: a copy of a position without what a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.jit.record_view import dtype_of
from riverrun.kernel.position.layout import Layout, Sees, bytes_of

HIDDEN = -1  # what a seat sees in place of a number it may not see


class Mask(NamedTuple):
    """What hides the positions of a game from one seat: words by their places, and what it sees there instead."""

    places: Any
    blanks: Any
    covered: Any
    """The words that come to light where a bit of the position says so."""
    covers: Any
    """What is seen there until then."""
    words: Any
    bits: Any
    """Where each of them has its bit."""


def mask_for(layout: type[Layout], seat: int | None, sees: Mapping[str, Sees] | None = None) -> Mask:
    """What hides a position from `seat` (None: a spectator).

    `sees` says who may see each field, where that is not what the layout declares: a game's own (`Game.sees`).
    """
    hidden, blanks, words, bits = (np.zeros(1, layout.dtype)[0] for _ in range(4))
    for name, field in layout.fields.items():
        who = field.sees if sees is None else sees[name]
        if who is Sees.ALL:
            continue
        hidden[name] = 2 if field.shown else 1
        blanks[name] = 0 if field.unsigned else HIDDEN
        if who is Sees.OWNER and seat in range(field.shape[0]):
            hidden[name][seat] = 0
        if field.shown:
            assert layout.dtype.fields is not None
            numbers = np.arange(np.prod(field.shape, dtype=int)).reshape(field.shape) // field.each
            words[name] = layout.dtype.fields[field.shown][1] // 4 + numbers // 32
            bits[name] = numbers % 32
    kinds, seen, at, bit = (np.frombuffer(one.tobytes(), np.int32) for one in (hidden, blanks, words, bits))
    always, until = np.flatnonzero(kinds == 1), np.flatnonzero(kinds == 2)
    return Mask(always, seen[always], until, seen[until], at[until], bit[until])


def seen_beyond(mask: Mask, public: Mask) -> list[tuple[int, int]]:
    """The places that `public` hides and `mask` does not, each with what `public` shows there instead."""
    hidden = {*mask.places.tolist(), *mask.covered.tolist()}
    blanks = {**dict(zip(public.places.tolist(), public.blanks.tolist(), strict=True))}
    blanks |= dict(zip(public.covered.tolist(), public.covers.tolist(), strict=True))
    return [(place, blank) for place, blank in sorted(blanks.items()) if place not in hidden]


def masked(position: Any, mask: Mask) -> Any:
    """A copy of a position without what a mask hides."""
    memory = bytearray(bytes_of(position))
    words = np.frombuffer(memory, np.int32)
    if len(mask.covered):
        still = (words[mask.words] >> mask.bits) & 1 == 0
        words[mask.covered[still]] = mask.covers[still]
    words[mask.places] = mask.blanks
    return np.frombuffer(memory, dtype_of(position))[0]


def hide(layout: type[Layout], position: Any, seat: int | None, sees: Mapping[str, Sees] | None = None) -> Any:
    """A copy of a position with every number that `seat` (None: a spectator) may not see replaced by HIDDEN."""
    return masked(position, mask_for(layout, seat, sees))


def hidden_words(position: Any, mask: Mask) -> Any:
    """The places of the words that a mask hides in this very position, ascending."""
    words = np.frombuffer(position.tobytes(), np.int32)
    still = mask.covered[(words[mask.words] >> mask.bits) & 1 == 0]
    return np.sort(np.concatenate([mask.places, still]))
