"""What is released: one version everywhere, no distribution without the page, a README that works on a package page."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
NAME = "riverrun-games"
PLACES = ("CITATION.cff", "CHANGELOG.md", "src/riverrun/__init__.py", "web/package.json", "web/package-lock.json")


def loaded(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = loaded("release", ROOT / "tools" / "release.py")


@pytest.fixture
def hooks() -> ModuleType:
    pytest.importorskip("hatchling")
    return loaded("hatch_build", ROOT / "hatch_build.py")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as the version is written in."""
    for name in ("pyproject.toml", *PLACES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_every_place_has_the_same_version_and_the_changelog_its_heading():
    assert release.check_version(ROOT) == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


@pytest.mark.parametrize("name", PLACES)
def test_a_place_that_was_forgotten_is_named(clone, name):
    file = clone / name
    version = release.versions(clone)["pyproject.toml"]
    file.write_text(file.read_text().replace(version, "9.9.9"))
    with pytest.raises(release.NotReady, match=re.escape(name)):
        release.check_version(clone)


def test_the_bills_of_materials_lie_beside_the_distribution_with_its_version(tmp_path):
    for folder in ("dist", "build/sbom"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "build/sbom/server.cdx.json").write_text("{}")
    with pytest.raises(release.NotReady, match=r"page\.cdx\.json; `make sbom`"):
        release.add_materials(tmp_path, "9.9.9")
    (tmp_path / "build/sbom/page.cdx.json").write_text('{"page": 1}')
    made = release.add_materials(tmp_path, "9.9.9")
    assert [file.name for file in made] == ["riverrun-9.9.9-server.cdx.json", "riverrun-9.9.9-page.cdx.json"]
    assert made[1].read_text() == '{"page": 1}'
    assert all(file.parent == tmp_path / "dist" for file in made)


def test_hints_name_the_distribution_that_is_ours():
    wrong = re.compile(r"pip install ['\"]?riverrun(?![-\w])|['\"]riverrun\[")
    texts = [path for folder in ("src", "docs", "benchmarks", "requirements") for path in (ROOT / folder).rglob("*")]
    texts += [ROOT / "README.md", ROOT / "pyproject.toml", ROOT / "Dockerfile", ROOT / "Makefile"]
    for path in texts:
        if path.suffix in (".py", ".md", ".toml", ".ftl", ".txt", "") and path.is_file():
            assert not wrong.search(path.read_text("utf-8")), path
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["name"] == NAME


def test_the_readme_s_links_are_absolute_where_there_is_an_address(hooks):
    text = (ROOT / "README.md").read_text("utf-8")
    told = hooks.readme_for_package_page(text, "https://host.example/one/riverrun", "v9")
    assert "](https://host.example/one/riverrun/raw/v9/docs/images/table.png)" in told
    assert '<img src="https://host.example/one/riverrun/raw/v9/docs/images/phone.png"' in told
    assert "](https://host.example/one/riverrun/blob/v9/CONTRIBUTING.md)" in told
    assert not re.search(r'\]\((?!https?:|#)|src="(?!https?:)', told)
    assert set(hooks.addresses("https://host.example/x")) == {"Homepage", "Documentation", "Changelog", "Issues"}


def test_without_an_address_no_link_leads_nowhere(hooks):
    told = hooks.readme_for_package_page((ROOT / "README.md").read_text("utf-8"), "", "v9")
    assert not re.search(r"\]\((?!https?:|#)|<img|!\[", told)
    assert "read CONTRIBUTING.md;" in told
    assert "## Screenshots" not in told
    assert "## Documentation and help" in told
    assert hooks.addresses("") == {}


def page(root: Path, *files: str) -> None:
    """Put a page there whose document names a script."""
    folder = root / "src/riverrun/server/page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<script src="/assets/one.js"></script>')
    for name in files:
        (folder / name).write_text("")


def test_a_page_that_is_there_is_taken(hooks, tmp_path):
    page(tmp_path, "assets/one.js")
    hooks.provide_page(tmp_path)


def test_without_sources_or_npm_the_build_ends_with_the_reason(hooks, tmp_path, monkeypatch):
    with pytest.raises(SystemExit, match="build from a clone"):
        hooks.provide_page(tmp_path)
    page(tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"one\.js.*npm"):
        hooks.provide_page(tmp_path)


@pytest.mark.parametrize(("status", "reason"), [(0, None), (3, "npm run --silent build")])
def test_a_missing_page_is_built(hooks, tmp_path, monkeypatch, status, reason):
    (tmp_path / "web/node_modules").mkdir(parents=True)
    (tmp_path / "web/package.json").write_text("{}")
    npm = tmp_path / "npm"
    build = f"import pathlib; p = pathlib.Path('{tmp_path}/src/riverrun/server/page'); p.mkdir(parents=True); "
    npm.write_text(f"#!{sys.executable}\n{build}(p / 'index.html').write_text(''); raise SystemExit({status})\n")
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    if reason is None:
        hooks.provide_page(tmp_path)
        assert hooks.missing_of_page(tmp_path) is None
    else:
        with pytest.raises(SystemExit, match=reason):
            hooks.provide_page(tmp_path)
