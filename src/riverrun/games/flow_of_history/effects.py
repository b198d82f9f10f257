"""Gaining cards and what their effects do (FOH-G, FOH-E); attacks are in war.py."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.market import clear_slot, draw, is_free, take_from_reserve, take_from_supply
from riverrun.games.flow_of_history.nation import icons, put, remove
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import MARKET, NO_CARD, Place, Step, Timing, Type, Verb
from riverrun.games.flow_of_history.war import attack
from riverrun.kernel.agenda import push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal


@rule
def gain(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-G2, FOH-G3, FOH-G4: the active player places the card; its effect then happens, if it has one now."""
    seat = s.active
    s.stirred = 1
    if card == box.future:
        gain_future(s, log, card)
        return
    old = s.top[seat, Type.LEADER]
    if box.type[card] == Type.LEADER and old != NO_CARD:
        remove(box, s, old)
        note(log, Happened.REPLACE, seat, old, 0, 0)
    put(box, s, seat, card)
    note(log, Happened.GAIN, seat, card, 0, 0)
    timing = box.timing[card]
    if timing == Timing.INSTANT or timing == Timing.ATTACK or timing == Timing.ATTACK_ALL:
        push(s, Step.EFFECT, card, 0)


@rule
def gain_future(s: Position, log: Log, card: int) -> None:
    """FOH-U4: The Future lies in the nation and ends the game."""
    s.place[card] = Place.NATION + s.active
    s.ending = 1
    reveal(log, Happened.FUTURE, s.active, 0, 0, 0)


@rule
def gain_from_market(box: Box, s: Position, slot: int) -> None:
    """The card leaves the market for the active player's nation; the market is not refilled yet (FOH-G4)."""
    push(s, Step.GAIN, s.market[slot], 0)
    clear_slot(box, s, slot)


@rule
def is_target(box: Box, s: Position, slot: int, types: int) -> bool:
    """FOH-E2: a non-invested market card of one of the types."""
    return is_free(s, slot) and s.market[slot] != box.future and (types >> box.type[s.market[slot]]) & 1 == 1


@rule
def count_targets(box: Box, s: Position, types: int) -> int:
    """How many market cards an effect could gain."""
    count = 0
    for slot in range(MARKET):
        if is_target(box, s, slot, types):
            count += 1
    return count


@rule
def happen(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-G3: an effect happens for the active player, its card already placed (or its cost paid)."""
    verb = box.verb[card]
    if verb == Verb.GAIN_MARKET:
        gain_one_of_types(box, s, log, card)
    elif verb == Verb.GAIN_TOP:
        gain_top(box, s, log, card)
    elif verb == Verb.TAKE_TOKENS:
        take_tokens(box, s, log, card)
    elif verb == Verb.COMMUNISM:
        communism(box, s, log, card)
    else:
        attack(box, s, log, card)


@rule
def gain_one_of_types(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E2, FOH-G4, FOH-G7: gains a non-invested card; asks only if there is a choice."""
    count = count_targets(box, s, box.types[card])
    if count == 0:
        note(log, Happened.NOTHING, s.active, card, 0, 0)
    elif count > 1:
        push(s, Step.TAKE, card, 0)
    else:
        for slot in range(MARKET):
            if is_target(box, s, slot, box.types[card]):
                gain_from_market(box, s, slot)
                return


@rule
def gain_top(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E3: gains the deck's top card, whatever it is; an empty deck gives nothing (FOH-G5)."""
    if s.deck_size == 0:
        note(log, Happened.NOTHING, s.active, card, 0, 0)
        return
    drawn = draw(s)
    reveal(log, Happened.DRAW, s.active, drawn, card, 0)
    push(s, Step.GAIN, drawn, 0)


@rule
def take_tokens(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E4: tokens for each icon or card, counted after placing."""
    seat = s.active
    if box.of_icon[card] >= 0:
        count = icons(s, seat, box.of_icon[card])
    else:
        count = s.cards[seat, box.of_type[card]]
    wanted = count * box.amount[card]
    if box.from_reserve[card]:
        take_from_reserve(s, seat, wanted)
        note(log, Happened.TAKE, seat, wanted, card, 1)
    else:
        taken = take_from_supply(s, seat, wanted)
        note(log, Happened.TAKE, seat, taken, card, 0)


@rule
def communism(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E6: all nations' tokens go to the Supply and are shared out evenly; the rest stays."""
    for seat in range(box.players):
        s.supply += s.tokens[seat]
    share = s.supply // box.players
    for seat in range(box.players):
        s.tokens[seat] = share
    s.supply -= share * box.players
    note(log, Happened.COMMUNISM, s.active, card, share, s.supply)
