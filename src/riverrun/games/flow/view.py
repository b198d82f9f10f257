"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.flow.board import bit, chart, exits, flood, kind_of
from riverrun.games.flow.content import CARD_IDS, SCENARIO_IDS, TILE_IDS
from riverrun.games.flow.explain import neighbour
from riverrun.games.flow.notation import cell_text, form_text
from riverrun.games.flow.targets import targets_of
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOAT,
    BOAT_BIT,
    CELLS,
    CORNERS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    SIDE,
    UNSEEN,
    Mark,
    Step,
)
from riverrun.games.flow.ways import FAR, far_from, needed
from riverrun.games.flow.words import edges
from riverrun.kernel import view as kernel
from riverrun.kernel.documents import one_by_one

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


LETTERS = tuple(edges(mask) for mask in range(ALL_EDGES + 1))
"""Edges as letters, by their mask: worked out once, since every view needs them for every cell."""
BITS = tuple(int(bit(cell)) for cell in range(CELLS))
NEIGHBOURS = [[(side, n) for side in range(4) if (n := neighbour(cell, side)) is not None] for cell in range(CELLS)]


class Face(msgspec.Struct, frozen=True):
    """A tile, an action card or a scenario card as it is drawn; the table's views name them by id."""

    id: str
    name: str
    kind: str
    """tile, card or scenario."""
    count: int
    text: str
    open: str
    """A tile's open edges in one orientation."""
    obstacle: bool
    forms: dict[str, str]
    """How a tile may lie, each a quarter turn to the right of the one before: its notation, and the open edges that
    take no water (FL-A6, FL-A8)."""
    evidence: dict[str, Any]


class Cell(msgspec.Struct, frozen=True):
    """A cell of the board and what lies there."""

    cell: str
    white: int | None
    """The face of the white die that hits it; None on the centre line."""
    black: int | None
    what: str
    """empty, animal, boat or tile."""
    tile: str | None
    """The tile's kind, or the animal."""
    open: str
    """Its open edges."""
    dry: str
    """Those of them that take no water."""
    bird: bool
    water: list[str]
    """The animals whose water reaches it."""
    into: str
    """The edges where that water comes in: from a cell nearer to an animal."""
    boat: bool
    """Whether the boat's water reaches it."""


class Animal(msgspec.Struct, frozen=True):
    """An animal and its way."""

    id: str
    cell: str
    home: bool
    """Whether it reached the boat when the last turn or wave ended."""
    blocked: bool
    """Whether it has no way on (FL-E6)."""
    path: list[str]
    """The cells from the animal to the boat, if water leads there."""
    needs: int | None
    """How many tiles its shortest way to the boat still needs; None: tiles bar every way."""


class Hand(msgspec.Struct, frozen=True):
    """A player's action cards; `cards` is None where they are hidden (FL-J3)."""

    seat: int
    held: int
    cards: dict[str, int] | None


class Wave(msgspec.Struct, frozen=True):
    """The last giant wave; a die that was not rolled is None."""

    white: int | None
    black: int | None
    swept: list[str]
    """The cells whose tiles it took."""
    spared: list[str]
    """The cells whose tiles a bird kept."""


class View(kernel.View, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) may see."""

    first: int
    active: int
    turn: int
    """How many turns are finished."""
    round: int
    """Which round it is, from 1."""
    round_turns: int
    """How many turns of this round are finished."""
    turns: int | None
    """After how many turns the round ends; None: when the clock says so."""
    late: bool
    """Whether the timer ran out in this turn."""
    cells: list[Cell]
    animals: list[Animal]
    boat: str
    """The boat's open sides; none before it is turned."""
    in_hand: str | None
    """The tile in hand: drawn, lifted, or taken from the discards."""
    lifted_from: str | None
    bird_in_hand: bool
    in_play: str | None
    """The action card that is being played."""
    hands: list[Hand]
    stack: int
    """How many tiles lie face down."""
    mix: dict[str, int]
    """How many of each kind they are."""
    revealed: dict[str, int]
    discards: dict[str, int]
    deck: int
    """How many action cards are still to come."""
    used: dict[str, int]
    """Action cards that were played and discarded."""
    birds: int
    """Bird tokens in the supply."""
    calm: bool
    """Whether Calm Waters is in effect."""
    cards_this_round: int
    scenarios: list[str]
    """The scenario cards in play."""
    wave: Wave | None
    won: bool | None
    targets: dict[str, dict[str, dict[str, str]]]
    """What each card that you may play now may be aimed at: a cell or a kind of discarded tile; for a tile that is
    then placed, the cells by how it may lie there, so that a card is sent whole (FL-C5)."""
    """Whether the game is won or lost; None while it runs."""


