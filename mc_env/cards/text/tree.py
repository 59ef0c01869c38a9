"""Walking over definitions: what a node holds, in the order in which it is written."""

from __future__ import annotations

from collections.abc import Iterator

from mc_env.cards.kit import Node


def parts(node: Node) -> Iterator[tuple[str, object]]:
    """Names and values of everything a node holds."""
    for cls in reversed(type(node).__mro__):
        for name in getattr(cls, "__slots__", ()):
            yield name, getattr(node, name)


def nodes(value: object) -> Iterator[Node]:
    """Every node inside a value, itself included, in written order."""
    if isinstance(value, Node):
        yield value
        for _, part in parts(value):
            yield from nodes(part)
    elif isinstance(value, tuple):
        for item in value:
            yield from nodes(item)
