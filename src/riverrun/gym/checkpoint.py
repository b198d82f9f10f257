"""Checkpoints of a batch: a file that says what it is, shows damage by its hash, and is replaced whole or not."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np

from riverrun.kernel.errors import BadOption, BadRecord, RiverrunError
from riverrun.kernel.files import replacing
from riverrun.kernel.game import Game
from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.record import must_fit
from riverrun.kernel.registry import rulebook

FORMAT = "riverrun-batch/1"


class Batch(msgspec.Struct, frozen=True):
    """How a batch stands. Arrays are their bytes."""

    count: int
    seed: int
    settings: dict[str, Any]
    dealt: bool
    rng: bytes
    starts: bytes
    arrays: dict[str, bytes]


class Checkpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A batch with the game it is of."""

    game: str
    players: int
    options: dict[str, str]
    rules: str
    content: str
    pack: str | None
    weights: list[float] | None
    batch: Batch


class Envelope(msgspec.Struct, frozen=True):
    """What the file is: a format, a checkpoint, and the hash that shows it undamaged."""

    format: str
    hash: bytes
    checkpoint: bytes


def pack(game: Game, batch: Batch) -> bytes:
    """A checkpoint as bytes."""
    inner = msgspec.msgpack.encode(
        Checkpoint(
            game=game.id,
            players=game.players,
            options=game.options,
            rules=game.rulebook.version,
            content=game.content_hash,
            pack=None if game.pack is None else str(game.pack.resolve()),
            weights=None if game.weights is None else list(game.weights),
            batch=batch,
        )
    )
    return msgspec.msgpack.encode(Envelope(FORMAT, _hash(inner), inner))


def write(path: Path, data: bytes) -> None:
    """Writes a file, whole or not at all."""
    try:
        with replacing(path) as beside:
            beside.write_bytes(data)
    except OSError as trouble:
        raise BadOption(f"{path} cannot be written: {trouble.strerror}.") from None


def read(path: Path) -> Checkpoint:
    """A checkpoint from its file; anything else is refused in one sentence."""
    try:
        envelope = msgspec.msgpack.decode(path.read_bytes(), type=Envelope)
        if envelope.format != FORMAT:
            raise BadRecord(f"{path} has the format '{envelope.format}'; this riverrun reads '{FORMAT}'.")
        if envelope.hash != _hash(envelope.checkpoint):
            raise BadRecord(f"{path} is damaged: its hash is not that of its content.")
        return msgspec.msgpack.decode(envelope.checkpoint, type=Checkpoint)
    except OSError as trouble:
        raise BadRecord(f"{path} cannot be read: {trouble.strerror}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord(f"{path} is no checkpoint of a batch, or only a part of one.") from None


def game_of(kept: Checkpoint, content: str | Path | None) -> Game:
    """The game a checkpoint is of, with the content pack at hand (where `content` says, or where it was)."""
    try:
        game = Game(rulebook(kept.game), kept.players, kept.options, content or kept.pack, kept.weights)
    except RiverrunError as trouble:
        raise BadRecord(Sentence("rr-error-record-game", {"reason": trouble.sentence})) from None
    must_fit(cast(Any, kept), "checkpoint", game)
    return game


def fill(array: Any, data: bytes) -> None:
    """Puts kept bytes back where they were; BadRecord where they do not fit."""
    if array.nbytes != len(data):
        raise BadRecord("The checkpoint's parts do not fit together: it is damaged.")
    plain = array.view(np.ndarray)
    plain[...] = np.frombuffer(data, plain.dtype).reshape(plain.shape)


def _hash(inner: bytes) -> bytes:
    return hashlib.blake2b(inner, digest_size=16).digest()
