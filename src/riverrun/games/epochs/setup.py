"""Setting up the game (R1), and the secret choice of civilizations, shown at once (EP-1.8, EP-D2)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.epochs.cards.market import deal_market
from riverrun.games.epochs.cards.sums import reckon
from riverrun.games.epochs.content import Box
from riverrun.games.epochs.course.new_epoch import clear_market, lay_deck, lay_market_deck
from riverrun.games.epochs.map.regions import clear_labels
from riverrun.games.epochs.map.revealing import lay_middle
from riverrun.games.epochs.moves import MOVES
from riverrun.games.epochs.position import Position
from riverrun.games.epochs.terms import (
    CIVILIZATIONS,
    DECK,
    INVENTED,
    NAMES,
    NONE,
    PLACES,
    SEATS,
    SPACES,
    STORED,
    TILES,
    TOKENS,
    WONDERS,
    Step,
)
from riverrun.kernel.chance import below, shuffle
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, confide, reveal, whisper
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.sets import add

CIV = MOVES.first("civ")


class Reason(IntEnum):
    NOT_DEALT = 100


REFUSALS = {Reason.NOT_DEALT: Cited("EP-1.8", "civilization")}


class Happened(IntEnum):
    FIRST = 1
    DEALT = 2
    PICKED = 3
    SHOWN = 4
    HAND = 5


EVENTS = {
    Happened.FIRST: Cited("EP-1.10", "seat"),
    Happened.DEALT: Cited("EP-1.8", "seat", "civilization"),
    Happened.PICKED: Cited("EP-1.8", "seat", "civilization"),
    Happened.SHOWN: Cited("EP-1.8", "seat", "civilization"),
    Happened.HAND: Cited("EP-1.5", "seat", "invention"),
}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    """EP-1.1, EP-1.4, EP-1.7, EP-14.3, EP-A81: everything is laid out in the order of chance."""
    clear_table(s)
    for seat in range(box.players):
        lay_player(box, s, seat)
    s.art_left = box.art_tokens
    lay_market_deck(box, s, 0)
    for _ in range(box.market_dealt):
        deal_market(box, s, log)
    lay_deck(s, 1)
    deal_hands(box, s, log)
    lay_tokens_pile(box, s)
    for place in range(TILES):
        s.tile_at[place] = place
    shuffle(s.rng, s.tile_at, 0, TILES)
    for place in range(PLACES):
        if box.places >> place & 1 and box.tile_back[s.tile_at[place]]:
            add(s.backs, 0, place)
    lay_middle(box, s, log)
    deal_civilizations(box, s, log)
    push(s, Step.CHOOSE_CIVILIZATION, 0, 0)


@rule
def clear_table(s: Position) -> None:
    """EP-1.6: nothing lies anywhere yet, and nobody is anybody."""
    s.first = NONE
    s.active = NONE
    s.turn = 1
    s.doing = NONE
    s.granted_by = NONE
    s.war_target = NONE
    s.war_defender = NONE
    clear_labels(s)
    clear_market(s)
    for token in range(TOKENS):
        s.token_hex[token] = NONE
    for wonder in range(WONDERS):
        s.built[wonder] = NONE
        s.builder[wonder] = NONE
    for space in range(SPACES):
        s.unit_column[space] = NONE
        s.wonder_column[space] = NONE
    for seat in range(SEATS):
        s.ranking[seat] = NONE
        s.civilization[seat] = NONE
        s.picked[seat] = NONE
        s.dealt[seat, 0] = NONE
        s.dealt[seat, 1] = NONE
        s.unit[seat, 0] = NONE
        s.unit[seat, 1] = NONE
        s.form[seat] = NONE
        for place in range(INVENTED):
            s.invented[seat, place] = NONE


@rule
def lay_player(box: Box, s: Position, seat: int) -> None:
    """EP-1.2, EP-1.3, EP-1.9: what each player begins with; the rest is the personal supply."""
    s.form[seat] = box.start_form
    s.unit[seat, box.unit_slot[box.start_unit]] = box.start_unit
    add(s.units_had, seat, box.start_unit)
    s.honor[seat] = box.start_honor
    s.culture[seat] = box.start_culture
    s.authority[seat] = box.start_cubes
    for kind in range(STORED):
        s.stock[seat, kind] = box.start_resources[kind]
    reckon(box, s, seat)
    s.free_cities[seat] = s.max_cities[seat]


@rule
def deal_hands(box: Box, s: Position, log: Log) -> None:
    """EP-1.5, EP-14.1, EP-A81: inventions I to the hands seat by seat, then the market's; the rest leaves unseen."""
    for place in range(DECK):
        s.scratch[place] = place // 2
    shuffle(s.rng, s.scratch, 0, DECK)
    left = DECK
    for seat in range(box.players):
        for _ in range(box.hand_dealt):
            left -= 1
            add_to_hand(s, seat, s.scratch[left])
            confide(log, seat, Happened.HAND, seat, s.scratch[left], 0, 0)
    for space in range(SPACES):
        left -= 1
        s.market[space, 0] = s.scratch[left]
        s.market_size[space] = 1
    for place in range(left):
        s.away[0] += 1 << (2 * s.scratch[place])
    for place in range(DECK):
        s.scratch[place] = 0


