"""How the model asks, and how it asks for a payment (EP-D7)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol

from .box import BASIC, Res
from .standing import Cost
from .table import Table


@dataclass(frozen=True)
class Decision:
    """What one seat is asked, and the notations of all it may answer."""

    kind: str
    seat: int
    options: tuple[str, ...]


class Chance(Protocol):
    """All that nobody decides; it comes from outside, in the order of EP-A81."""

    def shuffled(self, what: str, items: list[Any]) -> list[Any]:
        """The same items in another order, the top of the pile first."""

    def one_of(self, what: str, items: list[Any]) -> Any:
        """One of them."""

    def roll(self, faces: tuple[int, ...]) -> int:
        """The face a die shows."""


Asking = Generator[Decision, str, Any]


class Asker:
    """A table with chance; single moves are played unasked (part 6)."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance

    def ask(self, kind: str, seat: int, options: Iterable[str]) -> Asking:
        """One decision."""
        listed = tuple(dict.fromkeys(options))
        assert listed, kind
        if len(listed) == 1:
            return listed[0]
        return (yield Decision(kind, seat, listed))

    def payments(self, seat: int, cost: Cost, fits: Callable[[Res], bool] | None = None) -> list[tuple[int, ...]]:
        """All ways to pay: how much gold stands in for food, production and science; `fits` sees what is left."""
        stored = self.table.players[seat].stored
        gold = stored["gold"] - cost.loose("gold") - cost.hard("gold")
        short = [stored[kind] - cost.hard(kind) - cost.loose(kind) for kind in BASIC]
        most = [range(cost.loose(kind) + 1) for kind in BASIC]
        found = []
        for way in product(*most):
            left = [lacking + paid for lacking, paid in zip(short, way, strict=True)]
            then = {**dict(zip(BASIC, left, strict=True)), "gold": gold - sum(way)}
            if min(then.values()) >= 0 and (fits is None or fits(then)):
                found.append(way)
        return found

    def can_pay(self, seat: int, cost: Cost, fits: Callable[[Res], bool] | None = None) -> bool:
        """Whether there is one."""
        return bool(self.payments(seat, cost, fits))

    def pay(self, seat: int, cost: Cost, fits: Callable[[Res], bool] | None = None) -> Asking:
        """First what only gold, and what no gold can pay; then kind by kind how much of it is paid in gold."""
        ways = self.payments(seat, cost, fits)
        assert ways, cost
        stored = self.table.players[seat].stored
        stored["gold"] -= cost.loose("gold") + cost.hard("gold")
        for kind in BASIC:
            stored[kind] -= cost.hard(kind)
        for at, kind in enumerate(BASIC):
            numbers = sorted({way[at] for way in ways})
            if self.table.least_gold:
                numbers = numbers[:1]
            answer = yield from self.ask("payment", seat, [f"number {number}" for number in numbers])
            gold = int(answer.split()[1])
            ways = [way for way in ways if way[at] == gold]
            stored[kind] -= cost.loose(kind) - gold
            stored["gold"] -= gold
