"""Expert iteration: the network imitates its own search."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch

from mc_env.agents.learning import expert
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.expert import ExpertConfig, policy_loss
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.learning.seeds import expert_seeds, imitation_seeds, learning_seeds
from mc_env.agents.learning.training import Learner
from mc_env.agents.network.model import Network, Shape, log_probabilities
from mc_env.agents.players.search import SearchAgent
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError
from tests.agents.test_ppo import alone, last_chance, tiny

LAST: dict[str, Any] = {"start": last_chance(), "reward": "sparse", "max_rounds": 3}


def a_network() -> Network:
    torch.manual_seed(1)  # one that never attacks by itself
    return Network(Shape(width=16, context=16, card=8, win=True))


def by_search(network: Network, games: int = 12) -> expert.Lessons:
    agent = SearchAgent(network, worlds=4, width=8, least=0.0)
    episodes = expert.welcome_episodes(Settings(LAST), range(games), agent, None)
    return expert.play(agent, episodes, games)


def test_games_by_search_are_noted_decision_by_decision() -> None:
    shown = by_search(a_network())
    assert shown.games == 12
    assert len(shown.observations) == len(shown.actions) == len(shown.searched) == len(shown.won)
    assert shown.searched.any()
    assert shown.wins > 8  # one attack wins, and search finds it
    assert set(np.unique(shown.returns)) <= {-1.0, 1.0}


def test_a_network_learns_what_its_search_found() -> None:
    network = a_network()
    before = sum(r["outcome"] == "win" for r in play_seeds(network, LAST, range(50, 90)))
    config = ExpertConfig(updates=60, learning_rate=5e-3)
    found = expert.learn(network, by_search(network), config, PpoConfig(microbatch=64), np.random.default_rng(0), alone)
    after = sum(r["outcome"] == "win" for r in play_seeds(network, LAST, range(50, 90)))
    assert found["expert_agreement"] > 0.8
    assert before < 40 == after


def test_where_nothing_was_searched_the_policy_stays() -> None:
    logits = torch.tensor([[1.0, 0.5], [0.2, 0.9]])
    was = log_probabilities(logits)
    actions = torch.tensor([0, 1])
    assert policy_loss(was, was, actions, torch.tensor([False, False])) == pytest.approx(0, abs=1e-6)
    assert policy_loss(was, was, actions, torch.tensor([True, True])) == pytest.approx(
        -float(was[[0, 1], [0, 1]].mean())
    )


def expert_config() -> RunConfig:
    config = tiny("team")
    config.algo = "expert"
    config.ppo = replace(config.ppo, games=4, steps=12)
    config.expert = ExpertConfig(every=96, games=1, updates=2, worlds=1, width=2)
    config.game["max_rounds"] = 1
    config.check()
    return config


def test_search_games_come_every_so_many_decisions() -> None:
    learner = Learner(expert_config())
    told = ["expert_agreement" in learner.iterate() for _ in range(4)]
    assert told == [False, True, False, True]


def test_no_two_games_of_a_run_share_a_seed() -> None:
    some = [expert_seeds(1, 0, 0), expert_seeds(1, 0, 1), expert_seeds(1, 1, 0), imitation_seeds(1, 99)]
    some += [learning_seeds(1, rank, 99) for rank in range(4)]
    everything = {seed for seeds in some for seed in seeds}
    assert len(everything) == sum(map(len, some))


def test_search_wants_a_network_that_says_how_likely_a_win_is() -> None:
    config = expert_config()
    config.ppo = replace(config.ppo, network="plain")
    with pytest.raises(ConfigError, match="how likely a win"):
        config.check()
    with pytest.raises(ConfigError, match=r"expert\.games is at least 1"):
        ExpertConfig(games=0).check()
