"""The Raft's position and rules."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.kernel.agenda import ask, finish, pop, push
from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.chances import win_chances_together
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, confide, note, reveal
from riverrun.kernel.layout import Fields, Layout, Sees, Tensor, Words, word, words
from riverrun.kernel.move_ranges import expand, move_range

PLAYERS_MAX = 3
LEGAL_MAX = 8
CARDS = 12
HAND = 2
CHARMS = 4
TURNS = 10
NONE = -1


class Step(IntEnum):
    TURN = 1
    CONSENT = 2  # who is asked


class Block(IntEnum):
    """Where each kind of move begins."""

    PLAY = 0
    DRAW = 12
    ASK = 13
    YES = 16
    NO = 17
    TIDE = 18
    END = 19


MOVES = int(Block.END)


class Happened(IntEnum):
    DEALT = 0  # seat, card
    CHARM = 1  # seat, charm
    PLAYED = 2  # seat, card, value
    ROLLED = 3  # seat, die
    DRAWS = 4  # seat
    DRAWN = 5  # seat, card
    ASKS = 6  # seat, target
    REFUSES = 7  # seat
    TIDE = 8
    END = 9


class Why(IntEnum):
    """The reasons for refusals."""

    OVER = 1
    ANSWER = 2
    NOT_ASKED = 3
    NOT_HELD = 4
    FULL = 5
    NOBODY = 6
    EMPTY_HAND = 7


class Box(Fields):
    players: int = word()
    goal: int = word()
    secret: int = word()
    value: Words = words(CARDS)


class Position(Layout):
    pending = {Step.CONSENT: (Tensor.seat(), Tensor.SKIP)}

    active: int = word(tensor=Tensor.seat())
    turn: int = word(tensor=Tensor.scale(TURNS))
    raft: int = word(tensor=Tensor.scale(10))
    deck: Words = words(CARDS, sees=Sees.NOBODY)
    """From the bottom up."""
    deck_size: int = word(tensor=Tensor.scale(CARDS))
    hands: Words = words(PLAYERS_MAX, HAND, sees=Sees.OWNER, tensor=Tensor.one_hot(CARDS))
    """Oldest first."""
    held: Words = words(PLAYERS_MAX, tensor=Tensor.scale(HAND), per_seat=True)
    charms: Words = words(CHARMS, tensor=Tensor.scale(CHARMS), per_seat=True)
    """Each seat's, then those nobody has; the option says who sees them."""


@entry
def setup(box: Box, s: Position, log: Log) -> None:
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
    advance(s, log)


@rule
def take_card(s: Position, seat: int) -> int:
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NONE
    s.hands[seat, s.held[seat]] = card
    s.held[seat] += 1
    return card


@rule
def holds(s: Position, seat: int, card: int) -> bool:
    return bool(s.hands[seat, 0] == card or s.hands[seat, 1] == card)


@entry
def legal(box: Box, s: Position, out: Any) -> int:
    return expand(out, legal_ranges(box, s, out))


@entry
def legal_ranges(box: Box, s: Position, out: Any) -> int:
    if s.decision == Step.CONSENT:
        out[0] = move_range(Block.YES, 2)
        return 1
    n = 0
    for i in range(s.held[s.active]):
        out[n] = move_range(Block.PLAY + s.hands[s.active, i], 1)
        n += 1
    if s.held[s.active] < HAND and s.deck_size > 0:
        out[n] = move_range(Block.DRAW, 1)
        n += 1
    for seat in range(box.players):
        if seat != s.active and s.held[seat] > 0:
            out[n] = move_range(Block.ASK + seat, 1)
            n += 1
    return n


@entry
def refusal(box: Box, s: Position, move: int) -> int:
    if s.over:
        return Why.OVER
    if move == Block.YES or move == Block.NO:
        return 0 if s.decision == Step.CONSENT else Why.NOT_ASKED
    if s.decision == Step.CONSENT:
        return Why.ANSWER
    if move == Block.TIDE:
        return 0
    if move < Block.DRAW:
        return 0 if holds(s, s.active, move) else Why.NOT_HELD
    if move == Block.DRAW:
        return 0 if s.held[s.active] < HAND and s.deck_size > 0 else Why.FULL
    target = move - Block.ASK
    if target == s.active or target >= box.players:
        return Why.NOBODY
    return 0 if s.held[target] > 0 else Why.EMPTY_HAND


