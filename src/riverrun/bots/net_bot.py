"""Bots by a net: the move that it likes best without looking ahead, or a search that it judges for."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from riverrun.bots.levels import Bot, SearchBot, bot, weights_in
from riverrun.kernel.game import Game
from riverrun.kernel.position.layout import as_int32
from riverrun.kernel.state import State
from riverrun.nets.inference import PlayingNet, judge, playing_net

SUFFIX = ".safetensors"
MASTER = "master:"
ITERATIONS = 400
"""How many futures a search looks at that a net judges for, times the game's effort."""
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


@dataclass(frozen=True)
class MasterBot(SearchBot):
    """A search that a net judges for; its `net` is the net's file."""

    @property
    def text(self) -> str:
        """What it does, in words."""
        return f"The net in {self.net}, with a search."


def bot_or_net(name: str | Path) -> Bot:
    """A bot by its name, or by its net's file: for those who may name files, which nobody may over a network.

    The file alone plays without looking ahead; after `master:` it judges for a search.
    """
    if str(name).startswith(MASTER):
        return MasterBot(str(name), "greedy", iterations=ITERATIONS, net=str(name).removeprefix(MASTER))
    return NetBot(str(name)) if str(name).endswith(SUFFIX) else bot(str(name))
