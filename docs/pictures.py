"""Draws the README's picture: a real game in the terminal, as SVG.

python docs/pictures.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import riverrun as rr
from riverrun.bots import bot

IMAGES = Path(__file__).parent / "images"
SCREEN = 62  # lines of the picture, at most


def middle_of_a_game() -> rr.State:
    """A game between bots, stopped where the first player could almost snipe a card."""
    game = rr.game("flow-of-history", players=3)
    for seed in range(1000):
        state = game.new(seed)
        for _ in range(36):
            state.play(bot("greedy").move(state))
        view: Any = state.view(0)
        dear = [slot for slot in view.market if slot and slot.tokens > view.nations[0].tokens]
        if state.seat == 0 and dear and any(slot.investor not in (None, 0) for slot in dear):
            return state
    raise RuntimeError("No such game was found.")


def typed_game(state: rr.State) -> str:
    """What the terminal shows when the game is taken up and a few lines are typed."""
    view: Any = state.view(0)
    dear = next(
        slot.card for slot in view.market if slot and slot.investor is not None and slot.tokens > view.nations[0].tokens
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        state.record().save(path)
        done = subprocess.run(
            [sys.executable, "-m", "riverrun", "play", "flow-of-history", "--load", str(path)],
            input=f"why snipe {dear.replace('_', ' ')}\nquit\n",
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "COLUMNS": "80", "FORCE_COLOR": "1", "TERM": "xterm-256color", "RIVERRUN_JIT": "0"},
        )
    return done.stdout


def draw(ansi: str, title: str) -> str:
    """Terminal output as an SVG that loads nothing from elsewhere."""
    console = Console(record=True, width=80, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    console.print(Text.from_ansi(ansi))
    svg = console.export_svg(title=title)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "ui-monospace, Menlo, Consolas")


def main() -> None:
    """Writes the pictures."""
    IMAGES.mkdir(exist_ok=True)
    lines = typed_game(middle_of_a_game()).splitlines()[:-1][-SCREEN:]
    path = IMAGES / "terminal.svg"
    path.write_text(draw("\n".join(lines), "riverrun play flow-of-history --load game.json"), "utf-8")
    print(f"Wrote {path}.")


if __name__ == "__main__":
    main()
