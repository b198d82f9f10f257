"""Action cards: which can be played, and what each does (FL-G, H3, H5)."""

from __future__ import annotations

from riverrun.games.flow.board import Chart, chart, has_new_space, has_space, is_tile, kind_of, take_off
from riverrun.games.flow.content import Box
from riverrun.games.flow.events import Happened
from riverrun.games.flow.piles import show_hand, take_top
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import (
    CARDS,
    CELLS,
    MAP_KINDS,
    STUBBORN,
    Card,
    Mark,
    Scenario,
    Step,
)
from riverrun.kernel.agenda import push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal

FISHED = 2  # tiles that Fishing turns up (FL-G4)


# Which cards can be played


@rule
def is_spent(s: Position) -> bool:
    """FL-H3: whether the round's one action card was played."""
    return s.scenarios[Scenario.ONE_CARD] > 0 and s.round_cards > 0


@rule
def is_firm(s: Position, cell: int) -> bool:
    """FL-H5: whether Support and Current cannot touch this tile."""
    return s.scenarios[Scenario.FIRM_OBSTACLES] > 0 and s.board[cell] & STUBBORN != 0


@rule
def can_aim(box: Box, s: Position, c: Chart, card: int, cell: int) -> bool:
    """FL-C7, FL-G1, FL-G2, FL-G3: whether Support, Bird or Current can be played on this cell, and to its end."""
    if not is_tile(s, cell):
        return False
    if card == Card.BIRD:
        return s.board[cell] & Mark.BIRD == 0
    if is_firm(s, cell):
        return False
    return card == Card.SUPPORT or has_new_space(box, c, cell, kind_of(box, s.board[cell]))


@rule
def can_return(box: Box, s: Position, c: Chart, kind: int) -> bool:
    """FL-G6: whether a tile of this kind lies in the discards and could be placed."""
    return s.discards[kind] > 0 and has_space(box, c, kind)


@rule
def has_target(box: Box, s: Position, card: int) -> bool:
    """FL-C7, FL-G4, FL-G5, FL-R8: whether a whole play of the card exists now."""
    if card == Card.FISHING:
        return s.stack_size >= FISHED
    if card == Card.CALM_WATERS:
        return s.calm == 0
    c = chart(s)
    if card == Card.RETURN:
        for kind in range(MAP_KINDS):
            if can_return(box, s, c, kind):
                return True
        return False
    for cell in range(CELLS):
        if can_aim(box, s, c, card, cell):
            return True
    return False


@rule
def can_play(box: Box, s: Position, card: int) -> bool:
    """FL-C7: whether the active player may play this card."""
    return s.hands[s.active, card] > 0 and not is_spent(s) and has_target(box, s, card)


@rule
def has_playable_card(box: Box, s: Position) -> bool:
    """FL-I2, FL-R1, FL-R14: whether the active player has any card that can be played now."""
    for card in range(CARDS):
        if can_play(box, s, card):
            return True
    return False


# What they do


@rule
def commit(s: Position, log: Log, card: int) -> None:
    """FL-G7, FL-G8, FL-H3: the card lies open and belongs to this round; it is discarded when the turn ends."""
    s.hands[s.active, card] -= 1
    s.held[s.active] -= 1
    show_hand(s, s.active)
    s.in_play = card
    s.round_cards += 1
    note(log, Happened.PLAYED, s.active, card, 0, 0)


@rule
def play_card(s: Position, log: Log, card: int) -> None:
    """FL-C2: a card is played; those with targets ask for them (FL-C5)."""
    commit(s, log, card)
    push(s, Step.END, 0, 0)
    if card == Card.FISHING:
        fish(s, log)
    elif card == Card.CALM_WATERS:
        s.calm = 1
        note(log, Happened.CALM, s.active, 0, 0, 0)
    else:
        push(s, Step.AIM, card, 0)


@rule
def fish(s: Position, log: Log) -> None:
    """FL-G4: two face-down tiles are revealed, for all, from the next turn on."""
    for _ in range(FISHED):
        kind = take_top(s)
        s.revealed[kind] += 1
        reveal(log, Happened.FISHED, s.active, kind, 0, 0)


@rule
def aim(box: Box, s: Position, log: Log, card: int, cell: int) -> None:
    """FL-G1, FL-G2, FL-G3: the card's first target."""
    if card == Card.SUPPORT:
        support(box, s, log, cell)
    elif card == Card.BIRD:
        s.board[cell] |= Mark.BIRD
        s.birds -= 1
        note(log, Happened.BIRD_ON, s.active, cell, 0, 0)
    else:
        lift(box, s, log, cell)


@rule
def support(box: Box, s: Position, log: Log, cell: int) -> None:
    """FL-G1: any tile leaves the board, and a bird does not protect it."""
    bird = s.board[cell] & Mark.BIRD
    kind = take_off(box, s, cell)
    note(log, Happened.REMOVED, s.active, kind, cell, 0)
    if bird:
        note(log, Happened.BIRD_OFF, cell, 0, 1, 0)


@rule
def lift(box: Box, s: Position, log: Log, cell: int) -> None:
    """FL-G3, FL-R10: a tile comes to hand, with its bird; it goes to another cell next."""
    tile = s.board[cell]
    s.in_hand = kind_of(box, tile)
    s.bird_in_hand = 1 if tile & Mark.BIRD else 0
    s.lifted_from = cell
    s.board[cell] = 0
    note(log, Happened.LIFTED, s.active, s.in_hand, cell, 0)
    push(s, Step.AIM, Card.CURRENT, 0)


@rule
def choose(s: Position, log: Log, kind: int) -> None:
    """FL-G6: a discarded tile comes to hand, however it got there; it is placed next."""
    s.discards[kind] -= 1
    s.in_hand = kind
    note(log, Happened.CHOSEN, s.active, kind, 0, 0)
    push(s, Step.AIM, Card.RETURN, 0)
