"""What a node is, the kinds of nodes that point at things, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, TypeVar, dataclass_transform

__all__ = [
    "Node",
    "PlayerSel",
    "Sel",
    "Both",
    "EitherSel",
    "Without",
    "A",
    "AtRandom",
    "APlayer",
    "Value",
    "Condition",
    "AllOf",
    "AnyOf",
    "Not",
    "Val",
    "Target",
    "Who",
]

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, eq_default=False)
def node(cls: type[_T]) -> type[_T]:
    """A frozen piece of data with slots, compared by identity."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)


@node
class Node:
    """Base of everything a definition is made of."""


@node
class PlayerSel(Node):
    """A set of players, named from the point of view of the ability."""


@node
class Sel(Node):
    """A set of cards. Combine with `&`, `|`, `~`."""

    def __and__(self, other: Sel) -> Sel:
        return Both(self, other)

    def __or__(self, other: Sel) -> Sel:
        return EitherSel(self, other)

    def __invert__(self) -> Sel:
        return Without(self)


@node
class Both(Sel):
    """Cards that fit both selectors."""

    a: Sel
    b: Sel


@node
class EitherSel(Sel):
    """Cards that fit at least one selector."""

    a: Sel
    b: Sel


@node
class Without(Sel):
    """Cards that do not fit (only as a filter, joined by `&`)."""

    a: Sel


@node
class A(Node):
    """One card of a set, chosen when the sentence resolves: "an enemy". `by` names who chooses (default: you)."""

    of: Sel
    by: PlayerSel | None = None
    optional: bool = False
    name: str = ""


@node
class AtRandom(Node):
    """One card of a set, picked at random when the sentence resolves."""

    of: Sel


@node
class APlayer(Node):
    """One player of a set, chosen when the sentence resolves: "a player"."""

    of: PlayerSel
    name: str = ""


@node
class Value(Node):
    """A number computed when it is needed."""


@node
class Condition(Node):
    """A yes-or-no question about the game."""

    def __and__(self, other: Condition) -> Condition:
        return AllOf(self, other)

    def __or__(self, other: Condition) -> Condition:
        return AnyOf(self, other)

    def __invert__(self) -> Condition:
        return Not(self)


@node
class AllOf(Condition):
    """Both hold."""

    a: Condition
    b: Condition


@node
class AnyOf(Condition):
    """At least one holds."""

    a: Condition
    b: Condition


@node
class Not(Condition):
    """The opposite."""

    a: Condition


Val: TypeAlias = "int | Value"
Target: TypeAlias = "Sel | PlayerSel | A | AtRandom"
Who: TypeAlias = "PlayerSel | APlayer"
