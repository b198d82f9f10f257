"""Stored entries are read here: under their present tags, and under those of earlier versions."""

from __future__ import annotations

import msgspec

from riverrun.server.table.entries import AnyEntry, Entry, InterludeEnded


class _Calmed(Entry, tag="calmed", frozen=True, kw_only=True):
    """`InterludeEnded` as version 0.1 stored it."""

    seat: int | None = None


_decoder = msgspec.json.Decoder(AnyEntry | _Calmed)


def decode(body: str | bytes) -> AnyEntry:
    """Decode a stored entry, under its present tag or an older one."""
    found: AnyEntry | _Calmed = _decoder.decode(body)
    if isinstance(found, _Calmed):
        return InterludeEnded(by=found.by, command=found.command, seat=found.seat)
    return found
