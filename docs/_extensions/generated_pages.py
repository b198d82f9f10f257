"""Sphinx extension: pages made from the program itself, so that they cannot be out of date.

`reference/cli.md` comes from the commands, `reference/http.md` from the server's OpenAPI description, and
`rules/GAME.md` from each game's clauses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import typer
from sphinx.application import Sphinx

from riverrun.cli import app as commands
from riverrun.kernel.registry import rulebooks
from riverrun.kernel.rulebook import Rulebook

DO_NOT_EDIT = "<!-- Made by docs/_extensions/generated_pages.py. -->"


def write_pages(app: Sphinx) -> None:
    """Write every generated page into the documentation's source folder."""
    docs = Path(app.srcdir)
    write(docs / "reference" / "cli.md", cli_page())
    write(docs / "reference" / "http.md", http_page())
    for book in rulebooks().values():
        write(docs / "rules" / f"{book.id}.md", rules_page(book))


def write(path: Path, lines: Iterable[str]) -> None:
    """Write a page unless it is there already, so that Sphinx reads again only what changed."""
    text = "\n".join([DO_NOT_EDIT, "", *lines, ""])
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


# The commands


def cli_page() -> Iterator[str]:
    """Describe every command with its arguments and options."""
    program: Any = typer.main.get_command(commands)
    yield "# Commands"
    yield ""
    yield "`riverrun COMMAND --help` prints the same. Each command reports bad input in one sentence and exits with code 2."
    for name, command in program.commands.items():
        inner = getattr(command, "commands", None)
        if inner is None:
            yield from command_section(f"riverrun {name}", command)
        else:
            for child, found in inner.items():
                yield from command_section(f"riverrun {name} {child}", found)


def command_section(name: str, command: Any) -> Iterator[str]:
    """Describe one command."""
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    usage = " ".join(argument.metavar if argument.required else f"[{argument.metavar}]" for argument in arguments)
    yield from ("", f"## {name}", "", "```", f"{name} {usage} [OPTIONS]".replace("  ", " "), "```", "")
    yield from (command.help or "").splitlines()
    yield from ("", "| | | default |", "|---|---|---|")
    for param in command.params:
        yield f"| `{label(param)}` | {cell(param.help or '')} | {default(param)} |"
    if command.epilog:
        yield from ("", "```", *(line.strip() for line in command.epilog.split("\n\n")[1:]), "```")


def label(param: Any) -> str:
    """Name an argument or option as it is written."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    return param.opts[0] if param.is_flag else f"{param.opts[0]} {param.metavar}"


def default(param: Any) -> str:
    """Say what an option is where it is not given."""
    return "" if param.default in (None, False) or callable(param.default) else f"`{param.default}`"


def cell(text: str) -> str:
    """Write a text so that a table's cell can hold it."""
    return " ".join(text.split()).replace("|", "\\|")


# The server's interface


def http_page() -> Iterator[str]:
    """Describe every operation of the server's interface."""
    description = openapi()
    yield "# HTTP interface"
    yield ""
    yield "A running server shows the same at `/about/api`, with every message's fields and examples, and as a file at"
    yield "`/api/openapi.json`. {doc}`The guide </build/client>` shows how to use it."
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            yield from ("", f"## {method.upper()} {path}", "")
            deprecated = " Deprecated." if operation.get("deprecated") else ""
            yield f"{operation.get('description') or operation.get('summary') or ''}{deprecated}"
            yield from parameters(operation)


def parameters(operation: dict[str, Any]) -> Iterator[str]:
    """List an operation's parameters and what it takes and gives."""
    found = operation.get("parameters", [])
    if found:
        yield from ("", "| parameter | in | |", "|---|---|---|")
    for one in found:
        yield f"| `{one['name']}` | {one['in']} | {cell(one.get('description') or '')} |"
    takes = shape(operation.get("requestBody", {}))
    gives = {code: shape(answer) for code, answer in operation["responses"].items()}
    if takes:
        yield from ("", f"Takes `{takes}`.")
    told = ", ".join(f"{code} `{what}`" if what else code for code, what in gives.items())
    yield from ("", f"Answers {told}.")


def shape(body: dict[str, Any]) -> str:
    """Name the message that a request or an answer holds."""
    for content in body.get("content", {}).values():
        reference = content.get("schema", {}).get("$ref", "")
        return str(reference).rpartition("/")[2]
    return ""


# The rules


def rules_page(book: Rulebook) -> Iterator[str]:
    """List a game's clauses by section."""
    yield f"# The rules of {book.title}"
    yield ""
    yield f"Designed by {book.designer}. In our own words, with the rulebook's pages; every move and refusal cites them."
    section = ""
    for clause in book.clauses.values():
        if clause.section != section:
            section = clause.section
            yield from ("", f"## {section}")
        pages = ", ".join(f"{edition} edition p. {page}" for edition, page in clause.pages.items())
        yield from ("", f"({clause.id.lower()})=", f"### {clause.id}: {clause.title}", "", clause.text)
        yield from ("", f"*{clause.mark}{', ' + pages if pages else ''}*")


def openapi() -> dict[str, Any]:
    """Make the description that a running server would give."""
    from riverrun.server.api.app import openapi_schema

    return openapi_schema()


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}
