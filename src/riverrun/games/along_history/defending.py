"""The defender's army, the re-rolls of Generals on both sides, and the counter that falls (AH-54 to AH-60; D11)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.armies import (
    WAR_DICE,
    clear_war,
    defence_bonus,
    general_rerolls,
    last_war_mark,
    may_mark_more,
    muster,
    next_soldier,
    refuse_soldier,
    roll_war,
    roll_war_dice,
    soldier_moves,
    stolen_counter,
    total_army,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.payable import POPULATION
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game


class Happened(IntEnum):
    TOTAL = 640
    STEALS = 641
    NO_SMALL_COUNTER = 642
    REPELLED = 643


EVENTS = {
    Happened.TOTAL: Cited("AH-53", "seat", "total"),
    Happened.STEALS: Cited("AH-57", "seat", "target", "counter", "difference"),
    Happened.NO_SMALL_COUNTER: Cited("AH-58", "seat", "target", "difference"),
    Happened.REPELLED: Cited("AH-59", "seat", "target"),
}


@rule
def defender(s: Position) -> int:
    """AH-110: who is asked in the middle of the attacker's turn."""
    return s.target


@rule
def begin_defence(box: Box, s: Position, log: Log) -> None:
    """AH-53, AH-55, AH-103, AH-Q8: the attack is final; the defender's army begins with its permanent bonuses."""
    s.attack = total_army(s)
    note(log, Happened.TOTAL, s.turn_player, s.attack, 0, 0)
    for face in range(WAR_DICE):
        s.war_dice[face] = 0
    s.army = defence_bonus(box, s, s.target)
    s.source = -1
    push(s, Step.CHOOSE_DEFENCE, 0, 0)


# The defender's tilts and roll (D11)


@rule
def choose_defence(box: Box, s: Position, log: Log) -> None:
    """AH-55, AH-110, AH-R12: asked while a tilt could matter, of somebody who can lose something."""
    safe = s.held[s.target] == 0 or s.army + WAR_DICE >= s.attack
    if not safe and next_soldier(box, s, s.target) >= 0:
        push(s, Step.DEFENCE, 0, 0)
    else:
        end_defence(box, s, log)


@rule
def legal_defence(box: Box, s: Position, out: Any) -> int:
    """AH-55"""
    return soldier_moves(box, s, s.target, out)


@rule
def refuse_tilt_defence(box: Box, s: Position, card: int) -> int:
    """AH-55, AH-56, AH-114"""
    return refuse_soldier(box, s, s.target, card)


@rule
def tilt_defence(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-55"""
    muster(box, s, log, s.target, card)
    push(s, Step.CHOOSE_DEFENCE, 0, 0)


@rule
def end_defence(box: Box, s: Position, log: Log) -> None:
    """AH-55, AH-Q6: the defender rolls; his Generals re-roll as well."""
    roll_war_dice(box, s, log, s.target)
    s.generals = general_rerolls(box, s, s.target)
    push(s, Step.CHOOSE_GENERAL, s.target, 0)


# Generals, and the outcome


@rule
def choose_general(box: Box, s: Position, log: Log, about: int) -> None:
    """AH-54, AH-110, AH-111, AH-Q6, AH-R12: a General is asked while re-rolls are left and could matter."""
    if last_war_mark(s) >= 0:
        if may_mark_more(s):
            push(s, Step.GENERAL, about, 0)
        else:
            roll_war(box, s, log, about)
        return
    attacks = about == s.turn_player
    if s.generals > 0 and (attacks or (s.held[s.target] != 0 and total_army(s) < s.attack)):
        push(s, Step.GENERAL, about, 0)
    elif attacks:
        begin_defence(box, s, log)
    else:
        settle_war(box, s, log)


@rule
def settle_war(box: Box, s: Position, log: Log) -> None:
    """AH-57, AH-58, AH-59, AH-60, AH-117, AH-Q7: the highest counter not above the difference changes hands."""
    defence = total_army(s)
    defender = s.target
    difference = s.attack - defence
    note(log, Happened.TOTAL, defender, defence, 0, 0)
    if difference <= 0:
        note(log, Happened.REPELLED, s.turn_player, defender, 0, 0)
    else:
        counter = stolen_counter(box, s, defender, difference)
        if counter < 0:
            note(log, Happened.NO_SMALL_COUNTER, s.turn_player, defender, difference, 0)
        else:
            s.held[defender] &= ~(1 << counter)
            s.held[s.turn_player] |= 1 << counter
            note(log, Happened.STEALS, s.turn_player, defender, counter, difference)
    clear_war(s)


# What sentences name besides a move's own parameters


def ask_defence(s: Any) -> tuple[str, dict[str, Arg]]:
    """Who attacks with how much, and the army so far."""
    return "", {"seat": Ref("player", int(s.turn_player)), "attack": int(s.attack), "army": int(s.army)}


def permit_tilt_defence(game: Game, card: int) -> tuple[str, dict[str, Arg]]:
    return "AH-55", {"amount": game.box_view.gives[card, POPULATION]}


def permit_end_defence() -> tuple[str, dict[str, Arg]]:
    return "AH-55", {}
