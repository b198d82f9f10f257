"""Drawing a tile: it is placed, traded for an action card, or discarded; piles and hands (FL-B1, B2, D, J)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import chart
from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import MOVES, tile_ref
from riverrun.games.flow.placing import has_space, legal_placements
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import CARDS, MAP_KINDS, NO_CARD, NO_TILE, OBSTACLES, UNSEEN, Scenario, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, confide, note, reveal
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

DRAW, TAKE = MOVES.first("draw"), MOVES.first("take")
TRADE, DISCARD = MOVES.first("trade"), MOVES.first("discard")

SPARED = (TRADE,)
"""A tile is placed or, without a space, discarded for a player who is too slow, never traded."""


def clause_of_discard(tile: int) -> str:
    """FL-D4, FL-D5: an obstacle without a space, or a plain tile."""
    return "FL-D4" if tile >= OBSTACLES else "FL-D5"


def clause_of_duty(s: Any) -> str:
    """FL-D3, FL-D4: a tile with a space is not discarded."""
    return "FL-D4" if s.in_hand >= OBSTACLES else "FL-D3"


class Reason(IntEnum):
    """Why a tile cannot be drawn, traded or discarded."""

    NOTHING_TO_DRAW = 100
    NOT_REVEALED = 101
    NO_NEW_CARDS = 102
    NOT_TRADABLE = 103
    DECK_EMPTY = 104
    CAN_BE_PLACED = 105


REFUSALS = {
    Reason.NOTHING_TO_DRAW: Cited("FL-C2"),
    Reason.NOT_REVEALED: Cited("FL-D1", "tile"),
    Reason.NO_NEW_CARDS: Cited("FL-H4"),
    Reason.NOT_TRADABLE: Cited("FL-D2", "tile"),
    Reason.DECK_EMPTY: Cited("FL-D2"),
    Reason.CAN_BE_PLACED: Cited(clause_of_duty, "tile", "trade"),
}


class Happened(IntEnum):
    """What the journal tells of tiles that are drawn."""

    DRAWN = 9
    TAKEN = 10
    TRADED = 12
    GAINED = 13
    UNSEEN = 14
    DISCARDED = 15


EVENTS = {
    Happened.DRAWN: Cited("FL-D1", "seat", "tile"),
    Happened.TAKEN: Cited("FL-D1", "seat", "tile"),
    Happened.TRADED: Cited("FL-D2", "seat", "tile"),
    Happened.GAINED: Cited("FL-D2", "seat", "card"),
    Happened.UNSEEN: Cited("FL-J3", "seat"),
    Happened.DISCARDED: Cited(clause_of_discard, "seat", "tile"),
}


# Piles and hands


@rule
def tiles_left(s: Position) -> int:
    """FL-D1, FL-D6, FL-G4: the tiles that can be drawn, face down or revealed."""
    left = s.stack_size
    for kind in range(MAP_KINDS):
        left += s.revealed[kind]
    return int(left)


@rule
def take_top(s: Position) -> int:
    """FL-B1: the top of the stack leaves it; its kind."""
    s.stack_size -= 1
    kind = s.stack[s.stack_size]
    s.stack[s.stack_size] = NO_TILE
    s.mix[kind] -= 1
    return int(kind)


@rule
def is_silent(s: Position) -> bool:
    """FL-H2, FL-J3: whether No Communication is in play, and hands hidden with it."""
    return s.scenarios[Scenario.NO_COMMUNICATION] > 0


@rule
def show_hand(s: Position, seat: int) -> None:
    """FL-J1, FL-J3, FL-R13: a hand lies open to all, or not."""
    for card in range(CARDS):
        s.shown[seat, card] = UNSEEN if is_silent(s) else s.hands[seat, card]


@rule
def gain_card(s: Position, seat: int) -> int:
    """FL-B2, FL-D2: the deck's top card comes to a hand."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    s.hands[seat, card] += 1
    s.held[seat] += 1
    show_hand(s, seat)
    return int(card)


# Drawing


@rule
def refuse_draw(s: Position) -> int:
    """FL-C2, FL-D1: there must be a face-down tile."""
    return 0 if s.stack_size > 0 else Reason.NOTHING_TO_DRAW


