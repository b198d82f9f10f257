"""Calamities that fail at the end of the Active Player's turn, one at a time (AH-34, AH-41 to AH-48, AH-101)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.acquiring import is_free
from riverrun.games.along_history.civilization import (
    add_to_row,
    bit,
    discard,
    is_owned,
    is_owned_uncovered,
    lowest,
    number,
    read_set,
    remove,
    row_place,
    take_from_row,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.dice import gather_gold
from riverrun.games.along_history.moves import MOVES, TYPE_IDS
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import NONE, ROW, Step, Type, Verb
from riverrun.games.along_history.words import card_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

CARD = MOVES.first("card")
CALAMITY = int(Type.CALAMITY)
TYPES = 5


class Reason(IntEnum):
    NOT_FAILING = 500
    NO_CALAMITY = 501
    PROTECTED = 502
    NOT_YOURS_TO_DESTROY = 503
    COVERED_FROM_DESTRUCTION = 504
    ANOTHER_TYPE = 505


REFUSALS = {
    Reason.NOT_FAILING: Cited("AH-101", "card"),
    Reason.NO_CALAMITY: Cited("AH-41", "card"),
    Reason.PROTECTED: Cited("AH-47", "card"),
    Reason.NOT_YOURS_TO_DESTROY: Cited("AH-44", "card"),
    Reason.COVERED_FROM_DESTRUCTION: Cited("AH-45", "card"),
    Reason.ANOTHER_TYPE: Cited("AH-44", "card", "named_type"),
}


class Happened(IntEnum):
    FAILS = 500
    DESTROY = 501
    NOTHING_TO_DESTROY = 502
    LOSE_GOLD = 503
    MOVE_ON = 504
    CALAMITY_DISCARDED = 505


EVENTS = {
    Happened.FAILS: Cited("AH-34", "seat", "card"),
    Happened.DESTROY: Cited("AH-43", "seat", "card", "calamity"),
    Happened.NOTHING_TO_DESTROY: Cited("AH-44", "seat", "calamity"),
    Happened.LOSE_GOLD: Cited("AH-101", "seat", "gold", "calamity"),
    Happened.MOVE_ON: Cited("AH-42", "card", "target"),
    Happened.CALAMITY_DISCARDED: Cited("AH-42", "card"),
}


# Which one fails


@rule
def is_failing(box: Box, s: Position, card: int) -> bool:
    """AH-34, AH-47, AH-Q5, AH-Q24: a Calamity of the row that nothing protects from, however it came."""
    return box.type[card] == CALAMITY and not is_free(box, s, s.turn_player, card)


@rule
def meet_calamities(box: Box, s: Position, log: Log) -> None:
    """AH-34, AH-101, AH-117: the next Calamity fails; which, is asked where there are several; then come wars."""
    seat = s.turn_player
    found = NONE
    for place in range(s.row_size[seat]):
        if is_failing(box, s, s.row[seat, place]):
            if found >= 0:
                push(s, Step.CALAMITY, 0, 0)
                return
            found = s.row[seat, place]
    if found >= 0:
        fail(box, s, log, found)
    else:
        push(s, Step.WARS, 0, 0)


@rule
def legal_calamity(box: Box, s: Position, out: Any) -> int:
    """AH-101"""
    n = 0
    for place in range(s.row_size[s.turn_player]):
        card = s.row[s.turn_player, place]
        if is_failing(box, s, card):
            out[n] = move_range(CARD + card, 1)
            n += 1
    return n


@rule
def refuse_fail(box: Box, s: Position, card: int) -> int:
    """AH-41, AH-47, AH-101"""
    if row_place(s, s.turn_player, card) < 0:
        return Reason.NOT_FAILING
    if box.type[card] != CALAMITY:
        return Reason.NO_CALAMITY
    return 0 if is_failing(box, s, card) else Reason.PROTECTED


@rule
def fail(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-42, AH-101: its failure list is done in order; then the row is looked at again."""
    note(log, Happened.FAILS, s.turn_player, card, 0, 0)
    push(s, Step.CALAMITIES, 0, 0)
    push(s, Step.FAIL, card, 0)


