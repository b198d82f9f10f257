"""Files of nets: weights in safetensors, with what they are for; a damaged or foreign file is refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save

from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.files import replacing
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.rulebook import Rulebook
from riverrun.nets.inputs import input_names, inputs_hash
from riverrun.nets.move_factors import factors_of

FORMAT = "riverrun-net-4"
THREE_LAYERS = "riverrun-net-3"
"""The format of files of three layers, of which the first alone is whole numbers."""
WINS_ALONE = "riverrun-net-2"
"""The format of files that moreover do not say what reward the net learned from: it was the share of the win."""
FLOATS_ALONE = "riverrun-net-1"
"""The format of files in which moreover the first layer is floats."""
STORED = np.float16
IN_STEPS = ("first", "dense", "moves")
"""The largest arrays: they are kept in whole numbers from -127 to 127, each row times a scale of its own."""
STEPS = 127
NET = "net.safetensors"
"""The name of the net that a game brings along, in its folder."""


class BadNet(RiverrunError, ValueError):
    """A file that is no net, or not one of this game as it is today."""


class Sizes(NamedTuple):
    """How large a net is, where games leave the choice."""

    hidden: int
    """The width of its layers."""
    cross: int
    """How many numbers the product of a move's parameters is made of."""
    layers: int = 3


class Weights(NamedTuple):
    """A net's weights, by their names in the file."""

    first: Any
    """(inputs, hidden)"""
    first_bias: Any
    dense: Any
    """(layers - 1, hidden, hidden): the layers after the first, in each a row for each output"""
    dense_bias: Any
    moves: Any
    """(factors, hidden)"""
    moves_bias: Any
    cross_in: Any
    """(cross, hidden)"""
    cross: Any
    """(factors, cross)"""
    value: Any
    """(seats, hidden)"""
    value_bias: Any
    reward: Any
    """(2,): what the values are of: how much of the reward is points, and how many points count as much as a win."""

    @property
    def sizes(self) -> Sizes:
        """How wide and deep the net is."""
        cross, hidden = self.cross_in.shape
        return Sizes(hidden, cross, 1 + len(self.dense))


WINS = np.array([0.0, 1.0], np.float32)
"""The reward of a net that learned to win, whatever the points."""


FLOATS = tuple(
    name
    for field in Weights._fields
    for name in {"dense": ("second", "third"), "dense_bias": ("second_bias", "third_bias")}.get(field, (field,))
)
"""The arrays in which nets of three layers were kept at first: each layer had its own."""
NAMES = {
    FORMAT: (*Weights._fields, *(f"{name}_scales" for name in IN_STEPS)),
    THREE_LAYERS: (*FLOATS, "first_scales"),
    WINS_ALONE: (*FLOATS[:-1], "first_scales"),
    FLOATS_ALONE: FLOATS[:-1],
}
"""The arrays in a file of each format."""


def shapes(rulebook: Rulebook, sizes: Sizes) -> Weights:
    """The shapes that a net of a game has."""
    hidden, cross, layers = sizes
    inputs, factors = len(input_names(rulebook)), factors_of(rulebook).size
    seats = int(rulebook.rules.PLAYERS_MAX)
    return Weights(
        *((inputs, hidden), (hidden,), (layers - 1, hidden, hidden), (layers - 1, hidden)),
        *((factors, hidden), (factors,), (cross, hidden), (factors, cross), (seats, hidden), (seats,)),
        reward=(2,),
    )


def has_net(rulebook: Rulebook) -> bool:
    """Whether a game brings a net along."""
    return (rulebook.folder / NET).exists()


def net_of(rulebook: Rulebook) -> Path:
    """The file of the net that a game brings along."""
    if not has_net(rulebook):
        raise BadNet(Sentence("rr-error-no-net", {"game": rulebook.title}))
    return rulebook.folder / NET


