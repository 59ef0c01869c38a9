"""A network as an ONNX file, for programs without torch: `mc-env checkpoints onnx NAME FILE`.

The file reads packed batches of any size, as the network does: the rows of all observations one after another, and where each
begins (`feed` makes them of a `Packed`). It gives a score for every option of the batch, one after another, a value for every
observation and, if the network says it, how likely a win is; `choices` picks the best option of each.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unittest import mock

import numpy as np
from numpy.typing import NDArray

from mc_env.encoders import Packed
from mc_env.errors import ConfigError

if TYPE_CHECKING:
    from torch import Tensor

    from mc_env.agents.network.model import Network

Arrays = Mapping[str, NDArray[Any]]
INPUTS: Final = (
    *("entities", "entity_row", "entity_start", "entity_of", "options", "option_start", "option_of"),
    *("piles", "pile_of", "globals", "decision"),
)
OUTPUTS: Final = ("scores", "values", "wins")  # the last only of networks that say it
OPSET: Final = 18


def feed(packed: Packed) -> dict[str, NDArray[Any]]:
    """What an ONNX session is run with."""
    every = np.arange(len(packed))
    starts = {name: getattr(packed, f"{name}_start").astype(np.int64) for name in ("entity", "option", "pile")}
    of = {name: np.repeat(every, np.diff(start)) for name, start in starts.items()}
    return {
        "entities": packed.entities.copy(),
        "entity_row": np.arange(len(packed.entities)),
        "entity_start": starts["entity"],
        "entity_of": of["entity"],
        "options": packed.options.copy(),
        "option_start": starts["option"],
        "option_of": of["option"],
        "piles": packed.piles.copy(),
        "pile_of": of["pile"],
        "globals": packed.globals.copy(),
        "decision": packed.decision.copy(),
    }


def choices(scores: NDArray[Any], given: Arrays) -> list[int]:
    """The best option of each observation."""
    starts = given["option_start"]
    return [int(scores[a:b].argmax()) for a, b in pairwise(starts)]


def plain_bag(index: Tensor, table: Tensor, offsets: Tensor | None = None, mode: str = "sum") -> Tensor:
    """`embedding_bag` as the network uses it, in words that ONNX has: the exporter would write loops for it."""
    import torch

    if offsets is None:
        return table[index].sum(1)
    assert mode == "max"
    begins = torch.zeros(index.shape[0], dtype=torch.int64).scatter_add(0, offsets, torch.ones_like(offsets))
    bag = begins.cumsum(0) - 1  # of each index
    empty = table.new_full((offsets.shape[0], table.shape[1]), -torch.inf)
    return empty.scatter_reduce(0, bag[:, None].expand(-1, table.shape[1]), table[index], "amax")


def write(network: Network, packed: Packed, path: Path, about: Mapping[str, str]) -> None:
    """Write a network. `packed` holds a few observations of different games, to trace it with; `about` goes into the file."""
    import torch

    try:
        import onnx
        import onnxscript  # noqa: F401 - the exporter needs it and would say so less clearly
    except ModuleNotFoundError as error:
        raise ConfigError(f"export needs {error.name}: install mc_env[onnx]") from error
    from mc_env.agents.network.reading import Inputs

    class Rated(torch.nn.Module):
        """The network with one argument for each table."""

        def __init__(self) -> None:
            super().__init__()
            self.network = network

        def forward(self, *tables: torch.Tensor) -> tuple[torch.Tensor, ...]:
            scores, values, wins = self.network.rate(Inputs(*tables))
            return (scores, values, wins.sigmoid()) if self.network.shape.win else (scores, values)

    dim = torch.export.Dim
    batch, rows, entities, options, piles = (
        dim(name, min=1) for name in ("batch", "rows", "entities", "options", "piles")
    )
    sizes = (rows, entities, batch + 1, entities, options, batch + 1, options, piles, piles, batch, batch)
    network.eval()
    network.know_all_cards()
    example = tuple(torch.from_numpy(table) for table in feed(packed).values())
    with mock.patch.object(torch.nn.functional, "embedding_bag", plain_bag), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the exporter: which names of sizes it does not use
        torch.onnx.export(
            Rated().eval(),
            example,
            str(path),
            input_names=list(INPUTS),
            output_names=list(OUTPUTS if network.shape.win else OUTPUTS[:2]),
            dynamic_shapes=(tuple({0: size} for size in sizes),),
            opset_version=OPSET,
            dynamo=True,
            external_data=False,
            verbose=False,
        )
    made = onnx.load(path)
    onnx.helper.set_model_props(made, {"mc_env": json.dumps(dict(about))})
    onnx.save(made, path)
