"""Frames of what the rules do with what happens."""

from __future__ import annotations

from typing import ClassVar

from mc_env.kernel.frames import Frame, Holds, Pair
from mc_env.kernel.native import native


@native(acyclic=True)
class PowerFrame(Frame):
    """A basic power of a character, used by a player."""

    __slots__ = ("character", "player", "record")
    holds: ClassVar = {"character": Holds.CARD, "record": Holds.RECORD, "player": Holds.NUMBER}

    def __init__(self, op: int, sc: int, character: int, record: int, player: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.character = character
        self.record = record
        self.player = player

    def copy(self) -> PowerFrame:
        return PowerFrame(self.op, self.sc, self.character, self.record, self.player, self.at)


@native(acyclic=True)
class ActivationFrame(Frame):
    """An enemy attack or scheme: its first record, the lane or follow-up it has come to, players asked to defend."""

    __slots__ = ("activation", "asked", "lane")
    holds: ClassVar = {"activation": Holds.RECORD, "lane": Holds.NUMBER, "asked": Holds.NUMBER}

    def __init__(self, op: int, sc: int, activation: int, lane: int = 0, asked: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.activation = activation
        self.lane = lane
        self.asked = asked

    def copy(self) -> ActivationFrame:
        return ActivationFrame(self.op, self.sc, self.activation, self.lane, self.asked, self.at)


@native(acyclic=True)
class BoostsFrame(Frame):
    """Boost cards of an activation, and the record of the one turned up."""

    __slots__ = ("activation", "boost")
    holds: ClassVar = {"activation": Holds.RECORD, "boost": Holds.RECORD}

    def __init__(self, op: int, sc: int, activation: int, boost: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.activation = activation
        self.boost = boost

    def copy(self) -> BoostsFrame:
        return BoostsFrame(self.op, self.sc, self.activation, self.boost, self.at)


@native(acyclic=True)
class DamageFrame(Frame):
    """A batch of damage, the defeats it causes, and whether all of it must be taken."""

    __slots__ = ("damage", "defeats", "in_full")
    holds: ClassVar = {"damage": Holds.RECORDS, "defeats": Holds.RECORDS, "in_full": Holds.NUMBER}

    def __init__(
        self, op: int, sc: int, damage: tuple[int, ...], defeats: tuple[int, ...] = (), in_full: int = 0, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.damage = damage
        self.defeats = defeats
        self.in_full = in_full

    def copy(self) -> DamageFrame:
        return DamageFrame(self.op, self.sc, self.damage, self.defeats, self.in_full, self.at)


@native(acyclic=True)
class DefeatFrame(Frame):
    """Defeats, whether the caller opens the window after them, and those whose When Defeated has resolved."""

    __slots__ = ("defeats", "resolved", "told")
    holds: ClassVar = {"defeats": Holds.RECORDS, "told": Holds.NUMBER, "resolved": Holds.RECORDS}

    def __init__(
        self, op: int, sc: int, defeats: tuple[int, ...], told: int = 0, resolved: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.defeats = defeats
        self.told = told
        self.resolved = resolved

    def copy(self) -> DefeatFrame:
        return DefeatFrame(self.op, self.sc, self.defeats, self.told, self.resolved, self.at)


@native(acyclic=True)
class ThreatFrame(Frame):
    """Threat placed or removed, the side schemes defeated by that, and how much was wanted."""

    __slots__ = ("defeats", "records", "wanted")
    holds: ClassVar = {"records": Holds.RECORDS, "defeats": Holds.RECORDS, "wanted": Holds.NUMBER}

    def __init__(
        self, op: int, sc: int, records: tuple[int, ...], defeats: tuple[int, ...] = (), wanted: int = 0, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.records = records
        self.defeats = defeats
        self.wanted = wanted

    def copy(self) -> ThreatFrame:
        return ThreatFrame(self.op, self.sc, self.records, self.defeats, self.wanted, self.at)


@native(acyclic=True)
class PlayFrame(Frame):
    """A card being played that stays in play, under whose control, and on which host, if the cost depends on that."""

    __slots__ = ("card", "controller", "host", "record")
    holds: ClassVar = {
        "card": Holds.CARD,
        "record": Holds.RECORD,
        "controller": Holds.NUMBER,
        "host": Holds.CARD,
    }

    def __init__(
        self, op: int, sc: int, card: int, record: int = -1, controller: int = -1, host: int = -1, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.card = card
        self.record = record
        self.controller = controller
        self.host = host

    def copy(self) -> PlayFrame:
        return PlayFrame(self.op, self.sc, self.card, self.record, self.controller, self.host, self.at)


@native(acyclic=True)
class EnterFrame(Frame):
    """A card that has entered play or engaged somebody: the events to respond to, and its own record."""

    __slots__ = ("pairs", "record")
    holds: ClassVar = {"pairs": Holds.PAIRS, "record": Holds.RECORD}

    def __init__(self, op: int, sc: int, pairs: tuple[Pair, ...], record: int, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.pairs = pairs
        self.record = record

    def copy(self) -> EnterFrame:
        return EnterFrame(self.op, self.sc, self.pairs, self.record, self.at)


@native(acyclic=True)
class RevealFrame(Frame):
    """An encounter card being revealed: by whom, whether from the deck, and whose peril it was before."""

    __slots__ = ("card", "from_deck", "peril", "player", "record")
    holds: ClassVar = {
        "card": Holds.CARD,
        "record": Holds.RECORD,
        "player": Holds.NUMBER,
        "from_deck": Holds.NUMBER,
        "peril": Holds.NUMBER,
    }

    def __init__(
        self, op: int, sc: int, card: int, record: int, player: int, from_deck: int, peril: int, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.card = card
        self.record = record
        self.player = player
        self.from_deck = from_deck
        self.peril = peril

    def copy(self) -> RevealFrame:
        return RevealFrame(self.op, self.sc, self.card, self.record, self.player, self.from_deck, self.peril, self.at)


@native(acyclic=True)
class CompleteFrame(Frame):
    """A main scheme that has reached its target."""

    __slots__ = ("record", "scheme")
    holds: ClassVar = {"scheme": Holds.CARD, "record": Holds.RECORD}

    def __init__(self, op: int, sc: int, scheme: int, record: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.scheme = scheme
        self.record = record

    def copy(self) -> CompleteFrame:
        return CompleteFrame(self.op, self.sc, self.scheme, self.record, self.at)


@native(acyclic=True)
class AdvanceFrame(Frame):
    """A main scheme deck that advances: the old stage and the new one."""

    __slots__ = ("new", "old")
    holds: ClassVar = {"old": Holds.CARD, "new": Holds.CARD}

    def __init__(self, op: int, sc: int, old: int, new: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.old = old
        self.new = new

    def copy(self) -> AdvanceFrame:
        return AdvanceFrame(self.op, self.sc, self.old, self.new, self.at)
