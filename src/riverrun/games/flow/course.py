"""The course of the game: the end of a turn, the giant wave, the next player, the end (FL-C, F, I)."""

from __future__ import annotations

from riverrun.games.flow.board import animals_home, bit, chart, is_tile, take_off
from riverrun.games.flow.cards import has_playable_card
from riverrun.games.flow.content import Box
from riverrun.games.flow.events import Happened
from riverrun.games.flow.piles import tiles_left
from riverrun.games.flow.position import Position
from riverrun.games.flow.terms import ANIMALS, CELLS, NO_CARD, SIDE, STUBBORN, Card, Die, Mark, Scenario, Step
from riverrun.kernel.agenda import finish, pop, push
from riverrun.kernel.chance import below
from riverrun.kernel.jit import rule
from riverrun.kernel.journal import Log, note, reveal

ALL_HOME = (1 << ANIMALS) - 1
LOW_ROWS = 24  # bits of rows 0 to 2, which the first word of `swept` and `spared` holds


@rule
def end_turn(box: Box, s: Position, log: Log) -> None:
    """FL-C4, FL-C6, FL-F2, FL-I1: the card leaves, the win is checked, then comes the wave or the next player."""
    if s.in_play != NO_CARD:
        if s.in_play != Card.CALM_WATERS:
            s.used[s.in_play] += 1
        s.in_play = NO_CARD
    s.turn += 1
    s.round_turns += 1
    look_home(s, log)
    if s.home == ALL_HOME:
        s.won = 1
        note(log, Happened.WON, 0, 0, 0, 0)
        finish(s)
    else:
        push(s, Step.WAVE if s.late else Step.NEXT, 0, 0)


@rule
def look_home(s: Position, log: Log) -> None:
    """FL-I1: which animals reach the boat now."""
    home = animals_home(chart(s))
    for animal in range(ANIMALS):
        if ((home & ~s.home) >> animal) & 1:
            note(log, Happened.HOME, animal, 0, 0, 0)
        if ((s.home & ~home) >> animal) & 1:
            note(log, Happened.CUT_OFF, animal, 0, 0, 0)
    s.home = home


@rule
def next_player(box: Box, s: Position, log: Log) -> None:
    """FL-C1, FL-C3, FL-I2, FL-R1, FL-K3: the next player's turn, unless the game is lost or the round is over."""
    s.active = (s.active + 1) % box.players
    if tiles_left(s) == 0 and not has_playable_card(box, s):
        note(log, Happened.LOST, s.active, 0, 0, 0)
        finish(s)
    elif box.turns > 0 and s.round_turns >= box.turns:
        note(log, Happened.EXPIRED, s.active, 0, 0, 0)
        push(s, Step.WAVE, 0, 0)
    else:
        note(log, Happened.TURN, s.active, s.turn, 0, 0)
        push(s, Step.TURN, 0, 0)


@rule
def tide(s: Position, log: Log) -> None:
    """FL-F1, FL-F2, FL-F3, FL-K1, FL-R6, FL-R7: the timer is at 0; who has not acted loses the turn."""
    if s.decision == Step.TURN:
        note(log, Happened.EXPIRED, s.active, 0, 0, 0)
        pop(s)
        push(s, Step.WAVE, 0, 0)
    else:
        note(log, Happened.EXPIRED, s.active, 1, 0, 0)
        s.late = 1


@rule
def begin_wave(box: Box, s: Position, log: Log) -> None:
    """FL-F4, FL-G5, FL-R11: the active player rolls both dice, or, in calm waters, first chooses one."""
    if s.calm:
        push(s, Step.DIE, 0, 0)
    else:
        roll(box, s, log, below(s.rng, 6) + 1, below(s.rng, 6) + 1)


@rule
def roll_one(box: Box, s: Position, log: Log, die: int) -> None:
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
            note(log, Happened.BIRD_OFF, cell, 1, 0, 0)
            continue
        note(log, Happened.SWEPT, take_off(box, s, cell), cell, 0, 0)
        swept |= bit(cell)
        if tile & Mark.BIRD:
            note(log, Happened.BIRD_OFF, cell, 0, 0, 0)
    s.swept[0] = swept & ((1 << LOW_ROWS) - 1)
    s.swept[1] = swept >> LOW_ROWS
    s.spared[0] = spared & ((1 << LOW_ROWS) - 1)
    s.spared[1] = spared >> LOW_ROWS
