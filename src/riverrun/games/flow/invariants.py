"""What holds in every position, as rules quick enough to be asked after every move of a million games, and in words."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import animals_home, bit, chart, kind_of
from riverrun.games.flow.cards import has_playable_card
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import is_silent, tiles_left
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOAT,
    CARDS,
    CELLS,
    CORNER_EDGES,
    CORNERS,
    DECK,
    FIXED,
    KINDS,
    LAST_DECISION,
    MAP_KINDS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    ROW,
    SEATS,
    TILES,
    TILES_A_CARD,
    TURNS_MAX,
    UNSEEN,
    Card,
    Kind,
    Mark,
    Scenario,
    Step,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.position.documents import unsound

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Unsound(IntEnum):
    """What can be wrong with a position that a game from its beginning has reached."""

    NOTHING = 0
    TILES_LOST = 1
    CARDS_LOST = 2
    BIRDS_LOST = 3
    ILL_FORMED_TILE = 4
    EDGES_CLASH = 5
    BOARD_MOVED = 6
    STACK_MISCOUNTED = 7
    HAND_MISCOUNTED = 8
    HOME_MISCOUNTED = 9
    NO_DECISION = 10
    DECISION_OUT_OF_PLACE = 11
    ENDLESS = 12
    SHOULD_BE_OVER = 13


@rule
def board_wrong(box: Box, s: Position) -> int:
    """FL-A1, FL-A2, FL-E3, FL-I4: animals and boat are in place, tiles are whole and match, no bird is lost."""
    for animal in range(ANIMALS):
        edges = CORNER_EDGES[animal]
        if s.board[CORNERS[animal]] != edges | (edges << Mark.WET):
            return Unsound.BOARD_MOVED
    if boat_wrong(s):
        return Unsound.BOARD_MOVED
    birds = s.birds + s.bird_in_hand
    blocks = 1 if s.in_hand == Kind.SCENARIO else 0
    for cell in range(CELLS):
        tile = s.board[cell]
        if bit(cell) & FIXED or tile == 0:
            continue
        if tile & Mark.BIRD:
            birds += 1
        if tile & Mark.SCENARIO:
            blocks += 1
        if not is_well_formed(box, tile):
            return Unsound.ILL_FORMED_TILE
    if blocks > TILES_A_CARD * s.scenarios[Scenario.OBSTACLES]:
        return Unsound.ILL_FORMED_TILE
    if edges_clash(s):
        return Unsound.EDGES_CLASH
    return Unsound.NOTHING if birds == box.birds and s.birds >= 0 else Unsound.BIRDS_LOST


@rule
def boat_wrong(s: Position) -> bool:
    """FL-A5, FL-H6: the boat has four open sides, or one; none before it is turned."""
    edges = s.board[BOAT] & ALL_EDGES
    if s.board[BOAT] != edges | (edges << Mark.WET):
        return True
    if s.scenarios[Scenario.SINGLE_PATH] == 0:
        return edges != ALL_EDGES
    return edges & (edges - 1) != 0 or (edges == 0) != (s.decision == Step.FACING)


@rule
def is_well_formed(box: Box, tile: int) -> bool:
    """FL-A6, FL-A8: whether a tile of the box looks like this."""
    bare = tile & ~Mark.BIRD
    kind = kind_of(box, tile)
    for form in range(box.first_form[kind], box.end_form[kind]):
        if box.face[kind, form] == bare:
            return True
    return False


@rule
def edges_clash(s: Position) -> bool:
    """FL-E3, FL-E4: whether somewhere open meets closed; every rule that lays a tile keeps that from happening."""
    c = chart(s)
    solid = c.taken & ~c.wild
    across = solid & (solid >> 1)
    down = solid & (solid >> ROW)
    return (c.east ^ (c.west >> 1)) & across != 0 or (c.south ^ (c.north >> ROW)) & down != 0


@rule
def tiles_wrong(box: Box, s: Position) -> int:
    """FL-I4: each kind's tiles are face down, revealed, in hand, on the board or discarded, and none is lost."""
    total = 0
    for spot in range(TILES):
        if (s.stack[spot] != NO_TILE) != (spot < s.stack_size):
            return Unsound.STACK_MISCOUNTED
    for kind in range(MAP_KINDS):
        face_down = 0
        for spot in range(s.stack_size):
            if s.stack[spot] == kind:
                face_down += 1
        if face_down != s.mix[kind]:
            return Unsound.STACK_MISCOUNTED
        count = face_down + s.revealed[kind] + s.discards[kind] + (1 if s.in_hand == kind else 0)
        if s.revealed[kind] < 0 or s.discards[kind] < 0:
            return Unsound.TILES_LOST
        for cell in range(CELLS):
            if s.board[cell] != 0 and bit(cell) & FIXED == 0 and kind_of(box, s.board[cell]) == kind:
                count += 1
        if count != box.tiles[kind]:
            return Unsound.TILES_LOST
        total += count
    return Unsound.NOTHING if total == TILES else Unsound.TILES_LOST


