"""The game for two: the Banker, and the bonus action (FOH-2P2 to FOH-2P6); setup.py deals."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.investing import legal_on_market
from riverrun.games.flow_of_history.market import (
    clear_slot,
    current_age,
    investment_of,
    is_free,
    slot_of,
    stake_to_supply,
)
from riverrun.games.flow_of_history.moves import MOVES
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.sniping import can_snipe
from riverrun.games.flow_of_history.terms import BANKER, MARKET, Step
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.language.sentences import Arg
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.rules.refusals import Cited

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

BANK, PASS = MOVES.first("bank"), MOVES.first("pass")


class Reason(IntEnum):
    NO_PASSING = 700
    BANK_NOT_ON_MARKET = 710
    BANK_INVESTED = 711


REFUSALS = {
    Reason.NO_PASSING: Cited("FOH-T1"),
    Reason.BANK_NOT_ON_MARKET: Cited("FOH-2P5", "card", "where"),
    Reason.BANK_INVESTED: Cited("FOH-2P5", "who", "card", "investor"),
}


class Happened(IntEnum):
    BANKER_LEAVES = 30
    BANKER = 31
    PASS = 32
    BANKER_STARTS = 37


EVENTS = {
    Happened.BANKER_STARTS: Cited("FOH-2P2", "card", "tokens", "supply"),
    Happened.BANKER_LEAVES: Cited("FOH-2P5", "card", "tokens"),
    Happened.BANKER: Cited("FOH-2P5", "seat", "card", "tokens", "reserve"),
    Happened.PASS: Cited("FOH-2P3", "seat"),
}


# The Banker


@rule
def start_banker(box: Box, s: Position, log: Log) -> None:
    """FOH-2P2: the Banker's first stake, and the Supply, both from the Reserve."""
    put_banker(s, slot_of(s, box.banker_card), box.banker_stake)
    s.supply = box.banker_supply
    s.drawn += box.banker_stake + box.banker_supply
    note(log, Happened.BANKER_STARTS, box.banker_card, box.banker_stake, box.banker_supply, 0)


@rule
def put_banker(s: Position, slot: int, tokens: int) -> None:
    """FOH-2P6: the Banker's card counts as invested."""
    s.investor[slot] = BANKER
    s.stake[slot] = tokens


@rule
def discard_bankers_card(box: Box, s: Position, log: Log) -> None:
    """FOH-2P5: a card the Banker still holds leaves the game; its tokens go to the Supply."""
    slot = investment_of(s, BANKER)
    if slot >= 0:
        card = s.market[slot]
        note(log, Happened.BANKER_LEAVES, card, stake_to_supply(s, slot), 0, 0)
        clear_slot(box, s, slot)


@rule
def has_free_card(s: Position) -> bool:
    """FOH-2P5: whether there is a card for the Banker; in a game played from its beginning there always is."""
    for slot in range(MARKET):
        if is_free(s, slot):
            return True
    return False


@rule
def legal_bank(s: Position, out: Any) -> int:
    """FOH-2P5"""
    n = 0
    for slot in range(MARKET):
        if is_free(s, slot):
            out[n] = move_range(BANK + s.market[slot], 1)
            n += 1
    return n


@rule
def refuse_bank(s: Position, card: int) -> int:
    """FOH-2P5"""
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.BANK_NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.BANK_INVESTED
    return 0


@rule
def bank(s: Position, log: Log, card: int) -> None:
    """FOH-2P5: the Banker invests half the Supply in the chosen card; the Reserve adds what it lacks."""
    half = s.supply // 2
    stake = bankers_stake(s)
    s.supply -= half
    s.drawn += stake - half
    put_banker(s, slot_of(s, card), stake)
    note(log, Happened.BANKER, s.active, card, stake, stake - half)


@rule
def bankers_stake(s: Position) -> int:
    """FOH-2P5: half the Supply, at least the age number and never 0."""
    return max(s.supply // 2, current_age(s), 1)


def permit_bank(s: Any) -> tuple[str, dict[str, Arg]]:
    return "", {"tokens": bankers_stake(s)}


def check_bank(game: Game, s: Any) -> str:
    """FOH-2P5: asked of two players."""
    return "" if game.box.two else "The Banker is for two players (FOH-2P2)."


# The bonus action


@rule
def is_bonus_offered(box: Box, s: Position) -> bool:
    """FOH-2P3, FOH-O2, FOH-G7: whether there is a bonus action to choose."""
    if s.ending and box.ends_at_once:
        return False
    if s.tokens[s.active] == 0:
        return False
    if investment_of(s, s.active) < 0 and has_free_card(s):
        return True
    for slot in range(MARKET):
        if can_snipe(s, slot):
            return True
    return False


@rule
def legal_bonus(s: Position, out: Any) -> int:
    """FOH-2P3: an Invest, a Snipe, or neither."""
    n = legal_on_market(s, out, investment_of(s, s.active) < 0)
    out[n] = move_range(PASS, 1)
    return n + 1


@rule
def refuse_pass(s: Position) -> int:
    """FOH-T1, FOH-2P3: only the bonus action can be left out."""
    return 0 if s.decision == Step.BONUS else Reason.NO_PASSING


@rule
def pass_(s: Position, log: Log) -> None:
    """FOH-2P3: no bonus action."""
    note(log, Happened.PASS, s.active, 0, 0, 0)


def check_bonus(game: Game, s: Any) -> str:
    """FOH-2P3: asked of two players."""
    return "" if game.box.two else "The bonus action is for two players (FOH-2P3)."
