"""Analysis: what a search with several trees finds in a position, with intervals, a line and reasons in words."""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from riverrun.bots.levels import heaviest_move, judging_net, seed_of, weights_in
from riverrun.bots.policies import SETTLING
from riverrun.bots.searcher import Found, Searcher, Settings
from riverrun.kernel import analysis, journal
from riverrun.kernel.analysis import Analysis, Candidate, Chance, Reason
from riverrun.kernel.errors import BadOption, RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rules.explanations import Fact
from riverrun.kernel.state import State
from riverrun.nets.files import Weights

TREES = 6
"""How many trees a position is searched with: their differences give the intervals."""
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571)
"""Student's 97.5 % points for 1 to TREES - 1 degrees of freedom."""
SECONDS = 1.0
"""How long an analysis takes where nobody says."""
LINE = 10
"""How many moves of the expected line are told."""
NODES = 600_000
FLOOR = 2
"""How often a tree tries every move at the least, so that a bad one has its number too."""


def analyse(
    state: State,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
    moves: int = 5,
    threads: int | None = None,
    floor: int = FLOOR,
) -> Analysis:
    """The best moves for the seat that is asked, by what it knows alone.

    The budget is seconds (SECONDS where nothing is given) or iterations, which find the same each time. Each tree tries
    every move `floor` times at the least: the more, the narrower are the intervals of bad moves. For a time, and
    with compiled rules, the game's net judges where it is the stronger (`net_of_chances`); iterations are of playouts.
    """
    if state.over or state.seat is None:
        raise RiverrunError(Sentence("rr-error-over-no-analysis"))
    if moves < 1:
        raise BadOption(Sentence("rr-error-analysis-moves", {"moves": moves}))
    if seconds is None and iterations is None:
        seconds = SECONDS
    by_net = iterations is None and switch.compiled_now()
    searcher = _searcher(state.game, min(TREES, threads or os.cpu_count() or 1), floor, by_net)
    found = searcher.think(state, seed=seed_of(state) if seed is None else seed, seconds=seconds, iterations=iterations)
    if searcher.by_net and not state.game.rulebook.together:
        found = [shared_out(one) for one in found]
    total = sum(one.visits for one in found)
    best = found[0]
    line = searcher.line(LINE)
    return Analysis(
        seat=state.seat,
        iterations=searcher.iterations,
        chances=chances_of(best),
        moves=[candidate(state, one, total) for one in found[:moves]],
        looked_at=len(found),
        line=[state.game.text(move) for move in shared_line(state, line)],
        reasons=reasons(state, best, line),
    )


@lru_cache(2)
def _searcher(game: Game, threads: int, floor: int, by_net: bool) -> Searcher:
    net = net_of_chances(game) if by_net else None
    return Searcher(game, Settings(floor=floor), trees=TREES, threads=threads, nodes=NODES, net=net)


def net_of_chances(game: Game) -> Weights | None:
    """The net that judges for the usual search of a game, if what it expects is a chance; None: playouts judge.

    A net that learned from points too expects a reward of both, which nobody may be told as a chance to win.
    """
    file = judging_net(game)
    weights = None if file is None else weights_in(file, game.rulebook)
    return None if weights is None or weights.reward[0] > 0.0 else weights


def shared_out(found: Found) -> Found:
    """The same with chances that come to 1, where a net judged each seat by itself."""
    opinions = tuple(_whole(opinion) for opinion in found.opinions)
    return replace(found, chances=_whole(found.chances), opinions=opinions)


def _whole(chances: Sequence[float]) -> tuple[float, ...]:
    total = sum(chances)
    return tuple(one / total if total > 0.0 else 1.0 / len(chances) for one in chances)


