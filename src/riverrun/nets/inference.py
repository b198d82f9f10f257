"""A net at work without any framework: compiled like the rules, nothing allocated, a tenth of a millisecond a look.

The first layer sums the rows of those inputs that are not 0, which are few; the others are plain products.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riverrun.kernel.game import Game
from riverrun.kernel.jit import entry, rule
from riverrun.kernel.position.tensor import Encoder, encode
from riverrun.nets.files import Weights
from riverrun.nets.inputs import NO_INPUT, input_rows, table_row
from riverrun.nets.move_factors import NO_FACTOR, factors_of, seen_moves


class PlayingNet(NamedTuple):
    """A net for one game and number of players, with the paper it works on; no two threads may share one."""

    table: Any
    """How observations are made: the encoder's tables."""
    steps: Any
    first: Any
    """(floats, hidden): the weights of each float of an observation."""
    first_bias: Any
    dense: Any
    """(layers - 1, hidden, hidden): the layers after the first, in each a row for each of its inputs."""
    dense_bias: Any
    moves: Any
    """(moves, hidden)"""
    moves_bias: Any
    cross_in: Any
    cross: Any
    """(moves, cross)"""
    value: Any
    value_bias: Any
    seen: Any
    """(seats, moves): what each move is as that seat sees it: players count from it on."""
    observation: Any
    layers: Any
    """(layers, hidden): what the layers answer."""
    crossing: Any
    values: Any
    """(seats,): what is expected for each seat: the share of the win, or a reward of which points are a part."""
    reward: Any
    """(2,): how much of that reward is points, and how many points count as much as a win."""


def playing_net(game: Game, weights: Weights) -> PlayingNet:
    """A net as it plays a game."""
    encoder = Encoder(game)
    rows = input_rows(game, encoder)
    first = weights.first[np.maximum(rows, 0)]
    first[rows == NO_INPUT] = 0.0
    factors = factors_of(game.rulebook)
    real = (factors.of != NO_FACTOR)[..., None]
    parts = np.where(real[:, 1:], weights.cross[factors.of[:, 1:]], 1.0)
    hidden, players = weights.first.shape[1], game.players
    made = PlayingNet(
        table=encoder.table,
        steps=encoder.steps,
        first=first,
        first_bias=weights.first_bias + weights.first[table_row(game)],
        dense=weights.dense.swapaxes(1, 2),
        dense_bias=weights.dense_bias,
        moves=(weights.moves[factors.of] * real).sum(axis=1),
        moves_bias=(weights.moves_bias[factors.of] * real[..., 0]).sum(axis=1),
        cross_in=weights.cross_in,
        cross=parts.prod(axis=1) * factors.crossed[:, None],
        value=weights.value[:players],
        value_bias=weights.value_bias[:players],
        seen=seen_moves(game),
        observation=np.zeros(encoder.size, np.float32),
        layers=np.zeros((weights.sizes.layers, hidden), np.float32),
        crossing=np.zeros(len(weights.cross_in), np.float32),
        values=np.zeros(players, np.float32),
        reward=weights.reward,
    )
    kinds = {"table": np.int64, "steps": np.int64, "seen": np.int32}
    return PlayingNet(
        *(np.ascontiguousarray(array, kinds.get(name, np.float32)) for name, array in made._asdict().items())
    )


def with_own_paper(net: PlayingNet) -> PlayingNet:
    """The same net with paper of its own, for another thread: the weights, which are large, are shared."""
    paper = ("observation", "layers", "crossing", "values")
    return net._replace(**{name: np.zeros_like(getattr(net, name)) for name in paper})


@entry
def judge(net: PlayingNet, words: Any, seat: int, moves: Any, count: int, logits: Any) -> None:
    """Writes the logits of the first `count` moves of a seat's list, and what each seat expects into `net.values`."""
    look(net, words, seat)
    players = len(net.values)
    last = net.layers[len(net.layers) - 1]
    for relative in range(players):
        owner = seat + relative
        if owner >= players:
            owner -= players
        net.values[owner] = net.value_bias[relative] + product(net.value[relative], last)
    for k in range(len(net.crossing)):
        net.crossing[k] = product(net.cross_in[k], last)
    for i in range(count):
        move = net.seen[seat, moves[i]]
        logits[i] = net.moves_bias[move] + product(net.moves[move], last) + product(net.cross[move], net.crossing)


@rule
def look(net: PlayingNet, words: Any, seat: int) -> None:
    """The layers' answers to what a seat sees."""
    observation = net.observation
    encode(words, net.table, net.steps, seat, len(net.values), observation)
    first = net.layers[0]
    copy(net.first_bias, first)
    for i in range(len(observation)):
        if observation[i] != 0.0:
            add_row(first, net.first[i], observation[i])
    rectify(first)
    for k in range(len(net.dense)):
        add_layer(net.layers[k], net.dense[k], net.dense_bias[k], net.layers[k + 1])


@rule
def add_layer(before: Any, weights: Any, bias: Any, after: Any) -> None:
    """A layer's answer added to what it was asked; `weights` has a row for each input, as few are not 0."""
    copy(bias, after)
    for i in range(len(before)):
        if before[i] != 0.0:
            add_row(after, weights[i], before[i])
    rectify(after)
    for i in range(len(after)):
        after[i] += before[i]


@rule
def copy(source: Any, out: Any) -> None:
    """Writes one row over another."""
    for k in range(len(out)):
        out[k] = source[k]


@rule
def add_row(out: Any, row: Any, factor: float) -> None:
    """Adds a row times a factor."""
    for k in range(len(out)):
        out[k] += row[k] * factor


@rule
def rectify(values: Any) -> None:
    """What is negative becomes 0."""
    for k in range(len(values)):
        values[k] = max(values[k], np.float32(0.0))


@rule
def product(a: Any, b: Any) -> float:
    """The scalar product, in eight sums side by side, which a processor adds at once."""
    s0 = s1 = s2 = s3 = s4 = s5 = s6 = s7 = np.float32(0.0)
    even = len(a) // 8 * 8
    for k in range(0, even, 8):
        s0 += a[k] * b[k]
        s1 += a[k + 1] * b[k + 1]
        s2 += a[k + 2] * b[k + 2]
        s3 += a[k + 3] * b[k + 3]
        s4 += a[k + 4] * b[k + 4]
        s5 += a[k + 5] * b[k + 5]
        s6 += a[k + 6] * b[k + 6]
        s7 += a[k + 7] * b[k + 7]
    total = s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7
    for k in range(even, len(a)):
        total += a[k] * b[k]
    return float(total)
