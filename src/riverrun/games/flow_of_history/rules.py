"""The rules as the kernel calls them: which moves are legal, what they do, and what happens until the next decision."""

from __future__ import annotations

from typing import Any

from riverrun.games.flow_of_history.actions import (
    activate,
    add_stake,
    can_activate,
    can_snipe,
    complete,
    harvest,
    invest,
    snipe,
)
from riverrun.games.flow_of_history.cleanup import bank, cleanup, next_turn
from riverrun.games.flow_of_history.content import Box
from riverrun.games.flow_of_history.effects import gain, gain_from_market, happen, is_target
from riverrun.games.flow_of_history.evaluation import value, weigh
from riverrun.games.flow_of_history.events import Happened
from riverrun.games.flow_of_history.market import investment_of, is_free, slot_of
from riverrun.games.flow_of_history.moves import AMOUNTS, LEGAL_MAX, MOVES, Block
from riverrun.games.flow_of_history.nation import next_uncovered
from riverrun.games.flow_of_history.position import Position
from riverrun.games.flow_of_history.refusals import refusal
from riverrun.games.flow_of_history.scoring import result
from riverrun.games.flow_of_history.setup import keep, lay_table, redeal
from riverrun.games.flow_of_history.soundness import sound
from riverrun.games.flow_of_history.terms import (
    LAST_DECISION,
    MARKET,
    NO_CARD,
    SEATS,
    START_DEAL,
    Step,
    Timing,
    Type,
    Verb,
)
from riverrun.games.flow_of_history.war import lose, strike
from riverrun.kernel.agenda import ask, pop, push
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, note
from riverrun.kernel.move_ranges import expand, move_range

PLAYERS_MAX = SEATS

__all__ = [
    "LEGAL_MAX",
    "MOVES",
    "PLAYERS_MAX",
    "legal",
    "legal_ranges",
    "play",
    "redeal",
    "refusal",
    "result",
    "setup",
    "sound",
    "value",
    "weigh",
]


@entry
def setup(box: Box, s: Position, log: Log) -> None:
    """FOH-S1, FOH-S2: lays the table and asks for the first decision."""
    lay_table(box, s, log)
    advance(box, s, log)


# Which moves are legal


@entry
def legal(box: Box, s: Position, out: Any) -> int:
    """FOH-T1: the legal moves one by one."""
    return expand(out, legal_ranges(box, s, out))


@entry
def legal_ranges(box: Box, s: Position, out: Any) -> int:
    """FOH-T1: the legal moves of the decision that is asked."""
    about = s.agenda[s.depth - 1, 1]
    which = s.agenda[s.depth - 1, 2]
    if s.decision == Step.ACTION:
        return legal_actions(box, s, out)
    if s.decision == Step.TAKE:
        return legal_takes(box, s, out, about)
    if s.decision == Step.TARGET:
        return legal_targets(box, out, which)
    if s.decision == Step.DISCARD:
        return legal_discards(box, s, out, about, which)
    if s.decision == Step.BANK:
        return legal_bank(s, out)
    if s.decision == Step.BONUS:
        n = legal_on_market(s, out, investment_of(s, s.active) < 0)
        out[n] = move_range(Block.PASS, 1)
        return n + 1
    if s.decision == Step.STAKE:
        out[0] = move_range(Block.STAKE, min(s.tokens[s.active], AMOUNTS))
        return 1
    n = 0
    for i in range(START_DEAL):
        out[n] = move_range(Block.KEEP + s.dealt[s.seat, i], 1)
        n += 1
    return n


@rule
def legal_actions(box: Box, s: Position, out: Any) -> int:
    """FOH-T1: invest, complete, snipe, activate, harvest."""
    seat = s.active
    running = investment_of(s, seat)
    n = legal_on_market(s, out, running < 0)
    if running >= 0:
        out[n] = move_range(Block.COMPLETE + s.market[running], 1)
        n += 1
    for kind in range(6):
        card = next_uncovered(s, seat, NO_CARD, kind)
        while card != NO_CARD:
            if box.timing[card] == Timing.ACTION and can_activate(box, s, card):
                out[n] = move_range(Block.ACTIVATE + card, 1)
                n += 1
            card = next_uncovered(s, seat, card, kind)
    out[n] = move_range(Block.HARVEST, 1)
    return n + 1


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
                out[n] = move_range(Block.INVEST + s.market[slot] * AMOUNTS, min(tokens, AMOUNTS))
                n += 1
        elif can_snipe(s, slot):
            out[n] = move_range(Block.SNIPE + s.market[slot], 1)
            n += 1
    return n


