"""Timeouts: the entry that follows by itself once a clock phase's time is up, a turn's, or a vote's."""

from __future__ import annotations

import random

from riverrun.server.table import entries
from riverrun.server.table.table import Table
from riverrun.server.table.timing.clock import Clock


def due_entry(table: Table, at: float) -> entries.AnyEntry | None:
    """Return the entry that is due at this time. What was received at the very end of a phase is still in time."""
    until, vote = table.until, table.absences.vote
    if table.turn is not None and vote is not None and at > vote.ends:
        return vote.lapsed()
    if table.turn is None or until is None or at <= until:
        return None
    if table.clock is None:
        return entries.TurnExpired(seat=table.turn)
    if table.clock.reading:
        return entries.Resumed(seat=table.turn)
    match table.clock.phase:
        case "running":
            return entries.Moved(seat=None, move=table.game.text(table.clock.pace.expiry))
        case "finishing" | "choosing":
            return entries.Moved(seat=table.turn, move=_move_for_slow_player(table, table.clock))
        case "interlude":
            return entries.InterludeEnded()
        case "ready":
            return entries.Started(seat=table.turn)


def _move_for_slow_player(table: Table, clock: Clock) -> str:
    """Choose a move for a player whose time is up, by chance that anyone who knows the seed can check."""
    assert table.state is not None
    legal = table.state.legal()
    offered = [move for move in legal if move not in clock.timing.spared] or legal
    return table.game.text(random.Random(f"{table.seed:032x} {len(table.moves)}").choice(offered))
