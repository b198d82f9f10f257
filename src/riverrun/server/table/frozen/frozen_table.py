"""A frozen table: its log is known, its game only as far as it is proven or as it was kept; nobody changes it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from riverrun.server.table import entries
from riverrun.server.table.entries import LogEntry
from riverrun.server.table.frozen.kept_game import Frozen
from riverrun.server.table.table import Table


class FrozenTable(Table):
    """A table that the present rules play otherwise than it was played."""

    frozen: Frozen

    @staticmethod
    def of(proven: Table, rest: Sequence[LogEntry], frozen: Frozen) -> FrozenTable:
        """Return a table whose position is the last that is proven; of the rest of its log nothing is played."""
        table = FrozenTable(proven.id, proven.opened, proven.config, proven.game, proven.seed)
        table.__dict__.update(proven.after().__dict__)
        table.frozen = frozen
        table.clock = None
        for numbered in rest:
            table._apply(numbered, play=False)
        return table

    def _set_clock(self, number: int, entry: entries.TimerEntry, at: float) -> None:
        """Leave the clock alone: it stands still for good."""

    @cached_property
    def stage(self) -> Literal["gathering", "running", "over", "closed"]:
        """How far the table was."""
        return "over" if self.frozen.over else super().stage

    @cached_property
    def ended(self) -> Literal["played", "resigned"] | None:
        """How the game ended."""
        if not self.frozen.over:
            return None
        kept = self.frozen.kept
        return "played" if kept is None or kept.over else "resigned"

    @cached_property
    def winners(self) -> list[int]:
        """The seats that had won, as far as that is kept."""
        return [] if self.frozen.kept is None else self.frozen.kept.winners

    @cached_property
    def turn(self) -> int | None:
        """Nobody's: no decision is asked any more."""
        return None
