"""MaskablePPO of sb3-contrib on the same network: `algo: sb3`."""

from __future__ import annotations

import json
import math
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.distributions import MaskableDistribution
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.type_aliases import Schedule
from torch import Tensor

from mc_env.agents.checkpoints import BEST, LAST
from mc_env.agents.learning import imitation
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import MetricsWriter, evaluation_figures, training_figures
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.progress import LearningBar, warm_start_bar
from mc_env.agents.learning.resuming import games_state, optimiser_state, read_run, resume_games
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.network import saving
from mc_env.agents.network.device import device
from mc_env.agents.network.model import NONE, Network, adam, preset
from mc_env.agents.network.reading import from_padded
from mc_env.agents.support import interrupts
from mc_env.env.sb3 import SB3Games
from mc_env.env.vector import VectorGames


class NetworkPolicy(MaskableActorCriticPolicy):
    """SB3's interface around `mc_env.agents.network.model.Network`."""

    def __init__(self, *args: Any, preset_name: str = "default", **kwargs: Any) -> None:
        self.preset_name = preset_name
        super().__init__(*args, **kwargs)

    def _build(self, lr_schedule: Schedule) -> None:
        self.network = Network(preset(self.preset_name))
        self.optimizer = adam(self, lr_schedule(1))

    def _distribution(self, obs: Any, action_masks: Any) -> tuple[MaskableDistribution, Tensor]:
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
        distribution, value = self._distribution(obs, action_masks)
        actions = distribution.get_actions(deterministic=deterministic)
        return actions, value, distribution.log_prob(actions)

    def evaluate_actions(
        self, obs: Any, actions: Tensor, action_masks: Any = None
    ) -> tuple[Tensor, Tensor, Tensor | None]:
        distribution, value = self._distribution(obs, action_masks)
        return value, distribution.log_prob(actions), distribution.entropy()

    def get_distribution(self, obs: Any, action_masks: np.ndarray | None = None) -> MaskableDistribution:
        return self._distribution(obs, action_masks)[0]

    def predict_values(self, obs: Any) -> Tensor:
        return self._distribution(obs, None)[1]


class Stopped(Exception):
    """Somebody asked to stop, and everything is saved."""


# figures of an update by our names: SB3's own, and by what it is multiplied to mean the same
_LEARNED: Final = {
    "policy_loss": ("policy_gradient_loss", 1.0),
    "value_loss": ("value_loss", 0.5),
    "entropy": ("entropy_loss", -1.0),
    "kl": ("approx_kl", 1.0),
    "clipped": ("clip_fraction", 1.0),
    "explained_variance": ("explained_variance", 1.0),
}


