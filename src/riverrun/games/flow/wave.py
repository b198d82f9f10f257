"""The giant wave: dice are rolled, a row and a column are swept, and a new round begins (FL-F4 to FL-F9)."""

from __future__ import annotations

from enum import IntEnum

from riverrun.games.flow.aiming import bird_leaves
from riverrun.games.flow.board import bit, is_tile, take_off
from riverrun.games.flow.content import Box
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import CELLS, SIDE, STUBBORN, Card, Die, Mark, Scenario, Step
from riverrun.games.flow.turns import look_home
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal
from riverrun.kernel.position.agenda import push
from riverrun.kernel.rules.refusals import Cited

LOW_ROWS = 24  # bits of rows 0 to 2, which the first number of `swept` and `spared` holds


class Happened(IntEnum):
    """What the journal tells of waves and rounds."""

    DIE = 28
    ROLLED = 29
    SWEPT = 30
    CALM_OVER = 31
    ROUND = 32


EVENTS = {
    Happened.DIE: Cited("FL-F4", "seat", "die"),
    Happened.ROLLED: Cited("FL-F4", "seat", "white", "black"),
    Happened.SWEPT: Cited("FL-F5", "tile", "cell"),
    Happened.CALM_OVER: Cited("FL-F8"),
    Happened.ROUND: Cited("FL-F8", "round"),
}


@rule
def begin_wave(box: Box, s: Position, log: Log) -> None:
    """FL-F4, FL-G5, FL-R11: the active player rolls both dice, or, in calm waters, first chooses one."""
    if s.calm:
        push(s, Step.DIE, 0, 0)
    else:
        roll(box, s, log, below(s.rng, 6) + 1, below(s.rng, 6) + 1)


@rule
def die(box: Box, s: Position, log: Log, die: int) -> None:
    """FL-F4, FL-G5: one die, chosen before it is rolled."""
    note(log, Happened.DIE, s.active, die, 0, 0)
    face = below(s.rng, 6) + 1
    if die == Die.WHITE:
        roll(box, s, log, face, 0)
    else:
        roll(box, s, log, 0, face)


@rule
def roll(box: Box, s: Position, log: Log, white: int, black: int) -> None:
    """FL-F5, FL-F8, FL-F9: the wave sweeps a row and a column, and the round is over."""
    s.white = white
    s.black = black
    reveal(log, Happened.ROLLED, s.active, white, black, 0)
    sweep(box, s, log, box.line[white] if white else -1, box.line[black] if black else -1)
    look_home(s, log)
    if s.calm:
        s.calm = 0
        s.used[Card.CALM_WATERS] += 1
        note(log, Happened.CALM_OVER, 0, 0, 0, 0)
    s.late = 0
    s.round_turns = 0
    s.round_cards = 0
    s.waves += 1
    note(log, Happened.ROUND, s.waves, 0, 0, 0)
    push(s, Step.NEXT, 0, 0)


@rule
def sweep(box: Box, s: Position, log: Log, row: int, column: int) -> None:
    """FL-F5, FL-F6, FL-F7, FL-H7: every tile of the row and the column goes, but for birds and firm obstacles."""
    swept = 0
    spared = 0
    for cell in range(CELLS):
        hits = (1 if cell // SIDE == row else 0) + (1 if cell % SIDE == column else 0)
        if hits == 0 or not is_tile(s, cell):
            continue
        tile = s.board[cell]
        if tile & STUBBORN and s.scenarios[Scenario.OBSTACLES_REMAIN]:
            continue
        if tile & Mark.BIRD and hits == 1:
            s.board[cell] = tile & ~Mark.BIRD
            s.birds += 1
            spared |= bit(cell)
            bird_leaves(log, cell, 1, 0)
            continue
        note(log, Happened.SWEPT, take_off(box, s, cell), cell, 0, 0)
        swept |= bit(cell)
        if tile & Mark.BIRD:
            bird_leaves(log, cell, 0, 0)
    s.swept[0] = swept & ((1 << LOW_ROWS) - 1)
    s.swept[1] = swept >> LOW_ROWS
    s.spared[0] = spared & ((1 << LOW_ROWS) - 1)
    s.spared[1] = spared >> LOW_ROWS
