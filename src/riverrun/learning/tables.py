"""The tables at which a net learns, all sizes side by side as tensors: in a batch of the GPU's or the processor's.

Observations of every size are laid out as the net's inputs, moves and values by relative seats (the one that is asked
is 0); so one look of the net is for all tables at once.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch

import riverrun as rr
from riverrun.bots import Bot, bot_or_net, policies
from riverrun.bots.workspace import make_workspace
from riverrun.gym.batch import BatchEnv
from riverrun.kernel.chance import seed_words, split_seed
from riverrun.kernel.errors import BadOption
from riverrun.kernel.jit.specialise import specialise
from riverrun.learning.precision import number_type
from riverrun.learning.settings import Room
from riverrun.learning.torch_net import padded
from riverrun.nets.inputs import NO_INPUT, input_names, input_rows, table_row
from riverrun.nets.move_factors import seen_moves

POLICIES = {"random": policies.RANDOM, "easy": policies.SENSIBLE, "greedy": policies.GREEDY}
NO_POLICY = -1
WIDEST = 128
"""How many legal moves are listed at most: hardly a decision has more, and the longest list sets the width of all."""
STRIDE = 7919
"""How far the beginning of a cut list moves from look to look: every move is listed at some time."""


class Seen(NamedTuple):
    """What is asked at every table."""

    inputs: Any
    """(tables, inputs, made up to a multiple by zeros): what the seat sees."""
    seat: Any
    listed: Any
    """(tables, most): its legal moves, the first so many of each row as `counts` says."""
    moves: Any
    """The same, players counted from its seat on."""
    counts: Any


class Outcome(NamedTuple):
    """What the last step ended: zeros where the game goes on."""

    done: Any
    wins: Any
    """(tables, seats)"""
    points: Any


class RoomTables:
    """The tables of one size."""

    def __init__(self, game: str, room: Room, seed: int, device: torch.device) -> None:
        games = [rr.game(game, players=room.players, **options) for options in room.options]
        self.game = games[0]
        self.count = room.tables
        self.on_gpu = device.type == "cuda"
        if self.on_gpu:
            from riverrun.gym.cuda import CudaBatch

            self.batch: Any = CudaBatch(
                self.game, self.count, seed, check=False, play_forced=True, dtype="float16", variants=games[1:]
            )
        elif len(games) > 1:
            raise BadOption("On a processor all tables of a room have the same options; name one set of them.")
        else:
            self.batch = BatchEnv(self.game, self.count, seed, check=False)
        rows = input_rows(self.game, self.batch.encoder)
        self.known = None if (rows != NO_INPUT).all() else torch.as_tensor(np.flatnonzero(rows != NO_INPUT)).to(device)
        """The floats of an observation that are inputs of the net; None: all."""
        self.rows = torch.as_tensor(rows[rows != NO_INPUT], dtype=torch.long).to(device)
        """Which inputs they are."""
        self.table_row = table_row(self.game)
        self.seen = torch.as_tensor(seen_moves(self.game), dtype=torch.long).to(device)
        self._step: Any = self.batch.reset()
        self._device = device
        if self.on_gpu:
            self._views = {name: torch.as_tensor(array, device=device) for name, array in self._arrays().items()}
        else:
            self._workspace = make_workspace(self.game)
            seed_words(self._workspace.rng, *split_seed(seed + 1))

    def step(self, actions: Any) -> None:
        """Plays an action at every table."""
        self._step = self.batch.step(actions if self.on_gpu else actions.numpy())

    def answer(self, policy: Any, actions: Any) -> None:
        """Writes quick bots' moves into `actions`, where `policy` has a bot's number."""
        if self.on_gpu:
            self.batch.bot_actions(policy, actions)
            return
        choose = specialise(policies, self.game.rules).choose
        for row in torch.nonzero(policy != NO_POLICY).flatten().tolist():
            self._workspace.boards[0] = self.batch.state(row).position
            actions[row] = int(choose(self.game.lookahead_box, self._workspace, int(policy[row])))

    def ask(self, bot: Bot, rows: Sequence[int], actions: Any, crew: Executor) -> None:
        """Writes any bot's moves into `actions`, at these rows: the bot itself thinks, on every core there is."""
        for row, move in zip(rows, crew.map(bot.move, [self.batch.state(row) for row in rows]), strict=True):
            actions[row] = move

    def tensor(self, name: str) -> Any:
        """An array of the batch as a tensor: the same memory on a GPU, a copy on a processor."""
        return self._views[name] if self.on_gpu else torch.tensor(self._arrays()[name])

    def _arrays(self) -> dict[str, Any]:
        return {**self._step._asdict(), "wins": self.batch.wins, "points": self.batch.points}


