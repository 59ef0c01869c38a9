"""Run folders: config, versions, metrics as JSON lines, TensorBoard events, and the learning curve as a picture."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import yaml

from mc_env.agents.checkpoints import LAST
from mc_env.agents.learning import config as configs
from mc_env.agents.learning import keys
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.network import saving
from mc_env.agents.support import files, provenance
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError

_NUMBERED: Final = re.compile(r"(-\d+)?")
PACKAGES: Final = (
    "mc_env",
    "torch",
    "safetensors",
    "numpy",
    "gymnasium",
    "pettingzoo",
    "stable-baselines3",
    "sb3-contrib",
)


def new_folder(config: RunConfig) -> Path:
    """A folder for a run that does not exist yet: NAME, NAME-2, ..."""
    base = Path(config.out)
    folder, k = base / config.name, 1
    while folder.exists():
        k += 1
        folder = base / f"{config.name}-{k}"
    folder.mkdir(parents=True)
    write_config(folder, config)
    write_versions(folder)
    return folder


def newest_folder(config: RunConfig) -> Path | None:
    """The folder that was made last for a run of this name."""
    base = Path(config.out)
    there = [folder for folder in base.glob(f"{config.name}*") if _NUMBERED.fullmatch(folder.name[len(config.name) :])]
    return max(there, key=lambda folder: int(folder.name[len(config.name) + 1 :] or 1), default=None)


def write_config(folder: Path, config: RunConfig) -> None:
    """Keep a run's config, also when it has changed on the way."""
    files.write_text(folder / "config.yaml", yaml.safe_dump(config.data(), sort_keys=False))


def write_versions(folder: Path) -> None:
    """Keep what a run is made with."""
    files.write_json(folder / "versions.json", versions())


def has_checkpoint(folder: Path) -> bool:
    """Whether a run has a checkpoint to go on from. If not, it begins anew: nothing but its minutes is lost."""
    return (folder / LAST).is_file()


def config_of(folder: Path) -> RunConfig:
    """The config by which a run has learned so far; before its first checkpoint, the one it was begun with."""
    if not has_checkpoint(folder):
        return configs.read(folder / "config.yaml")
    last = folder / LAST
    config: RunConfig = keys.fill(RunConfig, json.loads(saving.read(last)["card"]["config"]), str(last))
    return config


def versions() -> dict[str, str]:
    """What this run was made with."""
    out = {"rules": str(RULES_VERSION), "python": platform.python_version(), "git": provenance.commit()}
    for package in PACKAGES:
        try:
            out[package] = version(package)
        except PackageNotFoundError:
            out[package] = "not installed"
    return out


class MetricsWriter:
    """Metrics of a run: a file of JSON lines, TensorBoard, and a picture after each evaluation."""

    def __init__(self, folder: Path) -> None:
        from torch.utils.tensorboard import SummaryWriter

        self.folder = folder
        self.file = folder / "metrics.jsonl"
        self.board = SummaryWriter(str(folder / "tensorboard"))

    def add(self, record: dict[str, Any]) -> None:
        """Write one record everywhere."""
        files.append_line(self.file, record)
        step = record["decisions"]
        for key, value in record.items():
            if isinstance(value, int | float) and key != "decisions":
                self.board.add_scalar(key, value, step)
        for key, value in (record.get("evaluation") or {}).items():
            self.board.add_scalar(f"evaluation/{key}", value, step)
        if record.get("evaluation"):
            draw_curve(self.folder)

    def drop_after(self, decisions: int) -> None:
        """Drop what was written after the checkpoint that a resumed run starts from."""
        if self.file.exists():
            files.write_lines(self.file, [r for r in read_metrics(self.folder) if r["decisions"] <= decisions])

    def close(self) -> None:
        self.board.close()


def training_figures(episodes: Collection[Mapping[str, Any]]) -> dict[str, float | None]:
    """Figures of the training games that ended last, by the names under which both algorithms report them."""

    def mean(figure: Callable[[Mapping[str, Any]], float]) -> float | None:
        return sum(figure(episode) for episode in episodes) / len(episodes) if episodes else None

    return {
        "train/win_rate": mean(lambda episode: episode["outcome"] == "win"),
        "train/truncated": mean(lambda episode: episode["outcome"] is None),
        "train/rounds": mean(lambda episode: episode["rounds"]),
        "train/decisions_per_game": mean(lambda episode: episode["decisions"]),
    }


def evaluation_figures(games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Figures of evaluation games."""
    wins = sum(game["outcome"] == "win" for game in games)
    rounds = sum(game["rounds"] for game in games) / len(games)
    return {"games": len(games), "wins": wins, "win_rate": wins / len(games), "rounds": rounds}


def read_metrics(folder: Path) -> list[dict[str, Any]]:
    """All records of a run."""
    file = folder / "metrics.jsonl"
    if not file.is_file():
        raise ConfigError(f"{folder} has no metrics.jsonl: is it a run folder?")
    return files.read_lines(file)


def draw_curve(folder: Path) -> Path:
    """The learning curve: win rate in training and in evaluation over decisions."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    records = read_metrics(folder)
    figure, axes = plt.subplots(figsize=(7, 4), dpi=110)
    training = [(r["decisions"], r["train/win_rate"]) for r in records if r.get("train/win_rate") is not None]
    evaluated = [(r["decisions"], r["evaluation"]) for r in records if r.get("evaluation")]
    if training:
        axes.plot(*zip(*training, strict=True), color="tab:gray", label="training games (last 500)")
    if evaluated:
        at = [d for d, _ in evaluated]
        rate = [e["win_rate"] for _, e in evaluated]
        spread = [1.96 * (r * (1 - r) / e["games"]) ** 0.5 for r, (_, e) in zip(rate, evaluated, strict=True)]
        axes.errorbar(at, rate, yerr=spread, color="tab:blue", marker="o", capsize=3, label="evaluation (95%)")
    axes.set(xlabel="decisions", ylabel="win rate", ylim=(-0.02, 1.02), title=folder.name)
    axes.grid(alpha=0.3)
    if training or evaluated:
        axes.legend(loc="lower right")
    figure.tight_layout()
    path = folder / "curve.png"
    figure.savefig(path)
    plt.close(figure)
    return path
