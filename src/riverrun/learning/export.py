"""A trained net as a file that plays: from PyTorch's names and forms to those of `riverrun.nets`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.files import Weights, write_net


def weights_of(state: dict[str, Any]) -> Weights:
    """The weights of a net's state."""
    names = {
        "second": "second.weight",
        "second_bias": "second.bias",
        "third": "third.weight",
        "third_bias": "third.bias",
    }
    names |= {"cross_in": "cross_in.weight", "value": "value.weight", "value_bias": "value.bias"}
    return Weights(**{name: state[names.get(name, name)].float().cpu().numpy() for name in Weights._fields})


def export(path: Path, rulebook: Rulebook, state: dict[str, Any], about: dict[str, Any]) -> None:
    """Writes a net's file; `about` says how it came to be."""
    write_net(path, rulebook, weights_of(state), about)
