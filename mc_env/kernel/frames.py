"""Frames: ops in progress. Each kind of frame names its registers once and says what they hold.

Whoever needs to know what a frame refers to reads that: saving, invariants, redrawing what a player cannot know.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import ClassVar

from mc_env.kernel.native import native

Pair = tuple[int, int]  # record, event kind


class Holds(Enum):
    """What a register holds. A single card or record is -1 while there is none."""

    CARD = auto()
    CARDS = auto()
    SOURCES = auto()  # of a payment: cards, or -(card << 8 | ability) - 1 for a resource ability
    RECORD = auto()
    RECORDS = auto()
    PAIRS = auto()  # records with the events they are looked at as
    NUMBER = auto()  # players, positions, flags, ...
    NUMBERS = auto()


@native(acyclic=True)
class Frame:
    """One op in progress: which op, in which scope, at which step. Kinds of frames add registers."""

    __slots__ = ("at", "op", "sc")
    holds: ClassVar[dict[str, Holds]] = {}  # what the registers hold, in the order of the constructor
    copies: ClassVar[
        tuple[str, ...]
    ] = ()  # registers of cards in play: one that leaves is not meant when it comes back

    def __init__(self, op: int, sc: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at

    def copy(self) -> Frame:
        return Frame(self.op, self.sc, self.at)

    def registers(self) -> tuple[object, ...]:
        """The values of the registers, in order."""
        return tuple([getattr(self, name) for name in self.holds])

    def data(self) -> tuple[object, ...]:
        return (self.op, self.sc, self.at, *self.registers())

    def __repr__(self) -> str:
        named = "".join(f", {name}={getattr(self, name)}" for name in self.holds)
        return f"<{type(self).__name__} op={self.op}, at={self.at}{named}>"


@native(acyclic=True, free_list_len=1)
class WindowFrame(Frame):
    """A window: its events, the stage, whose opportunity it is, passes in a row, and what was used for which record."""

    __slots__ = ("pairs", "passes", "stage", "turn", "used")
    holds: ClassVar = {
        "pairs": Holds.PAIRS,
        "stage": Holds.NUMBER,
        "turn": Holds.NUMBER,
        "passes": Holds.NUMBER,
        "used": Holds.NUMBERS,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        pairs: tuple[Pair, ...],
        stage: int,
        turn: int = 0,
        passes: int = 0,
        used: tuple[Pair, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.pairs = pairs
        self.stage = stage
        self.turn = turn
        self.passes = passes
        self.used = used

    def copy(self) -> WindowFrame:
        return WindowFrame(self.op, self.sc, self.pairs, self.stage, self.turn, self.passes, self.used, self.at)


@native(acyclic=True)
class EventsFrame(Frame):
    """Something has happened: the events to respond to."""

    __slots__ = ("pairs",)
    holds: ClassVar = {"pairs": Holds.PAIRS}

    def __init__(self, op: int, sc: int, pairs: tuple[Pair, ...], at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.pairs = pairs

    def copy(self) -> EventsFrame:
        return EventsFrame(self.op, self.sc, self.pairs, self.at)


@native(acyclic=True)
class PointFrame(Frame):
    """A moment: its record, the events it is looked at as, and whether interrupts come first."""

    __slots__ = ("interrupts", "pairs", "record")
    holds: ClassVar = {"record": Holds.RECORD, "pairs": Holds.PAIRS, "interrupts": Holds.NUMBER}

    def __init__(
        self, op: int, sc: int, record: int, pairs: tuple[Pair, ...], interrupts: int = 0, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.record = record
        self.pairs = pairs
        self.interrupts = interrupts

    def copy(self) -> PointFrame:
        return PointFrame(self.op, self.sc, self.record, self.pairs, self.interrupts, self.at)
