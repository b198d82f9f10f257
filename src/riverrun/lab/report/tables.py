"""A report's tables: plain rows of numbers with their units, from what was added up."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from riverrun.kernel.game import Game
from riverrun.lab.endings import cut_sentence, unfinished
from riverrun.lab.event_counts import EventIndex
from riverrun.lab.inference import benjamini_hochberg, p_value
from riverrun.lab.report.totals import Totals
from riverrun.lab.statistics import Z, mean_interval, wilson
from riverrun.lab.study import takeable

SELDOM = 100
"""A piece that was weighed less often is not called strong or weak."""


class Column(msgspec.Struct, frozen=True):
    """A column: its key, its heading, and what its numbers are."""

    key: str
    heading: str
    unit: str = ""
    """`%` for shares (which are kept as 0 to 1), `points`, or nothing."""


class Table(msgspec.Struct, frozen=True):
    """A table with what it says."""

    name: str
    title: str
    note: str
    columns: list[Column]
    rows: list[dict[str, Any]]


SHARE = [Column("share", "share", "%"), Column("low", "95 % from", "%"), Column("high", "to", "%")]


def share_row(name: str, successes: float, trials: int) -> dict[str, Any]:
    """A share with Wilson's interval."""
    found = wilson(successes, trials)
    return {"name": name, "share": found.mean, "low": found.low, "high": found.high, "count": trials}


def seats(game: Game, totals: Totals) -> Table:
    """Share of wins by seat, or of the table where all win or lose together."""
    games, players = totals.wins.shape
    if game.rulebook.together:
        rows = [share_row("the table", float(totals.wins[:, 0].sum()), games)]
        columns = [Column("name", "who"), *SHARE, Column("count", "games")]
        return Table("seats", "Wins", "All win or lose together. Wilson's interval.", columns, rows)
    rows = [share_row(f"p{seat + 1}", float(totals.wins[:, seat].sum()), games) for seat in range(players)]
    columns = [Column("name", "seat"), *SHARE, Column("count", "games")]
    return Table("seats", "Wins by seat", f"An even share is {1 / players:.1%}. Wilson's intervals.", columns, rows)


def points(totals: Totals) -> Table:
    """Points by seat, and their spread."""
    rows = []
    for seat in range(totals.points.shape[1]):
        found, own = mean_interval(totals.points[:, seat]), totals.points[:, seat]
        quartiles = np.quantile(own, [0.05, 0.25, 0.5, 0.75, 0.95])
        spread = dict(zip(("p5", "p25", "p50", "p75", "p95"), map(float, quartiles), strict=True))
        rows.append({"name": f"p{seat + 1}", "mean": found.mean, "low": found.low, "high": found.high, **spread})
    columns = [
        Column("name", "seat"),
        Column("mean", "mean", "points"),
        Column("low", "95 % from", "points"),
        Column("high", "to", "points"),
        *(Column(f"p{at}", f"{at} % below", "points") for at in (5, 25, 50, 75, 95)),
    ]
    return Table("points", "Points by seat", "Means with Student's intervals, and how points spread.", columns, rows)


def sources(totals: Totals) -> Table:
    """Points by source, and their spread."""
    scored = max((int(sums[0]) for sums in totals.sources.values()), default=0)
    rows = []
    for name, (_, total, squares) in totals.sources.items():
        mean = total / scored
        spread = math.sqrt(max(squares / scored - mean * mean, 0.0))
        half = Z * spread / math.sqrt(scored)
        rows.append(
            {"name": name, "mean": mean, "low": mean - half, "high": mean + half, "spread": spread, "count": scored}
        )
    columns = [
        Column("name", "source"),
        Column("mean", "mean", "points"),
        Column("low", "95 % from", "points"),
        Column("high", "to", "points"),
        Column("spread", "standard deviation", "points"),
        Column("count", "scores"),
    ]
    return Table(
        "sources",
        "Points by source",
        "Means over the seats' scores; a long report looks at some of its games only.",
        columns,
        rows,
    )


