"""What a person is told about compiling: that a game is slow until it is done, and when something is being compiled."""

from __future__ import annotations

import os
import sys
import threading
import time
import warnings
from importlib import import_module
from typing import Any

from riverrun.kernel.jit import switch
from riverrun.kernel.language.sentences import Sentence

FRAMES = "|/-\\"
FRAME_S = 0.2


class SlowRules(UserWarning):
    """A game's rules run as plain Python, since they are not compiled yet."""


_told: set[str] = set()
"""The games of which it was said that they are slow."""


def use_warm(id: str) -> None:
    """Let this process run compiled from now on, if a game's rules are in the cache and nobody decided otherwise.

    Another game of the process that is not in the cache is compiled on first use, and that is said.
    """
    if "RIVERRUN_JIT" not in os.environ and switch.warm_mark(id).exists():
        switch.go_compiled()
        show_compiling()


def slow(id: str, title: str) -> Sentence | None:
    """What is to be said of a game that runs as plain Python, once; None: it does not, or somebody decided that."""
    if "RIVERRUN_JIT" in os.environ or switch.compiled_now() or id in _told:
        return None
    _told.add(id)
    return Sentence("rr-notice-slow", {"game": title, "command": f"riverrun warm {id}"})


def warn_if_slow(id: str, title: str) -> None:
    """Use what is compiled, or warn whoever makes an environment that nothing is."""
    use_warm(id)
    sentence = slow(id, title)
    if sentence is not None:
        warnings.warn(sentence.text, SlowRules, stacklevel=_outside())


def _outside() -> int:
    """How far up the stack whoever called riverrun is, as `warnings.warn` counts from its caller."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("riverrun."):
        level, frame = level + 1, frame.f_back
    return level


class CompilingShown:
    """Says on stderr that something is being compiled: a line, or in a plain terminal a sign that turns."""

    def __init__(self) -> None:
        self.wanted = False
        self._depth = 0
        self._said = False
        self._stop: threading.Event | None = None
        self._turning: threading.Thread | None = None

    def begin(self) -> None:
        """Something is being compiled, perhaps as a part of something else."""
        self._depth += 1
        out: Any = sys.stderr
        if self._depth > 1 or not self.wanted or out is None:
            return
        sentence = Sentence("rr-notice-compiling", {"command": "riverrun warm"}).text
        plain = out is sys.__stderr__  # nobody, such as a progress bar, has taken its place
        if plain and out.isatty():
            self._stop = threading.Event()
            self._turning = threading.Thread(target=self._turn, args=(sentence, self._stop), daemon=True)
            self._turning.start()
        elif not self._said:
            print(sentence, file=out, flush=True)
        self._said = True

    def end(self) -> None:
        """It is done."""
        self._depth -= 1
        if self._depth == 0 and self._stop is not None and self._turning is not None:
            self._stop.set()
            self._turning.join()
            self._stop = self._turning = None

    def _turn(self, sentence: str, stop: threading.Event) -> None:
        begun = time.monotonic()
        for number in range(1 << 30):
            seconds = time.monotonic() - begun
            print(f"\r{FRAMES[number % 4]} {sentence} {seconds:.0f} s", end="", file=sys.stderr, flush=True)
            if stop.wait(FRAME_S):
                print("\r\033[K", end="", file=sys.stderr, flush=True)
                return


compiling_shown = CompilingShown()


def show_compiling(wanted: bool = True) -> None:
    """Have it said from now on, or not, when something is compiled."""
    compiling_shown.wanted = wanted


def listen() -> None:
    """Be told by Numba of all that it compiles; what it finds in the cache is not compiled."""
    event: Any = import_module("numba.core.event")

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, _event: Any) -> None:
            compiling_shown.begin()

        def on_end(self, _event: Any) -> None:
            compiling_shown.end()

    event.register("numba:compile", Listener())


switch.before_compiling(listen)
