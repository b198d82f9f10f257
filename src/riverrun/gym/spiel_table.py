"""A table as OpenSpiel's states hold it: cheap to clone, whole when pickled, with what each seat has seen so far."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.game import Game
from riverrun.kernel.position.hiding import masked
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.state import State

BOOKS: dict[str, Rulebook] = {}
"""The rulebooks that OpenSpiel knows, by the name it knows them by."""

NOT_DEALT = "Nothing is dealt yet."

NOTHING = bytes(16)
"""What someone remembers who has seen nothing before."""


@dataclass(frozen=True)
class Setup:
    """Which game it is: all that is needed to make it again elsewhere."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...]
    content: str | None

    def game(self) -> Game:
        """The game itself, made once."""
        return _game(self)


@cache
def _game(setup: Setup) -> Game:
    return Game(BOOKS[setup.name], setup.players, dict(setup.options), setup.content)


@dataclass(frozen=True)
class Moment:
    """The position before a move, and who made which move in it."""

    words: bytes
    seat: int
    move: int


class Table:
    """One riverrun state, or none before the deal, with the moments that led to it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._state: State | None = None
        self._past: list[Moment] = []
        self._memory: dict[int | None, tuple[int, bytes]] = {}
        """For each seat that was asked about: how many moments it has digested, and what they came to."""

    def __repr__(self) -> str:
        return f"<Table of {self.setup.name}: {NOT_DEALT if self._state is None else self._state}>"

    def __deepcopy__(self, memo: Any) -> Table:
        twin = Table(self.setup)
        twin._state = None if self._state is None else self._state.copy()
        twin._past = self._past.copy()
        twin._memory = self._memory.copy()
        return twin

    def __reduce__(self) -> Any:
        frozen = None if self._state is None else self._state.freeze()
        return _again, (self.setup, frozen, self._past, self._memory)

    @property
    def dealt(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> State:
        """The riverrun state, complete."""
        if self._state is None:
            raise RiverrunError(NOT_DEALT)
        return self._state

    @property
    def decisions(self) -> int:
        """How many decisions have been made."""
        return 0 if self._state is None else int(self._state.position_view.moves)

    def deal(self, seed: int) -> None:
        """Deals what `game.new(seed)` deals."""
        self._state = self.setup.game().new(seed, keep_journal=False)

    def play(self, move: int) -> None:
        """Plays a move of the seat that is asked; IllegalMove or UnknownMove if it cannot be, and nothing changes."""
        state = self.state
        moment = Moment(state.position.tobytes(), int(state.position_view.seat), move)
        state.play(move)
        self._past.append(moment)

    def redealt(self, seat: int, seed: int) -> Table:
        """A copy in which all that a seat cannot know is dealt anew.

        That seat remembers what it has seen; for the others the copy has no past, and their memory begins in it.
        """
        twin = Table(self.setup)
        twin._state = self.state.redeal(seat, seed)
        twin._memory = {seat: (0, self._remembered(seat))}
        return twin

    def result(self) -> tuple[Any, Any]:
        """Each seat's points and share of the win, as the game stands."""
        game = self.setup.game()
        points, wins = np.zeros(game.rules.PLAYERS_MAX), np.zeros(game.rules.PLAYERS_MAX)
        game.rules.result(game.box, self.state.position, points, wins)
        return points[: game.players], wins[: game.players]

    def sees(self, seat: int | None) -> bytes:
        """A digest of all that is open to a seat (None: a spectator), be it on its screen or not."""
        return _digest(self.state.seen_by(seat).tobytes())

    def sight(self, seat: int | None) -> str:
        """What a seat sees: its screen and the digest, so that two are equal only if nothing open to it differs."""
        return f"{self.state.screen(seat)}\nsees {self.sees(seat).hex()}"

    def recall(self, seat: int | None) -> str:
        """What a seat sees, and a digest of all that it has seen and done before, in order."""
        return f"{self.sight(seat)}\nremembers {self._remembered(seat).hex()}"

    def _remembered(self, seat: int | None) -> bytes:
        known, digest = self._memory.get(seat, (0, NOTHING))
        mask = self.state.game.masks[seat]
        layout = self.state.game.rulebook.position
        for moment in self._past[known:]:
            seen = masked(layout.from_bytes(moment.words), mask).tobytes()
            done = moment.move if moment.seat == seat else -1
            digest = _digest(digest + done.to_bytes(4, "little", signed=True) + seen)
        self._memory[seat] = (len(self._past), digest)
        return digest


def _again(
    setup: Setup, frozen: bytes | None, past: list[Moment], memory: dict[int | None, tuple[int, bytes]]
) -> Table:
    """The table that was pickled."""
    table = Table(setup)
    table._state = None if frozen is None else setup.game().thaw(frozen)
    table._past = past
    table._memory = memory
    return table


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()
