"""Activating: a card with a turn action is used, and its cost paid (FOH-A)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.gaining import count_targets, happen
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import next_uncovered, remove
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NO_CARD, CardTiming, EffectVerb, Place, Type
from riverrun.games.flow_of_history.words import card_ref, effect_of
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref, Sentence
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ACTIVATE = MOVES.first("activate")


class Reason(IntEnum):
    NOT_YOURS = 400
    NO_TURN_ACTION = 401
    COVERED = 402
    NO_TARGET = 403
    CANNOT_PAY = 404


REFUSALS = {
    Reason.NOT_YOURS: Cited("FOH-A1", "card", "where"),
    Reason.NO_TURN_ACTION: Cited("FOH-A1", "card"),
    Reason.COVERED: Cited("FOH-A1", "card", "cover"),
    Reason.NO_TARGET: Cited("FOH-A2", "card"),
    Reason.CANNOT_PAY: Cited("FOH-A2", "card", "why"),
}


class Happened(IntEnum):
    ACTIVATE = 10
    IDLE = 11
    PAY = 12
    REMOVE = 18


EVENTS = {
    Happened.ACTIVATE: Cited("FOH-A1", "seat", "card"),
    Happened.IDLE: Cited("FOH-A2", "seat", "card"),
    Happened.PAY: Cited("FOH-A3", "seat", "tokens", "card"),
    Happened.REMOVE: Cited("FOH-A3", "seat", "card"),
}


@rule
def legal_activations(box: Box, s: Position, out: Any, n: int) -> int:
    """FOH-A1, FOH-A2: the uncovered turn actions of the active player, after the `n` ranges found so far."""
    for kind in range(6):
        card = next_uncovered(s, s.active, NO_CARD, kind)
        while card != NO_CARD:
            if box.timing[card] == CardTiming.ACTION and refuse_use(box, s, card) == 0:
                out[n] = move_range(ACTIVATE + card, 1)
                n += 1
            card = next_uncovered(s, s.active, card, kind)
    return n


@rule
def refuse_activate(box: Box, s: Position, card: int) -> int:
    """FOH-A1, FOH-A2"""
    if s.place[card] != Place.NATION + s.active:
        return Reason.NOT_YOURS
    if box.timing[card] != CardTiming.ACTION:
        return Reason.NO_TURN_ACTION
    if s.covered[card]:
        return Reason.COVERED
    return refuse_use(box, s, card)


@rule
def refuse_use(box: Box, s: Position, card: int) -> int:
    """FOH-A2, FOH-O6: a target and its cost; without a target, where that is allowed, a pass that costs nothing."""
    if not has_target(box, s, card):
        return 0 if box.idle_activate else Reason.NO_TARGET
    return 0 if can_pay(box, s, card) else Reason.CANNOT_PAY


@rule
def has_target(box: Box, s: Position, card: int) -> bool:
    """FOH-A2: whether a turn action would gain something."""
    if box.verb[card] == EffectVerb.GAIN_TOP:
        return s.deck_size > 0
    return count_targets(box, s, box.types[card]) > 0


@rule
def can_pay(box: Box, s: Position, card: int) -> bool:
    """FOH-A2, FOH-A3: whether the active player can pay what a turn action costs."""
    if s.tokens[s.active] < box.cost[card]:
        return False
    own = box.discard_own[card]
    return own < 0 or s.top[s.active, own] != NO_CARD


@rule
def activate(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-A1, FOH-A2, FOH-A3: the cost first, then the gain; without a target a pass, where that is allowed."""
    seat = s.active
    if not has_target(box, s, card):
        note(log, Happened.IDLE, seat, card, 0, 0)
        return
    note(log, Happened.ACTIVATE, seat, card, 0, 0)
    if box.cost[card] > 0:
        s.tokens[seat] -= box.cost[card]
        s.supply += box.cost[card]
        note(log, Happened.PAY, seat, box.cost[card], card, 0)
    if box.discard_own[card] >= 0:
        own = s.top[seat, box.discard_own[card]]
        remove(box, s, own)
        note(log, Happened.REMOVE, seat, own, 0, 0)
    if box.remove_self[card]:
        remove(box, s, card)
        note(log, Happened.REMOVE, seat, card, 0, 0)
    happen(box, s, log, card)


def permit_activate(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    """FOH-A1, or FOH-O6 where it does nothing."""
    if has_target(game.box_view, s, card):
        return "", {"effect": effect_of(game, card)}
    return "FOH-O6", {"effect": Sentence("foh-may-activate-idle")}


def arg_cover(game: Game, s: Any, card: int) -> Ref:
    """The card that lies on a covered one."""
    return card_ref(game, s.below.tolist().index(card))


def arg_why(game: Game, s: Any, card: int) -> Sentence:
    """FOH-A3: the first cost that cannot be paid."""
    box = game.box_view
    if s.tokens[s.active] < box.cost[card]:
        return Sentence("foh-lack-tokens", {"cost": box.cost[card], "held": s.tokens[s.active]})
    return Sentence("foh-lack-card", {"type": Ref("type", Type(box.discard_own[card]).name.lower())})
