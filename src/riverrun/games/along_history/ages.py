"""An Age begins and ends: counters, deck, events; scoring, heritage, the next Age (AH-4 to AH-9, AH-80 to AH-88)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.along_history.armies import clear_war
from riverrun.games.along_history.civilization import (
    KINDS,
    add_to_row,
    clear_rows,
    read_set,
    write_heritage,
    write_set,
)
from riverrun.games.along_history.content import Box
from riverrun.games.along_history.position import BONUSES, TYPES, Position
from riverrun.games.along_history.scoring import age_points, counter_points
from riverrun.games.along_history.terms import (
    AGE_CARDS,
    COUNTERS,
    DECK,
    NONE,
    SEATS,
    SPACES,
    START,
    Age,
    Step,
    Type,
)
from riverrun.kernel.chance import shuffle
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.rules.refusals import Cited

TOP = 7
"""The highest value of a counter."""


class Happened(IntEnum):
    AGE = 900
    COUNTERS_LAID = 901
    COUNTERS_GIVEN = 902
    DEALT = 903
    SET_ASIDE = 904
    AGE_ENDS = 905
    SCORES = 906
    HERITAGE = 907
    GAME_ENDS = 908


EVENTS = {
    Happened.AGE: Cited("AH-4", "age", "seat"),
    Happened.COUNTERS_LAID: Cited("AH-7", "count"),
    Happened.COUNTERS_GIVEN: Cited("AH-90", "seat", "points"),
    Happened.DEALT: Cited("AH-8", "seat", "card", "other", "taken"),
    Happened.SET_ASIDE: Cited("AH-8", "card"),
    Happened.AGE_ENDS: Cited("AH-80", "age", "ending"),
    Happened.SCORES: Cited("AH-81", "seat", "cards", "lost", "counters"),
    Happened.HERITAGE: Cited("AH-83", "seat", "count"),
    Happened.GAME_ENDS: Cited("AH-89"),
}


# An Age begins


@rule
def begin_age(box: Box, s: Position, log: Log) -> None:
    """AH-4 to AH-8, AH-87, AH-88, AH-118: counters first, then the deck, then the events."""
    s.ending = 0
    s.rounds = 1
    s.discarded[0] = 0
    s.discarded[1] = 0
    s.turn_player = s.active
    clear_war(s)
    for place in range(DECK):
        s.covered_by[place] = NONE
    for space in range(SPACES):
        s.counter_at[space] = NONE
    for seat in range(SEATS):
        clear_seat(s, seat)
    for seat in range(box.players):
        s.ur[seat] = box.ur_start
    note(log, Happened.AGE, s.age, s.active, 0, 0)
    if box.initiation:
        give_counters(box, s, log)
    else:
        lay_counters(box, s, log)
    lay_deck(box, s)
    deal_events(box, s, log)
    push(s, Step.TURN, 0, 0)


@rule
def clear_seat(s: Position, seat: int) -> None:
    """AH-2, AH-3, AH-82, AH-87: no row, no Civilization, no counters; the pawn at the start."""
    clear_rows(s, seat)
    write_set(s.civilization, seat, 0)
    write_set(s.uncovered, seat, 0)
    write_set(s.tilted, seat, 0)
    for kind in range(BONUSES - 1):
        s.ready[seat, kind] = 0
    for kind in range(BONUSES):
        s.visible[seat, kind] = 0
    for kind in range(TYPES):
        s.types[seat, kind] = 0
    s.vp[seat] = 0
    s.lost[seat] = 0
    s.held[seat] = 0
    s.space[seat] = START


@rule
def is_used(box: Box, s: Position, counter: int) -> bool:
    """AH-7, AH-92, AH-93: not above the value that ends this Age, and not one that Prehistory leaves out."""
    if box.value[counter] > box.final[s.age]:
        return False
    return s.age > Age.PREHISTORY or box.in_prehistory[counter] == 1


@rule
def lay_counters(box: Box, s: Position, log: Log) -> None:
    """AH-7, AH-118: by value from 1 to 7, at random over the spaces in the order of the list."""
    laid = 0
    for value in range(1, TOP + 1):
        count = 0
        for counter in range(COUNTERS):
            if box.value[counter] == value and is_used(box, s, counter):
                s.deck[count] = counter  # there is no deck yet
                count += 1
        shuffle(s.rng, s.deck, 0, count)
        for space in range(1, box.spaces):
            if box.space_value[space] == value and count > 0:
                count -= 1
                s.counter_at[space] = s.deck[count]
                laid += 1
    reveal(log, Happened.COUNTERS_LAID, laid, 0, 0, 0)


@rule
def give_counters(box: Box, s: Position, log: Log) -> None:
    """AH-90, AH-91, AH-R16: in Initiation everybody starts with counters 1, 3 and 5, unless there are no wars."""
    if box.no_war:
        return
    for at in range(SEATS):
        seat = 0
        for counter in range(COUNTERS):
            if box.value[counter] == box.initiation_counters[at] and seat < box.players:
                s.held[seat] |= 1 << counter
                seat += 1
    for seat in range(box.players):
        note(log, Happened.COUNTERS_GIVEN, seat, counter_points(box, s, seat), 0, 0)


@rule
def lay_deck(box: Box, s: Position) -> None:
    """AH-4: the Age's cards, shuffled."""
    s.deck_size = box.deck_sizes[s.age]
    for place in range(DECK):
        s.deck[place] = AGE_CARDS * s.age + place if place < s.deck_size else NONE
    shuffle(s.rng, s.deck, 0, s.deck_size)


