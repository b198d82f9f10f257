"""A new epoch: market deck, invention market, draw deck, first player (R11, EP-A81)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import DECK, EPOCHS, MARKET_CARDS, MARKET_DECK, NAMES, NONE, PILE, SPACES, Step
from riverrun.kernel.chance import shuffle
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

LATE = 3
"""The epoch number of III+ market cards."""


class Happened(IntEnum):
    NEW_EPOCH = 740
    ON_OFFER = 741


EVENTS = {
    Happened.NEW_EPOCH: Cited("EP-11.5", "epoch", "seat"),
    Happened.ON_OFFER: Cited("EP-11.4", "invention", "space"),
}


@rule
def new_epoch(box: Box, s: Position, log: Log) -> None:
    """EP-11.1, EP-11.2, EP-11.4, EP-11.5, EP-A81: cards in the columns stay; the player left of the first begins."""
    s.epoch += 1
    s.turn = 1
    s.first = (s.first + 1) % box.players
    s.active = s.first
    for seat in range(box.players):
        s.inventions_done[seat] = 0
        s.covers_done[seat] = 0
    note(log, Happened.NEW_EPOCH, s.epoch, s.first, 0, 0)
    lay_market_deck(box, s, s.epoch)
    clear_market(s)
    open_market(box, s, log)
    if s.epoch + 1 < EPOCHS:
        lay_deck(s, s.epoch + 1)
    push(s, Step.UPKEEP, 0, 0)


# Market cards


@rule
def lay_market_deck(box: Box, s: Position, epoch: int) -> None:
    """EP-1.4, EP-11.1, EP-11.3: an epoch's market cards, shuffled; in III so many of III on top of all III+."""
    for place in range(MARKET_DECK):
        s.market_deck[place] = NONE
    size = gather_market(box, s, epoch, 0)
    shuffle(s.rng, s.market_deck, 0, size)
    if epoch == EPOCHS - 1:
        late = count_market(box, LATE)
        on_top = min(size, box.epoch3_cards_on_top, MARKET_DECK - late)
        lift(s, size - on_top, late, on_top)
        gather_market(box, s, LATE, 0)
        shuffle(s.rng, s.market_deck, 0, late)
        size = late + on_top
        for place in range(size, MARKET_DECK):
            s.market_deck[place] = NONE
    s.market_deck_size = size


@rule
def lift(s: Position, at: int, to: int, count: int) -> None:
    """Moves so many cards of the market deck to another place of it."""
    if to > at:
        for place in range(count - 1, -1, -1):
            s.market_deck[to + place] = s.market_deck[at + place]
    elif to < at:
        for place in range(count):
            s.market_deck[to + place] = s.market_deck[at + place]


@rule
def gather_market(box: Box, s: Position, epoch: int, first: int) -> int:
    """Lays an epoch's market cards from `first` on, in the order of their numbers; how many there are."""
    size = 0
    for card in range(MARKET_CARDS):
        if box.card_epoch[card] == epoch:
            s.market_deck[first + size] = card
            size += 1
    return size


@rule
def count_market(box: Box, epoch: int) -> int:
    """How many market cards an epoch has."""
    size = 0
    for card in range(MARKET_CARDS):
        if box.card_epoch[card] == epoch:
            size += 1
    return size


# Inventions


@rule
def lay_deck(s: Position, epoch: int) -> None:
    """EP-1.5, EP-11.4: all inventions of an epoch, two of each name, shuffled."""
    for place in range(DECK):
        s.deck[place] = NAMES * epoch + place // 2
    s.deck_size = DECK
    shuffle(s.rng, s.deck, 0, DECK)


@rule
def clear_market(s: Position) -> None:
    """EP-11.4: the finished epoch's inventions leave the market."""
    for space in range(SPACES):
        for place in range(PILE):
            s.market[space, place] = NONE
        s.market_size[space] = 0


@rule
def open_market(box: Box, s: Position, log: Log) -> None:
    """EP-1.5, EP-11.4: one invention of the deck on each space; the rest leaves the game unseen."""
    for space in range(SPACES):
        s.deck_size -= 1
        card = s.deck[s.deck_size]
        s.deck[s.deck_size] = NONE
        s.market[space, 0] = card
        s.market_size[space] = 1
        reveal(log, Happened.ON_OFFER, card, space, 0, 0)
    while s.deck_size > 0:
        s.deck_size -= 1
        card = s.deck[s.deck_size]
        s.deck[s.deck_size] = NONE
        s.away[card // NAMES] += 1 << (2 * (card % NAMES))