@rule
def add_to_hand(s: Position, seat: int, invention: int) -> None:
    """EP-3.1: a card goes to a seat's hand."""
    epoch = invention // NAMES
    s.hand[seat, epoch] += 1 << (2 * (invention % NAMES))
    s.hand_size[seat, epoch] += 1


@rule
def lay_tokens_pile(box: Box, s: Position) -> None:
    """EP-2.3, EP-A81: exploration tokens, shuffled face down."""
    token = 0
    for kind in range(4):
        for _ in range(box.token_count[kind]):
            s.token_face[token] = kind
            token += 1
    shuffle(s.rng, s.token_face, 0, TOKENS)


# Civilizations


@rule
def deal_civilizations(box: Box, s: Position, log: Log) -> None:
    """EP-1.8, EP-A60, EP-A81: two boards to each player, one with 4 players."""
    for board in range(CIVILIZATIONS):
        s.scratch[board] = board
    shuffle(s.rng, s.scratch, 0, CIVILIZATIONS)
    left = CIVILIZATIONS
    for seat in range(box.players):
        for place in range(box.civilizations_dealt):
            left -= 1
            s.dealt[seat, place] = s.scratch[left]
            confide(log, seat, Happened.DEALT, seat, s.scratch[left], 0, 0)
    for board in range(CIVILIZATIONS):
        s.scratch[board] = 0


@rule
def choose_civilization(box: Box, s: Position, log: Log, about: int) -> None:
    """EP-1.8, EP-1.10, EP-A60, EP-D2: seat by seat; when all have picked, all are shown and the first player drawn."""
    if about == box.players:
        show_civilizations(box, s, log)
        return
    push(s, Step.CHOOSE_CIVILIZATION, about + 1, 0)
    if s.dealt[about, 1] >= 0:
        push(s, Step.CIVILIZATION, about, 0)
    else:
        s.picked[about] = s.dealt[about, 0]


@rule
def legal_civilization(s: Position, out: Any, about: int) -> int:
    """EP-D2"""
    out[0] = move_range(CIV + s.dealt[about, 0], 1)
    out[1] = move_range(CIV + s.dealt[about, 1], 1)
    return 2


@rule
def refuse_civ(s: Position, about: int, civilization: int) -> int:
    """EP-1.8: one of the boards that the seat was dealt."""
    dealt = civilization == s.dealt[about, 0] or civilization == s.dealt[about, 1]
    return 0 if dealt else Reason.NOT_DEALT


@rule
def civ(s: Position, log: Log, about: int, civilization: int) -> None:
    """EP-1.8, EP-A60: the choice stays secret until all have picked."""
    s.picked[about] = civilization
    whisper(log, about, Happened.PICKED, about, civilization, 0, 0)


@rule
def show_civilizations(box: Box, s: Position, log: Log) -> None:
    """EP-1.8, EP-1.10, EP-5.3, EP-A8, EP-A60, EP-A82: all are shown; culture ranks in turn order at first."""
    for seat in range(box.players):
        s.civilization[seat] = s.picked[seat]
        s.picked[seat] = NONE
        s.dealt[seat, 0] = NONE
        s.dealt[seat, 1] = NONE
        reveal(log, Happened.SHOWN, seat, s.civilization[seat], 0, 0)
    s.first = below(s.rng, box.players)
    reveal(log, Happened.FIRST, s.first, 0, 0, 0)
    for place in range(box.players):
        s.ranking[place] = (s.first + place) % box.players
    s.active = s.first
    push(s, Step.UPKEEP, 0, 0)
