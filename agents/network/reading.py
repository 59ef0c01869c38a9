"""Batches of observations as tensors that a network reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mc_env.encoders import GLOBAL_COLUMNS, PILE_COLUMNS, Packed, names

_PADDED: Final = ("entities", "options", "piles", "globals", "decision")
_COUNTED: Final = {name: names(GLOBAL_COLUMNS)[name] for name in ("entities", "options", "piles")}


class Inputs(NamedTuple):
    """A packed batch as tensors: tables as the encoder wrote them (16 bits). `*_of` says which observation a row belongs to.

    Of entities only the different rows are kept, and `entity_row` says which of them each row is.
    """

    entities: Tensor
    entity_row: Tensor
    entity_start: Tensor
    entity_of: Tensor
    options: Tensor
    option_start: Tensor
    option_of: Tensor
    piles: Tensor
    pile_of: Tensor
    globals: Tensor
    decision: Tensor

    def __len__(self) -> int:
        return len(self.globals)

    def to(self, device: torch.device) -> Inputs:
        """The same on a device."""
        return self if self.globals.device == device else Inputs(*(part.to(device) for part in self))


_MIX: Final = np.random.default_rng(0).integers(1 << 62, size=64) * 2 + 1  # odd: a change of one word always shows


def distinct(rows: NDArray[np.int16]) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """The different rows of a table, and which of them each row is.

    Games at one table show the same cards again and again: of the rows of 256 decisions about one in seven is new. Rows are told
    apart by a sum of their words in 64 bits; should two of them ever agree by chance, they are compared in full.
    """
    width = rows.shape[1]
    whole = rows if width % 4 == 0 else np.pad(rows, ((0, 0), (0, -width % 4)))
    words = np.ascontiguousarray(whole).view(np.int64)
    keys = (words ^ (words >> 29) ^ (words >> 47)) @ _MIX[: words.shape[1]]
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    found = rows[first]
    if not np.array_equal(found[which], rows):
        found, which = np.unique(rows, axis=0, return_inverse=True)
    return found, which


def inputs(packed: Packed) -> Inputs:
    """Tensors of a packed batch; copies, so the batch may be cleared."""
    every = np.arange(len(packed))
    entities, options, piles = (
        start.astype(np.int64) for start in (packed.entity_start, packed.option_start, packed.pile_start)
    )
    different, row = distinct(packed.entities)
    return Inputs(
        torch.from_numpy(different),
        torch.from_numpy(row),
        torch.from_numpy(entities),
        torch.from_numpy(np.repeat(every, np.diff(entities))),
        torch.from_numpy(packed.options.copy()),
        torch.from_numpy(options),
        torch.from_numpy(np.repeat(every, np.diff(options))),
        torch.from_numpy(packed.piles.copy()),
        torch.from_numpy(np.repeat(every, np.diff(piles))),
        torch.from_numpy(packed.globals.copy()),
        torch.from_numpy(packed.decision.copy()),
    )


def from_padded(observation: dict[str, Tensor]) -> Inputs:
    """Tensors of padded observations: only the rows that exist, in plain memory, where they are sorted."""
    observation = {name: rows.cpu() for name, rows in observation.items()}
    head = observation["globals"].long()
    if "piles" not in observation:  # of an encoder that leaves them out
        observation["piles"] = torch.zeros(len(head), 0, len(PILE_COLUMNS), dtype=torch.int16)
    every = torch.arange(len(head))
    parts: dict[str, Tensor] = {}
    for name, column in _COUNTED.items():
        rows, count = observation[name], head[:, column]
        parts[name] = rows[torch.arange(rows.shape[1]) < count[:, None]]
        parts[name + "_start"] = torch.cat([torch.zeros(1, dtype=torch.int64), count.cumsum(0)])
        parts[name + "_of"] = every.repeat_interleave(count)
    different, row = distinct(parts["entities"].numpy())
    return Inputs(
        torch.from_numpy(different),
        torch.from_numpy(row),
        parts["entities_start"],
        parts["entities_of"],
        parts["options"],
        parts["options_start"],
        parts["options_of"],
        parts["piles"],
        parts["piles_of"],
        head,
        observation["decision"].long(),
    )


def from_each(observations: Sequence[Mapping[str, NDArray[np.int16]]]) -> Inputs:
    """Tensors of padded observations that come one by one."""
    tables = [name for name in _PADDED if name in observations[0]]
    return from_padded({name: torch.from_numpy(np.stack([o[name] for o in observations])) for name in tables})