def length(totals: Totals) -> Table:
    """How long games are."""
    rows = []
    cut = unfinished(totals.lengths)
    for name, values in (("decisions", totals.lengths), ("turns", totals.turns)):
        found = mean_interval(values)
        ends = np.quantile(values, [0.05, 0.5, 0.95])
        row = {"name": name, "mean": found.mean, "low": found.low, "high": found.high, "count": len(values), "cut": cut}
        rows.append(row | dict(zip(("p5", "p50", "p95"), map(float, ends), strict=True)))
    columns = [
        Column("name", "of a game"),
        Column("mean", "mean"),
        Column("low", "95 % from"),
        Column("high", "to"),
        *(Column(f"p{at}", f"{at} % below") for at in (5, 50, 95)),
        Column("count", "games"),
        Column("cut", "cut"),
    ]
    told = f"In decisions and in turns. {cut_sentence(cut) if cut else ''}".strip()
    return Table("length", "How long a game is", told, columns, rows)


def actions(game: Game, totals: Totals) -> Table:
    """Which verbs are used in each stage."""
    names = [verb.name.replace("_", " ") for verb in game.rulebook.declared.moves.verbs]
    rows = []
    for stage, counts in zip(game.rulebook.stages(), totals.verbs, strict=True):
        every = int(counts.sum())
        for name, count in zip(names, counts, strict=True):
            if count:
                row = share_row(name, float(count), every)
                rows.append({"stage": stage, **row, "times": int(count)})
    columns = [
        Column("stage", "stage"),
        Column("name", "action"),
        *SHARE,
        Column("times", "times"),
        Column("count", "decisions of the stage"),
    ]
    return Table("actions", "What players do", "Shares of the decisions of a stage.", columns, rows)


def ratio(sums: Any) -> tuple[float, float]:
    """A ratio, and the standard error of it times the root of games (the delta method): from Pairs of one thing."""
    x, y, xx, xy, yy = (float(number) for number in sums)
    found = x / y
    return found, math.sqrt(max(xx - 2 * found * xy + found * found * yy, 0.0)) / y


def pieces(game: Game, totals: Totals) -> Table:
    """For each piece: on offer, taken, its takers' wins, and what it does to the chance of who could take it.

    Each is tested against the mean of its kind; p-values are corrected for the number of pieces.
    """
    games = len(totals.lengths)
    names = takeable(game)
    kinds: dict[str, Any] = {}
    for number, (kind, _) in enumerate(names):
        kinds[kind] = kinds.get(kind, 0) + totals.worth[number]
    rows = []
    for number, (kind, id) in enumerate(names):
        if id is None or not totals.offered[number, 0]:
            continue
        offered, taken = (int(side[number, 0]) for side in (totals.offered, totals.taken))
        row: dict[str, Any] = {"kind": kind, "name": id, "offered": totals.offered[number, 1] / games}
        row |= {"taken": totals.taken[number, 1] / games, "accepted": taken / offered}
        if taken:
            found, error = ratio(totals.takers[number])
            row |= {"wins": found, "wins_low": found - Z * error, "wins_high": found + Z * error}
        weighed = int(totals.worth[number, 1])
        row["weighed"] = weighed
        if weighed >= SELDOM:
            found, error = ratio(totals.worth[number])
            usual = float(kinds[kind][0] / kinds[kind][1])
            row |= {"worth": found, "worth_low": found - Z * error, "worth_high": found + Z * error}
            row |= {"beyond": found - usual, "p": p_value(found - usual, error, 1, anytime=False)}
        rows.append(row)
    tested = [row for row in rows if "p" in row]
    for row, corrected in zip(tested, benjamini_hochberg([row["p"] for row in tested]), strict=True):
        row["corrected"] = corrected
        row["called"] = "" if corrected >= 0.05 else "strong" if row["beyond"] > 0 else "weak"
    note = (
        "Worth: the bots' judgement of the chance to win after the best move that takes the piece, less that after the "
        "best other move, in the same position. Strong or weak: other than the mean of its kind, below 5 % after "
        "Benjamini and Hochberg's correction. The takers' wins also tell who could afford it."
    )
    return Table("pieces", "Pieces", note, PIECE_COLUMNS, rows)


