"""The end of a turn: Banker, refill, age check, the end of the game, the next player (FOH-U, 2P5, T2)."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.market import (
    clear_slot,
    current_age,
    investment_of,
    is_free,
    put_banker,
    refill,
    slot_of,
    stake_to_supply,
)
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import BANKER, MARKET, Step
from riverrun.kernel.agenda import finish, push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note


@rule
def cleanup(box: Box, s: Position, log: Log) -> None:
    """FOH-U1, FOH-U2, FOH-U3, FOH-U4, FOH-2P5: the cleanup phase."""
    if s.ending == 0:
        if box.two:
            discard_bankers_card(box, s, log)
        refill(box, s, log)
        check_ages(box, s, log)
    if s.ending:
        end(s, log)
        return
    push(s, Step.NEXT, 0, 0)
    if box.two and has_free_card(s):
        push(s, Step.BANK, 0, 0)


@rule
def check_ages(box: Box, s: Position, log: Log) -> None:
    """FOH-U2: removes what is two or more ages too old, and refills, until nothing is (or once: FOH-O5)."""
    removed = 1
    while removed > 0 and s.ending == 0:
        removed = 0
        age = current_age(s)
        for slot in range(MARKET):
            if is_free(s, slot) and box.age[s.market[slot]] <= age - 2:
                note(log, Happened.OUTDATED, s.market[slot], age, 0, 0)
                clear_slot(box, s, slot)
                removed += 1
        if removed > 0:
            refill(box, s, log)
        if box.age_check_once:
            return


@rule
def discard_bankers_card(box: Box, s: Position, log: Log) -> None:
    """FOH-2P5: a card the Banker still holds leaves the game; its tokens go to the Supply."""
    slot = investment_of(s, BANKER)
    if slot >= 0:
        card = s.market[slot]
        note(log, Happened.BANKER_LEAVES, card, stake_to_supply(s, slot), 0, 0)
        clear_slot(box, s, slot)


@rule
def has_free_card(s: Position) -> bool:
    """FOH-2P5: whether there is a card for the Banker; in a game played from its beginning there always is."""
    for slot in range(MARKET):
        if is_free(s, slot):
            return True
    return False


@rule
def bank(s: Position, log: Log, card: int) -> None:
    """FOH-2P5: the Banker invests half the Supply, at least the age number and never 0, in the chosen card."""
    half = s.supply // 2
    stake = max(half, current_age(s), 1)
    s.supply -= half
    s.drawn += stake - half
    put_banker(s, slot_of(s, card), stake)
    note(log, Happened.BANKER, s.active, card, stake, 0)


@rule
def next_turn(box: Box, s: Position, log: Log) -> None:
    """FOH-T1, FOH-T2: the next player clockwise, unless the table has stalled."""
    s.turn += 1
    s.idle = 0 if s.stirred else s.idle + 1
    s.stirred = 0
    if box.stall > 0 and s.idle >= box.stall:
        note(log, Happened.STALL, s.idle, 0, 0, 0)
        end(s, log)
        return
    s.active = (s.active + 1) % box.players
    note(log, Happened.TURN, s.active, s.turn, 0, 0)
    push(s, Step.ACTION, 0, 0)


@rule
def end(s: Position, log: Log) -> None:
    """FOH-U3: no further turns; the game is scored."""
    finish(s)
    note(log, Happened.END, 0, 0, 0, 0)
