"""Action cards: which can be played, and what playing one does (FL-C2, C7, G, H3)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.aiming import CLAUSES, can_aim, can_return, is_firm
from riverrun.games.flow.board import Chart, bit, chart, flood, is_tile, kind_of, without_tile
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import show_hand, take_top
from riverrun.games.flow.moves import MOVES
from riverrun.games.flow.placing import last_for, spaces
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    CARD_IDS,
    CARDS,
    CELL_IDS,
    CELLS,
    CORNER_BITS,
    FORM_IDS,
    MAP_KINDS,
    TILE_IDS,
    Card,
    Scenario,
    Step,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

PLAY = MOVES.first("play")
FISHED = 2  # tiles that Fishing turns up (FL-G4)


def clause_of_card(card: int) -> str:
    """The clause of a card."""
    return CLAUSES[card]


class Reason(IntEnum):
    """Why a card cannot be played."""

    NOT_HELD = 300
    ROUND_SPENT = 301
    CALM_ALREADY = 302
    ONLY_FIRM = 303
    NO_TILE_ON_BOARD = 304
    BIRD_ON_EVERY_TILE = 305
    NOTHING_MOVES = 306
    TOO_FEW_TO_FISH = 307
    NO_DISCARDS = 308
    NO_DISCARD_FITS = 309


REFUSALS = {
    Reason.NOT_HELD: Cited("FL-C2", "card"),
    Reason.ROUND_SPENT: Cited("FL-H3"),
    Reason.CALM_ALREADY: Cited("FL-G5"),
    Reason.ONLY_FIRM: Cited("FL-H5", "card"),
    Reason.NO_TILE_ON_BOARD: Cited(clause_of_card, "card"),
    Reason.BIRD_ON_EVERY_TILE: Cited("FL-G2"),
    Reason.NOTHING_MOVES: Cited("FL-G3"),
    Reason.TOO_FEW_TO_FISH: Cited("FL-G4", "stack"),
    Reason.NO_DISCARDS: Cited("FL-G6"),
    Reason.NO_DISCARD_FITS: Cited("FL-G6"),
}


class Happened(IntEnum):
    """What the journal tells of cards."""

    PLAYED = 16
    FISHED = 23
    CALM = 24


EVENTS = {
    Happened.PLAYED: Cited("FL-G7", "seat", "card"),
    Happened.FISHED: Cited("FL-G4", "seat", "tile"),
    Happened.CALM: Cited("FL-G5", "seat"),
}


# Which cards can be played


@rule
def is_spent(s: Position) -> bool:
    """FL-H3: whether the round's one action card was played."""
    return s.scenarios[Scenario.ONE_CARD] > 0 and s.round_cards > 0


@rule
def has_target(box: Box, s: Position, card: int) -> bool:
    """FL-C7, FL-G4, FL-G5, FL-R8: whether a whole play of the card exists now."""
    if card == Card.FISHING:
        return s.stack_size >= FISHED
    if card == Card.CALM_WATERS:
        return s.calm == 0
    c = chart(s)
    if card == Card.RETURN:
        for kind in range(MAP_KINDS):
            if can_return(box, s, c, kind):
                return True
        return False
    for cell in range(CELLS):
        if can_aim(box, s, c, card, cell):
            return True
    return False


@rule
def can_play(box: Box, s: Position, card: int) -> bool:
    """FL-C7: whether the active player may play this card."""
    return s.hands[s.active, card] > 0 and not is_spent(s) and has_target(box, s, card)


@rule
def has_playable_card(box: Box, s: Position) -> bool:
    """FL-I2, FL-R1, FL-R14: whether the active player has any card that can be played now."""
    for card in range(CARDS):
        if can_play(box, s, card):
            return True
    return False


# Playing a card


@rule
def refuse_play(box: Box, s: Position, card: int) -> int:
    """FL-C2, FL-H3, FL-G5, FL-H5, then the card's own clause."""
    if s.hands[s.active, card] == 0:
        return Reason.NOT_HELD
    if is_spent(s):
        return Reason.ROUND_SPENT
    if has_target(box, s, card):
        return 0
    if card == Card.CALM_WATERS:
        return Reason.CALM_ALREADY
    if card == Card.FISHING:
        return Reason.TOO_FEW_TO_FISH
    if card == Card.RETURN:
        for kind in range(MAP_KINDS):
            if s.discards[kind] > 0:
                return Reason.NO_DISCARD_FITS
        return Reason.NO_DISCARDS
    return refuse_board(s, card)


