"""Attacks: who is weaker, who is hit, what is lost (FOH-W, FOH-E5)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.market import find_nothing, take_from_supply
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import (
    attack_strength,
    defense_strength,
    has_permanent,
    next_uncovered,
    remove,
)
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NO_CARD, CardTiming, EffectVerb, Place, Step, Type
from riverrun.games.flow_of_history.words import card_id
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ATTACK, DISCARD = MOVES.first("attack"), MOVES.first("discard")


class Reason(IntEnum):
    NO_SUCH_SEAT = 600
    SELF = 601
    PEACEFUL = 602
    NOT_WEAKER = 603
    NOTHING_TO_LOSE = 604
    CANNOT_LOSE = 605


REFUSALS = {
    Reason.NO_SUCH_SEAT: Cited("FOH-W2", "target"),
    Reason.SELF: Cited("FOH-W2"),
    Reason.PEACEFUL: Cited("FOH-W6", "target"),
    Reason.NOT_WEAKER: Cited("FOH-W1", "target", "theirs", "yours"),
    Reason.NOTHING_TO_LOSE: Cited("FOH-W2", "target", "about"),
    Reason.CANNOT_LOSE: Cited("FOH-E5", "about", "card", "victim"),
}


class Happened(IntEnum):
    ATTACK = 23
    KHAN = 24
    PACIFIST = 25
    STEAL = 26
    LOSE = 27


EVENTS = {
    Happened.ATTACK: Cited("FOH-W1", "seat", "card", "strength"),
    Happened.KHAN: Cited("FOH-W5", "seat", "tokens", "card"),
    Happened.PACIFIST: Cited("FOH-W6", "seat", "card"),
    Happened.STEAL: Cited("FOH-W7", "seat", "target", "tokens", "card"),
    Happened.LOSE: Cited("FOH-W4", "seat", "target", "lost", "card"),
}


# Who can be hit


@rule
def is_peaceful(box: Box, s: Position, seat: int) -> bool:
    """FOH-W6, FOH-E7: an uncovered pacifist permanent."""
    return has_permanent(box, s, seat, EffectVerb.PACIFIST) > 0


@rule
def is_reachable(box: Box, s: Position, target: int) -> bool:
    """FOH-W1, FOH-W6: strictly weaker than the active player, and no pacifist."""
    return (
        target != s.active
        and defense_strength(s, target) < attack_strength(s, s.active)
        and not is_peaceful(box, s, target)
    )


@rule
def losable(box: Box, s: Position, card: int, target: int) -> int:
    """How many things the attack could take from the target: FOH-W2's "can lose something"."""
    verb = box.verb[card]
    if verb == EffectVerb.STEAL_TOKENS:
        return min(s.tokens[target], 1)
    if verb == EffectVerb.DISCARD_WONDER:
        return s.cards[target, Type.WONDER]
    count = 0
    for kind in range(4):
        if (box.types[card] >> kind) & 1 and s.top[target, kind] != NO_CARD:
            count += 1
    return count


@rule
def is_exposed(box: Box, s: Position, card: int, target: int) -> bool:
    """FOH-W1, FOH-W2: whether the attack can hit the target, and would take something."""
    return is_reachable(box, s, target) and losable(box, s, card, target) > 0


# The attack


