"""Files that a training run goes on from: plain tensors and numbers, so that reading a foreign one runs nothing."""

from __future__ import annotations

import io
import pickle
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import torch

from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing

TROUBLES = (
    *(pickle.UnpicklingError, EOFError, RuntimeError, zipfile.BadZipFile, UnicodeDecodeError),
    *(msgspec.DecodeError, KeyError, IndexError, TypeError, ValueError, AttributeError),
)
"""What a file raises that is cut short, holds something else, or was never a run's."""


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Tells in a sentence what is wrong with a file while it is read and its content put in place."""
    try:
        yield
    except BadOption:
        raise
    except OSError as trouble:
        raise BadOption(f"{path} cannot be read: {trouble.strerror}.") from None
    except TROUBLES:
        raise BadOption(
            f"{path} is damaged, or was not written by riverrun train. Learn in another folder; "
            "the net of this one, if it is whole, can be named as `start`."
        ) from None


def load(path: Path, device: torch.device) -> Any:
    """What a file keeps: only plain tensors, numbers and words are taken, and nothing in it is run."""
    return torch.load(io.BytesIO(path.read_bytes()), map_location=device, weights_only=True)


def save(kept: Any, path: Path) -> None:
    """Writes it, whole."""
    write(path, lambda part: torch.save(kept, part))


def write(path: Path, writes: Callable[[Path], object]) -> None:
    """Has a file written beside its place and then put there."""
    with replacing(path) as part:
        writes(part)


def halved(kept: Any) -> Any:
    """The same with half as many bits a number: enough for what is averaged or only plays along."""
    if isinstance(kept, torch.Tensor):
        return kept.to(torch.bfloat16) if kept.dtype == torch.float32 and kept.dim() else kept
    if isinstance(kept, dict):
        return {name: halved(one) for name, one in kept.items()}
    return [halved(one) for one in kept] if isinstance(kept, list) else kept


def renamed(state: dict[str, Any]) -> dict[str, Any]:
    """A net's state by the names of today: of three layers, the last two had names of their own once."""
    before = {"second": "dense.0", "third": "dense.1"}
    parts = {name: name.partition(".") for name in state}
    return {before.get(part, part) + dot + rest: state[name] for name, (part, dot, rest) in parts.items()}
