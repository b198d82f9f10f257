"""Wars: what starts one, against whom, and the attacker's army (AH-49 to AH-53, AH-103, AH-104; D10)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.along_history.armies import (
    attack_bonus,
    defence_bonus,
    general_rerolls,
    muster,
    next_soldier,
    refuse_soldier,
    roll_war_dice,
    soldier_moves,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.dice import refuse_golden_age
from riverrun.games.along_history.moves import MOVES
from riverrun.games.along_history.payable import POPULATION
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import Die, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import pop, push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

WAR, WAR_X2, WAR_UR, GOLDEN_AGE, TARGET, DONE = (
    MOVES.first(verb) for verb in ("war", "war_x2", "war_ur", "golden_age", "target", "done")
)
WAR_DIE, X2 = int(Die.WAR), int(Die.X2)


class Reason(IntEnum):
    NO_WAR_FACE = 600
    NO_X2_FOR_WAR = 601
    NO_UR_FOR_WAR = 602
    NO_SUCH_SEAT = 603
    SELF = 604


REFUSALS = {
    Reason.NO_WAR_FACE: Cited("AH-50"),
    Reason.NO_X2_FOR_WAR: Cited("AH-104"),
    Reason.NO_UR_FOR_WAR: Cited("AH-50"),
    Reason.NO_SUCH_SEAT: Cited("AH-51", "target"),
    Reason.SELF: Cited("AH-51"),
}


class Happened(IntEnum):
    NO_MORE_WARS = 600
    WAR_BY_FACE = 601
    WAR_DOUBLED = 602
    SECOND_WAR = 603
    WAR_BY_UR = 604
    ATTACKS = 605


EVENTS = {
    Happened.NO_MORE_WARS: Cited("AH-49", "seat"),
    Happened.WAR_BY_FACE: Cited("AH-50", "seat"),
    Happened.WAR_DOUBLED: Cited("AH-104", "seat"),
    Happened.SECOND_WAR: Cited("AH-104", "seat"),
    Happened.WAR_BY_UR: Cited("AH-50", "seat"),
    Happened.ATTACKS: Cited("AH-51", "seat", "target"),
}


# Phase 6: whether there is a war


@rule
def meet_wars(box: Box, s: Position, log: Log) -> None:
    """AH-35, AH-49, AH-91, AH-Q16, AH-R11: asked whenever there is a trigger, though not for a Golden Age alone."""
    if box.no_war == 0 and (s.unspent[WAR_DIE] > 0 or s.second_war or s.ur[s.turn_player] > 0):
        push(s, Step.WAR, 0, 0)
    else:
        leave_wars(s)


@rule
def leave_wars(s: Position) -> None:
    """AH-R13: a second war that was not declared is lost; then events are drawn."""
    s.second_war = 0
    push(s, Step.EVENTS, 0, 0)


@rule
def legal_war(s: Position, out: Any) -> int:
    """AH-50, AH-104, AH-Q16"""
    n = 0
    if refuse_war(s) == 0:
        out[n] = move_range(WAR, 1)
        n += 1
    if refuse_war_x2(s) == 0:
        out[n] = move_range(WAR_X2, 1)
        n += 1
    if refuse_war_ur(s) == 0:
        out[n] = move_range(WAR_UR, 1)
        n += 1
    if refuse_golden_age(s) == 0:
        out[n] = move_range(GOLDEN_AGE, 1)
        n += 1
    out[n] = move_range(DONE, 1)
    return n + 1


@rule
def end_wars(s: Position, log: Log) -> None:
    """AH-49"""
    pop(s)
    note(log, Happened.NO_MORE_WARS, s.turn_player, 0, 0, 0)
    leave_wars(s)


# Triggers


@rule
def refuse_war(s: Position) -> int:
    """AH-16, AH-50, AH-R13: an unspent War face, or the second war of a doubled one."""
    return 0 if s.unspent[WAR_DIE] > 0 or s.second_war else Reason.NO_WAR_FACE


@rule
def war(box: Box, s: Position, log: Log) -> None:
    """AH-50, AH-103, AH-104, AH-R13: spends the face, or the second war, which needs no die."""
    if s.second_war:
        s.second_war = 0
        note(log, Happened.SECOND_WAR, s.turn_player, 0, 0, 0)
    else:
        s.unspent[WAR_DIE] -= 1
        note(log, Happened.WAR_BY_FACE, s.turn_player, 0, 0, 0)
    choose_target(box, s, log)


@rule
def refuse_war_x2(s: Position) -> int:
    """AH-15, AH-104"""
    if s.unspent[WAR_DIE] == 0:
        return Reason.NO_WAR_FACE
    return 0 if s.unspent[X2] > 0 else Reason.NO_X2_FOR_WAR


@rule
def war_x2(box: Box, s: Position, log: Log) -> None:
    """AH-104, AH-Q4: both dice are spent on the first war; a second may follow."""
    s.unspent[WAR_DIE] -= 1
    s.unspent[X2] -= 1
    s.second_war = 1
    note(log, Happened.WAR_DOUBLED, s.turn_player, 0, 0, 0)
    choose_target(box, s, log)


@rule
def refuse_war_ur(s: Position) -> int:
    """AH-50, AH-74"""
    return 0 if s.ur[s.turn_player] > 0 else Reason.NO_UR_FOR_WAR


@rule
def war_ur(box: Box, s: Position, log: Log) -> None:
    """AH-50, AH-74, AH-75: a UR starts a war, in anybody's own turn."""
    s.ur[s.turn_player] -= 1
    note(log, Happened.WAR_BY_UR, s.turn_player, 0, 0, 0)
    choose_target(box, s, log)


