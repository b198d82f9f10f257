"""`riverrun warm`: compiles every entry point ahead, so that everything starts at full speed from then on."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from riverrun.cli import say
from riverrun.cli.app import paper
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.lab.warm import Piece, Warmed, bring_in, pieces, set_mark, study_piece, warm_game


def warm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Compile one game (default: all).")] = None,
    lab: Annotated[
        bool, typer.Option("--lab", help="Also compile what report, compare and the laboratory play.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print a line of JSON per step, for programs.")] = False,
) -> None:
    """Compile the rules once per version so later runs start fast.

    Without it, single games run interpreted at first, and simulations begin with a wait.
    """
    if os.environ.get("RIVERRUN_JIT") == "0":
        raise BadOption("RIVERRUN_JIT keeps the rules from being compiled here, so there is nothing to warm; unset it.")
    books = [rulebook(game)] if game is not None else list(rulebooks().values())
    listed = {book.id: everything(warm_game(book), lab) for book in books}
    if json:
        report(listed)
        return
    console = paper()
    done: list[Warmed] = []
    complete = False
    for book in books:
        say.heading(console, book.title)
        done += watch(console, listed[book.id])
        complete = set_mark(book.id)
    conclude(console, done, complete)


def report(listed: dict[str, list[Piece]]) -> None:
    """Brings the pieces of some games in, with a line of JSON before each and one at the end.

    `complete` in the last one says whether every game there is has been compiled.
    """
    of = sum(map(len, listed.values()))
    done: list[Warmed] = []
    complete = False
    for id, pieces_of in listed.items():
        for piece in pieces_of:
            print_line({"game": id, "piece": piece.name, "done": len(done), "of": of})
            done += bring_in([piece])
        complete = set_mark(id)
    seconds = sum(warmed.seconds for warmed in done)
    print_line({"done": len(done), "of": of, "seconds": round(seconds, 2), "complete": complete})


def print_line(data: object) -> None:
    """Data as one line of JSON, which whoever reads has at once."""
    typer.echo(msgspec.json.encode(data).decode())  # flushes


def everything(game: Game, lab: bool) -> list[Piece]:
    """The entry points of bots, runs of games and environments; of reports and comparisons where they are wanted."""
    from riverrun import gym  # which takes a quarter of what every other command takes to start

    return [*pieces(game), Piece("gym", lambda: gym.warm(game)), *([study_piece(game)] if lab else [])]


def watch(console: Console, listed: list[Piece]) -> list[Warmed]:
    """Brings the pieces in, with a bar that names the one at work and a line for each that is done."""
    columns = (SpinnerColumn(), TextColumn("{task.description:<20}"), BarColumn(), MofNCompleteColumn())
    done: list[Warmed] = []
    bar = Progress(*columns, TimeElapsedColumn(), console=console, transient=True, disable=not console.is_terminal)
    with bar:
        task = bar.add_task(listed[0].name, total=len(listed))
        for number, warmed in enumerate(bring_in(listed), 1):
            how = "compiled" if warmed.compiled else "ready"
            say.line(console, f"  {warmed.name:<20} {warmed.seconds:6.2f} s  ", (how, say.QUIET))
            coming = listed[min(number, len(listed) - 1)].name
            bar.update(task, completed=number, description=coming)
            done.append(warmed)
    return done


def conclude(console: Console, done: list[Warmed], complete: bool) -> None:
    """How long it took, where it lies, and what it is good for."""
    seconds = sum(warmed.seconds for warmed in done)
    compiled = sum(warmed.compiled for warmed in done)
    if compiled:
        say.paragraph(console, f"Compiled {compiled} entry points in {seconds:.1f} s.", style="bold")
    else:
        say.paragraph(console, f"All {len(done)} were compiled already: loaded in {seconds:.1f} s.", style="bold")
    say.line(console, f"The cache is {switch.CACHE}")
    if not complete:
        say.paragraph(console, "Other games are not compiled yet; `riverrun warm` without a name does them all.")
