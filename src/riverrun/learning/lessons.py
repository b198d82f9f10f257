"""Lessons: decisions that bots made and `riverrun simulate --decisions` wrote, as a net learns from them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import nn

import riverrun as rr
from riverrun.kernel.errors import BadOption
from riverrun.kernel.game import Game
from riverrun.kernel.position.tensor import Encoder
from riverrun.lab import parquet
from riverrun.lab.decisions import ABOUT
from riverrun.lab.notes import Decisions
from riverrun.learning.improvement import GRADIENT_MAX, Losses
from riverrun.learning.precision import number_type, quickly
from riverrun.learning.rollouts import log_chances
from riverrun.learning.torch_net import TorchNet, padded
from riverrun.nets.inputs import NO_INPUT, input_names, input_rows, table_row
from riverrun.nets.move_factors import seen_moves

COLUMNS = ("game", "ply", "seat", "move", "legal", "observation_at", "observation", "visits", "wins")
GAME, PLY, SEAT, MOVE = range(4)
"""The columns of a decision's row."""
AT_ONCE = 2048
"""How many decisions one step of learning is made from."""


class Lesson(NamedTuple):
    """Some decisions: what was seen, what could be done, what the bot made of it, and how the game ended."""

    inputs: Any
    moves: Any
    """The legal moves, players counted from the seat that is asked, (decisions, most)."""
    counts: Any
    shares: Any
    """How much of its thought the bot gave to each; all to its move, where it did not search."""
    wins: Any
    """The share of the win by relative seat."""
    taken: Any
    """Whether there is such a seat."""


class Lists(NamedTuple):
    """Lists of several lengths, one after the other."""

    values: Any
    starts: Any
    counts: Any

    @classmethod
    def of(cls, values: Any, counts: Any) -> Lists:
        """Lists of so many values each."""
        counts = counts.astype(np.int64)
        return cls(values, np.cumsum(counts) - counts, counts)

    def rows(self, which: Any) -> tuple[Any, Any, Any]:
        """Of some lists all values, the row of each value among them, and its place in its list."""
        counts = self.counts[which]
        row = np.repeat(np.arange(len(which)), counts)
        place = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.values[self.starts[which][row] + place], row, place


class Run(msgspec.Struct):
    """What a folder of decisions says of itself: the game they were made in."""

    game: str
    players: int
    options: dict[str, str] = {}


class LessonFolder:
    """One folder of decisions, all of one game at tables of one size."""

    def __init__(self, path: Path, game: str) -> None:
        try:
            run = msgspec.json.decode((path / ABOUT).read_bytes(), type=Run)
        except (OSError, msgspec.DecodeError):
            raise BadOption(
                f"{path} has no decisions; `riverrun simulate {game} --decisions {path}` writes them."
            ) from None
        if run.game != game:
            raise BadOption(f"{path} has decisions of {run.game}, not of {game}.")
        self.files = sorted((path / "data").glob("*.parquet"))
        if not self.files:
            raise BadOption(f"{path} has no file of decisions yet; the same simulation goes on there.")
        self.game: Game = rr.game(game, players=run.players, **run.options)
        self.rows = input_rows(self.game, Encoder(self.game))
        self.seen = seen_moves(self.game)
        self.table_row = table_row(self.game)


