"""Pages made from the source files: each game's clauses, and the file maps."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from riverrun.kernel.rulebook import Rulebook

DATA = {
    "content": "The box as TOML: what is in it, with the evidence for each value, and the game's options.",
    "words": "The sentences as Fluent catalogues: one folder per language, all its `.ftl` files together.",
    "page": "The built page; `make page` writes it, git ignores it.",
    "versions": "One file per migration, in order.",
}
"""Folders without Python of their own that the map explains."""
COMMENT = re.compile(r"\A\s*(?:/\*\*?|<!--|//)\s*(?:\*\s*)?(.+?)\s*(?:\*/|-->|\n)", re.DOTALL)


# Rules


def rules_page(book: Rulebook) -> Iterator[str]:
    """List a game's clauses by section."""
    yield f"# The rules of {book.title}"
    yield ""
    yield f"Designed by {book.designer}. These are the rules in our own words, with the pages of the rulebook."
    yield "Every move, refusal, event and score line cites one of them. The mark below a clause says how certain it is:"
    yield "`stated` in the rulebook, our `ruling`, `inferred` or `invented`."
    section = ""
    for clause in book.clauses.values():
        if clause.section != section:
            section = clause.section
            yield from ("", f"## {section}")
        pages = ", ".join(f"{edition} edition p. {page}" for edition, page in clause.pages.items())
        yield from ("", f"({clause.id.lower()})=", f"### {clause.id}: {clause.title}", "", clause.text)
        yield from ("", f"*{clause.mark}{', ' + pages if pages else ''}*")


# File maps


def python_map(root: Path) -> Iterator[str]:
    """List every Python module of the package and the tools, with the first line of its docstring."""
    yield "# File map: Python"
    yield ""
    yield "Every module with its purpose, as its first line states it. {doc}`The browser's files <files-page>` have a"
    yield "page of their own. {doc}`architecture` explains how the parts work together."
    package = root / "src" / "riverrun"
    for folder in folders(package, "*.py"):
        yield from folder_section(folder, folder.relative_to(package.parent).as_posix(), "*.py")
    for name in ("benchmarks", "tools"):
        yield from folder_section(root / name, name, "*.py")


def browser_map(root: Path) -> Iterator[str]:
    """List every file of the page, with its first comment."""
    yield "# File map: the page"
    yield ""
    yield "Every file of `web/src` with its purpose, as its first comment states it. {doc}`page` explains how they work"
    yield "together."
    source = root / "web" / "src"
    for folder in [source, *sorted(path for path in source.rglob("*") if path.is_dir())]:
        found = [path for path in sorted(folder.iterdir()) if path.suffix in (".ts", ".svelte", ".js")]
        listed = [path for path in found if ".test." not in path.name]
        if listed:
            yield from ("", f"## {folder.relative_to(root).as_posix()}/", "", "| file | purpose |", "|---|---|")
            yield from (f"| `{path.name}` | {cell(first_comment(path))} |" for path in listed)


def folders(package: Path, pattern: str) -> list[Path]:
    """Give a package and all packages inside it, in the order of their paths."""
    return [package, *sorted(path.parent for path in package.rglob("__init__.py") if path.parent != package)]


def folder_section(folder: Path, title: str, pattern: str) -> Iterator[str]:
    """Describe one folder: its own purpose, its modules, and its folders of data."""
    yield from ("", f"## {title}/")
    start = folder / "__init__.py"
    if start.exists():
        yield from ("", first_line(start))
    modules = [path for path in sorted(folder.glob(pattern)) if path.name != "__init__.py"]
    data = [path for path in sorted(folder.iterdir()) if path.is_dir() and path.name in DATA]
    if modules or data:
        yield from ("", "| file | purpose |", "|---|---|")
    yield from (f"| `{path.name}` | {cell(first_line(path))} |" for path in modules)
    yield from (f"| `{path.name}/` | {cell(DATA[path.name])} |" for path in data)


def first_line(path: Path) -> str:
    """Give the first paragraph of a module's docstring; a module without one fails the build."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    if not text:
        raise ValueError(f"{path} has no docstring: its first line is its entry in the file map.")
    return " ".join(text.partition("\n\n")[0].split())


def first_comment(path: Path) -> str:
    """Give a page file's first comment; a file without one fails the build."""
    found = COMMENT.match(path.read_text("utf-8"))
    if found is None:
        raise ValueError(f"{path} has no comment at its start: that is its entry in the file map.")
    return " ".join(found[1].replace("\n *", " ").split())


def cell(text: str) -> str:
    """Write a text so that a cell of a table can hold it."""
    return " ".join(text.split()).replace("|", "\\|")
