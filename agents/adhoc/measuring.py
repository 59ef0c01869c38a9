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
    responses: dict[str, str] = {}  # the trained response to a partner, by the partner's name
    kept = Pairs(plan)
    for ego in plan.egos:
        for partner in partners:
            kept.play(ego, partner, console)
    for partner in partners:
        if partner.name in plan.answered:
            responses[partner.name] = f"ppo:{response(plan, partner)}"
            kept.play(responses[partner.name], partner, console)
    return {
        "task": plan.task,
        "games": plan.games,
        "decisions": plan.decisions,
        "rules": RULES_VERSION,
        "egos": list(plan.egos),
        "partners": table(kept, partners, responses),
        "overall": overall(kept, partners, responses),
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
    """A network that has learned beside one partner; trained as far as it is not."""
    name = f"beside_{partner.name.replace(' ', '_')}"
    ppo = PpoConfig(processes=1, games=32, epochs=3, learning_rate=3e-4, partners=[partner.spec], partner_share=1.0)
    folder = plan.out / name
    last = folder / LAST
    if not last.exists() or saving.read(last)["card"]["decisions"] < plan.decisions:
        config = plan.config(name, init="rhino_duo_1", ppo=ppo)
        if train(config, folder if folder.exists() else None, Console(quiet=True), quiet=True):
            raise KeyboardInterrupt
    return last


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

    def beside(self, partner: str, response: str | None) -> dict[str, list[float]]:
        """The games of all who are measured beside a partner, and of the response trained for it, if there is one."""
        egos = [*self.plan.egos, *([response] if response is not None else [])]
        return {ego: self.won(ego, partner) for ego in egos}


def proximity(rate: float, best: float) -> float:
    """A win rate as a share of the best known one."""
    return rate / best if best else 0.0


def table(kept: Pairs, partners: Sequence[Partner], responses: Mapping[str, str]) -> list[dict[str, Any]]:
    """A line for each partner: what everybody wins beside it."""
    out = []
    for partner in partners:
        response = responses.get(partner.name)
        wins = {ego: int(sum(won)) for ego, won in kept.beside(partner.name, response).items()}
        out.append(
            {
                "name": partner.name,
                "habit": partner.habit,
                "wins": {ego: wins[ego] for ego in kept.plan.egos},
                "trained": None if response is None else wins[response] / kept.plan.games,
                "best": max(wins.values()) / kept.plan.games,
            }
        )
    return out


def overall(
    kept: Pairs, partners: Sequence[Partner], responses: Mapping[str, str], resamples: int = 1000
) -> list[dict[str, Any]]:
    """For each agent: the mean of its win rates beside all partners, and of BR-Prox; intervals draw games, the same ones for all.

    Partners beside whom hardly anybody ever wins are left out of BR-Prox.
    """
    rng, games = np.random.default_rng(0), kept.plan.games
    draws = [np.arange(games), *(rng.integers(games, size=games) for _ in range(resamples))]
    rates: dict[str, dict[str, list[float]]] = {}  # by partner and agent: a win rate for every draw
    for partner in partners:
        beside = kept.beside(partner.name, responses.get(partner.name))
        rates[partner.name] = {ego: [float(np.array(won)[d].mean()) for d in draws] for ego, won in beside.items()}
    best = {name: [max(some) for some in zip(*found.values(), strict=True)] for name, found in rates.items()}
    hopeful = [name for name in rates if best[name][0] * games >= FEW]
    out = []
    for ego in kept.plan.egos:
        crossed = [stats.mean([found[ego][i] for found in rates.values()]) for i in range(len(draws))]
        near = [
            stats.mean([proximity(rates[name][ego][i], best[name][i]) for name in hopeful]) for i in range(len(draws))
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
