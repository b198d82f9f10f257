"""The five actions of a turn, each in the rulebook's order (FOH-I, K, N, A, H), and the stake that goes on."""

from __future__ import annotations

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.effects import count_targets, gain_from_market, happen
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.market import (
    current_age,
    investment_of,
    slot_of,
    stake_to_supply,
    take_from_reserve,
    take_from_supply,
)
from riverrun.games.flow_of_history.moves import MORE, amount
from riverrun.games.flow_of_history.nation import icons, remove
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import BANKER, NO_CARD, NOBODY, Icon, Step, Verb
from riverrun.kernel.agenda import push
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note


@rule
def invest(box: Box, s: Position, log: Log, card: int, index: int) -> None:
    """FOH-I2: the marker and tokens go on a card nobody has invested in."""
    slot = slot_of(s, card)
    s.investor[slot] = s.active
    s.stirred = 1
    add_stake(s, log, card, index)


@rule
def add_stake(s: Position, log: Log, card: int, index: int) -> None:
    """FOH-I2: puts tokens on the card; the last amount of the block asks for more."""
    tokens = amount(index)
    s.tokens[s.active] -= tokens
    s.stake[slot_of(s, card)] += tokens
    note(log, Happened.INVEST, s.active, card, tokens, 0)
    if index == MORE:
        push(s, Step.STAKE, card, 0)


@rule
def complete(box: Box, s: Position, log: Log) -> None:
    """FOH-K1, FOH-K2, FOH-K3: tokens to the Supply, investor bonus, then the card."""
    seat = s.active
    slot = investment_of(s, seat)
    card = s.market[slot]
    paid = stake_to_supply(s, slot)
    bonus = take_from_supply(s, seat, icons(s, seat, box.check[card]))
    note(log, Happened.COMPLETE, seat, card, paid, bonus)
    gain_from_market(box, s, slot)


@rule
def snipe(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-N1, FOH-N2, FOH-N3, FOH-2P4: pays the investor, settles him, then gains the card."""
    seat = s.active
    slot = slot_of(s, card)
    price = s.stake[slot]
    investor = s.investor[slot]
    s.tokens[seat] -= price
    note(log, Happened.SNIPE, seat, card, price, investor)
    if investor == BANKER:
        s.supply += price
        stake_to_supply(s, slot)
    else:
        s.tokens[investor] += price
        stake_to_supply(s, slot)
        trade = take_from_supply(s, investor, icons(s, investor, Icon.TRADE))
        if trade > 0:
            note(log, Happened.TRADE, investor, trade, card, 0)
        half = take_from_supply(s, investor, s.supply // 2)
        if half > 0:
            note(log, Happened.HALF, investor, half, card, 0)
    gain_from_market(box, s, slot)


@rule
def can_pay(box: Box, s: Position, card: int) -> bool:
    """FOH-A2, FOH-A3: whether the active player can pay what a turn action costs."""
    if s.tokens[s.active] < box.cost[card]:
        return False
    own = box.discard_own[card]
    return own < 0 or s.top[s.active, own] != NO_CARD


@rule
def has_target(box: Box, s: Position, card: int) -> bool:
    """FOH-A2: whether a turn action would gain something."""
    if box.verb[card] == Verb.GAIN_TOP:
        return s.deck_size > 0
    return count_targets(box, s, box.types[card]) > 0


@rule
def can_activate(box: Box, s: Position, card: int) -> bool:
    """FOH-A2, FOH-O6: a target and its cost; without a target, where that is allowed, a pass that costs nothing."""
    if has_target(box, s, card):
        return can_pay(box, s, card)
    return box.idle_activate == 1


@rule
def activate(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-A1, FOH-A2, FOH-A3: the cost first, then the gain; without a target a pass, where that is allowed."""
    seat = s.active
    if not has_target(box, s, card):
        note(log, Happened.IDLE, seat, card, 0, 0)
        return
    note(log, Happened.ACTIVATE, seat, card, 0, 0)
    if box.cost[card] > 0:
        s.tokens[seat] -= box.cost[card]
        s.supply += box.cost[card]
        note(log, Happened.PAY, seat, box.cost[card], card, 0)
    if box.discard_own[card] >= 0:
        own = s.top[seat, box.discard_own[card]]
        remove(box, s, own)
        note(log, Happened.REMOVE, seat, own, 0, 0)
    if box.remove_self[card]:
        remove(box, s, card)
        note(log, Happened.REMOVE, seat, card, 0, 0)
    happen(box, s, log, card)


@rule
def harvest(box: Box, s: Position, log: Log) -> None:
    """FOH-H1, FOH-H2: the Reserve feeds the Supply, half of it is taken, and nobody stays below the age."""
    seat = s.active
    sown = icons(s, seat, Icon.HARVEST)
    s.supply += sown
    s.drawn += sown
    note(log, Happened.SOW, seat, sown, 0, 0)
    half = take_from_supply(s, seat, s.supply // 2)
    note(log, Happened.REAP, seat, half, 0, 0)
    age = current_age(s)
    lacking = age - s.tokens[seat]
    if lacking > 0:
        taken = take_from_supply(s, seat, lacking)
        take_from_reserve(s, seat, lacking - taken)
        note(log, Happened.CATCH_UP, seat, taken, lacking - taken, age)


@rule
def can_snipe(s: Position, slot: int) -> bool:
    """FOH-N1: another's card (or the Banker's) whose tokens the active player could pay."""
    return (
        s.market[slot] != NO_CARD
        and s.investor[slot] != NOBODY
        and s.investor[slot] != s.active
        and s.tokens[s.active] >= s.stake[slot]
    )
