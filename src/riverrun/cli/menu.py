"""The legal moves as a short numbered menu: moves that differ only in a last number share a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from riverrun.kernel.errors import UnknownMove

LAST_NUMBER = re.compile(r"(?P<stem>.*\S) (?P<number>\d+)(?P<more>\+?)")
GAP = 3
SHORT = 4
"""As many choices stand in one column, however many columns would fit."""


@dataclass
class Choice:
    """One line of the menu: a move, or several that differ in a last number."""

    stem: str
    """The move, or what its numbered moves have in common."""
    numbers: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """As it is listed: `invest monastery 1-4`."""
        return f"{self.stem} {ranges(self.numbers)}" if self.numbers else self.stem

    def pick(self, at: str, number: str | None) -> str:
        """The notation of what `at` in the menu means; one of several moves needs its last number."""
        if not self.numbers:
            if number is None:
                return self.stem
            raise UnknownMove(f"'{self.stem}' takes no number.")
        if number is None and len(self.numbers) == 1:
            number = self.numbers[0]
        if number is None:
            last = self.numbers[-1]
            raise UnknownMove(f"'{self.text}' needs its last number too: '{at} {last}' is '{self.stem} {last}'.")
        return f"{self.stem} {number}"


def menu(texts: Sequence[str]) -> list[Choice]:
    """The menu of some moves, in their order."""
    found: dict[str, Choice] = {}
    for text in texts:
        match = LAST_NUMBER.fullmatch(text)
        stem = match["stem"] if match else text
        # A move and a stem may read alike; a blank keeps them apart.
        choice = found.setdefault(stem + " " if match else stem, Choice(stem))
        if match:
            choice.numbers.append(match["number"] + match["more"])
    return list(found.values())


def ranges(numbers: Sequence[str]) -> str:
    """Numbers in a row as ranges: 1-4, 7, 63+."""
    runs: list[list[str]] = []
    for number in numbers:
        follows = runs and number.isdigit() and runs[-1][-1].isdigit() and int(number) == int(runs[-1][-1]) + 1
        if follows:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else run[0] for run in runs)


def picked(choices: Sequence[Choice], line: str) -> str | None:
    """The move that a menu number (`3`, or `3 4` with a last number) means; None if the line is no menu number."""
    parts = line.split()
    if not parts or len(parts) > 2 or not (parts[0].isascii() and parts[0].isdigit()):
        return None
    at = int(parts[0][:9])
    if not 1 <= at <= len(choices):
        raise UnknownMove(f"The menu has no {parts[0][:9]}; it goes from 1 to {len(choices)}.")
    return choices[at - 1].pick(parts[0], parts[1] if len(parts) == 2 else None)


def columns(choices: Sequence[Choice], width: int, numbered: bool = True) -> list[str]:
    """The menu in as many columns as fit, read downwards."""
    digits = len(str(len(choices)))
    cells = [f"{at:>{digits}} {choice.text}" if numbered else choice.text for at, choice in enumerate(choices, 1)]
    widest = max(map(len, cells))
    across = max(1, min(4, (width - 2 + GAP) // (widest + GAP)))
    down = max(-(-len(cells) // across), min(len(cells), SHORT))
    rows = [cells[row::down] for row in range(down)]
    return ["  " + (" " * GAP).join(cell.ljust(widest) for cell in row).rstrip() for row in rows]
