"""A fork server: a process that has imported the server once and forks one whenever it is asked to.

Starting Python and importing takes a server two seconds of work, and a test that kills fifty of them would do little
else. What is forked does everything else that `python -m riverrun serve` does, in a session of its own.

    with fork_server() as launch:
        server = ServerProcess(..., launch=launch)
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any


class Forked:
    """A process that it forked, with as much of `subprocess.Popen` as `services.Process` needs."""

    def __init__(self, pid: int, ask: Callable[[dict[str, Any]], Any]) -> None:
        self.pid = pid
        self._ask = ask
        self._code: int | None = None

    def poll(self) -> int | None:
        if self._code is None:
            self._code = self._ask({"poll": self.pid})
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        until = time.monotonic() + (3600 if timeout is None else timeout)
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a forked process", timeout or 0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


@contextlib.contextmanager
def fork_server() -> Iterator[Callable[..., Forked]]:
    """`launch(command, ...)` stands in for `subprocess.Popen`, for `python -m riverrun ...` commands."""
    process = subprocess.Popen(
        [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    asking = threading.Lock()

    def ask(question: dict[str, Any]) -> Any:
        assert process.stdin
        assert process.stdout
        with asking:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

    def launch(
        command: Sequence[str], *, stdout: IO[bytes], env: dict[str, str], cwd: os.PathLike[str], **_: Any
    ) -> Forked:
        assert list(command[:3]) == [sys.executable, "-m", "riverrun"]
        words = {"argv": list(command[3:]), "log": stdout.name, "env": env, "cwd": os.fspath(cwd)}
        return Forked(ask({"start": words}), ask)

    try:
        yield launch
    finally:
        process.communicate()  # its questions are at an end, and so is it


def fork(argv: list[str], log: str, env: dict[str, str], cwd: str) -> int:
    """Forks a process that runs `riverrun` with these words; its number."""
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    nothing, written = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND)
    for to, at in ((0, nothing), (1, written), (2, written)):
        os.dup2(at, to)
    sys.argv = ["riverrun", *argv]
    code = 1
    try:
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    finally:
        sys.stdout.flush()
        os._exit(code)


def ended(pid: int) -> int | None:
    """A process's exit code, negative for a signal; None while it runs."""
    found, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    import riverrun.server.run_server  # noqa: F401
    from riverrun.cli import main
    from riverrun.kernel.registry import rulebooks

    rulebooks()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(fork(**asked["start"]) if "start" in asked else ended(asked["poll"])), flush=True)
