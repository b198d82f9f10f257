"""The Barter, a toy for tests of choices that take several moves: a thing is paid for out of a secret hand.

A payment may also be helped on by a die, by the deck's top card, or by another player, who says yes or no.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from riverrun.kernel.chance import below, deal_again, shuffle
from riverrun.kernel.game import Game
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import NOTHING, Log, more, note, reveal
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import pieces, player
from riverrun.kernel.options import Option
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.position.layout import Array, Fields, Layout, Sees, Tensor, array, scalar
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.rules.assembly import Rules
from riverrun.kernel.rules.refusals import Cited, Several
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep
from riverrun.kernel.win_chances import win_chances

SEATS = 2
CARDS = 12
HAND = 5
PRICE = 6
TURNS = 2
NONE = -1
NAMES = tuple(f"{'abcdefghijkl'[card]}{card % 4 + 1}" for card in range(CARDS))


class Step(IntEnum):
    TURN = 1
    PAY = 2
    HELP = 3  # a: who is asked
    NEXT = 4


class Box(Fields):
    players: int = scalar()
    worth: Array = array(CARDS)


class Position(Layout):
    pending = {Step.PAY: (Tensor.SKIP, Tensor.SKIP), Step.NEXT: (Tensor.SKIP, Tensor.SKIP)}

    active: int = scalar(tensor=Tensor.seat())
    turn: int = scalar()
    due: int = scalar()
    bought: Array = array(SEATS, per_seat=True)
    hands: Array = array(SEATS, HAND, sees=Sees.OWNER)
    """Each place has a card, or NONE once it is paid."""
    deck: Array = array(CARDS, sees=Sees.NOBODY)
    deck_size: int = scalar()


CARD = pieces("card", ids=NAMES)
SEAT = player("seat", SEATS)
MOVES = MoveSpace(
    Verb("buy", clause="B-1"),
    Verb("wait", clause="B-1", always=True),
    Verb("pay", CARD, clause="B-2"),
    Verb("roll", clause="B-3"),
    Verb("turn", clause="B-4"),
    Verb("beg", clause="B-5", always=True),
    Verb("yes", clause="B-5", always=True),
    Verb("no", clause="B-5", always=True),
    names=(SEAT,),
)
PAY, ROLL, TOP, BEG = MOVES.first("pay"), MOVES.first("roll"), MOVES.first("turn"), MOVES.first("beg")
STEPS = (
    DecisionStep(Step.TURN, "turn", "B-1", verbs=("buy", "wait"), then=Step.NEXT),
    DecisionStep(Step.PAY, "payment", "B-2", verbs=("pay", "roll", "turn", "beg")),
    DecisionStep(Step.HELP, "help", "B-5", verbs=("yes", "no"), seat="about"),
    AutomaticStep(Step.NEXT, "next_turn"),
)


class Reason(IntEnum):
    POOR = 4
    NOT_HELD = 5
    ROLLED = 6
    EMPTY = 7


class Happened(IntEnum):
    DEALT = 0
    PAID = 1
    ROLLED = 2
    TURNED = 3
    BEGS = 4
    BOUGHT = 5


REFUSALS = {
    Reason.POOR: Cited("B-1"),
    Reason.NOT_HELD: Cited("B-2", "card"),
    Reason.ROLLED: Cited("B-3"),
    Reason.EMPTY: Cited("B-4"),
}
EVENTS = {
    Happened.DEALT: Cited("B-1", "seat", Several("hand", HAND, of="card")),
    Happened.PAID: Cited("B-2", "seat", "card", "due"),
    Happened.ROLLED: Cited("B-3", "seat", "die"),
    Happened.TURNED: Cited("B-4", "card"),
    Happened.BEGS: Cited("B-5", "seat"),
    Happened.BOUGHT: Cited("B-1", "seat"),
}


@rule
def lay_table(box: Box, s: Position, log: Log) -> None:
    for card in range(CARDS):
        s.deck[card] = card
    shuffle(s.rng, s.deck, 0, CARDS)
    s.deck_size = CARDS
    for seat in range(SEATS):
        for place in range(HAND):
            s.deck_size -= 1
            s.hands[seat, place] = s.deck[s.deck_size]
            s.deck[s.deck_size] = NONE
    for seat in range(box.players):
        note(log, Happened.DEALT, seat, s.hands[seat, 0], NOTHING, s.hands[seat, 2])
        more(log, s.hands[seat, 3], s.hands[seat, 4], 0, 0)
    push(s, Step.TURN, 0, 0)


@rule
def held(box: Box, s: Position) -> int:
    total = 0
    for place in range(HAND):
        if s.hands[s.active, place] != NONE:
            total += box.worth[s.hands[s.active, place]]
    return total


@rule
def legal_turn(box: Box, s: Position, out: Any) -> int:
    if refuse_buy(box, s) == 0:
        out[0] = move_range(0, 2)
    else:
        out[0] = move_range(1, 1)
    return 1


@rule
def refuse_buy(box: Box, s: Position) -> int:
    return 0 if held(box, s) >= PRICE else Reason.POOR


@rule
def buy(s: Position) -> None:
    s.due = PRICE
    push(s, Step.PAY, 0, 0)


@rule
def wait(s: Position) -> None:
    s.due = 0


@rule
def legal_payment(s: Position, out: Any) -> int:
    n = 0
    for place in range(HAND):
        if s.hands[s.active, place] != NONE:
            out[n] = move_range(PAY + s.hands[s.active, place], 1)
            n += 1
    out[n] = move_range(ROLL, 1)
    n += 1
    if refuse_turn(s) == 0:
        out[n] = move_range(TOP, 1)
        n += 1
    out[n] = move_range(BEG, 1)
    return n + 1


@rule
def refuse_pay(s: Position, card: int) -> int:
    for place in range(HAND):
        if s.hands[s.active, place] == card:
            return 0
    return Reason.NOT_HELD


@rule
def pay(box: Box, s: Position, log: Log, card: int) -> None:
    for place in range(HAND):
        if s.hands[s.active, place] == card:
            s.hands[s.active, place] = NONE
    settle(s, log, box.worth[card])
    note(log, Happened.PAID, s.active, card, s.due, 0)


@rule
def settle(s: Position, log: Log, paid: int) -> None:
    s.due = max(0, s.due - paid)
    if s.due > 0:
        push(s, Step.PAY, 0, 0)
    else:
        s.bought[s.active] += 1
        note(log, Happened.BOUGHT, s.active, 0, 0, 0)


@rule
def refuse_roll() -> int:
    return 0


@rule
def roll(s: Position, log: Log) -> None:
    die = below(s.rng, 6) + 1
    reveal(log, Happened.ROLLED, s.active, die, 0, 0)
    settle(s, log, die)


@rule
def refuse_turn(s: Position) -> int:
    return 0 if s.deck_size > 0 else Reason.EMPTY


@rule
def turn(box: Box, s: Position, log: Log) -> None:
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NONE
    reveal(log, Happened.TURNED, card, 0, 0, 0)
    settle(s, log, box.worth[card])


@rule
def beg(box: Box, s: Position, log: Log) -> None:
    note(log, Happened.BEGS, s.active, 0, 0, 0)
    push(s, Step.HELP, (s.active + 1) % box.players, 0)


@rule
def yes(s: Position, log: Log) -> None:
    settle(s, log, PRICE)


@rule
def no(s: Position, log: Log) -> None:
    settle(s, log, 0)


@rule
def next_turn(box: Box, s: Position) -> None:
    s.active = (s.active + 1) % box.players
    s.turn += 1
    if s.turn >= TURNS * box.players:
        finish(s)
    else:
        push(s, Step.TURN, 0, 0)


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """The others' cards and the deck are shuffled and dealt again."""
    for other in range(SEATS):
        for place in range(HAND):
            if other != seat and s.hands[other, place] != NONE:
                s.deck[s.deck_size] = s.hands[other, place]
                s.deck_size += 1
    deal_again(s.rng, s.deck, 0, s.deck_size)
    for other in range(SEATS):
        for place in range(HAND):
            if other != seat and s.hands[other, place] != NONE:
                s.deck_size -= 1
                s.hands[other, place] = s.deck[s.deck_size]
                s.deck[s.deck_size] = NONE


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    best = max(s.bought[0], s.bought[1])
    winners = 0
    for seat in range(box.players):
        winners += s.bought[seat] == best
    for seat in range(box.players):
        points[seat] = s.bought[seat]
        wins[seat] = 1.0 / winners if s.bought[seat] == best else 0.0


