"""The build's hooks: no distribution without the page, and a README whose links work on a package page.

Hatchling calls them (`[tool.hatch]` in pyproject.toml). Editable installs need neither page nor npm.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/riverrun/server/page")
PICTURE = re.compile(r"!\[([^\]]*)\]\((?![a-z]+:)([^)]+)\)")
IMAGE = re.compile(r'<img src="(?![a-z]+:)([^"]+)" alt="([^"]*)"([^>]*)>')
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)([^)]+)\)")
NAMED = re.compile(r'(?:src|href)="/([^"]+)"')
"""The files that the page's document names."""


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Sees to it that every wheel and sdist has the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page where it is missing; hatchling calls this before it collects files."""
        if version != "editable":
            provide_page(Path(self.root))


class ReadmeHook(MetadataHookInterface):  # type: ignore[misc]
    """Sets the README and the addresses, which depend on where the repository is to be found."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fills in what pyproject.toml calls dynamic."""
        repository = str(self.config.get("repository", "")).rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme_for_package_page(text, repository, f"v{metadata['version']}"),
        }
        metadata["urls"] = addresses(repository)


def provide_page(root: Path) -> None:
    """Build the page unless it is there and whole; ends the build with the reason where that cannot be done."""
    missing = missing_of_page(root)
    if missing is None:
        return
    web = root / "web"
    npm = shutil.which("npm")
    if not (web / "package.json").exists():
        raise SystemExit(f"The page is missing ({missing}), and so are its sources (web/): build from a clone.")
    if npm is None:
        raise SystemExit(f"The page is missing ({missing}), and it needs Node 20 or newer with npm: install it.")
    commands = [[npm, "run", "--silent", "build"]]
    if not (web / "node_modules").exists():
        commands.insert(0, [npm, "ci", "--silent", "--no-audit", "--no-fund"])
    for command in commands:
        if subprocess.run(command, cwd=web, check=False).returncode != 0:
            raise SystemExit(f"The page could not be built: `{' '.join(['npm', *command[1:]])}` failed in {web}.")
    missing = missing_of_page(root)
    if missing is not None:
        raise SystemExit(f"The page was built, but {missing} is missing.")


def missing_of_page(root: Path) -> str | None:
    """The first file of the page that is not there; None: it is whole."""
    document = root / PAGE / "index.html"
    if not document.exists():
        return str(PAGE / "index.html")
    for name in NAMED.findall(document.read_text("utf-8")):
        if not (root / PAGE / name).exists():
            return str(PAGE / name)
    return None


def readme_for_package_page(text: str, repository: str, revision: str) -> str:
    """The README with absolute addresses; where the repository has none, with words for links and no pictures."""
    if repository:
        pages, files = f"{repository}/blob/{revision}/", f"{repository}/raw/{revision}/"
        text = PICTURE.sub(rf"![\1]({files}\2)", text)
        text = IMAGE.sub(rf'<img src="{files}\1" alt="\2"\3>', text)
        return LINK.sub(rf"[\1]({pages}\2)", text)
    text = re.sub(r"## Screenshots\n.*?(?=\n## )", "", text, flags=re.DOTALL)
    text = PICTURE.sub("", text)
    text = IMAGE.sub("", text)
    return LINK.sub(r"\1", text)


def addresses(repository: str) -> dict[str, str]:
    """What a package page links to; nothing where the repository's address is not known."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/main/docs/index.md",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
