"""Plain-data records of the stack: frames, scopes and event records.

A *frame* is one op in progress. A *scope* is the context of one resolving ability: whose it is, what was chosen, what
the effects before reported. A *record* is one occurrence that abilities can refer to (Reference "Triggering
Condition"). Frames point at scopes and records by serial number, so that a copy of a game shares nothing.
"""

from __future__ import annotations

from typing import Final

from mc_env.engine.program.native import native

# flags of event records
F_ATTACK: Final = 1  # part of an attack
F_BASIC: Final = 2  # a basic power
F_OVERKILL: Final = 4
F_PIERCING: Final = 8
F_RANGED: Final = 16
F_CANCELED: Final = 32
F_REPLACED: Final = 64
F_DEFENDED: Final = 128  # somebody defended, even if the defender is gone
F_BASIC_DEFENSE: Final = 256
F_STEP_ONE: Final = 512  # threat of step one of the villain phase
F_FROM_DECK: Final = 1024  # revealed from the encounter deck, or discarded from the top of a deck
F_EFFECTS_CANCELED: Final = 2048
F_SURGE: Final = 4096
F_DERIVED: Final = 8192  # a lane added to an attack, or overkill damage
F_PREVENTED: Final = 16384
F_ANNOUNCED: Final = 32768  # the "when attacks" window has been opened
F_MADE: Final = 65536  # the attack, thwart or scheme really happened
F_IGNORES_TOUGH: Final = 131072
F_ENDED: Final = 262144
F_DEFENSE_LABEL: Final = 524288
F_INDIRECT: Final = 1048576
F_CONSEQUENTIAL: Final = 2097152
F_NO_BOOST: Final = 4194304  # an activation for which the villain gets no boost card
F_ONE_TARGET: Final = 8388608  # of an attack on several characters: what concerns one of them but the first
F_FINISHED: Final = 16777216  # an enemy attack whose damage has been dealt: only what comes after it is left
F_IGNORES_CRISIS: Final = 33554432  # threat removed whatever crisis icons there are
F_OVER: Final = F_CANCELED | F_REPLACED | F_ENDED

# reports
NONE: Final = 0
PARTLY: Final = 1
FULLY: Final = 2

Slot = int | tuple[int, ...]
Report = tuple[int, int, tuple[int, ...]]  # status, amount, cards
NOTHING: Final[Report] = (NONE, 0, ())
DONE: Final[Report] = (FULLY, 1, ())


@native(acyclic=True, free_list_len=1)
class Scope:
    """The context of one resolving ability."""

    __slots__ = ("ability", "act", "final", "last", "named", "paid", "player", "rec", "slots", "src")

    def __init__(
        self,
        src: int,
        player: int,
        rec: int = -1,
        ability: int = -1,
        slots: tuple[Slot, ...] = (),
        act: int = -1,
        last: Report = NOTHING,
        paid: tuple[int, ...] = (),
        final: int = 0,
        named: tuple[Report, ...] = (),
    ) -> None:
        self.src = src  # the card that bears the ability
        self.player = player  # "you"
        self.rec = rec  # the triggering event
        self.ability = ability
        self.slots = slots  # what names stand for
        self.act = act  # the attack or thwart this ability is, or the activation it concerns
        self.last = last  # report of the effect just before
        self.paid = paid  # energy, mental, physical, wild, cost
        self.final = final  # last step of a sequence
        self.named = named  # reports kept under a name

    def copy(self) -> Scope:
        return Scope(
            self.src,
            self.player,
            self.rec,
            self.ability,
            self.slots,
            self.act,
            self.last,
            self.paid,
            self.final,
            self.named,
        )

    def data(self) -> tuple[object, ...]:
        return (
            self.src,
            self.player,
            self.rec,
            self.ability,
            self.slots,
            self.act,
            self.last,
            self.paid,
            self.final,
            self.named,
        )


