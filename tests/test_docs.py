"""The documents: every link leads somewhere, and no file is named that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page):
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_shown_exists(page):
    from riverrun.cli import app

    known = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    known |= {group.name for group in app.registered_groups}
    text = page.read_text("utf-8")
    code = "\n".join([*re.findall(r"```[a-z]*\n(.*?)```", text, flags=re.DOTALL), *re.findall(r"`([^`\n]+)`", text)])
    shown = set(re.findall(r"^riverrun ([a-z]+)", code, flags=re.MULTILINE))
    assert shown <= known
