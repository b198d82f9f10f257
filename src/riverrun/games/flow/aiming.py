"""Aiming a card: the tile that Support, Bird or Current is played on, or that Return brings back (FL-C5, G, H5)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import Chart, chart, is_tile, kind_of, take_off
from riverrun.games.flow.content import Box
from riverrun.games.flow.moves import MOVES, animal_ref, card_ref, tile_ref
from riverrun.games.flow.placing import has_new_space, has_space, legal_placements
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import CELLS, CORNERS, MAP_KINDS, NO_TILE, STUBBORN, Card, Mark, Scenario, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited, asked

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

AIM, CHOOSE = MOVES.first("aim"), MOVES.first("choose")
CLAUSES = ("FL-G1", "FL-G2", "FL-G3", "FL-G4", "FL-G5", "FL-G6")
"""The clause of each card."""


def clause_in_play(s: Any) -> str:
    """The clause of the card that is being played."""
    return CLAUSES[s.in_play]


def clause_of_bird(stays: int, support: int) -> str:
    """FL-F6, FL-F7, FL-G1: a bird saves its tile from one die, and not from both, nor from Support."""
    return "FL-G1" if support else "FL-F6" if stays else "FL-F7"


class Reason(IntEnum):
    """Why a card cannot be aimed at this."""

    FIRM = 400
    NO_TILE_THERE = 401
    BIRD_THERE = 402
    CANNOT_MOVE = 403
    NOT_DISCARDED = 404
    DOES_NOT_FIT = 405


REFUSALS = {
    Reason.FIRM: Cited("FL-H5", "card", "tile", "cell"),
    Reason.NO_TILE_THERE: Cited(clause_in_play, "card", "there", "cell"),
    Reason.BIRD_THERE: Cited("FL-G2", "cell"),
    Reason.CANNOT_MOVE: Cited("FL-G3", "tile", "cell"),
    Reason.NOT_DISCARDED: Cited("FL-G6", "tile"),
    Reason.DOES_NOT_FIT: Cited("FL-G6", "tile"),
}


class Happened(IntEnum):
    """What the journal tells of what cards do to tiles."""

    REMOVED = 17
    BIRD_ON = 18
    BIRD_OFF = 19
    LIFTED = 20
    CHOSEN = 22


EVENTS = {
    Happened.REMOVED: Cited("FL-G1", "seat", "tile", "cell"),
    Happened.BIRD_ON: Cited("FL-G2", "seat", "cell"),
    Happened.BIRD_OFF: Cited(clause_of_bird, "cell", "stays", "support"),
    Happened.LIFTED: Cited("FL-G3", "seat", "tile", "cell"),
    Happened.CHOSEN: Cited("FL-G6", "seat", "tile"),
}


# What a card can be aimed at


@rule
def is_firm(s: Position, cell: int) -> bool:
    """FL-H5: whether Support and Current cannot touch this tile."""
    return s.scenarios[Scenario.FIRM_OBSTACLES] > 0 and s.board[cell] & STUBBORN != 0


@rule
def can_aim(box: Box, s: Position, c: Chart, card: int, cell: int) -> bool:
    """FL-C7, FL-G1, FL-G2, FL-G3: whether Support, Bird or Current can be played on this cell, and to its end."""
    if not is_tile(s, cell):
        return False
    if card == Card.BIRD:
        return s.board[cell] & Mark.BIRD == 0
    if is_firm(s, cell):
        return False
    return card == Card.SUPPORT or has_new_space(box, c, cell, kind_of(box, s.board[cell]))


@rule
def can_return(box: Box, s: Position, c: Chart, kind: int) -> bool:
    """FL-G6: whether a tile of this kind lies in the discards and could be placed."""
    return s.discards[kind] > 0 and has_space(box, c, kind)


# Aiming it


@rule
def legal_aim(box: Box, s: Position, out: Any) -> int:
    """FL-C5, FL-C7: a card's first target, a cell or a kind of discarded tile; then where its tile goes."""
    if s.in_hand != NO_TILE:
        return legal_placements(box, s, out)
    n = 0
    c = chart(s)
    if s.in_play == Card.RETURN:
        for kind in range(MAP_KINDS):
            if can_return(box, s, c, kind):
                out[n] = move_range(CHOOSE + kind, 1)
                n += 1
        return n
    for cell in range(CELLS):
        if can_aim(box, s, c, s.in_play, cell):
            out[n] = move_range(AIM + cell, 1)
            n += 1
    return n


