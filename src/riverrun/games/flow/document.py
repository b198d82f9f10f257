"""Positions as readable documents, out and in; invariants.py says what can be wrong with one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from riverrun.games.flow.board import animals_home, bit, chart, kind_of
from riverrun.games.flow.content import listed_scenarios
from riverrun.games.flow.drawing import show_hand
from riverrun.games.flow.moves import animal_ids
from riverrun.games.flow.setup import clear_table, face_boat, lay_board
from riverrun.games.flow.terms import (
    ALL_EDGES,
    BOAT,
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CELLS,
    DECK,
    EDGE_LETTERS,
    FIXED,
    FORM_IDS,
    MAP_KINDS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    SCENARIO_IDS,
    TILE_IDS,
    TILES,
    Card,
    Edge,
    Mark,
    Scenario,
    Step,
)
from riverrun.games.flow.view import cells_of
from riverrun.kernel.errors import BadPosition
from riverrun.kernel.position import documents
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.position.documents import bottom_up, counted, find, one_by_one, top_down

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Laid(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile on the board; `open` is its orientation, and left out for a scenario tile."""

    cell: str
    tile: str
    open: str = "wild"
    bird: bool = False


class Document(documents.Document, kw_only=True):
    """A whole position. All may be left out: without a stack and a deck, they hold what is nowhere else.

    It may be one that no game reaches, for puzzles and tests, as long as the rules can go on from it to an end.
    """

    game: str = "flow"
    board: list[Laid] = []
    boat: str | None = None
    """The boat's open sides; left out: all four."""
    stack: list[str] | None = None
    """The face-down tiles from the top down."""
    revealed: list[str] = []
    discards: list[str] = []
    hands: list[list[str]] | None = None
    deck: list[str] | None = None
    """The action cards still to come from the top down."""
    used: list[str] = []
    scenarios: list[str] | None = None
    """The scenario cards in play; left out: those that the options list."""
    calm: bool = False
    in_play: str | None = None
    in_hand: str | None = None
    lifted_from: str | None = None
    bird_in_hand: bool = False
    home: list[str] | None = None
    """The animals that reached the boat when the last turn or wave ended; left out: those that reach it."""
    first: int = 0
    active: int = 0
    turn: int = 0
    waves: int = 0
    round_turns: int = 0
    round_cards: int = 0
    late: bool = False
    decision: str | None = "turn"
    """What is asked; None in a game that is over."""
    won: bool = False
    white: int = 0
    black: int = 0
    swept: list[str] = []
    spared: list[str] = []
    moves: int = 0
    rng: str = documents.RNG


def write(game: Game, s: Any) -> Document:
    """The document of a position."""
    return Document(
        board=[_laid(game, s, cell) for cell in range(CELLS) if s.board[cell] and not bit(cell) & FIXED],
        boat=EDGE_LETTERS[int(s.board[BOAT]) & ALL_EDGES],
        stack=top_down(s.stack, s.stack_size, TILE_IDS),
        revealed=one_by_one(s.revealed, TILE_IDS),
        discards=one_by_one(s.discards, TILE_IDS),
        hands=[one_by_one(s.hands[seat], CARD_IDS) for seat in range(game.players)],
        deck=top_down(s.deck, s.deck_size, CARD_IDS),
        used=one_by_one(s.used, CARD_IDS),
        scenarios=one_by_one(s.scenarios, SCENARIO_IDS),
        calm=bool(s.calm),
        in_play=None if s.in_play == NO_CARD else CARD_IDS[s.in_play],
        in_hand=None if s.in_hand == NO_TILE else TILE_IDS[s.in_hand],
        lifted_from=None if s.lifted_from == NO_CELL else CELL_IDS[int(s.lifted_from)],
        bird_in_hand=bool(s.bird_in_hand),
        home=[id for one, id in enumerate(animal_ids(game)) if int(s.home) >> one & 1],
        first=int(s.first),
        active=int(s.active),
        turn=int(s.turn),
        waves=int(s.waves),
        round_turns=int(s.round_turns),
        round_cards=int(s.round_cards),
        white=int(s.white),
        black=int(s.black),
        moves=int(s.moves),
        late=bool(s.late),
        decision=None if s.over else Step(int(s.decision)).name.lower(),
        won=bool(s.won),
        swept=cells_of(s.swept.tolist()),
        spared=cells_of(s.spared.tolist()),
        rng=documents.rng_text(s),
    )


def _laid(game: Game, s: Any, cell: int) -> Laid:
    tile = int(s.board[cell])
    kind = kind_of(game.box_view, tile)
    face = game.box.face[kind].tolist()
    return Laid(CELL_IDS[cell], TILE_IDS[kind], FORM_IDS[face.index(tile & ~Mark.BIRD)], bool(tile & Mark.BIRD))


def _cell_of(id: str) -> int:
    return find("cell", id, CELL_IDS, last=CELL_IDS[-1])


def read(game: Game, data: Any, s: Any) -> None:
    """Fills a zeroed position from a document's data."""
    _Reader(game, documents.opened(game, data, Document), s).read()


