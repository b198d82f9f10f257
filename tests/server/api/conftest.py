"""What the interface's tests share: a server within reach, a page that stands in, packs, and people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrun.server.api.routes import static_files
from server.helpers.in_process import InProcessServer, in_process_server
from server.helpers.tables import book


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Iterator[Path]:
    """A page that stands in for the built one, with something beside it that nobody may have."""
    folder = tmp_path_factory.mktemp("server") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><title>the page</title><script src="/assets/main.js"></script>')
    (folder / "icon.svg").write_text("<svg/>")
    (folder / ".hidden").write_text("hidden")
    (folder / "assets" / "index-abc.js").write_text("'a script'")
    (folder / "assets" / "main.js").write_text("the page")
    (folder.parent / "beside.txt").write_text("what lies beside the page")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static_files, "FOLDER", folder)
        yield folder


@pytest.fixture(scope="module")
def packs(tmp_path_factory) -> Path:
    """A folder with one content pack, one for another game, one that is broken, and a file."""
    folder: Path = tmp_path_factory.mktemp("packs")
    game = book().id
    for name, text in {
        "mine": f'game = "{game}"\nname = "My own"\nevidence = "invented"\n',
        "other": 'game = "another-game"\nname = "Another"\nevidence = "invented"\n',
        "broken": "this is no TOML",
    }.items():
        (folder / name).mkdir()
        (folder / name / "pack.toml").write_text(text)
    (folder / "file").write_text("")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory, built, packs) -> Iterator[InProcessServer]:
    with in_process_server(tmp_path_factory.mktemp("data"), packs=packs) as server:
        yield server
    assert server.errors() == []
