"""Phase 5: Calamities that fail (AH-39 to AH-48, AH-101)."""

from __future__ import annotations

from .seat import Asking, Seat
from .table import ROW_MOST


class Calamities(Seat):
    """What the Active Player suffers."""

    def calamities(self) -> Asking:
        """AH-34, AH-101: one after the other, each looked at anew."""
        while self.is_active:
            failing = [
                name
                for name in self.me.row
                if self.table.card(name).type == "calamity" and not self.table.is_free(self.table.turn, name)
            ]
            if not failing:
                return
            yield from self.fail((yield from self.ask("calamity", failing)))

    def fail(self, name: str) -> Asking:
        """Its list in order, then it is discarded or moves on."""
        table = self.table
        goes_to = table.discard
        named = False
        for failure in table.card(name).failure:
            verb = failure["verb"]
            if verb == "destroy_named":
                named = any(built.card == failure["card"] for built in self.me.uncovered)
                if named:
                    self.destroy(failure["card"])
            elif verb == "destroy":
                if not named:
                    for _ in range(failure["count"]):
                        yield from self.lose_one(failure["type"])
                named = False
            elif verb == "lose_gold":
                self.me.gold -= min(self.me.gold, failure["amount"])
            elif verb == "move_to_events_of":
                left = table.players[(table.turn + 1) % len(table.players)].row
                goes_to = left if len(left) < ROW_MOST else table.discard
        self.me.row.remove(name)
        goes_to.append(name)

    def lose_one(self, card_type: str) -> Asking:
        """AH-44: one of the type, else any, else nothing."""
        uncovered = [built.card for built in self.me.uncovered]
        choice = [name for name in uncovered if self.table.card(name).type == card_type] or uncovered
        if choice:
            self.destroy((yield from self.ask("destroy", choice)))

    def destroy(self, name: str) -> None:
        """AH-45: what lay under the card acts again, straight (AH-100)."""
        self.me.civilization = [built for built in self.me.civilization if built.card != name]
        for built in self.me.civilization:
            if built.covered_by == name:
                built.covered_by = None
        self.table.discard.append(name)
        self.collect()
