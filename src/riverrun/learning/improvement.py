"""Proximal policy optimisation: the net is led towards the moves that turned out better than it expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import nn

from riverrun.learning.precision import quickly
from riverrun.learning.rollouts import Decision, log_chances
from riverrun.learning.torch_net import TorchNet

GRADIENT_MAX = 0.5


class Losses(NamedTuple):
    """What an improvement saw, as means."""

    policy: float
    value: float
    entropy: float


def improve(
    net: TorchNet,
    optimiser: torch.optim.Optimizer,
    played: Sequence[Decision],
    passes: int,
    clip: float,
    entropy: float,
    generator: torch.Generator,
) -> Losses:
    """Goes `passes` times over what was played, one decision of every table at a time."""
    seen: list[Any] = []
    for _ in range(passes):
        for at in torch.randperm(len(played), generator=generator).tolist():
            policy, value, openness = _losses(net, played[at], clip)
            optimiser.zero_grad(set_to_none=True)
            (policy + value - entropy * openness).backward()
            nn.utils.clip_grad_norm_(net.parameters(), GRADIENT_MAX)
            optimiser.step()
            seen.append(torch.stack([policy.detach(), value.detach(), openness.detach()]))
    return Losses(*torch.stack(seen).mean(0).tolist())


def _losses(net: TorchNet, made: Decision, clip: float) -> tuple[Any, Any, Any]:
    """The loss of the policy, the loss of the values, and how open the policy is."""
    with quickly(made.inputs.device):
        logits, value = net(made.inputs)
    chances = log_chances(logits, made.moves, made.counts)
    learning = made.learning.float()
    count = learning.sum().clamp(min=1.0)
    mean = (made.advantage * learning).sum() / count
    spread = (((made.advantage - mean) ** 2 * learning).sum() / count).sqrt()
    advantage = (made.advantage - mean) / (spread + 1e-6)
    ratio = (chances.gather(1, made.choice[:, None]).squeeze(1) - made.chance).exp()
    gain = torch.minimum(ratio * advantage, ratio.clamp(1.0 - clip, 1.0 + clip) * advantage)
    openness = -(chances.exp() * chances.clamp(min=-30.0)).sum(1)
    missed = (value.float() - made.returns) ** 2 * made.taken
    return (
        -(gain * learning).sum() / count,
        missed.sum() / made.taken.sum(),
        (openness * learning).sum() / count,
    )
