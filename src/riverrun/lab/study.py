"""Blocks of games that are noted for the laboratory: each is told by its first game alone, whoever plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from riverrun.bots import Bot, PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.kernel.registry import rulebook
from riverrun.lab import study_loops
from riverrun.lab.event_counts import EventIndex
from riverrun.lab.matches import bot_seed
from riverrun.lab.study_loops import QUARTERS, Notes
from riverrun.lab.watched_games import Results, are_quick, game_seed

QUICK_BLOCK, THINKING_BLOCK = 250, 8
"""How many games a block has, of bots that are compiled functions and of others."""
AHEAD = 2
"""How many blocks wait for each worker."""
COURSE = 1 << 14
"""More decisions than nearly every game has; who leads later is not noted."""

T = TypeVar("T")


class Side(NamedTuple):
    """What is played: a game with its options and content, and the bots that rotate through its seats."""

    id: str
    players: int
    options: dict[str, str]
    pack: Path | None
    weights: tuple[float, ...] | None
    bots: tuple[Bot, ...]

    @classmethod
    def of(cls, game: Game, bots: Sequence[Bot]) -> Side:
        """A game with bots, to be handed to another process."""
        return cls(game.id, game.players, game.options, game.pack, game.weights, tuple(bots))

    @property
    def block(self) -> int:
        """How many games a block of it has."""
        return QUICK_BLOCK if are_quick(self.bots) else THINKING_BLOCK


class Asked(NamedTuple):
    """What is noted besides results, offers and takes."""

    weigh: int = 0
    """Of so many decisions one is weighed; 0: none."""
    finals: int = 0
    """Of so many games the last position of one is kept; 0: of none."""
    events: bool = False
    """Whether events are counted."""
    replays: int = 1
    """How many games there are of each deal."""
    coupled: bool = False
    """Whether what bots draw is told by the decision's number alone, so that two games that are alike stay alike."""


class Block(NamedTuple):
    """What was noted of some games, a row each (see study_loops.Notes)."""

    first: int
    points: Any
    wins: Any
    lengths: Any
    notes: Notes


_games: dict[Any, Game] = {}
GAMES_KEPT = 16
"""How many games a process keeps: one that plays runs for many people meets ever new packs."""


def game_of(side: Side) -> Game:
    """The game that is played, made once in each process."""
    key = (side.id, side.players, tuple(sorted(side.options.items())), side.pack, side.weights)
    if key not in _games:
        if len(_games) >= GAMES_KEPT:
            del _games[next(iter(_games))]
        _games[key] = Game(rulebook(side.id), side.players, side.options, side.pack, side.weights)
    return _games[key]


def takeable(game: Game) -> list[tuple[str, str | None]]:
    """The kind and the id of each piece that `takes` numbers; no id: there is no such piece in this content."""
    return [(one.name, id) for one in game.rulebook.takeable() for id in one.table(game).ids or ()]


def study_block(side: Side, seed: int, first: int, count: int, asked: Asked) -> Block:
    """Plays games first to first + count - 1 of a run and notes them."""
    game = game_of(side)
    results, notes = Results.of(game, count), make_notes(game, first, count, asked)
    loops = specialise(study_loops, game.rules, policies=specialise(policies, game.rules))
    with switch.running(switch.loops_compiled()):
        if are_quick(side.bots):
            w0, w1, _, _ = split_seed(seed)
            policy = np.array([one.policy for one in side.bots if isinstance(one, PolicyBot)], np.int32)
            boxes = game.box, game.lookahead_box
            loops.study_games(*boxes, make_workspace(game), notes, policy, *results, w0, w1)
        else:
            for row in range(count):
                _play_thinking(game, side.bots, seed, loops, notes, results, row)
    seats = slice(game.players)
    return Block(first, results.points[:, seats], results.wins[:, seats], results.lengths, notes)


def _play_thinking(
    game: Game, bots: Sequence[Bot], seed: int, loops: Any, notes: Notes, results: Results, row: int
) -> None:
    """Plays one game between bots that think, beside a board that is noted."""
    w0, w1, _, _ = split_seed(seed)
    number, replays = int(notes.plan[0]) + row, int(notes.plan[2])
    workspace = make_workspace(game)
    loops.deal(game.box, workspace, notes, row, w0, w1)
    state = game.new(game_seed(seed, number // replays), keep_journal=False)
    own_seed = game_seed(seed, number)
    while not state.over:
        chosen = bots[(number + int(state.position.seat)) % len(bots)]
        for move in chosen.plan(state, bot_seed(own_seed, len(state.played))):
            loops.look(game.box, game.lookahead_box, workspace, notes, row)
            loops.move_on(game.box, workspace, notes, row, move)
            state.play(move)
    loops.end(workspace, notes, row)
    results.lengths[row] = int(state.position.moves)
    game.rules.result(game.box, state.position, results.points[row], results.wins[row])


def make_notes(game: Game, first: int, count: int, asked: Asked) -> Notes:
    """Notes of nothing yet."""
    pieces = max(1, len(takeable(game)))
    moves = game.rulebook.declared.moves
    verb_of = np.full(game.moves, -1, np.int32)
    for at, verb in enumerate(moves.verbs):
        verb_of[list(moves.numbers(verb.name))] = at
    stages = len(game.rulebook.stages())
    kept = 0 if not asked.finals else len(range(-(-first // asked.finals) * asked.finals, first + count, asked.finals))
    return Notes(
        offered=np.zeros((count, pieces), np.int32),
        taken=np.zeros((count, pieces), np.int32),
        worth=np.zeros((count, pieces, 2)),
        verbs=np.zeros((stages, len(moves.verbs)), np.int64),
        verb_of=verb_of,
        turns=np.zeros(count, np.int64),
        leaders=np.zeros((count, QUARTERS - 1), np.int32),
        course=np.zeros(COURSE, np.int32),
        finals=game.rulebook.position.empty(max(1, kept)),
        best=np.full(pieces, -1.0),
        worths=np.zeros(game.rules.LEGAL_MAX),
        rng=np.zeros(4, np.uint32),
        counters=EventIndex(game).counters(),
        log=journal.fresh() if asked.events else journal.off(),
        plan=np.array([first, asked.weigh, asked.replays, asked.finals, -1, asked.events, asked.coupled], np.int64),
    )


def finals_of(block: Block, asked: Asked) -> Any:
    """The last positions that a block kept."""
    first, stop = block.first, block.first + len(block.lengths)
    return block.notes.finals[: len([game for game in range(first, stop) if game % asked.finals == 0])]


def in_order(work: Callable[[int], T], numbers: Sequence[int], workers: int, *, quick: bool) -> Iterator[T]:
    """`work` of each number, in their order, done by threads or processes; what is not fetched is given up.

    Threads do where the work is a compiled loop; else each worker is a process, which needs the work as a plain value.
    """
    if workers == 1:
        yield from (work(number) for number in numbers)
        return
    pool: Executor
    if quick:
        pool = ThreadPoolExecutor(workers)
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_settle)
    waiting: list[Future[T]] = []
    try:
        for number in numbers:
            waiting.append(pool.submit(work, number))
            if len(waiting) >= AHEAD * workers:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _settle() -> None:
    """Makes a new process play compiled."""
    switch.go_compiled(switch.loops_compiled())
