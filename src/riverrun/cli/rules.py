"""`riverrun rules`: the clauses of a game, and the tests of each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import GameId, Json, paper, print_json
from riverrun.cli.marks import marked_tests, tests_folder
from riverrun.kernel.clauses import Clause
from riverrun.kernel.errors import BadOption
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.kernel.rulebook import Rulebook


def rules(
    game: GameId,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="Print this clause in full.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List clauses without a test; exit code 1 if there are any.")
    ] = False,
    tests: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Directory of the tests (default: ./tests).")
    ] = None,
    json: Json = False,
) -> None:
    """Print the rules: all clauses by section, one in full, or those without a test."""
    book = rulebook(game)
    wanted = list(book.clauses.values()) if clause is None else [say.find_clause(book, clause)]
    folder = tests_folder(tests)
    if coverage and folder is None:
        raise BadOption("There is no tests folder here; name one with --tests DIR.")
    marked = marked_tests(folder) if folder is not None else {}
    untested = [found for found in wanted if not marked.get(found.id)]
    if json:
        shown = untested if coverage else wanted
        data = [about(book, found, marked) for found in shown]
        print_json(data[0] if clause is not None and not coverage else data)
    elif coverage:
        show_coverage(paper(), wanted, untested, marked)
    elif clause is not None:
        show_clause(paper(), book, wanted[0], marked.get(wanted[0].id, []))
    else:
        say.heading(console := paper(), f"{book.title}: {len(wanted)} clauses")
        say.clause_list(console, wanted)
    if coverage and untested:
        raise typer.Exit(1)


def about(book: Rulebook, clause: Clause, marked: dict[str, list[str]]) -> dict[str, Any]:
    """A clause for programs."""
    data: dict[str, Any] = msgspec.to_builtins(clause)
    options = [option.id for option in say.options_of(book, clause.id)]
    return data | {"options": options, "tests": marked.get(clause.id, [])}


def show_clause(console: Console, book: Rulebook, clause: Clause, tests: list[str]) -> None:
    """A clause and its tests, for people."""
    say.clause(console, book, clause)
    say.line(console, (say.count(len(tests), "test"), "bold"))
    for test in tests:
        say.line(console, f"  {test}")


def show_coverage(console: Console, wanted: list[Clause], untested: list[Clause], marked: dict[str, list[str]]) -> None:
    """What is tested and what is not, for people."""
    tested = len(wanted) - len(untested)
    say.line(console, (f"{tested} of {len(wanted)} clauses have a test.", "bold"))
    if untested:
        say.line(console, "Without one:")
        say.clause_list(console, untested)
    known = {id for book in rulebooks().values() for id in book.clauses}
    for id in sorted(set(marked) - known):
        say.paragraph(console, f"{marked[id][0]} is marked with {id}, which is no game's clause.", style=say.NO)
