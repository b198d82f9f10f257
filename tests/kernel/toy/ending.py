"""The rest of The Raft: dealing anew, the result, what always holds, and what bots know."""

from __future__ import annotations

from typing import Any

from riverrun.kernel.chance import deal_again
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.win_chances import win_chances_together

from .position import CARDS, CHARMS, HAND, NONE, PLAYERS_MAX, TURNS, Box, Position
from .turns import take_card


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


@rule
def cards_wrong(s: Position) -> int:
    """RAFT-1. 1: a hand or the deck miscounted; 2: a card twice."""
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
    return 0


@rule
def charms_wrong(s: Position) -> int:
    """RAFT-2. 3: the charms are not four."""
    charms = 0
    for i in range(CHARMS):
        charms |= 1 << s.charms[i]
    return 0 if charms == (1 << CHARMS) - 1 else 3


@rule
def course_wrong(s: Position) -> int:
    """RAFT-7. 4: beyond the last turn."""
    return 4 if (s.turn >= TURNS) != (s.over == 1) else 0


INVARIANTS = (cards_wrong, charms_wrong, course_wrong)


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
        weights[i] = float(box.value[moves[i]]) if moves[i] < CARDS else 1.0
