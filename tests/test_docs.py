"""The documents: every link leads somewhere, and no file is named that is not there."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
TODAY = [page for page in PAGES if page.name != "CHANGELOG.md"]
NAME = re.compile(r"`((?:[\w.*-]+/)*[\w*-]+\.(?:py|ts|svelte|toml)|(?:[\w-]+/)+)`")
"""A file of ours, or a folder, which ends with a stroke."""
OTHERS = {"pack.toml"}
"""What readers write themselves."""


def endings() -> set[str]:
    """Every file and folder of the project by all ends of its path."""
    tops = [ROOT / top for top in ("src", "tests", "docs", "web/src", "benchmarks", "tools")]
    ends = set()
    for path in [*ROOT.iterdir(), *(ROOT / "web").iterdir(), *(path for top in tops for path in top.rglob("*"))]:
        parts = path.relative_to(ROOT).parts
        stroke = "/" if path.is_dir() else ""
        ends |= {"/".join(parts[first:]) + stroke for first in range(len(parts))}
    return ends


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", TODAY, ids=lambda page: page.name)
def test_every_file_named_is_there(page):
    named = set(NAME.findall(page.read_text("utf-8"))) - OTHERS
    there = endings()
    assert [name for name in sorted(named) if not fnmatch.filter(there, name)] == []


def test_the_map_of_the_server_is_whole():
    """`docs/architecture.md` has every file and package of the server in its table, once, and no other."""
    chapter = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## The table server")[1].split("\n## ")[0]
    firsts = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    named = [name for cell in firsts for name in re.findall(r"`([^`]+)`", cell)]
    server = ROOT / "src" / "riverrun" / "server"
    files = {path.name for path in server.glob("*.py")} - {"__init__.py"}
    packages = {f"{path.parent.name}/" for path in server.glob("*/__init__.py")}
    assert sorted(named) == sorted(files | packages)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_shown_exists(page):
    from riverrun.cli import app

    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    known |= {group.name for group in app.registered_groups}
    text = page.read_text("utf-8")
    code = "\n".join([*re.findall(r"```[a-z]*\n(.*?)```", text, flags=re.DOTALL), *re.findall(r"`([^`\n]+)`", text)])
    shown = set(re.findall(r"^riverrun ([a-z]+)", code, flags=re.MULTILINE))
    assert shown <= known
