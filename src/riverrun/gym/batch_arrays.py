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


class BatchSettings(NamedTuple):
    """How a batch is played, in numbers."""

    reward: int
    autoreset: int
    seat: int
    together: int
    """Whether all seats win or lose together, or there is only one."""


class BatchArrays(NamedTuple):
    """What the compiled loops read and write."""

    positions: Any
    words: Any
    """The positions once more, as plain words."""
    blank: Any
    """An empty position to begin from."""
    starts: Any
    """The positions that games begin with; none: they are dealt."""
    log: Any
    seed: Any
    """The batch's seed as two 32-bit words."""
    episode: Any
    """How many games each row has finished."""
    begin: Any
    """Whether the next step deals a row anew, whatever its action is."""
    waiting: Any
    """Whether a row's game is over and the next one not dealt yet."""
    learner: Any
    """The seat that learns; negative if all do."""
    opponents: Any
    """The policies of the other seats, from the learner's left on."""
    chance: Any
    """The generator of each game's opponents."""
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
    final_observation: Any
    """What the learner saw at the end of the game that ended last; no columns if nobody wants it."""
    final_seat: Any
    """The learner's seat in that game."""
    table: Any
    """How observations are made: the encoder's tables."""
    steps: Any
    done: Any
    """Whether the last step ended a game."""
    reward: Any
    gain: Any
    """The learner's reward."""
    potential: Any
    """Every seat's potential, by which rewards are shaped."""
    points: Any
    """Every seat's points in the game that ended last."""
    wins: Any
    """Every seat's share of the win in it."""


KEPT: tuple[str, ...] = (
    *("positions", "episode", "begin", "waiting", "learner", "chance"),
    *("done", "reward", "gain", "potential", "points", "wins"),
)
"""The arrays that tell how a batch stands; the others follow from them."""


def make_batch_arrays(
    game: Game, count: int, seed: int, encoder: Encoder, observe: bool, final: bool, opponents: Any
) -> BatchArrays:
    """Make the arrays of `count` games, nothing dealt yet."""
    layout = game.rulebook.position
    rules = game.rules
    positions = layout.empty(count)
    return BatchArrays(
        positions=positions,
        words=as_int32(positions),
        blank=layout.empty(),
        starts=layout.empty(0),
        log=journal.off(),
        seed=np.array(split_seed(seed)[:2], np.int64),
        episode=np.zeros(count, np.int32),
        begin=np.zeros(count, np.bool_),
        waiting=np.zeros(count, np.bool_),
        learner=np.full(count, -1, np.int32),
        opponents=np.array(opponents, np.int32),
        chance=np.zeros((count, 4), np.uint32),
        seat=np.zeros(count, np.int32),
        moves=np.zeros((count, rules.LEGAL_MAX), np.int32),
        counts=np.zeros(count, np.int32),
        mask=np.zeros((count, game.moves), np.bool_),
        observation=np.zeros((count, encoder.size if observe else 0), np.float32),
        final_observation=np.zeros((count, encoder.size if final else 0), np.float32),
        final_seat=np.zeros(count, np.int64),
        table=encoder.table,
        steps=encoder.steps,
        done=np.zeros(count, np.bool_),
        reward=np.zeros((count, game.players), np.float32),
        gain=np.zeros(count, np.float64),
        potential=np.zeros((count, game.players)),
        points=np.zeros((count, rules.PLAYERS_MAX)),
        wins=np.zeros((count, rules.PLAYERS_MAX)),
    )