@rule
def refuse_aim(box: Box, s: Position, cell: int) -> int:
    """FL-H5, FL-G1, FL-G2, FL-G3: a tile, not a firm one, without a bird for Bird, with a new space for Current."""
    if s.in_hand != NO_TILE or s.in_play == Card.RETURN:
        return asked(s)
    if not is_tile(s, cell):
        return Reason.NO_TILE_THERE
    if s.in_play == Card.BIRD:
        return Reason.BIRD_THERE if s.board[cell] & Mark.BIRD else 0
    if is_firm(s, cell):
        return Reason.FIRM
    return 0 if can_aim(box, s, chart(s), s.in_play, cell) else Reason.CANNOT_MOVE


@rule
def aim(box: Box, s: Position, log: Log, cell: int) -> None:
    """FL-G1, FL-G2, FL-G3: the card's first target."""
    if s.in_play == Card.SUPPORT:
        support(box, s, log, cell)
    elif s.in_play == Card.BIRD:
        s.board[cell] |= Mark.BIRD
        s.birds -= 1
        note(log, Happened.BIRD_ON, s.active, cell, 0, 0)
    else:
        lift(box, s, log, cell)


@rule
def support(box: Box, s: Position, log: Log, cell: int) -> None:
    """FL-G1: any tile leaves the board, and a bird does not protect it."""
    bird = s.board[cell] & Mark.BIRD
    kind = take_off(box, s, cell)
    note(log, Happened.REMOVED, s.active, kind, cell, 0)
    if bird:
        bird_leaves(log, cell, 0, 1)


@rule
def lift(box: Box, s: Position, log: Log, cell: int) -> None:
    """FL-G3, FL-R10: a tile comes to hand, with its bird; it goes to another cell next."""
    tile = s.board[cell]
    s.in_hand = kind_of(box, tile)
    s.bird_in_hand = 1 if tile & Mark.BIRD else 0
    s.lifted_from = cell
    s.board[cell] = 0
    note(log, Happened.LIFTED, s.active, s.in_hand, cell, 0)
    push(s, Step.AIM, Card.CURRENT, 0)


@rule
def bird_leaves(log: Log, cell: int, stays: int, support: int) -> None:
    """FL-F6, FL-F7, FL-G1: a bird goes back to the supply; `stays`: its tile remains, `support`: Support removed it."""
    note(log, Happened.BIRD_OFF, cell, stays, support, 0)


@rule
def refuse_choose(box: Box, s: Position, tile: int) -> int:
    """FL-G6: a discarded tile that has a space."""
    if s.in_hand != NO_TILE or s.in_play != Card.RETURN:
        return asked(s)
    if s.discards[tile] == 0:
        return Reason.NOT_DISCARDED
    return 0 if has_space(box, chart(s), tile) else Reason.DOES_NOT_FIT


@rule
def choose(s: Position, log: Log, tile: int) -> None:
    """FL-G6: a discarded tile comes to hand, however it got there; it is placed next."""
    s.discards[tile] -= 1
    s.in_hand = tile
    note(log, Happened.CHOSEN, s.active, tile, 0, 0)
    push(s, Step.AIM, Card.RETURN, 0)


def ask_aim(game: Game, s: Any) -> tuple[str, dict[str, Arg], str]:
    """FL-C5: the card's target, or where the tile goes that it brought to hand."""
    if s.in_hand == NO_TILE:
        return CLAUSES[s.in_play], {}, "aim"
    return CLAUSES[s.in_play], {"tile": tile_ref(game, s.in_hand)}, "aim-space"


def permit_aim(game: Game, s: Any, move: int) -> tuple[str, dict[str, Arg]]:
    """FL-G1, FL-G2, FL-G3: the card, and the tile that it is aimed at."""
    return CLAUSES[s.in_play], {"card": arg_card(game, s), "tile": arg_tile(game, s, move)}


def arg_card(game: Game, s: Any) -> Arg:
    """The card that is being played."""
    return card_ref(game, s.in_play)


def arg_tile(game: Game, s: Any, move: int) -> Arg:
    """The tile that is in hand, or else that a card is aimed at."""
    return tile_ref(game, s.in_hand if s.in_hand != NO_TILE else kind_of(game.box_view, s.board[move - AIM]))


def arg_there(game: Game, s: Any, cell: int) -> Arg:
    """What is in a cell without a tile: an animal, the boat, or nothing."""
    if cell in CORNERS:
        return animal_ref(game, CORNERS.index(cell))
    return Ref("thing", "boat" if s.board[cell] else "nothing")
