"""What a seat's view consists of: map, markets, boards and hands, what is asked, and what it would cost and bring."""

from __future__ import annotations

from typing import Any

import msgspec

from riverrun.games.epochs.views.structs_war import Part, Target, War
from riverrun.kernel.language.sentences import Ref, Sentence
from riverrun.kernel.position import view as kernel

Amounts = dict[str, int]
"""How much of each resource, by its id."""


class Ability(msgspec.Struct, frozen=True):
    """An ability of a civilization, as its board shows it."""

    id: str
    name: Ref
    epoch: int
    cost: Amounts
    no_gold: bool
    type: str
    """`immediate`, `ongoing` or `endgame`."""
    text: list[Sentence]
    evidence: dict[str, Any]


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece as it is drawn; the table's views name pieces by id. Terrains, resources and advantages are ids, too."""

    id: str
    kind: str
    """`invention`, `wonder`, `unit`, `civilization` or `form`."""
    name: Ref
    epoch: int = 0
    """1 to 3; 4 is III+."""
    cost: Amounts = {}
    """What is printed; a unique unit has no cost."""
    no_gold: bool = False
    gives: Amounts = {}
    """A debut, a wonder's reward, or a form's instant reward."""
    type: str = ""
    """What kind of ability it is: `immediate`, `ongoing`, `endgame`."""
    text: list[Sentence] = []
    slot: str = ""
    unit: str = ""
    """`basic`, `market` or `unique`."""
    combat: int = 0
    needs: list[str] = []
    """The strategic resources and terrains that a unit asks for."""
    due: Amounts = {}
    """Its expenditure."""
    advantages: Amounts = {}
    flags: list[str] = []
    """`mounted`, `anti-mounted`, `air`, `anti-air`."""
    cross: list[str] = []
    """What it attacks across, besides."""
    barred: list[str] = []
    """The terrains that it cannot attack."""
    formation: str = ""
    level: int = 0
    culture: int = 0
    """What a form requires."""
    after: list[str] = []
    """The forms from which its arrows come."""
    cities: int = 0
    """How many cities a form allows."""
    command: Amounts = {}
    abilities: list[Ability] = []
    """The four of a civilization."""
    evidence: dict[str, Any] = {}


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of the map: what it is, or what its back shows (EP-2.4)."""

    place: str
    tile: str | None = None
    """None while it lies face down."""
    turned: bool = False
    icon: bool = False
    """Whether its back promises a horse or an iron."""


class Hex(msgspec.Struct, frozen=True, omit_defaults=True):
    """A revealed hex, and what lies on it."""

    hex: str
    terrain: str
    natural: str | None = None
    """`luxury`, `minor-luxury`, `horse` or `iron`."""
    token: bool = False
    """An exploration token lies here, face down."""
    camp: bool = False
    owner: int | None = None


class City(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city on the map, and whose posts stand in it; a neutral one has no owner."""

    site: str
    owner: int | None = None
    posts: list[int] = []


class Price(msgspec.Struct, frozen=True):
    """What something costs whoever looks, and why (EP-6.6, EP-A39, EP-A49)."""

    cost: Amounts
    printed: Amounts = {}
    """Told where it differs."""
    parts: list[Part] = []
    """What makes the difference: the unit that is replaced, discounts, surcharges for what one lacks."""
    no_gold: bool = False
    short: Amounts = {}
    """What is missing, gold counted in; nothing: it can be paid."""
    had: bool = False
    """A unit whose name one has had already: it cannot be taken again."""


class Offer(msgspec.Struct, frozen=True):
    """A card of the markets, with what it costs whoever looks."""

    card: str
    move: str
    price: Price | None = None
    combat: int | None = None
    """One's combat with it."""
    goes: bool = False
    """The next card of its kind pushes it out (EP-3.2)."""


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the invention market: the top card, and the covered ones from the top down."""

    card: str | None
    under: list[str] = []
    mine: bool = False
    """Whoever looks has an invention of this name (EP-4.3)."""


class ResearchRow(msgspec.Struct, frozen=True):
    """A row of the research track."""

    row: int
    left: Amounts
    right: Amounts
    price: Price | None = None
    """What it costs whoever looks."""
    cost: int = 0
    """What is printed, and how much less it costs whoever looks."""
    less: int = 0
    no_gold: bool = False


class Slot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit on display."""

    unit: str
    paid: Amounts = {}
    """The expenditure that lies on it."""


class Realm(msgspec.Struct, frozen=True):
    """All that is open of one seat."""

    seat: int
    civilization: str | None = None
    """None until all have picked."""
    unlocked: list[int] = []
    """Its abilities in use, 1 to 4."""
    points: int = 0
    """As they stand (EP-A77)."""
    food: int = 0
    production: int = 0
    science: int = 0
    gold: int = 0
    culture: int = 0
    honor: int = 0
    art: int = 0
    authority: int = 0
    """Cubes on its board, to be used."""
    lands: int = 0
    consumed: int = 0
    supply_cubes: int = 0
    """Cubes not yet gained."""
    free_cities: int = 0
    cities: int = 0
    most_cities: int = 0
    free_posts: int = 0
    posts: int = 0
    trade_supply: int = 0
    trade_demand: int = 0
    income: Amounts = {}
    """What trade would give now (EP-10.2)."""
    form: str = "chiefdom"
    main: Slot | None = None
    support: Slot | None = None
    combat: int = 0
    """Units, formation and what always counts."""
    formation: bool = False
    advantages: Amounts = {}
    """Dice by kind, of units and effects."""
    ready: bool = False
    due: Amounts = {}
    """The least expenditure that would make its units ready."""
    marker: bool = False
    inventions: list[str] = []
    wonders: list[str] = []
    hand: list[int] = []
    """How many cards of this epoch, and of the next."""
    invented: int = 0
    covered: int = 0
    eats: int = 0
    """The food that its cities need at the epoch's end (EP-10.3)."""
    hungry: int = 0
    """How many cities could not be fed as things stand."""
    camps: int = 0
    """The camps that would pillage it (EP-10.5)."""


