"""Where a network computes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import torch

from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.expert import ExpertConfig, Lessons
from mc_env.agents.learning.expert import learn as imitate_search
from mc_env.agents.learning.ppo import PpoConfig, update
from mc_env.agents.learning.self_play import Player
from mc_env.agents.network import device as devices
from mc_env.agents.network.model import PRESETS, Network, Shape, adam
from mc_env.agents.network.reading import inputs
from mc_env.agents.players.registry import make
from mc_env.errors import ConfigError, McEnvError

GAMES = {"heroes": ["spider_man", "she_hulk"], "scenario": "rhino", "reward": "shaped"}
SHORT = PpoConfig(processes=1, games=4, steps=8, microbatch=16, epochs=1)


@pytest.fixture
def nothing_by_default() -> Iterator[None]:
    """Tensors made without saying where have no memory: one that meets the others is found out at once."""
    torch.set_default_device("meta")
    yield
    torch.set_default_device(None)


def played(network: Network) -> tuple[Player, np.random.Generator]:
    return Player(SHORT, GAMES, 1), np.random.default_rng(1)


@pytest.mark.parametrize("name", ["small", "plain", "piles"])
def test_a_network_makes_every_tensor_on_its_own_device(name: str, nothing_by_default: None) -> None:
    with torch.device("cpu"):
        network = Network(PRESETS[name])
        player, order = played(network)
        optimiser = adam(network, 1e-3)
        rollout = player.play(network)  # games are always played by the processor
    measured = update(network, optimiser, rollout, SHORT, 0.01, order, lambda gradients: None)
    assert measured["steps"] == 2


def test_imitating_a_search_makes_every_tensor_on_the_device_of_the_network(nothing_by_default: None) -> None:
    with torch.device("cpu"):
        network = Network(PRESETS["small"])
        player, order = played(network)
        rollout = player.play(network)
    n = len(rollout)
    shown = Lessons(
        rollout.observations, rollout.actions, np.arange(n) % 2 == 0, rollout.returns, np.ones(n, np.float32), 1, 1
    )
    found = imitate_search(network, shown, ExpertConfig(updates=2), SHORT, order, lambda gradients: None)
    assert found["expert_wins"] == 1.0


def test_inputs_that_are_on_the_device_stay_as_they_are() -> None:
    network = Network(Shape(width=8, context=8, card=4))
    player, _ = played(network)
    x = inputs(player.observation)
    assert x.to(torch.device("cpu")) is x
    assert {part.device.type for part in x.to(torch.device("meta"))} == {"meta"}


def test_auto_takes_a_graphics_card_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "usable", lambda: ["cpu", "mps"])
    assert devices.device("auto").type == "cpu"
    monkeypatch.setattr(devices, "usable", lambda: ["cpu", "cuda"])
    assert devices.device("auto").type == "cuda"


def test_a_device_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "usable", lambda: ["cpu"])
    with pytest.raises(ConfigError, match=r"device mps: .* there is cpu"):
        devices.device("mps")
    with pytest.raises(ConfigError, match="cuda: "):
        RunConfig(game=GAMES, device="cuda").check()


def test_a_device_that_nobody_knows_is_named() -> None:
    with pytest.raises(McEnvError, match="unknown device 'gpu'"):
        RunConfig(game=GAMES, device="gpu").check()


def test_an_agent_says_where_its_network_computes() -> None:
    agent = make("ppo:rhino_solo,device=cpu")
    assert agent.network.device.type == "cpu"  # type: ignore[attr-defined]
    with pytest.raises(McEnvError, match="'gpu'"):
        make("ppo:rhino_solo,device=gpu")
