"""What lies in the box, as the model reads it: cards, counters, the board's lines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

AGES = ("prehistory", "antiquity", "middle_ages")
TYPES = ("terrain", "character", "progress", "wonder", "calamity")
FACES: dict[str, list[Any]] = {
    "green": [1, 1, 1, 2, 2, 3],
    "blue": ["ingenuity", "ingenuity", "strength", "strength", "culture", "culture"],
    "red": ["x2", "war", "reroll", "reroll", "golden", "golden"],
    "coin": [3, 3, 3, 4, 5, 6],
}
"""The faces of the dice (AH-12)."""


@dataclass(frozen=True)
class Card:
    """One card. An effect or failure is a verb with its arguments."""

    number: int
    name: str
    age: str
    type: str
    population: int
    resource: str
    resource_count: int
    gold: int | None
    vp: int
    bonuses: tuple[tuple[str, int], ...] = ()
    effects: tuple[dict[str, Any], ...] = ()
    failure: tuple[dict[str, Any], ...] = ()
    transmissible: bool = True

    def bonus(self, kind: str) -> int:
        """How much of one kind a tilt gives (AH-26)."""
        return sum(amount for bonus, amount in self.bonuses if bonus == kind)

    def sum_of(self, verb: str, argument: str) -> int:
        """One argument added up over all effects with that verb."""
        return sum(effect[argument] for effect in self.effects if effect["verb"] == verb)

    def frees(self, other: str) -> bool:
        """Whether this card lets its owner take the other for nothing (AH-30)."""
        return any(effect["verb"] == "free_acquire" and effect["card"] == other for effect in self.effects)


@dataclass(frozen=True)
class Counter:
    """One Achievement counter with its condition."""

    name: str
    value: int
    condition: dict[str, Any]
    prehistory: bool


@dataclass(frozen=True)
class Board:
    """One side of the board: spaces with their values, lines forward and vertical."""

    spaces: dict[str, int]
    forward: tuple[tuple[str, str], ...]
    vertical: tuple[tuple[str, str], ...]


@dataclass
class Box:
    """All of it."""

    cards: dict[str, Card]
    counters: dict[str, Counter]
    boards: dict[str, Board] = field(default_factory=dict)

    def deck(self, age: str) -> list[str]:
        """The names of an Age's cards in their order."""
        return [card.name for card in self.cards.values() if card.age == age]