def set_slot(s: Scope, i: int, value: Slot) -> None:
    """What a name stands for from now on."""
    s.slots = s.slots[:i] + (value,) + s.slots[i + 1 :]


RECORD_FIELDS: Final = (
    "actor",
    "amount",
    "boost",
    "cards",
    "dealt",
    "defender",
    "excess",
    "flags",
    "follow",
    "given",
    "hit",
    "killed",
    "kind",
    "lanes",
    "link",
    "oplayer",
    "player",
    "snap",
    "snaps",
    "src",
    "struck",
    "taken",
    "target",
    "tplayer",
)


@native(acyclic=True, free_list_len=1)
class Record:
    """One occurrence."""

    __slots__ = RECORD_FIELDS

    def __init__(
        self,
        kind: int,
        src: int = -1,
        actor: int = -1,
        player: int = -1,
        target: int = -1,
        tplayer: int = -1,
        amount: int = 0,
        flags: int = 0,
        link: int = -1,
    ) -> None:
        self.kind = kind
        self.src = src  # the card that caused it
        self.actor = actor  # the character that acts (attacker, thwarter, defender)
        self.player = player  # the player who acts or resolves
        self.target = target  # the card it happens to
        self.tplayer = tplayer  # the player it happens to, as of now
        self.oplayer = tplayer  # ... and at first
        self.amount = amount  # dealt, placed, removed
        self.taken = 0  # damage taken (of an attack: by the identity of its target player), threat placed in the end
        self.flags = flags
        self.link = link  # the attack or activation it is part of
        self.defender = -1
        self.boost = 0  # boost icons so far, and what else the enemy has more for this activation
        self.excess = 0  # damage dealt beyond what its targets had left
        self.dealt = 0  # damage dealt by the attack, threat placed by the scheme
        self.cards: tuple[int, ...] = ()  # boost cards of an activation
        self.hit: tuple[int, ...] = ()  # characters that took damage from the attack
        self.given: tuple[int, ...] = ()  # characters dealt damage by the attack, taken or not
        self.struck: tuple[int, ...] = ()  # characters attacked
        self.killed: tuple[int, ...] = ()  # characters defeated by it
        self.snaps: tuple[tuple[int, ...], ...] = ()  # ... each as it was then
        self.lanes: tuple[int, ...] = ()  # attacks resolved in lockstep
        # (op, scope) to run when the activation ends; (-op - 1, scope): as soon as it has dealt damage, and only then
        self.follow: tuple[tuple[int, int], ...] = ()
        self.snap: tuple[int, ...] = ()  # the target as it was when it left play

    def copy(self) -> Record:
        r = Record(
            self.kind,
            self.src,
            self.actor,
            self.player,
            self.target,
            self.tplayer,
            self.amount,
            self.flags,
            self.link,
        )
        r.oplayer = self.oplayer
        r.taken = self.taken
        r.defender = self.defender
        r.boost = self.boost
        r.dealt = self.dealt
        r.excess = self.excess
        r.cards = self.cards
        r.given = self.given
        r.hit = self.hit
        r.struck = self.struck
        r.killed = self.killed
        r.snaps = self.snaps
        r.lanes = self.lanes
        r.follow = self.follow
        r.snap = self.snap
        return r

    def data(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in RECORD_FIELDS)


@native(acyclic=True)
class Lasting:
    """A lasting or delayed effect: a modifier or an ability with a scope of its own and an end."""

    __slots__ = ("mod", "scope", "until", "until_rec")

    def __init__(self, mod: int, scope: Scope, until: int, until_rec: int = -1) -> None:
        self.mod = mod  # index of a compiled modifier, or of a compiled ability for delayed effects
        self.scope = scope
        self.until = until
        self.until_rec = until_rec

    def copy(self) -> Lasting:
        return Lasting(self.mod, self.scope.copy(), self.until, self.until_rec)

    def data(self) -> tuple[object, ...]:
        return (self.mod, self.scope.data(), self.until, self.until_rec)
