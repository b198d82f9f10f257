"""`riverrun rules`: the clauses of a game, the functions that carry each out, and its tests."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from riverrun.cli import say
from riverrun.cli.app import GameId, Json, paper, print_json
from riverrun.cli.marks import marked_tests, tests_folder
from riverrun.kernel.errors import BadOption
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.registry import rulebook, rulebooks
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.rules.citations import Citation, carried_out
from riverrun.kernel.rules.clauses import Clause


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
        carriers = carriers_of(book, wanted[0])
        data = [about(book, found, carriers, marked) for found in shown]
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


def about(
    book: Rulebook, clause: Clause, carriers: dict[str, list[Citation]], marked: dict[str, list[str]]
) -> dict[str, Any]:
    """A clause for programs."""
    data: dict[str, Any] = msgspec.to_builtins(clause)
    return data | {
        "title": clause.title,
        "section_title": clause.section_title,
        "options": [option.id for option in say.options_of(book, clause.id)],
        "functions": functions(book, carriers.get(clause.id, [])),
        "tests": marked.get(clause.id, []),
    }


def carriers_of(book: Rulebook, clause: Clause) -> dict[str, list[Citation]]:
    """For this clause and those beside it, the functions that carry them out."""
    return carried_out(book.folder, f"{clause.id.partition('-')[0]}-")


def functions(book: Rulebook, carriers: list[Citation]) -> list[str]:
    """The functions that carry a clause out, each with its file and line."""
    return [f"{book.folder.name}/{one.file}:{one.line} {one.function}" for one in carriers]


def show_clause(console: Console, book: Rulebook, clause: Clause, tests: list[str]) -> None:
    """A clause, the functions that carry it out and its tests, for people."""
    say.clause(console, book, clause)
    carriers = functions(book, carriers_of(book, clause).get(clause.id, []))
    for code, found in (("rr-terminal-functions", carriers), ("rr-terminal-tests", tests)):
        say.line(console, (Sentence(code, {"count": len(found)}).text, "bold"))
        for one in found:
            say.line(console, f"  {one}")


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
