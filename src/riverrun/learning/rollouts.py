"""Games played for learning: the net against itself, and at some tables against earlier nets and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch.nn import functional

from riverrun.learning.precision import quickly
from riverrun.learning.settings import Room, Settings
from riverrun.learning.tables import NO_POLICY, POLICIES, Seen, Tables
from riverrun.learning.torch_net import MoveWeights, TorchNet

NEVER = -1e9
"""The logit of what is no move."""
GROUPS = 4
"""How many rivals sit at tables at once, each at a group of them."""


class Decision(NamedTuple):
    """One decision at every table, and what came of it."""

    inputs: Any
    moves: Any
    """The legal moves, players counted from the seat that is asked, (tables, most)."""
    counts: Any
    choice: Any
    """Which of the legal moves was made."""
    chance: Any
    """The logarithm of its chance."""
    learning: Any
    """Whether the net that learns chose between several moves."""
    advantage: Any
    """How much better the choice was than expected, to the seat that made it."""
    returns: Any
    """What the game brought to each relative seat."""
    taken: Any
    """Whether there is such a seat."""


class Made(NamedTuple):
    """One decision at every table, as it is made."""

    seen: Seen
    choice: Any
    chance: Any
    learning: Any
    value: Any
    """What the net expects for each seat."""
    reward: Any
    done: Any


class Judge(NamedTuple):
    """A net with its moves' weights put together."""

    net: TorchNet
    moves: MoveWeights

    @classmethod
    def of(cls, net: TorchNet, device: torch.device) -> Judge:
        """A net, ready to judge."""
        with quickly(device):
            return cls(net, net.move_weights())

    def judge(self, inputs: Any) -> tuple[Any, Any]:
        """The logits of all moves and the value of each relative seat."""
        with quickly(inputs.device):
            logits, value = self.net(inputs, self.moves)
        return logits, value.float()


class Tally:
    """How the games of a room ended since it was last asked, as tensors, so that nothing waits for them."""

    def __init__(self, device: torch.device) -> None:
        self.games = torch.zeros((), device=device)
        self.against = torch.zeros((), device=device)
        """Games against rivals."""
        self.won = torch.zeros((), device=device)
        """The learning net's share of the wins in them."""
        self.together = torch.zeros((), device=device)
        """All seats' shares of the wins, by which teams are judged."""


def log_chances(logits: Any, moves: Any, counts: Any) -> Any:
    """The logarithms of the legal moves' chances."""
    listed = logits.gather(1, moves).float()
    ranks = torch.arange(moves.shape[1], device=moves.device)
    return functional.log_softmax(listed.masked_fill(ranks[None] >= counts[:, None], NEVER), 1)