def shared_line(state: State, moves: list[int]) -> list[int]:
    """A line up to where looking ahead leaves the game itself: bots may end a round that a clock has not ended yet.

    It is followed in one deal; where that deal has no such move, the rest is not looked at.
    """
    game = state.game
    if game.lookahead_box is game.box:
        return moves
    real, expected = (state.redeal(state.seat, seed_of(state)).position for _ in range(2))
    for number, move in enumerate(moves, 1):
        if game.rules.refusal(game.box, real, move):
            break
        game.rules.play(game.box, real, journal.off(), move)
        game.rules.play(game.lookahead_box, expected, journal.off(), move)
        if real.tobytes() != expected.tobytes():
            return moves[:number]
    return moves


def candidate(state: State, found: Found, total: int) -> Candidate:
    """A move that was looked at, in words."""
    verdict = state.explain(found.move)
    return Candidate(verdict.move, verdict.sentence, verdict.clause, found.visits / total, chances_of(found))


def chances_of(found: Found) -> list[Chance]:
    """Each seat's chance after a move, with the interval in which the trees' opinions put it."""
    return [
        chance(found.chances[seat], [opinion[seat] for opinion in found.opinions], found.visits)
        for seat in range(len(found.chances))
    ]


def chance(mean: float, opinions: Sequence[float], visits: int) -> Chance:
    """A chance with its interval: Student's over the trees' opinions, and all between 0 and 1 where one tree tells."""
    if len(opinions) < 2:
        return Chance(mean, 0.0, 1.0)
    half = STUDENT[len(opinions) - 2] * statistics.stdev(opinions) / len(opinions) ** 0.5
    half = max(half, 0.5 / (visits + 1))
    return Chance(mean, max(0.0, mean - half), min(1.0, mean + half))


# Reasons


def reasons(state: State, best: Found, line: Sequence[int] = ()) -> list[Reason]:
    """Why a move: what it does, what it changes of the seat's facts, and the chance it gives.

    It is tried on a copy in which all that the seat cannot know is dealt anew. A choice of several moves is told and
    tried whole, as the expected line goes on.
    """
    seat = state.seat
    assert seat is not None
    after = state.redeal(seat, seed_of(state))
    told = [reason_of(after, best.move)]
    after.play(best.move)
    following = iter(line[1:] if line and line[0] == best.move else ())
    while not after.settled and len(told) < SETTLING:
        move = next(following, None)
        if move is None or move not in after.legal():
            following, move = iter(()), heaviest_move(after)
        if after.seat == seat:
            told.append(reason_of(after, move))
        after.play(move)
    mean = best.chances[seat]
    chance = Sentence("rr-reason-chance", {"percent": round(100 * mean)})
    changed = changes(facts(state, seat), facts(after, seat))
    return [*told, *changed, Reason(chance, told[0].clause, "chance", seat, 0.0, mean, True)]


def reason_of(state: State, move: int) -> Reason:
    """What a move does."""
    verdict = state.explain(move)
    return Reason(verdict.sentence, verdict.clause)


def facts(state: State, seat: int) -> list[Fact]:
    """What a seat looks at: its points, and what the game names."""
    game, book = state.game, state.game.rulebook
    score = book.scores(game, state.copy().position_view)[seat]
    stands = Sentence("rr-fact-points")
    points = [Fact("points", line.clause, seat, score.points, stands) for line in score.lines[:1]]
    return [*points, *book.facts(game, state.position_view, seat)]


def changes(before: list[Fact], after: list[Fact]) -> list[Reason]:
    """What differs."""
    then = {(fact.name, fact.seat): fact for fact in before}
    found = []
    for fact in after:
        was = then.get((fact.name, fact.seat))
        if was is not None and was.value != fact.value:
            change = Sentence(
                "rr-reason-change",
                {
                    "fact": fact.sentence,
                    "before": was.value,
                    "after": fact.value,
                    "direction": "up" if fact.value > was.value else "down",
                    "by": abs(fact.value - was.value),
                },
            )
            good = (fact.value > was.value) != fact.threat
            found.append(Reason(change, fact.clause, fact.name, fact.seat, was.value, fact.value, good))
    return found


analysis.register_analyst(analyse)
