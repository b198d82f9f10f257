"""The ladder: bots play each other, and Elo numbers with 95 % intervals say how strong each is.

With two players they meet two by two. At larger tables one sits among others of a kind, both ways, and bots that
follow each other in the list sit at one table; all games are rated together. Where all win or lose together there is
nobody to beat: there the ladder is each bot's own share of games won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from riverrun.bots import Bot
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.lab.kept import keeping
from riverrun.lab.ladder_tables import Table, tables_of
from riverrun.lab.plans import Plan, key_of, play_plans
from riverrun.lab.rating import Endings, Pair, Rung, rate, rate_endings
from riverrun.lab.simulate import plan_of
from riverrun.lab.statistics import Interval, wilson
from riverrun.lab.watched_games import Results
from riverrun.lab.workers import Local, Workers

ALONE = Local(1)
GAMES = 40
"""Games for every two bots where nothing else is asked for, or a few more, so that seats are shared out evenly."""


class Among(msgspec.Struct, frozen=True):
    """How one bot fared among others of a kind."""

    one: str
    others: str
    games: int
    share: Interval
    """The one's share of the wins (Wilson's interval)."""


class Ladder(msgspec.Struct, frozen=True, omit_defaults=True):
    """All rungs, the strongest first, and what they come from."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    anchor: str
    """The bot that has 0 Elo."""
    rungs: list[Rung]
    pairs: list[Pair]
    """Of games of two."""
    among: list[Among] = []
    """Of games of more."""


Progress = Callable[[str, int, int], None]
Play = Callable[[Sequence[Plan], Sequence[str]], list[Results]]
"""Plays plans, each under the label by which its progress is told."""


def even_games(game: Game) -> int:
    """How many games for every two bots share out seats evenly: GAMES, or the next number that does."""
    return GAMES if game.rulebook.together else -(-GAMES // _round(game)) * _round(game)


def _round(game: Game) -> int:
    """After how many games of two bots each has had every seat as often, alone and among the other."""
    return 2 if game.players == 2 else 2 * game.players


def climb(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    *,
    near: int = 2,
    seed: int = 0,
    workers: Workers = ALONE,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Plays `games` games for every two bots that stand at most `near` places apart in the list.

    With more than two players, every so many bots that follow each other in the list play as many games at one table.
    `progress` is told what was played last, and how many games of how many are done; `keep` names a file in which
    games are kept, so that the same ladder goes on from it.
    """
    names = [bot.name for bot in bots]
    if len(set(names)) != len(names):
        raise BadOption("A ladder has every bot once.")

    def play(plans: Sequence[Plan], labels: Sequence[str]) -> list[Results]:
        return _play(plans, labels, workers, keep, progress)

    if game.rulebook.together:
        return _together(game, bots, games, seed, play)
    if len(bots) < 2:
        raise BadOption("A ladder needs at least two bots.")
    if game.players < 2:
        raise BadOption("A ladder is of games of 2 or more: alone there is nobody to beat.")
    if game.players == 2:
        return _two(game, bots, games, near, seed, play)
    return _more(game, bots, games, near, seed, play)


def _two(game: Game, bots: Sequence[Bot], games: int, near: int, seed: int, play: Play) -> Ladder:
    """One against one."""
    if games % _round(game):
        raise BadOption(f"Bots change sides from game to game, so the number of games is even, not {games}.")
    names = [bot.name for bot in bots]
    rivals = [(a, b) for a, b in combinations(range(len(bots)), 2) if b - a <= near]
    plans = [plan_of(game, (bots[a], bots[b]), games, seed + (number << 40)) for number, (a, b) in enumerate(rivals)]
    labels = [f"{names[a]} against {names[b]}" for a, b in rivals]
    pairs = []
    for (a, b), run in zip(rivals, play(plans, labels), strict=True):
        first = np.arange(games) % 2 == 0  # bots change sides from game to game
        wins = float(np.where(first, run.wins[:, 0], run.wins[:, 1]).sum())
        pairs.append(Pair(names[a], names[b], games, wilson(wins, games)))
    return Ladder(game.id, 2, game.options, f"{seed:x}", names[0], rate(names, pairs), pairs)


def _more(game: Game, bots: Sequence[Bot], games: int, near: int, seed: int, play: Play) -> Ladder:
    """Tables of more than two."""
    if games % _round(game):
        raise BadOption(
            f"Both bots sit in each of {game.players} seats, alone and among the other, so the number of games is a "
            f"multiple of {_round(game)}, not {games}."
        )
    names = [bot.name for bot in bots]
    tables = tables_of(len(bots), game.players, games, near)
    plans = [
        plan_of(game, [bots[number] for number in table.bots], table.games, seed + (number << 40))
        for number, table in enumerate(tables)
    ]
    found = play(plans, [table.told(names) for table in tables])
    endings = [_endings(table, run) for table, run in zip(tables, found, strict=True)]
    among = [_among(names, table, end) for table, end in zip(tables, endings, strict=True) if table.among]
    every = Endings(*(np.concatenate(column) for column in zip(*endings, strict=True)))
    rungs = rate_endings(names, every)
    return Ladder(game.id, game.players, game.options, f"{seed:x}", names[0], rungs, [], among)


def _endings(table: Table, run: Results) -> Endings:
    """How the games of a table ended, seat by seat."""
    seats = len(table.bots)
    places = np.add.outer(np.arange(table.games), np.arange(seats)) % seats
    return Endings(np.array(table.bots)[places], run.points[:, :seats], run.wins[:, :seats])


def _among(names: Sequence[str], table: Table, end: Endings) -> Among:
    """How the first bot of a table fared, of which all others are of a kind."""
    one, other = table.bots[:2]
    wins = float(end.wins[end.chairs == one].sum())
    return Among(names[one], names[other], table.games, wilson(wins, table.games))


def _play(
    plans: Sequence[Plan], labels: Sequence[str], workers: Workers, keep: Path | None, progress: Progress | None
) -> list[Results]:
    """The games of all plans."""
    total = sum(plan.games for plan in plans)
    finished = 0

    def done(at: int, count: int) -> None:
        nonlocal finished
        finished += count
        if progress is not None:
            progress(labels[at], finished, total)

    with keeping(keep, key_of(plans)) as kept:
        return [outcome.results for outcome in play_plans(plans, workers, kept, done)]


def _together(game: Game, bots: Sequence[Bot], games: int, seed: int, play: Play) -> Ladder:
    """Each bot plays all seats; the deals are the same for all."""
    plans = [plan_of(game, [bot], games, seed) for bot in bots]
    found = play(plans, [bot.name for bot in bots])
    rungs = [
        Rung(bot.name, games, None, wilson(float(run.wins[:, 0].sum()), games))
        for bot, run in zip(bots, found, strict=True)
    ]
    rungs.sort(key=lambda rung: -rung.share.mean)
    return Ladder(game.id, game.players, game.options, f"{seed:x}", "", rungs, [])
