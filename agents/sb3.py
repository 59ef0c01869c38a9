"""MaskablePPO of sb3-contrib on the same network: `algo: sb3`, and how such a checkpoint plays (`sb3:PATH`)."""

from __future__ import annotations

import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.distributions import MaskableDistribution
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.type_aliases import Schedule
from torch import Tensor

from agents import saving
from agents.config import RunConfig
from agents.networks import NONE, Inputs, Network, preset
from agents.playing import play_seeds
from agents.ppo_agent import PpoAgent
from agents.runs import Books, new_folder
from mc_env.encoders import GLOBAL_COLUMNS, names
from mc_env.env.sb3 import SB3Games
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError

Sb3Agent = PpoAgent  # a checkpoint of either algorithm holds the same network

_AT = names(GLOBAL_COLUMNS)
_COUNTS = {name: _AT[name] for name in ("entities", "options", "piles")}


def from_padded(observation: dict[str, Tensor]) -> Inputs:
    """The network's inputs from padded observations: only the rows that exist."""
    head = observation["globals"].long()
    every = torch.arange(len(head))
    parts: dict[str, Tensor] = {}
    for name, column in _COUNTS.items():
        rows, count = observation[name], head[:, column]
        parts[name] = rows[torch.arange(rows.shape[1]) < count[:, None]].long()
        parts[name + "_start"] = torch.cat([torch.zeros(1, dtype=torch.int64), count.cumsum(0)])
        parts[name + "_of"] = every.repeat_interleave(count)
    return Inputs(
        parts["entities"],
        parts["entities_start"],
        parts["options"],
        parts["options_start"],
        parts["options_of"],
        parts["piles"],
        parts["piles_of"],
        head,
        observation["decision"].long(),
    )


class NetworkPolicy(MaskableActorCriticPolicy):
    """SB3's interface around `agents.networks.Network`."""

    def __init__(self, *args: Any, preset_name: str = "default", **kwargs: Any) -> None:
        self.preset_name = preset_name
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule: Schedule) -> None:
        self.network = Network(preset(self.preset_name))
        self.optimizer = torch.optim.Adam(self.parameters(), lr=lr_schedule(1), eps=1e-5)

    def _look(self, obs: Any, action_masks: Any) -> tuple[MaskableDistribution, Tensor]:
        scores, value = self.network(from_padded(obs))
        logits = scores.new_full((len(scores), int(self.action_space.n)), NONE)  # type: ignore[attr-defined]
        logits = torch.cat([scores, logits[:, scores.shape[1] :]], 1)
        distribution = self.action_dist.proba_distribution(action_logits=logits)
        if action_masks is not None:
            distribution.apply_masking(action_masks)
        return distribution, value[:, None]

    def forward(
        self, obs: Any, deterministic: bool = False, action_masks: np.ndarray | None = None
    ) -> tuple[Tensor, Tensor, Tensor]:
        distribution, value = self._look(obs, action_masks)
        actions = distribution.get_actions(deterministic=deterministic)
        return actions, value, distribution.log_prob(actions)

    def evaluate_actions(
        self, obs: Any, actions: Tensor, action_masks: Any = None
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        distribution, value = self._look(obs, action_masks)
        return value, distribution.log_prob(actions), distribution.entropy()

    def get_distribution(self, obs: Any, action_masks: np.ndarray | None = None) -> MaskableDistribution:
        return self._look(obs, action_masks)[0]

    def predict_values(self, obs: Any) -> Tensor:
        return self._look(obs, None)[1]


class Keeper(BaseCallback):
    """Evaluates, writes metrics and checkpoints, and draws the progress, for `train`."""

    def __init__(self, config: RunConfig, folder: Path, books: Books, console: Console, quiet: bool) -> None:
        super().__init__()
        self.config, self.folder, self.books, self.console = config, folder, books, console
        self.quiet = quiet
        self.best = -1.0
        self.begun = time.perf_counter()
        self.recent: deque[bool] = deque(maxlen=500)
        self.next = config.evaluation.every

    def _on_step(self) -> bool:
        for done, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if done:
                self.recent.append(bool(info.get("is_success")))
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.next:
            self.next += self.config.evaluation.every
            self.keep()

    def keep(self) -> None:
        """Evaluate and save."""
        plan = self.config.evaluation
        network: Network = self.model.policy.network  # type: ignore[assignment]
        seeds = range(plan.first_seed, plan.first_seed + plan.games)
        games = {k: v for k, v in self.config.arguments().items() if k != "reserved_seeds"}
        results = play_seeds(network, games, seeds, plan.greedy)
        rate = sum(r["outcome"] == "win" for r in results) / len(results)
        record = {
            "decisions": self.num_timesteps,
            "seconds": round(time.perf_counter() - self.begun, 1),
            "train/win_rate": float(np.mean(self.recent)) if self.recent else None,
            "evaluation": {"games": len(results), "wins": round(rate * len(results)), "win_rate": rate},
        }
        self.books.add(record)
        card = {"algo": "sb3", "decisions": self.num_timesteps, "seconds": record["seconds"], "win_rate": rate}
        data = saving.pack(network, card)
        saving.write(self.folder / "last.pt", data)
        if rate >= self.best:
            self.best = rate
            saving.write(self.folder / "best.pt", data)
        self.console.print(f"{self.num_timesteps:,} decisions: evaluation {rate:.0%}")


def train(config: RunConfig, resume: Path | None, console: Console, quiet: bool) -> int:
    """A run of MaskablePPO."""
    if resume is not None:
        raise ConfigError("runs of algo sb3 cannot be resumed; runs of algo ppo can")
    torch.set_num_threads(1)
    settings = config.sb3
    folder = new_folder(config)
    books = Books(folder)
    games = VectorGames(settings.games, copy=False, **config.arguments())
    games_env = SB3Games(games)
    games_env.seed(config.seed * 1_000_003 % (1 << 31))
    model = MaskablePPO(
        NetworkPolicy,
        games_env,
        learning_rate=settings.learning_rate,
        n_steps=settings.steps,
        batch_size=settings.batch,
        n_epochs=settings.epochs,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=settings.entropy,
        policy_kwargs={"preset_name": settings.network},
        seed=config.seed,
    )
    keeper = Keeper(config, folder, books, console, quiet)
    console.print(f"{folder}: MaskablePPO, {config.decisions:,} decisions, {settings.games} games")
    try:
        model.learn(config.decisions, callback=keeper, progress_bar=False)
        stopped = False
    except KeyboardInterrupt:
        stopped = True
    keeper.keep()
    books.close()
    console.print(
        f"{'stopped' if stopped else 'done'}: best evaluation {keeper.best:.0%}; {folder}/best.pt, {folder}/curve.png"
    )
    return 0
