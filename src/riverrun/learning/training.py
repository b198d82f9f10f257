"""A training run: plays or studies, and improves until its time is over; it goes on where it was cut."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from riverrun.kernel.errors import BadOption
from riverrun.kernel.registry import rulebooks
from riverrun.learning.checkpoint import halved, load, reading, renamed, save, write
from riverrun.learning.export import export, put_weights
from riverrun.learning.improvement import Losses, improve
from riverrun.learning.lessons import Lessons, study
from riverrun.learning.rollouts import GROUPS, Play
from riverrun.learning.settings import Settings, check_rivals, check_settings
from riverrun.learning.torch_net import TorchNet
from riverrun.nets.files import net_of, read_net

LOG_EVERY = 10.0
"""Seconds between two rows of the log."""
SAVE_EVERY = 120.0
ROUNDS_OF_A_RIVAL = 16
"""How many rounds a rival sits at a group of tables, on average."""


class Row(msgspec.Struct, frozen=True):
    """A row of the learning curve."""

    seconds: float
    decisions: int
    games: int
    policy: float
    value: float
    entropy: float
    rivals: dict[str, float]
    """The share of wins against the rival of each room, by the room's number of players."""
    together: dict[str, float]
    """The share of games that a room's table won, where all win together."""


class Training:
    """One run of learning."""

    def __init__(self, settings: Settings, folder: Path, device: str | None = None) -> None:
        check_settings(settings)
        self.settings = settings
        self.folder = folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        check_rivals(settings, self.device.type == "cuda")
        torch.manual_seed(settings.seed)
        self.rulebook = rulebooks()[settings.game]
        self.net = TorchNet(self.rulebook, settings.sizes).to(self.device)
        self.optimiser = torch.optim.Adam(
            self.net.parameters(), lr=settings.rate, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.rivals: list[TorchNet] = []
        self.sitting: list[TorchNet | str | None] = [None] * GROUPS
        """The rival that sits at each group of tables."""
        self.decisions = 0
        self.games = 0
        self.seconds = 0.0
        self.last_kept = 0.0
        self.rows: list[Row] = []
        self._losses = Losses(0.0, 0.0, 0.0)
        self._random = random.Random(settings.seed)
        self._order = torch.Generator().manual_seed(settings.seed)
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._resume()
        elif settings.start:
            self._begin_with(self._net_at(settings.start))
        self.nets = [self._rival(self._net_at(name)) for name in settings.nets]
        self.source: Play | Lessons = (
            Lessons(settings.lessons, settings.game, settings.seed, self.device, settings.sharpness)
            if settings.lessons
            else Play(settings, self.device)
        )
        """What it learns from."""

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def run(self, seconds: float, tell: Callable[[Row], None]) -> None:
        """Learns for so long, or until all decisions of the settings are made."""
        began = time.monotonic()
        before = self.seconds
        told = saved = began
        while time.monotonic() - began < seconds and self.decisions < self.settings.decisions:
            self.rounds(1)
            now = time.monotonic()
            self.seconds = before + now - began
            if now - told >= LOG_EVERY:
                told = now
                tell(self.report())
            if self.seconds - self.last_kept >= self.settings.keep_every:
                self.last_kept = self.seconds
                self._keep_rival()
            if now - saved >= SAVE_EVERY:
                saved = now
                self.save()
        tell(self.report())
        self.save()

    def rounds(self, count: int) -> None:
        """Plays and improves so many times."""
        for _ in range(count):
            self._losses = self._round()

    def _round(self) -> Losses:
        """Studies a file of decisions, or plays in every room, and improves."""
        settings = self.settings
        by_time = self.seconds / settings.seconds if settings.seconds else 0.0
        done = min(1.0, max(by_time, self.decisions / settings.decisions))
        for group in self.optimiser.param_groups:
            group["lr"] = settings.rate * (1.0 - 0.95 * done)
        if isinstance(self.source, Lessons):
            return self._study(self.source)
        return self._play_and_improve(self.source, settings.entropy * (1.0 - 0.9 * done))

    def _study(self, lessons: Lessons) -> Losses:
        games, decisions, following = lessons.next_file()
        self.games += games
        self.decisions += decisions
        return study(self.net, self.optimiser, following)

    def _play_and_improve(self, play: Play, entropy: float) -> Losses:
        settings = self.settings
        self._change_rivals()
        played = play.play(self.net, self.sitting)
        self.decisions += settings.steps * play.tables.count
        return improve(self.net, self.optimiser, played, settings.passes, settings.clip, entropy, self._order)

    def _change_rivals(self) -> None:
        """Now and then another rival sits down with a group of tables: an earlier net, a file's or a bot.

        Each is equally likely. While there is none, the net itself plays; else a rival stays for whole games.
        """
        pool: list[TorchNet | str] = [*self.rivals, *self.nets, *self.settings.bots]
        for group, rival in enumerate(self.sitting):
            if pool and (rival is None or self._random.random() < 1.0 / ROUNDS_OF_A_RIVAL):
                self.sitting[group] = self._random.choice(pool)

    def _keep_rival(self) -> None:
        """The net as it is joins the rivals; where they are too many, an earlier one leaves by chance."""
        rival = copy.deepcopy(self.net).eval().requires_grad_(False)
        self.rivals.append(rival)
        if len(self.rivals) > self.settings.kept:
            del self.rivals[self._random.randrange(len(self.rivals) - 1)]

    def report(self) -> Row:
        """How it went since the last report: the next row of the curve."""
        against, together = {}, {}
        for room, tally in self.source.take_tallies() if isinstance(self.source, Play) else []:
            name, games = str(room.players), float(tally.games)
            self.games += int(games)
            if tally.against:
                against[name] = float(tally.won / tally.against)
            if self.rulebook.together and games:
                together[name] = float(tally.together) / games / room.players
        row = Row(self.seconds, self.decisions, self.games, *self._losses, rivals=against, together=together)
        self.rows.append(row)
        return row

    # What is kept

    def save(self) -> None:
        """Writes the checkpoint and the learning curve, atomically."""
        kept = {
            "settings": msgspec.to_builtins(self.settings),
            "net": self.net.state_dict(),
            "optimiser": halved(self.optimiser.state_dict()),
            "decisions": self.decisions,
            "games": self.games,
            "seconds": self.seconds,
            "last_kept": self.last_kept,
            "random": self._random.getstate(),
        }
        save(kept, self.checkpoint)
        save([halved(rival.state_dict()) for rival in self.rivals], self.folder / "rivals.pt")
        for name, told in (("curve.json", self.rows), ("settings.json", self.settings)):
            text = msgspec.json.format(msgspec.json.encode(told))
            write(self.folder / name, lambda path, text=text: path.write_bytes(text))  # type: ignore[misc]
        about = {"decisions": self.decisions, "games": self.games, "seconds": round(self.seconds)}
        reward = np.array([self.settings.points, self.settings.points_scale], np.float32)
        export(self.folder / "net.safetensors", self.rulebook, self.net, about, reward)

    def _net_at(self, name: str) -> Path:
        """The file of a net that settings name."""
        return net_of(self.rulebook) if name == "net" else Path(name)

    def _begin_with(self, path: Path) -> None:
        weights = read_net(path, self.rulebook)
        (hidden, cross, layers), now = weights.sizes, self.settings.sizes
        if cross != now.cross or hidden > now.hidden or layers > now.layers:
            raise BadOption(
                f"{path} has {layers} layers of {hidden} and a product of {cross}: "
                "settings must say the same, or more and wider layers."
            )
        put_weights(self.net, weights)

    def _rival(self, path: Path) -> TorchNet:
        """The net of a file, of any width, as a rival that never changes."""
        weights = read_net(path, self.rulebook)
        net: TorchNet = TorchNet(self.rulebook, weights.sizes).to(self.device)
        put_weights(net, weights)
        net.eval().requires_grad_(False)
        return net

    def _resume(self) -> None:
        with reading(self.checkpoint):
            self._take(load(self.checkpoint, self.device))
        rivals = self.folder / "rivals.pt"
        with reading(rivals):
            for weights in load(rivals, self.device):
                rival = copy.deepcopy(self.net).eval().requires_grad_(False)
                rival.load_state_dict(renamed(weights))
                self.rivals.append(rival)
        curve = self.folder / "curve.json"
        if curve.exists():
            with reading(curve):
                self.rows = msgspec.json.decode(curve.read_bytes(), type=list[Row])

    def _take(self, kept: dict[str, Any]) -> None:
        """Goes on from what a checkpoint keeps."""
        before, now = msgspec.convert(kept["settings"], Settings), self.settings
        if (before.game, before.sizes) != (now.game, now.sizes):
            raise BadOption(
                f"{self.checkpoint} is of another net: {before.game}, {before.layers} layers of {before.hidden}, "
                f"a product of {before.cross}."
            )
        if kept["net"]["first"].shape != self.net.first.shape:
            raise BadOption(
                f"{self.checkpoint} is of an earlier version of riverrun: begin a new run with its net as `start`."
            )
        self.net.load_state_dict(renamed(kept["net"]))
        self.optimiser.load_state_dict(kept["optimiser"])
        self.decisions, self.games = int(kept["decisions"]), int(kept["games"])
        self.seconds, self.last_kept = float(kept["seconds"]), float(kept["last_kept"])
        self._random.setstate(kept["random"])
