"""The adapter to Stable-Baselines3: masks are found, last observations and truncations are marked."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from mc_env.env.processes import ProcessGames
from mc_env.env.sb3 import SB3Games
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from tests.env.playing import pick


@pytest.mark.parametrize("path", [VectorGames, ProcessGames])
def test_adapter_hands_out_masks_last_observations_and_truncations(path: type) -> None:
    games = SB3Games(path(2, heroes=["spider_man"], max_rounds=2))
    try:
        assert is_masking_supported(games)
        games.seed(5)
        seen = games.reset()
        rng = Random(1)
        ended = cut = 0
        for _ in range(150):
            assert isinstance(seen, dict)
            masks = get_action_masks(games)
            assert np.array_equal(masks, seen["action_mask"].astype(bool))
            seen, rewards, dones, infos = games.step(np.array([pick(m, rng) for m in masks]))
            assert rewards.dtype == np.float32
            for done, info, reward in zip(dones, infos, rewards, strict=True):
                assert ("terminal_observation" in info) == done
                if done:
                    ended += 1
                    cut += info["TimeLimit.truncated"]
                    assert info["TimeLimit.truncated"] == (info["outcome"] is None)
                    assert reward == (0 if info["TimeLimit.truncated"] else -1)
                    assert info["terminal_observation"]["action_mask"].sum() == 1
        assert ended > cut > 0 or ended == cut > 0
    finally:
        games.close()


def test_adapter_refuses_games_that_sb3_would_misread() -> None:
    with pytest.raises(ConfigError, match="SAME_STEP"):
        SB3Games(VectorGames(2, autoreset="NEXT_STEP"))
    with pytest.raises(ConfigError, match="padded"):
        SB3Games(VectorGames(2, observations="packed"))
    with pytest.raises(ConfigError, match="copy=True"):
        SB3Games(VectorGames(2, copy=False))
    games = SB3Games(VectorGames(2))
    with pytest.raises(AttributeError, match="no method 'fly'"):
        games.env_method("fly")
