"""Ends what the tests started once the tests themselves are gone, even if they were killed: a process of its own.

It reads lines from its standard input, a pipe that only the tests hold: `process ID SIGNAL`, `folder PATH`, and either
with `gone` before it once that is no longer to be ended. At the pipe's end it ends the groups of the processes that are
left, the youngest first, and then removes the folders that are left.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
import time


def main() -> None:
    left: dict[str, None] = {}
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line.startswith("gone "):
            left.pop(line.removeprefix("gone "), None)
        else:
            left[line] = None
    groups = [line.split()[1:] for line in reversed(left) if line.startswith("process ")]
    for group, number in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(int(group), int(number))
    time.sleep(2.0 if groups else 0.0)  # what was asked to end may clean_text up
    for group, _ in groups:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(int(group), signal.SIGKILL)
    for line in left:
        if line.startswith("folder "):
            shutil.rmtree(line.removeprefix("folder "), ignore_errors=True)


if __name__ == "__main__":
    main()
