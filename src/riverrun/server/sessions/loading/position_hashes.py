"""Position hashes: written with a move now and then, compared when a log is played again.

The first move proves the deal, every 32nd the way so far, and the last the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import msgspec

from riverrun.kernel.errors import AgendaOverflow, IllegalMove, UnknownMove
from riverrun.server.table.entries import LogEntry, Moved
from riverrun.server.table.table import Table

EVERY = 32
"""The number of moves between two hashes."""


def with_hash(log: list[LogEntry], before: Table, after: Table) -> list[LogEntry]:
    """Return entries that are to be stored, the last with the hash of the position where one is due."""
    last = log[-1]
    if not isinstance(last.entry, Moved) or after.state is None or not is_due(before, after):
        return log
    hashed = replace(last, entry=msgspec.structs.replace(last.entry, hash=after.state.document_hash))
    after.log[-1] = hashed
    return [*log[:-1], hashed]


def is_due(before: Table, after: Table) -> bool:
    """Return whether the first move was made, the next 32nd, or the last."""
    return not before.moves or len(before.moves) // EVERY != len(after.moves) // EVERY or after.stage == "over"


@dataclass(frozen=True)
class Replayed:
    """A log that was played again."""

    table: Table
    """The table as far as every hash agrees."""
    rest: list[LogEntry]
    """The entries after that, which the rules do not play as they were played; none: all went well."""
    hashes: int
    """The number of hashes that agree."""
    trouble: Exception | None = None
    """What the rules say of the rest, where they do not take it."""

    @property
    def refused(self) -> bool:
        """Whether the rules that agreed so far refuse a move of the rest: they have changed, not the log."""
        return self.hashes > 0 and isinstance(self.trouble, IllegalMove | UnknownMove | AgendaOverflow)


def replayed(start: Table, log: Sequence[LogEntry]) -> Replayed:
    """Play a log from its beginning, as far as every hash agrees."""
    proven, hashes = start, 0
    for part in parts(log):
        rest = list(log[proven.version :])
        try:
            table = proven.after(*part)
        except Exception as trouble:
            return Replayed(proven, rest, hashes, trouble)
        said = hash_of(part[-1])
        if said is not None:
            if table.state is None or table.state.document_hash != said:
                return Replayed(proven, rest, hashes)
            hashes += 1
        proven = table
    return Replayed(proven, [], hashes)


def parts(log: Sequence[LogEntry]) -> Iterator[Sequence[LogEntry]]:
    """Yield a log in parts that end with a hash; the last may end without."""
    first = 0
    for at, numbered in enumerate(log, 1):
        if hash_of(numbered) is not None:
            yield log[first:at]
            first = at
    if first < len(log):
        yield log[first:]


def hash_of(numbered: LogEntry) -> str | None:
    """Return the hash that an entry carries."""
    return numbered.entry.hash if isinstance(numbered.entry, Moved) else None


def hashed_log(start: Table, log: Sequence[LogEntry]) -> list[LogEntry]:
    """Return a log that has no hashes with those that it would have been stored with."""
    found: list[LogEntry] = []
    table = start
    for numbered in log:
        after = table.after(numbered)
        found += with_hash([numbered], table, after)
        table = after
    return found
