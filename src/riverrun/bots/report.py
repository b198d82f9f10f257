"""A report on a finished game: each seat's chance to win at every decision, and the turning points.

Positions are analysed one by one, so that whoever makes a report can show how far it is, stop, and keep what is known:
`key` names a position as its seat saw it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from riverrun.bots.analysis import TREES, analyse
from riverrun.kernel.analysis import Analysis, Chance
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import Record
from riverrun.kernel.state import State

ITERATIONS = 1_800
"""How many iterations a position gets in a report where nobody says."""
TURNING = 0.08
"""A move that gives so much of the chance to win away is a turning point."""
TURNING_MAX = 5
"""How many turning points are told at most."""
VERSION = 2
"""Changes whenever the same position would be told otherwise."""


class Moment(msgspec.Struct, frozen=True):
    """A decision of the game, as the seat that made it could judge it."""

    number: int
    """How many moves had been played."""
    seat: int
    played: str
    best: str
    chances: list[Chance]
    """Each seat's chance to win, if the best move is made."""
    lost: float
    """What the move that was played gave away of its seat's chance; 0 if it was the best, or the only one."""


class Report(msgspec.Struct, frozen=True):
    """A game's course."""

    game: str
    players: int
    iterations: int
    """How many iterations each position got."""
    moments: list[Moment]
    turning: list[int]
    """The numbers of the turning points, in the game's order."""
    wins: list[float]
    """Each seat's share of the win in the end."""


class Step(NamedTuple):
    """A position to analyse: after how many moves, and the move that was played there."""

    number: int
    state: State
    played: int


def steps(record: Record, game: Game) -> Iterator[Step]:
    """The decisions of a game, one after another: those of the seats, where there was something to choose."""
    state = record.replay(game, upto=0)
    for number, text in enumerate(record.moves):
        move = game.move(text)
        if move not in game.rulebook.environment and len(state.legal()) > 1:
            yield Step(number, state, move)
        state.replay_move(move)


def key(state: State, iterations: int) -> str:
    """Names what an analysis depends on: what the seat sees, the rules and content it plays by, and the budget."""
    game = state.game
    digest = hashlib.blake2b(digest_size=16)
    told = (VERSION, game.id, game.players, game.options, game.rulebook.version, game.content_hash, iterations, TREES)
    digest.update(repr(told).encode())
    digest.update(state.seen_by(state.seat).tobytes())
    return digest.hexdigest()


def moment(step: Step, found: Analysis) -> Moment:
    """What an analysis that told of every move says about the one that was played."""
    played = step.state.game.text(step.played)
    best = found.moves[0]
    chosen = next((one for one in found.moves if one.move == played), best)
    lost = max(0.0, best.chances[found.seat].mean - chosen.chances[found.seat].mean)
    return Moment(step.number, found.seat, played, best.move, found.chances, lost)


def look(step: Step, iterations: int = ITERATIONS, threads: int | None = None) -> Moment:
    """Analyses one position of a game."""
    every = len(step.state.legal())
    return moment(step, analyse(step.state, iterations=iterations, moves=every, threads=threads))


def turning_points(moments: list[Moment]) -> list[int]:
    """The moves that gave most away, in the game's order."""
    costly = sorted((one for one in moments if one.lost >= TURNING), key=lambda one: (-one.lost, one.number))
    return sorted(one.number for one in costly[:TURNING_MAX])


def report(
    record: Record,
    game: Game,
    *,
    iterations: int = ITERATIONS,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """A report on a finished game; `progress` is told how many of how many positions are done."""
    final = record.replay(game)
    if not final.over:
        raise RiverrunError(Sentence("rr-error-report-unfinished"))
    total = sum(1 for _ in steps(record, game))
    moments = []
    for step in steps(record, game):
        moments.append(look(step, iterations))
        if progress is not None:
            progress(len(moments), total)
    return summed(final, iterations, moments)


def summed(final: State, iterations: int, moments: list[Moment]) -> Report:
    """The report that the moments of a game make."""
    game = final.game
    return Report(game.id, game.players, iterations, moments, turning_points(moments), final.wins())
