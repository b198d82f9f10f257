"""Swaps: a die, a pawn or a free swap exchanges an event card with an opponent's (AH-21, AH-46, AH-77, AH-Q17)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import holder, lowest, number, read_set, row_place
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import NONE, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CARD = MOVES.first("card")


class Reason(IntEnum):
    NOTHING_TO_GIVE = 400
    NOTHING_TO_TAKE = 401
    NO_DIE_TO_SWAP = 402
    NO_FREE_SWAP = 403
    GIVE_NOT_IN_ROW = 404
    TAKE_NOT_IN_ROW = 405
    NON_TRANSMISSIBLE = 406


REFUSALS = {
    Reason.NOTHING_TO_GIVE: Cited("AH-Q17"),
    Reason.NOTHING_TO_TAKE: Cited("AH-Q17"),
    Reason.NO_DIE_TO_SWAP: Cited("AH-20", "die"),
    Reason.NO_FREE_SWAP: Cited("AH-R2"),
    Reason.GIVE_NOT_IN_ROW: Cited("AH-21", "card"),
    Reason.TAKE_NOT_IN_ROW: Cited("AH-21", "card"),
    Reason.NON_TRANSMISSIBLE: Cited("AH-21", "card"),
}


class Happened(IntEnum):
    DISCARD_TO_SWAP = 400
    FREE_SWAP = 401
    GIVE = 402
    SWAP = 403


EVENTS = {
    Happened.DISCARD_TO_SWAP: Cited("AH-21", "seat", "die"),
    Happened.FREE_SWAP: Cited("AH-R2", "seat"),
    Happened.GIVE: Cited("AH-21", "seat", "card"),
    Happened.SWAP: Cited("AH-21", "seat", "card", "taken", "target"),
}


# What can be swapped


@rule
def first_to_give(box: Box, s: Position, seat: int) -> int:
    """AH-21: the first swappable card of a row, or -1."""
    for place in range(s.row_size[seat]):
        if box.fixed[s.row[seat, place]] == 0:
            return s.row[seat, place]
    return NONE


@rule
def first_to_take(box: Box, s: Position) -> int:
    """AH-21: the first swappable card of an opponent's row, or -1."""
    for seat in range(box.players):
        if seat != s.turn_player:
            card = first_to_give(box, s, seat)
            if card >= 0:
                return card
    return NONE


@rule
def refuse_any_swap(box: Box, s: Position) -> int:
    """AH-Q17: a swappable card on both sides."""
    if first_to_give(box, s, s.turn_player) < 0:
        return Reason.NOTHING_TO_GIVE
    return 0 if first_to_take(box, s) >= 0 else Reason.NOTHING_TO_TAKE


@rule
def free_swaps_left(box: Box, s: Position) -> int:
    """AH-R2: the free swaps that uncovered cards give each turn, less those used."""
    cards = read_set(s.uncovered, s.turn_player) & read_set(box.barterers, s.age)
    total = -s.swaps_used
    while cards != 0:
        total += box.free_swaps[number(s, lowest(box, cards))]
        cards &= cards - 1
    return max(0, total)


# With a die or pawn, or free


@rule
def refuse_swap(box: Box, s: Position, die: int) -> int:
    """AH-20, AH-21, AH-77: any unspent die or pawn."""
    if s.unspent[die] == 0:
        return Reason.NO_DIE_TO_SWAP
    return refuse_any_swap(box, s)


@rule
def swap(box: Box, s: Position, log: Log, die: int) -> None:
    """AH-20, AH-21, AH-77, AH-R9: the die or pawn is spent, then the cards are named."""
    s.unspent[die] -= 1
    note(log, Happened.DISCARD_TO_SWAP, s.turn_player, die, 0, 0)
    choose_give(box, s, log)


@rule
def refuse_swap_barter(box: Box, s: Position) -> int:
    """AH-22, AH-R2: only cards that say so give swaps."""
    if free_swaps_left(box, s) == 0:
        return Reason.NO_FREE_SWAP
    return refuse_any_swap(box, s)


@rule
def swap_barter(box: Box, s: Position, log: Log) -> None:
    """AH-R2: a free swap."""
    s.swaps_used += 1
    note(log, Happened.FREE_SWAP, s.turn_player, 0, 0, 0)
    choose_give(box, s, log)


# What is given (D7)


@rule
def choose_give(box: Box, s: Position, log: Log) -> None:
    """AH-111: which card is asked, unless there is one."""
    first = first_to_give(box, s, s.turn_player)
    for place in range(s.row_size[s.turn_player]):
        card = s.row[s.turn_player, place]
        if card != first and box.fixed[card] == 0:
            push(s, Step.GIVE, 0, 0)
            return
    give(box, s, log, first)


@rule
def legal_give(box: Box, s: Position, out: Any) -> int:
    """AH-21"""
    n = 0
    for place in range(s.row_size[s.turn_player]):
        card = s.row[s.turn_player, place]
        if box.fixed[card] == 0:
            out[n] = move_range(CARD + card, 1)
            n += 1
    return n


@rule
def refuse_give(box: Box, s: Position, card: int) -> int:
    """AH-21, AH-46"""
    if row_place(s, s.turn_player, card) < 0:
        return Reason.GIVE_NOT_IN_ROW
    return Reason.NON_TRANSMISSIBLE if box.fixed[card] else 0


@rule
def give(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-21: the card that goes to an opponent."""
    note(log, Happened.GIVE, s.turn_player, card, 0, 0)
    choose_take(box, s, log, card)


# What is taken (D8)


@rule
def choose_take(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-111: which card is asked, unless there is one."""
    first = first_to_take(box, s)
    for seat in range(box.players):
        if seat != s.turn_player:
            for place in range(s.row_size[seat]):
                card = s.row[seat, place]
                if card != first and box.fixed[card] == 0:
                    push(s, Step.TAKE, about, 0)
                    return
    take(box, s, log, about, first)


@rule
def legal_take(box: Box, s: Position, out: Any) -> int:
    """AH-21"""
    n = 0
    for seat in range(box.players):
        if seat != s.turn_player:
            for place in range(s.row_size[seat]):
                card = s.row[seat, place]
                if box.fixed[card] == 0:
                    out[n] = move_range(CARD + card, 1)
                    n += 1
    return n


@rule
def refuse_take(box: Box, s: Position, card: int) -> int:
    """AH-21, AH-46"""
    seat = holder(box, s, card)
    if seat < 0 or seat == s.turn_player:
        return Reason.TAKE_NOT_IN_ROW
    return Reason.NON_TRANSMISSIBLE if box.fixed[card] else 0


@rule
def take(box: Box, s: Position, log: Log, about: int, card: int) -> None:
    """AH-21, AH-102, AH-Q17: one card for one card; each takes the other's place."""
    other = holder(box, s, card)
    mine, theirs = row_place(s, s.turn_player, about), row_place(s, other, card)
    s.row[s.turn_player, mine] = card
    s.row[other, theirs] = about
    note(log, Happened.SWAP, s.turn_player, about, card, other)


# What sentences name besides a move's own parameters


def permit_give() -> tuple[str, dict[str, Arg]]:
    return "AH-21", {}


def permit_take(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    return "AH-21", {"target": Ref("player", holder(game.box_view, s, card))}
