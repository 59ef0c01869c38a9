"""Configs of training runs: YAML files read into dataclasses, strictly.

Every key is known or an error names the near ones; every value has its field's type (`keys`). On the command line
`--ppo.games 64` overrides one key; `--gae` alone is enough where only one section has it. A comment behind a field is what
`mc-env train --help` says of it.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from mc_env.agents.checkpoints import LAST
from mc_env.agents.learning.expert import ExpertConfig
from mc_env.agents.learning.keys import fill, put
from mc_env.agents.learning.partners import Snapshots, groups
from mc_env.agents.learning.ppo import PpoConfig, at_least_one
from mc_env.agents.learning.seeds import imitation_seeds, learning_seeds
from mc_env.agents.network.device import device
from mc_env.agents.network.model import preset
from mc_env.agents.players.registry import parse
from mc_env.env.settings import NAMES as GAME_KEYS
from mc_env.env.settings import Settings
from mc_env.env.tasks import folder as tasks_folder
from mc_env.env.tasks import make_task
from mc_env.errors import ConfigError, McEnvError, unknown

ALGORITHMS: Final = ("ppo", "expert", "sb3")
READ: Final = {"encoder": "entities", "action_space": "index", "history": 0}  # what games must give the network to read


@dataclass
class WarmStart:
    """Imitate an agent's games before learning from own ones."""

    agent: str = "heuristic"  # spec; "" for none
    games: int = 400  # in all processes together
    updates: int = 400  # steps of the optimiser
    learning_rate: float = 1e-3  # while it imitates


@dataclass
class EvaluationConfig:
    """Games on seeds that training never sees."""

    every: int = 500_000  # decisions between two evaluations
    games: int = 200  # of each evaluation
    first_seed: int = 3_000_000_000  # small ones are for `mc-env evaluate`; see agents/learning/seeds.py
    greedy: bool = True  # the best option, not a drawn one
    game: dict[str, Any] = field(default_factory=dict)  # arguments of the environment that differ from training's

    def check(self) -> None:
        """Raise for values that make no sense."""
        at_least_one("evaluation", self, "every", "games")
        if self.first_seed < 0:
            raise ConfigError(f"evaluation.first_seed is at least 0, not {self.first_seed}")


@dataclass
class Sb3Config:
    """MaskablePPO of sb3-contrib on the same network."""

    network: str = "default"  # preset of mc_env.agents.network.model
    games: int = 16  # at once
    steps: int = 128  # decisions of each game in a rollout
    learning_rate: float = 3e-4  # of Adam
    batch: int = 256  # decisions of a step of the optimiser
    epochs: int = 3  # over each rollout
    entropy: float = 0.01  # weight of the entropy bonus

    def check(self) -> None:
        """Raise for values that make no sense."""
        preset(self.network)
        at_least_one("sb3", self, "games", "steps", "batch", "epochs")
        if self.learning_rate <= 0:
            raise ConfigError(f"sb3.learning_rate is more than 0, not {self.learning_rate}")


