"""Investing in market cards, and completing one's own investment (FOH-I, FOH-K)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.gaining import gain_from_market
from riverrun.games.flow_of_history.market import (
    investment_of,
    is_free,
    slot_of,
    stake_to_supply,
    take_from_supply,
)
from riverrun.games.flow_of_history.moves import AMOUNTS, MORE, MOVES
from riverrun.games.flow_of_history.nation import icons
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.sniping import SNIPE, can_snipe, settlement, snipers
from riverrun.games.flow_of_history.terms import MARKET, SEATS, Icon, Step
from riverrun.games.flow_of_history.words import card_id, card_ref
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg, Ref
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

INVEST, STAKE = MOVES.first("invest"), MOVES.first("stake")
COMPLETE = MOVES.first("complete")
PLAYERS = tuple(Ref("player", seat) for seat in range(SEATS))


class Reason(IntEnum):
    INVESTED_ALREADY = 300
    NO_TOKENS = 301
    NOT_ON_MARKET = 302
    CARD_INVESTED = 303
    TOO_MANY_TOKENS = 304
    NO_INVESTMENT = 310
    OTHER_INVESTMENT = 311


REFUSALS = {
    Reason.INVESTED_ALREADY: Cited("FOH-I1", "own"),
    Reason.NO_TOKENS: Cited("FOH-I1"),
    Reason.NOT_ON_MARKET: Cited("FOH-I2", "card", "where"),
    Reason.CARD_INVESTED: Cited("FOH-I2", "who", "card", "investor"),
    Reason.TOO_MANY_TOKENS: Cited("FOH-I2", "amount", "held"),
    Reason.NO_INVESTMENT: Cited("FOH-K1"),
    Reason.OTHER_INVESTMENT: Cited("FOH-K1", "own", "card"),
}


class Happened(IntEnum):
    INVEST = 5
    COMPLETE = 6


EVENTS = {
    Happened.INVEST: Cited("FOH-I2", "seat", "card", "tokens"),
    Happened.COMPLETE: Cited("FOH-K2", "seat", "card", "tokens", "bonus"),
}


@rule
def legal_on_market(s: Position, out: Any, may_invest: int) -> int:
    """FOH-I1, FOH-I2, FOH-N1: any of one's tokens on a card nobody has invested in; an opponent's card one can pay."""
    tokens = s.tokens[s.active]
    n = 0
    if tokens == 0:
        return n
    for slot in range(MARKET):
        if is_free(s, slot):
            if may_invest:
                out[n] = move_range(INVEST + s.market[slot] * AMOUNTS, min(tokens, AMOUNTS))
                n += 1
        elif can_snipe(s, slot):
            out[n] = move_range(SNIPE + s.market[slot], 1)
            n += 1
    return n


# Investing


@rule
def refuse_invest(s: Position, card: int, amount: int) -> int:
    """FOH-I1, FOH-I2"""
    if investment_of(s, s.active) >= 0:
        return Reason.INVESTED_ALREADY
    if s.tokens[s.active] == 0:
        return Reason.NO_TOKENS
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.CARD_INVESTED
    return refuse_stake(s, amount)


@rule
def invest(s: Position, log: Log, card: int, amount: int) -> None:
    """FOH-I2: the marker and tokens go on a card nobody has invested in."""
    s.investor[slot_of(s, card)] = s.active
    s.stirred = 1
    add_stake(s, log, card, amount)


def permits_invest(game: Game, s: Any) -> Callable[[int, int], tuple[str, dict[str, Arg]]]:
    """FOH-I2: what so many tokens on a card would mean."""
    means = Meanings(game, s, 0)
    return lambda card, amount: ("", means.of(card, min(amount + 1, MORE)))


@rule
def placed(amount: int) -> int:
    """The tokens that a move's amount, counted from 0, places."""
    return min(amount + 1, MORE)


@rule
def add_stake(s: Position, log: Log, card: int, amount: int) -> None:
    """FOH-I2: puts tokens on the card; the last amount asks for more."""
    tokens = placed(amount)
    s.tokens[s.active] -= tokens
    s.stake[slot_of(s, card)] += tokens
    note(log, Happened.INVEST, s.active, card, tokens, 0)
    if amount == MORE:
        push(s, Step.STAKE, card, 0)


# More tokens than one move can place


@rule
def legal_stake(s: Position, out: Any) -> int:
    """FOH-I2"""
    out[0] = move_range(STAKE, min(s.tokens[s.active], AMOUNTS))
    return 1


