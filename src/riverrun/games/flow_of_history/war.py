"""Attacks: who is weaker, who is hit, what is lost (FOH-W)."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.market import take_from_supply
from riverrun.games.flow_of_history.nation import (
    attack_strength,
    defense_strength,
    has_permanent,
    next_uncovered,
    remove,
)
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NO_CARD, Place, Step, Timing, Type, Verb
from riverrun.kernel.agenda import push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note


@rule
def is_peaceful(box: Box, s: Position, seat: int) -> bool:
    """FOH-W6, FOH-E7: an uncovered pacifist permanent."""
    return has_permanent(box, s, seat, Verb.PACIFIST) > 0


@rule
def losable(box: Box, s: Position, card: int, target: int) -> int:
    """How many things the attack could take from the target: FOH-W2's "can lose something"."""
    verb = box.verb[card]
    if verb == Verb.STEAL_TOKENS:
        return min(s.tokens[target], 1)
    if verb == Verb.DISCARD_WONDER:
        return s.cards[target, Type.WONDER]
    count = 0
    for kind in range(4):
        if (box.types[card] >> kind) & 1 and s.top[target, kind] != NO_CARD:
            count += 1
    return count


@rule
def is_reachable(box: Box, s: Position, target: int) -> bool:
    """FOH-W1, FOH-W6: strictly weaker than the active player, and no pacifist."""
    return (
        target != s.active
        and defense_strength(s, target) < attack_strength(s, s.active)
        and not is_peaceful(box, s, target)
    )


@rule
def attack(box: Box, s: Position, log: Log, card: int) -> None:
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
        if is_reachable(box, s, target) and losable(box, s, card, target) > 0:
            targets |= 1 << target
            count += 1
    if count == 0:
        note(log, Happened.NOTHING, seat, card, 0, 0)
    elif box.timing[card] == Timing.ATTACK and count > 1:
        push(s, Step.TARGET, card, targets)
    else:
        push(s, Step.STRIKE, card, targets)


@rule
def plunder(box: Box, s: Position, log: Log) -> None:
    """FOH-W5, FOH-E7: uncovered permanents that pay for every attack take their tokens before it resolves."""
    for kind in range(6):
        card = next_uncovered(s, s.active, NO_CARD, kind)
        while card != NO_CARD:
            if box.verb[card] == Verb.ON_ATTACK_TAKE:
                note(log, Happened.KHAN, s.active, take_from_supply(s, s.active, box.amount[card]), card, 0)
            card = next_uncovered(s, s.active, card, kind)


@rule
def strike(box: Box, s: Position, log: Log, card: int, targets: int) -> None:
    """FOH-W3: hits the next of the targets, clockwise from the attacker; strengths were fixed at the start."""
    target = (s.active + 1) % box.players
    while (targets >> target) & 1 == 0:
        target = (target + 1) % box.players
    rest = targets & ~(1 << target)
    if rest != 0:
        push(s, Step.STRIKE, card, rest)
    hit(box, s, log, card, target)


@rule
def hit(box: Box, s: Position, log: Log, card: int, target: int) -> None:
    """FOH-E5: one target loses what the effect says; where that leaves a choice, the attacker is asked."""
    verb = box.verb[card]
    if verb == Verb.STEAL_TOKENS:
        stolen = min(box.amount[card], s.tokens[target])
        s.tokens[target] -= stolen
        s.tokens[s.active] += stolen
        note(log, Happened.STEAL, s.active, target, stolen, card)
    elif verb == Verb.DISCARD_WONDER:
        if losable(box, s, card, target) > 1:
            push(s, Step.DISCARD, card, target)
        else:
            lose(box, s, log, card, s.top[target, Type.WONDER])
    elif losable(box, s, card, target) > 1 and not box.every_type[card]:
        push(s, Step.DISCARD, card, target)
    else:
        for kind in range(4):
            if (box.types[card] >> kind) & 1 and s.top[target, kind] != NO_CARD:
                lose(box, s, log, card, s.top[target, kind])


@rule
def lose(box: Box, s: Position, log: Log, card: int, lost: int) -> None:
    """FOH-W4: a card is discarded from its owner's nation."""
    note(log, Happened.LOSE, s.active, s.place[lost] - Place.NATION, lost, card)
    remove(box, s, lost)


@rule
def is_losable(box: Box, s: Position, card: int, target: int, lost: int) -> bool:
    """FOH-E5: whether `lost` is a card that this attack may take from the target."""
    if s.place[lost] != Place.NATION + target or lost == box.future:
        return False
    if box.verb[card] == Verb.DISCARD_WONDER:
        return box.type[lost] == Type.WONDER
    return s.covered[lost] == 0 and box.type[lost] < 4 and (box.types[card] >> box.type[lost]) & 1 == 1
