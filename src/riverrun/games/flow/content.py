"""Loads the box of Flow, with a pack's changes, and lays it out flat for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from riverrun.games.flow.terms import (
    ALL_EDGES,
    CARDS,
    FORMS,
    KINDS,
    MAP_KINDS,
    OBSTACLES,
    SCENARIOS,
    Card,
    Edge,
    Form,
    Kind,
    Mark,
    Scenario,
)
from riverrun.kernel.content import Evidence, Source
from riverrun.kernel.errors import BadOption
from riverrun.kernel.layout import Fields, Words, word, words


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile; `open` are its open edges in one orientation."""

    id: str
    name: str
    open: str
    obstacle: bool
    count: int
    evidence: dict[str, Evidence]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action card or a scenario card."""

    id: str
    name: str
    count: int
    text: str
    evidence: dict[str, Evidence]


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An animal and its corner."""

    id: str
    name: str
    row: int
    column: int
    evidence: dict[str, Evidence]


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

    players: int = word()
    cards_each: int = word()
    birds: int = word()
    first: int = word()
    """The first player's seat, or -1: by chance."""
    turns: int = word()
    """After how many turns a round ends; 0: when the environment says so."""
    drawn: int = word()
    """How many scenario cards are drawn."""
    listed: Words = words(SCENARIOS)
    """How many of each are in play without being drawn."""
    scenarios: Words = words(SCENARIOS)
    tiles: Words = words(MAP_KINDS)
    cards: Words = words(CARDS)
    line: Words = words(7)
    """The line that a face hits, from face 1 on."""
    tradable: Words = words(MAP_KINDS)
    face: Words = words(KINDS, FORMS)
    """A tile as it lies on the board, by kind and form; 0 where the kind does not have the form (FL-A8)."""
    first_form: Words = words(KINDS)
    end_form: Words = words(KINDS)
    kind_by_edges: Words = words(ALL_EDGES + 1)
    """The plain kind that has these open edges."""


def load(pack: Path | None) -> Content:
    """The box, changed by a pack if one is given; validation.py says whether the rules can play it."""
    source = Source(Path(__file__).parent / "content", "flow", pack)
    return Content(
        tiles=source.pieces("tiles.toml", "tile", list[Tile]),
        cards=source.pieces("cards.toml", "card", list[Printed]),
        scenarios=source.pieces("scenarios.toml", "scenario", list[Printed]),
        facts=source.values("box.toml", Facts),
    )


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
        most = 1 if scenario is Scenario.NO_COMMUNICATION else content.scenarios[scenario].count
        if box.listed[scenario] > most:
            name = content.scenarios[scenario].id
            raise BadOption(f"At most {most} of the scenario card '{name}' can be in play (FL-B4, FL-H2).")
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
SCENARIO_IDS = (
    "obstacles",
    "no-communication",
    "one-card",
    "no-new-cards",
    "firm-obstacles",
    "single-path",
    "obstacles-remain",
)
TILE_IDS = tuple(kind.name.lower().replace("_", "-") for kind in Kind)
CARD_IDS = tuple(card.name.lower().replace("_", "-") for card in Card)
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
