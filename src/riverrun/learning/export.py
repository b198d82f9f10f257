"""A trained net as a file that plays, and back: PyTorch's names and forms, and those of `riverrun.nets`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from riverrun.kernel.rulebook import Rulebook
from riverrun.learning.torch_net import TorchNet
from riverrun.nets.files import WINS, Weights, shapes, write_net

NAMES = {"cross_in": "cross_in.weight", "value": "value.weight", "value_bias": "value.bias"}
"""What PyTorch calls weights that have another name in the file."""
DENSE = {"dense": "weight", "dense_bias": "bias"}
"""Of which PyTorch has one for each layer."""
LEARNED = tuple(name for name in Weights._fields if name != "reward" and name not in DENSE)
NEW_LAYER_SCALE = 0.05
"""What a layer that a net did not have before says at first, as a share of what chance would have it say."""


def weights_of(rulebook: Rulebook, net: TorchNet, reward: Any = WINS) -> Weights:
    """The weights of a net, without what was added to its sizes; `reward` is what it learned from."""
    state = {name: array.float().cpu() for name, array in net.state_dict().items()}
    found = {name: state[NAMES.get(name, name)].numpy() for name in LEARNED}
    for name, part in DENSE.items():
        found[name] = torch.stack([state[f"dense.{k}.{part}"] for k in range(len(net.dense))]).numpy()
    sizes = shapes(rulebook, net.sizes)._asdict()
    return Weights(**{name: array[tuple(map(slice, sizes[name]))] for name, array in found.items()}, reward=reward)


@torch.no_grad()  # type: ignore[untyped-decorator]
def put_weights(net: TorchNet, weights: Weights) -> None:
    """Writes weights into a net that is as large or larger; what was added to its sizes is 0.

    In a larger net nothing hears the units that are new, and layers that are new say little: it judges as the smaller
    one did, and has room to learn.
    """
    state = net.state_dict()
    hidden = weights.sizes.hidden
    for name in LEARNED:
        out, array = state[NAMES.get(name, name)], getattr(weights, name)
        new_units = name in {"first", "first_bias"}
        (out[..., :hidden] if new_units else out).zero_()
        out[tuple(map(slice, array.shape))] = torch.as_tensor(array)
    for k, layer in enumerate(net.dense):
        if k < len(weights.dense):
            layer.weight[:hidden] = 0.0
            layer.weight[:hidden, :hidden] = torch.as_tensor(weights.dense[k])
            layer.bias[:hidden] = torch.as_tensor(weights.dense_bias[k])
        else:
            layer.weight *= NEW_LAYER_SCALE
            layer.bias.zero_()


def export(path: Path, rulebook: Rulebook, net: TorchNet, about: dict[str, Any], reward: Any = WINS) -> None:
    """Writes a net's file; `about` says how it came to be, `reward` what it learned from."""
    write_net(path, rulebook, weights_of(rulebook, net, reward), about)