PIECE_COLUMNS = [
    Column("kind", "kind"),
    Column("name", "piece"),
    Column("offered", "on offer, of games", "%"),
    Column("taken", "taken, of games", "%"),
    Column("accepted", "taken by whom it was offered", "%"),
    Column("wins", "takers' wins", "%"),
    Column("wins_low", "95 % from", "%"),
    Column("wins_high", "to", "%"),
    Column("worth", "worth", "%"),
    Column("worth_low", "95 % from", "%"),
    Column("worth_high", "to", "%"),
    Column("weighed", "weighed"),
    Column("p", "p"),
    Column("corrected", "corrected p"),
    Column("called", "called"),
]


def starts(game: Game, totals: Totals) -> Table:
    """Share of wins by what each seat has exactly one of: a civilization, a start card."""
    rows = []
    names = takeable(game)
    for kind in dict.fromkeys(kind for kind, _ in names):
        numbers = [number for number, (other, _) in enumerate(names) if other == kind]
        if int(totals.taken[numbers, 0].sum()) != totals.wins.size:
            continue
        for number in numbers:
            count = int(totals.taken[number, 0])
            if count:
                rows.append({"kind": kind, **share_row(str(names[number][1]), float(totals.takers[number, 0]), count)})
    columns = [Column("kind", "kind"), Column("name", "piece"), *SHARE, Column("count", "seats")]
    note = (
        f"An even share is {1 / game.players:.1%}." if rows else "In this game seats do not begin with one piece each."
    )
    return Table("starts", "Wins by start", note, columns, rows)


def snowball(totals: Totals) -> Table:
    """How often who leads alone at a quarter of the game wins it."""
    rows = []
    players = totals.wins.shape[1]
    for at, name in enumerate(("a quarter", "half", "three quarters")):
        leading = (totals.leaders[:, at, None] >> np.arange(players)) & 1
        alone = leading.sum(axis=1) == 1
        if alone.any():
            row = share_row(name, float((totals.wins * leading)[alone].sum()), int(alone.sum()))
            rows.append(row | {"tied": 1 - float(alone.mean())})
    columns = [Column("name", "played"), *SHARE, Column("count", "games"), Column("tied", "no single leader", "%")]
    return Table("snowball", "Does the leader win?", "Who has the most points, as the game stands.", columns, rows)


def luck(deals: Any, replays: int) -> Table:
    """How much of who wins is told by the deal and the seat alone: (deals, seats, 2) sums of wins and squares."""
    sums, squares = deals[..., 0], deals[..., 1]
    count = sums.size * replays
    mean = sums.sum() / count
    within = (squares - sums * sums / replays).sum() / (sums.size * (replays - 1))
    total = squares.sum() / count - mean * mean
    of_deal = max(0.0, 1 - within / total) if total > 0 else 0.0
    by_seat = sums.sum(axis=0) / (len(sums) * replays)
    of_seat = float(((by_seat - mean) ** 2).mean() / total) if total > 0 else 0.0
    rows = [
        {"name": "the seat", "share": of_seat, "count": len(sums)},
        {"name": "the deal, in that seat", "share": max(0.0, of_deal - of_seat), "count": len(sums)},
        {"name": "what bots draw and decide", "share": 1 - max(of_deal, of_seat), "count": len(sums)},
    ]
    columns = [Column("name", "told by"), Column("share", "of the variance of wins", "%"), Column("count", "deals")]
    note = f"The same bots on the same deals, {replays} games each, in which only what bots draw differs."
    return Table("luck", "Luck of the deal", note, columns, rows)


def skill(wins: Any, names: tuple[str, str], players: int) -> Table:
    """How often a bot wins against bots that play by chance: all luck is an even share, all skill is every game."""
    row = share_row(f"{names[0]} among {names[1]}", float(wins.sum()), len(wins))
    columns = [Column("name", "who"), *SHARE, Column("count", "games")]
    note = f"If all were luck: {1 / players:.1%}. Each deal is played with the bot in every seat."
    return Table("skill", "Skill", note, columns, [row])


def never(game: Game, totals: Totals) -> Table:
    """What never happened: kinds of events, and pieces that were in none."""
    counts = EventIndex(game).told(totals.times, totals.games, len(totals.lengths))
    rows = [{"kind": "event", "name": kind} for kind in counts.never]
    rows += [{"kind": piece, "name": id} for piece, ids in counts.unseen.items() for id in ids]
    columns = [Column("kind", "kind"), Column("name", "what")]
    return Table("never", "What never happened", f"In {len(totals.lengths):,} games.", columns, rows)
