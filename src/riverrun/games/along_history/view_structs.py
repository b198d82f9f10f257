"""What a seat's view consists of: the table, its dice, Civilizations, board and wars, as typed structs."""

from __future__ import annotations

from typing import Any

import msgspec

from riverrun.kernel.language.sentences import Arg, Ref, Sentence, revive
from riverrun.kernel.position import view as kernel


class CardFace(msgspec.Struct, frozen=True):
    """A card as it is drawn; the table's views name cards by id. Age, type, Resource and bonuses are ids, too."""

    id: str
    name: Ref
    age: str
    type: str
    number: int
    """Its move: payments and tilts name cards in this order (AH-114)."""
    population: int
    resource: str
    resources: int
    gold: int | None
    vp: int
    gives: dict[str, int]
    """What it gives when it is tilted."""
    bonuses: dict[str, int]
    """How many bonuses it shows of each kind (AH-Q10)."""
    attack: int
    defence: int
    generals: int
    transmissible: bool
    frees: list[str]
    """The cards that it makes free."""
    eases: dict[str, int]
    """The cards whose Population cost it changes: by how much, or to how much (a number below 0)."""
    effects: list[Sentence]
    failure: list[Sentence]
    evidence: dict[str, Any]


class EventCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in an Events row, as its holder would get it now."""

    card: str
    population: int
    """Its Population cost now."""
    free_by: str | None = None
    """The card that makes it free (AH-30); a Calamity is then no danger (AH-47)."""
    payable: bool = False
    """Whether its holder could pay for it in goods now; only in the holder's own turn."""
    buyable: bool = False
    """Whether the holder's treasure reaches its Gold cost."""
    lacks: dict[str, int] = {}
    """What is short of it by kind, where it is not payable; only in the holder's own turn."""
    fuse: bool = False
    """A Calamity that will fail when its holder's turn as Active Player ends (AH-41)."""
    doomed: list[str] = []
    """Which cards the first loss of such a failure would be chosen from."""
    fixed: bool = False
    """It can never be swapped (AH-21)."""


class Stack(msgspec.Struct, frozen=True, omit_defaults=True):
    """An uncovered card, and the cards that lie under it, directly or not, the uppermost first."""

    card: str
    tilted: bool = False
    under: list[str] = []


class Held(msgspec.Struct, frozen=True):
    """A counter that a seat has."""

    id: str
    value: int


class Civilization(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that lies before one seat."""

    seat: int
    points: int
    """Points as they stand (AH-R17)."""
    score: int
    """The points of the Ages before."""
    vp: int
    cards: int
    lost: int
    """Bonuses on covered cards; each costs 2 points (AH-73)."""
    row: list[EventCard]
    stacks: list[Stack]
    heritage: list[str]
    counters: list[Held]
    gold: int
    ur: int
    types: dict[str, int]
    bonuses: dict[str, int]
    """Visible bonuses by kind, tilted or not."""
    ready: dict[str, int]
    """What its straight cards give."""
    attack: int
    """Its army without dice and tilts."""
    defence: int
    generals: int
    space: str
    sums: list[float] = []
    """How likely three war dice come to 3 up to 9 for this seat, with its Generals; none without wars."""


class DieShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die or a Results pawn, as moves name it."""

    die: str
    colour: str
    shows: str
    """1 to 3, a Resource, an amount of gold, or the same as `die`."""
    spent: bool = False
    marked: bool = False
    """It will be re-rolled (D6)."""


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter on the board, and what it asks for (AH-67)."""

    id: str
    args: dict[str, Arg]
    """What sentences name it by, as their argument `counter`."""
    value: int
    kind: str
    """`type`, `vp`, `cards`, `types`, `bonus` or `gold`."""
    need: int
    of: str | None = None
    """The type or the bonus; a bonus of any kind has none."""
    have: list[int] = []
    """How many each seat has of it."""

    def __post_init__(self) -> None:
        revive(self.args)


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the Achievements board."""

    id: str
    value: int
    counter: Ask | None = None


class Payment(msgspec.Struct, frozen=True):
    """A payment that has begun: what still lacks."""

    card: str
    resource: int
    population: int


class War(msgspec.Struct, frozen=True, omit_defaults=True):
    """A war in progress, with what is known of it."""

    attacker: int
    defender: int
    attack: int | None = None
    """The attacker's total, once it is final."""
    army: int = 0
    """What the fighter who chooses has without dice."""
    dice: list[int] = []
    """What the war dice of the fighter who chooses show."""
    marked: list[int] = []
    generals: int = 0
    sums: list[float] = []
    """How likely the dice of the fighter who chooses come to 3 up to 9 at last, with the re-rolls that are left."""


class View(kernel.View, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may see: everything but the order of the deck (AH-R19)."""

    age: str
    ages: list[str]
    round: int
    active: int
    turn_player: int
    phase: str
    """`main`, `calamities`, `war` or `counter`; `over` after the end."""
    deck: int
    ending: str | None
    """Why the Age ends with this round: `counter`, `deck`, `cards` or `rounds`."""
    final: int
    """The value of the counter that ends the Age; 0 in Initiation."""
    last_cards: int
    """How many cards end the Age in Initiation, else 0."""
    entered: int
    """Cards that entered the turn player's Civilization this turn."""
    pawns: bool
    """Whether the dice are Results pawns."""
    dice: list[DieShown]
    faces: dict[str, dict[str, int]]
    """How often each die shows what, by its colour."""
    claim: int
    """Population that the first green die of the turn player costs more (AH-99)."""
    swaps: int
    """Free swaps left this turn."""
    heritage_left: bool
    """Whether the turn player may still use a heritage card."""
    second_war: bool
    payment: Payment | None
    war: War | None
    civilizations: list[Civilization]
    spaces: list[Space]
    lines: list[str]
    """`1a>2a` leads forward, `2a-2b` both ways."""
    reach: list[list[str]]
    """The spaces to which each seat could go as things stand (AH-105)."""
    discarded: int
