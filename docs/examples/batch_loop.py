"""64 games at once, played by a small net with random weights: where a learner's would stand."""

import numpy as np

import riverrun as rr
from riverrun.gym import BatchEnv

game = rr.game("flow-of-history", players=3)
rng = np.random.default_rng(7)

with BatchEnv(game, count=64, seed=7, threads=2) as env:
    inner = rng.normal(size=(env.encoder.size, 32)).astype(np.float32) * 0.1
    outer = rng.normal(size=(32, game.moves)).astype(np.float32) * 0.1
    step = env.reset()
    games = 0
    total = np.zeros(game.players)
    for _ in range(200):
        logits = np.tanh(step.observation @ inner) @ outer
        logits[~step.mask] = -np.inf
        actions = (logits + rng.gumbel(size=logits.shape)).argmax(axis=1)
        step = env.step(actions)  # writes over the arrays of the step before
        games += int(step.done.sum())
        total += step.reward.sum(axis=0)
    print(f"{games} games finished; mean reward by seat: {np.round(total / max(1, games), 2)}")
    print(f"Game 0 waits for seat {step.seat[0]}: {env.state(0).decision.text}")
