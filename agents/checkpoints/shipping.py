"""From a run folder to a shipped checkpoint: weights only, with everything its card says inside."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import torch
import yaml

from mc_env.agents.checkpoints import SUFFIX, VERSUS, shipped
from mc_env.agents.checkpoints.cards import card, plays
from mc_env.agents.network import reads, saving
from mc_env.agents.support import files
from mc_env.agents.versus import report
from mc_env.errors import ConfigError

LARGEST: Final = 1_000_000  # bytes of a shipped file
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_]*")


def ship(
    run: Path,
    name: str,
    which: str,
    results: Sequence[Path],
    folder: Path,
    half: bool = False,
    replace: bool = False,
    note: str = "",
) -> Path:
    """Write NAME.safetensors and NAME.md; returns the first."""
    if not NAME.fullmatch(name):
        raise ConfigError(f"--name {name!r}: a name is small letters, digits and underscores, as in rhino_solo")
    if name in shipped(folder) and not replace:
        raise ConfigError(f"a checkpoint {name!r} is shipped already; say --replace to overwrite it")
    source = run / f"{which}{SUFFIX}"
    data = saving.read(source)
    game = saving.network_of(data, source).reads.game  # it must play
    if (game == reads.VERSUS) != name.startswith(VERSUS):
        raise ConfigError(
            f"--name {name!r}: networks of Vs. System have names that begin with {VERSUS}, and no others have"
        )
    trained = data["card"]
    config = json.loads(trained["config"])  # by which it was trained; the run may have gone on by another since
    config.pop("out", None)  # where the run lay is nobody's business
    if config.get("init"):
        config["init"] = Path(config["init"]).name  # likewise
    measured = _results(results, source, name)
    facts = {
        "plays": plays(config),
        "which": which,
        "config": config,
        "versions": _mapping(run / "versions.json"),
        "decisions": trained["decisions"],
        "seconds": trained["seconds"],
        "evaluation": json.loads(trained.get("evaluation") or "null"),
        **measured,
        **({"note": note} if note else {}),
    }
    weights = saving.halved(data["weights"]) if half else data["weights"]
    kept: dict[str, Any] = {k: data[k] for k in ("format", "version", "rules", "network")}
    kept |= {"weights": weights, "card": {"facts": json.dumps(facts)}}
    if not half and _size(weights) > LARGEST * 0.9:
        return ship(run, name, which, results, folder, True, replace, note)
    if _size(weights) > LARGEST * 0.9:
        raise ConfigError(f"{source}: {_size(weights):,} bytes even in 16 bits; shipped files have at most {LARGEST:,}")
    file = folder / f"{name}{SUFFIX}"
    saving.write(file, kept)
    files.write_text(file.with_suffix(".md"), card(name, kept))
    return file


def _size(weights: dict[str, torch.Tensor]) -> int:
    return sum(v.numel() * v.element_size() for v in weights.values())


def _mapping(file: Path) -> dict[str, Any]:
    try:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))  # JSON is YAML as well
    except OSError as error:
        raise ConfigError(f"cannot read {file}: {error.strerror}; is {file.parent} a run folder?") from None
    if not isinstance(data, dict):
        raise ConfigError(f"{file} is not what a run writes")
    return data


def _results(paths: Sequence[Path], source: Path, name: str) -> dict[str, list[dict[str, Any]]]:
    """Rows, comparisons and means of results files; the checkpoint is called by its new name in them."""
    out: dict[str, list[dict[str, Any]]] = {"results": [], "paired": [], "overall": []}
    for file in paths:
        data = _mapping(file)
        if "pairs" in data:  # of Vs. System
            found = report.pairs_of(data, lambda spec: _means(spec, source, name))
            if not found:
                raise ConfigError(f"{file} has no games of {source}")
            out["versus"] = [*out.get("versus", []), *(pair | {"one": f"ppo:{name}"} for pair in found)]
            continue
        if "results" not in data:
            raise ConfigError(f"{file} has no results: give the results.json of mc-env evaluate --out")
        about = [spec for row in data["results"] for spec in row["team"] if _means(spec, source, name)]
        if not about:
            teams = sorted({spec for row in data["results"] for spec in row["team"]})
            raise ConfigError(f"{file} has no games of {source}; it is about {', '.join(teams)}")
        for row in data["results"]:
            keep = ("task", "mask", "setup", "games", "wins", "win_rate", "wilson_95", "rounds", "decisions", "losses")
            team = [f"ppo:{name}" if spec in about else spec for spec in row["team"]]
            out["results"].append({"team": team, **{k: row[k] for k in keep}})
        for key in ("paired", "overall"):
            for line in data.get(key, []):
                for spec in dict.fromkeys(about):
                    line = {k: v.replace(spec, f"ppo:{name}") if isinstance(v, str) else v for k, v in line.items()}
                out[key].append(line)
    return out


def _means(spec: str, source: Path, name: str) -> bool:
    kind, _, rest = spec.partition(":")
    first = rest.split(",")[0].removeprefix("path=")
    return kind in ("ppo", "sb3") and (first == name or (bool(first) and Path(first).resolve() == source.resolve()))
