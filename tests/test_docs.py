"""The documents: links lead somewhere, named files are there, commands exist, every module says what it is for."""

from __future__ import annotations

import ast
import fnmatch
import re
from functools import cache
from pathlib import Path

import pytest

import riverrun as rr

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
MADE = {
    "reference/cli.md",
    "reference/http.md",
    "reference/messages.md",
    "reference/socket.md",
    "rules/*.md",
    "develop/files*.md",
}
"""Pages that docs/_extensions makes when the site is built; Sphinx checks them."""


def is_made(page: Path) -> bool:
    """Tell whether a page is made when the site is built."""
    return any(fnmatch.fnmatch(page.relative_to(DOCS).as_posix(), pattern) for pattern in MADE)


WRITTEN = sorted(page for page in DOCS.rglob("*.md") if not is_made(page))
PAGES = [*sorted(ROOT.glob("*.md")), *WRITTEN]
TODAY = [page for page in PAGES if page.name != "CHANGELOG.md"]
NAME = re.compile(r"`((?:[\w.*-]+/)*[\w*-]+\.(?:py|ts|svelte|toml)|(?:[\w-]+/)+)`")
"""A file of ours, or a folder, which ends with a stroke."""
READERS = {"pack.toml", "build/docs/"}
"""What readers write or build themselves."""


def name_of(page: Path) -> str:
    """Name a page for a test's report."""
    return page.relative_to(ROOT).as_posix()


@cache
def endings() -> set[str]:
    """Give every file and folder of the project by all ends of its path."""
    tops = [ROOT / top for top in ("src", "tests", "docs", "web/src", "benchmarks", "tools")]
    ends = set()
    for path in [*ROOT.iterdir(), *(ROOT / "web").iterdir(), *(path for top in tops for path in top.rglob("*"))]:
        parts = path.relative_to(ROOT).parts
        stroke = "/" if path.is_dir() else ""
        ends |= {"/".join(parts[first:]) + stroke for first in range(len(parts))}
    return ends


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    near = [(page.parent / link).resolve() for link in links if "://" not in link]
    assert [path for path in near if not path.exists() and not (path.is_relative_to(DOCS) and is_made(path))] == []


@pytest.mark.parametrize("page", TODAY, ids=name_of)
def test_every_file_named_is_there(page):
    named = set(NAME.findall(page.read_text("utf-8"))) - READERS
    there = endings()
    assert [name for name in sorted(named) if name not in there and not fnmatch.filter(there, name)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_shown_exists(page):
    from riverrun.cli import app

    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    known |= {group.name for group in app.registered_groups}
    text = page.read_text("utf-8")
    code = "\n".join([*re.findall(r"```[a-z]*\n(.*?)```", text, flags=re.DOTALL), *re.findall(r"`([^`\n]+)`", text)])
    shown = set(re.findall(r"^(?:\$ )?riverrun ([a-z]+)", code, flags=re.MULTILINE))
    assert shown <= known


def test_every_page_is_in_a_table_of_contents():
    listed = set()
    for page in WRITTEN:
        for block in re.findall(r"```\{toctree\}\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL):
            entries = [line for line in block.splitlines() if line and not line.startswith(":")]
            listed |= {(page.parent / f"{entry}.md").resolve() for entry in entries}
    assert {page for page in WRITTEN if page.name != "index.md" or page.parent != DOCS} <= listed


MODULES = [
    path
    for top in ("src", "benchmarks", "tools")
    for path in (ROOT / top).rglob("*.py")
    if "node_modules" not in path.parts
]


def test_every_module_says_in_its_first_line_what_it_is_for():
    """The file map of the site is made of these lines."""
    docstrings = {path: ast.get_docstring(ast.parse(path.read_text("utf-8"))) for path in MODULES}
    assert [name_of(path) for path, text in docstrings.items() if not text and "new_game" not in path.parts] == []


def test_every_environment_variable_is_listed():
    page = (DOCS / "reference" / "environment-variables.md").read_text("utf-8")
    named = {name for path in MODULES for name in re.findall(r"RIVERRUN_[A-Z_]+", path.read_text("utf-8"))}
    assert [name for name in sorted(named) if f"`{name}`" not in page] == []


def test_every_field_and_verb_of_a_card_is_listed():
    from riverrun.games.flow_of_history.content import Card, Effect
    from riverrun.games.flow_of_history.validation import NEEDS

    page = (DOCS / "design" / "fields.md").read_text("utf-8")
    words = [*NEEDS, *Card.__struct_fields__, *Effect.__struct_fields__[1:]]
    assert [word for word in words if f"`{word}`" not in page] == []


@pytest.mark.parametrize("pack", ["rich-start", "observatory"])
def test_the_packs_shown_are_good(pack):
    folder = DOCS / "examples" / pack
    assert rr.game("flow-of-history", 4, content=folder).content_hash != rr.game("flow-of-history", 4).content_hash


def test_every_field_of_a_record_is_listed():
    page = (DOCS / "reference" / "record.md").read_text("utf-8")
    assert [name for name in rr.Record.__struct_fields__ if f"| `{name}` |" not in page] == []


def test_the_settings_of_the_shipped_nets_are_settings():
    from riverrun.kernel.registry import rulebooks
    from riverrun.learning.settings import read_settings

    files = sorted((DOCS / "examples" / "training").glob("*.json"))
    assert [file.stem for file in files if not file.stem.startswith(read_settings(file).game)] == []
    assert set(rulebooks()) <= {file.stem for file in files}


def test_every_bot_is_listed():
    from riverrun.bots import BOTS

    page = (DOCS / "play" / "bots.md").read_text("utf-8")
    assert [name for name in BOTS if f"| `{name}` |" not in page] == []


def test_the_variables_that_are_documented_are_those_that_are_read() -> None:
    told = set(re.findall(r"`(RIVERRUN_\w+)`", (DOCS / "reference" / "environment-variables.md").read_text()))
    sources = [path.read_text() for path in (ROOT / "src").rglob("*.py")]
    assert told == {name for text in sources for name in re.findall(r"\"(RIVERRUN_\w+)\"", text)}
