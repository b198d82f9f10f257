"""Cards on the table: sets of cards, rows, and a Civilization whose bonuses are counted as cards come, tilt and go."""

from __future__ import annotations

from typing import Any

from riverrun.games.along_history.content import PRIME, Box
from riverrun.games.along_history.position import Position
from riverrun.games.along_history.terms import AGE_CARDS, HALF, NONE, ROW
from riverrun.kernel.jit import rule

LOW = (1 << HALF) - 1
PLACE = AGE_CARDS - 1
KINDS = 5
GOLD = 4

# Sets


@rule
def read_set(sets: Any, at: int) -> int:
    """A set of cards (or spaces) as one number, from its two words."""
    return int(sets[at, 0]) | (int(sets[at, 1]) << HALF)


@rule
def write_set(sets: Any, at: int, cards: int) -> None:
    """A set of cards as its two words."""
    sets[at, 0] = cards & LOW
    sets[at, 1] = cards >> HALF


@rule
def bit(card: int) -> int:
    """The set of one card."""
    return 1 << (int(card) & PLACE)  # a NumPy number would not hold the bit


@rule
def lowest(box: Box, cards: int) -> int:
    """The place of the first card of a set that is not empty."""
    return box.place_of[(cards & -cards) % PRIME]


@rule
def has(sets: Any, at: int, card: int) -> bool:
    """Whether a set has a card."""
    return (read_set(sets, at) & bit(card)) != 0


@rule
def number(s: Position, place: int) -> int:
    """AH-119: the number of the present Age's card at a place of its deck."""
    return AGE_CARDS * s.age + place


# Rows


@rule
def row_place(s: Position, seat: int, card: int) -> int:
    """Where a card lies in a seat's Events row; -1: not there."""
    for place in range(s.row_size[seat]):
        if s.row[seat, place] == card:
            return place
    return NONE


@rule
def holder(box: Box, s: Position, card: int) -> int:
    """The seat in whose Events row a card lies, or -1."""
    for seat in range(box.players):
        if row_place(s, seat, card) >= 0:
            return seat
    return NONE


@rule
def add_to_row(s: Position, seat: int, card: int) -> None:
    """AH-102: drawn and moved cards go to the end."""
    s.row[seat, s.row_size[seat]] = card
    s.row_size[seat] += 1


@rule
def take_from_row(s: Position, seat: int, card: int) -> None:
    """A card leaves a row; the others close up."""
    last = s.row_size[seat] - 1
    for place in range(row_place(s, seat, card), last):
        s.row[seat, place] = s.row[seat, place + 1]
    s.row[seat, last] = NONE
    s.row_size[seat] = last


@rule
def clear_rows(s: Position, seat: int) -> None:
    """An empty row."""
    for place in range(ROW):
        s.row[seat, place] = NONE
    s.row_size[seat] = 0


# What counts for bonuses and conditions


@rule
def straight_cards(s: Position, seat: int) -> int:
    """AH-24: uncovered cards that are not tilted."""
    return read_set(s.uncovered, seat) & ~read_set(s.tilted, seat)


@rule
def card_count(s: Position, seat: int) -> int:
    """AH-68: how many cards a Civilization has, covered ones too."""
    return s.types[seat, 0] + s.types[seat, 1] + s.types[seat, 2] + s.types[seat, 3] + s.types[seat, 4]


@rule
def is_owned_uncovered(s: Position, seat: int, card: int) -> bool:
    """AH-45, AH-95: whether a card of this Age lies uncovered in a seat's Civilization."""
    return card // AGE_CARDS == s.age and has(s.uncovered, seat, card)


@rule
def is_owned(s: Position, seat: int, card: int) -> bool:
    """Whether a card of this Age lies in a seat's Civilization."""
    return card // AGE_CARDS == s.age and has(s.civilization, seat, card)


@rule
def is_straight(s: Position, seat: int, card: int) -> bool:
    """AH-24: whether a card lies uncovered and straight in a seat's Civilization."""
    return is_owned_uncovered(s, seat, card) and not has(s.tilted, seat, card)


@rule
def count_ready(box: Box, s: Position, seat: int, card: int, sign: int) -> None:
    """Counts what a card gives, when it becomes straight (1) or no longer is (-1)."""
    for kind in range(KINDS - 1):
        s.ready[seat, kind] += sign * box.gives[card, kind]


@rule
def count_visible(box: Box, s: Position, seat: int, card: int, sign: int) -> None:
    """AH-67e, AH-Q10: counts the bonuses that a card shows, when it becomes uncovered (1) or no longer is (-1)."""
    for kind in range(KINDS):
        s.visible[seat, kind] += sign * box.diamonds[card, kind]


# What happens to a Civilization


