"""The pieces of the box as the model knows them: cards, boards, tiles and the numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

EPOCHS = ("I", "II", "III")
BASIC = ("food", "production", "science")
SLOTS = ("main", "support")
TERRAINS = ("sea", "plain", "forest", "desert", "mountain")
"""In the order in which tiles are joined (EP-2.1, EP-2.13)."""
MOUNTED_CROSS = ("plain", "desert")
ACTIONS = (
    "expand",
    "city",
    "post",
    "research",
    "wonder",
    "upgrade",
    "government",
    "command",
)

Res = dict[str, int]
Effect = dict[str, Any]


@dataclass(frozen=True)
class Ability:
    """What a card, form or civilization can do: at once, always or at the end."""

    type: str = "ongoing"
    effects: tuple[Effect, ...] = ()

    def at(self, type: str) -> tuple[Effect, ...]:
        """Its effects, if it is of that type."""
        return self.effects if self.type == type else ()


@dataclass(frozen=True)
class Unit:
    """A unit card."""

    name: str
    epoch: str
    slot: str
    kind: str
    cost: int
    strategic: tuple[str, ...]
    terrain: tuple[str, ...]
    combat: int
    expenditure: Res
    no_gold: bool
    advantages: Res
    flags: tuple[str, ...]
    cross: tuple[str, ...]
    cannot_attack: tuple[str, ...]
    formation: str


@dataclass(frozen=True)
class Wonder:
    """A wonder card."""

    name: str
    epoch: str
    cost: int
    no_gold: bool
    reward: Res
    ability: Ability


@dataclass(frozen=True)
class Invention:
    """An invention; the box has so many copies of it."""

    name: str
    epoch: str
    copies: int
    debut: Res
    ability: Ability


@dataclass(frozen=True)
class Unlockable:
    """One of the four abilities of a civilization."""

    name: str
    epoch: str
    price: Res
    no_gold: bool
    ability: Ability


@dataclass(frozen=True)
class Form:
    """A form of government."""

    name: str
    level: int
    culture: int
    arrows_from: tuple[str, ...]
    max_cities: int
    command: Res
    instant: Res
    ability: Ability


@dataclass(frozen=True)
class Tile:
    """A map tile as printed: terrain and features of its four hexes, and the corner of a neutral city."""

    name: str
    terrain: dict[str, str]
    features: dict[str, tuple[str, ...]]
    neutral: str | None
    icon: bool


@dataclass(frozen=True)
class Row:
    """A row of the research track."""

    cost: int
    no_gold: bool
    left: Res
    right: Res


@dataclass(frozen=True)
class Box:
    """All of it."""

    units: dict[str, Unit]
    wonders: dict[str, Wonder]
    inventions: dict[str, Invention]
    civilizations: dict[str, tuple[Unlockable, ...]]
    forms: dict[str, Form]
    tiles: dict[str, Tile]
    rows: tuple[Row, ...]
    rows_two: tuple[int, ...]
    """The rows of the side for two players, counted from 1."""
    tokens: tuple[tuple[str | tuple[tuple[str, int], ...], int], ...]
    """Faces of exploration tokens, and how many of each."""
    income: tuple[Res, ...]
    art_vp: tuple[int, ...]
    dice: tuple[int, ...]
    column: int
    """Spaces of a market column."""
    numbers: dict[str, Any] = field(default_factory=dict)

    def market(self, epoch: str) -> list[str]:
        """The market cards of an epoch: units, then wonders."""
        units = [unit.name for unit in self.units.values() if unit.kind == "market" and unit.epoch == epoch]
        return units + [wonder.name for wonder in self.wonders.values() if wonder.epoch == epoch]

    def invention_cards(self, epoch: str) -> list[str]:
        """The invention cards of an epoch, copy after copy."""
        return [card.name for card in self.inventions.values() if card.epoch == epoch for _ in range(card.copies)]

    def basic(self, epoch: str, slot: str) -> str:
        """The basic unit of a slot on offer in an epoch; that of the start is not."""
        start = self.numbers["start_unit"]
        wanted = ("basic", epoch, slot)
        names = [unit.name for unit in self.units.values() if (unit.kind, unit.epoch, unit.slot) == wanted]
        return next(name for name in names if name != start)

    def track(self, players: int) -> list[Row]:
        """The research track, lowest row first."""
        return [self.rows[at - 1] for at in self.rows_two] if players == 2 else list(self.rows)