def write_net(path: Path, rulebook: Rulebook, weights: Weights, about: dict[str, Any]) -> None:
    """Writes a net's file, atomically; `about` says how it came to be."""
    told = {"format": FORMAT, "game": rulebook.id, "inputs": inputs_hash(rulebook), "about": json.dumps(about)}
    arrays = {name: np.ascontiguousarray(array, STORED) for name, array in weights._asdict().items()}
    for name in IN_STEPS:
        arrays[name], arrays[f"{name}_scales"] = in_steps(getattr(weights, name))
    with replacing(path) as part:
        part.write_bytes(save(arrays, metadata=told))


def in_steps(layer: Any) -> tuple[Any, Any]:
    """A layer's rows in whole numbers, and what one step of each row is worth."""
    scales = np.maximum(np.abs(layer).max(axis=-1) / STEPS, np.finfo(STORED).tiny).astype(STORED)
    steps = np.rint(layer / scales.astype(np.float32)[..., None])
    return np.clip(steps, -STEPS, STEPS).astype(np.int8), scales


def read_net(path: Path, rulebook: Rulebook) -> Weights:
    """The weights in a net's file, as float32."""
    try:
        with safe_open(str(path), framework="numpy") as file:
            told = file.metadata() or {}
            _refuse_foreign(path, told, rulebook)
            arrays = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118  it is no mapping
    except FileNotFoundError:
        raise BadNet(f"There is no net at {path}.") from None
    except (SafetensorError, OSError) as trouble:
        raise BadNet(f"{path} is not a net, or is damaged: {trouble}.") from None
    names = NAMES[told["format"]]
    if sorted(arrays) != sorted(names):
        raise BadNet(f"{path} is not a net: it should hold {', '.join(names)}.")
    for name in IN_STEPS:
        if f"{name}_scales" not in names:
            continue
        scales = arrays.pop(f"{name}_scales").astype(np.float32)
        if scales.shape != arrays[name].shape[:-1]:
            raise BadNet(
                f"{path} is damaged: {name}_scales is {scales.shape} and should have one for each row of {name}."
            )
        arrays[name] = arrays[name] * scales[..., None]
    _stack_layers(path, arrays)
    arrays.setdefault("reward", WINS)
    found = Weights(**{name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()})
    if found.cross_in.ndim != 2 or found.dense.ndim != 3:
        raise BadNet(f"{path} is damaged: cross_in has two dimensions in a net, and dense three.")
    wanted = shapes(rulebook, found.sizes)
    for name, shape in wanted._asdict().items():
        if getattr(found, name).shape != shape:
            raise BadNet(f"{path} is damaged: {name} is {getattr(found, name).shape} and should be {shape}.")
    if not all(np.isfinite(array).all() for array in found):
        raise BadNet(f"{path} is damaged: not all of its weights are numbers.")
    if not 0.0 <= found.reward[0] <= 1.0 or found.reward[1] <= 0.0:
        raise BadNet(f"{path} is damaged: reward should be a share of points from 0 to 1, and a scale above 0.")
    return found


def _stack_layers(path: Path, arrays: dict[str, Any]) -> None:
    """Puts the layers of an earlier format, which had an array each, together."""
    for after in ("", "_bias"):
        if f"second{after}" in arrays:
            second, third = arrays.pop(f"second{after}"), arrays.pop(f"third{after}")
            if second.shape != third.shape:
                raise BadNet(f"{path} is damaged: second{after} is {second.shape} and third{after} {third.shape}.")
            arrays[f"dense{after}"] = np.stack([second, third])


def _refuse_foreign(path: Path, told: dict[str, str], rulebook: Rulebook) -> None:
    if told.get("format") not in NAMES:
        raise BadNet(f"{path} is not a net that riverrun knows: its format should be {FORMAT}.")
    if told.get("game") != rulebook.id:
        raise BadNet(f"{path} is a net of {told.get('game')}, not of {rulebook.id}.")
    if told.get("inputs") != inputs_hash(rulebook):
        raise BadNet(f"{path} was trained on other observations or moves of {rulebook.id}; train it anew.")
