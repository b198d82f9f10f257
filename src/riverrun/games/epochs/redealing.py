"""Dealing anew what a seat cannot know: face-down tiles and tokens, hands, decks, boards not yet shown (EP-A76)."""

from __future__ import annotations

from riverrun.games.epochs.content import Box
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import CIVILIZATIONS, EPOCHS, MARKET_CARDS, NAMES, NONE, PLACES, TOKENS
from riverrun.kernel.chance import below, deal_alike, deal_among, shuffle
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.sets import bits, has

ALL_PLACES = (1 << PLACES) - 1
ALL_TOKENS = (1 << TOKENS) - 1
LAST = EPOCHS - 1
PLUS = EPOCHS  # the epoch of market cards III+


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """EP-14.1, EP-A76: all that `seat` (-1: a spectator) has not seen, as if it had never been dealt."""
    deal_tiles(box, s)
    deal_tokens(box, s)
    deal_inventions(box, s, seat, s.epoch)
    if s.epoch < LAST:
        deal_inventions(box, s, seat, s.epoch + 1)
    deal_market(box, s)
    if s.first < 0:
        deal_boards(box, s, seat)


@rule
def deal_tiles(box: Box, s: Position) -> None:
    """EP-14.1: those that lie face down and those out of the game, within each kind of back."""
    s.tiles_open[0, 0] = ALL_PLACES ^ s.tiles_open[0, 0]  # the places that are not open, for the deal
    deal_alike(s.rng, s.tile_at, s.tiles_open, 0, box.tile_back)
    s.tiles_open[0, 0] = ALL_PLACES ^ s.tiles_open[0, 0]


@rule
def deal_tokens(box: Box, s: Position) -> None:
    """EP-14.1: exploration tokens that are not flipped, laid or not."""
    s.tokens_open[0, 0] = ALL_TOKENS ^ s.tokens_open[0, 0]
    deal_among(s.rng, s.token_face, s.tokens_open, 0)
    s.tokens_open[0, 0] = ALL_TOKENS ^ s.tokens_open[0, 0]


# Inventions


@rule
def cards_in(pool: int) -> int:
    """How many cards two-bit counts hold."""
    return bits(pool & 0x55555555) + 2 * bits(pool & 0xAAAAAAAA)


@rule
def nth_name(pool: int, n: int) -> int:
    """The name of the card that has `n` others before it in two-bit counts."""
    left = n
    for name in range(NAMES):
        left -= (pool >> (2 * name)) & 3
        if left < 0:
            return name
    return NONE


@rule
def deal_inventions(box: Box, s: Position, seat: int, epoch: int) -> None:
    """EP-14.1: an epoch's inventions that the seat has not seen, over hands, deck and what left the game."""
    pool = s.away[epoch]
    deck = s.deck_size if epoch == s.epoch + 1 else 0
    for place in range(deck):
        pool += 1 << (2 * (s.deck[place] % NAMES))
    for other in range(box.players):
        if other != seat:
            pool += s.hand[other, epoch]
    left = cards_in(pool)
    for other in range(box.players):
        if other != seat:
            hand = 0
            for _ in range(s.hand_size[other, epoch]):
                card = 1 << (2 * nth_name(pool, below(s.rng, left)))
                pool -= card
                hand += card
                left -= 1
            s.hand[other, epoch] = hand
    for place in range(deck):
        name = nth_name(pool, below(s.rng, left))
        pool -= 1 << (2 * name)
        left -= 1
        s.deck[place] = NAMES * epoch + name
    s.away[epoch] = pool


# Market cards


@rule
def deal_market(box: Box, s: Position) -> None:
    """EP-11.3, EP-A76: the market deck's order, in Epoch III also which cards are in it; III+ lies below, apart."""
    plus = 0
    if s.epoch == LAST:
        while plus < s.market_deck_size and box.card_epoch[s.market_deck[plus]] == PLUS:
            plus += 1
    deal_cards(box, s, 0, plus, PLUS)
    deal_cards(box, s, plus, s.market_deck_size, s.epoch)


@rule
def deal_cards(box: Box, s: Position, start: int, stop: int, epoch: int) -> None:
    """Lays unseen market cards of an epoch on some places of the deck: each is as likely as any other."""
    if start == stop:
        return
    found = 0
    for card in range(MARKET_CARDS):
        if box.card_epoch[card] == epoch and has(s.market_seen, 0, card) == 0:
            place = start + found if found < stop - start else start + below(s.rng, found + 1)
            if place < stop:
                s.market_deck[place] = card
            found += 1
    shuffle(s.rng, s.market_deck, start, stop)


# Civilizations


@rule
def deal_boards(box: Box, s: Position, seat: int) -> None:
    """EP-1.8, EP-A60: the boards of the others, and which of them they have picked."""
    left = (1 << CIVILIZATIONS) - 1
    if seat >= 0:
        for place in range(box.civilizations_dealt):
            left &= ~(1 << s.dealt[seat, place])
    for other in range(box.players):
        if other != seat:
            for place in range(box.civilizations_dealt):
                s.dealt[other, place] = nth_board(left, below(s.rng, bits(left)))
                left &= ~(1 << s.dealt[other, place])
            if s.picked[other] >= 0:
                s.picked[other] = s.dealt[other, below(s.rng, box.civilizations_dealt)]


@rule
def nth_board(boards: int, n: int) -> int:
    """The board that has `n` others before it among boards as bits."""
    left = n
    for board in range(CIVILIZATIONS):
        left -= (boards >> board) & 1
        if left < 0:
            return board
    return NONE
