"""The player whose turn it is: how he is asked, and what he does in several phases."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from .table import Die, Player, Table

MARKS = ("g1", "g2", "g3", "blue", "x2", "war", "reroll", "golden", "coin")
"""The order in which dice are marked and rolled again (AH-114)."""


@dataclass(frozen=True)
class Decision:
    """What one seat is asked, and the notations of all it may answer."""

    kind: str
    seat: int
    options: tuple[str, ...]


class Chance(Protocol):
    """All that is not decided; it comes from outside."""

    def roll(self, colour: str) -> Any:
        """The face a die of that colour shows."""

    def shuffled(self, items: list[str]) -> list[str]:
        """The same items in another order."""


Asking = Generator[Decision, str, Any]


class Seat:
    """The turn player at a table."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance

    @property
    def me(self) -> Player:
        """The turn player."""
        return self.table.players[self.table.turn]

    @property
    def is_active(self) -> bool:
        """Whether the turn player is the Active Player."""
        return self.table.turn == self.table.active

    def ask(self, kind: str, options: Iterable[str], seat: int | None = None) -> Asking:
        """One decision. A single option is taken unasked, unless it spends a UR or a heritage card (AH-111)."""
        seat = self.table.turn if seat is None else seat
        listed = tuple(dict.fromkeys(options))
        if len(listed) == 1 and not listed[0].startswith("ur ") and listed[0] not in self.table.players[seat].heritage:
            return listed[0]
        return (yield Decision(kind, seat, listed))

    def die(self, name: str) -> Die:
        """An unspent die or pawn of that face."""
        return next(die for die in self.table.dice if die.name == name and not die.spent)

    def spend(self, name: str, doublings: int = 0) -> Die:
        """Spends a die, with one x2 die or both (AH-115)."""
        spent = self.die(name)
        spent.spent = True
        for _ in range(doublings):
            self.die("x2").spent = True
        return spent

    def can_straighten(self) -> bool:
        """AH-17: an unspent Golden Age face, and something tilted."""
        golden = any(die.name == "golden" and not die.spent for die in self.table.dice)
        return golden and any(built.tilted for built in self.me.civilization)

    def golden_age(self) -> None:
        """AH-17."""
        self.spend("golden")
        self.straighten()

    def straighten(self) -> None:
        """Straight cards with gold bonuses are tilted for their gold at once (AH-98)."""
        for built in self.me.civilization:
            built.tilted = False
        self.collect()

    def collect(self) -> None:
        """AH-98: gold bonuses are taken without asking."""
        for built in self.me.uncovered:
            gold = self.table.card(built.card).bonus("gold")
            if gold and not built.tilted:
                built.tilted = True
                self.me.gold += gold

    def mark(self, kind: str, dice: list[Die], seat: int) -> Asking:
        """D6: dice are marked in the order of AH-114; a Re-roll face must mark one, a General need not (AH-R10)."""
        marked: list[Die] = []
        while True:
            place = MARKS.index(marked[-1].name) if marked else 0
            left = [die for die in dice if not any(die is one for one in marked) and MARKS.index(die.name) >= place]
            done = [] if kind == "marks" and not marked else ["done"]
            answer = yield from self.ask(kind, [*("die " + die.name for die in left), *done], seat)
            if answer == "done":
                return marked
            marked.append(next(die for die in left if "die " + die.name == answer))

    def roll_again(self, dice: list[Die]) -> None:
        """Marked dice roll in the order of their marks (AH-118)."""
        for die in dice:
            die.face = self.chance.roll(die.colour)
