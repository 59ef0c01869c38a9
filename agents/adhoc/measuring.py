"""Every agent at seat 0 beside every partner of the pool, and best responses to a few of them.

A best response is trained against its one partner (at either seat), from the weights of a strong network. What an agent wins
beside a partner, divided by the most that anybody is known to win beside it, the trained response among them, is its *proximity
to the best response* (BR-Prox, Wang et al. 2024, ZSC-Eval): 1 is as good as the best known. A finished part is kept; stopped, it
goes on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from rich.console import Console

from mc_env.agents.adhoc.pool import ANSWERED, EGOS, Partner, pool
from mc_env.agents.checkpoints import LAST
from mc_env.agents.cli.train import train
from mc_env.agents.evaluation import stats
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.learning.config import EvaluationConfig, RunConfig, WarmStart
from mc_env.agents.learning.imitation import warm_start
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, preset
from mc_env.agents.players.registry import make
from mc_env.agents.support.files import read_lines, write_lines
from mc_env.engine.version import RULES_VERSION

FEW: Final = 5  # wins of the best known response below which a ratio says nothing


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    task: str = "rhino-2p-expert-v1"
    games: int = 40  # of each pair
    decisions: int = 65_536  # of each best response
    imitated: int = 100  # games of the heuristic
    egos: tuple[str, ...] = EGOS
    answered: tuple[str, ...] = ANSWERED
    out: Path = Path("runs/adhoc")

    @property
    def imitator(self) -> Path:
        return self.out / "imitator.safetensors"

    def config(self, name: str, **keys: Any) -> RunConfig:
        """A short run at this table."""
        return RunConfig(
            name=name,
            decisions=self.decisions,
            out=str(self.out),
            task=self.task,
            warm_start=WarmStart(games=self.imitated),
            evaluation=EvaluationConfig(every=self.decisions, games=1),
            **keys,
        )


def run(plan: Plan, console: Console) -> dict[str, Any]:
    """Make the imitator and the best responses, play all pairs, and sum it up."""
    torch.set_num_threads(1)
    imitate(plan)
    partners = pool(plan.imitator)
    kept = Pairs(plan)
    for ego in plan.egos:
        for partner in partners:
            kept.play(ego, partner, console)
    for partner in partners:
        if partner.name in plan.answered:
            kept.play(f"ppo:{response(plan, partner)}", partner, console)
    return {
        "task": plan.task,
        "games": plan.games,
        "decisions": plan.decisions,
        "rules": RULES_VERSION,
        "egos": list(plan.egos),
        "partners": table(kept, partners, plan),
        "overall": overall(kept, partners, plan),
    }


def imitate(plan: Plan) -> None:
    """The partner that has only imitated."""
    if plan.imitator.exists():
        return
    torch.manual_seed(1)
    config = plan.config("imitator")
    network = Network(preset(config.network))
    order, generator = np.random.default_rng(1), torch.Generator().manual_seed(1)
    warm_start(network, config, order, generator, lambda gradients: None)
    saving.write(plan.imitator, saving.pack(network, {"decisions": 0}))


def response(plan: Plan, partner: Partner) -> Path:
    """A network that has learned beside one partner; trained, unless it is."""
    name = f"beside_{partner.name.replace(' ', '_')}"
    ppo = PpoConfig(processes=1, games=32, epochs=3, learning_rate=3e-4, partners=[partner.spec], partner_share=1.0)
    folder = plan.out / name
    if not (folder / LAST).exists() and train(
        plan.config(name, init="rhino_duo_1", ppo=ppo), None, Console(quiet=True), True
    ):
        raise KeyboardInterrupt
    return folder / LAST


class Pairs:
    """Games of pairs, kept as they are played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.file = plan.out / "pairs.jsonl"
        self.lines: list[dict[str, Any]] = read_lines(self.file) if self.file.exists() else []

    def key(self, ego: str, partner: Partner) -> dict[str, Any]:
        """What must be as it was for a pair to stand."""
        weights = [make(spec).weights for spec in (ego, partner.spec)]
        asked = {"task": self.plan.task, "games": self.plan.games, "rules": RULES_VERSION}
        return {"ego": ego, "partner": partner.name, "weights": weights, **asked}

    def play(self, ego: str, partner: Partner, console: Console) -> None:
        """Play a pair, unless that is done."""
        key = self.key(ego, partner)
        if any({name: line[name] for name in key} == key for line in self.lines):
            return
        asked = Evaluation(agents=(ego,), partners=(partner.spec,), task=(self.plan.task,), seeds=self.plan.games)
        (row,) = measure(asked, Console(quiet=True), quiet=True)
        self.lines = [line for line in self.lines if (line["ego"], line["partner"]) != (ego, partner.name)]
        self.lines.append({**key, "won": [float(game.won) for game in row.games]})
        write_lines(self.file, self.lines)
        console.print(f"{ego} beside {partner.name}: {row.rate:.0%}", highlight=False, soft_wrap=True)

    def won(self, ego: str, partner: str) -> list[float]:
        """The games of a pair."""
        return next(line["won"] for line in self.lines if (line["ego"], line["partner"]) == (ego, partner))

    def beside(self, partner: str) -> Mapping[str, list[float]]:
        """The games of everybody who has played beside a partner."""
        return {line["ego"]: line["won"] for line in self.lines if line["partner"] == partner}


def proximity(rate: float, best: float) -> float:
    """A win rate as a share of the best known one."""
    return rate / best if best else 0.0


def table(kept: Pairs, partners: Sequence[Partner], plan: Plan) -> list[dict[str, Any]]:
    """A line for each partner: what everybody wins beside it."""
    out = []
    for partner in partners:
        rates = {ego: stats.mean(kept.won(ego, partner.name)) for ego in plan.egos}
        trained = [stats.mean(won) for ego, won in kept.beside(partner.name).items() if ego not in plan.egos]
        out.append(
            {
                "name": partner.name,
                "habit": partner.habit,
                "wins": {ego: int(sum(kept.won(ego, partner.name))) for ego in plan.egos},
                "trained": max(trained) if trained else None,
                "best": max([*rates.values(), *trained]),
            }
        )
    return out


def overall(kept: Pairs, partners: Sequence[Partner], plan: Plan, resamples: int = 1000) -> list[dict[str, Any]]:
    """For each agent: the mean of its win rates beside all partners, and of BR-Prox; intervals draw games, the same ones for all.

    Partners beside whom hardly anybody ever wins are left out of BR-Prox.
    """
    rng = np.random.default_rng(0)
    draws = [np.arange(plan.games), *(rng.integers(plan.games, size=plan.games) for _ in range(resamples))]
    hopeful = [p.name for p in partners if max(sum(won) for won in kept.beside(p.name).values()) >= FEW]
    beside = {p.name: {ego: np.array(won) for ego, won in kept.beside(p.name).items()} for p in partners}
    best = {name: [max(won[d].mean() for won in beside[name].values()) for d in draws] for name in hopeful}
    out = []
    for ego in plan.egos:
        crossed = [stats.mean([float(beside[p.name][ego][d].mean()) for p in partners]) for d in draws]
        near = [
            stats.mean([proximity(float(beside[name][ego][d].mean()), float(best[name][i])) for name in hopeful])
            for i, d in enumerate(draws)
        ]
        out.append(
            {
                "ego": ego,
                "cross_play": crossed[0],
                "cross_play_95": np.percentile(crossed[1:], (2.5, 97.5)).tolist(),
                "br_prox": near[0],
                "br_prox_95": np.percentile(near[1:], (2.5, 97.5)).tolist(),
                "partners": len(hopeful),
            }
        )
    return out
