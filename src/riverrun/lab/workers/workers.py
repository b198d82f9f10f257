"""What workers are: they do work that is told by a number, many at once, and it does not matter which of them does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Self, TypeVar

T = TypeVar("T")
Done = Generator[tuple[int, T], None, None]
"""What was done, each with its number."""

AHEAD = 2
"""How many pieces of work wait for each worker."""


class Workers(ABC):
    """Those who do the work. A piece of it is a value of its number alone: who does it, and when, changes nothing."""

    here = False
    """Whether they share this process's memory and what it has compiled."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many work at once, as far as is known now."""

    @abstractmethod
    def each(self, work: Callable[[int], T], numbers: Sequence[int], *, quick: bool) -> Done[T]:
        """`work` of each number, as it is done, with the number; what is not fetched is given up.

        `quick`: the work is a compiled loop, which leaves other threads alone. The work is a plain value that pickles.
        """

    def close(self) -> None:  # noqa: B027  most have nothing to let go
        """Lets them go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()


def in_order(done: Iterable[tuple[int, T]], numbers: Sequence[int]) -> Iterator[T]:
    """What was done, in the order of the numbers."""
    found: dict[int, T] = {}
    waiting = iter(numbers)
    wanted = next(waiting, None)
    for number, one in done:
        found[number] = one
        while wanted in found:
            yield found.pop(wanted)
            wanted = next(waiting, None)
