"""Actor and critic in PyTorch over a batch of games against `greedy`: minutes of training, then how often it wins."""

import sys
import time

import numpy as np
import torch
from torch import nn

import riverrun as rr
from riverrun.gym import BatchEnv

GAMES, STEPS, TRACE = 256, 32, 0.95
game = rr.game("flow-of-history", players=2)


class Net(nn.Module):
    """A logit for every move, and what the position is worth."""

    def __init__(self, size: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.logits, self.value = nn.Linear(256, moves), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inner = self.body(seen)
        logits = self.logits(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(inner).squeeze(-1)


def learn(net: Net, minutes: float) -> int:
    """Trains by proximal policy optimisation; how many decisions were learned from."""
    best = torch.optim.Adam(net.parameters(), lr=5e-4)
    end, decisions = time.monotonic() + 60 * minutes, 0
    with BatchEnv(game, GAMES, seed=1, threads=2, opponents="greedy", reward="win+value") as env:
        step = env.reset()
        while time.monotonic() < end:
            told: dict[str, list[torch.Tensor]] = {name: [] for name in ("seen", "mask", "move", "log", "value")}
            gain, done = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), bool)
            for at in range(STEPS):
                seen, mask = torch.from_numpy(step.observation.copy()), torch.from_numpy(step.mask.copy())
                with torch.no_grad():
                    choice, value = net(seen, mask)
                    move = choice.sample()
                for name, part in zip(told, (seen, mask, move, choice.log_prob(move), value), strict=True):
                    told[name].append(part)
                step = env.step(move.numpy())
                gain[at], done[at] = env.gain, step.done
            with torch.no_grad():
                after = net(torch.from_numpy(step.observation.copy()), torch.from_numpy(step.mask.copy()))[1]
            parts = {name: torch.cat(part) for name, part in told.items()}
            better = advantages(gain, done, torch.stack(told["value"]).numpy(), after.numpy())
            improve(net, best, parts, torch.from_numpy(better).flatten())
            decisions += STEPS * GAMES
    return decisions


def advantages(gain: np.ndarray, done: np.ndarray, value: np.ndarray, after: np.ndarray) -> np.ndarray:
    """How much better each decision turned out than its position was worth."""
    found, rest = np.zeros_like(gain), np.zeros(GAMES, np.float32)
    for at in reversed(range(STEPS)):
        goes_on = ~done[at]
        rest = gain[at] + goes_on * after - value[at] + TRACE * goes_on * rest
        found[at], after = rest, value[at]
    return found


def improve(net: Net, best: torch.optim.Optimizer, parts: dict[str, torch.Tensor], better: torch.Tensor) -> None:
    """Three passes over what was played."""
    worth, scaled = parts["value"] + better, (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(3):
        for rows in torch.randperm(len(better)).split(1024):
            choice, value = net(parts["seen"][rows], parts["mask"][rows])
            ratio = (choice.log_prob(parts["move"][rows]) - parts["log"][rows]).exp()
            gained = torch.min(ratio * scaled[rows], ratio.clamp(0.8, 1.2) * scaled[rows]).mean()
            loss = 0.5 * (value - worth[rows]).square().mean() - gained - 0.003 * choice.entropy().mean()
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            best.step()


def test(net: Net) -> float:
    """The share of the win that it gets in 200 games, half of them from either seat."""
    won = np.full(200, np.nan)
    with BatchEnv(game, 200, seed=2, opponents="greedy") as env:
        step = env.reset()
        while np.isnan(won).any():
            with torch.no_grad():
                choice, _ = net(torch.from_numpy(step.observation.copy()), torch.from_numpy(step.mask.copy()))
            step = env.step(choice.logits.argmax(1).numpy())
            ended = step.done & np.isnan(won)
            won[ended] = env.wins[ended, env.final_seat[ended]]
    return float(won.mean())


if __name__ == "__main__":
    torch.manual_seed(1)
    net = Net(BatchEnv(game, 1).encoder.size, game.moves)
    decisions = learn(net, float(sys.argv[1] if len(sys.argv) > 1 else 10))
    print(f"Learned from {decisions:,} decisions; won {test(net):.1%} of 200 games.")
