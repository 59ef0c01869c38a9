"""What the rows and columns of a network's weights are, by name, so that weights outlive the tables they were learned on.

Cards are known by their codes, columns of observations and features of cards by their names, values without an order (zones,
events, verbs ...) by theirs. A checkpoint keeps these names; when it is loaded, its weights are moved to where the names stand
today, once, so that playing costs nothing more:

- what the checkpoint has never met has no weight: a new column is not read, a new card is known by its features alone;
- what is gone counts as the zero that it would read as today.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor

from mc_env.agents.network.layers import HIGHEST, LOWEST, RowLayer
from mc_env.agents.network.model import Network, Shape
from mc_env.agents.network.reads import MARVEL, NO_CARD, Reads, reads
from mc_env.encoders import Column
from mc_env.errors import ConfigError

Weights = Mapping[str, Tensor]
Labels = Sequence[str | None]  # None: a row that means nothing

SCALE: Final = ".scale"  # how the names of scales end
TABLES: Final = ("entity_in", "option_in", "global_in", "decision_in")  # the layers that read rows


class Axis(NamedTuple):
    """One dimension of a tensor, and what stands along it."""

    dim: int
    labels: Labels


def describe(network: Network) -> dict[str, Any]:
    """What a checkpoint says of its network: the game, sizes, and the names along its weights."""
    read = network.reads
    return {
        "game": read.game,
        "shape": asdict(network.shape),
        "cards": read.codes(network.cards),
        "features": list(read.feature_names()),
        "tables": {name: _table(getattr(network, name), read) for name in TABLES},
    }


def _table(layer: RowLayer, read: Reads) -> dict[str, Any]:
    by_name = {c.name: c for c in layer.columns}
    return {
        "columns": list(by_name),
        "numbers": [layer.columns[i].name for i in layer.numbers.tolist()],
        "categories": {name: _values(by_name[name], read) for name in layer.categories},
        "cards": list(layer.cards),
        "coded": list(layer.coded),
    }


def _values(column: Column, read: Reads) -> list[str]:
    named = read.values.get(column.name, ())[: column.high + 1]
    return [*named, *map(str, range(len(named), column.high + 1))]


def _axes(description: Mapping[str, Any]) -> Iterator[tuple[str, Axis]]:
    """The tensors along which there are names; those of card columns stand apart, see `_slots`."""
    yield "own", Axis(0, description["cards"])
    yield "printed.weight", Axis(1, description["features"])
    for name, table in description["tables"].items():
        yield name + SCALE, Axis(0, [c if c in table["numbers"] else None for c in table["columns"]])
        yield f"{name}.linear.weight", Axis(1, table["numbers"])
        yield (
            f"{name}.table",
            Axis(0, [f"{c}={value}" for c, values in table["categories"].items() for value in values]),
        )
        coded = table.get("coded", ())  # the first checkpoints have none
        if coded:
            yield f"{name}.codes", Axis(0, [f"{c}={value}" for c in coded for value in range(LOWEST, HIGHEST + 1)])


def _slots(description: Mapping[str, Any]) -> dict[tuple[str, str], str]:
    """The tensor that reads each column of card ids, by table and column."""
    tables = description["tables"].items()
    return {(name, c): f"{name}.slots.{i}.weight" for name, table in tables for i, c in enumerate(table["cards"])}


def fit(description: Mapping[str, Any], weights: Weights, network: Network) -> dict[str, Tensor]:
    """Tensors along the names of a description, moved to where the network has them: its weights, or what belongs to each."""
    out = dict(weights)
    now, fresh = describe(network), network.state_dict()
    old_axes = dict(_axes(description))
    for key, axis in _axes(now):
        if key in weights:
            empty = fresh[key].to(weights[key].dtype) if key.endswith(SCALE) else None
            out[key] = _moved(key, weights[key], old_axes[key].labels, axis, empty)
    old_slots = _slots(description)
    found = {key: weights.get(old_slots.get(place, "")) for place, key in _slots(now).items()}
    for key in old_slots.values():
        out.pop(key, None)
    return out | {key: torch.zeros_like(fresh[key]) if one is None else one for key, one in found.items()}


def _moved(key: str, old: Tensor, labels: Labels, axis: Axis, empty: Tensor | None) -> Tensor:
    """A tensor whose slices stand where their labels are now; new ones are zero, or as in `empty`."""
    if old.shape[axis.dim] != len(labels):
        raise ConfigError(f"the checkpoint names {len(labels)} of the {old.shape[axis.dim]} slices of {key}")
    if list(labels) == list(axis.labels):
        return old
    place = {label: i for i, label in enumerate(labels) if label is not None}
    both = {i: place[label] for i, label in enumerate(axis.labels) if label is not None and label in place}
    found = old.index_select(axis.dim, torch.tensor(list(both.values()), dtype=torch.int64))
    shape = [len(axis.labels) if dim == axis.dim else n for dim, n in enumerate(old.shape)]
    out = old.new_zeros(shape) if empty is None else empty.clone()
    return out.index_copy_(axis.dim, torch.tensor(list(both), dtype=torch.int64), found)


def with_lost_columns(description: Mapping[str, Any], weights: Weights, network: Network) -> dict[str, Tensor]:
    """The weights, with what columns that are gone add when they are zero taken into the biases."""
    out = dict(weights)
    now, slots = describe(network)["tables"], _slots(description)
    nothing = weights["printed.bias"].float()  # the vector of no card, which has no features
    if NO_CARD in description["cards"]:
        nothing = nothing + weights["own"][description["cards"].index(NO_CARD)].float()
    for name, table in description["tables"].items():
        added, start = [], 0
        for column, values in table["categories"].items():
            if column not in now[name]["categories"]:
                added.append(weights[f"{name}.table"][start].float())
            start += len(values)
        added += [weights[slots[name, c]].float() @ nothing for c in table["cards"] if c not in now[name]["cards"]]
        if added:
            bias = weights[f"{name}.linear.bias"]
            out[f"{name}.linear.bias"] = (bias.float() + torch.stack(added).sum(0)).to(bias.dtype)
    return out


def build(description: Mapping[str, Any], weights: Weights) -> Network:
    """The network that a checkpoint describes, with its weights where their names stand today."""
    shape = description.get("shape")
    # the first checkpoints do not speak of what came later
    if not isinstance(shape, dict) or not set(shape) <= set(asdict(Shape())) or not _complete(description):
        raise ConfigError("the checkpoint does not say the shape of its network, or that of another version")
    network = Network(Shape(**shape), reads(description.get("game", MARVEL)))  # the first ones do not say it
    _check_tensors(description, weights, network)
    network.load_state_dict(fit(description, with_lost_columns(description, weights, network), network))
    return network


def _check_tensors(description: Mapping[str, Any], weights: Weights, network: Network) -> None:
    """Refuse weights that are not those described: what is not named may be left out, what is named must be there."""
    named = set(_slots(description).values())
    wanted = (network.state_dict().keys() - set(_slots(describe(network)).values())) | named
    for wrong, names in (("lacks", wanted - weights.keys()), ("does not describe", weights.keys() - wanted)):
        if names:
            raise ConfigError(
                f"the checkpoint {wrong} {', '.join(sorted(names)[:5])}{' ...' if len(names) > 5 else ''}"
            )


def _complete(description: Mapping[str, Any]) -> bool:
    """Whether it is a description at all."""
    tables = description.get("tables")
    return (
        isinstance(description.get("cards"), list)
        and isinstance(description.get("features"), list)
        and isinstance(tables, dict)
        and set(tables) == set(TABLES)
    )


# ---------------------------------------------------------------------------------------------- the first version


@cache
def _first_version() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((Path(__file__).parent / "version_1.json").read_text(encoding="utf-8"))
    return data


def of_first_version(description: Mapping[str, Any], weights: Weights) -> tuple[dict[str, Any], dict[str, Tensor]]:
    """Checkpoints of the first version name their features only; their other names and scales stand in `version_1.json`.

    Their vectors of cards were numbered: faces of the core set from the beginning, its guise at the end.
    """
    known = _first_version()
    named = {k: v for k, v in known.items() if k in ("tables", "cards")}
    unused = [None] * (known["room"] - len(known["cards"]) - len(known["at_the_end"]))
    named["cards"] = [*known["cards"], *unused, *known["at_the_end"]]
    scales = {name + SCALE: torch.tensor(scale) for name, scale in known["scales"].items()}
    return {**description, **named}, {**weights, **scales}
