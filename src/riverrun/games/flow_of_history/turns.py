"""A turn: its action, the cleanup, the next player, and the end of the game (FOH-T, FOH-U)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.flow_of_history.activating import legal_activations
from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.harvesting import legal_harvest
from riverrun.games.flow_of_history.investing import legal_completion, legal_on_market
from riverrun.games.flow_of_history.market import clear_slot, current_age, investment_of, is_free, refill
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import MARKET, Step
from riverrun.games.flow_of_history.two_players import discard_bankers_card, has_free_card
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.rules.refusals import Cited


class Happened(IntEnum):
    TURN = 4
    OUTDATED = 29
    STALL = 34
    END = 35


EVENTS = {
    Happened.TURN: Cited("FOH-T1", "seat", "turn"),
    Happened.OUTDATED: Cited("FOH-U2", "card", "age"),
    Happened.STALL: Cited("FOH-T2", "turns"),
    Happened.END: Cited("FOH-U3"),
}


@rule
def legal_action(box: Box, s: Position, out: Any) -> int:
    """FOH-T1: invest, complete, snipe, activate, harvest."""
    running = investment_of(s, s.active)
    n = legal_on_market(s, out, running < 0)
    if running >= 0:
        n = legal_completion(s, out, n, running)
    n = legal_activations(box, s, out, n)
    return legal_harvest(out, n)


# The cleanup


@rule
def cleanup(box: Box, s: Position, log: Log) -> None:
    """FOH-U1, FOH-U2, FOH-U3, FOH-U4, FOH-2P5: the cleanup phase."""
    if s.ending == 0:
        if box.two:
            discard_bankers_card(box, s, log)
        refill(box, s, log, 0)
        check_ages(box, s, log)
    if s.ending:
        end(s, log)
        return
    push(s, Step.NEXT, 0, 0)
    if box.two and has_free_card(s):
        push(s, Step.BANK, 0, 0)


@rule
def check_ages(box: Box, s: Position, log: Log) -> None:
    """FOH-U2, FOH-O5: removes what is two or more ages too old, and refills, until nothing is, or only once."""
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
            refill(box, s, log, 0)
        if box.age_check_once:
            return


# The next player, or the end


@rule
def next_turn(box: Box, s: Position, log: Log) -> None:
    """FOH-T1, FOH-T2, FOH-O7: the next player clockwise, unless the table has stalled."""
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