def view(game: Game, s: Any, seat: int | None) -> View:
    """FL-J1: a seat's view, made from a position that holds nothing it may not see."""
    box = game.loose_box
    waters = _Waters(game, s)
    return View(
        **kernel.frame(game, s, seat),
        first=s.first,
        active=s.active,
        turn=s.turn,
        round=s.waves + 1,
        round_turns=s.round_turns,
        turns=box.turns or None,
        late=bool(s.late),
        cells=[waters.cell(cell) for cell in range(CELLS)],
        animals=[waters.animal(one) for one in range(ANIMALS)],
        boat=edges(s.board[BOAT]),
        in_hand=None if s.in_hand == NO_TILE else TILE_IDS[s.in_hand],
        lifted_from=None if s.lifted_from == NO_CELL else cell_text(s.lifted_from),
        bird_in_hand=bool(s.bird_in_hand),
        in_play=None if s.in_play == NO_CARD else CARD_IDS[s.in_play],
        hands=[hand(s, owner, own=owner == seat) for owner in range(game.players)],
        stack=s.stack_size,
        mix=counted(s.mix, TILE_IDS),
        revealed=counted(s.revealed, TILE_IDS),
        discards=counted(s.discards, TILE_IDS),
        deck=s.deck_size,
        used=counted(s.used, CARD_IDS),
        birds=s.birds,
        calm=bool(s.calm),
        cards_this_round=s.round_cards,
        scenarios=one_by_one(s.scenarios, SCENARIO_IDS),
        wave=wave(s),
        won=bool(s.won) if s.over else None,
        targets=targets_of(game, s) if s.seat == seat and s.decision == Step.TURN and not s.over else {},
    )


def faces(game: Game) -> list[Face]:
    """All pieces as they are drawn."""
    content = game.content
    found = [
        Face(
            tile.id,
            tile.name,
            "tile",
            tile.count,
            "",
            tile.open,
            tile.obstacle,
            forms_of(game, kind),
            dict(tile.evidence),
        )
        for kind, tile in enumerate(content.tiles)
    ]
    for kind, cards in (("card", content.cards), ("scenario", content.scenarios)):
        found += [
            Face(card.id, card.name, kind, card.count, card.text, "", False, {}, dict(card.evidence)) for card in cards
        ]
    return found


def forms_of(game: Game, kind: int) -> dict[str, str]:
    """FL-A6, FL-A8: the ways in which tiles of a kind may lie, and the open edges of each that take no water."""
    box = game.loose_box
    lying = {form: box.face[kind, form] for form in range(box.first_form[kind], box.end_form[kind])}
    return {form_text(form): dry_edges(tile) for form, tile in lying.items() if tile}


def dry_edges(tile: int) -> str:
    """FL-A6: a tile's open edges that take no water."""
    return LETTERS[tile & ~(tile >> Mark.WET) & ALL_EDGES]


def counted(numbers: Any, ids: tuple[str, ...]) -> dict[str, int]:
    """What there is of each kind, by id; what there is none of is left out."""
    return {ids[kind]: number for kind, number in enumerate(numbers.tolist()) if number}


def hand(s: Any, owner: int, own: bool) -> Hand:
    """FL-J3, FL-R13: one's own hand, and the others' where they lie open."""
    cards = s.hands.tolist()[owner] if own else s.shown.tolist()[owner]
    hidden = UNSEEN in cards
    return Hand(owner, s.held[owner], None if hidden else {CARD_IDS[card]: n for card, n in enumerate(cards) if n})


