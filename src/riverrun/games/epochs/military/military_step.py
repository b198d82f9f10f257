"""The military step: what is asked in it, and the warmonger's marker (EP-7.2, EP-A18, A51; D10)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.epochs.actions.free import has_free, legal_free
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.map.pieces import remove_post
from riverrun.games.epochs.military.attacking import attack_moves, may_attack, refuse_any_attack
from riverrun.games.epochs.military.expenditure import READY, SPARES, refuse_expenditure
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import next_both, next_member

DECLARE, END = (MOVES.first(verb) for verb in ("declare", "end"))


class Reason(IntEnum):
    HAS_MARKER = 610
    TOO_LATE_TO_DECLARE = 611


REFUSALS = {
    Reason.HAS_MARKER: Cited("EP-A51"),
    Reason.TOO_LATE_TO_DECLARE: Cited("EP-A51"),
}


class Happened(IntEnum):
    DECLARED = 610


EVENTS = {Happened.DECLARED: Cited("EP-7.2", "seat")}


# What is asked


@rule
def choose_military(box: Box, s: Position, log: Log) -> None:
    """EP-D10: asked again and again, until nothing but the end of the turn is left."""
    if has_military_choice(box, s):
        push(s, Step.MILITARY, 0, 0)
    else:
        push(s, Step.END_TURN, 0, 0)


@rule
def has_military_choice(box: Box, s: Position) -> bool:
    """EP-D10: whether there is another option than to end; what is quickly seen comes first."""
    if refuse_declare(s) == 0 or has_free(box, s):
        return True
    for spare in range(SPARES):
        if refuse_expenditure(box, s, spare) == 0:
            return True
    return may_attack(box, s)


@rule
def legal_military(box: Box, s: Position, out: Any) -> int:
    """EP-D10, EP-A58"""
    n = 0
    for spare in range(SPARES):
        if refuse_expenditure(box, s, spare) == 0:
            out[n] = move_range(READY + spare, 1)
            n += 1
    if refuse_declare(s) == 0:
        out[n] = move_range(DECLARE, 1)
        n += 1
    if refuse_any_attack(s) == 0:
        n = attack_moves(box, s, out, n)
    out[n] = move_range(END, 1)
    return legal_free(box, s, out, n + 1)


# The marker


@rule
def refuse_declare(s: Position) -> int:
    """EP-7.2, EP-A51: once an epoch, before the first attack of the step."""
    if s.marker[s.active]:
        return Reason.HAS_MARKER
    return Reason.TOO_LATE_TO_DECLARE if s.attacked or s.attacked_neutral else 0


@rule
def declare(box: Box, s: Position, log: Log) -> None:
    """EP-7.2, EP-A8, EP-A18: the warmonger's posts come home, and the rivals' posts in his cities, in turn order."""
    active = s.active
    push(s, Step.CHOOSE_MILITARY, 0, 0)
    s.marker[active] = 1
    s.marker_epochs[active] |= 1 << s.epoch
    s.declared = 1
    note(log, Happened.DECLARED, active, 0, 0, 0)
    for turn in range(box.players):
        seat = (s.first + turn) % box.players
        site = next_home(s, seat, -1)
        while site >= 0:
            remove_post(box, s, log, seat, site)
            site = next_home(s, seat, site)


@rule
def next_home(s: Position, seat: int, after: int) -> int:
    """EP-7.2: the next post of a seat that comes home: the warmonger's all, a rival's out of his cities."""
    if seat == s.active:
        return next_member(s.posts, seat, after)
    return next_both(s.posts, seat, s.cities, s.active, after)


@rule
def end(s: Position, log: Log) -> None:
    """EP-D10: the turn is over."""
    push(s, Step.END_TURN, 0, 0)


# What sentences name besides a move's own parameters


def ask_military(s: Any) -> tuple[str, dict[str, Arg]]:
    """Whether the units are ready, and whether the marker was taken."""
    seat = int(s.active)
    return "", {"ready": "yes" if s.ready[seat] else "no", "marker": "yes" if s.marker[seat] else "no"}
