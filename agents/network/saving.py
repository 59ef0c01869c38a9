"""Checkpoints: written whole or not at all, read without executing anything in them."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path
from typing import Any, Final

import torch

from mc_env.agents.checkpoints import find
from mc_env.agents.network.model import Network, build, describe
from mc_env.agents.support import files
from mc_env.errors import ConfigError

FORMAT: Final = "mc_env network"
VERSION: Final = 1


def write(path: Path, data: dict[str, Any]) -> None:
    """Save plain data and tensors."""
    with files.replacing(path) as file:
        torch.save(data, file)


def read(path: str | Path) -> dict[str, Any]:
    """The data of a checkpoint; every way it can be wrong has its own words."""
    file = Path(path)
    if not file.is_file():
        near = sorted(str(p) for p in file.parent.glob("*.pt")) if file.parent.is_dir() else []
        hint = f"; there is {', '.join(near)}" if near else ""
        raise ConfigError(f"no checkpoint {str(file)!r}{hint}")
    try:
        data = torch.load(file, map_location="cpu", weights_only=True)
    except pickle.UnpicklingError:  # whose own message recommends to read it unsafely
        raise ConfigError(
            f"{str(file)!r} is not a checkpoint that can be read safely: it holds something else than weights and plain data"
        ) from None
    except (RuntimeError, EOFError, ValueError, KeyError) as error:
        raise ConfigError(f"{str(file)!r} is not a checkpoint that can be read safely: {first_line(error)}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ConfigError(f"{str(file)!r} is not a checkpoint of mc_env")
    if data.get("version") != VERSION:
        raise ConfigError(f"{str(file)!r} has checkpoint version {data.get('version')!r}; this mc_env reads {VERSION}")
    return data


def digest(path: Path) -> str:
    """A file's content in a word, to tell whether it is still the same."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def pack(network: Network, card: dict[str, Any]) -> dict[str, Any]:
    """What a checkpoint to play with holds: the network, and a card that says where it comes from."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "network": describe(network),
        "weights": {k: v.clone() for k, v in network.state_dict().items()},
        "card": card,
    }


def network_of(data: dict[str, Any], path: str | Path) -> Network:
    """The network of a checkpoint."""
    try:
        network = build(data["network"], data["weights"])
    except (KeyError, RuntimeError) as error:
        raise ConfigError(f"{str(path)!r} does not fit this version of the network: {first_line(error)}") from None
    network.eval()
    return network


def begin_with(network: Network, text: str) -> None:
    """Give a network the weights of a checkpoint, a file or a shipped one, that has the same shape."""
    file = find(text)
    other = network_of(read(file), file)
    if other.shape != network.shape:
        raise ConfigError(f"init: the network of {text!r} is {other.shape}, that of this run {network.shape}")
    network.load_state_dict(other.state_dict())
