"""Setting up the game, and dealing anew what a seat cannot know (FOH-S, FOH-2P1)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.market import refill
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import put
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import CARDS, DECK, MARKET, NO_CARD, NOBODY, START_DEAL, Age, Place, Step
from riverrun.games.flow_of_history.two_players import start_banker
from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, note, reveal, whisper
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

KEEP = MOVES.first("keep")


class Reason(IntEnum):
    NOT_DEALT = 200


REFUSALS = {Reason.NOT_DEALT: Cited("FOH-2P1", "card")}


class Happened(IntEnum):
    FIRST = 1
    START = 2
    KEEP = 3
    DEALT = 36


def clause_of_start(game: Game) -> str:
    return "FOH-2P1" if game.players == 2 else "FOH-S2"


EVENTS = {
    Happened.FIRST: Cited("FOH-S2", "seat"),
    Happened.START: Cited(clause_of_start, "seat", "card"),
    Happened.DEALT: Cited("FOH-2P1", "seat", "card", "other"),
    Happened.KEEP: Cited("FOH-2P1", "seat", "card"),
}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """FOH-S1, FOH-S2, FOH-2P2: market, deck, starting cards, tokens, first player, Banker."""
    clear_table(s)
    lay_market_and_deck(box, s, log)
    for seat in range(box.players):
        s.tokens[seat] = box.start_tokens
        s.drawn += box.start_tokens
    s.first = below(s.rng, box.players)
    s.active = s.first
    note(log, Happened.FIRST, s.first, 0, 0, 0)
    push(s, Step.ACTION, 0, 0)
    deal_starting_cards(box, s, log)
    if box.two:
        start_banker(box, s, log)


@rule
def clear_table(s: Position) -> None:
    """Nothing lies anywhere."""
    for slot in range(MARKET):
        s.market[slot] = NO_CARD
        s.investor[slot] = NOBODY
    for card in range(CARDS):
        s.below[card] = NO_CARD
    for seat in range(5):
        for kind in range(6):
            s.top[seat, kind] = NO_CARD
    for spot in range(DECK):
        s.deck[spot] = NO_CARD
    for seat in range(2):
        s.kept[seat] = NO_CARD
        for i in range(START_DEAL):
            s.dealt[seat, i] = NO_CARD


@rule
def lay_market_and_deck(box: Box, s: Position, log: Log) -> None:
    """FOH-S1: the A cards are the market; the deck, bottom up: The Future, The Internet, then V, IV, III, II, I."""
    slot = 0
    for card in range(CARDS):
        if box.shelf[card] == Age.A:
            s.market[slot] = card
            s.place[card] = Place.MARKET
            s.open_ages[0] += 1
            slot += 1
    for age in range(Age.FUTURE, Age.A, -1):
        for bottom in range(1, -1, -1):
            start = s.deck_size
            for card in range(CARDS):
                if box.shelf[card] == age and box.bottom[card] == bottom:
                    s.deck[s.deck_size] = card
                    s.place[card] = Place.DECK
                    s.deck_size += 1
            shuffle(s.rng, s.deck, start, s.deck_size)
    refill(box, s, log, 1)


@rule
def deal_starting_cards(box: Box, s: Position, log: Log) -> None:
    """FOH-S2, FOH-2P1: one each, face up; two players get two each and keep one."""
    if not box.two:
        for seat in range(box.players):
            card = draw_starting_card(box, s)
            put(box, s, seat, card)
            reveal(log, Happened.START, seat, card, 0, 0)
        return
    for seat in range(2):
        for i in range(START_DEAL):
            card = draw_starting_card(box, s)
            s.dealt[seat, i] = card
            s.place[card] = Place.DEALT
        whisper(log, seat, Happened.DEALT, seat, s.dealt[seat, 0], s.dealt[seat, 1], 0)
    push(s, Step.KEEP, (s.first + 1) % 2, 0)
    push(s, Step.KEEP, s.first, 0)


@rule
def is_in_pile(box: Box, s: Position, card: int) -> bool:
    """FOH-2P1: whether a starting card is still to be dealt; two of them are not for two players."""
    return box.shelf[card] == Age.S and s.place[card] == Place.REMOVED and (box.with_two[card] == 1 or box.two == 0)


@rule
def draw_starting_card(box: Box, s: Position) -> int:
    """A random one of the starting cards that are still to be dealt."""
    left = 0
    for card in range(CARDS):
        if is_in_pile(box, s, card):
            left += 1
    pick = below(s.rng, left)
    for card in range(CARDS):
        if is_in_pile(box, s, card):
            if pick == 0:
                return card
            pick -= 1
    return NO_CARD


# Two players keep one of two


@rule
def legal_keep(s: Position, out: Any) -> int:
    """FOH-2P1"""
    for i in range(START_DEAL):
        out[i] = move_range(KEEP + s.dealt[s.seat, i], 1)
    return START_DEAL


@rule
def refuse_keep(s: Position, card: int) -> int:
    """FOH-2P1"""
    for i in range(START_DEAL):
        if s.dealt[s.seat, i] == card:
            return 0
    return Reason.NOT_DEALT


@rule
def keep(box: Box, s: Position, log: Log, card: int, about: int) -> None:
    """FOH-2P1: a player keeps one starting card in secret; once both have, they are shown."""
    s.kept[about] = card
    whisper(log, about, Happened.KEEP, about, card, 0, 0)
    if s.kept[0] == NO_CARD or s.kept[1] == NO_CARD:
        return
    for owner in range(2):
        for i in range(START_DEAL):
            s.place[s.dealt[owner, i]] = Place.REMOVED
            s.dealt[owner, i] = NO_CARD
        put(box, s, owner, s.kept[owner])
        reveal(log, Happened.START, owner, s.kept[owner], 0, 0)
        s.kept[owner] = NO_CARD


def check_keep(s: Any) -> str:
    """FOH-2P1: asked of all who were dealt two cards and have kept none."""
    asked = sorted(int(row[1]) for row in s.agenda[: s.depth] if row[0] == Step.KEEP)
    choosing = [seat for seat in range(2) if s.kept[seat] == NO_CARD and s.dealt[seat, 0] != NO_CARD]
    if asked != choosing:
        return "A player who still chooses a starting card has two and has kept none (FOH-2P1)."
    return ""


# Dealing anew


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """FOH-S3: deals anew what `seat` (-1: a spectator) cannot know: the order within the deck's ages, others' hands."""
    start = 0
    while start < s.deck_size:
        stop = start + 1
        while stop < s.deck_size and same_pile(box, s.deck[start], s.deck[stop]):
            stop += 1
        deal_again(s.rng, s.deck, start, stop)
        start = stop
    if s.decision == Step.KEEP:
        redeal_hands(s, seat)


@rule
def same_pile(box: Box, one: int, other: int) -> bool:
    """Whether two cards of the deck were shuffled together."""
    return box.shelf[one] == box.shelf[other] and box.bottom[one] == box.bottom[other]


@rule
def redeal_hands(s: Position, seat: int) -> None:
    """FOH-2P1: others' starting cards, and which of them they have kept already."""
    if seat < 0:
        shuffle_hands(s, 0, 4)
    else:
        shuffle_hands(s, 2 * (1 - seat), 2 * (1 - seat) + 2)
    for owner in range(2):
        if owner != seat and s.kept[owner] != NO_CARD:
            s.kept[owner] = s.dealt[owner, below(s.rng, START_DEAL)]


@rule
def shuffle_hands(s: Position, start: int, stop: int) -> None:
    """Shuffles the dealt cards start to stop - 1, counted through both hands, whatever their order was."""
    for i in range(start + 1, stop):
        for j in range(i, start, -1):
            if s.dealt[(j - 1) // 2, (j - 1) % 2] > s.dealt[j // 2, j % 2]:
                swap_dealt(s, j - 1, j)
    for i in range(stop - 1, start, -1):
        j = start + below(s.rng, i - start + 1)
        swap_dealt(s, i, j)


@rule
def swap_dealt(s: Position, i: int, j: int) -> None:
    """Changes two dealt cards, counted through both hands."""
    card = s.dealt[i // 2, i % 2]
    s.dealt[i // 2, i % 2] = s.dealt[j // 2, j % 2]
    s.dealt[j // 2, j % 2] = card
