"""A network that imitates a dataset: what was chosen, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterator

import torch

from mc_env.agents.datasets.reading import Batch, Dataset
from mc_env.agents.learning.ppo import squared_error
from mc_env.agents.network.model import Network, adam, chosen, log_probabilities, preset
from mc_env.agents.network.reading import inputs
from mc_env.errors import ConfigError


def imitate(
    data: Dataset, updates: int, network: str = "default", batch: int = 256, learning_rate: float = 1e-3, seed: int = 1
) -> tuple[Network, list[float]]:
    """Fit a network; also the share of choices it agreed with at each update, before learning from them."""
    if updates < 1 or batch < 1:
        raise ConfigError(f"updates and batch are at least 1, not {updates} and {batch}")
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    net = Network(preset(network))
    optimiser = adam(net, learning_rate)
    drawing = torch.Generator().manual_seed(seed)
    agreed: list[float] = []
    net.train()
    for packed, actions, outcomes in _endless(data, batch, seed):
        if len(agreed) % 20 == 0:
            net.draw_known_cards(drawing)
        logits, value = net(inputs(packed))
        picked = torch.from_numpy(actions)
        loss = -chosen(log_probabilities(logits), picked).mean() + 0.5 * squared_error(
            value, torch.from_numpy(outcomes)
        )
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        agreed.append(float((logits.argmax(1) == picked).float().mean()))
        if len(agreed) == updates:
            break
    net.know_all_cards()
    return net.eval(), agreed


def _endless(data: Dataset, size: int, seed: int) -> Iterator[Batch]:
    while True:
        yield from data.batches(size, seed)
        seed += 1
