"""A game's net in PyTorch: the form in which it learns; `riverrun.nets` plays it without PyTorch."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.files import Sizes
from riverrun.nets.inputs import input_names
from riverrun.nets.move_factors import NO_FACTOR, factors_of

MULTIPLE = 8
"""The sizes of matrices are multiples of this while a net learns: a GPU multiplies others by much slower kernels."""


def padded(size: int) -> int:
    """A size, made up to the next multiple: what is added plays no part, and is cut away on export."""
    return -(-size // MULTIPLE) * MULTIPLE


class MoveWeights(NamedTuple):
    """Each move's weights, its bias, and the weights of its parameters' product."""

    weights: Any
    bias: Any
    cross: Any


class TorchNet(nn.Module):  # type: ignore[misc]  # without PyTorch installed, nothing is known of it
    """Inputs to some layers; from the last of them a logit for every move and a value for every relative seat."""

    def __init__(self, rulebook: Rulebook, sizes: Sizes) -> None:
        super().__init__()
        hidden, cross, layers = self.sizes = sizes
        factors = factors_of(rulebook)
        self.seats = int(rulebook.rules.PLAYERS_MAX)
        inputs, size = padded(len(input_names(rulebook))), padded(factors.size)
        no_moves = padded(len(factors.of)) - len(factors.of)
        # Which factors a move has, as matrices: a product is quicker to learn through than a look-up.
        of = functional.pad(torch.as_tensor(factors.of, dtype=torch.long), (0, 0, 0, no_moves), value=NO_FACTOR)
        crossed = functional.pad(torch.as_tensor(factors.crossed).float(), (0, no_moves))
        chosen = functional.one_hot(of, size).float()
        chosen[:, :, NO_FACTOR] = 0.0
        self.register_buffer("summed", chosen.sum(1), persistent=False)
        self.register_buffer("parts", chosen[:, 1:].transpose(0, 1).contiguous(), persistent=False)
        self.register_buffer("missing", (of[:, 1:] == NO_FACTOR).float().t()[..., None].contiguous(), persistent=False)
        self.register_buffer("crossed", crossed[:, None], persistent=False)
        self.first = nn.Parameter(torch.randn(inputs, hidden) * (1.0 / 12.0))
        self.first_bias = nn.Parameter(torch.zeros(hidden))
        self.dense = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(layers - 1))
        self.moves = nn.Parameter(torch.zeros(size, hidden))
        self.moves_bias = nn.Parameter(torch.zeros(size))
        self.cross_in = nn.Linear(hidden, cross, bias=False)
        self.cross = nn.Parameter(torch.randn(size, cross) * 0.1)
        self.value = nn.Linear(hidden, padded(self.seats))
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, inputs: Any, moves: MoveWeights | None = None) -> tuple[Any, Any]:
        """The logits of all moves and the values of all seats, players counted from the one that is asked.

        `moves` is what `move_weights` gave, where it is asked for once and used several times.
        """
        layer = functional.relu(functional.linear(inputs, self.first.t(), self.first_bias))
        for dense in self.dense:
            layer = layer + functional.relu(dense(layer))
        moves = self.move_weights() if moves is None else moves
        logits = functional.linear(layer, moves.weights, moves.bias) + functional.linear(
            self.cross_in(layer), moves.cross
        )
        return logits, self.value(layer)[:, : self.seats]

    def move_weights(self) -> MoveWeights:
        """The factors put together."""
        cross = self.crossed
        for part, missing in zip(self.parts, self.missing, strict=True):
            cross = cross * (part @ self.cross + missing)
        return MoveWeights(self.summed @ self.moves, self.summed @ self.moves_bias, cross)
