"""MaskablePPO of sb3-contrib on the same network: `algo: sb3`, and how such a checkpoint plays (`sb3:PATH`)."""

from __future__ import annotations

import json
import signal
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
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

from agents import imitation, saving
from agents.config import RunConfig
from agents.keeping import games_state, replay
from agents.networks import NONE, Inputs, Network, adam, distinct, preset
from agents.playing import play_seeds
from agents.ppo_agent import PpoAgent
from agents.progress import LearningBar, warming
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
        parts[name] = rows[torch.arange(rows.shape[1]) < count[:, None]]
        parts[name + "_start"] = torch.cat([torch.zeros(1, dtype=torch.int64), count.cumsum(0)])
        parts[name + "_of"] = every.repeat_interleave(count)
    different, row = distinct(parts["entities"].numpy())
    return Inputs(
        torch.from_numpy(different),
        torch.from_numpy(row),
        parts["entities_start"],
        parts["entities_of"],
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
        self.optimizer = adam(self, lr_schedule(1))

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


class Stopped(Exception):
    """Somebody asked to stop, and everything is saved."""


class Keeper(BaseCallback):
    """Evaluates, writes metrics and checkpoints between an update and the next rollout, for `train`."""

    def __init__(self, config: RunConfig, folder: Path, books: Books, console: Console, quiet: bool = False) -> None:
        super().__init__()
        self.config, self.folder, self.books, self.console = config, folder, books, console
        self.shown = LearningBar(config.decisions, 0, console, quiet)
        self.told = (0, time.perf_counter())  # decisions at the last rollout, and when that was
        self.best = -1.0
        self.seconds = 0.0  # before this start
        self.begun = self.saved = time.perf_counter()
        self.recent: deque[bool] = deque(maxlen=500)
        self.evaluated = 0  # decisions
        self.stopping = False

    def _on_step(self) -> bool:
        for done, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if done:
                self.recent.append(bool(info.get("is_success")))
        return True

    def _on_rollout_start(self) -> None:
        (before, then), now = self.told, time.perf_counter()
        speed = (self.num_timesteps - before) / (now - then) if before else None  # the first has no update before it
        self.shown.show(self.num_timesteps, speed, float(np.mean(self.recent)) if self.recent else None, None)
        self.told = (self.num_timesteps, now)
        every = self.config.evaluation.every
        if self.num_timesteps // every > self.evaluated // every:
            self.evaluate()
        if self.stopping or time.perf_counter() - self.saved > self.config.save_every:
            self.save()
        if self.stopping:
            raise Stopped

    @property
    def model_(self) -> MaskablePPO:
        assert isinstance(self.model, MaskablePPO)
        return self.model

    def _card(self, evaluation: dict[str, Any] | None) -> dict[str, Any]:
        return {
            "algo": "sb3",
            "config": json.dumps(self.config.data()),
            "decisions": self.num_timesteps,
            "seconds": self.seconds + time.perf_counter() - self.begun,
            "evaluation": json.dumps(evaluation),
        }

    def evaluate(self) -> None:
        """Play the evaluation games, and keep what is the best so far."""
        plan = self.config.evaluation
        network: Network = self.model.policy.network  # type: ignore[assignment]
        seeds = range(plan.first_seed, plan.first_seed + plan.games)
        results = play_seeds(network, self.config.evaluation_arguments(), seeds, plan.greedy)
        wins = sum(r["outcome"] == "win" for r in results)
        found = {"games": len(results), "wins": wins, "win_rate": wins / len(results)}
        self.evaluated = self.num_timesteps
        card = self._card(found)
        record = {
            "decisions": self.num_timesteps,
            "seconds": round(card["seconds"], 1),
            "train/win_rate": float(np.mean(self.recent)) if self.recent else None,
            "evaluation": found,
        }
        self.books.add(record)
        if found["win_rate"] >= self.best:
            self.best = found["win_rate"]
            saving.write(self.folder / "best.pt", saving.pack(network, card))
        self.save(found)
        self.shown.show(self.num_timesteps, None, None, found["win_rate"])
        self.console.print(f"{self.num_timesteps:,}: evaluation {found['win_rate']:.0%}")

    def save(self, evaluation: dict[str, Any] | None = None) -> None:
        """Everything that the next rollout and update depend on."""
        model = self.model_
        kind, keys, *rest = np.random.get_state()  # the generator that SB3 shuffles with
        data = saving.pack(model.policy.network, self._card(evaluation))  # type: ignore[arg-type]
        data["sb3"] = {
            "optimiser": model.policy.optimizer.state_dict(),
            "decisions": self.num_timesteps,
            "updates": model._n_updates,
            "starts": torch.from_numpy(np.asarray(model._last_episode_starts, np.bool_)),
            "torch": torch.get_rng_state(),
            "numpy": [kind, torch.from_numpy(np.asarray(keys, np.int64)), *rest],
            "best": self.best,
            "evaluated": self.evaluated,
            "recent": list(self.recent),
            **games_state(vector_of(model).games),
        }
        saving.write(self.folder / "last.pt", data)
        self.saved = time.perf_counter()

    def restore(self, model: MaskablePPO) -> None:
        """Go on where `save` was called."""
        last = self.folder / "last.pt"
        data = saving.read(last)
        if "sb3" not in data:
            raise ConfigError(f"{last} was not saved by a run of algo sb3 that can be resumed")
        kept = data["sb3"]
        model.policy.network.load_state_dict(data["weights"])  # type: ignore[union-attr]
        model.policy.optimizer.load_state_dict(kept["optimiser"])
        games = vector_of(model)
        replay(games.games, kept)
        for i, game in enumerate(games.games):
            games._look(i, game)
        model._last_obs = games._seen()
        model._last_episode_starts = kept["starts"].numpy()
        model.num_timesteps, model._n_updates = kept["decisions"], kept["updates"]
        self.best, self.evaluated = kept["best"], kept["evaluated"]
        self.recent.extend(kept["recent"])
        self.seconds = data["card"]["seconds"]
        kind, keys, *rest = kept["numpy"]
        np.random.set_state((kind, keys.numpy().astype(np.uint32), *rest))
        torch.set_rng_state(kept["torch"])


def vector_of(model: MaskablePPO) -> VectorGames:
    """The games of a model."""
    assert isinstance(model.env, SB3Games)
    assert isinstance(model.env.games, VectorGames)
    return model.env.games


def build(config: RunConfig) -> MaskablePPO:
    """The model of a run, before its first decision."""
    settings = config.sb3
    # observations are copied: SB3 keeps the last one until after the next step
    games = SB3Games(VectorGames(settings.games, **config.arguments()))
    model = MaskablePPO(
        NetworkPolicy,
        games,
        learning_rate=settings.learning_rate,
        n_steps=settings.steps,
        batch_size=settings.batch,
        n_epochs=settings.epochs,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=settings.entropy,
        policy_kwargs={"preset_name": config.network},
        seed=config.seed,
    )
    games.seed(config.seed * 1_000_003 % (1 << 31))  # after the model, which seeds its games too
    return model


def warm_up(model: MaskablePPO, config: RunConfig, tell: imitation.Tell = imitation.silently) -> dict[str, float]:
    """Imitate before the first rollout."""
    network: Network = model.policy.network  # type: ignore[assignment]
    order, generator = np.random.default_rng(config.seed), torch.Generator().manual_seed(config.seed)
    found = imitation.warm_start(network, config, order, generator, lambda gradients: None, tell=tell)
    network.forget_some(None)
    return found


def train(config: RunConfig, resume: Path | None, console: Console, quiet: bool) -> int:
    """A run of MaskablePPO. Ctrl-C stops after the current update, a second one at once."""
    torch.set_num_threads(1)
    if resume is not None and not (resume / "last.pt").is_file():
        raise ConfigError(f"nothing to resume in {resume}: it has no last.pt")
    model = build(config)
    folder = resume or new_folder(config)
    books = Books(folder)
    keeper = Keeper(config, folder, books, console, quiet)
    try:
        if resume is not None:
            keeper.restore(model)
            books.forget_after(model.num_timesteps)
        console.print(
            f"{folder}: MaskablePPO, {config.decisions:,} decisions, {config.sb3.games} games", soft_wrap=True
        )
        if resume is None and config.init:
            saving.begin_with(model.policy.network, config.init)  # type: ignore[arg-type]
        if resume is None and config.imitates:
            with warming(config, 1, console, quiet) as tell:
                found = warm_up(model, config, tell)
            console.print(imitation.told(found))
        left = config.decisions - model.num_timesteps
        if left > 0:
            with _interrupts(keeper), keeper.shown.bar:
                model.learn(left, callback=keeper, progress_bar=False, reset_num_timesteps=resume is None)
            keeper.evaluate()
    except Stopped:
        console.print(f"stopped and saved; go on with: python train.py --resume {folder}", soft_wrap=True)
        return 0
    finally:
        books.close()
    console.print(f"done: best evaluation {keeper.best:.0%}; {folder}/best.pt, {folder}/curve.png", soft_wrap=True)
    return 0


@contextmanager
def _interrupts(keeper: Keeper) -> Iterator[None]:
    def stop(number: int, frame: Any) -> None:
        if keeper.stopping:
            raise KeyboardInterrupt
        keeper.stopping = True

    old = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, old)
