"""Piles and hands: the face-down tiles, the deck of action cards, and who sees which cards (FL-B1, B2, J)."""

from __future__ import annotations

from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import CARDS, MAP_KINDS, NO_CARD, NO_TILE, UNSEEN, Scenario
from riverrun.kernel.jit import rule


@rule
def tiles_left(s: Position) -> int:
    """FL-D1, FL-D6, FL-G4: the tiles that can be drawn, face down or revealed."""
    left = s.stack_size
    for kind in range(MAP_KINDS):
        left += s.revealed[kind]
    return int(left)


@rule
def take_top(s: Position) -> int:
    """FL-B1: the top of the stack leaves it; its kind."""
    s.stack_size -= 1
    kind = s.stack[s.stack_size]
    s.stack[s.stack_size] = NO_TILE
    s.mix[kind] -= 1
    return int(kind)


@rule
def is_silent(s: Position) -> bool:
    """FL-H2, FL-J3: whether No Communication is in play, and hands hidden with it."""
    return s.scenarios[Scenario.NO_COMMUNICATION] > 0


@rule
def show_hand(s: Position, seat: int) -> None:
    """FL-J1, FL-J3, FL-R13: a hand lies open to all, or not."""
    for card in range(CARDS):
        s.shown[seat, card] = UNSEEN if is_silent(s) else s.hands[seat, card]


@rule
def gain_card(s: Position, seat: int) -> int:
    """FL-B2, FL-D2: the deck's top card comes to a hand."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    s.hands[seat, card] += 1
    s.held[seat] += 1
    show_hand(s, seat)
    return int(card)
