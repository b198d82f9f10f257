"""Blocks of games that are noted for the laboratory: each is told by its first game alone, whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from riverrun.bots import Bot, PolicyBot, policies
from riverrun.bots.workspace import make_workspace
from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.specialise import specialise
from riverrun.lab import study_loops
from riverrun.lab.endings import goes_on, take_back_wins
from riverrun.lab.event_counts import EventIndex
from riverrun.lab.matches import bot_seed
from riverrun.lab.side import Side, game_of
from riverrun.lab.study_loops import QUARTERS, Notes
from riverrun.lab.watched_games import Results, game_seed

COUPLED = 6
"""Where a plan says whether games are coupled."""
MARKS = 1 << 12
"""As many marks of turns are told apart where games are coupled."""
COURSE = 1 << 14
"""More decisions than nearly every game has; who leads later is not noted."""


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
    """Whether what bots and the game draw is told by the deal and the turn alone, so that games that part stay near."""


class Block(NamedTuple):
    """What was noted of some games, a row each (see study_loops.Notes)."""

    first: int
    points: Any
    wins: Any
    lengths: Any
    notes: Notes


def takeable(game: Game) -> list[tuple[str, str | None]]:
    """The kind and the id of each piece that `takes` numbers; no id: there is no such piece in this content."""
    return [(one.name, id) for one in game.rulebook.takeable() for id in one.table(game).ids or ()]


def study_block(side: Side, seed: int, first: int, count: int, asked: Asked) -> Block:
    """Plays games first to first + count - 1 of a run and notes them."""
    game = game_of(side)
    results, notes = Results.of(game, count), make_notes(game, first, count, asked)
    loops = specialise(study_loops, game.rules, policies=specialise(policies, game.rules))
    with switch.running(switch.loops_compiled()):
        if side.quick:
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
    deal_seed, own_seed = game_seed(seed, number // replays), game_seed(seed, number)
    state = game.new(deal_seed, keep_journal=False)
    while goes_on(state.position):
        chosen = bots[(number + int(state.position.seat)) % len(bots)]
        if notes.plan[COUPLED]:
            drawn = bot_seed(deal_seed, loops.coupled(game.box, workspace, notes, row, w0, w1))
            state.position.rng[:] = workspace.boards[0].rng
        else:
            drawn = bot_seed(own_seed, len(state.played))
        for move in chosen.plan(state, drawn):
            loops.look(game.box, game.lookahead_box, workspace, notes, row)
            loops.move_on(game.box, workspace, notes, row, move)
            state.play(move)
    loops.end(workspace, notes, row)
    results.lengths[row] = int(state.position.moves)
    game.rules.result(game.box, state.position, results.points[row], results.wins[row])
    take_back_wins(state.position, results.wins[row])


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
        begun=np.zeros(MARKS, np.int32),
        finals=game.rulebook.position.empty(max(1, kept)),
        best=np.full(pieces, -1.0),
        worths=np.zeros(game.rules.LEGAL_MAX),
        rng=np.zeros(4, np.uint32),
        counters=EventIndex(game).counters(),
        log=journal.fresh() if asked.events else journal.off(),
        plan=np.array(
            [first, asked.weigh, asked.replays, asked.finals, -1, asked.events, asked.coupled, -1, 0], np.int64
        ),
    )


def finals_of(block: Block, asked: Asked) -> Any:
    """The last positions that a block kept."""
    first, stop = block.first, block.first + len(block.lengths)
    return block.notes.finals[: len([game for game in range(first, stop) if game % asked.finals == 0])]
