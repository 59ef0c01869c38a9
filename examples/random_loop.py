"""The whole interface in ten lines: two players choose at random among what is legal."""

import mc_env

env = mc_env.env(heroes=["spider_man", "captain_marvel"], scenario="rhino")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(info["outcome"], reward)
