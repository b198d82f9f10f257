"""A worker process: started, given one task at a time, and stopped as a whole."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, InvalidStateError
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from typing import Any

import structlog
from pebble import ProcessPool

from riverrun.server.workers import tasks
from riverrun.server.workers.tasks import ResultT, TaskT

logger = structlog.get_logger()


class WorkerProcess:
    """A process, and the task it is at.

    It is a Pebble pool of one, given up with its process. In a pool of several, one that is killed can hold the locks
    that all share, and one that is killed while none is at work makes Pebble give up the others as well.
    """

    def __init__(self, initialise: Callable[[], None] = tasks.initialise_process) -> None:
        """`initialise` prepares the process; it imports it by its name."""
        self.started = False
        """Whether it has started and imported what it needs."""
        self._pool = ProcessPool(1, initializer=initialise, context=get_context("spawn"))
        self._task: Future[Any] | None = None

    def start(self) -> None:
        """Start the process: the pool does so with its first task."""
        with no_interrupts():
            self._pool.schedule(tasks.started).add_done_callback(self._has_started)

    def _has_started(self, started: Future[None]) -> None:
        self.started = not started.cancelled() and started.exception() is None

    def alive(self) -> bool:
        """Return whether it can be given a task, as far as is known."""
        return bool(self._pool.active)

    async def run(self, function: Callable[[TaskT], ResultT], task: TaskT, seconds: float) -> ResultT | str:
        """Return a task's result; raise TimeoutError after `seconds` of work, and anything else if the process dies."""
        running: Future[ResultT | str] = self._pool.schedule(tasks.run_task, args=(function, task), timeout=seconds)
        self._task = running
        return await asyncio.wrap_future(running)

    def stop(self) -> None:
        """Stop the process, whatever it does, and let nobody wait for it any longer."""
        try:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
        except Exception:
            logger.exception("worker process did not stop well")
        if self._task is not None:
            with suppress(InvalidStateError):
                self._task.set_exception(BrokenProcessPool("The process was ended."))


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Keep Ctrl-C from processes started here, and from those which threads started here start.

    They come to ignore it, but only once they have imported what they need.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it unblocks SIGINT, so it starts before
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
