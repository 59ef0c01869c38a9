"""All algorithms at equal decisions: one start, one budget, the same games to be measured on.

For each task a network imitates the heuristic's games. Every run of every algorithm begins with its weights, so that runs differ
in what was learned and in nothing else, learns from the same number of decisions, and is measured on the first evaluation seeds
of the task with what it has at the end. A finished run is kept; stopped, the comparison goes on with the next one.
"""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from rich.console import Console

from mc_env.agents.baselines.ippo import Ippo
from mc_env.agents.baselines.mappo import Mappo
from mc_env.agents.baselines.recurrent import Recurrent
from mc_env.agents.baselines.rollouts import Baseline
from mc_env.agents.checkpoints import LAST
from mc_env.agents.cli.train import train
from mc_env.agents.evaluation import stats
from mc_env.agents.learning.config import EvaluationConfig, RunConfig, Sb3Config, WarmStart
from mc_env.agents.learning.folders import read_metrics
from mc_env.agents.learning.imitation import warm_start
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, preset
from mc_env.agents.support import files, provenance
from mc_env.engine.version import RULES_VERSION
from mc_env.env.tasks import make_task

OURS: Final = "PPO (ours)"
MASKABLE: Final = "MaskablePPO"
START: Final = "after imitation"  # who has learned nothing yet
BASELINES: Final[Mapping[str, Callable[[RunConfig], Baseline]]] = {
    "IPPO": Ippo,
    "MAPPO": Mappo,
    "recurrent PPO": Recurrent,
}
ALGORITHMS: Final = (OURS, MASKABLE, *BASELINES)
RESULT: Final = "result.json"
ENTROPY: Final = 0.002  # weight of the bonus; with the usual 0.01 a network that plays well stands still