# The target


@rule
def choose_target(box: Box, s: Position, log: Log) -> None:
    """AH-51, AH-111: any opponent; two players need not ask."""
    if box.players == 2:
        target(box, s, log, 1 - s.turn_player)
    else:
        push(s, Step.TARGET, 0, 0)


@rule
def legal_target(box: Box, s: Position, out: Any) -> int:
    """AH-51"""
    n = 0
    for seat in range(box.players):
        if seat != s.turn_player:
            out[n] = move_range(TARGET + seat, 1)
            n += 1
    return n


@rule
def refuse_target(box: Box, s: Position, target: int) -> int:
    """AH-51"""
    if target >= box.players:
        return Reason.NO_SUCH_SEAT
    return Reason.SELF if target == s.turn_player else 0


@rule
def target(box: Box, s: Position, log: Log, target: int) -> None:
    """AH-51, AH-53, AH-103: the attacker's army begins with its permanent bonuses."""
    s.target = target
    s.army = attack_bonus(box, s, s.turn_player)
    s.source = -1
    note(log, Happened.ATTACKS, s.turn_player, target, 0, 0)
    push(s, Step.CHOOSE_ATTACK, 0, 0)


# The attacker's tilts, roll and Generals


@rule
def choose_attack(box: Box, s: Position, log: Log) -> None:
    """AH-52, AH-111: the next tilt, while there is a card for it."""
    if next_soldier(box, s, s.turn_player) >= 0:
        push(s, Step.ATTACK, 0, 0)
    else:
        end_attack(box, s, log)


@rule
def legal_attack(box: Box, s: Position, out: Any) -> int:
    """AH-52"""
    return soldier_moves(box, s, s.turn_player, out)


@rule
def refuse_tilt_attack(box: Box, s: Position, card: int) -> int:
    """AH-52, AH-56, AH-114"""
    return refuse_soldier(box, s, s.turn_player, card)


@rule
def tilt_attack(box: Box, s: Position, log: Log, card: int) -> None:
    """AH-52, AH-53"""
    muster(box, s, log, s.turn_player, card)
    push(s, Step.CHOOSE_ATTACK, 0, 0)


@rule
def end_attack(box: Box, s: Position, log: Log) -> None:
    """AH-52, AH-54, AH-103: the attacker rolls; then come his Generals."""
    roll_war_dice(box, s, log, s.turn_player)
    s.generals = general_rerolls(box, s, s.turn_player)
    push(s, Step.CHOOSE_GENERAL, s.turn_player, 0)


# What sentences name besides a move's own parameters


def ask_war(s: Any) -> tuple[str, dict[str, Arg]]:
    """What could start a war."""
    faces = int(s.unspent[WAR_DIE]) + int(s.second_war)
    return "", {"faces": faces, "ur": int(s.ur[s.turn_player])}


def ask_attack(s: Any) -> tuple[str, dict[str, Arg]]:
    """Against whom, and the army so far."""
    return "", {"target": Ref("player", int(s.target)), "army": int(s.army)}


def permit_tilt_attack(game: Game, card: int) -> tuple[str, dict[str, Arg]]:
    return "AH-52", {"amount": game.box_view.gives[card, POPULATION]}


def permit_war(s: Any) -> tuple[str, dict[str, Arg]]:
    return "AH-R13" if s.second_war else "", {"second": "yes" if s.second_war else "no"}


def permit_target(game: Game, s: Any, target: int) -> tuple[str, dict[str, Arg]]:
    counters = int(s.held[target]).bit_count()
    return "", {"counters": counters, "defence": defence_bonus(game.box_view, s, target)}


def permit_end_wars() -> tuple[str, dict[str, Arg]]:
    return "AH-49", {}


def permit_end_attack() -> tuple[str, dict[str, Arg]]:
    return "AH-52", {}