class Play:
    """The games of all rooms."""

    def __init__(self, settings: Settings, device: torch.device) -> None:
        self.settings = settings
        self.device = device
        self.tables = Tables(settings.game, settings.rooms, settings.seed, device)
        self.generator = torch.Generator(device=device).manual_seed(settings.seed)
        guests = torch.zeros(self.tables.count, dtype=torch.bool, device=device)
        for room, span in zip(settings.rooms, self.tables.spans, strict=True):
            if room.players > 1:
                guests[span.start : span.start + int(room.tables * room.rivals)] = True
        self.is_guest = guests
        """Whether the net that learns has one seat at a table."""
        self.groups = [torch.nonzero(guests).flatten()[group::GROUPS] for group in range(GROUPS)]
        """These tables, by the rival that sits there."""
        self.mine = torch.arange(self.tables.count, device=device) % self.tables.players
        """Its seat there; the next one in the next game."""
        self.tallies = [Tally(device) for _ in settings.rooms]

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, net: TorchNet, rivals: Sequence[TorchNet | str | None]) -> list[Decision]:
        """Plays on for so many decisions as the settings say, with a rival (or the net itself) for each group."""
        own = Judge.of(net, self.device)
        others = [Judge.of(rival, self.device) if isinstance(rival, TorchNet) else rival for rival in rivals]
        made = [self._decide(own, others) for _ in range(self.settings.steps)]
        seen = self.tables.look()
        return self._credited(made, self.tables.by_seat(own.judge(seen.inputs)[1], seen.seat))

    def _decide(self, own: Judge, rivals: Sequence[Judge | str | None]) -> Made:
        seen = self.tables.look()
        logits, value = own.judge(seen.inputs)
        chances = log_chances(logits, seen.moves, seen.counts)
        choice = torch.multinomial(chances.exp(), 1, generator=self.generator)
        actions = seen.listed.gather(1, choice).squeeze(1).int()
        learning = seen.counts > 1
        for group, rival in zip(self.groups, rivals, strict=True):
            if len(group) and rival is not None:
                others = group[seen.seat[group] != self.mine[group]]
                learning[others] = False
                self._let_rival_play(rival, others, seen, actions)
        outcome = self.tables.step(actions)
        share = self.settings.points
        reward = (1.0 - share) * outcome.wins + share / self.settings.points_scale * outcome.points
        self._count(outcome.done, outcome.wins, any(rival is not None for rival in rivals))
        chance = chances.gather(1, choice).squeeze(1)
        expected = self.tables.by_seat(value, seen.seat)
        return Made(seen, choice.squeeze(1), chance, learning, expected, reward, outcome.done)

    def _let_rival_play(self, rival: Judge | str, tables: Any, seen: Seen, actions: Any) -> None:
        """Puts the rival's moves in place of those that are not the learning net's to make."""
        if isinstance(rival, str) and rival not in POLICIES:
            self.tables.ask(rival, tables, actions)
            return
        if isinstance(rival, str):
            policy = torch.full((self.tables.count,), NO_POLICY, dtype=torch.int32, device=self.device)
            policy[tables] = POLICIES[rival]
            self.tables.answer(policy, actions)
            return
        logits, _ = rival.judge(seen.inputs[tables])
        chances = log_chances(logits, seen.moves[tables], seen.counts[tables])
        if self.settings.best:
            choice = chances.argmax(1, keepdim=True)
        else:
            choice = torch.multinomial(chances.exp(), 1, generator=self.generator)
        actions[tables] = seen.listed[tables].gather(1, choice).squeeze(1).int()

    def _count(self, done: Any, wins: Any, rivals: bool) -> None:
        mine = wins.gather(1, self.mine[:, None]).squeeze(1)
        for tally, span in zip(self.tallies, self.tables.spans, strict=True):
            guests = self.is_guest[span]
            tally.games += done[span].sum()
            tally.together += wins[span].sum()
            if rivals:
                tally.against += (done[span] * guests).sum()
                tally.won += (mine[span] * guests).sum()
        self.mine = (self.mine + done.long()) % self.tables.players

    def take_tallies(self) -> list[tuple[Room, Tally]]:
        """How the games of each room ended since this was last asked."""
        taken = list(zip(self.settings.rooms, self.tallies, strict=True))
        self.tallies = [Tally(self.device) for _ in taken]
        return taken

    def _credited(self, made: list[Made], last: Any) -> list[Decision]:
        """The decisions with what came of them: generalised advantages, seat by seat."""
        trace = torch.zeros_like(last)
        after = last
        decisions: list[Decision] = []
        for one in reversed(made):
            goes_on = (1.0 - one.done)[:, None]
            surprise = one.reward + goes_on * after - one.value
            trace = surprise + self.settings.trace * goes_on * trace
            after = one.value
            seat = one.seen.seat
            advantage = trace.gather(1, seat[:, None]).squeeze(1)
            returns = self.tables.by_relative_seat(trace + one.value, seat)
            seen = one.seen
            decisions.append(
                Decision(
                    *(seen.inputs, seen.moves, seen.counts, one.choice, one.chance, one.learning),
                    *(advantage, returns, self.tables.taken),
                )
            )
        return decisions[::-1]
