"""The Fair, a toy for tests of bots: sure prizes, gambles, purchases paid coin by coin, and a die to be called.

Each seat takes one turn, and whoever has most points wins. A gamble is decided at once; a purchase asks for a purse
three times; after a cast die the seat says whether it shows much or little. In the middle of these nothing can be
judged, and `value` is far off.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from riverrun.kernel.chance import below
from riverrun.kernel.game import Game
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.moves.move_ranges import move_range
from riverrun.kernel.moves.move_space import MoveSpace, Verb
from riverrun.kernel.moves.parameters import number, player
from riverrun.kernel.options import Option
from riverrun.kernel.position.agenda import finish, push
from riverrun.kernel.position.layout import Array, Fields, Layout, array, scalar
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.rules.assembly import Rules
from riverrun.kernel.rules.explanations import Fact, Line, Score
from riverrun.kernel.rules.refusals import Cited
from riverrun.kernel.rules.steps import AutomaticStep, DecisionStep
from riverrun.kernel.weights import Weight, Weights, weights
from riverrun.kernel.win_chances import win_chances

SEATS = 2
PURSES, COINS = 3, 3
SURE, GAMBLE, PRIZE, CALLED = 38, 70, 60, 60
COST = (1, 6, 12)  # a coin, by its purse
OFFERS = ("sure", "gamble", "buy", "cast")
MISJUDGED = 100.0


class Step(IntEnum):
    TURN = 1
    PAY = 2
    CALL = 3
    NEXT = 4


class W(Weight):
    POINTS = 1.0
    IDLE = 0.5  # nothing asks for it


class Box(Fields):
    players: int = scalar()
    coins: Array = array(PURSES)
    offers: Array = array(len(OFFERS))
    weights: Weights = weights(W)


class Position(Layout):
    active: int = scalar()
    points: Array = array(SEATS, per_seat=True)
    coins: Array = array(PURSES)
    """What is left in the purses of the seat whose turn it is."""
    due: int = scalar()
    """How many coins it still owes."""
    die: int = scalar()


PURSE = number("purse", PURSES)
SEAT = player("seat", SEATS)
MOVES = MoveSpace(
    Verb("sure", clause="FAIR-1"),
    Verb("gamble", clause="FAIR-2"),
    Verb("buy", clause="FAIR-3"),
    Verb("cast", clause="FAIR-4"),
    Verb("pay", PURSE, clause="FAIR-3"),
    Verb("much", clause="FAIR-4", always=True),
    Verb("little", clause="FAIR-4", always=True),
    names=(SEAT,),
)
PAY = MOVES.first("pay")
STEPS = (
    DecisionStep(Step.TURN, "turn", "FAIR-1", verbs=OFFERS, then=Step.NEXT),
    DecisionStep(Step.PAY, "payment", "FAIR-3", verbs=("pay",)),
    DecisionStep(Step.CALL, "call", "FAIR-4", verbs=("much", "little")),
    AutomaticStep(Step.NEXT, "next_turn"),
)


class Reason(IntEnum):
    NOT_OFFERED = 4
    EMPTY = 5


class Happened(IntEnum):
    WON = 0
    ROLLED = 1
    PAID = 2


REFUSALS = {Reason.NOT_OFFERED: Cited("FAIR-1"), Reason.EMPTY: Cited("FAIR-3", "purse")}
EVENTS = {
    Happened.WON: Cited("FAIR-1", "seat", "points"),
    Happened.ROLLED: Cited("FAIR-2", "seat", "die"),
    Happened.PAID: Cited("FAIR-3", "seat", "purse"),
}


@rule
def fill_purses(box: Box, s: Position) -> None:
    for purse in range(PURSES):
        s.coins[purse] = box.coins[purse]


@rule
def lay_table(box: Box, s: Position) -> None:
    """Seat 0 begins."""
    fill_purses(box, s)
    push(s, Step.TURN, 0, 0)


@rule
def legal_turn(box: Box, out: Any) -> int:
    n = 0
    for move in range(len(OFFERS)):
        if box.offers[move]:
            out[n] = move_range(move, 1)
            n += 1
    return n


@rule
def refuse_sure(box: Box) -> int:
    return 0 if box.offers[0] else Reason.NOT_OFFERED


@rule
def refuse_gamble(box: Box) -> int:
    return 0 if box.offers[1] else Reason.NOT_OFFERED


@rule
def refuse_buy(box: Box) -> int:
    return 0 if box.offers[2] else Reason.NOT_OFFERED


@rule
def refuse_cast(box: Box) -> int:
    return 0 if box.offers[3] else Reason.NOT_OFFERED


@rule
def win(s: Position, log: Log, points: int) -> None:
    s.points[s.active] += points
    note(log, Happened.WON, s.active, points, 0, 0)


@rule
def sure(s: Position, log: Log) -> None:
    win(s, log, SURE)


@rule
def gamble(s: Position, log: Log) -> None:
    face = below(s.rng, 2)
    reveal(log, Happened.ROLLED, s.active, face, 0, 0)
    win(s, log, GAMBLE * face)


@rule
def buy(s: Position) -> None:
    s.due = COINS
    push(s, Step.PAY, 0, 0)


@rule
def legal_payment(s: Position, out: Any) -> int:
    n = 0
    for purse in range(PURSES):
        if s.coins[purse] > 0:
            out[n] = move_range(PAY + purse, 1)
            n += 1
    return n


@rule
def refuse_pay(s: Position, purse: int) -> int:
    return 0 if s.coins[purse] > 0 else Reason.EMPTY


@rule
def pay(s: Position, log: Log, purse: int) -> None:
    s.coins[purse] -= 1
    s.points[s.active] -= COST[purse]
    note(log, Happened.PAID, s.active, purse, 0, 0)
    s.due -= 1
    if s.due > 0:
        push(s, Step.PAY, 0, 0)
    else:
        win(s, log, PRIZE)


@rule
def cast(s: Position, log: Log) -> None:
    s.die = below(s.rng, 6) + 1
    reveal(log, Happened.ROLLED, s.active, s.die, 0, 0)
    push(s, Step.CALL, 0, 0)


@rule
def much(s: Position, log: Log) -> None:
    win(s, log, CALLED if s.die > 3 else 0)


@rule
def little(s: Position, log: Log) -> None:
    win(s, log, CALLED if s.die <= 3 else 0)


@rule
def next_turn(box: Box, s: Position) -> None:
    s.active += 1
    s.die = 0
    fill_purses(box, s)
    if s.active == box.players:
        s.active = 0
        finish(s)
    else:
        push(s, Step.TURN, 0, 0)


# What bots ask


@entry
def redeal(box: Box, s: Position, seat: int) -> None:
    """All is open."""


@entry
def result(box: Box, s: Position, points: Any, wins: Any) -> None:
    best = max(s.points[0], s.points[1])
    winners = 0
    for seat in range(box.players):
        winners += s.points[seat] == best
    for seat in range(box.players):
        points[seat] = s.points[seat]
        wins[seat] = 1.0 / winners if s.points[seat] == best else 0.0


@rule
def owed(s: Position) -> int:
    """1: coins are owed to nobody."""
    return 1 if s.due < 0 else 0


INVARIANTS = (owed,)


@entry
def value(box: Box, s: Position, points: Any, chances: Any) -> None:
    for seat in range(box.players):
        points[seat] = box.weights[W.POINTS] * s.points[seat]
    if settled(box, s) == 0:
        points[s.active] -= MISJUDGED
    win_chances(points, chances, box.players, 20.0)


@entry
def weigh(box: Box, s: Position, moves: Any, count: int, weights: Any) -> None:
    for i in range(count):
        weights[i] = 1.0
        if s.decision == Step.PAY:
            weights[i] = 1.0 / COST[moves[i] - PAY]


@entry
def settled(box: Box, s: Position) -> int:
    return 1 if s.decision == Step.TURN else 0


@entry
def luck(box: Box, s: Position) -> int:
    return int(s.die)


RULES = Rules("fair", MOVES, STEPS, (sys.modules[__name__],), over="FAIR-1")
RULES.export(__name__, players=SEATS, legal_max=8)


class Fair(Rulebook):
    """The Fair with some of its offers; a solo seat may have less in its purses."""

    id = "fair"
    title = "The Fair"
    designer = "nobody"
    version = "1"
    seats = range(1, SEATS + 1)
    usual = 2
    position = Position

    def __init__(self, *offers: str, coins: tuple[int, ...] = (2, 2, 2)) -> None:
        self.offers = offers
        self.coins = coins
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
        box.coins[:] = self.coins
        box.offers[:] = [offer in self.offers for offer in OFFERS]
        return box

    def scores(self, game: Game, s: Any) -> list[Score]:
        line = Sentence("rr-fact-points")
        return [
            Score(seat, s.points[seat], 1, False, [Line("points", "FAIR-1", s.points[seat], line)], {})
            for seat in range(game.players)
        ]

    def facts(self, game: Game, s: Any, seat: int) -> list[Fact]:
        return []


class Content(msgspec.Struct, frozen=True):
    """Nothing."""

    def essence(self) -> Any:
        return self


def fair(*offers: str, players: int = 2, weights: Sequence[float] | None = None) -> Game:
    """A game with these offers."""
    return Game(Fair(*offers), players, {}, weights=weights)
