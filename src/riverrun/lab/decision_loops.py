"""Games between quick bots of which every decision is noted; specialised for each game.

They are played first, as quickly as games that nobody notes, and only the moves are kept. Another thread may then play
these again and note what every seat saw.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.tensor import encode
from riverrun.kernel.rules import contract as rules
from riverrun.lab.endings import goes_on, take_back_wins

# Cells of `counts`: how many decisions, legal moves and floats are noted, how many games of the call are over, whether
# one is under way, and how many moves were made or played again.
ROWS, LEGAL, SEEN, GAMES, UNDER_WAY, MOVES, COUNTS = 0, 1, 2, 3, 4, 5, 6

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
    for i in range(len(observation)):  # without a branch, since which are 0 cannot be foretold
        book.seen_at[at] = i
        book.seen[at] = observation[i]
        at += int(observation[i] != 0.0)
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
def play_games(
    box: Any,
    lookahead_box: Any,
    workspace: Workspace,
    bots: Any,
    moves: Any,
    counts: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    w0: int,
    w1: int,
    first: int,
) -> None:
    """Plays as the arena does and writes down the moves, until all games are over or `moves` is full; goes on again."""
    boards = workspace.boards
    s = boards[0]
    counts[MOVES] = 0
    while counts[GAMES] < len(lengths):
        row = int(counts[GAMES])
        game = first + row
        if counts[UNDER_WAY] == 0:
            begin(box, workspace, w0, w1, game)
            counts[UNDER_WAY] = 1
        while goes_on(s):
            if counts[MOVES] == len(moves):
                return
            move = policies.choose(lookahead_box, workspace, int(bots[(game + s.seat) % len(bots)]))
            rules.play(box, s, workspace.log, move)
            moves[counts[MOVES]] = move
            counts[MOVES] += 1
        lengths[row] = s.moves
        rules.result(box, s, points[row], wins[row])
        take_back_wins(s, wins[row])
        counts[UNDER_WAY] = 0
        counts[GAMES] += 1


@rule
def begin(box: Any, workspace: Workspace, w0: int, w1: int, game: int) -> None:
    """Deals a game."""
    workspace.boards[0] = workspace.boards[3]
    seed_words(workspace.boards[0].rng, w0, w1, game, 0)
    rules.setup(box, workspace.boards[0], workspace.log)
    seed_words(workspace.rng, w0, w1, game, 1)


@entry
def note_games(
    box: Any, workspace: Workspace, book: Notebook, moves: Any, games: int, w0: int, w1: int, first: int
) -> None:
    """Plays `moves` again and notes every decision, until all games are over or the notebook is full; goes on again."""
    counts = book.counts
    s = workspace.boards[0]
    while counts[GAMES] < games:
        game = first + int(counts[GAMES])
        if counts[UNDER_WAY] == 0:
            begin(box, workspace, w0, w1, game)
            counts[UNDER_WAY] = 1
        while goes_on(s):
            if not has_room(book):
                return
            seat, move = int(s.seat), int(moves[counts[MOVES]])
            note_question(book, seat, box.players, rules.legal(box, s, book.moves))
            note_answer(book, game, int(s.moves), seat, move)
            rules.play(box, s, workspace.log, move)
            counts[MOVES] += 1
        counts[UNDER_WAY] = 0
        counts[GAMES] += 1
