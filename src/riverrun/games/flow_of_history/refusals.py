"""Why a move is refused: the first clause that fails, as a number; explain.py puts it into words."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.flow_of_history.actions import can_pay, has_target
from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.effects import is_target
from riverrun.games.flow_of_history.market import investment_of, is_free, slot_of
from riverrun.games.flow_of_history.moves import AMOUNTS, MORE, Block, amount
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.terms import NOBODY, START_DEAL, Place, Step, Timing
from riverrun.games.flow_of_history.war import is_losable, is_peaceful, is_reachable
from riverrun.kernel.jit import entry, rule


class Reason(IntEnum):
    """Each way in which a move can be refused."""

    NONE = 0
    OVER = 1
    ACTION_ASKED = 2  # a choice of another decision, when the turn's action is asked
    KEEP_ASKED = 3
    BONUS_ASKED = 4
    BANK_ASKED = 5
    TAKE_ASKED = 6
    TARGET_ASKED = 7
    DISCARD_ASKED = 8
    STAKE_ASKED = 9
    NO_PASSING = 10
    INVESTED_ALREADY = 11
    NO_TOKENS = 12
    NOT_ON_MARKET = 13
    CARD_INVESTED = 14
    TOO_MANY_TOKENS = 15
    NO_INVESTMENT = 16
    OTHER_INVESTMENT = 17
    SNIPE_NOT_ON_MARKET = 18
    SNIPE_NOT_INVESTED = 19
    SNIPE_OWN = 20
    SNIPE_TOO_DEAR = 21
    NOT_YOURS = 22
    NO_TURN_ACTION = 23
    COVERED = 24
    CANNOT_PAY = 25
    NO_TARGET = 26
    TAKE_NOT_ON_MARKET = 27
    TAKE_INVESTED = 28
    TAKE_WRONG_TYPE = 29
    NO_SUCH_SEAT = 30
    SELF = 31
    PEACEFUL = 32
    NOT_WEAKER = 33
    NOTHING_TO_LOSE = 34
    CANNOT_LOSE = 35
    NOT_DEALT = 36
    BANK_NOT_ON_MARKET = 37
    BANK_INVESTED = 38


@entry
def refusal(box: Box, s: Position, move: int) -> int:
    """0 if the move is legal now, otherwise the first reason why not."""
    if s.over:
        return Reason.OVER
    about = s.agenda[s.depth - 1, 1]
    which = s.agenda[s.depth - 1, 2]
    step = s.decision
    if step == Step.ACTION:
        return refuse_action(box, s, move)
    if step == Step.BONUS:
        if move == Block.PASS:
            return Reason.NONE
        if move < Block.STAKE:
            return refuse_invest(s, move // AMOUNTS, move % AMOUNTS)
        if Block.SNIPE <= move < Block.ACTIVATE:
            return refuse_snipe(s, move - Block.SNIPE)
        return Reason.BONUS_ASKED
    if step == Step.TAKE:
        return refuse_take(box, s, about, move)
    if step == Step.TARGET:
        return refuse_target(box, s, which, move)
    if step == Step.DISCARD:
        return refuse_discard(box, s, about, which, move)
    if step == Step.BANK:
        return refuse_bank(s, move)
    if step == Step.STAKE:
        if not Block.STAKE <= move < Block.COMPLETE:
            return Reason.STAKE_ASKED
        return refuse_amount(s, move - Block.STAKE)
    return refuse_keep(s, move)


@rule
def refuse_action(box: Box, s: Position, move: int) -> int:
    """FOH-T1: one of the five actions."""
    if move < Block.STAKE:
        return refuse_invest(s, move // AMOUNTS, move % AMOUNTS)
    if move < Block.COMPLETE:
        return Reason.ACTION_ASKED
    if move < Block.SNIPE:
        return refuse_complete(s, move - Block.COMPLETE)
    if move < Block.ACTIVATE:
        return refuse_snipe(s, move - Block.SNIPE)
    if move < Block.TAKE:
        return refuse_activate(box, s, move - Block.ACTIVATE)
    if move == Block.HARVEST:
        return Reason.NONE
    if move == Block.PASS:
        return Reason.NO_PASSING
    return Reason.ACTION_ASKED


@rule
def refuse_invest(s: Position, card: int, index: int) -> int:
    """FOH-I1, FOH-I2."""
    if investment_of(s, s.active) >= 0:
        return Reason.INVESTED_ALREADY
    if s.tokens[s.active] == 0:
        return Reason.NO_TOKENS
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.CARD_INVESTED
    return refuse_amount(s, index)


@rule
def refuse_amount(s: Position, index: int) -> int:
    """FOH-I2: one can place only tokens one has; the last place of a block is for more than 63."""
    tokens = s.tokens[s.active]
    if amount(index) > tokens or (index == MORE and tokens <= MORE):
        return Reason.TOO_MANY_TOKENS
    return Reason.NONE


@rule
def refuse_complete(s: Position, card: int) -> int:
    """FOH-K1."""
    slot = investment_of(s, s.active)
    if slot < 0:
        return Reason.NO_INVESTMENT
    if s.market[slot] != card:
        return Reason.OTHER_INVESTMENT
    return Reason.NONE


@rule
def refuse_snipe(s: Position, card: int) -> int:
    """FOH-N1."""
    slot = slot_of(s, card)
    if slot < 0:
        return Reason.SNIPE_NOT_ON_MARKET
    if s.investor[slot] == NOBODY:
        return Reason.SNIPE_NOT_INVESTED
    if s.investor[slot] == s.active:
        return Reason.SNIPE_OWN
    if s.tokens[s.active] < s.stake[slot]:
        return Reason.SNIPE_TOO_DEAR
    return Reason.NONE


@rule
def refuse_activate(box: Box, s: Position, card: int) -> int:
    """FOH-A1, FOH-A2, FOH-O6."""
    if s.place[card] != Place.NATION + s.active:
        return Reason.NOT_YOURS
    if box.timing[card] != Timing.ACTION:
        return Reason.NO_TURN_ACTION
    if s.covered[card]:
        return Reason.COVERED
    if not has_target(box, s, card):
        return Reason.NONE if box.idle_activate else Reason.NO_TARGET
    if not can_pay(box, s, card):
        return Reason.CANNOT_PAY
    return Reason.NONE


@rule
def refuse_take(box: Box, s: Position, card: int, move: int) -> int:
    """FOH-E2."""
    if not Block.TAKE <= move < Block.DISCARD:
        return Reason.TAKE_ASKED
    slot = slot_of(s, move - Block.TAKE)
    if slot < 0:
        return Reason.TAKE_NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.TAKE_INVESTED
    if not is_target(box, s, slot, box.types[card]):
        return Reason.TAKE_WRONG_TYPE
    return Reason.NONE


@rule
def refuse_target(box: Box, s: Position, targets: int, move: int) -> int:
    """FOH-W1, FOH-W2, FOH-W6."""
    if not Block.ATTACK <= move < Block.HARVEST:
        return Reason.TARGET_ASKED
    target = move - Block.ATTACK
    if target >= box.players:
        return Reason.NO_SUCH_SEAT
    if (targets >> target) & 1:
        return Reason.NONE
    if target == s.active:
        return Reason.SELF
    if is_peaceful(box, s, target):
        return Reason.PEACEFUL
    if not is_reachable(box, s, target):
        return Reason.NOT_WEAKER
    return Reason.NOTHING_TO_LOSE


@rule
def refuse_discard(box: Box, s: Position, card: int, target: int, move: int) -> int:
    """FOH-E5."""
    if not Block.DISCARD <= move < Block.KEEP:
        return Reason.DISCARD_ASKED
    if not is_losable(box, s, card, target, move - Block.DISCARD):
        return Reason.CANNOT_LOSE
    return Reason.NONE


@rule
def refuse_bank(s: Position, move: int) -> int:
    """FOH-2P5."""
    if not Block.BANK <= move < Block.ATTACK:
        return Reason.BANK_ASKED
    slot = slot_of(s, move - Block.BANK)
    if slot < 0:
        return Reason.BANK_NOT_ON_MARKET
    if not is_free(s, slot):
        return Reason.BANK_INVESTED
    return Reason.NONE


@rule
def refuse_keep(s: Position, move: int) -> int:
    """FOH-2P1."""
    if not Block.KEEP <= move < Block.BANK:
        return Reason.KEEP_ASKED
    for i in range(START_DEAL):
        if s.dealt[s.seat, i] == move - Block.KEEP:
            return Reason.NONE
    return Reason.NOT_DEALT