@rule
def draw(s: Position, log: Log) -> None:
    """FL-D1: the top face-down tile comes to hand, open to all; there is no way back."""
    s.in_hand = take_top(s)
    reveal(log, Happened.DRAWN, s.active, s.in_hand, 0, 0)
    push(s, Step.END, 0, 0)
    push(s, Step.TILE, 0, 0)


@rule
def refuse_take(s: Position, tile: int) -> int:
    """FL-D1, FL-R17: only tiles that Fishing revealed can be chosen."""
    return 0 if s.revealed[tile] > 0 else Reason.NOT_REVEALED


@rule
def take(s: Position, log: Log, tile: int) -> None:
    """FL-D1, FL-R17: a tile that Fishing revealed is drawn like any other."""
    s.revealed[tile] -= 1
    s.in_hand = tile
    note(log, Happened.TAKEN, s.active, tile, 0, 0)
    push(s, Step.END, 0, 0)
    push(s, Step.TILE, 0, 0)


def permit_draw(s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-D1: how many tiles lie face down."""
    return "", {"stack": s.stack_size}


# The tile in hand


@rule
def legal_tile(box: Box, s: Position, out: Any) -> int:
    """FL-D2, FL-D3, FL-D4, FL-D5: place the tile, trade it, or discard it where it has no space."""
    n = legal_placements(box, s, out)
    if n == 0:
        out[n] = move_range(DISCARD, 1)
        n += 1
    if refuse_trade(box, s) == 0:
        out[n] = move_range(TRADE, 1)
        n += 1
    return n


@rule
def refuse_trade(box: Box, s: Position) -> int:
    """FL-D2, FL-H4, FL-R5: a plain tile of the right kind, with a card to draw and no No New Cards."""
    if s.scenarios[Scenario.NO_NEW_CARDS]:
        return Reason.NO_NEW_CARDS
    if s.in_hand >= OBSTACLES or box.tradable[s.in_hand] == 0:
        return Reason.NOT_TRADABLE
    return 0 if s.deck_size > 0 else Reason.DECK_EMPTY


@rule
def trade(s: Position, log: Log) -> None:
    """FL-D2: the tile is discarded face up, and an action card comes to hand, for later turns."""
    note(log, Happened.TRADED, s.active, s.in_hand, 0, 0)
    put_away(s)
    card = gain_card(s, s.active)
    if is_silent(s):
        confide(log, s.active, Happened.GAINED, s.active, card, 0, 0)
        note(log, Happened.UNSEEN, s.active, 0, 0, 0)
    else:
        reveal(log, Happened.GAINED, s.active, card, 0, 0)


@rule
def refuse_discard(box: Box, s: Position) -> int:
    """FL-D3, FL-D4, FL-D5: only a tile without a space is discarded."""
    return Reason.CAN_BE_PLACED if has_space(box, chart(s), s.in_hand) else 0


@rule
def discard(s: Position, log: Log) -> None:
    """FL-D4, FL-D5: a tile without a space is discarded, for no card."""
    note(log, Happened.DISCARDED, s.active, s.in_hand, 0, 0)
    put_away(s)


@rule
def put_away(s: Position) -> None:
    """The tile in hand goes face up to the discards."""
    s.discards[s.in_hand] += 1
    s.in_hand = NO_TILE


# What is said of it


def ask_tile(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-D2, FL-D3, FL-D4, FL-D5: what can be done with a drawn tile."""
    fits = refuse_discard(game.box_view, s) != 0
    choices = ("place" if fits else "discard") + ("-or-trade" if arg_trade(game, s) else "")
    return "" if fits else clause_of_discard(s.in_hand), {"tile": tile_ref(game, s.in_hand), "choices": choices}


def permit_trade(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-D2: the tile goes for one of so many cards."""
    return "", {"tile": tile_ref(game, s.in_hand), "deck": s.deck_size}


def permit_discard(game: Game, s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-D4, FL-D5: the tile goes for nothing."""
    return clause_of_discard(s.in_hand), {"tile": tile_ref(game, s.in_hand)}


def arg_trade(game: Game, s: Any) -> int:
    """FL-D2: 1 if the tile in hand may be traded."""
    return int(refuse_trade(game.box_view, s) == 0)
