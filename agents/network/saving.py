"""Checkpoints: safetensors files, written whole or not at all, read without executing anything in them.

The tensors are the weights, and in a file to go on from what learning needs beside them; everything else is text in the header:
which format, by which rules it was learned, and the names along the weights (`mc_env.agents.network.naming`). Files of the first
version, `.pt`, are still read; `mc-env checkpoints convert` makes new ones of them.
"""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save
from torch import Tensor

from mc_env.agents.checkpoints import OLD_SUFFIX, SUFFIX, find, shipped
from mc_env.agents.network import naming
from mc_env.agents.network.apart import put_together, take_apart
from mc_env.agents.network.model import Network
from mc_env.agents.network.reads import MARVEL
from mc_env.agents.support import files
from mc_env.errors import ConfigError

FORMAT: Final = "mc_env network"
VERSION: Final = 2
_ZIP: Final = b"PK\x03\x04"  # how files of the first version begin
_NAMES: Final = ("shape", "cards", "features", "tables")  # of the description, in the header one by one
_GAME: Final = "game"  # of the network, if it is another than Marvel Champions
_MORE: Final = "more"  # what is neither weights nor about them; its tensors are called more.NAME


# ---------------------------------------------------------------------------------------------- files


def write(path: Path, data: dict[str, Any]) -> None:
    """Save a checkpoint: what `pack` gives, and any plain data and tensors beside it. The same data make the same bytes."""
    tensors = dict(data["weights"])
    more = {k: v for k, v in data.items() if k not in ("format", "version", "rules", "network", "weights", "card")}
    header = {"format": FORMAT, "version": str(VERSION), "rules": str(data["rules"])}
    header |= {name: json.dumps(data["network"][name]) for name in _NAMES}
    if data["network"].get("game", MARVEL) != MARVEL:
        header[_GAME] = data["network"]["game"]
    header["card"] = json.dumps(data["card"])
    if more:
        header[_MORE] = json.dumps(take_apart(more, _MORE, tensors))
    with files.replacing(path) as file:
        file.write(_in_order(save({name: tensor.contiguous() for name, tensor in tensors.items()}, header)))


def _in_order(content: bytes) -> bytes:
    """A safetensors file with its header in alphabetical order: the library writes another one each time."""
    size = int.from_bytes(content[:8], "little")
    header = json.dumps(json.loads(content[8 : 8 + size]), sort_keys=True, separators=(",", ":")).encode()
    header += b" " * (-len(header) % 8)
    return len(header).to_bytes(8, "little") + header + content[8 + size :]


def read(path: str | Path) -> dict[str, Any]:
    """The data of a checkpoint; every way it can be wrong has its own words."""
    file = Path(path)
    if not file.is_file():
        raise ConfigError(f"no checkpoint {str(file)!r}{_instead(file)}")
    with file.open("rb") as begun:
        old = begun.read(len(_ZIP)) == _ZIP
    return _read_old(file) if old else _read(file)


def _instead(file: Path) -> str:
    """What may be meant by a file that does not exist."""
    for suffix in (SUFFIX, OLD_SUFFIX):
        if file.with_suffix(suffix).is_file():
            return f"; did you mean {str(file.with_suffix(suffix))!r}?"
    if len(file.parts) == 1 and file.stem in shipped():
        return f"; the shipped one is called {file.stem!r}"
    folder = file.parent
    near = sorted(str(p) for p in folder.iterdir() if p.suffix in (SUFFIX, OLD_SUFFIX)) if folder.is_dir() else []
    return f"; there is {', '.join(near)}" if near else ""


