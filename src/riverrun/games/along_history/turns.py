"""Turns and rounds: upkeep, the main phase, events, the UR of an idle turn, who is next (AH-10, AH-18 to AH-38)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.along_history.acquiring import can_get
from riverrun.games.along_history.ages import end_age
from riverrun.games.along_history.civilization import (
    KINDS,
    add_to_row,
    heritage_cards,
    lowest,
    read_set,
    straighten_all,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.dice import (
    coin,
    gather_gold,
    refuse_coin,
    refuse_golden_age,
    roll_all,
    take_pawns,
    unspent_dice,
)
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.position import DICE, Position
from riverrun.games.along_history.swapping import free_swaps_left, refuse_any_swap
from riverrun.games.along_history.terms import AGE_CARDS, NONE, Bonus, Die, Ending, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import pop, push
from riverrun.kernel.rules.refusals import Cited

CARD, REROLL, SWAP, SWAP_BARTER, COIN, GOLDEN_AGE, DONE = (
    MOVES.first(verb) for verb in ("card", "reroll", "swap", "swap_barter", "coin", "golden_age", "done")
)
GOLD = int(Bonus.GOLD)
COIN_DIE = int(Die.COIN)


class Happened(IntEnum):
    TURN = 800
    END_MAIN = 801
    PAWNS = 802
    DRAW = 803
    DECK_EMPTY = 804
    IDLE_UR = 805
    ROUND = 806
    LAST_ROUND = 807


EVENTS = {
    Happened.TURN: Cited("AH-10", "seat"),
    Happened.END_MAIN: Cited("AH-32", "seat"),
    Happened.PAWNS: Cited("AH-33", "ones", "twos", "threes", "shown"),
    Happened.DRAW: Cited("AH-36", "seat", "card"),
    Happened.DECK_EMPTY: Cited("AH-80"),
    Happened.IDLE_UR: Cited("AH-38", "seat"),
    Happened.ROUND: Cited("AH-10", "seat", "round"),
    Happened.LAST_ROUND: Cited("AH-R6", "round"),
}


# A turn begins


@rule
def begin_turn(box: Box, s: Position, log: Log) -> None:
    """AH-18, AH-19, AH-75, AH-76, AH-98, AH-117: upkeep; the Active Player rolls, the others have all pawns anew."""
    seat = s.turn_player
    s.entered = 0
    s.heritage_used = 0
    s.swaps_used = 0
    s.tigers_done = 0
    note(log, Happened.TURN, seat, 0, 0, 0)
    straighten_all(box, s, seat)
    gather_gold(box, s, log, seat)
    if seat == s.active:
        roll_all(box, s, log)
    else:
        take_pawns(s)
    push(s, Step.CHOOSE_MAIN, 0, 0)


# The main phase (D1)


@rule
def choose_main(box: Box, s: Position, log: Log) -> None:
    """AH-20, AH-111, AH-Q1: asked again and again, until nothing but `done` is left."""
    if has_choice(box, s):
        push(s, Step.MAIN, 0, 0)
    else:
        leave_main(s, log)


@rule
def has_choice(box: Box, s: Position) -> bool:
    """Whether the main phase has another option than `done`; what is quickly seen comes first."""
    seat = s.turn_player
    left = unspent_dice(s)
    if (left > 1 and seat == s.active) or s.unspent[COIN_DIE] > 0:
        return True
    if (left > 0 or free_swaps_left(box, s) > 0) and refuse_any_swap(box, s) == 0:
        return True
    if refuse_golden_age(s) == 0:
        return True
    for place in range(s.row_size[seat]):
        if can_get(box, s, seat, s.row[seat, place]):
            return True
    if s.heritage_used == 0:
        for age in range(s.age):
            if heritage_cards(s, seat, age) & read_set(box.givers, KINDS * age + GOLD):
                return True
    return False


@rule
def legal_main(box: Box, s: Position, out: Any) -> int:
    """AH-20, AH-21, AH-112, AH-Q1, AH-Q25, AH-Q26"""
    seat = s.turn_player
    n = 0
    for place in range(s.row_size[seat]):
        if can_get(box, s, seat, s.row[seat, place]):
            out[n] = move_range(CARD + s.row[seat, place], 1)
            n += 1
    if s.heritage_used == 0:
        for age in range(s.age):
            cards = heritage_cards(s, seat, age) & read_set(box.givers, KINDS * age + GOLD)
            while cards != 0:
                out[n] = move_range(CARD + AGE_CARDS * age + lowest(box, cards), 1)
                n += 1
                cards &= cards - 1
    rerolls = seat == s.active and unspent_dice(s) > 1
    swaps = refuse_any_swap(box, s) == 0
    for die in range(DICE):
        if s.unspent[die] > 0:
            if rerolls:
                out[n] = move_range(REROLL + die, 1)
                n += 1
            if swaps:
                out[n] = move_range(SWAP + die, 1)
                n += 1
    if swaps and free_swaps_left(box, s) > 0:
        out[n] = move_range(SWAP_BARTER, 1)
        n += 1
    for times in range(3):
        if refuse_coin(s, times) == 0:
            out[n] = move_range(COIN + times, 1)
            n += 1
    if refuse_golden_age(s) == 0:
        out[n] = move_range(GOLDEN_AGE, 1)
        n += 1
    out[n] = move_range(DONE, 1)
    return n + 1


@rule
def end_main(s: Position, log: Log) -> None:
    """AH-32: the player ends the main phase, dice unused or not."""
    pop(s)
    leave_main(s, log)


@rule
def leave_main(s: Position, log: Log) -> None:
    """AH-29, AH-33, AH-40, AH-117, AH-Q21: the coin is taken, pawns leave; only the Active Player meets Calamities."""
    if s.unspent[COIN_DIE] > 0:
        coin(s, log, 0)
    note(log, Happened.END_MAIN, s.turn_player, 0, 0, 0)
    if s.turn_player == s.active:
        note(log, Happened.PAWNS, s.rolled[0], s.rolled[1], s.rolled[2], s.blue)
        push(s, Step.CALAMITIES, 0, 0)
    else:
        push(s, Step.WARS, 0, 0)


# Phase 7


@rule
def draw_events(box: Box, s: Position, log: Log) -> None:
    """AH-36, AH-80, AH-107, AH-Q13, AH-Q18: one by one up to 3 cards; the last card of the deck ends the Age."""
    seat = s.turn_player
    while s.row_size[seat] < box.row and s.deck_size > 0:
        s.deck_size -= 1
        card = s.deck[s.deck_size]
        s.deck[s.deck_size] = NONE
        add_to_row(s, seat, card)
        reveal(log, Happened.DRAW, seat, card, 0, 0)
        if s.deck_size == 0 and s.ending == 0:
            s.ending = Ending.DECK
            note(log, Happened.DECK_EMPTY, 0, 0, 0, 0)
    push(s, Step.ACHIEVEMENTS, 0, 0)


# Phase 9, and who is next


@rule
def end_turn(box: Box, s: Position, log: Log) -> None:
    """AH-10, AH-38, AH-79, AH-108, AH-Q3: a UR for a turn without a card; then the next seat, or the round is over."""
    seat = s.turn_player
    if s.entered == 0 and s.ur[seat] < box.ur_most:
        s.ur[seat] += 1
        note(log, Happened.IDLE_UR, seat, 0, 0, 0)
    s.turn_player = (seat + 1) % box.players
    if s.turn_player == s.active:
        end_round(box, s, log)
    else:
        push(s, Step.TURN, 0, 0)


@rule
def end_round(box: Box, s: Position, log: Log) -> None:
    """AH-10, AH-80, AH-107, AH-Q19, AH-R6: the Age ends, or the player on the left becomes Active."""
    if s.ending == 0 and box.max_rounds > 0 and s.rounds >= box.max_rounds:
        s.ending = Ending.ROUNDS
        note(log, Happened.LAST_ROUND, s.rounds, 0, 0, 0)
    s.active = (s.active + 1) % box.players
    s.turn_player = s.active
    if s.ending != 0:
        end_age(box, s, log)
        return
    s.rounds += 1
    note(log, Happened.ROUND, s.active, s.rounds, 0, 0)
    push(s, Step.TURN, 0, 0)


# What sentences name besides a move's own parameters


def ask_main(s: Any) -> tuple[str, dict[str, Arg]]:
    """Whether the Active Player is asked, and how many dice or pawns are left."""
    return "", {"who": "active" if s.turn_player == s.active else "other", "dice": unspent_dice(s)}


def permit_end_main() -> tuple[str, dict[str, Arg]]:
    return "AH-32", {}
