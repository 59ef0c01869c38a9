"""Frames of effects."""

from __future__ import annotations

from typing import ClassVar

from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.native import native
from mc_env.kernel.records import FULLY, NONE


@native(acyclic=True)
class PicksFrame(Frame):
    """Cards chosen one after another, and how many are to be chosen."""

    __slots__ = ("picks", "wanted")
    holds: ClassVar = {"picks": Holds.CARDS, "wanted": Holds.NUMBER}

    def __init__(self, op: int, sc: int, picks: tuple[int, ...] = (), wanted: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.picks = picks
        self.wanted = wanted

    def copy(self) -> PicksFrame:
        return PicksFrame(self.op, self.sc, self.picks, self.wanted, self.at)


@native(acyclic=True)
class OptionsFrame(Frame):
    """Effects that a player puts in order: which of them are done."""

    __slots__ = ("done",)
    holds: ClassVar = {"done": Holds.NUMBERS}

    def __init__(self, op: int, sc: int, done: tuple[int, ...] = (), at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.done = done

    def copy(self) -> OptionsFrame:
        return OptionsFrame(self.op, self.sc, self.done, self.at)


@native(acyclic=True)
class CostFrame(Frame):
    """What a cost asks for beside resources: whether some part of it has failed."""

    __slots__ = ("failed",)
    holds: ClassVar = {"failed": Holds.NUMBER}

    def __init__(self, op: int, sc: int, failed: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.failed = failed

    def copy(self) -> CostFrame:
        return CostFrame(self.op, self.sc, self.failed, self.at)


@native(acyclic=True)
class PayEffectFrame(Frame):
    """A cost in the middle of an effect: who pays it, and which alternative."""

    __slots__ = ("alternative", "payer")
    holds: ClassVar = {"payer": Holds.NUMBER, "alternative": Holds.NUMBER}

    def __init__(self, op: int, sc: int, payer: int = -1, alternative: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.payer = payer
        self.alternative = alternative

    def copy(self) -> PayEffectFrame:
        return PayEffectFrame(self.op, self.sc, self.payer, self.alternative, self.at)


@native(acyclic=True)
class TogetherFrame(Frame):
    """Effects joined by "and": the least status and the sum of amounts so far, and how many have begun beside damage."""

    __slots__ = ("amount", "begun", "status")
    holds: ClassVar = {"status": Holds.NUMBER, "amount": Holds.NUMBER, "begun": Holds.NUMBER}

    def __init__(self, op: int, sc: int, status: int = FULLY, amount: int = 0, begun: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.status = status
        self.amount = amount
        self.begun = begun

    def copy(self) -> TogetherFrame:
        return TogetherFrame(self.op, self.sc, self.status, self.amount, self.begun, self.at)


@native(acyclic=True)
class EachPlayerFrame(Frame):
    """Players to come, who "you" was before, and the report so far."""

    __slots__ = ("amount", "players", "status", "you")
    holds: ClassVar = {"players": Holds.NUMBERS, "you": Holds.NUMBER, "status": Holds.NUMBER, "amount": Holds.NUMBER}

    def __init__(
        self,
        op: int,
        sc: int,
        players: tuple[int, ...] = (),
        you: int = -1,
        status: int = NONE,
        amount: int = 0,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.players = players
        self.you = you
        self.status = status
        self.amount = amount

    def copy(self) -> EachPlayerFrame:
        return EachPlayerFrame(self.op, self.sc, self.players, self.you, self.status, self.amount, self.at)


@native(acyclic=True)
class EachCardFrame(Frame):
    """Cards to come, and the report so far."""

    __slots__ = ("amount", "cards", "status")
    holds: ClassVar = {"cards": Holds.CARDS, "status": Holds.NUMBER, "amount": Holds.NUMBER}

    def __init__(
        self, op: int, sc: int, cards: tuple[int, ...] = (), status: int = NONE, amount: int = 0, at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.cards = cards
        self.status = status
        self.amount = amount

    def copy(self) -> EachCardFrame:
        return EachCardFrame(self.op, self.sc, self.cards, self.status, self.amount, self.at)


@native(acyclic=True)
class RepeatFrame(Frame):
    """How many times are left."""

    __slots__ = ("left",)
    holds: ClassVar = {"left": Holds.NUMBER}

    def __init__(self, op: int, sc: int, left: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.left = left

    def copy(self) -> RepeatFrame:
        return RepeatFrame(self.op, self.sc, self.left, self.at)


@native(acyclic=True)
class SpecialsFrame(Frame):
    """Special abilities resolved one after another: the cards that had their turn, and whether that was the last one."""

    __slots__ = ("over", "resolved")
    holds: ClassVar = {"resolved": Holds.CARDS, "over": Holds.NUMBER}

    def __init__(self, op: int, sc: int, resolved: tuple[int, ...] = (), over: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.resolved = resolved
        self.over = over

    def copy(self) -> SpecialsFrame:
        return SpecialsFrame(self.op, self.sc, self.resolved, self.over, self.at)


@native(acyclic=True)
class LabeledFrame(Frame):
    """An attack or thwart inside an ability, and what the ability was about before (a record that may be over)."""

    __slots__ = ("attempt", "outer")
    holds: ClassVar = {"attempt": Holds.RECORD, "outer": Holds.NUMBER}

    def __init__(self, op: int, sc: int, attempt: int = -1, outer: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.attempt = attempt
        self.outer = outer

    def copy(self) -> LabeledFrame:
        return LabeledFrame(self.op, self.sc, self.attempt, self.outer, self.at)


@native(acyclic=True)
class AssignFrame(Frame):
    """Damage assigned point by point: to whom it can be, one entry for each point assigned, how many there are, who
    assigns them, and how it is dealt (`harm`)."""

    __slots__ = ("among", "assigned", "how", "player", "points")
    holds: ClassVar = {
        "among": Holds.CARDS,
        "assigned": Holds.CARDS,
        "points": Holds.NUMBER,
        "player": Holds.NUMBER,
        "how": Holds.NUMBER,
    }

    def __init__(
        self,
        op: int,
        sc: int,
        among: tuple[int, ...],
        assigned: tuple[int, ...],
        points: int,
        player: int,
        how: int,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.among = among
        self.assigned = assigned
        self.points = points
        self.player = player
        self.how = how

    def copy(self) -> AssignFrame:
        return AssignFrame(self.op, self.sc, self.among, self.assigned, self.points, self.player, self.how, self.at)


@native(acyclic=True)
class TakeStatusFrame(Frame):
    """Characters to come, how many status cards were discarded and wanted, and the status picked for the character at hand."""

    __slots__ = ("characters", "status", "taken", "wanted")
    holds: ClassVar = {"characters": Holds.CARDS, "taken": Holds.NUMBER, "wanted": Holds.NUMBER, "status": Holds.NUMBER}

    def __init__(
        self,
        op: int,
        sc: int,
        characters: tuple[int, ...] = (),
        taken: int = 0,
        wanted: int = 0,
        status: int = -1,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.characters = characters
        self.taken = taken
        self.wanted = wanted
        self.status = status

    def copy(self) -> TakeStatusFrame:
        return TakeStatusFrame(self.op, self.sc, self.characters, self.taken, self.wanted, self.status, self.at)


@native(acyclic=True)
class MoveThreatFrame(Frame):
    """Where threat goes, how much is to move, and how much was taken off."""

    __slots__ = ("amount", "moved", "to")
    holds: ClassVar = {"to": Holds.CARD, "amount": Holds.NUMBER, "moved": Holds.NUMBER}

    def __init__(self, op: int, sc: int, to: int = -1, amount: int = 0, moved: int = 0, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.to = to
        self.amount = amount
        self.moved = moved

    def copy(self) -> MoveThreatFrame:
        return MoveThreatFrame(self.op, self.sc, self.to, self.amount, self.moved, self.at)


@native(acyclic=True)
class MoveFrame(Frame):
    """Cards on their way elsewhere, and the records of leaving play."""

    __slots__ = ("cards", "leavings")
    holds: ClassVar = {"leavings": Holds.RECORDS, "cards": Holds.CARDS}

    def __init__(
        self, op: int, sc: int, leavings: tuple[int, ...] = (), cards: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.leavings = leavings
        self.cards = cards

    def copy(self) -> MoveFrame:
        return MoveFrame(self.op, self.sc, self.leavings, self.cards, self.at)


@native(acyclic=True)
class PutFrame(Frame):
    """Cards to be put into play, those that have entered, and one that waits for a host."""

    __slots__ = ("cards", "entered", "waiting")
    holds: ClassVar = {"cards": Holds.CARDS, "entered": Holds.CARDS, "waiting": Holds.CARD}

    def __init__(
        self,
        op: int,
        sc: int,
        cards: tuple[int, ...] = (),
        entered: tuple[int, ...] = (),
        waiting: int = -1,
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.cards = cards
        self.entered = entered
        self.waiting = waiting

    def copy(self) -> PutFrame:
        return PutFrame(self.op, self.sc, self.cards, self.entered, self.waiting, self.at)


@native(acyclic=True)
class PutAsFrame(Frame):
    """Players whose top card is to come, once for each card, and cards that have entered play."""

    __slots__ = ("entered", "players")
    holds: ClassVar = {"players": Holds.NUMBERS, "entered": Holds.CARDS}

    def __init__(
        self, op: int, sc: int, players: tuple[int, ...] = (), entered: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.players = players
        self.entered = entered

    def copy(self) -> PutAsFrame:
        return PutAsFrame(self.op, self.sc, self.players, self.entered, self.at)


@native(acyclic=True)
class PlayCardFrame(Frame):
    """The lasting effect that makes a card cheaper until it is played."""

    __slots__ = ("price",)
    holds: ClassVar = {"price": Holds.NUMBER}

    def __init__(self, op: int, sc: int, price: int = -1, at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.price = price

    def copy(self) -> PlayCardFrame:
        return PlayCardFrame(self.op, self.sc, self.price, self.at)


@native(acyclic=True)
class DiscardHandFrame(Frame):
    """Players to come, cards picked by the one at hand, and all that was discarded."""

    __slots__ = ("discarded", "picks", "players")
    holds: ClassVar = {"players": Holds.NUMBERS, "picks": Holds.CARDS, "discarded": Holds.CARDS}

    def __init__(
        self,
        op: int,
        sc: int,
        players: tuple[int, ...] = (),
        picks: tuple[int, ...] = (),
        discarded: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.players = players
        self.picks = picks
        self.discarded = discarded

    def copy(self) -> DiscardHandFrame:
        return DiscardHandFrame(self.op, self.sc, self.players, self.picks, self.discarded, self.at)


@native(acyclic=True)
class EachTimeFrame(Frame):
    """Decks with the number of cards still to be discarded, and cards discarded."""

    __slots__ = ("discarded", "plan")
    holds: ClassVar = {"plan": Holds.NUMBERS, "discarded": Holds.CARDS}

    def __init__(
        self, op: int, sc: int, plan: tuple[tuple[int, int], ...] = (), discarded: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.plan = plan
        self.discarded = discarded

    def copy(self) -> EachTimeFrame:
        return EachTimeFrame(self.op, self.sc, self.plan, self.discarded, self.at)


@native(acyclic=True)
class RearrangeFrame(Frame):
    """Cards still to be put in order, and those that are."""

    __slots__ = ("cards", "ordered")
    holds: ClassVar = {"cards": Holds.CARDS, "ordered": Holds.CARDS}

    def __init__(
        self, op: int, sc: int, cards: tuple[int, ...] = (), ordered: tuple[int, ...] = (), at: int = 0
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.cards = cards
        self.ordered = ordered

    def copy(self) -> RearrangeFrame:
        return RearrangeFrame(self.op, self.sc, self.cards, self.ordered, self.at)


@native(acyclic=True)
class SearchFrame(Frame):
    """Cards chosen among those that were found."""

    __slots__ = ("found",)
    holds: ClassVar = {"found": Holds.CARDS}

    def __init__(self, op: int, sc: int, found: tuple[int, ...] = (), at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.found = found

    def copy(self) -> SearchFrame:
        return SearchFrame(self.op, self.sc, self.found, self.at)


@native(acyclic=True)
class FindFrame(Frame):
    """The decks that were searched."""

    __slots__ = ("decks",)
    holds: ClassVar = {"decks": Holds.NUMBERS}

    def __init__(self, op: int, sc: int, decks: tuple[int, ...] = (), at: int = 0) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.decks = decks

    def copy(self) -> FindFrame:
        return FindFrame(self.op, self.sc, self.decks, self.at)


@native(acyclic=True)
class EnemiesFrame(Frame):
    """Enemies to activate, how many did, those that had their turn, and the identities of the players they did it against: of
    the one at hand, and of all before."""

    __slots__ = ("activated", "against", "enemies", "faced", "had_turn")
    holds: ClassVar = {
        "enemies": Holds.CARDS,
        "activated": Holds.NUMBER,
        "had_turn": Holds.CARDS,
        "against": Holds.CARD,
        "faced": Holds.CARDS,
    }
    copies: ClassVar = ("enemies", "had_turn")

    def __init__(
        self,
        op: int,
        sc: int,
        enemies: tuple[int, ...] = (),
        activated: int = 0,
        had_turn: tuple[int, ...] = (),
        against: int = -1,
        faced: tuple[int, ...] = (),
        at: int = 0,
    ) -> None:
        self.op = op
        self.sc = sc
        self.at = at
        self.enemies = enemies
        self.activated = activated
        self.had_turn = had_turn
        self.against = against
        self.faced = faced

    def copy(self) -> EnemiesFrame:
        return EnemiesFrame(
            self.op, self.sc, self.enemies, self.activated, self.had_turn, self.against, self.faced, self.at
        )
