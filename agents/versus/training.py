"""A training run of Vs. System: self-play with a pool of past selves and other rivals, by PPO, in one process.

A folder tells everything: `config.yaml`, `metrics.jsonl` with a line for every iteration, `last.safetensors` to go on from, and
`best.safetensors`, the best so far against the rivals that evaluation names. Weights are found by name: a run goes on with cards
that were not there when it began.
"""

from __future__ import annotations

import dataclasses
import json
import time
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import yaml
from rich.console import Console

from mc_env.agents.learning.folders import versions
from mc_env.agents.learning.keys import fill, put
from mc_env.agents.learning.ppo import PpoConfig, at_least_one, update
from mc_env.agents.learning.progress import LearningBar
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, adam, preset
from mc_env.agents.network.reads import VERSUS, reads
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.agents.support import files, garbage, interrupts
from mc_env.agents.versus.imitation import WarmStart, imitate, show
from mc_env.agents.versus.playing import Match, score
from mc_env.agents.versus.rollouts import Player
from mc_env.errors import ConfigError
from mc_env.versus.engine.game import RULES_VERSION
from mc_env.versus_env.settings import Settings

BEST: Final = "best.safetensors"
LAST: Final = "last.safetensors"


@dataclass
class EvaluationConfig:
    """Games on seeds that training never sees."""

    every: int = 300_000  # decisions between two evaluations
    games: int = 100  # against each rival, both seats
    rivals: list[str] = field(default_factory=lambda: ["random"])  # specs of agents


@dataclass
class VersusConfig:
    """One training run."""

    name: str = "versus"  # of the run folder
    seed: int = 1  # of everything that is drawn: games, weights, choices
    decisions: int = 1_000_000  # to learn from, in all
    minutes: int = 0  # stop after so many; 0: no limit
    out: str = "runs"  # folder for run folders
    save_every: int = 120  # seconds between checkpoints
    init: str = ""  # a checkpoint to begin with, by path or name
    smooth: float = 0.0  # share of itself that the running mean of weights keeps, which is what the best has; 0: none
    arguments: dict[str, Any] = field(default_factory=dict)  # of the environment
    ppo: PpoConfig = field(default_factory=PpoConfig)
    warm_start: WarmStart = field(default_factory=WarmStart)
    evaluation: EvaluationConfig = field(default_factory=EvaluationConfig)

    def check(self) -> None:
        """Raise for what cannot be run."""
        at_least_one("versus", self, "decisions", "save_every")
        at_least_one("evaluation", self.evaluation, "every", "games")
        self.ppo.check()
        if not 0 <= self.smooth < 1:
            raise ConfigError(f"smooth is at least 0 and less than 1, not {self.smooth}")
        Settings(self.arguments)


def read_config(path: str | Path, words: list[str]) -> VersusConfig:
    """A config from a YAML file and the words of the command (`--key value`)."""
    file = Path(path)
    if not file.is_file():
        raise ConfigError(f"no config {str(file)!r}")
    data = yaml.safe_load(file.read_text(encoding="utf-8")) or {}
    put(VersusConfig, data, words)
    config: VersusConfig = fill(VersusConfig, data, file.name)
    config.check()
    return config


