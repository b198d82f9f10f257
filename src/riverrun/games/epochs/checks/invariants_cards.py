"""What holds of cards in every position: inventions, market cards, units, civilizations, each in one place."""

from __future__ import annotations

from riverrun.games.epochs.checks.soundness import Unsound
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import (
    DECK,
    EPOCHS,
    INVENTED,
    INVENTIONS,
    MARKET_DECK,
    NAMES,
    NONE,
    PILE,
    SEATS,
    SPACES,
    UNITS,
    WONDERS,
    Slot,
)
from riverrun.kernel.jit import rule
from riverrun.kernel.sets import bits, count, has

PAIRS = 0x15555555
"""Bit 0 of each of the fifteen pairs of a count of inventions."""


@rule
def size_of(counts: int) -> int:
    """How many inventions a word counts, two bits a name."""
    return bits(counts & PAIRS) + 2 * bits((counts >> 1) & PAIRS)


@rule
def add_pair(counts: int, invention: int) -> int:
    """A word with one more of an invention."""
    return counts + (1 << (2 * (invention % NAMES)))


@rule
def all_of(box: Box, s: Position, epoch: int) -> int:
    """All inventions of an epoch that lie somewhere, as pairs; -1 if there are more than two of a name."""
    total = 0
    for name in range(NAMES):
        card = NAMES * epoch + name
        found = (s.away[epoch] >> (2 * name)) & 3
        for seat in range(SEATS):
            found += (s.hand[seat, epoch] >> (2 * name)) & 3
            found += has(s.has_invention, seat, card)
        for space in range(SPACES):
            for place in range(s.market_size[space]):
                if s.market[space, place] == card:
                    found += 1
        for place in range(s.deck_size):
            if s.deck[place] == card:
                found += 1
        if found > 2:
            return -1
        total |= found << (2 * name)
    return total


@rule
def piles_wrong(box: Box, s: Position) -> int:
    """EP-1.5, EP-4.1: piles have no gaps, and only inventions of their epoch."""
    if not 0 <= s.deck_size <= DECK:
        return Unsound.INVENTION_MISPLACED
    for place in range(DECK):
        card = s.deck[place]
        if place < s.deck_size:
            if not 0 <= card < INVENTIONS or card // NAMES != s.epoch + 1:
                return Unsound.INVENTION_MISPLACED
        elif card != NONE:
            return Unsound.INVENTION_MISPLACED
    for space in range(SPACES):
        if not 0 <= s.market_size[space] <= PILE:
            return Unsound.INVENTION_MISPLACED
        for place in range(PILE):
            card = s.market[space, place]
            if place < s.market_size[space]:
                if not 0 <= card < INVENTIONS or card // NAMES != s.epoch:
                    return Unsound.INVENTION_MISPLACED
            elif card != NONE:
                return Unsound.INVENTION_MISPLACED
    return Unsound.NOTHING


@rule
def inventions_wrong(box: Box, s: Position) -> int:
    """EP-1.5, EP-4.2, EP-4.3, EP-11.4: two of each name of this epoch and the next; each seat's as counted."""
    for seat in range(SEATS):
        if not 0 <= s.invented_count[seat] <= INVENTED or count(s.has_invention, seat) != s.invented_count[seat]:
            return Unsound.INVENTION_MISPLACED
        for place in range(INVENTED):
            card = s.invented[seat, place]
            if (card != NONE) != (place < s.invented_count[seat]):
                return Unsound.INVENTION_MISPLACED
            if card != NONE and (not 0 <= card < INVENTIONS or has(s.has_invention, seat, card) == 0):
                return Unsound.INVENTION_MISPLACED
        for epoch in range(EPOCHS):
            held = size_of(s.hand[seat, epoch])
            if held > box.hand_dealt:
                return Unsound.HAND_TOO_LARGE
            if held != s.hand_size[seat, epoch]:
                return Unsound.INVENTION_MISPLACED
            if held > 0 and not s.epoch <= epoch <= s.epoch + 1:
                return Unsound.INVENTION_MISPLACED
    for epoch in range(s.epoch, min(s.epoch + 2, EPOCHS)):
        if all_of(box, s, epoch) != 2 * PAIRS:
            return Unsound.INVENTION_MISPLACED
    return Unsound.NOTHING


