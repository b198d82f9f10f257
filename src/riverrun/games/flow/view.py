"""What one seat sees of a position, as typed structs for pages and programs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from riverrun.games.flow.board import bit, chart, exits, flood
from riverrun.games.flow.cards import Targets, targets_of
from riverrun.games.flow.content import SHAPES, edges_of
from riverrun.games.flow.moves import animal_ids
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOAT,
    BOAT_BIT,
    CARD_IDS,
    CELL_IDS,
    CELLS,
    CORNERS,
    EDGE_LETTERS,
    FORM_IDS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    OBSTACLES,
    SCENARIO_IDS,
    SCENARIO_TILE,
    SIDE,
    TILE_IDS,
    UNSEEN,
    Mark,
    Step,
    at,
)
from riverrun.games.flow.ways import FAR, Streams, far_from, needed
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.position import view as kernel
from riverrun.kernel.position.documents import one_by_one

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

# Tables, since every view needs them for every cell.
BITS = tuple(at(cell) for cell in range(CELLS))
SHAPE_OF = {edges_of(form): shape for shape, forms in SHAPES.items() for form in forms}
PLAIN = tuple(TILE_IDS[SHAPE_OF.get(edges, 0)] for edges in range(ALL_EDGES + 1))
WITH_OBSTACLE = tuple(TILE_IDS[SHAPE_OF.get(edges, 0) + OBSTACLES] for edges in range(ALL_EDGES + 1))


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile, an action card or a scenario card as it is drawn; the table's views name them by id."""

    id: str
    kind: str
    """tile, card or scenario."""
    count: int
    evidence: dict[str, Any]
    name: str | None = None
    """What a content pack calls it, in every language; None: as the catalogue does."""
    text: Sentence | str | None = None
    """What a card does: a sentence, or a content pack's own text."""
    open: str = ""
    """A tile's open edges in one orientation."""
    obstacle: bool = False
    forms: dict[str, str] = {}
    """How a tile may lie, each a quarter turn to the right of the one before: its notation, and the open edges that
    take no water (FL-A6, FL-A8)."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell of the board and what lies there."""

    cell: str
    what: str = "tile"
    """tile, animal or boat."""
    tile: str | None = None
    """The tile's kind, or the animal."""
    open: str = ""
    """Its open edges."""
    dry: str = ""
    """Those of them that take no water."""
    bird: bool = False
    water: list[str] = []
    """The animals whose water reaches it."""
    into: str = ""
    """The edges where that water comes in: from a cell nearer to an animal."""
    boat: bool = False
    """Whether the boat's water reaches it."""


class Animal(msgspec.Struct, frozen=True, omit_defaults=True):
    """An animal and its way."""

    id: str
    cell: str
    home: bool = False
    """Whether it reached the boat when the last turn or wave ended."""
    blocked: bool = False
    """Whether it has no way on (FL-E6)."""
    path: list[str] = []
    """The cells from the animal to the boat, if water leads there."""
    needs: int | None = None
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
    lines: list[int | None]
    """The face of a die that hits each line, rows from the top (white) and columns from the left (black); None: the
    centre line, which no die hits (FL-A3)."""
    cells: list[Cell]
    """The cells where something lies, row by row; all others are empty."""
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
    """Whether the game is won or lost; None while it runs."""
    targets: dict[str, dict[str, dict[str, str]]]
    """What each card that you may play now may be aimed at: a cell or a kind of discarded tile; for a tile that is
    then placed, the cells by how it may lie there, so that a card is sent whole (FL-C5)."""


def view(game: Game, s: Any, seat: int | None) -> View:
    """FL-J1: a seat's view, made from a position that holds nothing it may not see."""
    cells, animals = board_of(tuple(s.board.tolist()), s.home, tuple(animal_ids(game)))
    return View(
        **kernel.frame(game, s, seat),
        first=s.first,
        active=s.active,
        turn=s.turn,
        round=s.waves + 1,
        round_turns=s.round_turns,
        turns=game.box_view.turns or None,
        late=bool(s.late),
        lines=lines(game),
        cells=cells,
        animals=animals,
        boat=EDGE_LETTERS[s.board[BOAT] & ALL_EDGES],
        in_hand=None if s.in_hand == NO_TILE else TILE_IDS[s.in_hand],
        lifted_from=None if s.lifted_from == NO_CELL else CELL_IDS[s.lifted_from],
        bird_in_hand=bool(s.bird_in_hand),
        in_play=None if s.in_play == NO_CARD else CARD_IDS[s.in_play],
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
        **private(game, s, seat),
    )


