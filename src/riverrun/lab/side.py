"""A side: what is played, and by whom, as a plain value that any process makes the same game of."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from riverrun import __version__
from riverrun.bots import Bot, MasterBot, NetBot
from riverrun.kernel.game import Game
from riverrun.kernel.registry import rulebook
from riverrun.lab.watched_games import are_quick
from riverrun.nets.files import BadNet

QUICK_BLOCK, THINKING_BLOCK = 250, 8
"""How many games a block has, of bots that are compiled functions and of others."""


class Side(NamedTuple):
    """What is played: a game with its options and content, and the bots that rotate through its seats."""

    id: str
    players: int
    options: dict[str, str]
    pack: Path | None
    weights: tuple[float, ...] | None
    bots: tuple[Bot, ...]
    block: int
    """How many games are studied as one piece of work."""

    @classmethod
    def of(cls, game: Game, bots: Sequence[Bot]) -> Side:
        """A game with bots, to be handed to another process."""
        block = QUICK_BLOCK if are_quick(bots) else THINKING_BLOCK
        side = cls(game.id, game.players, game.options, game.pack, game.weights, tuple(bots), block)
        _games[_key(side)] = game
        return side

    @property
    def quick(self) -> bool:
        """Whether all its bots are compiled functions."""
        return are_quick(self.bots)


_games: dict[Any, Game] = {}
GAMES_KEPT = 16
"""How many games a process keeps: one that plays runs for many people meets ever new packs."""


def _key(side: Side) -> Any:
    return side.id, side.players, tuple(sorted(side.options.items())), side.pack, side.weights


def game_of(side: Side) -> Game:
    """The game that is played, made once in each process."""
    key = _key(side)
    if key not in _games:
        if len(_games) >= GAMES_KEPT:
            del _games[next(iter(_games))]
        _games[key] = Game(rulebook(side.id), side.players, side.options, side.pack, side.weights)
    return _games[key]


def net_file(bot: Bot) -> Path | None:
    """The file of the net that a bot brings along; None where it has none, or plays by the game's own."""
    return bot.file if isinstance(bot, NetBot | MasterBot) else None


def nets_of(side: Side) -> dict[Path, bytes]:
    """The files of all nets that a side brings along, with what they hold."""
    found: dict[Path, bytes] = {}
    for net in map(net_file, side.bots):
        try:
            found |= {} if net is None else {net: net.read_bytes()}
        except OSError:
            raise BadNet(f"There is no net at {net}.") from None
    return found


def identity(side: Side) -> tuple[Any, ...]:
    """What tells the games of a side from those of others: content and nets by what they hold, not by their paths."""
    game = game_of(side)
    nets = [hashlib.sha256(data).hexdigest() for data in nets_of(side).values()]
    return side._replace(pack=None), game.content_hash, game.rulebook.version, nets, __version__
