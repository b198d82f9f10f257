"""Lists the codes of all sentences with their arguments in tests/words/codes.txt, where they stay for good.

A game whose folder of tests has a codes.txt has its codes there. `python tools/codes.py` appends what is new; with
`--check` it only says what is new or changed. A code that was shipped keeps its meaning and its arguments: whoever
needs another takes another code.
"""

from __future__ import annotations

import sys
from pathlib import Path

import riverrun
from riverrun.kernel.language.catalogue import FRAME, folders
from riverrun.kernel.language.catalogue_check import codes

TESTS = Path(__file__).parents[1] / "tests"
LIST = TESTS / "words" / "codes.txt"


def present() -> dict[str, list[str]]:
    """Every code there is, with its arguments."""
    every = shipped()
    return {code: args for folder in every.values() for code, args in codes(folder, every[FRAME]).items()}


def shipped() -> dict[str, Path]:
    """The catalogues of the package: the frame's and the games'."""
    package = Path(riverrun.__file__).parent
    return {prefix: folder for prefix, folder in folders().items() if folder.is_relative_to(package)}


def listed() -> dict[str, list[str]]:
    """Every code of the list, with its arguments."""
    lines = [line for path in sorted(TESTS.glob("*/codes.txt")) for line in path.read_text("utf-8").splitlines()]
    return {line.split()[0]: line.split()[1:] for line in lines}


def list_of(code: str) -> Path:
    """The list that a code belongs in: its game's own, if it has one."""
    own = TESTS / shipped()[code.partition("-")[0]].parent.name / "codes.txt"
    return own if own.exists() else LIST


def changed() -> list[str]:
    """Codes of the list that are gone or have other arguments."""
    there = present()
    return [code for code, args in listed().items() if there.get(code) != args]


def new() -> dict[str, list[str]]:
    """Codes that the list lacks."""
    known = listed()
    return {code: args for code, args in present().items() if code not in known}


def main() -> int:
    lost, fresh = changed(), new()
    for code in lost:
        print(f"gone, or with other arguments: {code}")
    for code in fresh:
        print(f"new: {code}")
    if "--check" in sys.argv[1:]:
        return 1 if lost or fresh else 0
    for code, args in fresh.items():
        with list_of(code).open("a", encoding="utf-8") as file:
            file.write(" ".join([code, *args]) + "\n")
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
