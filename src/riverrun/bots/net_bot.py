"""Bots by a net: the move that it likes best without looking ahead, or a search that it judges for."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from riverrun.bots.levels import Bot, SearchBot, weights_in
from riverrun.kernel.game import Game
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.state import State
from riverrun.nets.files import net_of
from riverrun.nets.inference import PlayingNet, judge, playing_net

NETS_KEPT = 4


@dataclass(frozen=True)
class NetBot(Bot):
    """A net's best move."""

    file: Path | None = None
    """The net's file; None: the game's own."""

    def _choose(self, state: State, seed: int, within: float | None) -> int:
        legal, seat = state.legal(), state.seat
        if len(legal) == 1 or seat is None:
            return legal[0]
        moves = np.array(legal, np.int32)
        logits = np.zeros(len(moves), np.float32)
        boards = state.game.rulebook.position.empty()
        boards[0] = state.position
        judge(self._net(state.game), as_int32(boards)[0], seat, moves, len(moves), logits)
        return legal[int(logits.argmax())]

    @property
    def text(self) -> str:
        """What it does, in words."""
        return super().text if self.file is None else f"The net in {self.file}, without any search."

    def _net(self, game: Game) -> PlayingNet:
        file = self.file or net_of(game.rulebook)
        kept: dict[tuple[int, Path], tuple[Game, PlayingNet]] = _kept.nets
        found = kept.pop((id(game), file), None)
        if found is None or found[0] is not game:
            found = (game, playing_net(game, weights_in(file, game.rulebook)))
        kept[id(game), file] = found
        while len(kept) > NETS_KEPT:
            del kept[next(iter(kept))]
        return found[1]


class _Kept(threading.local):
    """The nets of a thread, the latest last: each has paper of its own to work on."""

    def __init__(self) -> None:
        self.nets: dict[tuple[int, Path], tuple[Game, PlayingNet]] = {}


_kept: Any = _Kept()


@dataclass(frozen=True)
class MasterBot(SearchBot):
    """A search that a net judges for."""

    file: Path | None = None
    """The net's file; None: the game's own."""

    @property
    def text(self) -> str:
        """What it does, in words."""
        return super().text if self.file is None else f"The net in {self.file}, with a search."

    def net_in(self, game: Game) -> Path:
        """The file of the net that judges."""
        return self.file or net_of(game.rulebook)