@rule
def deal_events(box: Box, s: Position, log: Log) -> None:
    """AH-8, AH-118: three cards each from the first Active Player on; Calamities and Wonders are replaced at once."""
    last = s.deck_size - 1
    aside = 0
    for turn in range(box.players):
        seat = (s.active + turn) % box.players
        while s.row_size[seat] < box.row:
            s.deck_size -= 1
            card = s.deck[s.deck_size]
            s.deck[s.deck_size] = NONE
            if box.type[card] == Type.CALAMITY or box.type[card] == Type.WONDER:
                # More cards have left the deck than lie aside, so that there is room above it.
                s.deck[last - aside] = card
                aside += 1
                reveal(log, Happened.SET_ASIDE, card, 0, 0, 0)
            else:
                add_to_row(s, seat, card)
        reveal(log, Happened.DEALT, seat, s.row[seat, 0], s.row[seat, 1], s.row[seat, 2])
    return_to_deck(s, last - aside + 1, last)
    shuffle(s.rng, s.deck, 0, s.deck_size)


@rule
def return_to_deck(s: Position, first: int, last: int) -> None:
    """AH-8: the cards set aside, which lie above the deck with the first on top, go back in the order they came."""
    for one in range((last - first + 1) // 2):
        card = s.deck[first + one]
        s.deck[first + one] = s.deck[last - one]
        s.deck[last - one] = card
    for place in range(first, last + 1):  # upwards: what is written never passes what is still to be read
        card = s.deck[place]
        s.deck[place] = NONE
        s.deck[s.deck_size] = card
        s.deck_size += 1


# An Age ends


@rule
def end_age(box: Box, s: Position, log: Log) -> None:
    """AH-80, AH-81, AH-89, AH-108: everybody is scored; then the next Age begins, or the game is over."""
    note(log, Happened.AGE_ENDS, s.age, s.ending, 0, 0)
    for seat in range(box.players):
        lost = box.lost_bonus * s.lost[seat]
        note(log, Happened.SCORES, seat, s.vp[seat], lost, counter_points(box, s, seat))
    if s.age == box.last_age:
        note(log, Happened.GAME_ENDS, 0, 0, 0, 0)
        finish(s)
    else:
        change_age(box, s, log)


@rule
def change_age(box: Box, s: Position, log: Log) -> None:
    """AH-82 to AH-88, AH-R21: points go to the track, cards with bonuses become heritage, gold is kept."""
    for seat in range(box.players):
        s.score[seat] += age_points(box, s, seat)
        inherit(box, s, log, seat)
    s.age += 1
    begin_age(box, s, log)


@rule
def inherit(box: Box, s: Position, log: Log, seat: int) -> None:
    """AH-82, AH-83, AH-Q9: uncovered cards with a bonus remain as heritage; all others are discarded."""
    with_bonus = 0
    for kind in range(KINDS):
        with_bonus |= read_set(box.givers, KINDS * s.age + kind)
    cards = read_set(s.uncovered, seat) & with_bonus
    write_heritage(s, seat, s.age, cards)
    count = 0
    while cards != 0:
        count += 1
        cards &= cards - 1
    note(log, Happened.HERITAGE, seat, count, 0, 0)