@rule
def due_wrong(s: Position) -> int:
    return 1 if s.due < 0 or (s.due > 0) != (settled_here(s) == 0) else 0


INVARIANTS = (due_wrong,)


@rule
def settled_here(s: Position) -> int:
    return 0 if s.over == 0 and (s.decision == Step.PAY or s.decision == Step.HELP) else 1


@entry
def settled(box: Box, s: Position) -> int:
    return settled_here(s)


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    for seat in range(box.players):
        points[seat] = float(s.bought[seat])
    win_chances(points, chances, box.players, 1.0)


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    """Dear cards first, so that few are paid; and rather a die than any card."""
    for i in range(count):
        weights[i] = 0.5
        if PAY <= moves[i] < PAY + CARDS:
            weights[i] = float(box.worth[moves[i] - PAY])
        elif moves[i] == ROLL:
            weights[i] = 9.0


RULES = Rules("barter", MOVES, STEPS, (sys.modules[__name__],), over="B-1")
RULES.export(__name__, players=SEATS, legal_max=16)


class Barter(Rulebook):
    id = "barter"
    title = "The Barter"
    designer = "nobody"
    version = "1"
    seats = range(2, SEATS + 1)
    usual = 2
    position = Position

    def __init__(self) -> None:
        self.hooks = {}

    @cached_property
    def rules(self) -> ModuleType:
        return sys.modules[__name__]

    @cached_property
    def options(self) -> dict[str, Option]:
        return {}

    def unpack(self, pack: Path | None) -> Any:
        return Content()

    def box(self, content: Any, players: int, options: Mapping[str, str]) -> Any:
        box = Box.empty()[0]
        box.players = players
        box.worth[:] = [int(name[1:]) for name in NAMES]
        return box

    def unsound(self, number: int) -> str:
        return f"number {number}"


class Content(msgspec.Struct, frozen=True):
    def essence(self) -> Any:
        return self


def barter() -> Game:
    """The game, made anew."""
    return Game(Barter(), 2, {})
