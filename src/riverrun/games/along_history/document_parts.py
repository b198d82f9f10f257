"""What a position's document is made of: seats, dice, a payment, a war, and the table around them."""

from __future__ import annotations

import msgspec

from riverrun.games.along_history.terms import NONE
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda_documents import Entry


class Laid(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card of a Civilization; `under` names the card that covers it."""

    card: str
    tilted: bool = False
    under: str | None = None


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a player has. A card that is neither tilted nor covered may be given by its id alone."""

    row: list[str] = []
    civilization: list[str | Laid] = []
    heritage: list[str] = []
    counters: list[str] = []
    gold: int = 0
    ur: int = 1
    space: str = "start"
    score: int = 0


class Dice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the dice show, or the Results pawns; `spent` lists by their faces those that are no longer usable."""

    greens: list[int] = msgspec.field(default_factory=lambda: [1, 1, 1])
    blue: str = "ingenuity"
    reds: list[str] = msgspec.field(default_factory=lambda: ["golden", "golden"])
    coin: int = 0
    spent: list[str] = []
    marked: list[str] = []


class Payment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What lacks of the card that is paid for, and the last source in the order of clause 114."""

    resource: int = 0
    population: int = 0
    source: int = NONE


class War(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A war: the defender, the attack once it is final, and the army, dice and re-rolls of who chooses."""

    target: int
    attack: int = 0
    army: int = 0
    dice: list[int] = []
    generals: int = 0
    source: int = NONE


class Document(documents.Document, kw_only=True):
    """A whole position. All but seats may be left out: without a deck, it holds every card that is nowhere else."""

    game: str = "along-history"
    seats: list[Seat]
    age: str | None = None
    """Left out: the first Age of the game."""
    round: int = 1
    active: int = 0
    turn_player: int | None = None
    """Left out: the Active Player."""
    ending: str = "none"
    dice: Dice = msgspec.field(default_factory=Dice)
    entered: int = 0
    heritage_used: bool = False
    swaps_used: int = 0
    tigers_done: bool = False
    second_war: bool = False
    board: dict[str, str] = {}
    """The counters on the board, by space."""
    deck: list[str] | None = None
    """The deck from the top down."""
    discarded: list[str] | None = None
    """Left out: none without a deck, and with one all that is nowhere else."""
    payment: Payment | None = None
    war: War | None = None
    agenda: list[Entry] | None = None
    """What is still to be done, the next last; left out: the main phase."""
    over: bool = False
    luck_face: int = 0
    """What bots tell apart: what the last die that was re-rolled alone shows, and at which move."""
    luck_move: int = 0
    moves: int = 0
    rng: str = documents.RNG
