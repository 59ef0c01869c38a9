"""A masked random rollout through TorchRL's PettingZoo wrapper (pip install torchrl; it is not among our dependencies).

TorchRL turns infos into tensors and ours contain words, so they are left out; masks are in the observations.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import BaseWrapper
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import mc_env


class WithoutInfos(BaseWrapper[str, Any, Any]):
    """The same environment with empty infos."""

    @property
    def infos(self) -> dict[str, dict[str, Any]]:  # type: ignore[override] # an attribute there
        return {agent: {} for agent in self.env.infos}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        return (*self.env.last(observe)[:4], {})


def main(steps: int = 50) -> Any:
    """Check the specs and play; the rollout."""
    env = PettingZooWrapper(
        WithoutInfos(mc_env.env(heroes=["spider_man", "captain_marvel"], scenario="rhino")),
        use_mask=True,
        categorical_actions=True,
        seed=1,
    )
    check_env_specs(env)
    return env.rollout(steps)


if __name__ == "__main__":
    print(main())
