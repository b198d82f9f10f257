"""Ten minutes of MaskablePPO against `greedy`, then 200 games; needs riverrun-games[gym] and sb3-contrib."""

import sys
import time

import gymnasium
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import riverrun.gym  # noqa: F401  registers the games

GAME = {"id": "riverrun/FlowOfHistory-v0", "players": 2, "opponents": ["greedy"]}
END = time.monotonic() + 60 * float(sys.argv[1] if len(sys.argv) > 1 else 10)


class Until(BaseCallback):
    """Ends the training when its time is up."""

    def _on_step(self) -> bool:
        return time.monotonic() < END


envs = DummyVecEnv([lambda: gymnasium.make(**GAME, reward="win+value")] * 16)
how = {"n_steps": 128, "batch_size": 512, "n_epochs": 4, "gamma": 1.0, "learning_rate": 5e-4, "ent_coef": 0.003}
model = MaskablePPO("MlpPolicy", envs, **how, policy_kwargs={"net_arch": [256, 256]})
model.learn(100_000_000, callback=Until())

env = gymnasium.make(**GAME)
wins = 0.0
for number in range(200):
    seen, info = env.reset(seed=1 << 32 | number)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, over, _, info = env.step(int(action))
    wins += float(info["wins"][info["seat"]])
print(f"Learned from {model.num_timesteps:,} decisions; won {wins:g} of 200 games.")
