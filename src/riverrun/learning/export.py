"""A trained net as a file that plays, and back: PyTorch's names and forms, and those of `riverrun.nets`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from riverrun.kernel.rulebook import Rulebook
from riverrun.learning.torch_net import TorchNet
from riverrun.nets.files import WINS, Weights, shapes, write_net

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
LEARNED = tuple(name for name in Weights._fields if name != "reward")


def weights_of(rulebook: Rulebook, state: dict[str, Any], reward: Any = WINS) -> Weights:
    """The weights of a net's state, without what was added to its sizes; `reward` is what it learned from."""
    found = {name: state[NAMES.get(name, name)].float().cpu().numpy() for name in LEARNED}
    cross, hidden = found["cross_in"].shape
    sizes = shapes(rulebook, hidden, cross)._asdict()
    return Weights(**{name: array[tuple(map(slice, sizes[name]))] for name, array in found.items()}, reward=reward)


def put_weights(net: TorchNet, weights: Weights) -> None:
    """Writes weights into a net; what was added to its sizes is 0."""
    state = net.state_dict()
    for name in LEARNED:
        array = getattr(weights, name)
        out = state[NAMES.get(name, name)].zero_()
        out[tuple(map(slice, array.shape))] = torch.as_tensor(array)


def export(path: Path, rulebook: Rulebook, state: dict[str, Any], about: dict[str, Any], reward: Any = WINS) -> None:
    """Writes a net's file; `about` says how it came to be, `reward` what it learned from."""
    write_net(path, rulebook, weights_of(rulebook, state, reward), about)
