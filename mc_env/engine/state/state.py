"""The whole mutable game as plain data: what every game has (`mc_env.kernel.state`), and what this one adds.

Nothing in here is a function, a generator or a callback, so a game can be cloned, hashed and compared in the middle of
any resolution. Columns are indexed by card id; printed facts are static per face (`tables.FACES`) and never copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mc_env.cards.terms import N_EVENTS, N_STATS
from mc_env.engine.program.tables import FACES, GUISES, N_MARKS
from mc_env.engine.state.records import Record
from mc_env.engine.state.zones import N_ZONES, PLAY
from mc_env.kernel import state as kernel
from mc_env.kernel.columns import BYTE, column, copied, lengthened
from mc_env.kernel.zones import NOBODY, NOWHERE

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column

# phases
SETUP: Final = 0
PLAYER_PHASE: Final = 1
VILLAIN_PHASE: Final = 2

# columns over card ids, with their kinds (`columns.column`)
COLUMNS: Final = {
    **kernel.COLUMNS,
    "damage": "H",
    "threat": "H",
    "accel": "H",
    "area": BYTE,
    "engaged": BYTE,
    "stunned": BYTE,
    "confused": BYTE,
    "tough": BYTE,
    "guise": BYTE,
    "leaving": BYTE,
}

# those that seldom change: replaced (`columns.replaced`) and never written to, so that clones share them
SHARED: Final = (*kernel.SHARED, "area", "guise", "accel")

PLAIN: Final = (
    *kernel.PLAIN,
    "overpay",
    "heroic",
    "expert",
    "identity",
    "parea",
    "extra",
    "said",
    "changed",
    "declined",
    "peril",
    "activating",
    "queue",
    "spent",
    "arrived",
    "departed",
)


class State(kernel.State):
    """Everything that changes during a game."""

    __slots__ = (
        "accel",
        "activating",
        "area",
        "arrived",
        "changed",
        "confused",
        "counted",
        "damage",
        "declined",
        "departed",
        "engaged",
        "expert",
        "extra",
        "guise",
        "heroic",
        "identity",
        "leaving",
        "overpay",
        "parea",
        "peril",
        "queue",
        "recs",
        "said",
        "spent",
        "stunned",
        "threat",
        "tough",
    )

    columns: ClassVar[dict[str, str]] = COLUMNS
    plain: ClassVar[tuple[str, ...]] = PLAIN

    # columns over card ids that clones share (`SHARED`)
    area: Column
    guise: Column
    accel: Column
    # the others
    engaged: Column
    stunned: Column
    confused: Column
    tough: Column
    leaving: Column  # being defeated right now
    damage: Column
    threat: Column
    recs: dict[int, Record]
    # rules and players
    overpay: bool
    heroic: int
    expert: bool  # which side of a card with one for each mode is used
    identity: tuple[int, ...]
    parea: tuple[int, ...]  # the area of each player
    extra: tuple[int, ...]  # names of the extra decks of this game, in the order of their zones
    said: tuple[int, ...]  # what each player said last (`options.Signal`); () in a game without signals
    changed: int  # bit p: has changed form this turn
    declined: int  # bit p: has declined to act since the game last changed
    # where we are
    peril: int
    activating: int
    queue: tuple[tuple[int, int, int, int, int, int], ...]  # activations waiting for the current one
    spent: tuple[int, ...]  # cards whose last use was spent, to be discarded after the effect
    arrived: tuple[int, ...]  # cards that entered play without a window so far (drawn obligations)
    departed: tuple[int, ...]  # records of cards that left play, tokens placed: without a window so far
    counted: object  # piles as somebody has counted them, looked through before they are used: no part of the position

    def __init__(self, like: State | None = None) -> None:
        super().__init__(like, N_ZONES, N_EVENTS * 3, N_STATS, N_MARKS)
        if like is not None:
            self.recs = {k: r.copy() for k, r in like.recs.items()}
            self.area, self.guise, self.accel = like.area, like.guise, like.accel
            self.engaged = copied(like.engaged)
            self.stunned, self.confused, self.tough = copied(like.stunned), copied(like.confused), copied(like.tough)
            self.leaving = copied(like.leaving)
            self.damage, self.threat = copied(like.damage), copied(like.threat)
            self.overpay, self.heroic, self.expert = like.overpay, like.heroic, like.expert
            self.identity, self.parea, self.extra = like.identity, like.parea, like.extra
            self.said = like.said
            self.changed, self.declined = like.changed, like.declined
            self.peril, self.activating = like.peril, like.activating
            self.queue = like.queue
            self.spent, self.arrived, self.departed = like.spent, like.arrived, like.departed
            self.counted = like.counted
            return
        self.recs = {}
        self.area, self.engaged, self.leaving = column(()), column(()), column(())
        self.stunned, self.confused, self.tough = column(()), column(()), column(())
        self.guise = column(())
        self.damage, self.threat, self.accel = column((), "H"), column((), "H"), column((), "H")
        self.overpay, self.heroic, self.expert = False, 0, False
        self.identity, self.parea, self.extra = (), (), ()
        self.said = ()
        self.changed, self.declined = 0, 0
        self.peril, self.activating = -1, 0
        self.queue = ()
        self.spent, self.arrived, self.departed = (), (), ()
        self.counted = None

    def clone(self) -> State:
        """An exact, independent copy (without the log)."""
        return State(self)

    def records(self) -> dict[int, Any]:
        return self.recs

    # ------------------------------------------------------------------ what cards are called

    def title(self, c: int) -> str:
        """A readable name of a card; facedown cards have that of their guise."""
        if c < 0:
            return ""
        guise = GUISES[self.guise[c]] if self.zone[c] >= PLAY else None
        if guise is not None and guise.facedown:
            return f"facedown {guise.name}"
        return FACES[self.face[c]].name

    def code(self, c: int) -> str:
        """The code of the face a card has now."""
        return FACES[self.face[c]].code

    # ------------------------------------------------------------------ making things

    def new_card(self, card: int, face: int, ctype: int, owner: int, area: int = 0) -> int:
        """Add a card instance, in no zone yet."""
        return self._add(1, card, face, ctype, owner, area, NOWHERE)[0]

    def new_cards(self, n: int, card: int, face: int, ctype: int, owner: int, area: int, zone: int) -> tuple[int, ...]:
        """Add several instances of one card straight into a zone that is out of play."""
        added = self._add(n, card, face, ctype, owner, area, zone)
        self.zones[zone] += added
        return added

    def _add(self, n: int, card: int, face: int, ctype: int, owner: int, area: int, zone: int) -> tuple[int, ...]:
        self.area = lengthened(self.area[:], area, n)
        self.engaged = lengthened(self.engaged, NOBODY, n)
        self.damage = lengthened(self.damage, 0, n)
        self.threat = lengthened(self.threat, 0, n)
        self.accel = lengthened(self.accel[:], 0, n)
        self.stunned = lengthened(self.stunned, 0, n)
        self.confused = lengthened(self.confused, 0, n)
        self.tough = lengthened(self.tough, 0, n)
        self.guise = lengthened(self.guise[:], 0, n)
        self.leaving = lengthened(self.leaving, 0, n)
        return self.grow(n, card, face, ctype, owner, zone)

    def new_rec(
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
    ) -> int:
        self.serial += 1
        self.recs[self.serial] = Record(kind, src, actor, player, target, tplayer, amount, flags, link)
        return self.serial


def played_key(p: int, card_type: int) -> int:
    """Where `happened` counts the cards of a type that a player has played this round (titles have keys above 0)."""
    return -(p << 4 | card_type) - 1
