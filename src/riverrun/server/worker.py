"""A worker: one process that thinks, started, asked and ended as a whole."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, InvalidStateError
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from typing import Any

import structlog
from pebble import ProcessPool

from riverrun.server import thinking
from riverrun.server.thinking import Answered, Asked

logger = structlog.get_logger()


class Worker:
    """A process that thinks, and the question it is at.

    It is a Pebble pool of one, given up with its process. In a pool of several, one that is killed can hold the locks
    that all share, and one that is killed while none is at work makes Pebble give up the others as well.
    """

    def __init__(self) -> None:
        self.up = False
        """Whether it has started and imported what it needs."""
        self._pool = ProcessPool(1, initializer=thinking.settle, context=get_context("spawn"))
        self._asked: Future[Any] | None = None

    def start(self) -> None:
        """Starts the process: the pool does so with its first task."""
        with no_interrupts():
            self._pool.schedule(thinking.wake).add_done_callback(self._is_up)

    def _is_up(self, woken: Future[None]) -> None:
        self.up = not woken.cancelled() and woken.exception() is None

    def works(self) -> bool:
        """Whether it can be asked, as far as is known."""
        return bool(self._pool.active)

    async def ask(self, work: Callable[[Asked], Answered], asked: Asked, seconds: float) -> Answered | str:
        """Its answer; raises TimeoutError after so many seconds of thinking, and anything else if the process dies."""
        asking: Future[Answered | str] = self._pool.schedule(thinking.answer, args=(work, asked), timeout=seconds)
        self._asked = asking
        return await asyncio.wrap_future(asking)

    def end(self) -> None:
        """Ends the process, whatever it does, and lets nobody wait for it any longer."""
        try:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
        except Exception:
            logger.exception("a thinking process did not end well")
        if self._asked is not None:
            with suppress(InvalidStateError):
                self._asked.set_exception(BrokenProcessPool("The process was ended."))


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Keeps Ctrl-C from processes started here, and from those which threads started here start.

    They come to ignore it, but only once they have imported what they need.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
