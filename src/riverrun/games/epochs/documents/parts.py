"""What a position's document is made of: seats, the map, markets, a payment, a war, and the table around them."""

from __future__ import annotations

import msgspec

from riverrun.kernel.position import documents


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a player has. Cubes that are not named are in the personal supply, as are cities and posts."""

    civilization: str | None = None
    abilities: list[int] = []
    """The unlocked abilities, 1 to 4."""
    form: str = "chiefdom"
    food: int = 0
    production: int = 0
    science: int = 0
    gold: int = 0
    culture: int = 0
    art: int = 0
    honor: int = 5
    authority: int = 4
    """Cubes on the civilization board."""
    consumed: int = 0
    lands: list[str] = []
    free_cities: int | None = None
    """Cities on the civilization board; left out: all that its form allows and that are not on the map."""
    cities: list[str] = []
    posts: list[str] = []
    """The sites of the cities in which it has a trading post."""
    inventions: list[str] = []
    inventions_done: int = 0
    covers_done: int = 0
    main: str | None = "axeman"
    support: str | None = None
    units_had: list[str] | None = None
    """Left out: the units on display."""
    paid: list[str] = []
    """The slots whose expenditure is paid: main, support."""
    marker: bool = False
    marker_epochs: list[int] = []
    """The epochs in which it took the marker, 1 to 3."""
    expanded: bool | None = None
    """Left out: whether it has a land."""
    hand: list[str] = []
    dealt: list[str] = []
    """The civilization boards it was dealt, while they are picked."""
    picked: str | None = None


class Token(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An exploration token: its kind by what it shows, where it lies, and whether it was flipped."""

    face: str
    hex: str | None = None
    open: bool = False


class Built(msgspec.Struct, forbid_unknown_fields=True):
    """A wonder and who built it."""

    wonder: str
    seat: int


class Payment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is still to be paid, or handed in for gold at the end of an epoch."""

    food: int = 0
    production: int = 0
    science: int = 0
    gold: int = 0
    no_gold: bool = False


class War(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A war: what is attacked (a hex or a site), who defends it, and both totals once the dice are rolled."""

    target: str
    defender: int | None = None
    attack: int = 0
    defence: int = 0


class Task(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A step of the agenda with its two numbers (terms.Step says what they are)."""

    step: str
    a: int = 0
    b: int = 0


class Document(documents.Document, kw_only=True):
    """A whole position. All but seats may be left out: what lies nowhere is in a deck or out of the game."""

    game: str = "epochs"
    seats: list[Seat]
    epoch: int = 1
    turn: int = 1
    first: int | None = 0
    """The epoch's first player; null before one is drawn."""
    active: int | None = None
    """Left out: the first player."""
    scroll: int = 0
    ranking: list[int] | None = None
    """The seats by culture, the highest first; left out: equals in turn order."""
    actions_left: int = 0
    planned: int = 0
    closed: list[int] = []
    """Hosts that refused the active player this turn."""
    doing: str | None = None
    """The move of the action that is paid for or carried out."""
    granted_by: int = -1
    declared: bool = False
    attacked: list[int] = []
    attacked_neutral: bool = False
    payment: Payment | None = None
    war: War | None = None
    tiles: dict[str, str] = {}
    """The tiles that lie face up, by place; one that is turned is written `t01 turned`."""
    hidden: dict[str, str] | None = None
    """The tiles that lie face down, by place; left out: the first ones that lie nowhere."""
    camps: list[str] | None = None
    """Left out: all that the open tiles print, but for lands; likewise tokens and neutral cities."""
    tokens: list[Token] | None = None
    tokens_laid: int | None = None
    neutral: list[str] | None = None
    built: list[Built] = []
    """All wonders that were built, in their order."""
    deck: list[str] | None = None
    """The inventions of the next epoch from the top down; left out: all that lie nowhere."""
    away: list[str] | None = None
    """The inventions that left the game unseen; left out: those of this epoch that lie nowhere."""
    market: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], [], []])
    """The inventions on each space of the market, from the bottom up."""
    units: list[str] = []
    """The units on offer from the top down, without the basic ones."""
    wonders: list[str] = []
    market_deck: list[str] | None = None
    """Market cards from the top down; left out: none."""
    seen: list[str] | None = None
    """Market cards that came to light; left out: those that lie open."""
    agenda: list[Task] | None = None
    """What is still to be done, the next last; left out: the military step."""
    over: bool = False
    luck_face: int = 0
    luck_move: int = 0
    moves: int = 0
    rng: str = documents.RNG
