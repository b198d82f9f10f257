"""Nations: stacks, what lies uncovered, and how many icons a nation has (FOH-G1, G2, G6)."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NO_CARD, CardTiming, EffectVerb, Icon, Place, Type
from riverrun.kernel.jit import rule

ICONS = len(Icon)
WONDER, PERMANENT = int(Type.WONDER), int(CardTiming.PERMANENT)  # the interpreter is slow to look up a member


@rule
def icons(s: Position, seat: int, icon: int) -> int:
    """FOH-G6: the stripes of all cards, covered ones too, and what uncovered permanents give."""
    return s.stripes[seat, icon] + s.given[seat, icon]


@rule
def next_uncovered(s: Position, seat: int, card: int, kind: int) -> int:
    """The uncovered card after `card` in a walk over one type: the top card; all Wonders."""
    if card == NO_CARD:
        return s.top[seat, kind]
    if kind == WONDER:
        return s.below[card]
    return NO_CARD


@rule
def count_given(box: Box, s: Position, seat: int, scoring: int) -> None:
    """FOH-E1, FOH-G6, FOH-V1: counts the icons that uncovered permanents give; at scoring obsolete ones stop."""
    for icon in range(ICONS):
        s.given[seat, icon] = 0
    per_icon = 0
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            if box.timing[card] == PERMANENT and not (scoring and box.obsolete[card]):
                verb = box.verb[card]
                if verb == EffectVerb.PROVIDE:
                    for icon in range(ICONS):
                        s.given[seat, icon] += box.gives[card, icon]
                elif verb == EffectVerb.PROVIDE_PER_CARD:
                    s.given[seat, box.icon[card]] += box.amount[card] * s.cards[seat, box.of_type[card]]
                elif verb == EffectVerb.PROVIDE_PER_ICON:
                    per_icon += 1
            card = next_uncovered(s, seat, card, kind)
    if per_icon > 0:
        count_given_per_icon(box, s, seat, scoring)


@rule
def count_given_per_icon(box: Box, s: Position, seat: int, scoring: int) -> None:
    """FOH-E1, FOH-G6: icons given count for effects that count icons, so these come last (content has no circles)."""
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            if box.verb[card] == EffectVerb.PROVIDE_PER_ICON and not (scoring and box.obsolete[card]):
                s.given[seat, box.icon[card]] += box.amount[card] * icons(s, seat, box.of_icon[card])
            card = next_uncovered(s, seat, card, kind)


@rule
def put(box: Box, s: Position, seat: int, card: int) -> None:
    """FOH-G1: places a card in a nation, on top of its stack; Wonders stand beside each other."""
    kind = box.type[card]
    under = s.top[seat, kind]
    if under != NO_CARD and kind != Type.WONDER:
        s.covered[under] = 1
    s.below[card] = under
    s.top[seat, kind] = card
    s.place[card] = Place.NATION + seat
    s.cards[seat, kind] += 1
    s.open_ages[box.age[card]] += 1
    for icon in range(ICONS):
        s.stripes[seat, icon] += box.stripe[card, icon]
    count_given(box, s, seat, 0)


@rule
def remove(box: Box, s: Position, card: int) -> None:
    """FOH-C7, FOH-W4: an uncovered card leaves its nation and the game; the one below is uncovered."""
    seat = s.place[card] - Place.NATION
    kind = box.type[card]
    under = s.below[card]
    if s.top[seat, kind] == card:
        s.top[seat, kind] = under
        if under != NO_CARD:
            s.covered[under] = 0
    else:
        above = s.top[seat, kind]
        while s.below[above] != card:
            above = s.below[above]
        s.below[above] = under
    s.below[card] = NO_CARD
    s.place[card] = Place.REMOVED
    s.cards[seat, kind] -= 1
    s.open_ages[box.age[card]] -= 1
    for icon in range(ICONS):
        s.stripes[seat, icon] -= box.stripe[card, icon]
    count_given(box, s, seat, 0)


@rule
def has_permanent(box: Box, s: Position, seat: int, verb: int) -> int:
    """The sum of amounts of a nation's uncovered permanents with this verb; 0 if it has none."""
    total = 0
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            if box.timing[card] == PERMANENT and box.verb[card] == verb:
                total += box.amount[card]
            card = next_uncovered(s, seat, card, kind)
    return total


@rule
def attack_strength(s: Position, seat: int) -> int:
    """FOH-W1: the attacker's strength."""
    return icons(s, seat, Icon.ATTACK)


@rule
def defense_strength(s: Position, seat: int) -> int:
    """FOH-W1: an opponent's strength."""
    return icons(s, seat, Icon.ATTACK) + icons(s, seat, Icon.DEFENSE)


def stack(s: Any, seat: int, kind: int) -> list[int]:
    """The cards of one type in a nation, from the bottom (or the first gained) up."""
    cards = []
    card = int(s.top[seat, kind])
    while card != NO_CARD:
        cards.append(card)
        card = int(s.below[card])
    return cards[::-1]