class RunCallback(BaseCallback):
    """Between an update and the next rollout it writes metrics, evaluates and saves, for `train`."""

    def __init__(
        self, config: RunConfig, folder: Path, metrics: MetricsWriter, console: Console, quiet: bool = False
    ) -> None:
        super().__init__()
        self.config, self.folder, self.metrics, self.console = config, folder, metrics, console
        self.shown = LearningBar(config.decisions, 0, console, quiet)
        self.generator = torch.Generator().manual_seed(config.seed)  # draws which cards are known by features only
        self.best = -1.0
        self.seconds = 0.0  # before this start
        self.begun = time.perf_counter()
        self.saved = -math.inf  # when: a new run saves before its first rollout, and so after its warm start
        self.rollout: list[float] = []  # when the last one began and ended
        self.lengths = np.zeros(config.sb3.games, np.int64)  # decisions so far in each game
        self.recent: deque[dict[str, Any]] = deque(maxlen=500)
        self.evaluated = 0  # decisions
        self.stopping = False

    def _on_step(self) -> bool:
        self.lengths += 1
        for i in np.flatnonzero(self.locals["dones"]):
            info = self.locals["infos"][i]
            self.recent.append(
                {"outcome": info["outcome"], "rounds": int(info["round"]), "decisions": int(self.lengths[i])}
            )
            self.lengths[i] = 0
        return True

    def _on_rollout_start(self) -> None:
        self._keep(last=False)
        if self.stopping:
            raise Stopped
        self.network.draw_known_cards(self.generator)  # until after the update: it knows what the rollout knew
        self.rollout = [time.perf_counter()]

    def _on_rollout_end(self) -> None:
        self.rollout.append(time.perf_counter())

    def _on_training_end(self) -> None:
        self._keep(last=True)

    def _keep(self, last: bool) -> None:
        """After an update, or before the first rollout of this start: a record, an evaluation and a checkpoint if it is time."""
        found = None
        if self.rollout:
            record = self._record()
            every = self.config.evaluation.every
            if last or self.num_timesteps // every > self.evaluated // every:
                found = record["evaluation"] = self._evaluate()
            self.metrics.add(record)
            self._show(record)
        if last or self.stopping or found or time.perf_counter() - self.saved > self.config.save_every:
            self.save(found)

    def _record(self) -> dict[str, Any]:
        """What came of the last rollout and update, by the names that `mc_env.agents.learning.training` uses."""
        (began, ended), now = self.rollout, time.perf_counter()
        figures = self.logger.name_to_value
        return {
            "iteration": self.num_timesteps // (self.config.sb3.games * self.config.sb3.steps),
            "decisions": self.num_timesteps,
            "seconds": round(self.seconds + now - self.begun, 1),
            **training_figures(self.recent),
            **{f"learn/{ours}": by * float(figures[f"train/{its}"]) for ours, (its, by) in _LEARNED.items()},
            "learn/seconds_playing": ended - began,
            "learn/seconds_learning": now - ended,
        }

    def _show(self, record: dict[str, Any]) -> None:
        each = self.config.sb3.games * self.config.sb3.steps
        speed = each / (record["learn/seconds_playing"] + record["learn/seconds_learning"])
        rate = record["evaluation"]["win_rate"] if "evaluation" in record else None
        self.shown.show(self.num_timesteps, speed, record["train/win_rate"], rate)
        if rate is not None:
            self.console.print(f"{self.num_timesteps:,}: evaluation {rate:.0%}")

    @property
    def maskable_ppo(self) -> MaskablePPO:
        assert isinstance(self.model, MaskablePPO)
        return self.model

    @property
    def network(self) -> Network:
        found: Network = self.model.policy.network  # type: ignore[assignment]
        return found

    def _card(self, evaluation: dict[str, Any] | None) -> dict[str, Any]:
        return {
            "algo": "sb3",
            "config": json.dumps(self.config.data()),
            "decisions": self.num_timesteps,
            "seconds": self.seconds + time.perf_counter() - self.begun,
            "evaluation": json.dumps(evaluation),
        }

    def _evaluate(self) -> dict[str, Any]:
        """Play the evaluation games, and keep the network if it is the best so far."""
        plan = self.config.evaluation
        seeds = range(plan.first_seed, plan.first_seed + plan.games)
        found = evaluation_figures(play_seeds(self.network, self.config.evaluation_arguments(), seeds, plan.greedy))
        self.evaluated = self.num_timesteps
        if found["win_rate"] >= self.best:
            self.best = found["win_rate"]
            saving.write(self.folder / BEST, saving.pack(self.network, self._card(found)))
        return found

    def save(self, evaluation: dict[str, Any] | None = None) -> None:
        """Everything that the next rollout and update depend on."""
        model = self.maskable_ppo
        kind, keys, *rest = np.random.get_state()  # the generator that SB3 shuffles with
        data = saving.pack(self.network, self._card(evaluation))
        data["sb3"] = {
            "optimiser": optimiser_state(model.policy.optimizer, self.network),
            "decisions": self.num_timesteps,
            "updates": model._n_updates,
            "starts": torch.from_numpy(np.asarray(model._last_episode_starts, np.bool_)),
            "torch": torch.get_rng_state(),
            "generator": self.generator.get_state(),
            "numpy": [kind, torch.from_numpy(np.asarray(keys, np.int64)), *rest],
            "best": self.best,
            "evaluated": self.evaluated,
            "recent": json.dumps(list(self.recent)),
            "lengths": self.lengths.tolist(),
            **games_state([vector_of(model)]),
        }
        saving.write(self.folder / LAST, data)
        self.saved = time.perf_counter()

    def restore(self, model: MaskablePPO) -> None:
        """Go on where `save` was called."""
        data = read_run(self.folder / LAST)
        kept = data["sb3"]
        model.policy.network.load_state_dict(data["weights"])  # type: ignore[union-attr]
        model.policy.optimizer.load_state_dict(kept["optimiser"])
        games = vector_of(model)
        resume_games([games], kept)
        model._last_obs = games.observe()
        model._last_episode_starts = kept["starts"].numpy()
        model.num_timesteps, model._n_updates = kept["decisions"], kept["updates"]
        self.best, self.evaluated = kept["best"], kept["evaluated"]
        self.recent.extend(json.loads(kept["recent"]))
        self.lengths = np.array(kept["lengths"], np.int64)
        self.seconds, self.saved = data["card"]["seconds"], time.perf_counter()
        self.generator.set_state(kept["generator"])
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
        device=device(config.device),
        seed=config.seed,
    )
    games.seed(learning_seeds(config.seed, 0, settings.games).start)  # after the model, which seeds its games too
    return model


def warm_start(
    model: MaskablePPO, config: RunConfig, on_progress: imitation.OnProgress = imitation.ignore_progress
) -> dict[str, float]:
    """Imitate before the first rollout."""
    network: Network = model.policy.network  # type: ignore[assignment]
    order, generator = np.random.default_rng(config.seed), torch.Generator().manual_seed(config.seed)
    found = imitation.warm_start(network, config, order, generator, lambda gradients: None, on_progress=on_progress)
    network.know_all_cards()
    return found


def train(config: RunConfig, folder: Path, resume: bool, console: Console, quiet: bool) -> float | None:
    """A run of MaskablePPO: its best evaluation once it has come to its end, None if it was stopped and saved."""
    torch.set_num_threads(1)
    model = build(config)
    metrics = MetricsWriter(folder)
    callback = RunCallback(config, folder, metrics, console, quiet)
    try:
        if resume:
            callback.restore(model)
        metrics.drop_after(model.num_timesteps)
        console.print(
            f"{folder}: MaskablePPO, {config.decisions:,} decisions, {config.sb3.games} games", soft_wrap=True
        )
        if not resume and config.init:
            saving.begin_with(model.policy.network, config.init)  # type: ignore[arg-type]
        if not resume and config.imitates:
            with warm_start_bar(config, 1, console, quiet) as on_progress:
                found = warm_start(model, config, on_progress)
            console.print(imitation.in_words(found))
        left = config.decisions - model.num_timesteps
        if left > 0:
            with interrupts.sets_stopping(callback), callback.shown.bar:
                model.learn(left, callback=callback, progress_bar=False, reset_num_timesteps=not resume)
    except Stopped:
        return None
    finally:
        metrics.close()
    return callback.best
