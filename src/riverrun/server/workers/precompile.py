"""Precompiling: where the cache is cold, a process beside the server compiles the rules, which it then uses."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import structlog

from riverrun.kernel.game import Game
from riverrun.kernel.jit import switch
from riverrun.kernel.jit.record_view import RecordView
from riverrun.kernel.registry import rulebooks
from riverrun.server.api import messages

COMMAND = (sys.executable, "-m", "riverrun", "warm", "--json")
FAILED = "failed"
"""The piece that is named when compiling failed: the server goes on interpreted."""
LAST_LINES = 20
"""The number of last lines of a process that failed that are logged."""

# What the process does before it becomes the command. It stands back behind the server, ends with it (elsewhere than on
# Linux at the next line it writes), and waits while another server's process fills the same cache. In a process of its
# own and not as `preexec_fn`, which is not safe where there are threads.
LAUNCH = """
import os, signal, sys
os.nice(15)
if sys.platform == "linux":
    import ctypes
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
if os.getppid() != int(sys.argv[1]):
    sys.exit(1)
try:
    import fcntl
    lock = os.open(sys.argv[2], os.O_RDWR | os.O_CREAT, 0o600)
    os.set_inheritable(lock, True)
    fcntl.flock(lock, fcntl.LOCK_EX)
except (ImportError, OSError):
    pass
os.execvp(sys.argv[3], sys.argv[3:])
"""

logger = structlog.get_logger()


class Precompiler:
    """How far the rules are compiled, and what is done about it."""

    def __init__(
        self,
        changed: Callable[[], None],
        *,
        wanted: bool = True,
        command: Sequence[str] = COMMAND,
        load: Callable[[], None] | None = None,
    ) -> None:
        """`changed` is called whenever `status` has changed; where compiling is not `wanted`, nothing is compiled."""
        self.status = messages.CompileStatus(ready=False)
        self._changed = changed
        self._wanted = wanted
        self._command = command
        self._load = load if load is not None else load_rules
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Set the status at once; if the rules are not compiled, begin to compile them, without waiting for it."""
        if not switch.loops_compiled():  # interpreted for good
            self._set_status(messages.CompileStatus(ready=True))
            return
        switch.go_compiled(False)  # also where rules compile on first use: people would wait, and bots be late
        if switch.warm_stamp().exists():
            self._set_status(messages.CompileStatus(ready=True))
            self._task = asyncio.create_task(self._switch())
        elif self._wanted:
            self._task = asyncio.create_task(self._compile_and_switch())

    async def stop(self) -> None:
        """Kill the process that compiles."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def _set_status(self, status: messages.CompileStatus) -> None:
        if status == self.status:
            return
        self.status = status
        try:
            self._changed()
        except Exception:
            logger.exception("compile status could not be told")

    async def _compile_and_switch(self) -> None:
        try:
            complete = await self._compile()
        except OSError as trouble:
            logger.error("the rules could not be compiled", trouble=str(trouble))
            complete = False
        if complete:
            await self._switch()
            self._set_status(messages.CompileStatus(ready=True, done=self.status.of, of=self.status.of))
        else:
            self._set_status(
                messages.CompileStatus(ready=False, done=self.status.done, of=self.status.of, piece=FAILED)
            )

    async def _compile(self) -> bool:
        """Fill the cache in a process of its own; return whether all is in it."""
        stamp = switch.warm_stamp()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        lock = stamp.with_name("warming")
        launch = (sys.executable, "-S", "-c", LAUNCH, str(os.getpid()), str(lock))
        process = await asyncio.create_subprocess_exec(
            *(launch if os.name == "posix" else ()),
            *self._command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )
        assert process.stdout is not None
        last: deque[str] = deque(maxlen=LAST_LINES)
        try:
            while line := await _next_line(process.stdout):
                status = parse_progress(line)
                if status is None:
                    last.append(line.decode("utf-8", "replace").rstrip())
                else:
                    self._set_status(status)
            code = await process.wait()
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if code == 0 and stamp.exists():
            logger.info("the rules are compiled")
            return True
        # Without an error, no stamp means that the process found other rule sources than this server began with.
        logger.error("the rules were not compiled", code=code, trouble="\n".join(last))
        return False

    async def _switch(self) -> None:
        """Switch this process to compiled rules.

        All entry points are loaded first, in a thread and by their compiled forms. The switch is one for the whole
        process: setting it first would make the event loop wait inside its next call of a rule for what the thread
        loads. So the loop stays interpreted meanwhile, and nothing is left to load when it switches.
        """
        try:
            await asyncio.to_thread(self._load)
        except Exception:
            logger.exception("the compiled rules could not be loaded ahead")  # each loads when it is first called
        switch.go_compiled()


async def _next_line(stream: asyncio.StreamReader) -> bytes:
    """Return the next line, empty at the end; one that is too long is passed over."""
    while True:
        try:
            return await stream.readline()
        except ValueError:
            continue


def parse_progress(line: bytes) -> messages.CompileStatus | None:
    """Return the status that a line of the process reports; None for any other line."""
    try:
        said = msgspec.json.decode(line, type=_Progress)
    except (msgspec.DecodeError, UnicodeError):
        return None
    return messages.CompileStatus(ready=False, done=said.done, of=said.of, piece=said.piece)


class _Progress(msgspec.Struct):
    done: int
    of: int
    piece: str = ""


def load_rules() -> None:
    """Load what states call compiled out of the cache, for every game, whatever the process is set to."""
    for book in rulebooks().values():
        call_entry_points(Game(book, book.seats[0]), compiled_form)


def call_entry_points(game: Game, form: Callable[[switch.Rule], Any]) -> None:
    """Call every entry point that states have, in a form of it, through a state: with exactly what a state gives."""
    rules = game.rules = module_in_form(game.rules, form)
    game.loops = module_in_form(game.loops, form)
    state = game.new(seed=0)
    move = state.legal()[0]
    state.explain(move)
    state.redeal(0, seed=0)
    state.play(move)
    seats = rules.PLAYERS_MAX
    rules.result(game.box, state.position, np.zeros(seats), np.zeros(seats))


def module_in_form(module: ModuleType, form: Callable[[switch.Rule], Any]) -> ModuleType:
    """Return a copy of a module whose entry points are the given form of them."""
    twin = ModuleType(module.__name__)
    for name, thing in vars(module).items():
        setattr(twin, name, form(thing) if isinstance(thing, switch.Rule) and thing.is_entry else thing)
    return twin


def compiled_form(entry: switch.Rule) -> Callable[..., Any]:
    """Return an entry point that runs compiled, whatever the process is set to."""

    def call(*args: Any) -> Any:
        return entry.compiled(*[arg.record if isinstance(arg, RecordView) else arg for arg in args])

    return call
