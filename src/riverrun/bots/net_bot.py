"""A bot that is a net: it makes the move that its net likes best, without looking ahead."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from riverrun.bots.levels import Bot, bot
from riverrun.kernel.game import Game
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.rulebook import Rulebook
from riverrun.kernel.state import State
from riverrun.nets.files import Weights, read_net
from riverrun.nets.inference import PlayingNet, judge, playing_net

SUFFIX = ".safetensors"
NETS_KEPT = 4


@dataclass(frozen=True)
class NetBot(Bot):
    """A net's best move; its `name` is the net's file."""

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
        return f"The net in {self.name}, without any search."

    def _net(self, game: Game) -> PlayingNet:
        kept: dict[tuple[int, str], tuple[Game, PlayingNet]] = _kept.nets
        found = kept.pop((id(game), self.name), None)
        if found is None or found[0] is not game:
            found = (game, playing_net(game, weights_in(Path(self.name), game.rulebook)))
        kept[id(game), self.name] = found
        while len(kept) > NETS_KEPT:
            del kept[next(iter(kept))]
        return found[1]


class _Kept(threading.local):
    """The nets of a thread, the latest last: each has paper of its own to work on."""

    def __init__(self) -> None:
        self.nets: dict[tuple[int, str], tuple[Game, PlayingNet]] = {}


_kept: Any = _Kept()


@cache
def weights_in(path: Path, rulebook: Rulebook) -> Weights:
    """The weights of a net's file, read once."""
    return read_net(path, rulebook)


def bot_or_net(name: str | Path) -> Bot:
    """A bot by its name, or by its net's file: for those who may name files, which nobody may over a network."""
    return NetBot(str(name)) if str(name).endswith(SUFFIX) else bot(str(name))
