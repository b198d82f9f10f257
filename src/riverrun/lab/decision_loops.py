"""Games between quick bots in which every decision is noted; specialised for each game."""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.tensor import encode
from riverrun.kernel.rules import contract as rules
from riverrun.lab.endings import goes_on, take_back_wins

# Cells of `counts`: how many decisions, legal moves and floats are noted, how many games of the call are over, and
# whether one is under way.
ROWS, LEGAL, SEEN, GAMES, UNDER_WAY, COUNTS = 0, 1, 2, 3, 4, 5

# Columns of `rows`, one row a decision.
GAME, PLY, SEAT, MOVE, COLUMNS = 0, 1, 2, 3, 4


class Notebook(NamedTuple):
    """Room for decisions, in flat arrays, and what an observation is made by."""

    words: Any
    """boards[0] of a workspace as plain words."""
    table: Any
    steps: Any
    observation: Any
    """One observation, to be read off."""
    moves: Any
    """The legal moves of one decision."""
    rows: Any
    ends: Any
    """(decisions, 2): where each decision's legal moves and floats end."""
    legal: Any
    seen_at: Any
    """The places of the floats that are not 0."""
    seen: Any
    """Those floats."""
    counts: Any


@rule
def has_room(book: Notebook) -> bool:
    """Whether one more decision fits, whatever it is."""
    counts = book.counts
    fits = counts[ROWS] < len(book.rows) and counts[LEGAL] + len(book.moves) <= len(book.legal)
    return bool(fits and counts[SEEN] + len(book.observation) <= len(book.seen))


@rule
def note_question(book: Notebook, seat: int, players: int, count: int) -> None:
    """Notes what a seat sees and the first `count` legal moves."""
    counts, observation = book.counts, book.observation
    for i in range(count):
        book.legal[counts[LEGAL] + i] = book.moves[i]
    counts[LEGAL] += count
    encode(book.words[0], book.table, book.steps, seat, players, observation)
    at = counts[SEEN]
    for i in range(len(observation)):
        if observation[i] != 0.0:
            book.seen_at[at] = i
            book.seen[at] = observation[i]
            at += 1
    counts[SEEN] = at


@rule
def note_answer(book: Notebook, game: int, ply: int, seat: int, move: int) -> None:
    """Notes the move, which completes a decision."""
    counts = book.counts
    row = counts[ROWS]
    book.rows[row, GAME] = game
    book.rows[row, PLY] = ply
    book.rows[row, SEAT] = seat
    book.rows[row, MOVE] = move
    book.ends[row, 0] = counts[LEGAL]
    book.ends[row, 1] = counts[SEEN]
    counts[ROWS] += 1


@entry
def note_decision(book: Notebook, players: int, game: int, ply: int, seat: int, move: int, count: int) -> None:
    """Notes one decision about the position in `words`, of which the legal moves are in `moves`."""
    note_question(book, seat, players, count)
    note_answer(book, game, ply, seat, move)


@entry
def note_games(
    box: Any,
    lookahead_box: Any,
    workspace: Workspace,
    book: Notebook,
    bots: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    w0: int,
    w1: int,
    first: int,
) -> None:
    """Plays as the arena does, until all games are over or the notebook is full; called again, it goes on."""
    counts, boards = book.counts, workspace.boards
    s = boards[0]
    while counts[GAMES] < len(lengths):
        row = int(counts[GAMES])
        game = first + row
        if counts[UNDER_WAY] == 0:
            boards[0] = boards[3]
            seed_words(s.rng, w0, w1, game, 0)
            rules.setup(box, s, workspace.log)
            seed_words(workspace.rng, w0, w1, game, 1)
            counts[UNDER_WAY] = 1
        while goes_on(s):
            if not has_room(book):
                return
            seat = int(s.seat)
            note_question(book, seat, box.players, rules.legal(box, s, book.moves))
            move = policies.choose(lookahead_box, workspace, int(bots[(game + seat) % len(bots)]))
            note_answer(book, game, int(s.moves), seat, move)
            rules.play(box, s, workspace.log, move)
        lengths[row] = s.moves
        rules.result(box, s, points[row], wins[row])
        take_back_wins(s, wins[row])
        counts[UNDER_WAY] = 0
        counts[GAMES] += 1
