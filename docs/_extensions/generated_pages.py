"""Sphinx extension: pages made from the program itself, so that they cannot be out of date.

- `reference/cli.md` comes from the commands.
- `reference/http.md` comes from the server's OpenAPI description.
- `reference/socket.md` and `reference/messages.md` come from the message classes.
- `rules/GAME.md` comes from each game's clauses.
- `develop/files.md` and `develop/files-page.md` come from the first line of every file.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from code_pages import browser_map, python_map, rules_page
from interface_pages import cli_page, http_page, messages_page, socket_page
from sphinx.application import Sphinx

from riverrun.kernel.registry import rulebooks

DO_NOT_EDIT = "<!-- Made by docs/_extensions/generated_pages.py. -->"


def write_pages(app: Sphinx) -> None:
    """Write every generated page into the documentation's source folder."""
    logging.getLogger("alembic").setLevel(logging.WARNING)  # the server's migrations announce themselves
    docs = Path(app.srcdir)
    write(docs / "reference" / "cli.md", cli_page())
    write(docs / "reference" / "http.md", http_page())
    write(docs / "reference" / "socket.md", socket_page())
    write(docs / "reference" / "messages.md", messages_page())
    write(docs / "develop" / "files.md", python_map(docs.parent))
    write(docs / "develop" / "files-page.md", browser_map(docs.parent))
    for book in rulebooks().values():
        write(docs / "rules" / f"{book.id}.md", rules_page(book))


def write(path: Path, lines: Iterable[str]) -> None:
    """Write a page only if it changed, so that Sphinx reads as little as possible again."""
    text = "\n".join([DO_NOT_EDIT, "", *lines, ""])
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}
