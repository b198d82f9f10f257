"""Sniping: an opponent's investment is paid out, and its card gained by another (FOH-N)."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.gaining import gain_from_market
from riverrun.games.flow_of_history.market import arg_investor, slot_of, stake_to_supply, take_from_supply
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.nation import icons
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import BANKER, NO_CARD, NOBODY, Icon
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.rules.refusals import Cited

SNIPE = MOVES.first("snipe")


class Reason(IntEnum):
    SNIPE_NOT_ON_MARKET = 320
    SNIPE_NOT_INVESTED = 321
    SNIPE_OWN = 322
    SNIPE_TOO_DEAR = 323


REFUSALS = {
    Reason.SNIPE_NOT_ON_MARKET: Cited("FOH-N1", "card", "where"),
    Reason.SNIPE_NOT_INVESTED: Cited("FOH-N1", "card"),
    Reason.SNIPE_OWN: Cited("FOH-N1", "card"),
    Reason.SNIPE_TOO_DEAR: Cited("FOH-N1", "stake", "card", "held"),
}


class Happened(IntEnum):
    SNIPE = 7
    TRADE = 8
    HALF = 9


EVENTS = {
    Happened.SNIPE: Cited("FOH-N1", "seat", "card", "tokens", "investor"),
    Happened.TRADE: Cited("FOH-N2", "investor", "tokens", "card"),
    Happened.HALF: Cited("FOH-N2", "investor", "tokens", "card"),
}


@rule
def can_snipe(s: Position, slot: int) -> bool:
    """FOH-N1: another's card (or the Banker's) whose tokens the active player could pay."""
    return (
        s.market[slot] != NO_CARD
        and s.investor[slot] != NOBODY
        and s.investor[slot] != s.active
        and s.tokens[s.active] >= s.stake[slot]
    )


@rule
def refuse_snipe(s: Position, card: int) -> int:
    """FOH-N1"""
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.SNIPE_NOT_ON_MARKET
    if s.investor[slot] == NOBODY:
        return Reason.SNIPE_NOT_INVESTED
    if s.investor[slot] == s.active:
        return Reason.SNIPE_OWN
    if s.tokens[s.active] < s.stake[slot]:
        return Reason.SNIPE_TOO_DEAR
    return 0


@rule
def snipe(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-N1, FOH-N2, FOH-N3, FOH-2P4: pays the investor, settles them, then gains the card."""
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


def permit_snipe(s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    """FOH-N1, FOH-2P4: the price, and who is paid."""
    clause = "FOH-2P4" if s.investor[slot_of(s, card)] == BANKER else ""
    return clause, {"investor": arg_investor(s, card), "price": arg_stake(s, card)}


def arg_stake(s: Any, card: int) -> int:
    """The tokens on a market card."""
    tokens: int = s.stake[slot_of(s, card)]
    return tokens


def snipers(players: int, s: Any, investor: int, stake: int) -> list[int]:
    """FOH-N1: the opponents who could pay for a card with so many tokens on it."""
    return [seat for seat in range(players) if seat != investor and s.tokens[seat] >= stake]


def settlement(s: Any, investor: int, stake: int) -> int:
    """FOH-N1, FOH-N2: what the investor gets in all if a card with so many tokens on it is sniped."""
    supply = s.supply + stake
    trade = min(icons(s, investor, Icon.TRADE), supply)
    total: int = stake + trade + (supply - trade) // 2
    return total
