"""Reads a net's file with numpy alone and says what is in it: python read_net.py learned/net.safetensors."""

import json
import sys
from pathlib import Path

import numpy as np


def read(path):
    """The arrays of a net as float32, and what the file says of itself."""
    raw = Path(path).read_bytes()
    start = 8 + int.from_bytes(raw[:8], "little")
    listed = json.loads(raw[8:start])
    about = listed.pop("__metadata__")
    arrays = {}
    for name, one in listed.items():
        begin, end = one["data_offsets"]
        kind = {"F16": "<f2", "F32": "<f4", "I8": "i1"}[one["dtype"]]
        arrays[name] = np.frombuffer(raw[start + begin : start + end], kind).reshape(one["shape"]).astype("f4")
    for name in ("first", "dense", "moves"):
        arrays[name] *= arrays.pop(f"{name}_scales")[..., None]  # a byte a weight, each row in steps of its own
    return arrays, about


def layers(net, inputs):
    """The last layer, from which `value` and `moves` make their answers."""
    layer = np.maximum(inputs @ net["first"] + net["first_bias"], 0)
    for dense, bias in zip(net["dense"], net["dense_bias"], strict=True):
        layer = layer + np.maximum(dense @ layer + bias, 0)
    return layer


def values(net, inputs):
    """What every seat can expect, the one that is asked first."""
    return net["value"] @ layers(net, inputs) + net["value_bias"]


if __name__ == "__main__":
    net, about = read(sys.argv[1])
    print(about["game"], about["about"])
    for name, array in net.items():
        print(name, array.shape)