@entry
def play(box: Box, s: Position, log: Log, move: int) -> None:
    """RAFT-3 to RAFT-6"""
    s.moves += 1
    seat = s.seat
    pop(s)
    if Block.ASK <= move < Block.YES:
        note(log, Happened.ASKS, seat, move - Block.ASK, 0, 0)
        push(s, Step.CONSENT, move - Block.ASK, 0)
    else:
        if move < Block.DRAW:
            sail(box, s, log, seat, move)
            die = below(s.rng, 6) + 1
            reveal(log, Happened.ROLLED, seat, die, 0, 0)
            if die == 1:
                s.raft = max(0, s.raft - 1)
        elif move == Block.DRAW:
            note(log, Happened.DRAWS, seat, 0, 0, 0)
            confide(log, seat, Happened.DRAWN, seat, take_card(s, seat), 0, 0)
        elif move == Block.YES:
            sail(box, s, log, seat, s.hands[seat, 0])
        elif move == Block.NO:
            note(log, Happened.REFUSES, seat, 0, 0, 0)
        else:
            s.raft = max(0, s.raft - 1)
            note(log, Happened.TIDE, 0, 0, 0, 0)
        s.turn += 1
        s.active = (s.active + 1) % box.players
        push(s, Step.TURN, 0, 0)
    advance(s, log)


@rule
def sail(box: Box, s: Position, log: Log, seat: int, card: int) -> None:
    """A card leaves a hand and brings the raft on."""
    if s.hands[seat, 0] == card:
        s.hands[seat, 0] = s.hands[seat, 1]
    s.hands[seat, 1] = NONE
    s.held[seat] -= 1
    s.raft += box.value[card]
    reveal(log, Happened.PLAYED, seat, card, box.value[card], 0)


@rule
def advance(s: Position, log: Log) -> None:
    """RAFT-7"""
    if s.turn >= TURNS:
        finish(s)
        note(log, Happened.END, 0, 0, 0, 0)
    elif s.agenda[s.depth - 1, 0] == Step.CONSENT:
        ask(s, s.agenda[s.depth - 1, 1], s.active)
    else:
        ask(s, s.active, -1)


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """Others' cards go back, are shuffled with the deck and dealt again; so are secret charms."""
    for other in range(box.players):
        if other != seat:
            for i in range(s.held[other]):
                s.deck[s.deck_size] = s.hands[other, i]
                s.deck_size += 1
    deal_again(s.rng, s.deck, 0, s.deck_size)
    for other in range(box.players):
        if other != seat:
            held = s.held[other]
            s.held[other] = 0
            for _ in range(held):
                take_card(s, other)
    if box.secret:
        if seat < 0:
            deal_again(s.rng, s.charms, 0, CHARMS)
        else:
            swap_charms(s, seat)
            deal_again(s.rng, s.charms, 0, CHARMS - 1)
            swap_charms(s, seat)


@rule
def swap_charms(s: Position, seat: int) -> None:
    """Changes a seat's charm for the last one, or back."""
    mine = s.charms[seat]
    s.charms[seat] = s.charms[CHARMS - 1]
    s.charms[CHARMS - 1] = mine


@rule
def reached(box: Box, s: Position) -> int:
    total = s.raft
    for seat in range(box.players):
        total += s.charms[seat]
    return total


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    """RAFT-7: all win, or all lose."""
    total = reached(box, s)
    for seat in range(box.players):
        points[seat] = total
        wins[seat] = 1.0 if total >= box.goal else 0.0


@entry
def sound(box: Box, s: Position) -> int:
    """1: a hand or the deck miscounted; 2: a card twice; 3: the charms are not four; 4: beyond the last turn."""
    seen = 0
    for i in range(CARDS):
        if (s.deck[i] != NONE) != (i < s.deck_size):
            return 1
        if s.deck[i] != NONE:
            if (seen >> s.deck[i]) & 1:
                return 2
            seen |= 1 << s.deck[i]
    for seat in range(PLAYERS_MAX):
        for i in range(HAND):
            if (s.hands[seat, i] != NONE) != (i < s.held[seat]):
                return 1
            if s.hands[seat, i] != NONE:
                if (seen >> s.hands[seat, i]) & 1:
                    return 2
                seen |= 1 << s.hands[seat, i]
    charms = 0
    for i in range(CHARMS):
        charms |= 1 << s.charms[i]
    if charms != (1 << CHARMS) - 1:
        return 3
    return 4 if (s.turn >= TURNS) != (s.over == 1) else 0


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    """How far it will come: each card in hand will do a little."""
    for seat in range(box.players):
        points[seat] = reached(box, s) + 0.5 * s.held[seat]
    win_chances_together(chances, box.players, reached(box, s) - box.goal + 0.2 * (TURNS - s.turn))


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """A card that brings the raft far."""
    for i in range(count):
        weights[i] = float(box.value[moves[i]]) if moves[i] < Block.DRAW else 1.0
