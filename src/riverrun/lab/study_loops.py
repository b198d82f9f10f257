"""Games between bots of which the laboratory notes what was on offer, taken and done; specialised for each game."""

from __future__ import annotations

from typing import Any, NamedTuple

from riverrun.bots import policies
from riverrun.bots.workspace import Workspace
from riverrun.kernel.chance import next_word, seed_words
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.rules import contract as rules
from riverrun.lab.endings import goes_on, take_back_wins
from riverrun.lab.event_counts import Counters, count_rows

QUARTERS = 4
DRAWS, CHANCE = 16, 1 << 31  # the first of the seeds from which bots and the game draw where games are coupled
ASKED_MAX, AGAIN_MAX = 1 << 10, 1 << 5  # more decisions than a turn has, and more turns than have the same mark


class Notes(NamedTuple):
    """What is noted. A row is a game; a piece is numbered as `takes` does; seats are bits."""

    offered: Any
    """(rows, pieces): the seats that could have taken it."""
    taken: Any
    """(rows, pieces): the seats that took it."""
    worth: Any
    """(rows, pieces, 2): how often the choice was weighed, and by how much taking it raised the chance to win."""
    verbs: Any
    """(stages, verbs): how often each verb was used in each stage."""
    verb_of: Any
    """(moves,): the verb of each move, or -1."""
    turns: Any
    """(rows,): how many turns there were."""
    leaders: Any
    """(rows, QUARTERS - 1): the seats that led on points when a quarter, a half and three quarters were played."""
    course: Any
    """The leaders at each decision of the game that is played, as its turn began."""
    begun: Any
    """Where games are coupled: how often a turn of each mark began, so that one whose mark comes again is another."""
    finals: Any
    """The last positions of some games."""
    best: Any
    """(pieces,): scratch, where a choice is weighed."""
    worths: Any
    """(legal moves,): scratch."""
    rng: Any
    """What weighing deals from."""
    counters: Counters
    log: Any
    """The journal of what is played; off where events are not counted."""
    plan: Any
    """(first game, weigh every so many decisions or 0, games of one deal, every so many games' last position is kept or
    0, the last turn's mark, whether events are counted, whether games are coupled; then, for those, the turn's mark and
    how many decisions it has had)."""


@rule
def lead(box: Any, s: Any, values: Any) -> int:
    """The seats with the most points as the game stands."""
    rules.result(box, s, values[0], values[1])
    most = values[0, 0]
    for seat in range(1, box.players):
        most = max(most, values[0, seat])
    leaders = 0
    for seat in range(box.players):
        if values[0, seat] == most:
            leaders |= 1 << seat
    return leaders


@rule
def chance_after(box: Any, workspace: Workspace, move: int) -> float:
    """The chance to win of the seat of boards[1], as bots judge it, after a move and what is to follow it."""
    boards, values = workspace.boards, workspace.values
    boards[2] = boards[1]
    rules.play(box, boards[2], workspace.log, move)
    policies.settle(box, workspace)
    if boards[2].over:
        rules.result(box, boards[2], values[0], values[1])
    else:
        rules.value(box, boards[2], values[0], values[1])
    return float(values[1, boards[1].seat])


@rule
def weigh_choice(box: Any, workspace: Workspace, notes: Notes, row: int, count: int) -> None:
    """Notes for each piece on offer the chance after the best move that takes it, less that after the best other move.

    Both are judged in the same re-dealt position, so that it does not matter how well the seat stood.
    """
    boards = workspace.boards
    boards[1] = boards[0]
    for i in range(4):
        boards[1].rng[i] = next_word(notes.rng)
    rules.redeal(box, boards[1], boards[0].seat)
    top = -1.0
    top_piece = -2
    for i in range(count):
        move = int(workspace.moves[i])
        chance = chance_after(box, workspace, move)
        piece = rules.takes(box, boards[0], move)
        notes.worths[i] = chance
        if piece >= 0:
            notes.best[piece] = max(notes.best[piece], chance)
        if chance > top:
            top = chance
            top_piece = piece
    second = -1.0
    for i in range(count):
        if rules.takes(box, boards[0], int(workspace.moves[i])) != top_piece:
            second = max(second, notes.worths[i])
    for i in range(count):
        piece = rules.takes(box, boards[0], int(workspace.moves[i]))
        if piece >= 0 and notes.best[piece] >= 0:
            other = second if piece == top_piece else top
            if other >= 0:
                notes.worth[row, piece, 0] += 1
                notes.worth[row, piece, 1] += notes.best[piece] - other
            notes.best[piece] = -1.0


@rule
def note_position(box: Any, lookahead_box: Any, workspace: Workspace, notes: Notes, row: int) -> int:
    """Notes what is on offer in boards[0], who leads as a turn begins; weighs the choice now and then.

    Returns how many legal moves there are, which it has listed, as bots see them, for those who choose.
    """
    s = workspace.boards[0]
    mark = rules.turn_mark(box, s)
    begins = s.moves == 0 or mark != notes.plan[4]
    if begins:
        notes.turns[row] += 1
        notes.plan[4] = mark
    if s.moves < len(notes.course):
        notes.course[s.moves] = lead(box, s, workspace.values) if begins else notes.course[s.moves - 1]
    count = rules.legal(lookahead_box, s, workspace.moves)
    some = False
    for i in range(count):
        piece = rules.takes(box, s, int(workspace.moves[i]))
        if piece >= 0:
            notes.offered[row, piece] |= 1 << s.seat
            some = True
    every = int(notes.plan[1])
    if some and count > 1 and every > 0 and (notes.plan[0] + row + s.moves) % every == 0:
        weigh_choice(lookahead_box, workspace, notes, row, count)
    return count