@rule
def legal_takes(box: Box, s: Position, out: Any, card: int) -> int:
    """FOH-E2."""
    n = 0
    for slot in range(MARKET):
        if is_target(box, s, slot, box.types[card]):
            out[n] = move_range(Block.TAKE + s.market[slot], 1)
            n += 1
    return n


@rule
def legal_targets(box: Box, out: Any, targets: int) -> int:
    """FOH-W2."""
    n = 0
    for seat in range(box.players):
        if (targets >> seat) & 1:
            out[n] = move_range(Block.ATTACK + seat, 1)
            n += 1
    return n


@rule
def legal_discards(box: Box, s: Position, out: Any, card: int, target: int) -> int:
    """FOH-E5."""
    n = 0
    if box.verb[card] == Verb.DISCARD_WONDER:
        wonder = s.top[target, Type.WONDER]
        while wonder != NO_CARD:
            out[n] = move_range(Block.DISCARD + wonder, 1)
            n += 1
            wonder = s.below[wonder]
        return n
    for kind in range(4):
        if (box.types[card] >> kind) & 1 and s.top[target, kind] != NO_CARD:
            out[n] = move_range(Block.DISCARD + s.top[target, kind], 1)
            n += 1
    return n


@rule
def legal_bank(s: Position, out: Any) -> int:
    """FOH-2P5."""
    n = 0
    for slot in range(MARKET):
        if is_free(s, slot):
            out[n] = move_range(Block.BANK + s.market[slot], 1)
            n += 1
    return n


# What a move does


@entry
def play(box: Box, s: Position, log: Log, move: int) -> None:
    """Plays a legal move and goes on to the next decision or the end."""
    step = s.decision
    about = s.agenda[s.depth - 1, 1]
    s.moves += 1
    pop(s)
    if step == Step.ACTION:
        push(s, Step.CLEANUP, 0, 0)
        act(box, s, log, move)
    elif step == Step.BONUS:
        act(box, s, log, move)
    elif step == Step.TAKE:
        gain_from_market(box, s, slot_of(s, move - Block.TAKE))
    elif step == Step.TARGET:
        push(s, Step.STRIKE, about, 1 << (move - Block.ATTACK))
    elif step == Step.DISCARD:
        lose(box, s, log, about, move - Block.DISCARD)
    elif step == Step.BANK:
        bank(s, log, move - Block.BANK)
    elif step == Step.STAKE:
        add_stake(s, log, about, move - Block.STAKE)
    else:
        keep(box, s, log, about, move - Block.KEEP)
    advance(box, s, log)


@rule
def act(box: Box, s: Position, log: Log, move: int) -> None:
    """FOH-T1, FOH-2P3: the turn's action or the bonus action; two players get a bonus for a Complete."""
    if move < Block.STAKE:
        invest(box, s, log, move // AMOUNTS, move % AMOUNTS)
    elif move == Block.HARVEST:
        harvest(box, s, log)
    elif move == Block.PASS:
        note(log, Happened.PASS, s.active, 0, 0, 0)
    elif move >= Block.ACTIVATE:
        activate(box, s, log, move - Block.ACTIVATE)
    elif move >= Block.SNIPE:
        snipe(box, s, log, move - Block.SNIPE)
    else:
        if box.two:
            push(s, Step.BONUS, 0, 0)
        complete(box, s, log)


@rule
def advance(box: Box, s: Position, log: Log) -> None:
    """Does what the agenda says until a decision is asked or the game is over."""
    while s.over == 0:
        step = s.agenda[s.depth - 1, 0]
        about = s.agenda[s.depth - 1, 1]
        which = s.agenda[s.depth - 1, 2]
        if step == Step.KEEP:
            ask(s, about, -1)
            return
        if step == Step.BONUS and not is_bonus_offered(box, s):
            pop(s)
        elif step <= LAST_DECISION:
            ask(s, s.active, about if step >= Step.TAKE else -1)
            return
        else:
            pop(s)
            if step == Step.GAIN:
                gain(box, s, log, about)
            elif step == Step.EFFECT:
                happen(box, s, log, about)
            elif step == Step.STRIKE:
                strike(box, s, log, about, which)
            elif step == Step.CLEANUP:
                cleanup(box, s, log)
            else:
                next_turn(box, s, log)


@rule
def is_bonus_offered(box: Box, s: Position) -> bool:
    """FOH-2P3, FOH-O2, FOH-G7: whether there is a bonus action to choose."""
    if s.ending and box.ends_at_once:
        return False
    if s.tokens[s.active] == 0:
        return False
    if investment_of(s, s.active) < 0:
        for slot in range(MARKET):
            if is_free(s, slot):
                return True
    for slot in range(MARKET):
        if can_snipe(s, slot):
            return True
    return False
