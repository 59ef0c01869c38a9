"""Kinds of frames of Vs. System, each with its registers."""

from __future__ import annotations

from typing import ClassVar

from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.native import native


@native(acyclic=True)
class PhaseFrame(Frame):
    """A turn or a phase of it: whose, the step of the build phase, and the character that formation has come to."""

    __slots__ = ("last", "player", "stage")
    holds: ClassVar = {"player": Holds.NUMBER, "stage": Holds.NUMBER, "last": Holds.CARD}

    def __init__(self, op: int, sc: int, player: int, stage: int = 0, last: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.player = player
        self.stage = stage
        self.last = last

    def copy(self) -> PhaseFrame:
        return PhaseFrame(self.op, self.sc, self.player, self.stage, self.last, self.at)


@native(acyclic=True)
class DeclareFrame(Frame):
    """An attack being declared: the attackers so far, and the defender."""

    __slots__ = ("attackers", "defender", "player")
    holds: ClassVar = {"player": Holds.NUMBER, "attackers": Holds.CARDS, "defender": Holds.CARD}

    def __init__(
        self, op: int, sc: int, player: int, attackers: tuple[int, ...], defender: int = -1, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.player = player
        self.attackers = attackers
        self.defender = defender

    def copy(self) -> DeclareFrame:
        return DeclareFrame(self.op, self.sc, self.player, self.attackers, self.defender, self.at)


@native(acyclic=True)
class CombatFrame(Frame):
    """A combat: its record, whose opportunity it is, passes in a row, and who strikes in this part of it."""

    __slots__ = ("combat", "passes", "strikers", "turn")
    holds: ClassVar = {
        "combat": Holds.RECORD,
        "turn": Holds.NUMBER,
        "passes": Holds.NUMBER,
        "strikers": Holds.CARDS,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        combat: int,
        turn: int = 0,
        passes: int = 0,
        strikers: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.combat = combat
        self.turn = turn
        self.passes = passes
        self.strikers = strikers

    def copy(self) -> CombatFrame:
        return CombatFrame(self.op, self.sc, self.combat, self.turn, self.passes, self.strikers, self.at)


@native(acyclic=True)
class CardFrame(Frame):
    """Something about one card."""

    __slots__ = ("card",)
    holds: ClassVar = {"card": Holds.CARD}

    def __init__(self, op: int, sc: int, card: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.card = card

    def copy(self) -> CardFrame:
        return CardFrame(self.op, self.sc, self.card, self.at)


@native(acyclic=True)
class SymbolsFrame(Frame):
    """Symbols being paid: by whom, which, and the locations picked so far."""

    __slots__ = ("cost", "player", "sources")
    holds: ClassVar = {"player": Holds.NUMBER, "cost": Holds.NUMBERS, "sources": Holds.CARDS}

    def __init__(
        self,
        op: int,
        sc: int,
        player: int,
        cost: tuple[int, ...],
        sources: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.player = player
        self.cost = cost
        self.sources = sources

    def copy(self) -> SymbolsFrame:
        return SymbolsFrame(self.op, self.sc, self.player, self.cost, self.sources, self.at)


@native(acyclic=True)
class UseFrame(Frame):
    """A power or a plot twist being used: which, and whether it has been canceled."""

    __slots__ = ("canceled", "power")
    holds: ClassVar = {"power": Holds.NUMBER, "canceled": Holds.NUMBER}

    def __init__(self, op: int, sc: int, power: int, canceled: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.power = power
        self.canceled = canceled

    def copy(self) -> UseFrame:
        return UseFrame(self.op, self.sc, self.power, self.canceled, self.at)


@native(acyclic=True)
class ListFrame(Frame):
    """Effects one after another: how far it has come."""

    __slots__ = ("done",)
    holds: ClassVar = {"done": Holds.NUMBER}

    def __init__(self, op: int, sc: int, done: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.done = done

    def copy(self) -> ListFrame:
        return ListFrame(self.op, self.sc, self.done, self.at)


@native(acyclic=True)
class RecruitFrame(Frame):
    """A character being recruited: the row it goes to, and the zone it came from."""

    __slots__ = ("origin", "row")
    holds: ClassVar = {"row": Holds.NUMBER, "origin": Holds.NUMBER}

    def __init__(self, op: int, sc: int, row: int, origin: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.row = row
        self.origin = origin

    def copy(self) -> RecruitFrame:
        return RecruitFrame(self.op, self.sc, self.row, self.origin, self.at)