def private(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """FL-J3: the fields of a seat's view that depend on who looks."""
    hands = [hand(s, owner, own=owner == seat) for owner in range(game.players)]
    return {"hands": hands, "targets": targets(game, s, seat)}


def faces(game: Game) -> list[Face]:
    """All pieces as they are drawn."""
    content = game.content
    found = []
    for kind, tile in enumerate(content.tiles):
        face = Face(tile.id, "tile", tile.count, dict(tile.evidence), tile.name, open=tile.open, obstacle=tile.obstacle)
        found.append(msgspec.structs.replace(face, forms=forms_of(game, kind)))
    for sort, cards in (("card", content.cards), ("scenario", content.scenarios)):
        found += [Face(card.id, sort, card.count, dict(card.evidence), card.name, card.effect) for card in cards]
    return found


def forms_of(game: Game, kind: int) -> dict[str, str]:
    """FL-A6, FL-A8: the ways in which tiles of a kind may lie, and the open edges of each that take no water."""
    box = game.box_view
    lying = {form: box.face[kind, form] for form in range(box.first_form[kind], box.end_form[kind])}
    return {FORM_IDS[form]: dry_edges(tile) for form, tile in lying.items() if tile}


def dry_edges(tile: int) -> str:
    """FL-A6: a tile's open edges that take no water."""
    return EDGE_LETTERS[tile & ~(tile >> Mark.WET) & ALL_EDGES]


def lines(game: Game) -> list[int | None]:
    """FL-A3: the face that hits each line."""
    faces = {line: face for face, line in enumerate(game.box_view.line.tolist()) if face}
    return [faces.get(line) for line in range(SIDE)]


def targets(game: Game, s: Any, seat: int | None) -> Targets:
    """FL-C5: what the cards of whoever looks may be aimed at, if the turn is theirs."""
    return targets_of(game, s) if s.seat == seat and s.decision == Step.TURN and not s.over else {}


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
    return [CELL_IDS[cell] for cell in range(CELLS) if mask & BITS[cell]] if mask else []


def wave(s: Any) -> Wave | None:
    """The last giant wave."""
    if not s.waves:
        return None
    return Wave(s.white or None, s.black or None, cells_of(s.swept), cells_of(s.spared))


@lru_cache(maxsize=256)
def board_of(board: tuple[int, ...], home: int, ids: tuple[str, ...]) -> tuple[list[Cell], list[Animal]]:
    """The cells where something lies, and the animals: the same for all who look, and until the board changes."""
    laid = _Board(board, ids)
    cells = [laid.cell(cell) for cell in range(CELLS) if board[cell] or cell == BOAT]
    return cells, [laid.animal(one, bool(home >> one & 1)) for one in range(ANIMALS)]


class _Laid(NamedTuple):
    """What rules read of a position to chart it."""

    board: tuple[int, ...]


class _Board:
    """The board and where the water runs, worked out once for all cells."""

    def __init__(self, board: tuple[int, ...], ids: tuple[str, ...]) -> None:
        self.board, self.ids = board, ids
        laid: Any = _Laid(board)
        self.chart = chart(laid)
        self.waters = [flood(self.chart, bit(corner)) for corner in CORNERS]
        self.boat = flood(self.chart, BOAT_BIT)
        self.far = far_from(self.chart, BOAT_BIT)
        self.streams = Streams(self.board)

    def cell(self, cell: int) -> Cell:
        tile, here = self.board[cell], BITS[cell]
        edges = tile & ALL_EDGES
        what, name = "tile", None
        if cell in CORNERS:
            what, name = "animal", self.ids[CORNERS.index(cell)]
        elif cell == BOAT:
            what = "boat"
        elif tile & Mark.SCENARIO:
            name = TILE_IDS[SCENARIO_TILE]
        else:
            name = (WITH_OBSTACLE if tile & Mark.OBSTACLE else PLAIN)[edges]
        return Cell(
            cell=CELL_IDS[cell],
            what=what,
            tile=name,
            open=EDGE_LETTERS[edges],
            dry=dry_edges(tile),
            bird=bool(tile & Mark.BIRD),
            water=[self.ids[one] for one, water in enumerate(self.waters) if water & here],
            into=EDGE_LETTERS[self.streams.into(cell)],
            boat=bool(self.boat & here),
        )

    def animal(self, one: int, home: bool) -> Animal:
        water = self.waters[one]
        reaches = bool(water & BOAT_BIT)
        tiles = needed(self.chart, self.far, one)
        return Animal(
            id=self.ids[one],
            cell=CELL_IDS[CORNERS[one]],
            home=home,
            blocked=not reaches and not exits(self.chart, water),
            path=[CELL_IDS[cell] for cell in self.streams.path(CORNERS[one])] if reaches else [],
            needs=None if tiles >= FAR else tiles,
        )
