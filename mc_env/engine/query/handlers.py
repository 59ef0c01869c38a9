"""Handlers: one small function for each type of node, in one table for each kind of node.

A handler compiles its node: it reads the node once and returns the function that games call. The modules beside this one hold the
handlers; importing the package enters all of them, so that parts of a query can hold one another (the cards of a player, the
players who control a card, the number of cards ...) whichever module they are in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from mc_env.cards.kit.nodes import Node
from mc_env.engine.program.tables import CondFn, Find, Fits, PlayersFn, Test, ValueFn
from mc_env.engine.query.names import Names
from mc_env.errors import NotImplementedCard

N = TypeVar("N", bound=Node)
Made = TypeVar("Made")


class Handlers(Generic[Made]):
    """The handlers of one kind of node, by node type."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.by_type: dict[type, Callable[[Node, Names], Made]] = {}

    def of(self, node: type[N]) -> Callable[[Callable[[N, Names], Made]], Callable[[N, Names], Made]]:
        """Enter a function as the handler of a node type."""

        def enter(handler: Callable[[N, Names], Made]) -> Callable[[N, Names], Made]:
            self.by_type[node] = cast(Callable[[Node, Names], Made], handler)
            return handler

        return enter

    def __contains__(self, node: type) -> bool:
        return node in self.by_type

    def compile(self, n: Node, names: Names) -> Made:
        """What the handler of a node makes of it. A node without one is named in the error."""
        handler = self.by_type.get(type(n))
        if handler is None:
            raise NotImplementedCard(f"{self.kind} {type(n).__name__}")
        return handler(n, names)


PLAYERS: Final[Handlers[PlayersFn]] = Handlers("player node")
SOURCES: Final[Handlers[Find]] = Handlers("selector")  # selectors that say themselves where to look
MATCHES: Final[Handlers[Fits | Test]] = Handlers("selector")  # whether one card fits; a source needs none of its own
VALUES: Final[Handlers[ValueFn]] = Handlers("value")
CONDITIONS: Final[Handlers[CondFn]] = Handlers("condition")
