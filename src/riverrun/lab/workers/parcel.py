"""Work as one value that any machine opens: games and nets travel by the content of their files, not by their paths."""

from __future__ import annotations

import io
import pickle
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from riverrun.bots import Bot, MasterBot, NetBot
from riverrun.bots.levels import weights_in
from riverrun.kernel.errors import RiverrunError
from riverrun.kernel.registry import rulebook
from riverrun.lab.side import Side, game_of, net_file, nets_of


def packed(work: Callable[[int], Any]) -> bytes:
    """Work with all that it needs."""
    out = io.BytesIO()
    _Packer(out, pickle.HIGHEST_PROTOCOL).dump(work)
    return out.getvalue()


def opened(data: bytes) -> Callable[[int], Any]:
    """The work that was packed."""
    work: Callable[[int], Any] = pickle.loads(data)
    return work


class _Packer(pickle.Pickler):
    def reducer_override(self, value: Any) -> Any:
        if type(value) is not Side:
            return NotImplemented
        pack = None if value.pack is None else _files_in(value.pack)
        plain = value._replace(pack=None)
        return arrive, (tuple(plain), pack, nets_of(value), game_of(value).content_hash)


def _files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def arrive(plain: tuple[Any, ...], pack: dict[str, bytes] | None, nets: dict[Path, bytes], content: str) -> Side:
    """A side where it is played: its files are written down for as long as they are read."""
    side = Side(*plain)
    with tempfile.TemporaryDirectory(prefix="riverrun-") as name:
        folder = Path(name)
        if pack is not None:
            side = side._replace(pack=folder / "pack")
            (folder / "pack").mkdir()
            for file, data in pack.items():
                (folder / "pack" / file).write_bytes(data)
        moved = {}
        for number, (net, data) in enumerate(nets.items()):
            moved[net] = folder / f"{number}.safetensors"
            moved[net].write_bytes(data)
            weights_in(moved[net], rulebook(side.id))
        side = side._replace(bots=tuple(_moved(bot, moved) for bot in side.bots))
        if game_of(side).content_hash != content:
            raise RiverrunError(f"The content of {side.id} is not the same here as where the run was started.")
    return side


def _moved(bot: Bot, files: dict[Path, Path]) -> Bot:
    """A bot that plays by the same net from another file."""
    net = net_file(bot)
    return replace(bot, file=files[net]) if net is not None and isinstance(bot, NetBot | MasterBot) else bot
