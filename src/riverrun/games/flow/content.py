"""The box of Flow: loaded with a pack's changes, checked, and laid out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMAL_IDS,
    BIRDS,
    CARD_IDS,
    CARDS,
    CORNERS,
    DECK,
    FORMS,
    HANDFUL,
    KINDS,
    MAP_KINDS,
    OBSTACLES,
    SCENARIO_CARDS,
    SCENARIO_IDS,
    SCENARIOS,
    SEATS,
    SIDE,
    TILE_IDS,
    TILES,
    TILES_A_CARD,
    Card,
    Edge,
    Form,
    Kind,
    Mark,
    Scenario,
)
from riverrun.games.flow.weights import W
from riverrun.kernel.content import Evidence, Source
from riverrun.kernel.errors import BadContent, BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.options import Listable
from riverrun.kernel.position.layout import Array, Fields, array, scalar
from riverrun.kernel.weights import Weights, weights


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile; `open` are its open edges in one orientation."""

    id: str
    open: str
    obstacle: bool
    count: int
    evidence: dict[str, Evidence]
    name: str | None = None
    """What a pack calls it, in every language; None: as the catalogue does."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card or a scenario card."""

    id: str
    count: int
    evidence: dict[str, Evidence]
    name: str | None = None
    """What a pack calls it, in every language; None: as the catalogue does."""
    text: str | None = None
    """What a pack says that it does."""

    @property
    def effect(self) -> Sentence | str:
        """What it does."""
        return self.text or Sentence(f"fl-effect-{self.id}")


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An animal and its corner."""

    id: str
    row: int
    column: int
    evidence: dict[str, Evidence]
    name: str | None = None
    """What a pack calls it, with its article."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the box holds besides tiles and cards."""

    birds: int
    cards_each: list[int]
    levels: list[int]
    lines: list[int]
    evidence: dict[str, Evidence]
    animal: list[Animal]


class Content(msgspec.Struct, frozen=True):
    """The whole box; tiles, cards and scenario cards lie in the order of their numbers (terms.py)."""

    tiles: list[Tile]
    cards: list[Printed]
    scenarios: list[Printed]
    facts: Facts

    def essence(self) -> Any:
        """All that can change a game: no titles, no evidence."""
        counts = [[(piece.id, piece.count) for piece in pieces] for pieces in (self.tiles, self.cards, self.scenarios)]
        facts = self.facts
        return [*counts, facts.birds, facts.cards_each, facts.levels, facts.lines]