@dataclass
class RunConfig:
    """One training run."""

    name: str = "run"  # of the run folder
    algo: str = "ppo"  # or "expert": ppo with search to imitate now and then; or "sb3": MaskablePPO of sb3-contrib
    seed: int = 1  # of everything that is drawn: games, weights, choices
    decisions: int = 1_000_000  # to learn from, in all
    out: str = "runs"  # folder for run folders
    device: str = "auto"  # where the network computes: auto, cpu, cuda or mps
    save_every: int = 60  # seconds between checkpoints
    init: str = ""  # a checkpoint to begin with, by path or name, instead of the warm start
    task: str = ""  # name of a task, instead of game
    game: dict[str, Any] = field(default_factory=dict)  # arguments of the environment
    ppo: PpoConfig = field(default_factory=PpoConfig)
    expert: ExpertConfig = field(default_factory=ExpertConfig)
    sb3: Sb3Config = field(default_factory=Sb3Config)
    warm_start: WarmStart = field(default_factory=WarmStart)
    evaluation: EvaluationConfig = field(default_factory=EvaluationConfig)

    def check(self) -> None:
        """Raise for what cannot be run."""
        if self.algo not in ALGORITHMS:
            raise ConfigError(str(unknown("algo", self.algo, ALGORITHMS)))
        if self.decisions < 1:
            raise ConfigError(f"decisions is at least 1, not {self.decisions}")
        if bool(self.task) == bool(self.game):
            raise ConfigError("say either task (its name) or game (arguments of the environment)")
        device(self.device)
        self.ppo.check()
        self.expert.check()
        self.sb3.check()
        self.evaluation.check()
        games = checked_games("game", self.game, self.arguments())
        checked_games("evaluation.game", self.evaluation.game, self.evaluation_arguments())
        processes, each = (self.ppo.processes, self.ppo.games) if self.algo != "sb3" else (1, self.sb3.games)
        learning_seeds(self.seed, processes - 1, each)  # too many of anything are told here
        if self.imitates:
            self._check_warm_start(processes)
        if self.algo == "expert" and not preset(self.ppo.network).win:
            raise ConfigError(
                f"ppo.network: search needs a network that says how likely a win is, not {self.ppo.network}"
            )
        if self.algo != "sb3":
            ppo = self.ppo  # partners that cannot be made are told here
            groups(ppo.games, ppo.partner_share, ppo.partners, self.arguments(), Snapshots(ppo.past_keep))
            if games.hands != "open" and games.players > 1 and self.ppo.gae == "team":
                raise ConfigError(
                    "ppo.gae: with private hands it is seat, not team. The value of what one player sees says nothing about "
                    "the decision of another who sees something else"
                )

    def _check_warm_start(self, processes: int) -> None:
        warm = self.warm_start
        if warm.games < processes:
            raise ConfigError(
                f"warm_start.games is at least one for each of the {processes} processes, not {warm.games}"
            )
        at_least_one("warm_start", warm, "updates")
        if warm.learning_rate <= 0:
            raise ConfigError(f"warm_start.learning_rate is more than 0, not {warm.learning_rate}")
        imitation_seeds(self.seed, warm.games)
        try:
            parse(warm.agent)
        except McEnvError as error:
            raise ConfigError(f"warm_start.agent: {error}") from None

    @property
    def imitates(self) -> bool:
        """Whether the run begins with a warm start."""
        return bool(self.warm_start.agent) and not self.init

    @property
    def network(self) -> str:
        """The preset of the network that the algorithm trains."""
        return self.ppo.network if self.algo != "sb3" else self.sb3.network

    @property
    def agent(self) -> str:
        """The kind of agent that plays what the algorithm trains."""
        return "sb3" if self.algo == "sb3" else "ppo"

    def arguments(self) -> dict[str, Any]:
        """Arguments of the environment to train in."""
        if self.task:
            task = make_task(self.task)
            if task.ad_hoc:
                raise ConfigError(f"task {self.task} has partners of its own; self-play wants one without (see `game`)")
            return {"reward": "shaped", **task.arguments()}
        return {"reward": "shaped", **self.game}

    def evaluation_arguments(self) -> dict[str, Any]:
        """Arguments of the environment to evaluate in: all seeds are allowed there."""
        training = {k: v for k, v in self.arguments().items() if k != "reserved_seeds"}
        return {**training, **self.evaluation.game}

    def data(self) -> dict[str, Any]:
        """As it stands in a file."""
        return dataclasses.asdict(self)


def checked_games(key: str, said: Mapping[str, Any], arguments: Mapping[str, Any]) -> Settings:
    """Settings of games; raises for those that cannot be played, or that the network cannot read."""
    for name in said:
        if name not in GAME_KEYS:
            raise ConfigError(str(unknown(f"key of {key}", name, list(GAME_KEYS))))
    for name, only in READ.items():
        if arguments.get(name, only) != only:
            raise ConfigError(f"{key}.{name}: the network reads {only!r} only, not {arguments[name]!r}")
    return Settings(arguments)


MAY_CHANGE: Final = ("decisions", "save_every", "evaluation")  # keys and sections in which a resumed run may differ


def must_agree(old: RunConfig, new: RunConfig, but: Sequence[str], where: Path) -> None:
    """Refuse to go on with a run by another recipe; keys and sections in `but` may differ."""
    before, now = _flat(old), _flat(new)
    changed = [
        f"{key} was {_value(before, key)}, is {_value(now, key)}"
        for key in {**before, **now}
        if _value(before, key) != _value(now, key) and key not in but and key.partition(".")[0] not in but
    ]
    if changed:
        raise ConfigError(
            f"{where} was trained by another recipe ({'; '.join(changed)}): a run goes on as it began. Begin a new one "
            f"under another --name; with --init {where / LAST} it takes these weights along"
        )


def _flat(config: RunConfig) -> dict[str, Any]:
    """Values by dotted key; what is in a file and what is in a checkpoint look alike."""
    out: dict[str, Any] = {}
    for key, value in json.loads(json.dumps(config.data())).items():
        out |= {f"{key}.{inner}": v for inner, v in value.items()} if isinstance(value, dict) else {key: value}
    return out


def _value(data: Mapping[str, Any], key: str) -> str:
    return json.dumps(data[key], sort_keys=True) if key in data else "not said"


def recipes() -> dict[str, Path]:
    """The recipes that come with mc_env, by name."""
    return {path.stem: path for path in sorted(tasks_folder().parent.glob("*.yaml"))}


def read(path: str | Path, overrides: Sequence[str] = ()) -> RunConfig:
    """A config from a YAML file, or from the recipe of a name, and `--key value` pairs."""
    file = Path(path)
    if not file.exists():
        file = recipes().get(
            file.name.removesuffix(".yaml"), file
        )  # also configs/demo.yaml where there is no such folder
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        hint = f"; recipes: {', '.join(sorted(recipes()))}"
        raise ConfigError(f"cannot read {file}: {error.strerror}{hint}") from None
    try:
        data = yaml.safe_load(text) or {}
    except yaml.YAMLError as error:
        raise ConfigError(f"{file} is not YAML: {error}") from None
    if not isinstance(data, dict):
        raise ConfigError(f"{file}: a config is a mapping of keys to values")
    put(RunConfig, data, overrides)
    config: RunConfig = fill(RunConfig, data, file.name)
    config.check()
    return config
