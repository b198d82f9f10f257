"""The progress bar of long commands: on stderr with the time left, gone at the end, and none where nobody looks."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from riverrun.kernel.jit import switch


def progress_bar() -> Progress:
    """A bar that counts what is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def before_the_first() -> str:
    """What it says until the first game is played: compiling, where the rules are not compiled yet, takes longest."""
    return "Compiling the rules (once)" if switch.loops_compiled() and not switch.warm_stamp().exists() else "Playing"
