"""Achievements and Decadence: conditions, reach along the lines, counters, covers (AH-61 to AH-73, AH-105, AH-106)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.civilization import (
    bit,
    card_count,
    is_owned,
    is_owned_uncovered,
    lowest,
    number,
    read_set,
    slide_under,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.position import BONUSES, TYPES, Position
from riverrun.games.along_history.terms import ANY_BONUS, NONE, Condition, Ending, Step
from riverrun.games.along_history.words import card_ref, condition_sentence, counter_arg
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Sentence
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

SPACE, DONE, CARD = MOVES.first("space"), MOVES.first("done"), MOVES.first("card")


class Reason(IntEnum):
    NO_SUCH_SPACE = 700
    STANDS_THERE = 701
    OUT_OF_REACH = 702
    CONDITION_NOT_MET = 703
    DECADENCE_NOT_YOURS = 704
    ALREADY_COVERED = 705
    UNDER_ITSELF = 706


REFUSALS = {
    Reason.NO_SUCH_SPACE: Cited("AH-105"),
    Reason.STANDS_THERE: Cited("AH-62", "space"),
    Reason.OUT_OF_REACH: Cited("AH-105", "space"),
    Reason.CONDITION_NOT_MET: Cited("AH-65", "space", "counter", "asked_for", "has"),
    Reason.DECADENCE_NOT_YOURS: Cited("AH-70", "card"),
    Reason.ALREADY_COVERED: Cited("AH-70", "card"),
    Reason.UNDER_ITSELF: Cited("AH-106", "card"),
}


class Happened(IntEnum):
    STAY = 700
    MOVE = 701
    TAKE_COUNTER = 702
    LAST_COUNTER = 703
    DECLINE = 704
    NO_DECADENCE = 705


EVENTS = {
    Happened.STAY: Cited("AH-62", "seat"),
    Happened.MOVE: Cited("AH-62", "seat", "space"),
    Happened.TAKE_COUNTER: Cited("AH-65", "seat", "counter", "value", "space"),
    Happened.LAST_COUNTER: Cited("AH-80", "seat", "value"),
    Happened.DECLINE: Cited("AH-70", "seat", "card", "other"),
    Happened.NO_DECADENCE: Cited("AH-72", "seat"),
}


# Conditions


@rule
def standing(box: Box, s: Position, seat: int, counter: int) -> int:
    """AH-67, AH-68, AH-Q10: what a seat has of that for which a counter asks; covered cards count, but not bonuses."""
    kind = box.condition[counter]
    what = box.asks_for[counter]
    if kind == Condition.TYPE_COUNT:
        return s.types[seat, what]
    if kind == Condition.VP_SUM:
        return s.vp[seat]
    if kind == Condition.CARD_COUNT:
        return card_count(s, seat)
    if kind == Condition.GOLD:
        return s.gold[seat]
    total = 0
    if kind == Condition.DISTINCT_TYPES:
        for one in range(TYPES):
            total += min(1, s.types[seat, one])
    elif what == ANY_BONUS:
        for one in range(BONUSES):
            total += s.visible[seat, one]
    else:
        total = s.visible[seat, what]
    return total


@rule
def is_met(box: Box, s: Position, seat: int, counter: int) -> bool:
    """AH-65, AH-67: whether a seat meets a counter's condition."""
    return standing(box, s, seat, counter) >= box.asks[counter]


# Reach


@rule
def spaces_around(box: Box, s: Position, seat: int) -> int:
    """AH-62, AH-63, AH-64, AH-105, AH-Q14: where lines lead, through spaces without counter; or one space back."""
    here = s.space[seat]
    seen = 1 << here
    waiting = seen
    while waiting != 0:
        at = lowest(box, waiting)
        waiting &= waiting - 1
        more = (read_set(box.forward, at) | read_set(box.beside, at)) & ~seen
        seen |= more
        while more != 0:
            to = lowest(box, more)
            more &= more - 1
            if s.counter_at[to] < 0:
                waiting |= 1 << to
    return (seen | read_set(box.back, here)) & ~(1 << here)


@rule
def reach(box: Box, s: Position, seat: int) -> int:
    """AH-65, AH-66, AH-105, AH-Q15: of these, the ones without a counter, or with one whose condition is met."""
    spaces = spaces_around(box, s, seat)
    left = spaces
    while left != 0:
        space = lowest(box, left)
        left &= left - 1
        counter = s.counter_at[space]
        if counter >= 0 and not is_met(box, s, seat, counter):
            spaces &= ~(1 << space)
    return spaces


# Phase 8 (D12)


@rule
def meet_achievements(box: Box, s: Position, log: Log) -> None:
    """AH-37, AH-61, AH-90, AH-111: the move is asked where there is one; Initiation has no Achievements."""
    push(s, Step.END_TURN, 0, 0)
    if box.initiation:
        return
    if reach(box, s, s.turn_player) != 0:
        push(s, Step.COUNTER, 0, 0)
    else:
        stay(s, log)


@rule
def legal_counter(box: Box, s: Position, out: Any) -> int:
    """AH-62, AH-105"""
    n = 0
    spaces = reach(box, s, s.turn_player)
    while spaces != 0:
        out[n] = move_range(SPACE + lowest(box, spaces), 1)
        n += 1
        spaces &= spaces - 1
    out[n] = move_range(DONE, 1)
    return n + 1