def _read(file: Path) -> dict[str, Any]:
    try:
        with safe_open(file, framework="pt") as content:
            header = content.metadata() or {}
            tensors = {name: content.get_tensor(name).clone() for name in content.keys()}  # noqa: SIM118 (no mapping)
    except (SafetensorError, OSError, ValueError) as error:
        raise ConfigError(f"{str(file)!r} is not a checkpoint that can be read safely: {first_line(error)}") from None
    if header.get("format") != FORMAT:
        raise ConfigError(f"{str(file)!r} is not a checkpoint of mc_env")
    _check_version(file, header.get("version"), str(VERSION))
    try:
        data = {
            "format": FORMAT,
            "version": VERSION,
            "rules": int(header["rules"]),
            "network": {_GAME: header.get(_GAME, MARVEL)} | {name: json.loads(header[name]) for name in _NAMES},
            "weights": {k: v for k, v in tensors.items() if not k.startswith(f"{_MORE}.")},
            "card": json.loads(header["card"]),
        }
        more: dict[str, Any] = put_together(json.loads(header[_MORE]), tensors) if _MORE in header else {}
    except (KeyError, ValueError, TypeError, ConfigError) as error:
        raise ConfigError(f"{str(file)!r} has a header that mc_env does not write: {first_line(error)}") from None
    return {**more, **data}


def _check_version(file: Path, found: object, wanted: object) -> None:
    if found != wanted:
        raise ConfigError(f"{str(file)!r} has checkpoint version {found}; this mc_env reads 1 (.pt) and {VERSION}")


def _read_old(file: Path) -> dict[str, Any]:
    """A file of the first version: a pickle, of which torch reads tensors and plain data only."""
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
    _check_version(file, data.get("version"), 1)
    if isinstance(data.get("network"), dict) and isinstance(data.get("weights"), dict):
        data["network"], data["weights"] = naming.of_first_version(data["network"], data["weights"])
    return {**data, "rules": 1}


def first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


# ---------------------------------------------------------------------------------------------- networks


def pack(network: Network, card: dict[str, Any]) -> dict[str, Any]:
    """What a checkpoint to play with holds: the network, and a card that says where it comes from."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": network.reads.rules,
        "network": naming.describe(network),
        "weights": {k: v.detach().to("cpu", copy=True) for k, v in network.state_dict().items()},
        "card": card,
    }


def halved(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    """Weights in 16 bits; scales of columns stay exact."""
    return {k: v.half() if v.is_floating_point() and not k.endswith(naming.SCALE) else v for k, v in weights.items()}


def network_of(data: dict[str, Any], path: str | Path) -> Network:
    """The network of a checkpoint."""
    try:
        network = naming.build(data["network"], data["weights"])
    except ConfigError as error:
        raise ConfigError(f"{str(path)!r}: {error}") from None
    except (KeyError, RuntimeError, TypeError, AttributeError) as error:
        told = str(error).removeprefix("Error(s) in loading state_dict for Network:").strip() or type(error).__name__
        first = told.splitlines()[0]
        raise ConfigError(f"{str(path)!r} does not fit this version of the network: {first}") from None
    network.eval()
    return network


def renewed(data: dict[str, Any], path: str | Path) -> dict[str, Any]:
    """A checkpoint with the weights and names that its network has today, in as many bits as it had."""
    network = network_of(data, path)
    kinds = {name: weight.dtype for name, weight in data["weights"].items()}
    weights = {name: weight.to(kinds.get(name, weight.dtype)) for name, weight in network.state_dict().items()}
    return {**data, "version": VERSION, "network": naming.describe(network), "weights": weights}


MORE: Final = ("coded", "win", "meeting")  # what a network may have that the weights it begins with lack


def begin_with(network: Network, text: str) -> None:
    """Give a network the weights of a checkpoint, a file or a shipped one, that has the same shape or less of it."""
    file = find(text)
    other = network_of(read(file), file)
    drawn = replace(other.shape, drop_ids=network.shape.drop_ids)  # how it learns, not what it is
    if drawn == network.shape:
        network.load_state_dict(other.state_dict())
    elif replace(drawn, **{k: getattr(network.shape, k) for k in MORE if not getattr(drawn, k)}) == network.shape:
        grow(network, other)
    else:
        raise ConfigError(f"init: the network of {text!r} is {other.shape}, that of this run {network.shape}")


def grow(network: Network, other: Network) -> None:
    """Give a network the weights of one that reads or says less. The rest is as it was: codes count nothing at first."""
    own = network.state_dict()
    for name, weight in other.state_dict().items():
        own[name].copy_(weight)
