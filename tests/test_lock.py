"""The locked dependencies are those of pyproject.toml: within its ranges, each with hashes, from no named registry."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
LOCKS = {"server": "server", "dev": "developer", "release": "release"}


def wanted(extra: str) -> list[Requirement]:
    """What an extra asks for, with what its own extras of riverrun ask for."""
    found = []
    for text in EXTRAS[extra]:
        one = Requirement(text)
        found += (
            [deep for name in sorted(one.extras) for deep in wanted(name)] if one.name == PROJECT["name"] else [one]
        )
    return found


def locked(file: str) -> dict[str, list[Requirement]]:
    """The lines of a lock file by name; a name has one for each Python or system that needs another version."""
    text = (ROOT / "requirements" / f"{file}.txt").read_text().replace("\\\n", " ")
    found: dict[str, list[Requirement]] = {}
    for line in text.splitlines():
        assert re.search(r" --hash=sha256:[0-9a-f]{64}", line), f"{line} has no hash"
        one = Requirement(line.split(" --hash")[0].strip())
        assert re.fullmatch(r"==[^,]+", str(one.specifier)), f"{one} is no exact version"
        found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


@pytest.mark.parametrize(("extra", "file"), LOCKS.items())
def test_the_lock_has_all_that_is_asked_for(extra, file):
    lines = locked(file)
    for one in [*map(Requirement, PROJECT["dependencies"]), *wanted(extra)]:
        versions = [next(iter(line.specifier)).version for line in lines.get(canonicalize_name(one.name), [])]
        assert versions, f"{file}.txt has no {one.name}: make lock"
        assert all(one.specifier.contains(version) for version in versions), f"{file}.txt has {versions}, not {one}"


def test_the_lock_names_the_extras_that_packages_ask_of_each_other():
    """Where it does not, pip looks for the extra's newest version, which soon has no hash in the lock."""
    lines = locked("developer")
    for name in lines:
        try:
            asked = metadata.requires(name) or []
        except metadata.PackageNotFoundError:  # for another system
            continue
        for one in map(Requirement, asked):
            if one.extras and (one.marker is None or one.marker.evaluate({"extra": ""})):
                named = set().union(*(line.extras for line in lines[canonicalize_name(one.name)]))
                assert one.extras <= named, f"{name} asks for {one}: make lock"


def test_what_installs_is_what_locks():
    assert locked("uv") == {"uv": locked("release")["uv"]}, "make lock"


@pytest.mark.parametrize("file", [*LOCKS.values(), "uv"])
def test_no_registry_is_named(file):
    assert "://" not in (ROOT / "requirements" / f"{file}.txt").read_text()


def test_every_dependency_has_an_upper_bound():
    for text in [*PROJECT["dependencies"], *(text for extra in EXTRAS.values() for text in extra)]:
        one = Requirement(text)
        assert one.name == PROJECT["name"] or any(bound.operator == "<" for bound in one.specifier), text
