"""Cross-play: every agent beside every other. How much worse they play with strangers shows what they agreed on in training."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from mc_env.agents.evaluation.report import Row, number_table
from mc_env.errors import ConfigError

Wins = NDArray[np.float64]  # seat 0, the other seats, game


def wins(found: Sequence[Row], specs: Sequence[str], task: str) -> Wins:
    """Who won which game, by who plays seat 0 and the other seats; all on the same seeds."""
    whole = [row for row in found if row.lineup.task == task and not row.lineup.mask]
    games = {(row.lineup.team[0], row.lineup.team[-1]): [float(g.won) for g in row.games] for row in whole}
    return np.array([[games[a, b] for b in specs] for a in specs])


def summary(won: Wins, resamples: int = 2000, seed: int = 0) -> dict[str, Any]:
    """Mean of self-play (the diagonal), of cross-play (the rest), and their gap, each with a 95% interval.

    The bootstrap draws agents and games: for agents that are training seeds of one recipe, the interval is about the recipe.
    The same agent drawn twice is no stranger to itself: such pairs are left out of cross-play, and so are draws of one agent
    alone. (Of two agents every draw that is left has both: there the intervals of cross-play and gap are over games only.)
    """
    k, _, n = won.shape
    if k < 2:
        raise ConfigError("cross-play needs at least two different agents")
    rng = np.random.default_rng(seed)
    alone: list[float] = []
    beside: list[tuple[float, float]] = []
    while len(beside) < resamples:
        agents: NDArray[np.int64] = rng.integers(0, k, size=(k,))
        rates = np.tensordot(won, np.bincount(rng.integers(0, n, n), minlength=n) / n, 1)
        own = float(rates[agents, agents].mean())
        alone.append(own)
        apart = agents[:, None] != agents[None, :]
        if apart.any():
            other = float(rates[np.ix_(agents, agents)][apart].mean())
            beside.append((other, own - other))
    rates = won.mean(2)
    own, other = float(np.diag(rates).mean()), float(rates[~np.eye(k, dtype=bool)].mean())
    others, gaps = zip(*beside, strict=True)
    out: dict[str, Any] = {"matrix": rates.tolist(), "agents": k, "games": n}
    for name, value, drawn in (("self_play", own, alone), ("cross_play", other, others), ("gap", own - other, gaps)):
        low, high = np.percentile(drawn, (2.5, 97.5))
        out[name] = {"mean": value, "bootstrap_95": [float(low), float(high)]}
    return out


def summaries(found: Sequence[Row], recipes: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    """One summary for each table that was played and each recipe with its runs, or "" with all agents."""
    tasks = dict.fromkeys(row.lineup.task for row in found)
    return [
        {"task": task, "group": name, "specs": list(specs), **summary(wins(found, specs, task))}
        for task in tasks
        for name, specs in recipes.items()
    ]


def title(part: Mapping[str, Any]) -> str:
    """The table, and the recipe if there is one."""
    return str(part["task"]) + (f", {part['group']}" if part["group"] else "")


def show(made: Sequence[dict[str, Any]], console: Console) -> None:
    """The matrices, and what they come to."""
    for part in made:
        specs = part["specs"]  # their names are long: columns are numbered as the lines are
        table = number_table(
            f"{title(part)}: cross-play", "seat 0, beside", *(str(i) for i in range(1, len(specs) + 1))
        )
        for i, (spec, line) in enumerate(zip(specs, part["matrix"], strict=True), 1):
            table.add_row(f"{i} {spec}", *(f"{x:.1%}" for x in line))
        console.print(table)
        for name, words in (("self_play", "self-play"), ("cross_play", "cross-play"), ("gap", "gap")):
            low, high = part[name]["bootstrap_95"]
            console.print(
                f"{words} {part[name]['mean']:.1%} ({low:.1%} to {high:.1%})", end="; " if name != "gap" else ""
            )
        console.print(f"; bootstrap 95% over {part['agents']} agents and {part['games']} games")
