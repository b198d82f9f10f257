"""Setting up the game, turning the boat, and dealing anew what a seat cannot know (FL-B, H1, H2, H6, J)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow.board import bit
from riverrun.games.flow.cards import has_playable_card
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import gain_card, is_silent, show_hand, tiles_left
from riverrun.games.flow.moves import MOVES
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ALL_EDGES,
    ANIMALS,
    BOARD,
    BOAT,
    BOAT_BIT,
    CARDS,
    CORNER_BITS,
    CORNER_EDGES,
    CORNERS,
    DECK,
    MAP_KINDS,
    NO_CARD,
    NO_CELL,
    NO_TILE,
    ROW,
    SCENARIOS,
    SIDE,
    TILES,
    TILES_A_CARD,
    Edge,
    Mark,
    Roll,
    Scenario,
    Step,
)
from riverrun.games.flow.turns import begin_turn
from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, note, reveal, whisper
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

FACE = MOVES.first("face")


def clause_of_replacement(game: Game) -> str:
    """FL-H2, FL-R12: No Communication is not for one player, and comes once."""
    return "FL-H2" if game.players > 1 else "FL-R12"


def clause_of_roll(outcome: int) -> str:
    """FL-H1, FL-R16: scenario tiles leave every animal a route, also to the one path of the boat."""
    return "FL-R16" if outcome == Roll.NO_FACING else "FL-H1"


class Reason(IntEnum):
    """Why the boat cannot be turned so."""

    NO_ROUTE = 600


REFUSALS = {Reason.NO_ROUTE: Cited("FL-R16", "side")}


class Happened(IntEnum):
    """What the journal tells of setting up."""

    FIRST = 1
    DEALT = 2
    SCENARIO = 3
    REPLACED = 4
    OBSTACLE = 5
    FLIPPED = 6
    FACED = 7


EVENTS = {
    Happened.FIRST: Cited("FL-B3", "seat"),
    Happened.DEALT: Cited("FL-B2", "seat", "card"),
    Happened.SCENARIO: Cited("FL-B4", "scenario"),
    Happened.REPLACED: Cited(clause_of_replacement, "scenario"),
    Happened.OBSTACLE: Cited(clause_of_roll, "cell", "white", "black", "outcome"),
    Happened.FLIPPED: Cited("FL-H6"),
    Happened.FACED: Cited("FL-H6", "seat", "side"),
}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """FL-B1, FL-B2, FL-B3, FL-B4, FL-H8: tiles, scenario cards, hands, first player, obstacles, boat.

    Scenario cards are drawn before the hands are dealt, since one of them says who sees the hands; the rulebook's order
    is the other way round, and the outcome the same.
    """
    clear_table(s)
    lay_board(s)
    s.birds = box.birds
    lay_stack(box, s)
    choose_scenarios(box, s, log)
    deal_hands(box, s, log)
    s.first = below(s.rng, box.players) if box.first < 0 else box.first
    s.active = s.first
    note(log, Happened.FIRST, s.first, 0, 0, 0)
    lay_obstacles(box, s, log)
    if s.scenarios[Scenario.SINGLE_PATH]:
        s.board[BOAT] = 0
        note(log, Happened.FLIPPED, 0, 0, 0, 0)
        push(s, Step.FACING, 0, 0)
    else:
        begin_turn(s, log)


@rule
def clear_table(s: Position) -> None:
    """Nothing lies anywhere."""
    s.in_play = NO_CARD
    s.in_hand = NO_TILE
    s.lifted_from = NO_CELL
    for spot in range(TILES):
        s.stack[spot] = NO_TILE
    for spot in range(DECK):
        s.deck[spot] = NO_CARD


@rule
def lay_board(s: Position) -> None:
    """FL-A1, FL-A2, FL-B1: the animals in the corners with two openings each, the boat with four."""
    for animal in range(ANIMALS):
        edges = CORNER_EDGES[animal]
        s.board[CORNERS[animal]] = edges | (edges << Mark.WET)
    face_boat(s, ALL_EDGES)


@rule
def face_boat(s: Position, edges: int) -> None:
    """FL-A5: the boat's open sides."""
    s.board[BOAT] = edges | (edges << Mark.WET)


@rule
def lay_stack(box: Box, s: Position) -> None:
    """FL-B1: the map tiles, shuffled face down; the piles are one stack."""
    for kind in range(MAP_KINDS):
        s.mix[kind] = box.tiles[kind]
        for _ in range(box.tiles[kind]):
            s.stack[s.stack_size] = kind
            s.stack_size += 1
    shuffle(s.rng, s.stack, 0, s.stack_size)


