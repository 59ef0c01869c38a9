"""Frames of setup, the round and its phases."""

from __future__ import annotations

from typing import ClassVar

from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.native import native


@native(acyclic=True)
class SetupFrame(Frame):
    """Setup: cards to be seen to one after another and the position among them, encounter cards that start in play, and whether
    any card has the setup keyword."""

    __slots__ = ("any_setup", "cards", "encounter_cards", "position")
    holds: ClassVar = {
        "position": Holds.NUMBER,
        "cards": Holds.CARDS,
        "encounter_cards": Holds.CARDS,
        "any_setup": Holds.NUMBER,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        position: int = 0,
        cards: tuple[int, ...] = (),
        encounter_cards: tuple[int, ...] = (),
        any_setup: int = 0,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.position = position
        self.cards = cards
        self.encounter_cards = encounter_cards
        self.any_setup = any_setup

    def copy(self) -> SetupFrame:
        return SetupFrame(self.op, self.sc, self.position, self.cards, self.encounter_cards, self.any_setup, self.at)


@native(acyclic=True)
class HandsFrame(Frame):
    """Players picking cards of their hands one after another: the position in their order, and what the one there has picked."""

    __slots__ = ("picks", "players", "position")
    holds: ClassVar = {"position": Holds.NUMBER, "players": Holds.NUMBERS, "picks": Holds.CARDS}

    def __init__(
        self,
        op: int,
        sc: int,
        position: int = 0,
        players: tuple[int, ...] = (),
        picks: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.position = position
        self.players = players
        self.picks = picks

    def copy(self) -> HandsFrame:
        return HandsFrame(self.op, self.sc, self.position, self.players, self.picks, self.at)


@native(acyclic=True)
class RoundFrame(Frame):
    """The round: the players of its player phase, and the position in that order."""

    __slots__ = ("players", "position")
    holds: ClassVar = {"position": Holds.NUMBER, "players": Holds.NUMBERS}

    def __init__(self, op: int, sc: int, position: int = 0, players: tuple[int, ...] = (), at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.position = position
        self.players = players

    def copy(self) -> RoundFrame:
        return RoundFrame(self.op, self.sc, self.position, self.players, self.at)


@native(acyclic=True)
class TurnFrame(Frame):
    """A player's turn, and who is asked to act."""

    __slots__ = ("asked", "player", "record")
    holds: ClassVar = {"player": Holds.NUMBER, "record": Holds.RECORD, "asked": Holds.NUMBER}

    def __init__(self, op: int, sc: int, player: int, record: int = -1, asked: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.player = player
        self.record = record
        self.asked = asked

    def copy(self) -> TurnFrame:
        return TurnFrame(self.op, self.sc, self.player, self.record, self.asked, self.at)


@native(acyclic=True)
class LimitFrame(Frame):
    """A player over a limit, and the cards to choose from."""

    __slots__ = ("cards", "player")
    holds: ClassVar = {"player": Holds.NUMBER, "cards": Holds.CARDS}

    def __init__(self, op: int, sc: int, player: int, cards: tuple[int, ...], at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.player = player
        self.cards = cards

    def copy(self) -> LimitFrame:
        return LimitFrame(self.op, self.sc, self.player, self.cards, self.at)


@native(acyclic=True)
class VillainPhaseFrame(Frame):
    """The villain phase: the players it goes through, the position in that order, and minions that have activated against the
    player there."""

    __slots__ = ("activated", "players", "position")
    holds: ClassVar = {"position": Holds.NUMBER, "players": Holds.NUMBERS, "activated": Holds.CARDS}
    copies: ClassVar = ("activated",)

    def __init__(
        self,
        op: int,
        sc: int,
        position: int = 0,
        players: tuple[int, ...] = (),
        activated: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.position = position
        self.players = players
        self.activated = activated

    def copy(self) -> VillainPhaseFrame:
        return VillainPhaseFrame(self.op, self.sc, self.position, self.players, self.activated, self.at)