class Box(Fields):
    """Content and options, flat, as the rules read them."""

    players: int = scalar()
    cards_each: int = scalar()
    birds: int = scalar()
    first: int = scalar()
    """The first player's seat, or -1: by chance."""
    turns: int = scalar()
    """After how many turns a round ends; 0: when the environment says so."""
    drawn: int = scalar()
    """How many scenario cards are drawn."""
    listed: Array = array(SCENARIOS)
    """How many of each are in play without being drawn."""
    scenarios: Array = array(SCENARIOS)
    tiles: Array = array(MAP_KINDS)
    cards: Array = array(CARDS)
    line: Array = array(7)
    """The line that a face hits, from face 1 on."""
    tradable: Array = array(MAP_KINDS)
    face: Array = array(KINDS, FORMS)
    """A tile as it lies on the board, by kind and form; 0 where the kind does not have the form (FL-A8)."""
    first_form: Array = array(KINDS)
    end_form: Array = array(KINDS)
    kind_by_edges: Array = array(ALL_EDGES + 1)
    """The plain kind that has these open edges."""
    weights: Weights = weights(W)
    """What bots judge by."""


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; what the rules could not play is refused."""
    source = Source(Path(__file__).parent / "content", "flow", pack)
    content = Content(
        tiles=source.pieces("tiles.toml", "tile", list[Tile]),
        cards=source.pieces("cards.toml", "card", list[Printed]),
        scenarios=source.pieces("scenarios.toml", "scenario", list[Printed]),
        facts=source.values("box.toml", Facts),
    )
    validate(content)
    return content


def make_box(content: Content, players: int, options: Mapping[str, str]) -> Any:
    """The flat record that the rules read, for a number of players and chosen options."""
    box = Box.empty()[0]
    facts = content.facts
    box.players = players
    box.cards_each = facts.cards_each[players - 1]
    box.birds = facts.birds
    box.first = -1 if options["first"] == "random" else int(options["first"][1:]) - 1
    box.turns = 0 if options["clock"] != "none" or options["turns"] == "none" else int(options["turns"])
    for scenario in listed_scenarios(options):
        box.listed[scenario] += 1
        name, most = content.scenarios[scenario].id, most_in_play(content, scenario)
        if box.listed[scenario] > most:
            raise BadOption(Sentence("fl-error-too-many-scenarios", {"most": most, "name": name}))
    box.drawn = facts.levels[LEVELS.index(options["difficulty"])]
    box.scenarios[:] = [card.count for card in content.scenarios]
    box.tiles[:] = [tile.count for tile in content.tiles[:MAP_KINDS]]
    box.cards[:] = [card.count for card in content.cards]
    box.line[1:] = facts.lines
    for kind in range(OBSTACLES):
        box.tradable[kind] = content.tiles[kind].id != options["untradable"]
    lay_faces(box, options["obstacle"] == "one_arm")
    return box


LEVELS = ("basic", "very-easy", "easy", "medium", "hard", "very-hard", "inconceivable")
SHAPES = {
    Kind.STRAIGHT: (Form.NS, Form.EW),
    Kind.CURVE: (Form.NE, Form.ES, Form.SW, Form.NW),
    Kind.TEE: (Form.NEW, Form.NES, Form.ESW, Form.NSW),
    Kind.CROSS: (Form.NESW,),
}
ONE_ARM_CROSS = (Form.NESW_N, Form.NESW_E, Form.NESW_S, Form.NESW_W)
STEMS = {Form.NEW: Edge.N, Form.NES: Edge.E, Form.ESW: Edge.S, Form.NSW: Edge.W}


def listed_scenarios(options: Mapping[str, str]) -> list[Scenario]:
    """The scenario cards that an option lists; none if they are drawn."""
    wish = options["scenarios"]
    return [] if wish == "drawn" else [Scenario(SCENARIO_IDS.index(id)) for id in wish.split(",")]


def most_in_play(content: Content, scenario: Scenario) -> int:
    """FL-H2: as many as there are, but No Communication only once."""
    return 1 if scenario is Scenario.NO_COMMUNICATION else content.scenarios[scenario].count


def listable(content: Content, option: str) -> Listable | None:
    """FL-B4: the scenario cards that the option may list."""
    if option != "scenarios":
        return None
    return Listable({card.id: most_in_play(content, Scenario(n)) for n, card in enumerate(content.scenarios)}, HANDFUL)


def edges_of(form: Form) -> int:
    """The open edges of a form, as bits."""
    return 0 if form is Form.WILD else sum(Edge[letter] for letter in form.name.partition("_")[0])


def dry_arm(form: Form) -> int:
    """FL-A6: the arm of an obstacle that takes no water where the others do; 0 for a form that has none."""
    letter = form.name.partition("_")[2]
    return Edge[letter] if letter else STEMS.get(form, 0)


def lay_faces(box: Any, one_arm: bool) -> None:
    """FL-A6, FL-A8: every kind in every orientation, with the edges that take water."""
    for shape, forms in SHAPES.items():
        for form in forms:
            edges = edges_of(form)
            box.kind_by_edges[edges] = shape
            lay_face(box, shape, form, edges | edges << Mark.WET)
        around = ONE_ARM_CROSS if one_arm and shape is Kind.CROSS else forms
        for form in around:
            edges = edges_of(form)
            wet = edges - dry_arm(form) if one_arm and dry_arm(form) else 0
            lay_face(box, Kind(shape + OBSTACLES), form, edges | wet << Mark.WET | Mark.OBSTACLE)
    lay_face(box, Kind.SCENARIO, Form.WILD, Mark.SCENARIO)


def lay_face(box: Any, kind: Kind, form: Form, tile: int) -> None:
    """One kind in one orientation; a kind's forms follow each other."""
    if box.end_form[kind] == 0:
        box.first_form[kind] = form
    box.face[kind, form] = tile
    box.end_form[kind] = form + 1