@dataclass(frozen=True)
class Plan:
    """What is compared."""

    tasks: tuple[str, ...] = ("rhino-2p-private-expert-v1", "rhino-2p-standard-v1")
    algorithms: tuple[str, ...] = ALGORITHMS
    seeds: tuple[int, ...] = (1, 2, 3)
    decisions: int = 131_072  # of each run
    at_once: int = 128  # games: in batches of fewer hardly one ends, and every algorithm forgets what it could
    imitated: int = 400  # games of the heuristic
    imitations: int = 1000  # steps of the optimiser
    looks: int = 4  # evaluations on the way, the last at the end
    look_games: int = 64
    games: int = 150  # of the task's evaluation seeds, at the end
    out: Path = Path("runs/field")

    def start(self, task: str) -> Path:
        """The weights with which every run begins."""
        return self.out / task / "start.safetensors"

    def folder(self, task: str, algorithm: str, seed: int) -> Path:
        return self.out / task / f"{'_'.join(re.findall('[a-z]+', algorithm.lower()))}_{seed}"

    def config(self, task: str, algorithm: str, seed: int) -> RunConfig:
        """A run: for all algorithms the same number of games, steps, epochs and decisions of a batch."""
        private = make_task(task).arguments().get("hands", "open") != "open"
        folder = self.folder(task, algorithm, seed)
        return RunConfig(
            name=folder.name,
            algo="sb3" if algorithm == MASKABLE else "ppo",
            seed=seed,
            decisions=self.decisions,
            out=str(folder.parent),
            save_every=3600,
            init=str(self.start(task)),
            device="cpu",
            task=task,
            ppo=PpoConfig(
                processes=1,
                games=self.at_once,
                steps=64,
                gae="seat" if private else "team",
                learning_rate=3e-4,
                anneal=False,
                epochs=3,
                entropy_start=ENTROPY,
                entropy_end=ENTROPY,
            ),
            sb3=Sb3Config(games=self.at_once, steps=64, entropy=ENTROPY),
            warm_start=WarmStart(games=self.imitated, updates=self.imitations),
            evaluation=EvaluationConfig(every=self.decisions // self.looks, games=self.look_games),
        )


def compare(plan: Plan, console: Console) -> dict[str, Any]:
    """Train and measure what is missing; everything that came of it."""
    torch.set_num_threads(1)
    runs: list[dict[str, Any]] = []
    for task in plan.tasks:
        begin(plan, task, console)
    for seed in plan.seeds:  # so that a comparison stopped on the way has seen all algorithms equally often
        for task in plan.tasks:
            runs.extend(result(plan, task, algorithm, seed, console) for algorithm in plan.algorithms)
    return {
        "decisions": plan.decisions,
        "imitated": plan.imitated,
        "games": plan.games,
        "seeds": list(plan.seeds),
        "rules": RULES_VERSION,
        "starts": {task: json.loads(plan.start(task).with_suffix(".json").read_text()) for task in plan.tasks},
        "runs": runs,
    }


def begin(plan: Plan, task: str, console: Console) -> None:
    """Imitate the heuristic, unless that is done, and measure what came of it."""
    file = plan.start(task)
    about = file.with_suffix(".json")
    asked = {"imitated": plan.imitated, "updates": plan.imitations, "games": plan.games}
    if about.exists() and asked.items() <= json.loads(about.read_text(encoding="utf-8")).items():
        return
    config = plan.config(task, OURS, plan.seeds[0])
    torch.manual_seed(config.seed)
    network = Network(preset(config.network))
    order, generator = np.random.default_rng(config.seed), torch.Generator().manual_seed(config.seed)
    found = warm_start(network, config, order, generator, lambda gradients: None)
    file.parent.mkdir(parents=True, exist_ok=True)
    saving.write(file, saving.pack(network, {"decisions": 0}))
    won = final(network, plan, task)
    files.write_json(about, {**asked, "won": won, "agreement": found["agreement"]})
    console.print(f"{task}: begins at {stats.mean(won):.0%}", highlight=False, soft_wrap=True)


def final(network: Network, plan: Plan, task: str) -> list[float]:
    """Which games of the task are won by one network at all seats."""
    arguments, seeds = make_task(task).arguments("test"), make_task(task).evaluation_seeds[: plan.games]
    return [float(game["outcome"] == "win") for game in play_seeds(network, arguments, seeds)]


def look_seeds(config: RunConfig) -> range:
    return range(config.evaluation.first_seed, config.evaluation.first_seed + config.evaluation.games)


def result(plan: Plan, task: str, algorithm: str, seed: int, console: Console) -> dict[str, Any]:
    """One run: kept, or made now."""
    folder = plan.folder(task, algorithm, seed)
    file = folder / RESULT
    config = plan.config(task, algorithm, seed)
    asked = {"decisions": plan.decisions, "start": provenance.digest(plan.start(task))}
    if file.exists():
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if asked.items() <= kept.items() and len(kept["won"]) == plan.games:
            return kept
    if folder.exists():
        shutil.rmtree(folder)  # an unfinished run, one of another length or from other weights begins anew
    begun = time.process_time()
    make = with_ours if algorithm not in BASELINES else with_baseline
    curve, won = make(plan, config, task, algorithm, folder)
    made = {
        "task": task,
        "algorithm": algorithm,
        "seed": seed,
        **asked,
        "curve": curve,
        "won": won,
        "seconds": round(time.process_time() - begun, 1),
    }
    files.write_json(file, made)
    console.print(
        f"{task}, {algorithm}, seed {seed}: {stats.mean(won):.1%} of {len(won)} games, {made['seconds']:.0f} s of processor",
        highlight=False,
        soft_wrap=True,
    )
    return made


Curve = list[tuple[int, float]]  # win rates by decisions


def with_ours(plan: Plan, config: RunConfig, task: str, algorithm: str, folder: Path) -> tuple[Curve, list[float]]:
    """A run of `mc-env train`."""
    if train(config, None, Console(quiet=True), quiet=True):
        raise KeyboardInterrupt
    curve = [
        (int(line["decisions"]), float(line["evaluation"]["win_rate"]))
        for line in read_metrics(folder)
        if line.get("evaluation")
    ]
    last = folder / LAST
    return curve, final(saving.network_of(saving.read(last), last), plan, task)


def with_baseline(plan: Plan, config: RunConfig, task: str, algorithm: str, folder: Path) -> tuple[Curve, list[float]]:
    """A run of one of the baselines."""
    folder.mkdir(parents=True)
    torch.manual_seed(config.seed)
    learner = BASELINES[algorithm](config)
    curve: Curve = []
    every = config.evaluation.every
    while learner.decisions < config.decisions:
        before = learner.decisions
        learner.iterate()
        if learner.decisions // every > before // every or learner.decisions >= config.decisions:
            won = learner.evaluate(config.evaluation_arguments(), look_seeds(config))
            curve.append((learner.decisions, sum(won) / len(won)))
    learner.save(folder)
    seeds = make_task(task).evaluation_seeds[: plan.games]
    return curve, [float(one) for one in learner.evaluate(make_task(task).arguments("test"), seeds)]


def draw(found: Mapping[str, Any], out: Path) -> Path:
    """Learning curves: a panel for each task, a line for each algorithm, the mean of its runs between their least and most.

    Looks on the way are at few games; beginning and end are at those of the table.
    """
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    tasks = list(found["starts"])
    figure, panels = plt.subplots(1, len(tasks), figsize=(5.2 * len(tasks), 4), dpi=110, squeeze=False)
    for axes, task in zip(panels[0], tasks, strict=True):
        begun = stats.mean(found["starts"][task]["won"])
        for algorithm in dict.fromkeys(run["algorithm"] for run in found["runs"]):
            runs = [run for run in found["runs"] if (run["task"], run["algorithm"]) == (task, algorithm)]
            at = [0, *(decisions for decisions, _ in runs[0]["curve"])]
            looks = [[rate for _, rate in look] for look in zip(*(run["curve"] for run in runs), strict=True)]
            rates = [[begun], *looks[:-1], [stats.mean(run["won"]) for run in runs]]
            (line,) = axes.plot(at, [stats.mean(some) for some in rates], marker=".", label=algorithm)
            axes.fill_between(at, list(map(min, rates)), list(map(max, rates)), color=line.get_color(), alpha=0.12)
        axes.set(title=task, xlabel="decisions", ylim=(0, None))
        axes.grid(alpha=0.3)
    panels[0][0].set_ylabel("win rate in evaluation")
    panels[0][-1].legend(fontsize="small")
    figure.tight_layout()
    out.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(out)
    plt.close(figure)
    return out


def summary(found: Mapping[str, Any]) -> list[dict[str, Any]]:
    """By task and algorithm, what the table shows. Intervals draw runs and games; what was gained is taken game by game."""
    out = []
    for task, start in found["starts"].items():
        out.append({"task": task, "algorithm": START, **measured([start["won"]])})
        runs = [run for run in found["runs"] if run["task"] == task]
        for algorithm in dict.fromkeys(run["algorithm"] for run in runs):
            mine = [run for run in runs if run["algorithm"] == algorithm]
            gained = [[now - before for now, before in zip(run["won"], start["won"], strict=True)] for run in mine]
            out.append(
                {
                    "task": task,
                    "algorithm": algorithm,
                    **measured([run["won"] for run in mine]),
                    "gained": stats.mean([stats.mean(one) for one in gained]),
                    "gained_95": list(stats.bootstrap_runs(gained)),
                    "seconds": stats.mean([run["seconds"] for run in mine]),
                }
            )
    return out


def measured(runs: Sequence[Sequence[float]]) -> dict[str, Any]:
    """The win rate of each run, their mean, and its interval."""
    rates = [stats.mean(won) for won in runs]
    return {"runs": rates, "mean": stats.mean(rates), "bootstrap_95": list(stats.bootstrap_runs(runs))}
