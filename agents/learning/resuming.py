"""What a run goes on from: its network, optimiser and snapshots, and running games as plain data.

Each game is kept by its seed and choices, to be played again when the run is resumed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from mc_env.agents.checkpoints import BEST, LAST, OLD_SUFFIX, SUFFIX
from mc_env.agents.learning.partners import TrainingPartner
from mc_env.agents.network import naming, saving
from mc_env.agents.network.model import Network
from mc_env.engine.version import FIRST_RULES, RULES_VERSION
from mc_env.env.matches import Kept
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError


def games_state(groups: Sequence[VectorGames]) -> dict[str, Any]:
    """What `resume_games` needs. The keys are those of every checkpoint so far."""
    return {
        "rules": RULES_VERSION,
        "games": [list(kept[:4]) for group in groups for kept in group.keep()],
        "beside": [  # which snapshots sit beside the learner, by seat
            {p: partner.snapshot for p, partner in game.partners.items() if isinstance(partner, TrainingPartner)}
            for group in groups
            for game in group.games
        ],
    }


def resume_games(groups: Sequence[VectorGames], data: Mapping[str, Any]) -> None:
    """Bring every game to where it was. Snapshots of the network are restored before."""
    rules = data.get("rules", FIRST_RULES)
    if rules != RULES_VERSION:
        raise ConfigError(
            f"this run has learned by rules {rules}; this mc_env has rules {RULES_VERSION}: "
            "begin a new one with its weights (--init FOLDER/last.pt)"
        )
    kept = [
        Kept(first, place, number, choices, rules) for first, place, number, *_, choices in data["games"]
    ]  # _: once, a seed
    snapshots = data.get("beside") or [{}] * len(kept)
    at = 0
    for group in groups:
        group.resume(kept[at : at + group.num_envs])
        for game, by_seat in zip(group.games, snapshots[at : at + group.num_envs], strict=True):
            for p, number in by_seat.items():
                game.partners[p].snapshot = number
        at += group.num_envs


# ---------------------------------------------------------------------------------------------- networks and optimisers


def optimiser_state(optimiser: torch.optim.Optimizer, network: Network) -> dict[str, Any]:
    """What an optimiser remembers, and of which weights: it numbers them only."""
    return {**optimiser.state_dict(), "names": [name for name, _ in network.named_parameters()]}


def read_run(file: Path) -> dict[str, Any]:
    """The checkpoint of a run, with everything that belongs to weights moved to where their names stand today."""
    data = saving.read(file)
    network = saving.network_of(data, file)
    if data["network"] == naming.describe(network) and data["version"] == saving.VERSION:
        return data
    out = saving.renewed(data, file)
    if "past" in data:
        scales = {name: weight for name, weight in data["weights"].items() if name.endswith(naming.SCALE)}
        past = [
            naming.build(data["network"], {**scales, **weights}).state_dict() for weights in data["past"]["weights"]
        ]
        out["past"] = {**data["past"], "weights": past}
    if "optimiser" in data:
        out["optimiser"] = _moved(data["optimiser"], data, network)
    if "sb3" in data:
        out["sb3"] = {**data["sb3"], "optimiser": _moved(data["sb3"]["optimiser"], data, network)}
    return out


def _moved(kept: dict[str, Any], data: Mapping[str, Any], network: Network) -> dict[str, Any]:
    """What an optimiser remembers of the weights of a checkpoint, for the weights as they are today."""
    # in the first version the weights stood in the order in which the optimiser numbers them
    before = kept.get("names") or [name for name in data["weights"] if not name.endswith(naming.SCALE)]
    now = [name for name, _ in network.named_parameters()]
    state = {before[i]: values for i, values in kept["state"].items()}
    groups = [{**group, "params": list(range(len(now)))} for group in kept["param_groups"]]
    if not state:
        return {"state": {}, "param_groups": groups, "names": now}
    steps = next(iter(state.values()))["step"]
    moments = {
        kind: naming.fit(data["network"], {name: values[kind] for name, values in state.items()}, network)
        for kind in ("exp_avg", "exp_avg_sq")
    }
    moved = {
        i: {"step": steps.clone(), **{kind: found[name] for kind, found in moments.items()}}
        for i, name in enumerate(now)
        if name in moments["exp_avg"]
    }
    return {"state": moved, "param_groups": groups, "names": now}


def convert(file: Path) -> Path:
    """Write what an old checkpoint holds beside it, as a file of today."""
    new = file.with_suffix(SUFFIX)
    saving.write(new, read_run(file))
    return new


def convert_run(folder: Path) -> None:
    """Before a run of an earlier version goes on: its old checkpoints as files of today."""
    for name in (BEST, LAST):
        old = (folder / name).with_suffix(OLD_SUFFIX)
        if old.is_file() and not (folder / name).is_file():
            convert(old)
