"""Whether a card is payable in goods, exactly: dice, x2, straight cards, UR and one heritage card (AH-24, AH-116)."""

from __future__ import annotations

from riverrun.games.along_history.civilization import (
    KINDS,
    heritage_cards,
    lowest,
    number,
    read_set,
    straight_cards,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import AGE_CARDS, GREENS, Bonus, Die
from riverrun.kernel.jit import rule

BLUE, X2 = int(Die.BLUE), int(Die.X2)  # the interpreter is slow to look up a member
POPULATION = int(Bonus.POPULATION)
CARDS_FROM = 3
"""Ranks of sources (AH-114): blue 0, or greens 0 to 2 from high to low; then cards by number; then UR."""
LAST = 1000
MUCH = 1000
"""More than anything costs: `shortfall` gives Resource times this and Population."""


@rule
def tigers_claim(box: Box, s: Position, seat: int) -> int:
    """AH-99, AH-48, AH-Q2, AH-R7: Population that the first green die costs more while such cards lie in the row."""
    if s.tigers_done:
        return 0
    total = 0
    for place in range(s.row_size[seat]):
        total += box.tigers[s.row[seat, place]]
    return total


@rule
def greens_most(s: Position, highest: int, less: int, doubles: int) -> int:
    """AH-116: the most that unspent greens up to face `highest` (0: a 1) give with x2 dice, one of `less` left out."""
    total = 0
    high = 0
    for face in range(highest + 1):
        count = s.unspent[face]
        if face == less:
            count -= 1
        if count > 0:
            total += count * (face + 1)
            high = face + 1
    return total + ((1 << doubles) - 1) * high


@rule
def from_cards(box: Box, s: Position, seat: int, kind: int, after: int) -> int:
    """AH-114: what straight cards behind rank `after` give of a kind."""
    if after < CARDS_FROM:
        return s.ready[seat, kind]
    cards = straight_cards(s, seat) & read_set(box.givers, KINDS * s.age + kind)
    total = 0
    while cards != 0:
        card = number(s, lowest(box, cards))
        if card + CARDS_FROM > after:
            total += box.gives[card, kind]
        cards &= cards - 1
    return total


@rule
def reaches(
    box: Box,
    s: Position,
    need: int,
    people: int,
    resource: int,
    population: int,
    blue: int,
    doubles: int,
    ur: int,
    claim: int,
) -> bool:
    """AH-116: whether Resource and Population suffice for some number of x2 on the blue die and of UR as Resource."""
    for on_blue in range((doubles if blue else 0) + 1):
        lack = need - resource - ((1 << on_blue) if blue else 0)
        spent = 0 if lack <= 0 else (lack + box.ur_resource - 1) // box.ur_resource
        if spent <= ur:
            greens = greens_most(s, GREENS - 1, -1, doubles - on_blue) - claim
            if population + box.ur_population * (ur - spent) + max(0, greens) >= people:
                return True
    return False


@rule
def covers_all(
    box: Box,
    s: Position,
    kind: int,
    need: int,
    people: int,
    after: int,
    resource: int,
    population: int,
    blue: int,
    doubles: int,
    ur: int,
    heritage: int,
) -> bool:
    """AH-116: the test for the Resource step, without a heritage card or with one of those still usable.

    `need` and `people` lack of Resource and Population; `after` is the last source's rank, `resource` and `population`
    what cards still give; a heritage card that was passed over still gives its Population.
    """
    seat = s.turn_player
    claim = tigers_claim(box, s, seat)
    if reaches(box, s, need, people, resource, population, blue, doubles, ur, claim):
        return True
    if heritage == 0:
        return False
    for age in range(s.age):
        cards = heritage_cards(s, seat, age)
        while cards != 0:
            card = AGE_CARDS * age + lowest(box, cards)
            more = box.gives[card, kind] if card + CARDS_FROM > after else 0
            people_too = population + box.gives[card, POPULATION]
            if reaches(box, s, need, people, resource + more, people_too, blue, doubles, ur, claim):
                return True
            cards &= cards - 1
    return False


@rule
def can_pay(box: Box, s: Position, seat: int, card: int, people: int) -> bool:
    """AH-116: payable in goods, with the dice and pawns of the turn player."""
    kind = box.resource[card]
    blue = 1 if s.unspent[BLUE] > 0 and s.blue == kind else 0
    return covers_all(
        box,
        s,
        kind,
        box.resources[card],
        people,
        -1,
        s.ready[seat, kind],
        s.ready[seat, POPULATION],
        blue,
        s.unspent[X2],
        s.ur[seat],
        1 - s.heritage_used,
    )


@rule
def fills(
    box: Box,
    s: Position,
    people: int,
    after: int,
    highest: int,
    less: int,
    doubles: int,
    population: int,
    ur: int,
    heritage: int,
    claim: int,
) -> bool:
    """AH-116: the test for the Population step: greens up to `highest` (-1: none), cards, UR and one heritage card."""
    total = population + box.ur_population * ur + max(0, greens_most(s, highest, less, doubles) - claim)
    if total >= people:
        return True
    if heritage == 0:
        return False
    for age in range(s.age):
        cards = heritage_cards(s, s.turn_player, age)
        while cards != 0:
            card = AGE_CARDS * age + lowest(box, cards)
            if card + CARDS_FROM > after and total + box.gives[card, POPULATION] >= people:
                return True
            cards &= cards - 1
    return False


# What lacks


@rule
def shortfall_with(box: Box, s: Position, seat: int, card: int, people: int, heritage: int) -> int:
    """What lacks with one heritage card (-1: none), at best: first as little Resource as can be, then Population."""
    kind = box.resource[card]
    resource, population = s.ready[seat, kind], s.ready[seat, POPULATION]
    if heritage >= 0:
        resource += box.gives[heritage, kind]
        population += box.gives[heritage, POPULATION]
    blue = 1 if s.unspent[BLUE] > 0 and s.blue == kind else 0
    doubles, ur = s.unspent[X2], s.ur[seat]
    least = MUCH * MUCH
    for on_blue in range((doubles if blue else 0) + 1):
        lack = max(0, box.resources[card] - resource - ((1 << on_blue) if blue else 0))
        spent = min(ur, (lack + box.ur_resource - 1) // box.ur_resource)
        greens = max(0, greens_most(s, GREENS - 1, -1, doubles - on_blue) - tigers_claim(box, s, seat))
        there = population + box.ur_population * (ur - spent) + greens
        least = min(least, MUCH * max(0, lack - spent * box.ur_resource) + max(0, people - there))
    return least


@rule
def shortfall(box: Box, s: Position, seat: int, card: int, people: int) -> int:
    """AH-116: what lacks of a card's Resource, times MUCH, and of its Population, when all is spent on it."""
    least = shortfall_with(box, s, seat, card, people, -1)
    if s.heritage_used == 0:
        for age in range(s.age):
            cards = heritage_cards(s, seat, age)
            while cards != 0:
                heritage = AGE_CARDS * age + lowest(box, cards)
                least = min(least, shortfall_with(box, s, seat, card, people, heritage))
                cards &= cards - 1
    return least