class Run:
    """A run in its folder."""

    def __init__(self, config: VersusConfig, console: Console | None = None) -> None:
        """Without a console nothing is shown."""
        self.console = console or Console(quiet=True)
        torch.set_num_threads(1)
        garbage.collect_rarely()
        self.config = config
        self.folder = Path(config.out) / config.name
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "config.yaml").write_text(yaml.safe_dump(dataclasses.asdict(config), sort_keys=False))
        files.write_json(self.folder / "versions.json", versions() | {"rules": str(RULES_VERSION)})
        self.begun = time.monotonic()
        torch.manual_seed(config.seed)
        self.decisions = self.iteration = 0
        self.best = -1.0
        self.evaluation: dict[str, Any] | None = None  # the last one
        self.network = Network(preset(config.ppo.network), reads(VERSUS))
        if config.init:
            saving.begin_with(self.network, config.init)
        elif config.warm_start.agent:
            self._warm_start()
        self.mean = deepcopy(self.network)  # of weights: noise that a step leaves behind is gone from it
        self.optimiser = adam(self.network, config.ppo.learning_rate)
        self.order = np.random.default_rng([config.seed, 0])
        self.player = Player(config.ppo, config.arguments, config.seed, self.network)
        self.stopping = False  # Ctrl-C asks for it

    def go(self) -> None:
        """Learn until the decisions or the minutes are used up, or somebody stops it."""
        begun = saved = now = time.monotonic()
        evaluated = 0
        shown = LearningBar(self.config.decisions, 0, self.console, self.console.quiet)
        with interrupts.sets_stopping(self), shown.bar:
            while self.decisions < self.config.decisions and not self.stopping:
                before, since = self.decisions, now
                line = self._iterate()
                now = time.monotonic()
                speed, won = (self.decisions - before) / (now - since), _won(line["rivals"])
                if self.decisions - evaluated >= self.config.evaluation.every:
                    evaluated = self.decisions
                    line["evaluation"] = self._evaluate()
                shown.show(self.decisions, speed, won, min(line.get("evaluation", {}).values(), default=None))
                self._write(line | {"seconds": round(now - begun, 1)})
                if now - saved > self.config.save_every:
                    saved = now
                    self._save(LAST)
                if self.config.minutes and now - begun > 60 * self.config.minutes:
                    break
        self._save(LAST)

    def _warm_start(self) -> None:
        config = self.config
        self.console.print(f"warm start: {config.warm_start.games} games of {config.warm_start.agent} to imitate")
        shown = show(config.warm_start, config.arguments, config.seed, self.network.shape.piles)
        measured = imitate(self.network, shown, config.warm_start, config.seed)
        agreement = measured.get("agreement", 0.0)
        self.console.print(f"  the network agrees with {agreement:.0%} of {len(shown.actions):,} choices")
        self._write({"imitated": len(shown.actions), **{name: round(x, 4) for name, x in measured.items()}})
        self._save("imitated.safetensors")

    def _iterate(self) -> dict[str, Any]:
        """One rollout and what is learned from it."""
        ppo = self.config.ppo
        done = min(1.0, self.decisions / self.config.decisions)
        if ppo.anneal:
            for group in self.optimiser.param_groups:
                group["lr"] = ppo.learning_rate * (1 - 0.9 * done)
        self.network.eval()
        rollout = self.player.play(self.network)
        entropy = ppo.entropy_start + (ppo.entropy_end - ppo.entropy_start) * done
        measured = update(self.network, self.optimiser, rollout, ppo, entropy, self.order, lambda gradients: None)
        self._average()
        before = self.decisions
        self.decisions += len(rollout)
        self.iteration += 1
        if self.decisions // ppo.past_every > before // ppo.past_every:
            self.network.know_all_cards()
            self.player.snapshots.take(self.network)
        rivals = {
            name: {"games": tally.games, "points": round(tally.points / max(1, tally.games), 3)}
            for name, tally in self.player.tallies.items()
        }
        self.player.tallies.clear()
        figures = {name: round(value, 5) for name, value in measured.items()}
        return {"iteration": self.iteration, "decisions": self.decisions, **figures, "rivals": rivals}

    @torch.no_grad()
    def _average(self) -> None:
        """Move the mean weights towards those of now."""
        for mean, now in zip(self.mean.parameters(), self.network.parameters(), strict=True):
            mean.lerp_(now, 1 - self.config.smooth)

    def _evaluate(self) -> dict[str, float]:
        """The share of points against each rival, both seats."""
        self.mean.eval()
        agent = NetworkAgent(self.mean)
        found = {}
        for rival in self.config.evaluation.rivals:
            match = Match(self.config.arguments, self.config.evaluation.games)
            found[rival] = round(score(match, agent, rival), 3)
        least = min(found.values())
        self.evaluation = {"rivals": found, "games": self.config.evaluation.games, "win_rate": least}
        if least >= self.best:
            self.best = least
            self._save(BEST, self.mean)
        return found

    def _save(self, name: str, network: Network | None = None) -> None:
        """Keep the network as it is, or another one."""
        self.network.know_all_cards()
        config = {"algo": "ppo", **dataclasses.asdict(self.config)}
        card = {
            "config": json.dumps(config),
            "decisions": self.decisions,
            "seconds": time.monotonic() - self.begun,
            "evaluation": json.dumps(self.evaluation),
        }
        saving.write(self.folder / name, saving.pack(network or self.network, card))

    def _write(self, line: dict[str, Any]) -> None:
        with (self.folder / "metrics.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def _won(rivals: dict[str, dict[str, Any]]) -> float | None:
    """The share of points in games against rivals that ended; None if none did."""
    games = sum(met["games"] for met in rivals.values())
    return sum(met["points"] * met["games"] for met in rivals.values()) / games if games else None
