"""One game at a PettingZoo table: every agent plays a random legal action, and the table is printed at the end."""

import numpy as np

from riverrun.gym import aec_env

rng = np.random.default_rng(7)
env = aec_env("flow-of-history", players=3, render_mode="ansi")
env.reset(seed=7)

for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(f"{agent}: reward {reward:+.2f}, {info['points']:.0f} points")
        env.step(None)
        continue
    # seen["observation"] is what a net reads; seen["action_mask"] says which of its outputs are legal.
    env.step(rng.choice(np.flatnonzero(seen["action_mask"])))

print(env.render())
