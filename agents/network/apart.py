"""Nested data with tensors in it as plain data for JSON and tensors by name, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from torch import Tensor

from mc_env.errors import ConfigError

_TENSOR: Final = "tensor"  # {"tensor": NAME} stands for a tensor,
_ITEMS: Final = "items"  # {"items": [[KEY, VALUE], ...]} for a mapping, whose keys may be numbers


def take_apart(data: Any, name: str, tensors: dict[str, Tensor]) -> Any:
    """The plain part of some data; its tensors are added to the others under names that begin with this one."""
    if isinstance(data, Tensor):
        tensors[name] = data
        return {_TENSOR: name}
    if isinstance(data, Mapping):
        return {_ITEMS: [[key, take_apart(value, f"{name}.{key}", tensors)] for key, value in data.items()]}
    if isinstance(data, list | tuple):
        return [take_apart(value, f"{name}.{i}", tensors) for i, value in enumerate(data)]
    return data


def put_together(plain: Any, tensors: Mapping[str, Tensor]) -> Any:
    """The data that was taken apart; tuples have become lists."""
    if isinstance(plain, list):
        return [put_together(value, tensors) for value in plain]
    if not isinstance(plain, dict):
        return plain
    if plain.keys() == {_TENSOR} and plain[_TENSOR] in tensors:
        return tensors[plain[_TENSOR]]
    if plain.keys() == {_ITEMS}:
        return {key: put_together(value, tensors) for key, value in plain[_ITEMS]}
    raise ConfigError(f"it names what is not in it: {plain}")