@rule
def refuse_board(s: Position, card: int) -> int:
    """FL-G1, FL-G2, FL-G3, FL-H5: why Support, Bird or Current has no target at all."""
    tiles = 0
    loose = 0
    for cell in range(CELLS):
        if is_tile(s, cell):
            tiles += 1
            if not is_firm(s, cell):
                loose += 1
    if tiles == 0:
        return Reason.NO_TILE_ON_BOARD
    if card == Card.BIRD:
        return Reason.BIRD_ON_EVERY_TILE
    return Reason.NOTHING_MOVES if loose else Reason.ONLY_FIRM


@rule
def play(s: Position, log: Log, card: int) -> None:
    """FL-C2: a card is played; those with targets ask for them (FL-C5)."""
    commit(s, log, card)
    push(s, Step.END, 0, 0)
    if card == Card.FISHING:
        fish(s, log)
    elif card == Card.CALM_WATERS:
        s.calm = 1
        note(log, Happened.CALM, s.active, 0, 0, 0)
    else:
        push(s, Step.AIM, card, 0)


@rule
def commit(s: Position, log: Log, card: int) -> None:
    """FL-G7, FL-G8, FL-H3: the card lies open and belongs to this round; it is discarded when the turn ends."""
    s.hands[s.active, card] -= 1
    s.held[s.active] -= 1
    show_hand(s, s.active)
    s.in_play = card
    s.round_cards += 1
    note(log, Happened.PLAYED, s.active, card, 0, 0)


@rule
def fish(s: Position, log: Log) -> None:
    """FL-G4: two face-down tiles are revealed, for all, from the next turn on."""
    for _ in range(FISHED):
        kind = take_top(s)
        s.revealed[kind] += 1
        reveal(log, Happened.FISHED, s.active, kind, 0, 0)


def permit_play(game: Game, card: int) -> tuple[str, dict[str, Arg]]:
    """FL-C2: what the card does."""
    return CLAUSES[card], {"effect": game.content.cards[card].effect}


def arg_stack(s: Any) -> int:
    """How many tiles lie face down."""
    return int(s.stack_size)


# What a card may be aimed at before it is played: who plays may plan it whole, with its targets

Targets = dict[str, dict[str, dict[str, str]]]


def targets_of(game: Game, s: Any) -> Targets:
    """FL-C5, FL-C7, FL-G1, FL-G2, FL-G3, FL-G6: what the active player's cards may be aimed at.

    By card and by cell or kind of discarded tile; for a tile that is then placed, the cells by how it may lie there.
    """
    box, c = game.box_view, chart(s)
    found: Targets = {}
    for card in (Card.SUPPORT, Card.BIRD, Card.CURRENT):
        if can_play(box, s, card):
            cells = [cell for cell in range(CELLS) if can_aim(box, s, c, card, cell)]
            found[CARD_IDS[card]] = {CELL_IDS[cell]: {} for cell in cells}
            if card == Card.CURRENT:
                for cell in cells:
                    kind, lifted = kind_of(box, s.board[cell]), without_tile(c, cell)
                    found[CARD_IDS[card]][CELL_IDS[cell]] = placements(box, lifted, 0, kind, bit(cell))
    if can_play(box, s, Card.RETURN):
        water = flood(c, CORNER_BITS)
        kinds = [kind for kind in range(MAP_KINDS) if can_return(box, s, c, kind)]
        found[CARD_IDS[Card.RETURN]] = {TILE_IDS[kind]: placements(box, c, water, kind) for kind in kinds}
    return found


def placements(box: Any, c: Chart, water: int, kind: int, lifted: int = 0) -> dict[str, str]:
    """FL-E1, FL-G3, FL-G6: the cells where a tile may be placed, by how it lies; `lifted` is the cell it came from."""
    last = last_for(c, kind)
    found = {}
    for form in range(box.first_form[kind], box.end_form[kind]):
        cells = spaces(box, c, water, last, kind, form) & ~lifted
        if cells:
            found[FORM_IDS[form]] = " ".join(CELL_IDS[cell] for cell in range(CELLS) if cells & bit(cell))
    return found
