"""This machine's workers: the process itself, threads where the work is a compiled loop, else processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from riverrun.kernel.jit import switch
from riverrun.lab.workers.workers import AHEAD, Done, Workers

T = TypeVar("T")


def settled(work: Callable[[int], T], number: int) -> T:
    """`work` of a number, compiled unless this process may not."""
    with switch.running(switch.loops_compiled()):
        return work(number)


class Local(Workers):
    """So many workers on this machine; one works in this process, on this thread."""

    here = True

    def __init__(self, count: int) -> None:
        self._count = count

    @property
    def count(self) -> int:
        return self._count

    def each(self, work: Callable[[int], T], numbers: Sequence[int], *, quick: bool) -> Done[T]:
        if self._count == 1:
            for number in numbers:
                yield number, settled(work, number)
            return
        pool = self._pool(len(numbers), quick)
        waiting: dict[Future[T], int] = {}
        coming = iter(numbers)
        try:
            while True:
                for number in islice(coming, AHEAD * self._count - len(waiting)):
                    waiting[pool.submit(settled, work, number)] = number
                if not waiting:
                    return
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in sorted(finished, key=waiting.__getitem__):  # of several troubles the first is told
                    yield waiting.pop(future), future.result()
        finally:
            pool.shutdown(wait=not quick, cancel_futures=True)

    def _pool(self, pieces: int, quick: bool) -> Executor:
        count = max(1, min(self._count, pieces))
        if quick:
            return ThreadPoolExecutor(count)
        return ProcessPoolExecutor(count, mp_context=get_context("spawn"))
