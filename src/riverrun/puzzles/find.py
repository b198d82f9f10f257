"""Finding puzzles: simulated games are searched for positions in which one move is clearly best."""

from __future__ import annotations

import datetime
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from riverrun.bots import bot
from riverrun.bots.analysis import analyse
from riverrun.bots.levels import heaviest_move
from riverrun.kernel.analysis import Analysis
from riverrun.kernel.game import Game
from riverrun.kernel.state import State
from riverrun.puzzles.puzzle import Puzzle, PuzzleMove, puzzle_id

GAP = 0.08
"""What the second best move has to lose of the chance to win."""
FIRST, DEEPER = 1_200, 12_000
"""How many iterations a position gets at first, and when it is checked."""
GLANCE = 4
"""The part of the first search that a position is glanced at with, before it."""
LEAST_MOVES = 4
"""How many moves there must be to choose from."""
KEPT = 24
"""How many moves a puzzle tells of, the best first."""
PLAYERS = ("medium", "medium", "easy")
"""The bots that play the games, drawn for each seat."""
QUICK = "easy"
"""The bot by which the length of a game is estimated."""
SEEDS = (1 << 64) - 1
SERIOUS = 0.02
"""The share of a search from which on a move was taken seriously."""
LOST, WON = 0.15, 0.995
"""A chance to win below or above which nothing is left to find."""


@dataclass(frozen=True)
class Search:
    """How puzzles are looked for."""

    seed: int = 0
    first: int = FIRST
    deeper: int = DEEPER
    gap: float = GAP
    surprising: bool = True
    """Whether the best move must be another than the one that looks best at first sight."""
    since: datetime.date | None = None
    """The day from which they may be a puzzle of the day; None: today."""


def find(
    games: Sequence[Game], wanted: int, most_games: int, search: Search, told: Callable[[int, int], None] | None = None
) -> Iterator[Puzzle]:
    """Look for puzzles at tables of these games, at most one in a simulated game; `told` hears of games and puzzles.

    They differ: no best move comes twice, and no verb makes more than a third of them.
    """
    found: list[str] = []
    for number in range(most_games):
        chance = random.Random(f"{search.seed} {number}")
        tired = {verb for verb, times in Counter(map(verb_of, found)).items() if times >= max(1, wanted // 3)}
        puzzle = search_game(games[number % len(games)], chance, search, {*found, *tired})
        if puzzle is not None:
            found.append(puzzle.best)
        if told is not None:
            told(number + 1, len(found))
        if puzzle is not None:
            yield puzzle
        if len(found) == wanted:
            return


def verb_of(move: str) -> str:
    """The verb of a move's notation."""
    return move.partition(" ")[0]


def search_game(
    game: Game, chance: random.Random, search: Search, known: Collection[str] = frozenset()
) -> Puzzle | None:
    """Play a game and return the first puzzle in it; it is looked at from a random move on.

    A puzzle whose best move or its verb is `known` is passed over.
    """
    seed = chance.getrandbits(128)
    skipped = chance.randrange(length_of(game, seed))
    state = game.new(seed, keep_journal=False)
    bots = [bot(chance.choice(PLAYERS)) for _ in range(game.players)]
    while not state.over:
        if len(state.played) >= skipped and is_candidate(state):
            puzzle = puzzle_of(state, search, known)
            if puzzle is not None:
                return puzzle
        assert state.seat is not None
        state.play(bots[state.seat].move(state, chance.getrandbits(64)))
    return None


def length_of(game: Game, seed: int) -> int:
    """How many moves a game of this deal takes among bots that do not look ahead."""
    state, quick = game.new(seed, keep_journal=False), bot(QUICK)
    while not state.over:
        state.play(quick.move(state, seed + len(state.played) & SEEDS))
    return len(state.played)


def is_candidate(state: State) -> bool:
    """Tell whether a position is worth a search: a choice begins here, and there are moves enough."""
    return state.settled and len(state.legal()) >= LEAST_MOVES


def puzzle_of(state: State, search: Search, known: Collection[str] = frozenset()) -> Puzzle | None:
    """Make a puzzle of a position, if one move is clearly best by two searches, the second of them deeper.

    A glance before them passes most positions over.
    """
    game, seat = state.game, state.seat
    assert seat is not None
    glance = analyse(state, iterations=max(1, search.first // GLANCE), moves=2, threads=1)
    likely = glance.moves[0].move
    if not is_apart(glance, search.gap / 2) or {likely, verb_of(likely)} & {*known}:
        return None
    if search.surprising and game.move(likely) == heaviest_move(state):
        return None
    found = analyse(state, iterations=search.first, moves=KEPT, threads=1)
    if found.moves[0].move != likely or not is_clear(found, search.gap):
        return None
    document = msgspec.to_builtins(state.document())
    laid = game.restore(document)
    checked = analyse(laid, iterations=search.deeper, seed=search.seed + 1, moves=KEPT, threads=1)
    if checked.moves[0].move != found.moves[0].move or not is_clear(checked, search.gap):
        return None
    best = checked.moves[0]
    return Puzzle(
        id=puzzle_id(game.id, game.players, document, best.move),
        since=search.since or datetime.datetime.now(datetime.UTC).date(),
        players=game.players,
        options=game.options,
        rules=game.rulebook.version,
        content=game.content_hash,
        seat=seat,
        after=len(state.played),
        position=document,
        best=best.move,
        clause=best.clause,
        moves=[PuzzleMove.of(one, seat) for one in checked.moves],
        reasons=checked.reasons,
        line=checked.line,
        iterations=checked.iterations,
    )


def is_apart(found: Analysis, gap: float) -> bool:
    """Tell whether the two best moves lie apart in the mean."""
    first, *others = (one.chances[found.seat].mean for one in found.moves)
    return bool(others) and first - others[0] >= gap


def is_clear(found: Analysis, gap: float) -> bool:
    """Tell whether one move is clearly best.

    Its interval lies above those of the second and of all that the search took seriously, and its mean above every
    other's by the gap. What was hardly tried has no interval to speak of: the search left it for its mean.
    """
    seat, (best, *others) = found.seat, found.moves
    chance = best.chances[seat]
    if not others or not LOST <= chance.mean <= WON:
        return False
    serious = [others[0], *(one for one in others if one.share >= SERIOUS)]
    apart = all(chance.low > one.chances[seat].high for one in serious)
    return apart and all(chance.mean - one.chances[seat].mean >= gap for one in others)
