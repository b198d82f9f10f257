"""What a table's clock owes: the entry that is due by itself once a phase's time is up."""

from __future__ import annotations

import random

from riverrun.server import entries
from riverrun.server.clock import Clock
from riverrun.server.table import Table


def owed(table: Table, at: float) -> entries.AnyEntry | None:
    """The entry that the clock owes at this time. What was received at the very end of a phase is still in time."""
    until = table.until
    if table.clock is None or table.turn is None or until is None or at <= until:
        return None
    match table.clock.phase:
        case "running":
            return entries.Moved(seat=None, move=table.game.text(table.clock.pace.expiry))
        case "finishing" | "choosing":
            return entries.Moved(seat=table.turn, move=_move_for_the_slow(table, table.clock))
        case "wave":
            return entries.Calmed()
        case "ready":
            return entries.Started(seat=table.turn)


def _move_for_the_slow(table: Table, clock: Clock) -> str:
    """A move for a player whose time is up, by chance that anyone who knows the seed can check."""
    assert table.state is not None
    legal = table.state.legal()
    offered = [move for move in legal if move not in clock.timing.spared] or legal
    return table.game.text(random.Random(f"{table.seed:032x} {len(table.line)}").choice(offered))
