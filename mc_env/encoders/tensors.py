"""Batches as tensors. torch is imported here and only when one of these functions is called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from mc_env.encoders.features import card_features
from mc_env.encoders.packed import Packed
from mc_env.errors import ConfigError

if TYPE_CHECKING:
    import torch


def as_tensor(batch: Packed | Mapping[str, npt.NDArray[np.generic]], device: str = "cpu") -> dict[str, torch.Tensor]:
    """Tensors by name, on a device: of a packed batch (rows and offsets) or of padded observations.

    Rows stay int16, as on the host, and are copied once: widen them on the device. Offsets become int64. For each table of a
    packed batch there is also the observation each row belongs to (`entity_owner`, `option_owner`, `pile_owner`), which is
    what scatter operations want; local pointers become global by adding `entity_start[owner]`.
    """
    _need_torch()
    import torch

    if not isinstance(batch, Packed):
        return {name: torch.from_numpy(np.array(rows)).to(device) for name, rows in batch.items()}
    out: dict[str, torch.Tensor] = {}
    for name, rows in batch.arrays().items():
        if name.endswith("_start"):
            starts = rows.astype(np.int64)
            owner = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
            out[name] = torch.from_numpy(starts).to(device)
            out[name.replace("_start", "_owner")] = torch.from_numpy(owner).to(device)
        else:
            out[name] = torch.from_numpy(np.array(rows)).to(device)
    return out


def card_feature_tensor(device: str = "cpu") -> torch.Tensor:
    """float32[CARD_IDS, F] on a device: index it with columns of card ids."""
    _need_torch()
    import torch

    return torch.from_numpy(np.array(card_features())).to(device)


def _need_torch() -> None:
    if find_spec("torch") is None:
        raise ConfigError("tensors need torch, which is not installed; `pip install mc_env[train]` brings it")