@rule
def refuse_stake(s: Position, amount: int) -> int:
    """FOH-I2: one can place only tokens one has; the last amount is for more than 63."""
    tokens = s.tokens[s.active]
    if placed(amount) > tokens or (amount == MORE and tokens <= MORE):
        return Reason.TOO_MANY_TOKENS
    return 0


@rule
def stake(s: Position, log: Log, amount: int, about: int) -> None:
    """FOH-I2: further tokens of the same investment."""
    add_stake(s, log, about, amount)


def permits_stake(game: Game, s: Any, about: int) -> Callable[[int], tuple[str, dict[str, Arg]]]:
    """FOH-I2: the card, and what so many more tokens on it would mean."""
    means = Meanings(game, s, s.stake[slot_of(s, about)])
    named = {"card": card_ref(game, about)}
    return lambda amount: ("", {**named, **means.of(about, min(amount + 1, MORE))})


def check_stake(game: Game, s: Any, about: int) -> str:
    """FOH-I2: more can be staked only on the active player's own card, by one who has more."""
    slot, id = slot_of(s, about), card_id(game, about)
    if slot < 0:
        return f"'{id}' is not on the market, so nothing can be staked on it (FOH-I2)."
    if s.tokens[s.active] == 0:
        return "Nobody is asked for more tokens without having any (FOH-I2)."
    if s.investor[slot] != s.active:
        return f"The active player has not invested in '{id}', so no more can be staked on it (FOH-I2)."
    return ""


# Completing


@rule
def legal_completion(s: Position, out: Any, n: int, slot: int) -> int:
    """FOH-K1: one's running investment, after the `n` ranges found so far."""
    out[n] = move_range(COMPLETE + s.market[slot], 1)
    return n + 1


@rule
def refuse_complete(s: Position, card: int) -> int:
    """FOH-K1"""
    slot = investment_of(s, s.active)
    if slot < 0:
        return Reason.NO_INVESTMENT
    if s.market[slot] != card:
        return Reason.OTHER_INVESTMENT
    return 0


@rule
def complete(box: Box, s: Position, log: Log, card: int) -> None:
    """FOH-K1, FOH-K2, FOH-K3: tokens to the Supply, investor bonus, then the card; two players go on (FOH-2P3)."""
    if box.two:
        push(s, Step.BONUS, 0, 0)
    seat = s.active
    slot = slot_of(s, card)
    paid = stake_to_supply(s, slot)
    bonus = take_from_supply(s, seat, icons(s, seat, box.check[card]))
    note(log, Happened.COMPLETE, seat, card, paid, bonus)
    gain_from_market(box, s, slot)


def permit_complete(game: Game, s: Any, card: int) -> tuple[str, dict[str, Arg]]:
    """FOH-K2: the investor bonus that it brings."""
    stake = s.stake[slot_of(s, card)]
    check = Icon(game.box_view.check[card])
    count = icons(s, s.active, check)
    bonus = investor_bonus(game, s, card, stake)
    return "", {"stake": stake, "bonus": bonus, "count": count, "icon": Ref("icon", check.name.lower())}


# What an investment means to the active player


class Meanings:
    """What placing tokens on a card, beside those that are there, would bring and risk as the table is now."""

    def __init__(self, game: Game, s: Any, there: int) -> None:
        """Reads what all cards and amounts have alike; `there` are the tokens on the card."""
        self.game, self.s, self.there = game, s, there
        self.held, self.supply = s.tokens[s.active], s.supply
        self.checks = game.box_view.check
        self._icons: dict[int, int] = {}
        self._risks: dict[int, dict[str, Arg]] = {}

    def of(self, card: int, tokens: int) -> dict[str, Arg]:
        """What so many tokens on a card mean."""
        stake, check = self.there + tokens, self.checks[card]
        if check not in self._icons:
            self._icons[check] = icons(self.s, self.s.active, check)
        bonus = min(self._icons[check], self.supply + stake)
        return {"left": self.held - tokens, "bonus": bonus, **self._risk(stake)}

    def _risk(self, stake: int) -> dict[str, Arg]:
        """Who could snipe a card with so many tokens on it, and what that would bring."""
        if stake not in self._risks:
            able = snipers(self.game.players, self.s, self.s.active, stake)
            found: dict[str, Arg] = {}
            if able:
                found = {
                    "snipers": [PLAYERS[seat] for seat in able],
                    "settlement": settlement(self.s, self.s.active, stake),
                }
            self._risks[stake] = found
        return self._risks[stake]


def investor_bonus(game: Game, s: Any, card: int, stake: int) -> int:
    """FOH-K2: what the active player takes back for completing a card with so many tokens on it."""
    bonus: int = min(icons(s, s.active, game.box_view.check[card]), s.supply + stake)
    return bonus
