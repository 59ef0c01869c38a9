"""Learning curves of several runs in one picture: `mc-env study curves RUN... --out FILE.png`.

One thin line a run (win rate in evaluation over decisions), their mean in bold where all of them were evaluated, dotted lines for
runs of another recipe (`--beside RUN`), and dashed lines for whoever they are measured by: `--reference heuristic=0.87`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mc_env.agents.learning.folders import read_metrics
from mc_env.errors import ConfigError, McEnvError

PROGRAM: Final = "mc-env study curves"
Curve = dict[int, float]  # win rate by decisions


def read(folder: Path) -> Curve:
    """The evaluations of a run."""
    found = {r["decisions"]: float(r["evaluation"]["win_rate"]) for r in read_metrics(folder) if r.get("evaluation")}
    if not found:
        raise ConfigError(f"{folder} was never evaluated: there is no curve yet")
    return found


def mean(curves: Sequence[Curve]) -> Curve:
    """The mean where every run was evaluated."""
    shared = set(curves[0]).intersection(*curves)
    return {at: sum(curve[at] for curve in curves) / len(curves) for at in sorted(shared)}


def reference(text: str) -> tuple[str, float]:
    """`heuristic=0.87`, read."""
    name, equals, number = text.rpartition("=")
    try:
        rate = float(number)
    except ValueError:
        rate = -1.0
    if not equals or not name or not 0 <= rate <= 1:
        raise ConfigError(f"--reference {text}: a name and a win rate between 0 and 1, as in heuristic=0.87")
    return name, rate


def draw(
    folders: Sequence[Path],
    out: Path,
    references: Mapping[str, float] | None = None,
    title: str = "learning curves",
    beside: Sequence[Path] = (),
) -> Path:
    """The picture; runs in `beside` are no part of the mean."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    curves = [read(folder) for folder in folders]
    figure, axes = plt.subplots(figsize=(8, 4.5), dpi=110)
    for folder, curve in zip(folders, curves, strict=True):
        axes.plot(list(curve), list(curve.values()), marker=".", linewidth=1, alpha=0.7, label=folder.name)
    middle = mean(curves)
    if len(curves) > 1 and middle:
        axes.plot(list(middle), list(middle.values()), color="black", linewidth=3, label=f"mean of {len(curves)}")
    for folder in beside:
        other = read(folder)
        axes.plot(list(other), list(other.values()), linestyle=":", linewidth=2, label=folder.name)
    for name, rate in (references or {}).items():
        axes.axhline(rate, color="tab:red", linestyle="--", label=f"{name} {rate:.1%}")
    axes.set(xlabel="decisions", ylabel="win rate in evaluation", ylim=(-0.02, 1.02), title=title)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", fontsize="small")
    figure.tight_layout()
    out.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(out)
    plt.close(figure)
    return out


def main(argv: Sequence[str] | None = None) -> int:
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("runs", nargs="+", type=Path, metavar="RUN", help="run folders")
    top.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    top.add_argument(
        "--beside",
        action="append",
        default=[],
        type=Path,
        metavar="RUN",
        help="a dotted line, no part of the mean; repeat",
    )
    top.add_argument("--reference", action="append", default=[], metavar="NAME=RATE", help="a dashed line; repeat")
    top.add_argument("--title", default="learning curves")
    args = top.parse_args(argv)
    try:
        references = dict(reference(text) for text in args.reference)
        print(draw(args.runs, args.out, references, args.title, args.beside))
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
