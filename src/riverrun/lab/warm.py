"""Everything that Python calls compiled, once for each game, so that the cache holds it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from riverrun.bots import BOTS, Bot, PolicyBot, bot
from riverrun.bots.searcher import Searcher
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.lab.measure import Table
from riverrun.lab.side import Side
from riverrun.lab.simulate import simulate
from riverrun.lab.study import Asked, study_block
from riverrun.nets.files import has_net, net_of, read_net


@dataclass(frozen=True)
class Piece:
    """One entry point and a call that brings it in."""

    name: str
    call: Callable[[], object]


@dataclass(frozen=True)
class Warmed:
    """A piece that is in, how long that took, and whether it had to be compiled."""

    name: str
    seconds: float
    compiled: bool


def warm_game(book: Rulebook) -> Game:
    """A small game to call the pieces with; its options and players do not matter to what is compiled."""
    return Game(book, book.seats[0])


def pieces(game: Game) -> list[Piece]:
    """The entry points, called as states, bots and the lab call them; first the rules, which the others call."""
    rules, players = game.rules, game.rules.PLAYERS_MAX
    with switch.running(False):
        state = game.new(seed=0)
    move = state.legal()[0]
    points, wins = np.zeros(players), np.zeros(players)
    moves, weights = np.array([move], np.int32), np.zeros(1)
    found = [
        Piece("loops.start", lambda: game.new(seed=0)),
        Piece("rules.legal", state.legal),
        Piece("rules.refusal", lambda: rules.refusal(game.box, state.position, move)),
        Piece("rules.result", lambda: rules.result(game.box, state.position, points, wins)),
        Piece("rules.value", lambda: rules.value(game.box, state.position, points, wins)),
        Piece("rules.weigh", lambda: rules.weigh(game.box, state.position, moves, 1, weights)),
        Piece("rules.settled", lambda: state.settled),
        Piece("rules.redeal", lambda: state.redeal(0, seed=0)),
        Piece("rules.play", lambda: state.copy().play(move)),
        Piece("loops.random_games", lambda: Table(game).play(1)),
        Piece("loops.copies", lambda: game.loops.copies(game.rulebook.position.empty(2), 1)),
    ]
    found += [
        Piece("bots.policies", lambda: bot("greedy").move(state, seed=0)),
        Piece("bots.search", lambda: Searcher(game, nodes=1).think(state, seed=0, iterations=1)),
    ]
    if has_net(game.rulebook):
        net = read_net(net_of(game.rulebook), game.rulebook)
        found += [
            Piece("bots.net", lambda: bot("net").move(state, seed=0)),
            Piece("bots.net_search", lambda: Searcher(game, nodes=1, net=net).think(state, seed=0, iterations=1)),
        ]
    quick: list[Bot] = [bot for bot in BOTS.values() if isinstance(bot, PolicyBot)]
    found.append(Piece("lab.play_games", lambda: simulate(game, quick, 1)))
    return found


def study_piece(game: Game) -> Piece:
    """What `report`, `compare` and the laboratory play with quick bots; it takes half as long as all the others."""
    return Piece("lab.study_games", lambda: study_block(Side.of(game, [bot("greedy")]), 0, 0, 1, Asked(coupled=True)))


def bring_in(listed: list[Piece]) -> Iterator[Warmed]:
    """Call each piece compiled, and say what that took."""
    for piece in listed:
        before, begun = _cached(), time.perf_counter()
        with switch.running(True):
            piece.call()
        yield Warmed(piece.name, time.perf_counter() - begun, compiled=_cached() != before)


def _cached() -> set[Path]:
    """The compiled pieces in the cache."""
    return set(switch.CACHE.rglob("*.nbc"))


def set_mark(id: str) -> bool:
    """Notes that a game is in the cache; with the last one, `warm_stamp` says that all are. Whether all are."""
    switch.warm_mark(id).parent.mkdir(parents=True, exist_ok=True)
    switch.warm_mark(id).write_text("")
    complete = all(switch.warm_mark(other).exists() for other in rulebooks())
    if complete:
        switch.warm_stamp().write_text("")
    return complete
