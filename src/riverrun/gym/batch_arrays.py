"""All arrays of a batch of games, one row a game, made once and reused by every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from riverrun.kernel import journal
from riverrun.kernel.chance import split_seed
from riverrun.kernel.position.layout import as_int32

if TYPE_CHECKING:
    from riverrun.kernel.game import Game
    from riverrun.kernel.position.tensor import Encoder


class BatchArrays(NamedTuple):
    """What the compiled loops read and write."""

    positions: Any
    words: Any
    """The positions once more, as plain words."""
    blank: Any
    """An empty position to begin from."""
    log: Any
    seed: Any
    """The batch's seed as two 32-bit words."""
    episode: Any
    """How many games each row has finished."""
    seat: Any
    """The seat that is asked."""
    moves: Any
    """Its legal moves."""
    counts: Any
    """How many they are."""
    mask: Any
    """The legal moves once more, as a flag for every move there is."""
    observation: Any
    """What that seat sees; no columns if nobody wants it."""
    table: Any
    """How observations are made: the encoder's tables."""
    steps: Any
    done: Any
    """Whether the last step ended a game."""
    reward: Any
    points: Any
    """Every seat's points in the game that ended last."""
    wins: Any
    """Every seat's share of the win in it."""


def make_batch_arrays(game: Game, count: int, seed: int, encoder: Encoder, observe: bool) -> BatchArrays:
    """Make the arrays of `count` games, nothing dealt yet."""
    layout = game.rulebook.position
    rules = game.rules
    positions = layout.empty(count)
    return BatchArrays(
        positions=positions,
        words=as_int32(positions),
        blank=layout.empty(),
        log=journal.off(),
        seed=np.array(split_seed(seed)[:2], np.int64),
        episode=np.zeros(count, np.int32),
        seat=np.zeros(count, np.int32),
        moves=np.zeros((count, rules.LEGAL_MAX), np.int32),
        counts=np.zeros(count, np.int32),
        mask=np.zeros((count, game.moves), np.bool_),
        observation=np.zeros((count, encoder.size if observe else 0), np.float32),
        table=encoder.table,
        steps=encoder.steps,
        done=np.zeros(count, np.bool_),
        reward=np.zeros((count, game.players), np.float32),
        points=np.zeros((count, rules.PLAYERS_MAX)),
        wins=np.zeros((count, rules.PLAYERS_MAX)),
    )
