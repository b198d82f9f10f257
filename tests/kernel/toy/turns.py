"""A chapter of The Raft: setting up, and what is done in a turn (RAFT-1 to RAFT-7)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.kernel.chance import below, shuffle
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, confide, note, reveal
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import finish, pop, push
from riverrun.kernel.rules.refusals import Cited, asked

from .moves import MOVES
from .position import CARDS, CHARMS, HAND, NONE, PLAYERS_MAX, TURNS, Box, Position, Step

PLAY, DRAW, ASK = MOVES.first("play"), MOVES.first("draw"), MOVES.first("ask")


class Reason(IntEnum):
    NOT_HELD = 4
    FULL = 5
    NOBODY = 6
    EMPTY_HAND = 7


REFUSALS = {
    Reason.NOT_HELD: Cited("RAFT-3", "card"),
    Reason.FULL: Cited("RAFT-4"),
    Reason.NOBODY: Cited("RAFT-5"),
    Reason.EMPTY_HAND: Cited("RAFT-5", "target"),
}


class Happened(IntEnum):
    DEALT = 0
    CHARM = 1
    PLAYED = 2
    ROLLED = 3
    DRAWS = 4
    DRAWN = 5
    ASKS = 6
    REFUSES = 7
    TIDE = 8
    END = 9


EVENTS = {
    Happened.DEALT: Cited("RAFT-1", "seat", "card"),
    Happened.CHARM: Cited("RAFT-2", "seat", "charm"),
    Happened.PLAYED: Cited("RAFT-3", "seat", "card", "value"),
    Happened.ROLLED: Cited("RAFT-3", "seat", "die"),
    Happened.DRAWS: Cited("RAFT-4", "seat"),
    Happened.DRAWN: Cited("RAFT-4", "seat", "card"),
    Happened.ASKS: Cited("RAFT-5", "seat", "target"),
    Happened.REFUSES: Cited("RAFT-5", "seat"),
    Happened.TIDE: Cited("RAFT-6"),
    Happened.END: Cited("RAFT-7"),
}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """RAFT-1, RAFT-2"""
    for card in range(CARDS):
        s.deck[card] = card
    s.deck_size = CARDS
    shuffle(s.rng, s.deck, 0, CARDS)
    for charm in range(CHARMS):
        s.charms[charm] = charm
    shuffle(s.rng, s.charms, 0, CHARMS)
    for seat in range(PLAYERS_MAX):
        for i in range(HAND):
            s.hands[seat, i] = NONE
    for seat in range(box.players):
        confide(log, seat, Happened.DEALT, seat, take_card(s, seat), 0, 0)
        if box.secret:
            confide(log, seat, Happened.CHARM, seat, s.charms[seat], 0, 0)
        else:
            reveal(log, Happened.CHARM, seat, s.charms[seat], 0, 0)
    s.active = below(s.rng, box.players)
    push(s, Step.TURN, 0, 0)


@rule
def take_card(s: Position, seat: int) -> int:
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NONE
    s.hands[seat, s.held[seat]] = card
    s.held[seat] += 1
    return card


@rule
def legal_turn(box: Box, s: Position, out: Any) -> int:
    """RAFT-3, RAFT-4, RAFT-5"""
    n = 0
    for i in range(s.held[s.active]):
        out[n] = move_range(PLAY + s.hands[s.active, i], 1)
        n += 1
    if refuse_draw(s) == 0:
        out[n] = move_range(DRAW, 1)
        n += 1
    for seat in range(box.players):
        if refuse_ask(box, s, seat) == 0:
            out[n] = move_range(ASK + seat, 1)
            n += 1
    return n


# Playing a card


@rule
def refuse_play(s: Position, card: int) -> int:
    """RAFT-3"""
    return 0 if s.hands[s.active, 0] == card or s.hands[s.active, 1] == card else Reason.NOT_HELD


@rule
def play(box: Box, s: Position, log: Log, card: int) -> None:
    """RAFT-3"""
    sail(box, s, log, s.active, card)
    die = below(s.rng, 6) + 1
    reveal(log, Happened.ROLLED, s.active, die, 0, 0)
    if die == 1:
        s.raft = max(0, s.raft - 1)


@rule
def sail(box: Box, s: Position, log: Log, seat: int, card: int) -> None:
    """A card leaves a hand and brings the raft on."""
    if s.hands[seat, 0] == card:
        s.hands[seat, 0] = s.hands[seat, 1]
    s.hands[seat, 1] = NONE
    s.held[seat] -= 1
    s.raft += box.value[card]
    reveal(log, Happened.PLAYED, seat, card, box.value[card], 0)


# Drawing one


@rule
def refuse_draw(s: Position) -> int:
    """RAFT-4"""
    return 0 if s.held[s.active] < HAND and s.deck_size > 0 else Reason.FULL


@rule
def draw(s: Position, log: Log) -> None:
    """RAFT-4"""
    note(log, Happened.DRAWS, s.active, 0, 0, 0)
    confide(log, s.active, Happened.DRAWN, s.active, take_card(s, s.active), 0, 0)


# Asking for one


@rule
def refuse_ask(box: Box, s: Position, target: int) -> int:
    """RAFT-5"""
    if target == s.active or target >= box.players:
        return Reason.NOBODY
    return 0 if s.held[target] > 0 else Reason.EMPTY_HAND


@rule
def ask(s: Position, log: Log, target: int) -> None:
    """RAFT-5"""
    note(log, Happened.ASKS, s.active, target, 0, 0)
    push(s, Step.CONSENT, target, 0)


@rule
def yes(box: Box, s: Position, log: Log, about: int) -> None:
    """RAFT-5"""
    sail(box, s, log, about, s.hands[about, 0])


@rule
def no(log: Log, about: int) -> None:
    """RAFT-5"""
    note(log, Happened.REFUSES, about, 0, 0, 0)


# The end of a turn


@rule
def refuse_tide(s: Position) -> int:
    """RAFT-6: not while someone is asked."""
    return asked(s) if s.decision == Step.CONSENT else 0


@rule
def tide(s: Position, log: Log) -> None:
    """RAFT-6"""
    s.raft = max(0, s.raft - 1)
    note(log, Happened.TIDE, 0, 0, 0, 0)
    pop(s)
    push(s, Step.NEXT, 0, 0)


@rule
def next_turn(box: Box, s: Position, log: Log) -> None:
    """RAFT-7"""
    s.turn += 1
    s.active = (s.active + 1) % box.players
    if s.turn >= TURNS:
        finish(s)
        note(log, Happened.END, 0, 0, 0, 0)
    else:
        push(s, Step.TURN, 0, 0)