@rule
def put(box: Box, s: Position, seat: int, card: int) -> None:
    """AH-97: a card lies in a Civilization, straight."""
    write_set(s.civilization, seat, read_set(s.civilization, seat) | bit(card))
    write_set(s.uncovered, seat, read_set(s.uncovered, seat) | bit(card))
    s.types[seat, box.type[card]] += 1
    s.vp[seat] += box.vp[card]
    count_ready(box, s, seat, card, 1)
    count_visible(box, s, seat, card, 1)


@rule
def tilt(box: Box, s: Position, seat: int, card: int) -> None:
    """AH-26: a straight card is tilted."""
    write_set(s.tilted, seat, read_set(s.tilted, seat) | bit(card))
    count_ready(box, s, seat, card, -1)


@rule
def straighten_all(box: Box, s: Position, seat: int) -> None:
    """AH-17, AH-18: all tilted cards of a Civilization are straight again."""
    cards = read_set(s.tilted, seat)
    write_set(s.tilted, seat, 0)
    while cards != 0:
        count_ready(box, s, seat, number(s, lowest(box, cards)), 1)
        cards &= cards - 1


@rule
def collect_gold(box: Box, s: Position, seat: int) -> int:
    """AH-98: straight cards with gold bonuses are tilted, and their gold goes to the treasure; returns how much."""
    cards = straight_cards(s, seat) & read_set(box.givers, KINDS * s.age + GOLD)
    total = 0
    write_set(s.tilted, seat, read_set(s.tilted, seat) | cards)
    while cards != 0:
        total += box.gives[number(s, lowest(box, cards)), GOLD]
        cards &= cards - 1
    s.gold[seat] += total
    return total


@rule
def leave_uncovered(box: Box, s: Position, seat: int, card: int) -> None:
    """AH-71, AH-100: a card is no longer among the uncovered ones, and no longer tilted."""
    if has(s.tilted, seat, card):
        write_set(s.tilted, seat, read_set(s.tilted, seat) & ~bit(card))
    else:
        count_ready(box, s, seat, card, -1)
    count_visible(box, s, seat, card, -1)
    write_set(s.uncovered, seat, read_set(s.uncovered, seat) & ~bit(card))


@rule
def slide_under(box: Box, s: Position, seat: int, card: int, cover: int) -> None:
    """AH-70, AH-71, AH-100, AH-Q11: an uncovered card lies under another from now on."""
    leave_uncovered(box, s, seat, card)
    s.covered_by[card & PLACE] = cover
    s.lost[seat] += box.bonuses[card]


@rule
def uncover(box: Box, s: Position, seat: int, card: int) -> None:
    """AH-45, AH-100: a covered card is active again, and straight."""
    write_set(s.uncovered, seat, read_set(s.uncovered, seat) | bit(card))
    s.covered_by[card & PLACE] = NONE
    s.lost[seat] -= box.bonuses[card]
    count_ready(box, s, seat, card, 1)
    count_visible(box, s, seat, card, 1)


@rule
def remove(box: Box, s: Position, seat: int, card: int) -> None:
    """AH-43, AH-45, AH-Q11: an uncovered card goes to the discard pile; those directly under it become active."""
    leave_uncovered(box, s, seat, card)
    write_set(s.civilization, seat, read_set(s.civilization, seat) & ~bit(card))
    s.types[seat, box.type[card]] -= 1
    s.vp[seat] -= box.vp[card]
    discard(s, card)
    covered = read_set(s.civilization, seat) & ~read_set(s.uncovered, seat)
    while covered != 0:
        place = lowest(box, covered)
        if s.covered_by[place] == card:
            uncover(box, s, seat, number(s, place))
        covered &= covered - 1


@rule
def discard(s: Position, card: int) -> None:
    """A card of this Age goes to the discard pile."""
    place = card & PLACE
    s.discarded[place // HALF] |= 1 << (place % HALF)


# Heritage


@rule
def heritage_cards(s: Position, seat: int, age: int) -> int:
    """AH-83: a seat's heritage cards of an earlier Age."""
    return int(s.heritage[seat, 2 * age]) | (int(s.heritage[seat, 2 * age + 1]) << HALF)


@rule
def write_heritage(s: Position, seat: int, age: int, cards: int) -> None:
    """A seat's heritage cards of an Age as its two words."""
    s.heritage[seat, 2 * age] = cards & LOW
    s.heritage[seat, 2 * age + 1] = cards >> HALF


@rule
def has_heritage(s: Position, seat: int, card: int) -> bool:
    """AH-83: whether a card of an earlier Age is a seat's heritage."""
    age = card // AGE_CARDS
    return age < s.age and (heritage_cards(s, seat, age) & bit(card)) != 0


@rule
def spend_heritage(s: Position, seat: int, card: int) -> None:
    """AH-85: a heritage card goes back to the box; it was this turn's."""
    age = card // AGE_CARDS
    write_heritage(s, seat, age, heritage_cards(s, seat, age) & ~bit(card))
    s.heritage_used = 1