@rule
def market_wrong(box: Box, s: Position) -> int:
    """EP-1.4, EP-3.2, EP-A37: columns without gaps; no card in two places; open ones have come to light."""
    if not 0 <= s.market_deck_size <= MARKET_DECK or not 0 <= s.built_count <= WONDERS:
        return Unsound.MARKET_CARD_MISPLACED
    for space in range(SPACES):
        unit = s.unit_column[space]
        wonder = s.wonder_column[space]
        if space > 0 and (
            (unit != NONE and s.unit_column[space - 1] == NONE)
            or (wonder != NONE and s.wonder_column[space - 1] == NONE)
        ):
            return Unsound.MARKET_CARD_MISPLACED
        if unit != NONE and (copies(s, unit) != 1 or has(s.market_seen, 0, unit) == 0):
            return Unsound.MARKET_CARD_MISPLACED
        if wonder != NONE and (copies(s, UNITS + wonder) != 1 or has(s.market_seen, 0, UNITS + wonder) == 0):
            return Unsound.MARKET_CARD_MISPLACED
    for place in range(MARKET_DECK):
        card = s.market_deck[place]
        if place < s.market_deck_size:
            if card < 0 or box.card_epoch[card] < 0 or copies(s, card) != 1 or has(s.market_seen, 0, card):
                return Unsound.MARKET_CARD_MISPLACED
        elif card != NONE:
            return Unsound.MARKET_CARD_MISPLACED
    for place in range(WONDERS):
        wonder = s.built[place]
        if (wonder != NONE) != (place < s.built_count):
            return Unsound.MARKET_CARD_MISPLACED
        if wonder != NONE and (copies(s, UNITS + wonder) != 1 or s.builder[wonder] == NONE):
            return Unsound.MARKET_CARD_MISPLACED
    return Unsound.NOTHING


@rule
def copies(s: Position, card: int) -> int:
    """In how many places a market card lies: deck, columns, built wonders, units on display."""
    found = 0
    for place in range(s.market_deck_size):
        if s.market_deck[place] == card:
            found += 1
    for space in range(SPACES):
        if s.unit_column[space] == card or (UNITS + s.wonder_column[space] == card and s.wonder_column[space] != NONE):
            found += 1
    if card >= UNITS:
        if s.builder[card - UNITS] != NONE:
            found += 1
    else:
        for seat in range(SEATS):
            for slot in range(2):
                if s.unit[seat, slot] == card:
                    found += 1
    return found


@rule
def units_wrong(box: Box, s: Position) -> int:
    """EP-6.6, EP-7.1, EP-A40: units lie in their slots and were had; expenditure lies where there is any."""
    for seat in range(SEATS):
        lacking = 0
        for slot in range(2):
            unit = s.unit[seat, slot]
            if unit == NONE:
                if s.paid[seat, slot]:
                    return Unsound.UNIT_IMPOSSIBLE
                continue
            if not 0 <= unit < UNITS or box.unit_slot[unit] != slot or has(s.units_had, seat, unit) == 0:
                return Unsound.UNIT_IMPOSSIBLE
            if s.paid[seat, slot] and box.unit_spends[unit] == 0:
                return Unsound.UNIT_IMPOSSIBLE
            if box.unit_spends[unit] and s.paid[seat, slot] == 0:
                lacking += 1
        ready = 1 if lacking <= s.waive[seat] else 0
        if seat < box.players and (s.unit[seat, Slot.MAIN] == NONE or s.ready[seat] != ready):
            return Unsound.UNIT_IMPOSSIBLE
    return Unsound.NOTHING


@rule
def civilizations_wrong(box: Box, s: Position) -> int:
    """EP-1.8, EP-9.2, EP-A60: different civilizations once they are shown; at most two abilities."""
    for seat in range(box.players):
        if bits(s.unlocked[seat]) > box.abilities_max or s.unlocked[seat] >> 4:
            return Unsound.CIVILIZATION_IMPOSSIBLE
        if (s.civilization[seat] != NONE) != (s.first != NONE):
            return Unsound.CIVILIZATION_IMPOSSIBLE
        if s.first != NONE and (s.dealt[seat, 0] != NONE or s.picked[seat] != NONE):
            return Unsound.CIVILIZATION_IMPOSSIBLE
        for other in range(seat):
            if s.civilization[seat] != NONE and s.civilization[seat] == s.civilization[other]:
                return Unsound.CIVILIZATION_IMPOSSIBLE
            for place in range(2):
                board = s.dealt[seat, place]
                if board != NONE and (board == s.dealt[other, 0] or board == s.dealt[other, 1]):
                    return Unsound.CIVILIZATION_IMPOSSIBLE
    return Unsound.NOTHING


INVARIANTS = (
    piles_wrong,
    inventions_wrong,
    market_wrong,
    units_wrong,
    civilizations_wrong,
)