class Tables:
    """The tables of all sizes, one after the other."""

    def __init__(self, game: str, rooms: Sequence[Room], seed: int, device: torch.device) -> None:
        self.rooms = [RoomTables(game, room, seed + (number << 32), device) for number, room in enumerate(rooms)]
        self.count = sum(room.count for room in self.rooms)
        rulebook = self.rooms[0].game.rulebook
        self.inputs = padded(len(input_names(rulebook)))
        self.seats = int(rulebook.rules.PLAYERS_MAX)
        self.players = torch.cat([torch.full((room.count,), room.game.players) for room in self.rooms]).to(device)
        """How many sit at each table."""
        self.device = device
        ends = np.cumsum([room.count for room in self.rooms]).tolist()
        self.spans = [slice(end - room.count, end) for end, room in zip(ends, self.rooms, strict=True)]
        """The rows of each room."""
        self._looks = 0
        self._crew = ThreadPoolExecutor(os.cpu_count())
        """Those who think for bots that search; none is there before it is asked."""
        self._ranks = torch.arange(WIDEST, device=device)[None]
        self._relative = torch.arange(self.seats, device=device)[None]
        self.taken = self._relative < self.players[:, None]
        """(tables, seats): whether the table has such a relative seat."""

    def look(self) -> Seen:
        """What is asked now."""
        counts = torch.cat([room.tensor("counts") for room in self.rooms])
        seat = torch.cat([room.tensor("seat") for room in self.rooms]).long()
        most = min(int(counts.max()), WIDEST)
        self._looks += 1
        inputs = torch.zeros(self.count, self.inputs, dtype=number_type(self.device), device=self.device)
        listed = torch.zeros(self.count, most, dtype=torch.long, device=self.device)
        moves = torch.zeros_like(listed)
        for room, span in zip(self.rooms, self.spans, strict=True):
            observation = room.tensor("observation")
            observation = observation if room.known is None else observation[:, room.known]
            inputs[span].index_copy_(1, room.rows, observation.to(inputs.dtype))
            inputs[span, room.table_row] = 1.0
            own = self._cut(room.tensor("moves"), counts[span], most)
            listed[span, : own.shape[1]] = own
            moves[span, : own.shape[1]] = room.seen[seat[span, None], own]
        return Seen(inputs, seat, listed, moves, counts.clamp(max=most))

    def _cut(self, moves: Any, counts: Any, most: int) -> Any:
        """The first moves of every list; of a list that is longer than any may be, as many from another one on."""
        own = moves[:, :most].long()
        if most < WIDEST or moves.shape[1] <= WIDEST:
            return own
        rows = torch.nonzero(counts > WIDEST).flatten()
        ranks = (self._ranks + self._looks * STRIDE) % counts[rows, None]
        own[rows] = moves[rows].long().gather(1, ranks.long())
        return own

    def step(self, actions: Any) -> Outcome:
        """Plays an action at every table."""
        for room, span in zip(self.rooms, self.spans, strict=True):
            room.step(actions[span])
        done = torch.cat([room.tensor("done") for room in self.rooms]).to(torch.float32)
        return Outcome(done, self._by_seat("wins") * done[:, None], self._by_seat("points") * done[:, None])

    def answer(self, policy: Any, actions: Any) -> None:
        """Writes quick bots' moves into `actions`, where `policy` has a bot's number."""
        for room, span in zip(self.rooms, self.spans, strict=True):
            room.answer(policy[span], actions[span])

    def ask(self, name: str, rows: Any, actions: Any) -> None:
        """Writes the moves of a bot of any kind into `actions`, at these rows; on a processor alone."""
        for room, span in zip(self.rooms, self.spans, strict=True):
            own = [row - span.start for row in rows.tolist() if span.start <= row < span.stop]
            room.ask(bot_or_net(name), own, actions[span], self._crew)

    def by_seat(self, values: Any, seat: Any) -> Any:
        """Values by relative seat (you, you+1, ...) as values by seat; 0 where there is no such seat."""
        return values.gather(1, self._turned(-seat)) * self.taken

    def by_relative_seat(self, values: Any, seat: Any) -> Any:
        """Values by seat as values by relative seat."""
        return values.gather(1, self._turned(seat)) * self.taken

    def _turned(self, by: Any) -> Any:
        return torch.where(self.taken, (self._relative + by[:, None]) % self.players[:, None], self._relative)

    def _by_seat(self, name: str) -> Any:
        out = torch.zeros(self.count, self.seats, device=self.device)
        for room, span in zip(self.rooms, self.spans, strict=True):
            out[span, : room.game.players] = room.tensor(name).to(torch.float32)
        return out
