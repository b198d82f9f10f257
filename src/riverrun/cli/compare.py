"""`riverrun compare`: two contents, options or bots on the same deals, until the answer is clear."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from riverrun.bots import Bot, SearchBot
from riverrun.cli import say
from riverrun.cli.app import GameId, Json, Players, WeightsFile, bots_of, make_game, paper, print_json
from riverrun.cli.many_games import Keep, On, RunSeed, Threads, run_seed, working
from riverrun.cli.progress_bar import before_the_first, progress_bar
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.timing import refuse_endless
from riverrun.lab.compare.comparing import Comparison, Question, load, save, told
from riverrun.lab.compare.comparing import compare as go_on
from riverrun.lab.compare.measures import Measure, main_first, measures_of
from riverrun.lab.endings import cut_sentence
from riverrun.lab.inference import Difference
from riverrun.lab.side import Side
from riverrun.lab.simulate import GAMES_MAX
from riverrun.lab.workers import Workers

BOX = "box"
"""How the content of the box is named where a pack could be."""
SAVE_S = 10.0
"""How often a comparison that is kept is written."""


def compare(
    game: GameId,
    content: Annotated[
        list[Path] | None,
        typer.Option(metavar="PACK", help="Content pack; given twice, the two are compared; `box` is the game's own."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Option; one that is given twice, with two values, is compared."),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help="Bots; given twice, one seat plays by the second in place of the first."),
    ] = None,
    players: Players = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="K",
            min=2,
            max=GAMES_MAX,
            help="Pairs of games (of bots: of deals), rounded up to whole blocks; fewer if it is clear.",
        ),
    ] = 20_000,
    precision: Annotated[
        float,
        typer.Option(
            metavar="D", min=0.01, help="Call both alike if they surely differ by less, in points of percent."
        ),
    ] = 1.0,
    measure: Annotated[
        str | None, typer.Option(metavar="NAME", help="What decides: taker:PIECE, seat:1, points, turns, ...")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Play all games, however clear the answer is.")] = False,
    seed: RunSeed = "0",
    threads: Threads = None,
    on: On = None,
    keep: Keep = None,
    weights: WeightsFile = None,
    json: Json = False,
) -> None:
    """Compare two contents, two values of an option, or two bots, paired on the same deals.

    Every deal is played twice, with each bot in the same seat, so that what differs is not the luck of the deal; a bot
    that is compared plays it in every seat. The intervals hold however often one looks, so it stops when the answer is
    clear. Ctrl-C tells what is known so far.
    """
    if keep is not None and not keep.resolve().parent.is_dir():
        raise BadOption(f"There is no folder {keep.parent} to write {keep.name} into.")
    before, after, lineups, title = sides(game, players, content or [], option or [], bots or [], weights)
    found = main_first(measures_of(before, after, len(bots or []) == 2), measure, before, after)
    bound = precision / 100 if found[0].share else precision
    first, second = (Side.of(table, lineup) for table, lineup in zip((before, after), lineups, strict=True))
    question = Question(first, second, tuple(found), run_seed(seed), bound, stops=not every)
    comparison = load(question, keep) if keep is not None and keep.exists() else Comparison.begin(question)
    with working(on, threads) as workers:
        whole = watch(comparison, games, workers, keep)
    if json:
        print_json({"compared": title, "pairs": comparison.sums.games, "games": comparison.games,
                    "verdict": comparison.verdict,
                    "unfinished": comparison.unfinished,
                    "seconds": round(comparison.seconds, 3), "measures": told(comparison)})  # fmt: skip
    else:
        show(paper(), comparison, title, precision)
    if not whole:
        raise typer.Exit(130)


def sides(
    id: str,
    players: int | None,
    packs: Sequence[Path],
    wishes: Sequence[str],
    bots: Sequence[str],
    weights: Path | None,
) -> tuple[Game, Game, tuple[list[Bot], list[Bot]], str]:
    """The two games, whose bots play them, and what is compared; exactly one thing may differ."""
    contents = [None if str(pack) == BOX else pack for pack in ([Path(BOX), *packs] if len(packs) == 1 else packs)]
    by_name: dict[str, list[str]] = {}
    for wish in wishes:
        by_name.setdefault(wish.partition("=")[0].strip(), []).append(wish)
    doubled = [name for name, given in by_name.items() if len(given) == 2]
    two = [*(["content"] if len(contents) == 2 else []), *doubled, *(["bots"] if len(bots) == 2 else [])]
    if max(len(contents), len(bots), *(len(given) for given in by_name.values()), 0) > 2:
        raise BadOption("Two things are compared, not three.")
    if len(two) != 1:
        listed = f"not {' and '.join(two)}" if two else "and nothing was given twice"
        raise BadOption(
            f"One thing is compared, content, an option or bots, {listed}: give one of them twice, or one pack."
        )
    tables = []
    for then in (0, 1):
        chosen = [given[min(then, len(given) - 1)] for given in by_name.values()]
        tables.append(make_game(id, players, chosen, contents[then] if contents else None, weights))
        refuse_endless(tables[-1])
    before, after = tables
    lists = [judging_alike(bots_of(names), before, after) for names in bots or ["greedy"]]
    what = f"{by_name[doubled[0]][0]} to {by_name[doubled[0]][1]}" if doubled else ""
    if contents:
        what = " to ".join(BOX if pack is None else pack.name for pack in contents)
    if len(bots) == 2:
        what = f"{bots[0]} to {bots[1]}"
    return before, after, lineups(lists, before.players), what


def judging_alike(bots: Sequence[Bot], before: Game, after: Game) -> list[Bot]:
    """The same bots, none of which a net judges for in one of the games alone: what differs is what is compared."""
    return [
        replace(one, by_net=False) if isinstance(one, SearchBot) and one.net_in(before) != one.net_in(after) else one
        for one in bots
    ]


def lineups(lists: Sequence[list[Bot]], players: int) -> tuple[list[Bot], list[Bot]]:
    """Who plays before and after. Two single bots: all play the first, then one of them plays the second."""
    first, second = lists[0], lists[-1]
    if len(lists) == 2 and len(first) == 1 and len(second) == 1:
        return first * players, [*second, *first * (players - 1)]
    if len(first) != len(second):
        raise BadOption("Two lists of bots are compared place by place: give both the same length.")
    return first, second


def watch(comparison: Comparison, games: int, workers: Workers, keep: Path | None) -> bool:
    """Plays with a progress bar on stderr; whether it was not interrupted."""
    begun = last = time.perf_counter()
    earlier = comparison.seconds
    whole = True
    with progress_bar() as bar:
        task = bar.add_task(before_the_first(), total=games)
        try:
            for known in go_on(comparison, games, workers):
                now = time.perf_counter()
                comparison.seconds = earlier + now - begun
                bar.update(task, completed=known.sums.games, total=expected(known, games), description=so_far(known))
                if keep is not None and now - last > SAVE_S:
                    save(comparison, keep)
                    last = now
        except KeyboardInterrupt:
            whole = False
    if keep is not None:
        save(comparison, keep)
    return whole


def expected(comparison: Comparison, games: int) -> int:
    """About how many pairs it will take: until the interval leaves out 0, or all differences that matter."""
    found = comparison.difference()
    if not comparison.question.stops or found is None:
        return games
    needed = comparison.needed(max(abs(found.difference), comparison.question.bound - abs(found.difference), 1e-6))
    return max(comparison.sums.games, min(games, needed or games))


def so_far(comparison: Comparison) -> str:
    """The main difference as it stands, beside the bar."""
    found = comparison.difference()
    measure = comparison.question.measures[0]
    return "Playing" if found is None else f"{_signed(measure, found.difference)} ({_ends(measure, found)})"


# What people read


def show(console: Console, comparison: Comparison, title: str, precision: float) -> None:
    """The answer in one sentence, then all measures."""
    measure, found = comparison.question.measures[0], comparison.difference()
    rotates = comparison.question.rotates
    played = f"{say.count(comparison.sums.games, 'pair')} of games"
    if rotates:
        deals = comparison.sums.games * comparison.question.deals
        played = f"{say.count(deals, 'deal')}, {say.count(comparison.games, 'game')}"
    pairs = f"{played}, {comparison.seconds:.0f} s"
    if found is None:
        say.paragraph(console, f"{title}: nothing can be told of {named(measure)}, {pairs}.")
        return
    unit = "points of percent" if measure.share else "on average"
    change = f"{_plain(measure, found.before)} to {_plain(measure, found.after)}"
    ends = f"{_signed(measure, found.difference)} {unit}, 95 %: {_ends(measure, found)}"
    say.paragraph(console, f"{title}: {named(measure)} {change} ({ends}), {pairs}.")
    verdicts = {
        "different": "The difference is clear.",
        "alike": f"If they differ, it is by less than {precision:g}.",
        "open": "It is not clear whether they differ.",
    }
    needed = comparison.needed(comparison.question.bound)
    spared = (
        f"pairing spared {found.spared:.1f} times the games" if found.spared < 1000 else "nearly all pairs are alike"
    )
    many = f"{(needed or 0) * comparison.question.deals:,} {'deals' if rotates else 'pairs'}"
    say.paragraph(console, f"{verdicts[comparison.verdict]} To know it to ±{precision:g} takes about {many}; {spared}.")
    if comparison.unfinished:
        say.paragraph(console, cut_sentence(comparison.unfinished))
    console.print()
    console.print(table(comparison))
    say.paragraph(
        console, "A star: below 5 % after Benjamini and Hochberg's correction for so many measures.", style=say.QUIET
    )


def named(measure: Measure) -> str:
    """A measure in words."""
    return {
        "taker": f"the wins of who takes {measure.name}",
        "taken": f"the seats that take {measure.name}",
        "seat": f"p{measure.name}'s wins",
        "place": f"the wins of bot {measure.name}",
        "table": "the table's wins",
        "points": "points of a seat",
        "decisions": "decisions a game",
        "turns": "turns a game",
        "unfinished": "games that do not end",
    }[measure.kind]


def table(comparison: Comparison) -> Table:
    """All measures."""
    shown = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 2, 0, 0))
    for column in ("", "before", "after", "difference", "95 %", "spared"):
        shown.add_column(column, justify="left" if column in ("", "95 %") else "right")
    corrected = comparison.corrected()
    for at, measure in enumerate(comparison.question.measures):
        one, p = comparison.difference(at), corrected[at]
        if one is not None and p is not None:
            star = " *" if p < 0.05 else ""
            numbers = (_plain(measure, one.before), _plain(measure, one.after), _signed(measure, one.difference) + star)
            shown.add_row(named(measure), *numbers, _ends(measure, one), f"{min(one.spared, 999):.1f}x")
    return shown


def _plain(measure: Measure, number: float) -> str:
    return f"{100 * number:.1f} %" if measure.share else f"{number:.2f}"


def _signed(measure: Measure, number: float) -> str:
    return f"{100 * number:+.1f}" if measure.share else f"{number:+.2f}"


def _ends(measure: Measure, found: Difference) -> str:
    return f"{_signed(measure, found.low)} to {_signed(measure, found.high)}"