# What a failure does


@rule
def go_on_failing(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """AH-42, AH-101, AH-102, AH-R15, AH-Q13, AH-Q20: the next row of the list; after the last the Calamity leaves."""
    seat = s.turn_player
    if which >= box.fail_count[about]:
        take_from_row(s, seat, about)
        discard(s, about)
        note(log, Happened.CALAMITY_DISCARDED, about, 0, 0, 0)
        return
    row = box.fail_first[about] + which
    verb = box.fail_verb[row]
    what = box.fail_what[row]
    if verb == Verb.MOVE_TO_EVENTS_OF:
        left = (seat + 1) % box.players
        take_from_row(s, seat, about)
        if s.row_size[left] < ROW:
            add_to_row(s, left, about)
            note(log, Happened.MOVE_ON, about, left, 0, 0)
        else:
            # Who gives a moving Calamity away and gets it back, again and again, could fill any row.
            discard(s, about)
            note(log, Happened.CALAMITY_DISCARDED, about, 0, 0, 0)
        return
    if verb == Verb.DESTROY_NAMED:
        named = is_owned_uncovered(s, seat, what)
        skips = named and which + 1 < box.fail_count[about] and box.fail_verb[row + 1] == Verb.DESTROY
        push(s, Step.FAIL, about, which + (2 if skips else 1))
        if named:
            destroy(box, s, log, about, what)
        return
    push(s, Step.FAIL, about, which + 1)
    if verb == Verb.LOSE_GOLD:
        gold = min(what, s.gold[seat])
        s.gold[seat] -= gold
        note(log, Happened.LOSE_GOLD, seat, gold, about, 0)
    else:
        for _ in range(box.fail_times[row]):
            push(s, Step.CHOOSE_DESTROY, about, what)


@rule
def destroyable(box: Box, s: Position, kind: int) -> int:
    """AH-44, AH-45: the uncovered cards of the type named, or else all uncovered ones."""
    uncovered = read_set(s.uncovered, s.turn_player)
    named = uncovered & read_set(box.of_type, TYPES * s.age + kind)
    return named if named != 0 else uncovered


@rule
def choose_destroy(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """AH-44, AH-111: the player chooses, where there are several; without a card nothing happens."""
    cards = destroyable(box, s, which)
    if cards == 0:
        note(log, Happened.NOTHING_TO_DESTROY, s.turn_player, about, 0, 0)
    elif cards & (cards - 1):
        push(s, Step.DESTROY, about, which)
    else:
        destroy(box, s, log, about, number(s, lowest(box, cards)))


@rule
def legal_destroy(box: Box, s: Position, out: Any, which: int) -> int:
    """AH-44"""
    n = 0
    cards = destroyable(box, s, which)
    while cards != 0:
        out[n] = move_range(CARD + number(s, lowest(box, cards)), 1)
        n += 1
        cards &= cards - 1
    return n


@rule
def refuse_destroy(box: Box, s: Position, card: int, which: int) -> int:
    """AH-44, AH-45"""
    if not is_owned(s, s.turn_player, card):
        return Reason.NOT_YOURS_TO_DESTROY
    if not is_owned_uncovered(s, s.turn_player, card):
        return Reason.COVERED_FROM_DESTRUCTION
    return 0 if destroyable(box, s, which) & bit(card) else Reason.ANOTHER_TYPE


@rule
def destroy(box: Box, s: Position, log: Log, about: int, card: int) -> None:
    """AH-43, AH-45, AH-98: the card goes to the discard pile; what it covered works again, gold bonuses too."""
    note(log, Happened.DESTROY, s.turn_player, card, about, 0)
    remove(box, s, s.turn_player, card)
    gather_gold(box, s, log, s.turn_player)


# What sentences name besides a move's own parameters


def permit_fail() -> tuple[str, dict[str, Arg]]:
    return "AH-101", {}


def permit_destroy(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "AH-44", {"calamity": card_ref(game, about)}


def arg_named_type(which: int) -> Ref:
    """The type that a failure names."""
    return Ref("type", TYPE_IDS[which])
