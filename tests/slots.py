"""The attributes of the engine's classes, for tests that go through all of them."""

from __future__ import annotations

from types import GetSetDescriptorType


def slots_of(kind: type) -> tuple[str, ...]:
    """The slots of a class and of those it is made of, as they list them; a compiled class has a descriptor for each instead."""
    return tuple(name for part in reversed(kind.__mro__[:-1]) for name in _own(part))


def _own(kind: type) -> tuple[str, ...]:
    if "__slots__" in vars(kind):
        return tuple(vars(kind)["__slots__"])
    return tuple(name for name, found in vars(kind).items() if isinstance(found, GetSetDescriptorType))