@rule
def deal_hands(box: Box, s: Position, log: Log) -> None:
    """FL-B2: the action cards, shuffled; the rest is the deck, and there is no limit to a hand."""
    for card in range(CARDS):
        for _ in range(box.cards[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle(s.rng, s.deck, 0, s.deck_size)
    for seat in range(box.players):
        show_hand(s, seat)
        for _ in range(box.cards_each):
            card = gain_card(s, seat)
            if is_silent(s):
                whisper(log, seat, Happened.DEALT, seat, card, 0, 0)
            else:
                reveal(log, Happened.DEALT, seat, card, 0, 0)


# Scenario cards


@rule
def choose_scenarios(box: Box, s: Position, log: Log) -> None:
    """FL-B4, FL-H2, FL-R12: those that are listed, or as many as the difficulty says; some are replaced."""
    out = 0
    for scenario in range(SCENARIOS):
        for _ in range(box.listed[scenario]):
            s.scenarios[scenario] += 1
            note(log, Happened.SCENARIO, scenario, 0, 0, 0)
    for _ in range(box.drawn):
        scenario = draw_scenario(box, s, out)
        while scenario == Scenario.NO_COMMUNICATION and (box.players == 1 or is_silent(s)):
            reveal(log, Happened.REPLACED, scenario, 0, 0, 0)
            out += 1
            scenario = draw_scenario(box, s, out)
        s.scenarios[scenario] += 1
        reveal(log, Happened.SCENARIO, scenario, 0, 0, 0)


@rule
def draw_scenario(box: Box, s: Position, out: int) -> int:
    """FL-B4: a random one of the scenario cards that are left; `out` No Communication cards are not."""
    left = -out
    for scenario in range(SCENARIOS):
        left += box.scenarios[scenario] - s.scenarios[scenario]
    pick = below(s.rng, left)
    for scenario in range(SCENARIOS):
        pick -= box.scenarios[scenario] - s.scenarios[scenario]
        if scenario == Scenario.NO_COMMUNICATION:
            pick += out
        if pick < 0:
            return scenario
    return -1


@rule
def lay_obstacles(box: Box, s: Position, log: Log) -> None:
    """FL-H1: two scenario tiles for each card; the dice say where, and roll again where that cannot be."""
    for _ in range(TILES_A_CARD * s.scenarios[Scenario.OBSTACLES]):
        outcome = -1
        while outcome != Roll.LIES:
            white = below(s.rng, 6) + 1
            black = below(s.rng, 6) + 1
            cell = box.line[white] * SIDE + box.line[black]
            outcome = judge_roll(s, cell)
            reveal(log, Happened.OBSTACLE, cell, white, black, outcome)
        s.board[cell] = Mark.SCENARIO


@rule
def judge_roll(s: Position, cell: int) -> int:
    """FL-H1, FL-R16: whether a scenario tile may lie in this cell, and if not, why."""
    if bit(cell) & CORNER_BITS:
        return Roll.ANIMAL
    if s.board[cell] != 0:
        return Roll.OCCUPIED
    blocked = blocked_cells(s) | bit(cell)
    if not all_have_routes(blocked, ALL_EDGES):
        return Roll.NO_ROUTE
    if s.scenarios[Scenario.SINGLE_PATH] and open_facings(blocked) == 0:
        return Roll.NO_FACING
    return Roll.LIES


@rule
def blocked_cells(s: Position) -> int:
    """The cells of scenario tiles."""
    cells = 0
    for cell in range(SIDE * SIDE):
        if s.board[cell] & Mark.SCENARIO:
            cells |= bit(cell)
    return cells


@rule
def all_have_routes(blocked: int, sides: int) -> bool:
    """FL-H1: whether every animal has a way over unblocked cells, animal spaces too, to one of these boat sides."""
    free = BOARD & ~blocked & ~BOAT_BIT
    ways = 0
    if sides & Edge.N:
        ways |= BOAT_BIT >> ROW
    if sides & Edge.E:
        ways |= BOAT_BIT << 1
    if sides & Edge.S:
        ways |= BOAT_BIT << ROW
    if sides & Edge.W:
        ways |= BOAT_BIT >> 1
    ways &= free
    while True:
        further = (ways | (ways << 1) | (ways >> 1) | (ways << ROW) | (ways >> ROW)) & free
        if further == ways:
            return ways & CORNER_BITS == CORNER_BITS
        ways = further


@rule
def open_facings(blocked: int) -> int:
    """FL-R16: the facings of the one-path boat that all four animals have a route to, as edges."""
    facings = 0
    for side in range(4):
        if all_have_routes(blocked, 1 << side):
            facings |= 1 << side
    return facings


# Turning the boat


@rule
def legal_facing(s: Position, out: Any) -> int:
    """FL-H6, FL-R16: the sides that every animal has a route to."""
    n = 0
    facings = open_facings(blocked_cells(s))
    for side in range(4):
        if (facings >> side) & 1:
            out[n] = move_range(FACE + side, 1)
            n += 1
    return n


@rule
def refuse_face(s: Position, side: int) -> int:
    """FL-R16: every animal needs a route to the boat's one path."""
    return 0 if (open_facings(blocked_cells(s)) >> side) & 1 else Reason.NO_ROUTE


@rule
def face(s: Position, log: Log, side: int) -> None:
    """FL-H6: the first player turns the boat, once; then the first turn begins."""
    face_boat(s, 1 << side)
    note(log, Happened.FACED, s.active, side, 0, 0)
    begin_turn(s, log)


# Dealing anew


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """FL-J2, FL-J3: deals anew what `seat` (-1: a spectator) cannot know: stack, deck, and hands that are hidden."""
    deal_again(s.rng, s.stack, 0, s.stack_size)
    if not is_silent(s):
        deal_again(s.rng, s.deck, 0, s.deck_size)
        return
    redeal_hands(box, s, seat)
    while s.decision == Step.TURN and tiles_left(s) == 0 and not has_playable_card(box, s):
        redeal_hands(box, s, seat)  # the active player has not lost, so there is something to play (FL-I2)


@rule
def redeal_hands(box: Box, s: Position, seat: int) -> None:
    """FL-J3: the others' cards go back into the deck, which is shuffled, and as many are dealt again."""
    for other in range(box.players):
        if other != seat:
            for card in range(CARDS):
                for _ in range(s.hands[other, card]):
                    s.deck[s.deck_size] = card
                    s.deck_size += 1
                s.hands[other, card] = 0
    deal_again(s.rng, s.deck, 0, s.deck_size)
    for other in range(box.players):
        if other != seat:
            held = s.held[other]
            s.held[other] = 0
            for _ in range(held):
                gain_card(s, other)
