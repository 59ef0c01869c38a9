"""Pictures of results, as PNG files. Needs matplotlib."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from mc_env.agents.evaluation.crossplay import title
from mc_env.agents.evaluation.report import Row, masked_name, tables_of, too_many

_TABLE, _RUNS, _MEAN = "#4878a8", "#c8803c", "#5a9a68"  # colours: one table, several runs, several tables


class Bar(NamedTuple):
    """One win rate in the picture."""

    label: str
    rate: float
    interval: tuple[float, float]
    colour: str


def short(team: str) -> str:
    """Runs by the last two folders of their paths, which tell them apart."""
    return re.sub(r"(ppo|sb3):\S*?([^/\s]+/)?([^/\s]+)/(best|last)\.(safetensors|pt)", r"\1:\2\3", team)


def plot(
    found: Sequence[Row],
    folder: Path,
    crosses: Sequence[dict[str, Any]] = (),
    groups: Sequence[dict[str, Any]] = (),
    together: Sequence[dict[str, Any]] = (),
) -> list[Path]:
    """Win rates, curves of damage and threat by round, and cross-play matrices as heat maps.

    Of many tables only their means are drawn."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    folder.mkdir(parents=True, exist_ok=True)
    each = not too_many(tables_of(found))
    bars = [_bar(f"{t['place']}, {t['tables']} tables: {_who(t['team'], t['mask'])}", t, _MEAN) for t in together]
    if each:
        bars = [Bar(f"{row.lineup.task}: {short(row.name)}", row.rate, row.interval, _TABLE) for row in found] + bars
    bars += [
        _bar(f"{g['task']}: {masked_name(g['group'], g['mask'])}, mean of {len(g['win_rates'])} runs", g, _RUNS)
        for g in groups
    ]
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.42 * len(bars)))
    rates = [bar.rate for bar in bars]
    lows = [max(0.0, bar.rate - bar.interval[0]) for bar in bars]
    highs = [max(0.0, bar.interval[1] - bar.rate) for bar in bars]
    colours = [bar.colour for bar in bars]
    axes.barh(range(len(bars)), rates, xerr=[lows, highs], color=colours, ecolor="#222222", capsize=3)
    axes.set_yticks(range(len(bars)), [bar.label for bar in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("win rate, 95%: Wilson" + ("; of means, bootstrap" if groups or together else ""))
    out = [_save(figure, folder / "win_rates.png")]
    if each:
        out.append(_curves(found, folder))
    out += [_heat_map(part, folder) for part in crosses]
    return out


def _who(team: str, mask: Sequence[str]) -> str:
    return short(masked_name(team, mask))


def _bar(label: str, made: dict[str, Any], colour: str) -> Bar:
    low, high = made["bootstrap_95"]
    return Bar(label, made["mean"], (low, high), colour)


def _curves(found: Sequence[Row], folder: Path) -> Path:
    """Damage on the villain and threat on the main scheme by round."""
    from matplotlib import pyplot

    figure, both = pyplot.subplots(1, 2, figsize=(11, 4.2))
    for row in found:
        for axes, curve in zip(both, ("damage_curve", "threat_curve"), strict=True):
            values = row.curve(curve)
            axes.plot(range(1, len(values) + 1), values, label=f"{row.lineup.task}: {short(row.name)}")
    both[0].set_ylabel("damage on the villain")
    both[1].set_ylabel("threat on the main scheme")
    for axes in both:
        axes.set_xlabel("round (games still running)")
        axes.grid(alpha=0.3)
    both[0].legend(fontsize="small")
    return _save(figure, folder / "curves.png")


def _heat_map(part: dict[str, Any], folder: Path) -> Path:
    """A cross-play matrix: dark cells are pairs that win little."""
    from matplotlib import pyplot

    specs, matrix = [short(spec) for spec in part["specs"]], part["matrix"]
    figure, axes = pyplot.subplots(figsize=(3 + len(specs), 2.5 + len(specs)))
    axes.imshow(matrix, vmin=0, vmax=1, cmap="viridis")
    axes.set_xticks(range(len(specs)), specs, rotation=30, ha="right")
    axes.set_yticks(range(len(specs)), specs)
    axes.set_xlabel("other seats")
    axes.set_ylabel("seat 0")
    for i, line in enumerate(matrix):
        for j, x in enumerate(line):
            axes.text(j, i, f"{x:.0%}", ha="center", va="center", color="white" if x < 0.6 else "black")
    own, other, gap = part["self_play"], part["cross_play"], part["gap"]
    low, high = gap["bootstrap_95"]
    axes.set_title(
        f"{title(part)}\nself-play {own['mean']:.1%}, cross-play {other['mean']:.1%}, gap {gap['mean']:+.1%} "
        f"({low:+.1%} to {high:+.1%})",
        fontsize="small",
    )
    return _save(figure, folder / f"cross_{part['task']}{'_' + part['group'] if part['group'] else ''}.png")


def _save(figure: Any, path: Path) -> Path:
    from matplotlib import pyplot

    figure.savefig(path, dpi=120, bbox_inches="tight")  # as large as the names need
    pyplot.close(figure)
    return path
