"""How long a table's log may become by what people do: it is kept for good, and read by everyone who comes."""

from __future__ import annotations

from collections.abc import Sequence

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.errors import RequestError
from riverrun.server.table import entries
from riverrun.server.table.table import Table

CHAT = 1000
"""The most messages of a table's chat."""
ENTRIES = 10_000
"""The entries after which only moves, and giving up, are stored; no game here takes a quarter of them."""
ALL_ENTRIES = 2 * ENTRIES
"""The entries after which nothing is stored but giving up."""


def require_room(table: Table, following: entries.AnyEntry | Sequence[entries.AnyEntry]) -> None:
    """Refuse what would make a log longer than it may be."""
    added = [following] if isinstance(following, entries.Entry) else following
    if any(isinstance(entry, entries.Said) for entry in added):
        said = sum(isinstance(numbered.entry, entries.Said) for numbered in table.log)
        if said >= CHAT:
            raise RequestError("not-allowed", Sentence("rr-error-chat-full", {"most": CHAT}))
    if table.version < ENTRIES or all(isinstance(entry, entries.Resigned) for entry in added):
        return
    moved = all(isinstance(entry, entries.Moved | entries.Resumed) for entry in added)
    if table.version >= ALL_ENTRIES or not moved:
        raise RequestError("not-allowed", Sentence("rr-error-log-full"))
