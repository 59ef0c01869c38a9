"""Tables are met more often where there is something to learn; the chance to win is learned beside the value."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
import torch

from mc_env.agents.learning.balance import Balance, kind, table
from mc_env.agents.learning.ppo import PpoConfig, scaled, update, win_error
from mc_env.agents.learning.self_play import Player
from mc_env.agents.network.model import Network, Shape, adam
from mc_env.engine.new_game import Setup
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from tests.agents.test_ppo import DUO, alone, last_chance

RHINO, KLAW = Setup(("spider_man",), "rhino"), Setup(("spider_man",), "klaw")


def test_a_table_is_named_by_its_heroes_in_any_order_and_what_they_face() -> None:
    one = Setup(("she_hulk", "iron_man"), "ultron", skirmish=1, modular=("bomb_scare",))
    other = Setup(("iron_man", "she_hulk"), "ultron", seed=3, skirmish=1, modular=("bomb_scare",))
    assert table(one) == table(other) == "iron_man+she_hulk ultron standard stage 1 bomb_scare"
    assert kind(one) == ("ultron", "standard", 1, 2)


def test_sure_wins_and_sure_losses_weigh_least() -> None:
    balance = Balance()
    for i in range(200):
        balance.note("open", i % 2 == 0)
        balance.note("won", True)
        balance.note("lost", False)
    assert balance.weight("open") > 0.95
    assert balance.weight("won") < 0.2
    assert balance.weight("lost") < 0.3
    assert balance.weight("never met") == 1.0


def test_episodes_of_a_sure_table_are_passed_over() -> None:
    balance = Balance()
    for i in range(300):
        balance.note(table(RHINO), True)
        balance.note(table(KLAW), i % 2 == 0)
    games = VectorGames(32, heroes=["spider_man"], scenario={"one_of": ["rhino", "klaw"]}, max_rounds=1)
    games.welcome = balance.welcome
    games.reset(seed=1)
    met: Counter[str] = Counter()
    for _ in range(60):
        _, _, ended, cut, _ = games.step([0] * 32)
        for i in np.flatnonzero(ended | cut).tolist():
            setup = games.games[i].match.game.setup
            assert setup is not None
            met[setup.scenario] += 1
    assert met["klaw"] > 3 * met["rhino"] > 0


def test_advantages_are_scaled_within_each_kind_of_game() -> None:
    rng = np.random.default_rng(0)
    advantages = np.concatenate([rng.normal(0, 1, 900), rng.normal(5, 0.4, 900)]).astype(np.float32)
    kinds = np.repeat([0, 1], 900)
    found = scaled(advantages, kinds)
    for one in (0, 1):
        assert found[kinds == one].mean() == pytest.approx(0, abs=1e-5)
    assert found[kinds == 0].std() == pytest.approx(1, abs=0.01)
    assert found[kinds == 1].std() < 0.9  # a kind in which hardly anything differs stays quiet
    assert scaled(advantages, np.zeros(1800)).std() == pytest.approx(1, abs=1e-3)


def test_unknown_ways_to_compare_are_refused() -> None:
    with pytest.raises(ConfigError, match=r"ppo\.compare is all or kind, not 'some'"):
        PpoConfig(compare="some").check()


def test_decisions_of_which_nothing_is_known_do_not_count() -> None:
    win, wins = torch.tensor([2.0, -1.0]), torch.tensor([1.0, float("nan")])
    assert win_error(win, wins) * 2 == pytest.approx(float(win_error(win[:1], wins[:1])))


def test_the_chance_to_win_is_learned() -> None:
    """Where one attack wins and anything else loses, the network that has learned to attack knows it."""
    torch.manual_seed(0)
    torch.set_num_threads(1)
    games = {"start": last_chance(), "reward": "sparse", "max_rounds": 3}
    config = PpoConfig(network="small", games=16, steps=16, microbatch=64, learning_rate=5e-3, entropy_start=0.0)
    player, network = Player(config, games, seed=1), Network(Shape(width=16, context=16, card=8, win=True))
    optimiser, order = adam(network, config.learning_rate), np.random.default_rng(0)
    for _ in range(12):
        rollout = player.play(network)
        update(network, optimiser, rollout, config, 0.0, order, alone)
    assert rollout.wins.mean() > 0.9


def test_what_a_rollout_expects_of_a_lost_game_falls_to_nothing() -> None:
    games = {**DUO, "heroes": ["spider_man"], "scenario": "ultron"}
    network = Network(Shape(width=16, context=16, card=8, win=True))
    rollout = Player(PpoConfig(games=4, steps=400, lam=1.0), games, seed=1).play(network)
    assert {episode["outcome"] for episode in rollout.episodes} == {"loss"}
    assert rollout.wins.min() == 0.0
