"""Turns: whose it is, what ends it, the timer that runs out, and the end of the game (FL-C, F1 to F3, I, K2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.flow.board import animals_home, chart
from riverrun.games.flow.cards import PLAY, can_play, has_playable_card
from riverrun.games.flow.content import Box
from riverrun.games.flow.drawing import DRAW, TAKE, tiles_left
from riverrun.games.flow.moves import MOVES
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    ANIMALS,
    CARDS,
    MAP_KINDS,
    NO_CARD,
    Card,
    Step,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import finish, pop, push
from riverrun.kernel.rules.refusals import Cited

TIDE = MOVES.first("tide")
ALL_HOME = (1 << ANIMALS) - 1


def clause_of_expiry(late: int) -> str:
    """FL-F2, FL-F3: who has begun finishes the turn, who has not loses it."""
    return "FL-F2" if late else "FL-F3"


class Reason(IntEnum):
    """Why the timer cannot run out."""

    TIDE_EARLY = 500
    TIDE_IN_WAVE = 501
    TIDE_TWICE = 502


REFUSALS = {
    Reason.TIDE_EARLY: Cited("FL-K2"),
    Reason.TIDE_IN_WAVE: Cited("FL-K2"),
    Reason.TIDE_TWICE: Cited("FL-K2"),
}


class Happened(IntEnum):
    """What the journal tells of turns."""

    TURN = 8
    HOME = 25
    CUT_OFF = 26
    EXPIRED = 27
    WON = 33
    LOST = 34


EVENTS = {
    Happened.TURN: Cited("FL-C1", "seat", "turn"),
    Happened.HOME: Cited("FL-I1", "animal"),
    Happened.CUT_OFF: Cited("FL-E5", "animal"),
    Happened.EXPIRED: Cited(clause_of_expiry, "seat", "late"),
    Happened.WON: Cited("FL-I1"),
    Happened.LOST: Cited("FL-I2", "seat"),
}


# Turns


@rule
def begin_turn(s: Position, log: Log) -> None:
    """FL-C1: the active player's turn."""
    note(log, Happened.TURN, s.active, s.turn, 0, 0)
    push(s, Step.TURN, 0, 0)


@rule
def legal_turn(box: Box, s: Position, out: Any) -> int:
    """FL-C2, FL-D1, FL-D6: draw, take a revealed tile, or play a card."""
    n = 0
    if s.stack_size > 0:
        out[n] = move_range(DRAW, 1)
        n += 1
    for kind in range(MAP_KINDS):
        if s.revealed[kind] > 0:
            out[n] = move_range(TAKE + kind, 1)
            n += 1
    for card in range(CARDS):
        if can_play(box, s, card):
            out[n] = move_range(PLAY + card, 1)
            n += 1
    return n


@rule
def end_turn(box: Box, s: Position, log: Log) -> None:
    """FL-C4, FL-C6, FL-F2, FL-I1: the card leaves, the win is checked, then comes the wave or the next player."""
    if s.in_play != NO_CARD:
        if s.in_play != Card.CALM_WATERS:
            s.used[s.in_play] += 1
        s.in_play = NO_CARD
    s.turn += 1
    s.round_turns += 1
    look_home(s, log)
    if s.home == ALL_HOME:
        s.won = 1
        note(log, Happened.WON, 0, 0, 0, 0)
        finish(s)
    else:
        push(s, Step.WAVE if s.late else Step.NEXT, 0, 0)


@rule
def look_home(s: Position, log: Log) -> None:
    """FL-E5, FL-I1: which animals reach the boat now; a way may be cut off again."""
    home = animals_home(chart(s))
    for animal in range(ANIMALS):
        if ((home & ~s.home) >> animal) & 1:
            note(log, Happened.HOME, animal, 0, 0, 0)
        if ((s.home & ~home) >> animal) & 1:
            note(log, Happened.CUT_OFF, animal, 0, 0, 0)
    s.home = home


@rule
def next_player(box: Box, s: Position, log: Log) -> None:
    """FL-C1, FL-C3, FL-I2, FL-R1, FL-K3: the next player's turn, unless the game is lost or the round is over."""
    s.active = (s.active + 1) % box.players
    if tiles_left(s) == 0 and not has_playable_card(box, s):
        note(log, Happened.LOST, s.active, 0, 0, 0)
        finish(s)
    elif box.turns > 0 and s.round_turns >= box.turns:
        note(log, Happened.EXPIRED, s.active, 0, 0, 0)
        push(s, Step.WAVE, 0, 0)
    else:
        begin_turn(s, log)


# The timer


@rule
def refuse_tide(s: Position) -> int:
    """FL-K2: the timer runs out once in a round, and only while it runs."""
    if s.decision == Step.FACING:
        return Reason.TIDE_EARLY
    if s.decision == Step.DIE:
        return Reason.TIDE_IN_WAVE
    return Reason.TIDE_TWICE if s.late else 0


@rule
def tide(s: Position, log: Log) -> None:
    """FL-F1, FL-F2, FL-F3, FL-K1, FL-R6, FL-R7: the timer is at 0; who has not acted loses the turn."""
    if s.decision == Step.TURN:
        note(log, Happened.EXPIRED, s.active, 0, 0, 0)
        pop(s)
        push(s, Step.WAVE, 0, 0)
    else:
        note(log, Happened.EXPIRED, s.active, 1, 0, 0)
        s.late = 1


def permit_tide(s: Any) -> tuple[str, dict[str, Arg]]:
    """FL-F2, FL-F3: whose turn is finished, or lost."""
    late = int(s.decision != Step.TURN)
    return clause_of_expiry(late), {"late": late, "seat": Ref("player", s.active)}
