"""A game's net in PyTorch: the form in which it learns; `riverrun.nets` plays it without PyTorch."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.inputs import input_names
from riverrun.nets.move_factors import NO_FACTOR, factors_of


class MoveWeights(NamedTuple):
    """Each move's weights, its bias, and the weights of its parameters' product."""

    weights: Any
    bias: Any
    cross: Any


class TorchNet(nn.Module):  # type: ignore[misc]  # without PyTorch installed, nothing is known of it
    """Inputs to three layers; from the last of them a logit for every move and a value for every chair."""

    def __init__(self, rulebook: Rulebook, hidden: int, cross: int) -> None:
        super().__init__()
        factors = factors_of(rulebook)
        inputs, seats = len(input_names(rulebook)), int(rulebook.rules.PLAYERS_MAX)
        # Which factors a move has, as matrices: a product is quicker to learn through than a look-up.
        of = torch.as_tensor(factors.of, dtype=torch.long)
        chosen = functional.one_hot(of, factors.size).float()
        chosen[:, :, NO_FACTOR] = 0.0
        self.register_buffer("summed", chosen.sum(1), persistent=False)
        self.register_buffer("parts", chosen[:, 1:].transpose(0, 1).contiguous(), persistent=False)
        self.register_buffer("missing", (of[:, 1:] == NO_FACTOR).float().t()[..., None].contiguous(), persistent=False)
        self.register_buffer("crossed", torch.as_tensor(factors.crossed).float()[:, None], persistent=False)
        self.first = nn.Parameter(torch.randn(inputs, hidden) * (1.0 / 12.0))
        self.first_bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, hidden)
        self.third = nn.Linear(hidden, hidden)
        self.moves = nn.Parameter(torch.zeros(factors.size, hidden))
        self.moves_bias = nn.Parameter(torch.zeros(factors.size))
        self.cross_in = nn.Linear(hidden, cross, bias=False)
        self.cross = nn.Parameter(torch.randn(factors.size, cross) * 0.1)
        self.value = nn.Linear(hidden, seats)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, inputs: Any, moves: MoveWeights | None = None) -> tuple[Any, Any]:
        """The logits of all moves, as seen from the chair that is asked, and the value of each chair.

        `moves` is what `move_weights` gave, where it is asked for once and used several times.
        """
        layer = functional.relu(functional.linear(inputs, self.first.t(), self.first_bias))
        layer = layer + functional.relu(self.second(layer))
        layer = layer + functional.relu(self.third(layer))
        moves = self.move_weights() if moves is None else moves
        logits = functional.linear(layer, moves.weights, moves.bias) + functional.linear(
            self.cross_in(layer), moves.cross
        )
        return logits, self.value(layer)

    def move_weights(self) -> MoveWeights:
        """The factors put together."""
        cross = self.crossed
        for part, missing in zip(self.parts, self.missing, strict=True):
            cross = cross * (part @ self.cross + missing)
        return MoveWeights(self.summed @ self.moves, self.summed @ self.moves_bias, cross)
