"""The records of what happens (Reference "Triggering Condition"), and their flags."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.native import native
from mc_env.kernel.records import Occurrence

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
F_DEFENSE_USED: Final = 67108864  # of an enemy attack: its target player has used a defense-labeled ability
F_OVER: Final = F_CANCELED | F_REPLACED | F_ENDED

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
    "placed",  # last, as positions saved before it have none
)


@native(acyclic=True, free_list_len=1)
class Record(Occurrence):
    """One occurrence."""

    __slots__ = (
        "boost",
        "cards",
        "dealt",
        "defender",
        "excess",
        "follow",
        "given",
        "hit",
        "killed",
        "lanes",
        "oplayer",
        "placed",
        "snap",
        "snaps",
        "struck",
        "taken",
    )

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
        # what every record says (`Occurrence`), set here as kinds of frames do: one call less for each record
        self.kind = kind
        self.src = src
        self.actor = actor
        self.player = player
        self.target = target
        self.tplayer = tplayer
        self.amount = amount
        self.flags = flags
        self.link = link
        self.oplayer = tplayer  # the player it happened to at first
        self.taken = 0  # damage taken (of an attack: by the identity of its target player), threat placed in the end
        self.defender = -1
        self.boost = 0  # boost icons so far, and what else the enemy has more for this activation
        self.excess = 0  # damage dealt beyond what its targets had left
        self.dealt = 0  # damage dealt by the attack, threat placed by the scheme
        self.placed = 0  # damage that characters took from the attack
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
        r.placed = self.placed
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

    def cards_named(self) -> tuple[int, ...]:
        return (self.src, self.actor, self.target, self.defender)
