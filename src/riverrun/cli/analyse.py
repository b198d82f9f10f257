"""`riverrun analyse`: the course of a saved game, and the best moves at one of its positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from riverrun.bots.report import ITERATIONS, Report, report
from riverrun.cli import say
from riverrun.cli.app import Content, Json, paper, print_json
from riverrun.cli.progress_bar import progress_bar
from riverrun.cli.replay import existing
from riverrun.kernel.analysis import Analysis, Chance
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.record import Record, read_record
from riverrun.kernel.registry import game_of
from riverrun.kernel.state import State

BARS = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.")],
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="Analyse only the position after N moves: its best moves, with reasons."),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="K", min=1, max=10_000_000, help="Search iterations per position.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", min=0.001, max=3600, help="Seconds of search; only with --at.")
    ] = None,
    moves: Annotated[
        int, typer.Option(metavar="M", min=1, max=100, help="Number of moves to list; only with --at.")
    ] = 5,
    content: Content = None,
    json: Json = False,
) -> None:
    """Tell how a saved game went: each seat's chance to win, the turning points, the better moves there.

    Every position is judged by what the seat that was asked could know, and no more. With --at, one position in full,
    also of a game that is not over.
    """
    record = read_record(existing(file))
    game = game_of(record, content)
    with switch.running(switch.loops_compiled()):
        if at is None:
            if seconds is not None:
                raise BadOption("--seconds goes with --at; a whole game takes --iterations a position.")
            found = watch(record, game, iterations or ITERATIONS)
            print_json(found) if json else show_report(paper(), game, found)
        else:
            if not 0 <= at <= len(record.moves):
                raise BadOption(f"{file} has {len(record.moves)} moves; --at is a number from 0 to that, not {at}.")
            if iterations is not None and seconds is not None:
                raise BadOption("A search has one budget: --iterations or --seconds.")
            state = record.replay(game, upto=at)
            told = state.analyse(seconds=seconds, iterations=iterations, moves=moves)
            print_json(told) if json else show_position(paper(), state, told)


def watch(record: Record, game: Game, iterations: int) -> Report:
    """Makes the report with a progress bar on stderr."""
    with progress_bar() as bar:
        task = bar.add_task("Looking at positions", total=None)
        return report(
            record,
            game,
            iterations=iterations,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def show_report(console: Console, game: Game, found: Report) -> None:
    """A report for people."""
    say.heading(console, f"{game.title}, {say.count(game.players, 'player')}: the course of the game")
    for seat in range(1 if game.rulebook.together else game.players):
        course = [moment.chances[seat].mean for moment in found.moments]
        name = "together" if game.rulebook.together else say.player(seat)
        won = "won" if found.wins[seat] == 1 else "shared the win" if found.wins[seat] > 0 else "lost"
        bars = sparkline(course, max(10, console.width - 28))
        say.line(console, (f"{name:9}", "bold"), bars, (f"  {won}", say.QUIET))
    console.print()
    if not found.turning:
        say.paragraph(console, "No single move gave much away.")
    by_number = {moment.number: moment for moment in found.moments}
    for number in found.turning:
        moment = by_number[number]
        head = f"Move {number + 1}, {say.player(moment.seat)}: {moment.played}"
        say.line(console, (head, "bold"), f"  gave away {moment.lost:.0%}; better: ", (moment.best, say.MAY))
    say.paragraph(
        console,
        f"Chances to win by {found.iterations:,} looks ahead at each of {len(found.moments)} decisions, "
        "each by what its seat could know.",
        style=say.QUIET,
    )


def sparkline(course: list[float], width: int) -> str:
    """Chances over the game as a row of bars, thinned out to a width."""
    if not course:
        return ""
    picked = [course[i * len(course) // width] for i in range(width)] if len(course) > width else course
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def show_position(console: Console, state: State, found: Analysis) -> None:
    """A position's analysis for people."""
    say.heading(console, f"{say.player(found.seat)} is asked, after {say.count(len(state.played), 'move')}")
    table = Table(box=None, header_style=f"bold {say.WATER}", padding=(0, 3, 0, 0))
    table.add_column("move")
    table.add_column("liked", justify="right")
    for seat in range(state.game.players):
        table.add_column(f"{say.player(seat)} wins", justify="right")
    for one in found.moves:
        table.add_row(one.move, f"{one.share:.0%}", *(percent(chance) for chance in one.chances))
    console.print(table)
    console.print()
    for reason in found.reasons:
        say.cited(console, reason.text, reason.clause)
    say.paragraph(console, f"Expected: {', '.join(found.line)}.")
    say.paragraph(console, f"{found.iterations:,} looks ahead; in brackets 95 % intervals.", style=say.QUIET)


def percent(chance: Chance) -> str:
    """A chance with its interval."""
    return f"{chance.mean:.0%} [{chance.low:.0%}, {chance.high:.0%}]"