# What the rules can play

FIRST_FORMS = (Form.NS, Form.NE, Form.NEW, Form.NESW)


def validate(content: Content) -> None:
    """Refuses, in one sentence, content that the rules could not play."""
    _check_pieces("fl-content-tiles", content.tiles[:MAP_KINDS], TILE_IDS[:MAP_KINDS], TILES)
    _check_pieces("fl-content-cards", content.cards, CARD_IDS, DECK)
    _check_pieces("fl-content-scenarios", content.scenarios, SCENARIO_IDS, SCENARIO_CARDS)
    _check_shapes(content)
    facts = content.facts
    if facts.birds != BIRDS or content.cards[Card.BIRD].count > BIRDS:
        raise BadContent(Sentence("fl-content-birds", {"birds": BIRDS}))
    if content.tiles[-1].count < TILES_A_CARD * content.scenarios[Scenario.OBSTACLES].count:
        raise BadContent(Sentence("fl-content-scenario-tiles"))
    if len(facts.cards_each) != SEATS or not all(
        each >= 0 and each * (players + 1) <= DECK for players, each in enumerate(facts.cards_each)
    ):
        raise BadContent(Sentence("fl-content-cards-each", {"players": SEATS, "deck": DECK}))
    if len(facts.levels) != len(LEVELS) or facts.levels[0] or not all(0 <= n <= HANDFUL for n in facts.levels):
        raise BadContent(Sentence("fl-content-levels", {"levels": len(LEVELS), "most": HANDFUL}))
    if SCENARIO_CARDS - content.scenarios[Scenario.NO_COMMUNICATION].count < HANDFUL:
        raise BadContent(Sentence("fl-content-scenarios-least", {"least": HANDFUL}))
    middle = SIDE // 2
    if len(facts.lines) != 6 or set(facts.lines) != set(range(SIDE)) - {middle}:
        raise BadContent(Sentence("fl-content-lines", {"last": SIDE - 1, "middle": middle}))
    _check_animals(facts.animal)


def _check_animals(animals: Sequence[Animal]) -> None:
    """FL-A1: one in each corner, told apart by ids and names."""
    if tuple(animal.row * SIDE + animal.column for animal in animals) != CORNERS:
        raise BadContent(Sentence("fl-content-corners"))
    if len({animal.id for animal in animals}) != len(CORNERS) or not all(animal.id for animal in animals):
        raise BadContent(Sentence("fl-content-animal-ids"))
    for animal in animals:
        if not (animal.id in ANIMAL_IDS if animal.name is None else animal.name.strip()):
            raise BadContent(Sentence("fl-content-name-missing", {"piece": animal.id}))


def _check_pieces(code: str, pieces: Sequence[Tile | Printed], ids: Sequence[str], total: int) -> None:
    """The pieces are the box's own, and as many; `code` says that they are more or fewer."""
    assert tuple(piece.id for piece in pieces) == tuple(ids)
    for piece in pieces:
        if piece.count < 0:
            raise BadContent(Sentence("fl-content-negative", {"piece": piece.id}))
        if piece.name is not None and not piece.name.strip():
            raise BadContent(Sentence("fl-content-name-empty", {"piece": piece.id}))
    count = sum(piece.count for piece in pieces)
    if count != total:
        raise BadContent(Sentence(code, {"count": count, "total": total}))


def _check_shapes(content: Content) -> None:
    """FL-A8: the shapes are what the rules know them to be; a pack changes their numbers."""
    for kind, tile in enumerate(content.tiles):
        form = Form.WILD if kind == MAP_KINDS else FIRST_FORMS[kind % len(FIRST_FORMS)]
        named = "" if form is Form.WILD else form.name.lower()
        if tile.open != named or tile.obstacle != (kind >= len(FIRST_FORMS)):
            raise BadContent(Sentence("fl-content-shape", {"tile": tile.id}))