@rule
def begin_attack(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-W2, FOH-W3, FOH-W5, FOH-W6: an attack effect of the active player happens."""
    seat = s.active
    if is_peaceful(box, s, seat):
        note(log, Happened.PACIFIST, seat, card, 0, 0)
        return
    note(log, Happened.ATTACK, seat, card, attack_strength(s, seat), 0)
    plunder(box, s, log)
    targets = 0
    count = 0
    for target in range(box.players):
        if is_exposed(box, s, card, target):
            targets |= 1 << target
            count += 1
    if count == 0:
        find_nothing(s, log, card)
    elif box.timing[card] == CardTiming.ATTACK and count > 1:
        push(s, Step.TARGET, card, targets)
    else:
        push(s, Step.STRIKE, card, targets)


@rule
def plunder(box: Box, s: Position, log: Log) -> None:
    """FOH-W5, FOH-E7: uncovered permanents that pay for every attack take their tokens before it resolves."""
    for kind in range(6):
        card = next_uncovered(s, s.active, NO_CARD, kind)
        while card != NO_CARD:
            if box.verb[card] == EffectVerb.ON_ATTACK_TAKE:
                note(log, Happened.KHAN, s.active, take_from_supply(s, s.active, box.amount[card]), card, 0)
            card = next_uncovered(s, s.active, card, kind)


# Whom to attack


@rule
def legal_target(box: Box, out: Any, which: int) -> int:
    """FOH-W2"""
    n = 0
    for seat in range(box.players):
        if (which >> seat) & 1:
            out[n] = move_range(ATTACK + seat, 1)
            n += 1
    return n


@rule
def refuse_attack(box: Box, s: Position, target: int, which: int) -> int:
    """FOH-W1, FOH-W2, FOH-W6"""
    if target >= box.players:
        return Reason.NO_SUCH_SEAT
    if (which >> target) & 1:
        return 0
    if target == s.active:
        return Reason.SELF
    if is_peaceful(box, s, target):
        return Reason.PEACEFUL
    if not is_reachable(box, s, target):
        return Reason.NOT_WEAKER
    return Reason.NOTHING_TO_LOSE


@rule
def attack(s: Position, target: int, about: int) -> None:
    """FOH-W2: one opponent is hit."""
    push(s, Step.STRIKE, about, 1 << target)


def permit_attack(s: Any, target: int) -> tuple[str, dict[str, Arg]]:
    return "", {"strength": defense_strength(s, target)}


def arg_theirs(s: Any, target: int) -> int:
    """FOH-W1: an opponent's strength."""
    return defense_strength(s, target)


def arg_yours(s: Any) -> int:
    """FOH-W1: the attacker's strength."""
    return attack_strength(s, s.active)


# What is lost


@rule
def strike(box: Box, s: Position, log: Log, about: int, which: int) -> None:
    """FOH-W3: hits the next of the targets, clockwise from the attacker; strengths were fixed at the start."""
    target = (s.active + 1) % box.players
    while (which >> target) & 1 == 0:
        target = (target + 1) % box.players
    rest = which & ~(1 << target)
    if rest != 0:
        push(s, Step.STRIKE, about, rest)
    hit(box, s, log, about, target)


@rule
def hit(box: Box, s: Position, log: Log, card: int, target: int) -> None:
    """FOH-E5, FOH-W7: one target loses what the effect says; where that leaves a choice, the attacker is asked."""
    if box.verb[card] == EffectVerb.STEAL_TOKENS:
        stolen = min(box.amount[card], s.tokens[target])
        s.tokens[target] -= stolen
        s.tokens[s.active] += stolen
        note(log, Happened.STEAL, s.active, target, stolen, card)
    elif leaves_choice(box, s, card, target):
        push(s, Step.DISCARD, card, target)
    elif box.verb[card] == EffectVerb.DISCARD_WONDER:
        lose(box, s, log, card, s.top[target, Type.WONDER])
    else:
        for kind in range(4):
            if (box.types[card] >> kind) & 1 and s.top[target, kind] != NO_CARD:
                lose(box, s, log, card, s.top[target, kind])


@rule
def leaves_choice(box: Box, s: Position, card: int, target: int) -> bool:
    """FOH-E5, FOH-G7: whether there is more than one card of which the target loses one."""
    if box.verb[card] != EffectVerb.DISCARD_WONDER and box.every_type[card]:
        return False
    return losable(box, s, card, target) > 1


@rule
def lose(box: Box, s: Position, log: Log, card: int, lost: int) -> None:
    """FOH-W4: a card is discarded from its owner's nation."""
    note(log, Happened.LOSE, s.active, s.place[lost] - Place.NATION, lost, card)
    remove(box, s, lost)


@rule
def legal_discard(box: Box, s: Position, out: Any, about: int, which: int) -> int:
    """FOH-E5"""
    n = 0
    if box.verb[about] == EffectVerb.DISCARD_WONDER:
        wonder = s.top[which, Type.WONDER]
        while wonder != NO_CARD:
            out[n] = move_range(DISCARD + wonder, 1)
            n += 1
            wonder = s.below[wonder]
        return n
    for kind in range(4):
        if (box.types[about] >> kind) & 1 and s.top[which, kind] != NO_CARD:
            out[n] = move_range(DISCARD + s.top[which, kind], 1)
            n += 1
    return n


@rule
def refuse_discard(box: Box, s: Position, card: int, about: int, which: int) -> int:
    """FOH-E5: whether the card is one that this attack may take from the target."""
    if s.place[card] != Place.NATION + which or card == box.future:
        return Reason.CANNOT_LOSE
    if box.verb[about] == EffectVerb.DISCARD_WONDER:
        return 0 if box.type[card] == Type.WONDER else Reason.CANNOT_LOSE
    if s.covered[card] == 0 and box.type[card] < 4 and (box.types[about] >> box.type[card]) & 1 == 1:
        return 0
    return Reason.CANNOT_LOSE


@rule
def discard(box: Box, s: Position, log: Log, card: int, about: int) -> None:
    """FOH-E5: the target loses the chosen card."""
    lose(box, s, log, about, card)


def permit_discard(which: int) -> tuple[str, dict[str, Arg]]:
    return "", {"target": Ref("player", which)}


def arg_victim(which: int) -> Ref:
    """Who loses something."""
    return Ref("player", which)


# Attacks in documents


def check_target(game: Game, s: Any, about: int, which: int) -> str:
    """FOH-W1, FOH-W2: asked when an attack on one could hit several, and of all of them."""
    exposed = _exposed(game, s, about)
    if game.box.timing[about] != CardTiming.ATTACK or len(exposed) < 2 or which != sum(1 << seat for seat in exposed):
        return _impossible(game, about, which)
    return ""


def check_discard(game: Game, s: Any, about: int, which: int) -> str:
    """FOH-W1, FOH-E5: asked where who is hit leaves a choice."""
    if which not in _exposed(game, s, about) or not leaves_choice(game.box, s, about, which):
        return _impossible(game, about, 1 << which)
    return ""


def check_strike(game: Game, s: Any, about: int, which: int) -> str:
    """FOH-W3: an attack on all goes on after what is asked now; how strong the others are no longer matters."""
    step, card, target = s.agenda[s.depth - 1].tolist()
    if step != Step.DISCARD or card != about or which >> target & 1:
        return "One attack hits each of its targets once (FOH-W3)."
    hit = [seat for seat in range(game.players) if which >> seat & 1]
    others = [seat for seat in hit if seat != s.active and losable(game.box, s, about, seat) > 0]
    if game.box.timing[about] != CardTiming.ATTACK_ALL or not hit or others != hit:
        return _impossible(game, about, which)
    return ""


def _exposed(game: Game, s: Any, card: int) -> list[int]:
    """Whom an attack by the active player can hit, if it is one that can happen now."""
    box = game.box
    attacks = box.timing[card] in (CardTiming.ATTACK, CardTiming.ATTACK_ALL)
    there = s.place[card] == Place.NATION + s.active and not s.covered[card]
    if not attacks or not there or is_peaceful(box, s, s.active):
        return []
    return [seat for seat in range(game.players) if is_exposed(box, s, card, seat)]


def _impossible(game: Game, card: int, targets: int) -> str:
    seats = [seat for seat in range(game.players) if targets >> seat & 1]
    return f"'{card_id(game, card)}' cannot be hitting seats {seats} in this position (FOH-W2)."
