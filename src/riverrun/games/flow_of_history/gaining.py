"""Gaining cards, and what their effects do (FOH-G, FOH-E); attacks are in war.py."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.market import (
    bring_future,
    clear_slot,
    draw,
    find_nothing,
    is_free,
    slot_of,
    take_from_reserve,
    take_from_supply,
)
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import icons, put, remove
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import MARKET, NO_CARD, CardTiming, EffectVerb, Place, Step, Type
from riverrun.games.flow_of_history.war import begin_attack
from riverrun.games.flow_of_history.words import card_id, card_of, effect_of
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

TAKE = MOVES.first("take")


class Reason(IntEnum):
    TAKE_NOT_ON_MARKET = 500
    TAKE_INVESTED = 501
    TAKE_WRONG_TYPE = 502


REFUSALS = {
    Reason.TAKE_NOT_ON_MARKET: Cited("FOH-E2", "card", "where"),
    Reason.TAKE_INVESTED: Cited("FOH-E2", "who", "card", "investor"),
    Reason.TAKE_WRONG_TYPE: Cited("FOH-E2", "card", "type", "about"),
}


class Happened(IntEnum):
    GAIN = 16
    REPLACE = 17
    DRAW = 19
    TAKE = 21
    COMMUNISM = 28


def clause_of_gain(game: Game, card: int) -> str:
    """FOH-G1, FOH-G2: stacks, or one Leader and Wonders side by side."""
    return "FOH-G2" if game.box_view.type[card] in (Type.LEADER, Type.WONDER) else "FOH-G1"


EVENTS = {
    Happened.GAIN: Cited(clause_of_gain, "seat", "card"),
    Happened.REPLACE: Cited("FOH-G2", "seat", "card"),
    Happened.DRAW: Cited("FOH-E3", "seat", "card", "by"),
    Happened.TAKE: Cited("FOH-E4", "seat", "tokens", "card", "reserve"),
    Happened.COMMUNISM: Cited("FOH-E6", "seat", "card", "tokens", "supply"),
}


@rule
def gain(box: Box, s: Position, log: Log, about: int) -> None:
    """FOH-G1, FOH-G2, FOH-G3, FOH-G4: the active player places the card; its effect then happens, if it has one now."""
    card = about
    seat = s.active
    s.stirred = 1
    if card == box.future:
        gain_future(box, s, log, card)
        return
    old = s.top[seat, Type.LEADER]
    if box.type[card] == Type.LEADER and old != NO_CARD:
        remove(box, s, old)
        note(log, Happened.REPLACE, seat, old, 0, 0)
    put(box, s, seat, card)
    note(log, Happened.GAIN, seat, card, 0, 0)
    timing = box.timing[card]
    if timing == CardTiming.INSTANT or timing == CardTiming.ATTACK or timing == CardTiming.ATTACK_ALL:
        push(s, Step.EFFECT, card, 0)


@rule
def gain_future(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-U4: The Future lies in the nation and ends the game."""
    s.place[card] = Place.NATION + s.active
    bring_future(box, s, log, s.active)


@rule
def gain_from_market(box: Box, s: Position, slot: int) -> None:
    """The card leaves the market for the active player's nation; the market is not refilled yet (FOH-G4)."""
    push(s, Step.GAIN, s.market[slot], 0)
    clear_slot(box, s, slot)


@rule
def happen(box: Box, s: Position, log: Log, about: int) -> None:
    """FOH-G3: an effect happens for the active player, its card already placed (or its cost paid)."""
    verb = box.verb[about]
    if verb == EffectVerb.GAIN_MARKET:
        gain_one_of_types(box, s, log, about)
    elif verb == EffectVerb.GAIN_TOP:
        gain_top(box, s, log, about)
    elif verb == EffectVerb.TAKE_TOKENS:
        take_tokens(box, s, log, about)
    elif verb == EffectVerb.COMMUNISM:
        communism(box, s, log, about)
    else:
        begin_attack(box, s, log, about)


# A card from the market


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
def gain_one_of_types(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E2, FOH-G4, FOH-G5, FOH-G7: gains a non-invested card; asks only if there is a choice."""
    count = count_targets(box, s, box.types[card])
    if count == 0:
        find_nothing(s, log, card)
    elif count > 1:
        push(s, Step.TAKE, card, 0)
    else:
        for slot in range(MARKET):
            if is_target(box, s, slot, box.types[card]):
                gain_from_market(box, s, slot)
                return


@rule
def legal_take(box: Box, s: Position, out: Any, about: int) -> int:
    """FOH-E2"""
    n = 0
    for slot in range(MARKET):
        if is_target(box, s, slot, box.types[about]):
            out[n] = move_range(TAKE + s.market[slot], 1)
            n += 1
    return n


@rule
def refuse_take(box: Box, s: Position, card: int, about: int) -> int:
    """FOH-E2"""
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.TAKE_NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.TAKE_INVESTED
    if not is_target(box, s, slot, box.types[about]):
        return Reason.TAKE_WRONG_TYPE
    return 0


@rule
def take(box: Box, s: Position, card: int) -> None:
    """FOH-E2: gains the chosen card."""
    gain_from_market(box, s, slot_of(s, card))


def permit_take(game: Game, card: int) -> tuple[str, dict[str, Arg]]:
    return "", {"effect": effect_of(game, card)}


def arg_type(game: Game, card: int) -> Ref:
    """A card's type; The Future has none of its own (FOH-U4)."""
    return Ref("type", card_of(game, card).type or "special")


def check_take(game: Game, about: int) -> str:
    """FOH-E2: only some effects gain from the market."""
    if game.box.verb[about] != EffectVerb.GAIN_MARKET:
        return f"'{card_id(game, about)}' gains nothing from the market (FOH-E2)."
    return ""


# The other effects


@rule
def gain_top(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-E3: gains the deck's top card, whatever it is; an empty deck gives nothing (FOH-G5)."""
    if s.deck_size == 0:
        find_nothing(s, log, card)
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
