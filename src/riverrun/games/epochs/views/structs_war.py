"""What a view tells of wars: both sides by their sources, targets, and the chances of each spoil."""

from __future__ import annotations

import msgspec

from riverrun.kernel.language.sentences import Ref


class Part(msgspec.Struct, frozen=True):
    """One item of a price or of a sum: what makes it, and how much."""

    of: Ref
    amount: int


class Army(msgspec.Struct, frozen=True):
    """One side of a war: what counts, and why (EP-8.1)."""

    seat: int | None
    """None: barbarians or a neutral city."""
    ready: bool = True
    total: int = 0
    dice: int = 0
    parts: list[Part] = []
    extra: list[Part] = []
    """What the dice beyond the first come from."""
    rolled: list[int] = []


class Spoil(msgspec.Struct, frozen=True):
    """What a difference of so much takes, and its chance (EP-8.7)."""

    at: int
    take: str
    """`honor`, `remove`, `art` or `gold`."""
    chance: float


class Odds(msgspec.Struct, frozen=True):
    """The chances of a war: to win, of each spoil, and of each difference, from the lowest on."""

    win: float
    spoils: list[Spoil] = []
    lowest: int = 0
    differences: list[float] = []


class Target(msgspec.Struct, frozen=True):
    """What may be attacked: both sides, and the chances."""

    at: str
    """A hex or a site."""
    move: str
    kind: str
    """`land`, `city`, `camp` or `neutral`."""
    attack: Army
    defence: Army
    odds: Odds
    protectors: list[int] = []
    """Who may be asked to protect it, in their order."""
    shielded: list[Odds] = []
    """The chances against each of them."""
    last: bool = False
    """It is a last land: it cannot fall (EP-8.7)."""
    places: bool = True
    """Whether the attacker has a piece to put there."""


class War(msgspec.Struct, frozen=True):
    """A war in progress."""

    at: str
    kind: str
    attack: Army
    defence: Army
    odds: Odds | None = None