class Lessons:
    """The decisions of several folders, a file at a time, by chance."""

    def __init__(
        self, folders: Sequence[str], game: str, seed: int, device: torch.device, sharpness: float = 1.0
    ) -> None:
        parquet.needs_pyarrow()
        self.folders = [LessonFolder(Path(name), game) for name in folders]
        rulebook = self.folders[0].game.rulebook
        self.inputs = padded(len(input_names(rulebook)))
        self.seats = int(rulebook.rules.PLAYERS_MAX)
        self.device = device
        self.sharpness = sharpness
        self._random = random.Random(seed)
        self._files: list[tuple[LessonFolder, Path]] = []

    def next_file(self) -> tuple[int, int, Iterator[Lesson]]:
        """How many games and decisions the next file has, and its lessons; each comes once before any comes again."""
        if not self._files:
            self._files = [(folder, path) for folder in self.folders for path in folder.files]
            self._random.shuffle(self._files)
        folder, path = self._files.pop()
        noted, wins = read_decisions(path)
        return len(np.unique(noted.rows[:, GAME])), len(wins), self.lessons(folder, noted, wins)

    def lessons(self, folder: LessonFolder, noted: Decisions, wins: Any) -> Iterator[Lesson]:
        """The decisions between several moves, by chance; `wins` has each decision's row of the shares by seat."""
        order = np.flatnonzero(noted.legal_counts > 1)
        np.random.default_rng(self._random.getrandbits(64)).shuffle(order)
        legal, visits = (Lists.of(values, noted.legal_counts) for values in (noted.legal, noted.visits))
        seen_at, seen = (Lists.of(values, noted.seen_counts) for values in (noted.seen_at, noted.seen))
        for start in range(0, len(order), AT_ONCE):
            which = order[start : start + AT_ONCE]
            seat, move = noted.rows[which, SEAT], noted.rows[which, MOVE]
            yield Lesson(
                self._inputs(folder, seen_at, seen, which),
                *self._moves(folder, legal, visits, seat, move, which),
                *self._wins(folder.game.players, seat, wins[which]),
            )

    def _moves(self, folder: LessonFolder, legal: Lists, visits: Lists, seat: Any, move: Any, which: Any) -> list[Any]:
        """The legal moves, how many there are, and the shares of the bot's thought."""
        counts = legal.counts[which]
        listed, row, place = legal.rows(which)
        moves = np.zeros((len(which), int(counts.max())), np.int64)
        moves[row, place] = folder.seen[seat[row], listed]
        shares = np.zeros(moves.shape, np.float32)
        shares[row, place] = visits.rows(which)[0]
        searched = shares.sum(1) > 0
        shares[row, place] += (listed == move[row]) & ~searched[row]
        shares = (shares / shares.max(1, keepdims=True)) ** self.sharpness
        shares /= shares.sum(1, keepdims=True)
        return [torch.as_tensor(array).to(self.device) for array in (moves, counts, shares)]

    def _wins(self, players: int, seat: Any, wins: Any) -> list[Any]:
        """The shares of the win by relative seat, and whether there is such a seat."""
        out = np.zeros((len(seat), self.seats), np.float32)
        turned = (np.arange(players)[None] + seat[:, None]) % players
        out[:, :players] = np.take_along_axis(wins, turned, 1)
        taken = np.broadcast_to(np.arange(self.seats) < players, out.shape).copy()
        return [torch.as_tensor(array).to(self.device) for array in (out, taken)]

    def _inputs(self, folder: LessonFolder, seen_at: Lists, seen: Lists, which: Any) -> Any:
        at, row, _ = seen_at.rows(which)
        inputs, known = folder.rows[at], folder.rows[at] != NO_INPUT
        dense = np.zeros((len(which), self.inputs), np.float32)
        dense[row[known], inputs[known]] = seen.rows(which)[0][known]
        dense[:, folder.table_row] = 1.0
        return torch.as_tensor(dense).to(self.device, number_type(self.device))


def read_decisions(path: Path) -> tuple[Decisions, Any]:
    """The decisions of a file, and the shares of the win, a row for each of them."""
    try:
        table = import_module("pyarrow.parquet").read_table(path, columns=list(COLUMNS))
    except Exception as trouble:
        raise BadOption(f"{path} is damaged; remove it, and the same simulation writes it anew: {trouble}") from None
    numbers = [table[name].to_numpy() for name in ("game", "ply", "seat", "move")]
    numbers[SEAT] = numbers[SEAT] - 1
    lists = {
        name: table[name].combine_chunks() for name in ("legal", "observation_at", "observation", "visits", "wins")
    }
    counts = {name: lists[name].value_lengths().to_numpy(zero_copy_only=False) for name in ("legal", "observation")}
    values = {name: column.flatten().to_numpy() for name, column in lists.items()}
    searched = ~np.asarray(lists["visits"].is_null())
    visits = np.zeros(len(values["legal"]), np.int32)
    visits[np.repeat(searched, counts["legal"])] = values["visits"]
    noted = Decisions(
        np.stack(numbers, 1),
        *(counts["legal"], values["legal"], counts["observation"], values["observation_at"], values["observation"]),
        *(visits, np.full(len(searched), np.nan, np.float32)),
    )
    return noted, values["wins"].reshape(len(searched), -1)


def study(net: TorchNet, optimiser: torch.optim.Optimizer, lessons: Iterator[Lesson]) -> Losses:
    """Leads the net towards what bots thought of their moves, and its values towards how their games ended."""
    seen: list[Any] = []
    for lesson in lessons:
        policy, value, openness = _losses(net, lesson)
        optimiser.zero_grad(set_to_none=True)
        (policy + value).backward()
        nn.utils.clip_grad_norm_(net.parameters(), GRADIENT_MAX)
        optimiser.step()
        seen.append(torch.stack([policy.detach(), value.detach(), openness.detach()]))
    return Losses(*torch.stack(seen).mean(0).tolist())


def _losses(net: TorchNet, lesson: Lesson) -> tuple[Any, Any, Any]:
    """The surprise at the bot's choice, the loss of the values, and how open the policy is."""
    with quickly(lesson.inputs.device):
        logits, value = net(lesson.inputs)
    chances = log_chances(logits, lesson.moves, lesson.counts).clamp(min=-30.0)
    missed = (value.float() - lesson.wins) ** 2 * lesson.taken
    return (
        -(lesson.shares * chances).sum(1).mean(),
        missed.sum() / lesson.taken.sum(),
        -(chances.exp() * chances).sum(1).mean(),
    )
