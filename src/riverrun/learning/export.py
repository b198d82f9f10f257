"""A trained net as a file that plays, and back: PyTorch's names and forms, and those of `riverrun.nets`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.files import Weights, write_net

NAMES = {
    "second": "second.weight",
    "second_bias": "second.bias",
    "third": "third.weight",
    "third_bias": "third.bias",
    "cross_in": "cross_in.weight",
    "value": "value.weight",
    "value_bias": "value.bias",
}
"""What PyTorch calls weights that have another name in the file."""


def weights_of(state: dict[str, Any]) -> Weights:
    """The weights of a net's state."""
    return Weights(**{name: state[NAMES.get(name, name)].float().cpu().numpy() for name in Weights._fields})


def state_of(weights: Weights) -> dict[str, Any]:
    """The state of a net with these weights."""
    return {NAMES.get(name, name): torch.as_tensor(array) for name, array in weights._asdict().items()}


def export(path: Path, rulebook: Rulebook, state: dict[str, Any], about: dict[str, Any]) -> None:
    """Writes a net's file; `about` says how it came to be."""
    write_net(path, rulebook, weights_of(state), about)