def cells_of(words: Any) -> list[str]:
    """The cells of a mask that is kept in two words."""
    mask = words[0] | words[1] << 24
    return [cell_text(cell) for cell in range(CELLS) if mask & bit(cell)]


def wave(s: Any) -> Wave | None:
    """The last giant wave."""
    if not s.waves:
        return None
    return Wave(s.white or None, s.black or None, cells_of(s.swept), cells_of(s.spared))


class _Waters:
    """The board and where the water runs, worked out once for all cells."""

    def __init__(self, game: Game, s: Any) -> None:
        self.game, self.s = game, s
        self.board = s.board.tolist()
        self.chart = chart(s)
        self.waters = [flood(self.chart, bit(corner)) for corner in CORNERS]
        self.boat = flood(self.chart, BOAT_BIT)
        self.far = far_from(self.chart, BOAT_BIT)
        self.ways = [self.ways_on(cell) for cell in range(CELLS)]
        self.steps = self.steps_from(CORNERS)
        lines = game.loose_box.line.tolist()
        self.faces = {line: face for face, line in enumerate(lines) if face}

    def cell(self, cell: int) -> Cell:
        tile = self.board[cell]
        what, name = "tile", None
        if cell in CORNERS:
            what, name = "animal", self.game.lexicon.animal_ids[CORNERS.index(cell)]
        elif cell == BOAT:
            what = "boat"
        elif not tile:
            what = "empty"
        else:
            name = TILE_IDS[kind_of(self.game.loose_box, tile)]
        ids, here = self.game.lexicon.animal_ids, BITS[cell]
        return Cell(
            cell=cell_text(cell),
            white=self.faces.get(cell // SIDE),
            black=self.faces.get(cell % SIDE),
            what=what,
            tile=name,
            open=LETTERS[tile & ALL_EDGES],
            dry=dry_edges(tile),
            bird=bool(tile & Mark.BIRD),
            water=[ids[one] for one, water in enumerate(self.waters) if water & here],
            into=self.into(cell),
            boat=bool(self.boat & here),
        )

    def animal(self, one: int) -> Animal:
        water = self.waters[one]
        reaches = bool(water & BOAT_BIT)
        return Animal(
            id=self.game.lexicon.animal_ids[one],
            cell=cell_text(CORNERS[one]),
            home=bool(self.s.home >> one & 1),
            blocked=not reaches and not exits(self.chart, water),
            path=[cell_text(cell) for cell in self.path(CORNERS[one])] if reaches else [],
            needs=None if (tiles := needed(self.chart, self.far, one)) >= FAR else tiles,
        )

    def ways_on(self, cell: int) -> list[tuple[int, int]]:
        """FL-A6: the sides by which water leaves a cell, and the cells it comes to."""
        wet = self.board[cell] >> Mark.WET & ALL_EDGES
        if not wet:
            return []
        return [
            (side, there)
            for side, there in NEIGHBOURS[cell]
            if wet >> side & self.board[there] >> Mark.WET + (side + 2) % 4 & 1
        ]

    def steps_from(self, starts: Iterable[int]) -> dict[int, int]:
        """FL-A6, FL-R3: the steps from some cells to all that water reaches from them."""
        steps = dict.fromkeys(starts, 0)
        queue = list(steps)
        for cell in queue:
            for _, there in self.ways[cell]:
                if there not in steps:
                    steps[there] = steps[cell] + 1
                    queue.append(there)
        return steps

    def into(self, cell: int) -> str:
        """The edges where water comes into a cell, from where it is nearer to an animal."""
        if cell not in self.steps:
            return ""
        return LETTERS[sum(1 << side for side, there in self.ways[cell] if self.steps[there] < self.steps[cell])]

    def path(self, start: int) -> list[int]:
        """A shortest way by water from an animal to the boat."""
        came = {start: start}
        queue = [start]
        for cell in queue:
            if cell == BOAT:
                break
            for _, there in self.ways[cell]:
                if there not in came:
                    came[there] = cell
                    queue.append(there)
        way = [BOAT]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]
