"""RLlib's new API stack: one masked policy shared by all seats, through `PettingZooEnv`.

python examples/clients/rllib_shared_policy.py
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # small networks: four times as quick

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import mc_env


def make_env(config: dict[str, object]) -> PettingZooEnv:
    """RLlib's masking module looks for the keys `observations` and `action_mask`."""
    env = mc_env.env(
        heroes=["spider_man", "captain_marvel"],
        scenario="rhino",
        encoder="flat",
        action_space="semantic",
        reward="shaped",
        keys=("observations", "action_mask"),
    )
    return PettingZooEnv(env)


def main(iterations: int = 20, batch: int = 1024) -> list[float]:
    """Train; the loss of each iteration."""
    register_env("mc_env", make_env)
    ray.init(address="local", include_dashboard=False, num_cpus=2, log_to_driver=False)
    config = (
        PPOConfig()
        .environment("mc_env", disable_env_checking=True)  # the check would act without masks
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=batch, minibatch_size=128, num_epochs=2, gamma=0.997)
        .multi_agent(policies={"team"}, policy_mapping_fn=lambda agent, episode, **_: "team")
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]}
            )
        )
    )
    algorithm = config.build_algo()
    losses = []
    try:
        for _ in range(iterations):
            result = algorithm.train()
            losses.append(float(result["learners"]["team"]["total_loss"]))
            print(f"iteration {len(losses)}: loss {losses[-1]:+.3f}")
    finally:
        algorithm.stop()
        ray.shutdown()
    return losses


if __name__ == "__main__":
    main()