class Held(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of one's hand."""

    card: str
    epoch: int
    mine: bool = False
    """One has invented its name already (EP-4.3)."""


class Choice(msgspec.Struct, frozen=True):
    """One of the eight actions for whoever is asked: what it would cost, how much it offers, or why it does not go."""

    action: str
    legal: int = 0
    """How many moves of it are legal."""
    price: Price | None = None
    """The least that it costs."""
    refused: Sentence | None = None
    clause: str = ""
    gives: Amounts = {}
    """What the production command gives."""


class Payment(msgspec.Struct, frozen=True):
    """A payment in progress: how much gold may pay for a kind (EP-D7)."""

    cost: Amounts
    kind: str
    amount: int
    least: int
    most: int


class Pending(msgspec.Struct, frozen=True):
    """An effect that waits for its owner (EP-A47)."""

    source: Ref
    text: list[Sentence]
    state: str
    """`now`: it is asked; `choice`: it may be picked; `then`: it comes after the others; `idle`: nothing to choose."""
    move: str | None = None


class Consent(msgspec.Struct, frozen=True):
    """A trading post that waits for the host's word (EP-A68)."""

    builder: int
    host: int
    site: str
    sea: bool
    cost: Amounts
    gains: Amounts
    """What each of the two gets."""
    demand: int
    taken: int
    """Posts that stand there."""
    room: int
    route: list[str] = []
    """The corners of a land route."""


class Turning(msgspec.Struct, frozen=True):
    """A revealed tile that may lie either way: its hexes as it lies, and turned."""

    place: str
    ways: list[list[Hex]]
    neutral: list[str | None]
    """Where its neutral city would stand."""


class Printed(msgspec.Struct, frozen=True):
    """Numbers of the box, or of a pack, that the board shows."""

    inventions: int
    """How often one may invent in an epoch, and how often cover (EP-4.2)."""
    covers: int
    abilities: int
    """How many abilities one may unlock (EP-9.2)."""
    camp: int
    """The combat of a barbarian camp (EP-8.4)."""
    pillage: Amounts
    """What each camp takes (EP-10.5)."""
    supply: Amounts
    """What natural resources supply, by kind (EP-2.5)."""
    trade: int
    """Where the trade board ends (EP-10.2)."""
    warmonger: list[int]
    """The culture that a warmonger loses at the end of each epoch (EP-10.7)."""


class Warning(msgspec.Struct, frozen=True):
    """What one might overlook."""

    kind: str
    """`unready`: a warmonger is near; `famine`: unfed cities; `action`: unused ones; `relapse`: no longer ready."""
    seat: int | None = None
    amount: int = 0
    move: str | None = None
    """The move that would bring it about; None: so it stands."""


class View(kernel.View, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may see: everything but hands, decks and what lies face down (EP-14.1)."""

    epoch: int
    turn: int
    turns: int
    active: int
    first: int | None
    """Who began this epoch; None until it is drawn."""
    step: str
    """`civilization`, `reveal`, `plan`, `action`, `military`, `end` or `over`."""
    action: int
    """Which action of the turn is taken now; 0: none."""
    actions: int
    """How many actions the turn has; 0: not yet known."""
    extra: bool
    columns: int
    rows: int
    tiles: list[Tile]
    hexes: list[Hex]
    cities: list[City]
    turning: Turning | None
    market: list[Space]
    units: list[Offer]
    wonders: list[Offer]
    basics: list[Offer]
    deck: int
    research: list[ResearchRow]
    scroll: int
    """The row that it lies on; 0: below the first."""
    order: list[int]
    """Seats by culture, on equal values by arrival (EP-5.3)."""
    marks: list[int]
    """The culture that forms of the next levels require."""
    art_places: int
    """How many get a great work of art at the epoch's end (EP-10.1)."""
    printed: Printed
    realms: list[Realm]
    hand: list[Held]
    dealt: list[str]
    """The civilizations to choose from; seen by whoever holds them."""
    choices: list[Choice]
    governments: list[Offer]
    abilities: list[Price]
    """What unlocking each of one's four abilities costs, or why it does not go."""
    convert: int
    """What a conversion consumes."""
    payment: Payment | None
    effects: list[Pending]
    consent: Consent | None
    targets: list[Target]
    war: War | None
    routes: dict[str, Amounts]
    """What each legal route costs, by its move."""
    readies: dict[str, Amounts]
    """What each legal way of making the units ready costs, by its move."""
    brings: dict[str, Amounts]
    """What an expansion brings besides the land, by hex."""
    warnings: list[Warning]
