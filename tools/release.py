"""Builds the distribution, tries it in an empty environment, and stops before publishing: `make release`.

    python tools/release.py --uv build/release/bin/uv --twine build/release/bin/twine

What is built lies in dist/, with the bills of materials that `make sbom` wrote into build/sbom. Nothing is uploaded.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
START_S = 120
"""How long a server may take until it answers."""
PAGE = ("web/package.json", "web/package-lock.json")
"""The page's files that name the version."""


class NotReady(Exception):
    """Why nothing can be released, in a sentence."""


def versions(root: Path) -> dict[str, str]:
    """Every place that names the version, and what it says."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    module = (root / "src/riverrun/__init__.py").read_text("utf-8")
    citation = (root / "CITATION.cff").read_text("utf-8")
    return {
        "pyproject.toml": project["version"],
        "src/riverrun/__init__.py": _first(r'__version__ = "([^"]+)"', module),
        "CITATION.cff": _first(r"(?m)^version: (\S+)$", citation),
        **{place: json.loads((root / place).read_text("utf-8"))["version"] for place in PAGE},
    }


def check_version(root: Path) -> str:
    """The version, if all places agree on it and the changelog has a heading for it with something below."""
    found = versions(root)
    version = found["pyproject.toml"]
    for place, other in found.items():
        if other != version:
            raise NotReady(f"{place} says version {other or 'nothing'}, pyproject.toml {version}.")
    log = (root / "CHANGELOG.md").read_text("utf-8")
    section = re.search(rf"(?ms)^## {re.escape(version)}\n(.*?)(?=^## |\Z)", log)
    if section is None or not section[1].strip():
        raise NotReady(f"CHANGELOG.md has no heading '## {version}' with what changed below it.")
    return version


def build(uv: str, root: Path) -> list[Path]:
    """The sdist, and the wheel made of it."""
    shutil.rmtree(root / "dist", ignore_errors=True)
    run(uv, "build", "--out-dir", root / "dist", root)
    found = sorted([*(root / "dist").glob("*.whl"), *(root / "dist").glob("*.tar.gz")])
    if len(found) != 2:
        raise NotReady(f"dist/ should have a wheel and an sdist, but has {[file.name for file in found]}.")
    return found


def add_materials(root: Path, version: str) -> list[Path]:
    """The bills of materials, copied to where the distribution is; their names have its version."""
    found = []
    for part in ("server", "page"):
        made = root / "build" / "sbom" / f"{part}.cdx.json"
        if not made.is_file():
            raise NotReady(f"build/sbom has no {made.name}; `make sbom` writes it.")
        found.append(root / "dist" / f"riverrun-{version}-{part}.cdx.json")
        shutil.copyfile(made, found[-1])
    return found


def try_out(wheel: Path, folder: Path, version: str) -> None:
    """Install the wheel in an empty environment and try what people do first."""
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True)
    bin = folder / "bin"
    run(bin / "python", "-m", "pip", "install", "--quiet", f"{wheel}[server]")
    riverrun = bin / "riverrun"
    told = run(riverrun, "--version", cwd=folder)
    if told.strip() != f"riverrun {version}":
        raise NotReady(f"The installed program says '{told.strip()}', not version {version}.")
    run(riverrun, "simulate", "flow", "--players", "2", "--games", "2", "--bots", "random", cwd=folder)
    told = run(riverrun, "play", "flow", "--seed", "7", cwd=folder, given="help\nquit\n")
    if "help" not in told:
        raise NotReady("`riverrun play` does not answer at its table.")
    try_server(riverrun, folder)


def try_server(riverrun: Path, folder: Path) -> None:
    """Start the server as a stranger would, and ask it for the page and for the games."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(riverrun), "serve", "--port", str(port), "--data", str(folder / "data")]
    server = subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.DEVNULL)
    try:
        page = fetch(f"http://127.0.0.1:{port}/", server)
        if b"/assets/" not in page:
            raise NotReady("The installed server serves no page.")
        script = re.search(rb'src="(/assets/[^"]+)"', page)
        if script is None or not fetch(f"http://127.0.0.1:{port}{script[1].decode()}", server):
            raise NotReady("The installed page's script is missing.")
        if b"flow" not in fetch(f"http://127.0.0.1:{port}/api/games", server):
            raise NotReady("The installed server has no games.")
    finally:
        server.terminate()
        server.wait(60)


def fetch(address: str, server: subprocess.Popen[Any]) -> bytes:
    """What an address answers, once it does."""
    last: object = None
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as trouble:
            raise NotReady(f"{address} answers {trouble.code}.") from None
        except OSError as trouble:
            last = trouble
            time.sleep(0.2)
    raise NotReady(f"The installed server does not answer at {address}: {last}.")


def environment() -> dict[str, str]:
    """The environment of what is tried: nothing of this repository's, and the rules as plain Python, to be quick."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**kept, "RIVERRUN_JIT": "0", "LC_ALL": "C.UTF-8"}


def run(*command: object, cwd: Path | None = None, given: str | None = None) -> str:
    """What a command prints; NotReady if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, input=given, env=environment(), stdout=subprocess.PIPE, text=True, check=False, timeout=1800
    )
    if done.returncode != 0:
        raise NotReady(f"`{' '.join([Path(words[0]).name, *words[1:]])}` failed:\n{done.stdout}")
    return done.stdout


def _first(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    return found[1] if found else ""


def main() -> int:
    """Every step, each told; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uv", default="uv")
    parser.add_argument("--twine", default="twine")
    wish = parser.parse_args()
    try:
        version = check_version(ROOT)
        print(f"Version {version}: building ...", flush=True)
        built = build(wish.uv, ROOT)
        run(wish.twine, "check", "--strict", *built)
        wheel = next(file for file in built if file.suffix == ".whl")
        print(f"Trying {wheel.name} in an empty environment ...", flush=True)
        try_out(wheel, ROOT / "build" / "empty", version)
        materials = add_materials(ROOT, version)
    except NotReady as trouble:
        print(f"Not ready for a release: {trouble}", file=sys.stderr)
        return 1
    hooks = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["metadata"]["hooks"]
    if not hooks["custom"]["repository"]:
        print("The repository's public address is not set (pyproject.toml): the package page has no links to it.")
    upload, beside = (" ".join(f"dist/{file.name}" for file in files) for files in (built, materials))
    print("dist/ is ready and nothing is published. To publish: tag the commit, then")
    print(f"  twine upload {upload}")
    print(f"and put the bills of materials beside it: {beside}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