@rule
def stay(s: Position, log: Log) -> None:
    """AH-61, AH-62: nobody has to move."""
    note(log, Happened.STAY, s.turn_player, 0, 0, 0)


@rule
def refuse_space(box: Box, s: Position, space: int) -> int:
    """AH-62, AH-63, AH-65, AH-105"""
    seat = s.turn_player
    if space >= box.spaces:
        return Reason.NO_SUCH_SPACE
    if space == s.space[seat]:
        return Reason.STANDS_THERE
    if (spaces_around(box, s, seat) >> space) & 1 == 0:
        return Reason.OUT_OF_REACH
    counter = s.counter_at[space]
    return 0 if counter < 0 or is_met(box, s, seat, counter) else Reason.CONDITION_NOT_MET


@rule
def space(box: Box, s: Position, log: Log, space: int) -> None:
    """AH-65, AH-66, AH-69, AH-70, AH-72, AH-80, AH-107: the pawn moves; a counter is taken and costs decadence."""
    seat = s.turn_player
    s.space[seat] = space
    counter = s.counter_at[space]
    if counter < 0:
        note(log, Happened.MOVE, seat, space, 0, 0)
        return
    s.counter_at[space] = NONE
    s.held[seat] |= 1 << counter
    note(log, Happened.TAKE_COUNTER, seat, counter, box.value[counter], space)
    if box.value[counter] == box.final[s.age] and s.ending == 0:
        s.ending = Ending.COUNTER
        note(log, Happened.LAST_COUNTER, seat, box.value[counter], 0, 0)
    uncovered = read_set(s.uncovered, seat)
    if uncovered & (uncovered - 1):
        push(s, Step.DECADENCE, 0, 0)
    else:
        note(log, Happened.NO_DECADENCE, seat, 0, 0, 0)


# Decadence (D13)


@rule
def uncovered_moves(box: Box, s: Position, cards: int, out: Any) -> int:
    """A set of cards as moves."""
    n = 0
    while cards != 0:
        out[n] = move_range(CARD + number(s, lowest(box, cards)), 1)
        n += 1
        cards &= cards - 1
    return n


@rule
def legal_decadence(box: Box, s: Position, out: Any) -> int:
    """AH-70"""
    return uncovered_moves(box, s, read_set(s.uncovered, s.turn_player), out)


@rule
def refuse_decline(s: Position, card: int) -> int:
    """AH-70: an uncovered card."""
    if not is_owned(s, s.turn_player, card):
        return Reason.DECADENCE_NOT_YOURS
    return 0 if is_owned_uncovered(s, s.turn_player, card) else Reason.ALREADY_COVERED


@rule
def decline(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-70, AH-106, AH-111: first the card, then its cover, asked where there are several."""
    covers = read_set(s.uncovered, s.turn_player) & ~bit(card)
    if covers & (covers - 1):
        push(s, Step.COVER, card, 0)
    else:
        cover(box, s, log, card, number(s, lowest(box, covers)))


@rule
def legal_cover(box: Box, s: Position, out: Any, about: int) -> int:
    """AH-106"""
    return uncovered_moves(box, s, read_set(s.uncovered, s.turn_player) & ~bit(about), out)


@rule
def refuse_cover(s: Position, card: int, about: int) -> int:
    """AH-70, AH-106"""
    if card == about:
        return Reason.UNDER_ITSELF
    return refuse_decline(s, card)


@rule
def cover(box: Box, s: Position, log: Log, about: int, card: int) -> None:
    """AH-70, AH-71, AH-106, AH-Q11: the card lies under its cover, with all that lies under it."""
    slide_under(box, s, s.turn_player, about, card)
    note(log, Happened.DECLINE, s.turn_player, about, card, 0)


# What sentences name besides a move's own parameters


def permit_space(game: Game, s: Any, space: int) -> tuple[str, dict[str, Arg]]:
    """What lies on a space: a counter with its value, or nothing."""
    counter = int(s.counter_at[space])
    if counter < 0:
        return "AH-62", {"takes": "no"}
    return "AH-65", {"takes": "yes", "counter": counter_arg(game, counter), "value": game.box_view.value[counter]}


def permit_stay() -> tuple[str, dict[str, Arg]]:
    return "AH-62", {}


def permit_decline(game: Game, card: int) -> tuple[str, dict[str, Arg]]:
    return "AH-70", {"bonuses": game.box_view.bonuses[card]}


def permit_cover(game: Game, about: int) -> tuple[str, dict[str, Arg]]:
    return "AH-106", {"under": card_ref(game, about)}


def arg_counter(game: Game, s: Any, space: int) -> Arg:
    """The counter on a space."""
    return counter_arg(game, int(s.counter_at[space]))


def arg_asked_for(game: Game, s: Any, space: int) -> Sentence:
    """AH-67: what that counter asks for."""
    return condition_sentence(game.content.counters[int(s.counter_at[space])].condition)


def arg_has(game: Game, s: Any, space: int) -> int:
    """What the player has of it."""
    return standing(game.box_view, s, int(s.turn_player), int(s.counter_at[space]))