@rule
def cards_wrong(box: Box, s: Position) -> int:
    """FL-I4, FL-J3: each card is in a hand, in the deck, in play, in effect or discarded; what is shown is true."""
    total = 0
    for spot in range(DECK):
        if (s.deck[spot] != NO_CARD) != (spot < s.deck_size):
            return Unsound.CARDS_LOST
    for seat in range(SEATS):
        held = 0
        for card in range(CARDS):
            held += s.hands[seat, card]
            shown = UNSEEN if is_silent(s) and seat < box.players else s.hands[seat, card]
            if s.hands[seat, card] < 0 or s.shown[seat, card] != shown:
                return Unsound.HAND_MISCOUNTED
        if held != s.held[seat] or (seat >= box.players and held != 0):
            return Unsound.HAND_MISCOUNTED
    for card in range(CARDS):
        count = s.used[card] + (1 if s.in_play == card else 0)
        if card == Card.CALM_WATERS and s.in_play != card:
            count += s.calm
        for seat in range(SEATS):
            count += s.hands[seat, card]
        for spot in range(s.deck_size):
            if s.deck[spot] == card:
                count += 1
        if s.used[card] < 0 or count != box.cards[card]:
            return Unsound.CARDS_LOST
        total += count
    return Unsound.NOTHING if total == DECK else Unsound.CARDS_LOST


@rule
def course_wrong(box: Box, s: Position) -> int:
    """FL-C5, FL-I1, FL-I2, FL-I3: a running game asks a decision that fits, and one that is over has ended rightly."""
    if s.turn > TURNS_MAX:
        return Unsound.ENDLESS
    home = animals_home(chart(s))
    if s.lifted_from == NO_CELL and home != s.home:
        return Unsound.HOME_MISCOUNTED
    all_home = s.home == (1 << ANIMALS) - 1
    if s.over:
        if s.depth != 0:
            return Unsound.NO_DECISION
        return Unsound.NOTHING if (s.won == 1) == all_home else Unsound.HOME_MISCOUNTED
    if all_home or s.won:
        return Unsound.SHOULD_BE_OVER
    if s.depth < 1 or s.decision < 1 or s.decision > LAST_DECISION or s.decision != s.agenda[s.depth - 1, 0]:
        return Unsound.NO_DECISION
    if s.seat != s.active or decision_wrong(s):
        return Unsound.DECISION_OUT_OF_PLACE
    if s.decision == Step.TURN and tiles_left(s) == 0 and not has_playable_card(box, s):
        return Unsound.SHOULD_BE_OVER
    return Unsound.NOTHING


@rule
def decision_wrong(s: Position) -> bool:
    """FL-C5: whether tile, card, die or boat do not fit the decision that is asked."""
    if s.in_hand >= KINDS or (s.lifted_from != NO_CELL) != (s.in_hand != NO_TILE and s.in_play == Card.CURRENT):
        return True
    if s.bird_in_hand and s.lifted_from == NO_CELL:
        return True
    if s.decision == Step.AIM:
        return s.in_play == NO_CARD or s.in_play == Card.FISHING or s.in_play == Card.CALM_WATERS
    if s.in_play != NO_CARD or (s.decision == Step.TILE) != (s.in_hand != NO_TILE):
        return True
    if s.decision == Step.DIE:
        return s.calm == 0
    return s.late != 0 and s.decision != Step.TILE


INVARIANTS = (board_wrong, tiles_wrong, cards_wrong, course_wrong)

SAYS = {
    Unsound.TILES_LOST: "The map tiles are not those of the box (FL-I4).",
    Unsound.CARDS_LOST: "The action cards are not those of the box (FL-I4).",
    Unsound.BIRDS_LOST: "The bird tokens are not three (FL-I4).",
    Unsound.ILL_FORMED_TILE: "A tile on the board is none of the box's, or there are too many scenario tiles (FL-A8).",
    Unsound.EDGES_CLASH: "Somewhere on the board an open edge meets a closed one (FL-E3).",
    Unsound.BOARD_MOVED: "An animal or the boat is not as it should be (FL-A1, FL-H6).",
    Unsound.STACK_MISCOUNTED: "The stack and its mix do not agree.",
    Unsound.HAND_MISCOUNTED: "A hand, its size and what is shown of it do not agree (FL-J3).",
    Unsound.HOME_MISCOUNTED: "The animals that are home are not those that reach the boat (FL-I1).",
    Unsound.NO_DECISION: "No decision is asked, yet the game is not over; or it is, and something is left to do.",
    Unsound.DECISION_OUT_OF_PLACE: "What is in hand and in play does not fit the decision that is asked (FL-C5).",
    Unsound.ENDLESS: "There have been more turns than tiles and cards allow (FL-I3).",
    Unsound.SHOULD_BE_OVER: "The game should be over: it is won or lost (FL-I1, FL-I2).",
}


def check(game: Game, s: Any) -> list[str]:
    """Everything that is wrong with a position; empty for every position that play can reach."""
    return unsound(game, s, SAYS, "FL-C7")
