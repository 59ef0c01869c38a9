"""Tables of small functions, one for each type of node of a definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, cast

from mc_env.cards.kit.nodes import Node

N = TypeVar("N", bound=Node)
Where = TypeVar("Where")
Made = TypeVar("Made")


class Handlers(Generic[Where, Made]):
    """The handlers of one kind of node, by node type. A handler reads a node where it stands and says what it makes of it."""

    def __init__(self) -> None:
        self.by_type: dict[type, Callable[[object, Where], Made]] = {}

    def enter(self, node: type[N], handler: Callable[[N, Where], Made]) -> None:
        """Enter a function as the handler of a node type."""
        self.by_type[node] = cast(Callable[[object, Where], Made], handler)

    def of(self, node: type[N]) -> Callable[[Callable[[N, Where], Made]], Callable[[N, Where], Made]]:
        """The same as a decorator."""

        def enter(handler: Callable[[N, Where], Made]) -> Callable[[N, Where], Made]:
            self.enter(node, handler)
            return handler

        return enter

    def find(self, node: object) -> Callable[[object, Where], Made] | None:
        """The handler of a node, if its type has one."""
        return self.by_type.get(type(node))
