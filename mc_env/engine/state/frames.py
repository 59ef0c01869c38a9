"""Kinds of frames that several parts of the rules push."""

from __future__ import annotations

from typing import ClassVar

from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.native import native


@native(acyclic=True)
class LeaveFrame(Frame):
    """Cards on their way out of play: the records of their leaving, and whether uses were spent."""

    __slots__ = ("cards", "leavings", "used_up")
    holds: ClassVar = {"leavings": Holds.RECORDS, "cards": Holds.CARDS, "used_up": Holds.NUMBER}

    def __init__(
        self, op: int, sc: int, leavings: tuple[int, ...], cards: tuple[int, ...], used_up: int, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.leavings = leavings
        self.cards = cards
        self.used_up = used_up

    def copy(self) -> LeaveFrame:
        return LeaveFrame(self.op, self.sc, self.leavings, self.cards, self.used_up, self.at)


@native(acyclic=True)
class FollowFrame(Frame):
    """An op that follows an activation."""

    __slots__ = ("activation", "follow")
    holds: ClassVar = {"follow": Holds.NUMBER, "activation": Holds.NUMBER}

    def __init__(self, op: int, sc: int, follow: int, activation: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.follow = follow
        self.activation = activation

    def copy(self) -> FollowFrame:
        return FollowFrame(self.op, self.sc, self.follow, self.activation, self.at)


@native(acyclic=True)
class AttackEndFrame(Frame):
    """The end of an attack: the target it has come to, and records of its own for the targets but the first."""

    __slots__ = ("apart", "attack", "target")
    holds: ClassVar = {"attack": Holds.RECORD, "target": Holds.NUMBER, "apart": Holds.RECORDS}

    def __init__(
        self, op: int, sc: int, attack: int, target: int = 0, apart: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.attack = attack
        self.target = target
        self.apart = apart

    def copy(self) -> AttackEndFrame:
        return AttackEndFrame(self.op, self.sc, self.attack, self.target, self.apart, self.at)


@native(acyclic=True)
class ThwartEndFrame(Frame):
    """The end of a thwart."""

    __slots__ = ("thwart",)
    holds: ClassVar = {"thwart": Holds.RECORD}

    def __init__(self, op: int, sc: int, thwart: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.thwart = thwart

    def copy(self) -> ThwartEndFrame:
        return ThwartEndFrame(self.op, self.sc, self.thwart, self.at)
