"""Finding puzzles: simulated games are searched for positions in which one move is clearly best."""

from __future__ import annotations

import datetime
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from riverrun.bots import bot
from riverrun.bots.analysis import analyse, reason_of, reasons
from riverrun.bots.levels import Ahead
from riverrun.bots.searcher import Found
from riverrun.kernel.analysis import Analysis, Candidate, Reason
from riverrun.kernel.game import Game
from riverrun.kernel.state import State
from riverrun.puzzles.puzzle import Puzzle, PuzzleMove, puzzle_id

GAP = 0.08
"""What the second best move has to lose of the chance to win."""
FIRST, DEEPER = 1_200, 12_000
"""How many iterations a position gets at first, and when it is checked."""
GLANCE = 4
"""The part of the first search that a position is glanced at with, before it."""
OTHERS = 4
"""How many other moves there must be that lead elsewhere."""
KEPT = 24
"""How many moves a puzzle tells of, the best first."""
PLAYERS = ("medium", "medium", "easy")
"""The bots that play the games, drawn for each seat."""
QUICK = "easy"
"""The bot by which the length of a game is estimated."""
AT_FIRST_SIGHT = "greedy"
"""The bot whose choice is what looks best at first sight."""
TRIED = 12
"""How often each tree tries every move at the least: what is told to be worse must have been tried."""
NEXT = 3
"""How many of the choices are told that follow."""
STEP = 3
"""The part of the deeper search that each further move of a choice is searched with."""
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
    """The day from which they may be a puzzle of the day; None: tomorrow, since today's is being solved already."""


def find(
    games: Sequence[Game],
    wanted: int,
    most_games: int,
    search: Search,
    told: Callable[[int, int], None] | None = None,
    kept: Sequence[Puzzle] = (),
) -> Iterator[Puzzle]:
    """Look for puzzles at tables of these games, at most one in a simulated game; `told` hears of games and puzzles.

    They differ, from those that are `kept` too: no best choice comes twice, and no verb makes more than a third of
    those that are found.
    """
    found: list[str] = []
    before = {" ".join(puzzle.choice) for puzzle in kept}
    for number in range(most_games):
        chance = random.Random(f"{search.seed} {number}")
        tired = {verb for verb, times in Counter(map(verb_of, found)).items() if times >= max(1, wanted // 3)}
        puzzle = search_game(games[number % len(games)], chance, search, {*tired, *before})
        if puzzle is not None:
            found.append(puzzle.best)
            before.add(" ".join(puzzle.choice))
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

    A puzzle whose best choice or its verb is `known` is passed over.
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
    return state.settled and len(state.legal()) > OTHERS


def ways_on(state: State) -> int:
    """How many moves lead to different positions, by what the asked seat knows."""
    seen = set()
    for move in state.legal():
        after = state.redeal(state.seat, 0)
        after.play(move)
        seen.add(after.position.tobytes())
    return len(seen)


def puzzle_of(state: State, search: Search, known: Collection[str] = frozenset()) -> Puzzle | None:
    """Make a puzzle of a position, if one move is clearly best by two searches, the second of them deeper.

    A glance before them passes most positions over.
    """
    game = state.game
    glance = analyse(state, iterations=max(1, search.first // GLANCE), moves=2, threads=1)
    likely = glance.moves[0].move
    if not is_apart(glance, search.gap / 2) or verb_of(likely) in known:
        return None
    if search.surprising and game.move(likely) == bot(AT_FIRST_SIGHT).move(state):
        return None
    found = analyse(state, iterations=search.first, moves=KEPT, threads=1, floor=TRIED)
    if found.moves[0].move != likely or not is_clear(found, search.gap) or ways_on(state) <= OTHERS:
        return None
    document = msgspec.to_builtins(state.document())
    checked = check(game.restore(document), likely, search)
    if checked is None:
        return None
    puzzle = made_of(state, document, checked, search)
    return puzzle if " ".join(puzzle.choice) not in known and is_explained(puzzle) else None


def check(laid: State, best: str, search: Search) -> Analysis | None:
    """Search a position deeper; None: this move is not clearly best there."""
    checked = analyse(laid, iterations=search.deeper, seed=search.seed + 1, moves=KEPT, threads=1, floor=TRIED)
    return checked if checked.moves[0].move == best and is_clear(checked, search.gap) else None


def made_of(state: State, document: Any, checked: Analysis, search: Search) -> Puzzle:
    """Write down what a search found in a position."""
    game, seat, best = state.game, checked.seat, checked.moves[0]
    steps = further_steps(state, best.move, search)
    choice = [best.move, *(step[0].move for step in steps)]
    return Puzzle(
        id=puzzle_id(game.id, game.players, document, best.move),
        since=search.since or tomorrow(),
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
        reasons=reasons_of(state, best, choice),
        line=checked.line,
        iterations=checked.iterations,
        steps=steps,
        next=next_moves(state, choice, checked.line[len(choice) :]),
    )


def tomorrow() -> datetime.date:
    """The first day that nobody has begun yet; days are UTC's."""
    return datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(1)


def reasons_of(state: State, best: Candidate, choice: Sequence[str]) -> list[Reason]:
    """Why the best choice: what each of its moves does, and what all of it changes."""
    numbers = [state.game.move(move) for move in choice]
    return reasons(state, Found(numbers[0], 0, tuple(chance.mean for chance in best.chances)), numbers)


def next_moves(state: State, choice: Sequence[str], line: Sequence[str]) -> list[Reason]:
    """What the expected line has the seat do after its choice: what begins its next choices, by what it knows now."""
    after, told = state.redeal(state.seat, 0), list[Reason]()
    for move in choice:
        if after.seat != state.seat or move not in after.legal_texts():
            return told
        after.play(move)
    for move in line:
        if len(told) == NEXT or after.seat != state.seat or move not in after.legal_texts():
            return told
        if after.settled:
            told.append(reason_of(after, state.game.move(move)))
        after.play(move)
    return told


def is_explained(puzzle: Puzzle) -> bool:
    """Tell whether there is more to say for the answer than its chance to win.

    It is a choice of several moves, which are told one by one, or some number that people look at changes for the good.
    """
    return bool(puzzle.steps) or any(reason.good and reason.fact not in ("", "chance") for reason in puzzle.reasons)


def further_steps(state: State, best: str, search: Search) -> list[list[PuzzleMove]]:
    """Search how the choice goes on that the best move begins, up to where it is complete or nobody can know more."""
    ahead = Ahead(state)
    ahead.play(state.game.move(best))
    steps: list[list[PuzzleMove]] = []
    while ahead.goes_on:
        assert ahead.seat is not None
        found = analyse(ahead.state, iterations=max(1, search.deeper // STEP), moves=KEPT, threads=1)
        steps.append([PuzzleMove.of(one, ahead.seat) for one in found.moves])
        ahead.play(state.game.move(found.moves[0].move))
    return steps


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