class _Reader:
    """Lays a document out as a position, refusing what cannot be laid out."""

    def __init__(self, game: Game, document: Document, s: Any) -> None:
        self.game, self.document, self.s = game, document, s

    def read(self) -> None:
        document, s = self.document, self.s
        clear_table(s)
        lay_board(s)
        s.birds = self.game.box.birds
        documents.read_seats(self.game, document, s, "first", "active")
        documents.read_numbers(document, s, "turn", "waves", "moves")
        documents.read_numbers(document, s, "white", "black", most=6)
        documents.read_numbers(document, s, "round_turns", most=TILES + DECK)
        documents.read_numbers(document, s, "round_cards", most=DECK)
        s.late, s.won, s.calm = document.late, document.won, document.calm
        self.lay_scenarios()
        self.lay_tiles()
        self.lay_piles()
        self.lay_cards()
        for label in ("swept", "spared"):
            mask = sum(bit(_cell_of(cell)) for cell in set(getattr(document, label)))
            s[label][0], s[label][1] = mask & (1 << 24) - 1, mask >> 24
        documents.read_rng(document.rng, s)
        self.lay_decision()
        self.count_home()

    def lay_scenarios(self) -> None:
        wished = self.document.scenarios
        listed = [SCENARIO_IDS[scenario] for scenario in listed_scenarios(self.game.options)]
        counted("scenario card", listed if wished is None else wished, SCENARIO_IDS, self.s.scenarios)
        found, box = self.s.scenarios, self.game.box
        fits = sum(found) == box.drawn if box.drawn else found.tolist() == box.listed.tolist()
        if not fits or (found > box.scenarios).any() or found[Scenario.NO_COMMUNICATION] > 1:
            raise BadPosition(f"The scenario cards {wished or listed} are not those of this game's options (FL-B4).")

    def lay_tiles(self) -> None:
        document, s, box = self.document, self.s, self.game.box
        if document.boat is not None:
            sides = "".join(sorted(document.boat))
            letters = {"".join(sorted(EDGE_LETTERS[mask])): mask for mask in (0, *Edge, ALL_EDGES)}
            if sides not in letters:
                raise BadPosition(
                    f"The boat has four open sides, one, or none yet, not '{document.boat[:10]}' (FL-A5)."
                )
            face_boat(s, letters[sides])
        for laid in document.board:
            cell = _cell_of(laid.cell)
            kind = find("tile", laid.tile, TILE_IDS)
            face = box.face[kind, find("orientation", laid.open, FORM_IDS)]
            if not face:
                raise BadPosition(f"A '{laid.tile}' cannot lie '{laid.open}' (FL-A8).")
            if s.board[cell] or bit(cell) & FIXED:
                raise BadPosition(f"'{laid.cell}' is taken twice (FL-E1).")
            s.board[cell] = face | (Mark.BIRD if laid.bird else 0)
            s.birds -= laid.bird
        s.birds -= document.bird_in_hand
        s.bird_in_hand = document.bird_in_hand
        if document.in_hand is not None:
            s.in_hand = find("tile", document.in_hand, TILE_IDS)
        if document.lifted_from is not None:
            s.lifted_from = _cell_of(document.lifted_from)
            if s.board[s.lifted_from] or bit(int(s.lifted_from)) & FIXED:
                raise BadPosition(f"'{document.lifted_from}' is taken: nothing can have been lifted from it (FL-G3).")

    def lay_piles(self) -> None:
        document, s, box = self.document, self.s, self.game.box
        for label in ("revealed", "discards"):
            counted("tile", getattr(document, label), TILE_IDS[:MAP_KINDS], s[label])
        laid = [kind_of(box, int(s.board[cell])) for cell in range(CELLS) if s.board[cell] and not bit(cell) & FIXED]
        away = [laid.count(kind) + int(s.in_hand == kind) for kind in range(MAP_KINDS)]
        stack = bottom_up("tile", document.stack, TILE_IDS[:MAP_KINDS], box.tiles, away + s.revealed + s.discards)
        documents.lay_pile(s, "stack", stack, "The map tiles are not those of the box (FL-I4).")
        for kind in stack:
            s.mix[kind] += 1

    def lay_cards(self) -> None:
        document, s, box = self.document, self.s, self.game.box
        hands = document.hands if document.hands is not None else [[] for _ in range(self.game.players)]
        documents.one_each(self.game, "hands", hands)
        if document.in_play is not None:
            s.in_play = find("card", document.in_play, CARD_IDS)
        for seat, hand in enumerate(hands):
            counted("card", hand, CARD_IDS, s.hands[seat])
            s.held[seat] = len(hand)
            show_hand(s, seat)
        counted("card", document.used, CARD_IDS, s.used)
        away = [int(s.in_play == card) + int(document.calm and card == Card.CALM_WATERS) for card in range(CARDS)]
        deck = bottom_up("card", document.deck, CARD_IDS, box.cards, away + s.used + s.hands.sum(axis=0))
        documents.lay_pile(s, "deck", deck, "The action cards are not those of the box (FL-I4).")

    def lay_decision(self) -> None:
        s, asked = self.s, self.document.decision
        if asked is None:
            finish(s)
            return
        steps = {step.name.lower(): step for step in Step if step <= Step.DIE}
        if asked not in steps:
            raise BadPosition(f"The decision '{asked[:20]}' is none of {', '.join(steps)} (FL-C5).")
        if asked in ("tile", "aim"):
            push(s, Step.END, 0, 0)
        push(s, steps[asked], int(s.in_play) if asked == "aim" else 0, 0)
        s.decision, s.seat, s.about = steps[asked], s.active, s.in_play

    def count_home(self) -> None:
        if self.document.home is None:
            self.s.home = animals_home(chart(self.s))
        else:
            self.s.home = sum(1 << find("animal", id, animal_ids(self.game)) for id in set(self.document.home))
