"""Frames of using cards and abilities."""

from __future__ import annotations

from typing import ClassVar

from mc_env.engine.state.resources import Need
from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.native import native


@native(acyclic=True, free_list_len=1)
class PayFrame(Frame):
    """A payment: what is due and for what, who pays, cards to spare for the rest of the cost, and what was picked so far."""

    __slots__ = ("card", "helper", "need", "payer", "picked", "printed", "reserve")
    holds: ClassVar = {
        "need": Holds.NUMBERS,
        "card": Holds.CARD,
        "payer": Holds.NUMBER,
        "reserve": Holds.NUMBER,
        "printed": Holds.NUMBER,
        "picked": Holds.SOURCES,
        "helper": Holds.NUMBER,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        need: Need,
        card: int,
        payer: int,
        reserve: int,
        printed: int,
        picked: tuple[int, ...] = (),
        helper: int = -1,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.need = need
        self.card = card
        self.payer = payer
        self.reserve = reserve
        self.printed = printed
        self.picked = picked
        self.helper = helper

    def copy(self) -> PayFrame:
        return PayFrame(
            self.op,
            self.sc,
            self.need,
            self.card,
            self.payer,
            self.reserve,
            self.printed,
            self.picked,
            self.helper,
            self.at,
        )


@native(acyclic=True)
class OpsFrame(Frame):
    """Several ops, one after another: those to come, and whether one has failed."""

    __slots__ = ("failed", "ops")
    holds: ClassVar = {"ops": Holds.NUMBERS, "failed": Holds.NUMBER}

    def __init__(self, op: int, sc: int, ops: tuple[int, ...], failed: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.ops = ops
        self.failed = failed

    def copy(self) -> OpsFrame:
        return OpsFrame(self.op, self.sc, self.ops, self.failed, self.at)


@native(acyclic=True, free_list_len=1)
class AbilityFrame(Frame):
    """An ability: whether it is used (or resolved by another), which alternative of its cost is paid, the attack or thwart it is,
    the playing of its event, and that it was triggered, if somebody waits for that."""

    __slots__ = ("ability", "alternative", "attempt", "play", "triggered", "used")
    holds: ClassVar = {
        "ability": Holds.NUMBER,
        "used": Holds.NUMBER,
        "alternative": Holds.NUMBER,
        "attempt": Holds.RECORD,
        "play": Holds.RECORD,
        "triggered": Holds.RECORD,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        ability: int,
        used: int = 1,
        alternative: int = -1,
        attempt: int = -1,
        play: int = -1,
        triggered: int = -1,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.ability = ability
        self.used = used
        self.alternative = alternative
        self.attempt = attempt
        self.play = play
        self.triggered = triggered

    def copy(self) -> AbilityFrame:
        return AbilityFrame(
            self.op,
            self.sc,
            self.ability,
            self.used,
            self.alternative,
            self.attempt,
            self.play,
            self.triggered,
            self.at,
        )


@native(acyclic=True)
class KindFrame(Frame):
    """All abilities of one kind on a card, and how many of them have been begun."""

    __slots__ = ("begun", "kind")
    holds: ClassVar = {"kind": Holds.NUMBER, "begun": Holds.NUMBER}

    def __init__(self, op: int, sc: int, kind: int, begun: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.kind = kind
        self.begun = begun

    def copy(self) -> KindFrame:
        return KindFrame(self.op, self.sc, self.kind, self.begun, self.at)