@rule
def note_move(box: Any, workspace: Workspace, notes: Notes, row: int, move: int) -> None:
    """Notes a move that is about to be made in boards[0]."""
    s = workspace.boards[0]
    piece = rules.takes(box, s, move)
    if piece >= 0:
        notes.taken[row, piece] |= 1 << s.seat
    verb = notes.verb_of[move]
    if verb >= 0:
        notes.verbs[rules.stage(box, s), verb] += 1


@rule
def note_events(notes: Notes, row: int) -> None:
    """Counts what the journal holds, and empties it."""
    if notes.plan[5]:
        log = notes.log
        count_rows(notes.counters, log.rows, min(log.count, log.limit), notes.plan[0] + row)
        log.count = 0
        log.marked = 0


@rule
def note_end(workspace: Workspace, notes: Notes, row: int) -> None:
    """Notes who led at each quarter, and keeps the last position where it is wanted."""
    s = workspace.boards[0]
    for quarter in range(1, QUARTERS):
        at = s.moves * quarter // QUARTERS
        if at < len(notes.course):
            notes.leaders[row, quarter - 1] = notes.course[at]
    game = int(notes.plan[0]) + row
    every = int(notes.plan[3])
    if every > 0 and game % every == 0:
        notes.finals[game // every - (int(notes.plan[0]) + every - 1) // every] = s


@rule
def couple(box: Any, s: Any, notes: Notes, row: int, w0: int, w1: int) -> int:
    """Has the game draw by its deal and the turn alone, and returns by what bots draw: so games that part stay near.

    Whatever happened before, two games of one deal have the same dice in the same turn, and bots that are asked the
    same in it think alike.
    """
    mark = rules.turn_mark(box, s)
    begun = notes.begun
    if s.moves == 0:
        begun[:] = 0
    again = int(begun[mark % len(begun)])
    if s.moves == 0 or mark != notes.plan[7]:
        again += 1
        begun[mark % len(begun)] = again
        notes.plan[7] = mark
        notes.plan[8] = 0
        if s.moves > 0:
            seed_words(s.rng, w0, w1, deal_of(notes, row), CHANCE + mark * AGAIN_MAX + again)
    notes.plan[8] += 1
    return int(DRAWS + (mark * AGAIN_MAX + again) * ASKED_MAX + notes.plan[8])


@rule
def deal_of(notes: Notes, row: int) -> int:
    """The number of a row's deal."""
    return int(notes.plan[0] + row) // int(notes.plan[2])


@entry
def coupled(box: Any, workspace: Workspace, notes: Notes, row: int, w0: int, w1: int) -> int:
    """`couple`, for games that Python plays."""
    return couple(box, workspace.boards[0], notes, row, w0, w1)


@entry
def look(box: Any, lookahead_box: Any, workspace: Workspace, notes: Notes, row: int) -> None:
    """`note_position`, for games that Python plays."""
    note_position(box, lookahead_box, workspace, notes, row)


@entry
def move_on(box: Any, workspace: Workspace, notes: Notes, row: int, move: int) -> None:
    """Notes and plays a move, for games that Python plays."""
    note_move(box, workspace, notes, row, move)
    rules.play(box, workspace.boards[0], notes.log, move)
    note_events(notes, row)


@entry
def end(workspace: Workspace, notes: Notes, row: int) -> None:
    """`note_end`, for games that Python plays."""
    note_end(workspace, notes, row)


@entry
def deal(box: Any, workspace: Workspace, notes: Notes, row: int, w0: int, w1: int) -> None:
    """Deals a row's game into boards[0]; games of one deal differ by what bots draw."""
    boards = workspace.boards
    game = int(notes.plan[0]) + row
    boards[0] = boards[3]
    seed_words(boards[0].rng, w0, w1, deal_of(notes, row), 0)
    rules.setup(box, boards[0], notes.log)
    note_events(notes, row)
    seed_words(workspace.rng, w0, w1, game, 1)
    seed_words(notes.rng, w0, w1, game, 2)


@entry
def study_games(
    box: Any,
    lookahead_box: Any,
    workspace: Workspace,
    notes: Notes,
    bots: Any,
    points: Any,
    wins: Any,
    lengths: Any,
    w0: int,
    w1: int,
) -> None:
    """Plays len(points) games as the arena does, and notes them."""
    s = workspace.boards[0]
    for row in range(len(points)):
        deal(box, workspace, notes, row, w0, w1)
        while goes_on(s):
            count = note_position(box, lookahead_box, workspace, notes, row)
            if notes.plan[6]:
                draws = couple(box, s, notes, row, w0, w1)
                seed_words(workspace.rng, w0, w1, deal_of(notes, row), draws)
            policy = int(bots[(notes.plan[0] + row + s.seat) % len(bots)])
            if policy == policies.RANDOM:
                move = policies.random_move(lookahead_box, workspace)
            else:
                move = policies.choose_among(lookahead_box, workspace, policy, count)
            note_move(box, workspace, notes, row, move)
            rules.play(box, s, notes.log, move)
            note_events(notes, row)
        note_end(workspace, notes, row)
        lengths[row] = s.moves
        rules.result(box, s, points[row], wins[row])
        take_back_wins(s, wins[row])
