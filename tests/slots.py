"""The attributes of the engine's classes, for tests that go through all of them."""

from __future__ import annotations

from types import GetSetDescriptorType


def slots_of(kind: type) -> tuple[str, ...]:
    """The slots of a class, as it lists them; a compiled class has a descriptor for each instead."""
    if "__slots__" in vars(kind):
        return tuple(vars(kind)["__slots__"])
    return tuple(name for name, found in vars(kind).items() if isinstance(found, GetSetDescriptorType))
