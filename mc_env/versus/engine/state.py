"""The whole mutable game: what every game has (`mc_env.kernel.state`), and what Vs. System adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mc_env.kernel import state as kernel
from mc_env.kernel.columns import BYTE, column, lengthened
from mc_env.kernel.native import native
from mc_env.kernel.records import Occurrence
from mc_env.kernel.zones import NOBODY
from mc_env.versus.engine.tables import FACES, N_MARKS
from mc_env.versus.engine.zones import N_ZONES
from mc_env.versus.terms import N_EVENTS, N_STATS

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column
    from mc_env.kernel.state import Opt

# flags of records
F_RANGED: Final = 1  # a ranged combat
F_CANCELED: Final = 2
F_RESOLVED: Final = 4  # the combat came to its end by its own rules: who is left has survived
F_NO_WOUND: Final = 8  # dazed, or a wound prevented

# what keeps a frozen character exhausted
FROZEN_NEXT: Final = 1  # its next turn, when that begins
FROZEN_NOW: Final = 2  # this turn

# columns over card ids, with their kinds (`columns.column`)
COLUMNS: Final = {
    **kernel.COLUMNS,
    "facedown": BYTE,  # of a character: stunned; of a resource: not a location that lies face up
    "wounds": BYTE,
    "plus": "H",
    "minus": "H",
    "xp": BYTE,
    "frozen": BYTE,  # FROZEN_NEXT, FROZEN_NOW or both
    "stamp": "L",  # when it came into play
    "joined": "L",  # when it came to the side it is on
    "harmed": "h",  # which card lowered its DEF last
    "attacked": "H",  # the turn in which it attacked last
    "previous": BYTE,  # who controlled it before its controller, while in play
}

PLAIN: Final = (
    *kernel.PLAIN,
    "mains",
    "sides",
    "points",
    "combat",
    "due",
    "winners",
    "quiet",
    "turns",
    "shared",
    "lent",
    "ended",
    "fallen",
)

Lent = tuple[
    int, int, int
]  # who has the powers of another face, which face, and which of its powers (`terms.ALL_POWERS`)

# a power that has triggered: its card, the power, the record, whose it is; of a delayed effect a card and a number that it knows
Due = tuple[int, int, int, int, int, int]


@native(acyclic=True, free_list_len=1)
class Record(Occurrence):
    """One occurrence. `link` is the combat it is part of, `cards` the attackers of a combat or the sources of a stun."""

    __slots__ = ("cards", "struck")

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
        cards: tuple[int, ...] = (),
        struck: int = 0,
    ) -> None:
        super().__init__(kind, src, actor, player, target, tplayer, amount, flags, link)
        self.cards = cards
        self.struck = struck  # ATK of attackers that have struck already

    def copy(self) -> Record:
        return Record(
            self.kind,
            self.src,
            self.actor,
            self.player,
            self.target,
            self.tplayer,
            self.amount,
            self.flags,
            self.link,
            self.cards,
            self.struck,
        )

    def data(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.src,
            self.actor,
            self.player,
            self.target,
            self.tplayer,
            self.amount,
            self.flags,
            self.link,
            self.cards,
            self.struck,
        )

    def cards_named(self) -> tuple[int, ...]:
        return (self.src, self.actor, self.target, *self.cards)


class State(kernel.State):
    """Everything that changes during a game of Vs. System."""

    __slots__ = (
        "attacked",
        "combat",
        "due",
        "ended",
        "facedown",
        "fallen",
        "frozen",
        "harmed",
        "joined",
        "lent",
        "mains",
        "minus",
        "plus",
        "points",
        "previous",
        "quiet",
        "recs",
        "shared",
        "sides",
        "stamp",
        "turns",
        "winners",
        "wounds",
        "xp",
    )

    columns: ClassVar[dict[str, str]] = COLUMNS
    plain: ClassVar[tuple[str, ...]] = PLAIN

    recs: dict[int, Record]
    facedown: Column
    wounds: Column
    plus: Column
    minus: Column
    xp: Column
    frozen: Column
    stamp: Column
    joined: Column
    harmed: Column
    attacked: Column
    previous: Column
    mains: tuple[int, ...]  # the main character that each player began with
    sides: tuple[int, ...]  # the team of players that each is on
    points: int  # recruit points left in this recruit step
    combat: int  # the record of the combat that is going on, -1 without one
    due: tuple[Due, ...]  # powers that have triggered and wait for the effect in progress to end
    winners: tuple[int, ...]
    quiet: int  # turns in a row, with all decks empty, in which no main character got a wound
    turns: int  # turns begun so far
    ended: tuple[int, ...]  # the turn of each player that ended last
    lent: tuple[Lent, ...]
    fallen: tuple[int, ...]  # players who have lost their main character
    shared: bool  # two-headed: the players of a side share its rows, its characters and its turns

    def __init__(self, like: State | None = None) -> None:
        super().__init__(like, N_ZONES, N_EVENTS, N_STATS, N_MARKS)
        if like is not None:
            self.recs = {k: r.copy() for k, r in like.recs.items()}
            self.facedown, self.wounds = like.facedown[:], like.wounds[:]
            self.plus, self.minus, self.xp = like.plus[:], like.minus[:], like.xp[:]
            self.frozen, self.stamp, self.harmed = like.frozen[:], like.stamp[:], like.harmed[:]
            self.previous, self.fallen = like.previous[:], like.fallen
            self.attacked, self.ended, self.joined = like.attacked[:], like.ended, like.joined[:]
            self.mains, self.sides, self.points = like.mains, like.sides, like.points
            self.combat, self.due, self.winners = like.combat, like.due, like.winners
            self.quiet, self.turns, self.shared, self.lent = like.quiet, like.turns, like.shared, like.lent
            return
        self.recs = {}
        self.facedown, self.wounds, self.xp, self.frozen = column(()), column(()), column(()), column(())
        self.plus, self.minus, self.stamp = column((), "H"), column((), "H"), column((), "L")
        self.harmed, self.previous, self.attacked = column((), "h"), column(()), column((), "H")
        self.joined = column((), "L")
        self.fallen, self.ended = (), (0, 0, 0, 0)
        self.mains, self.sides, self.points = (), (), 0
        self.combat, self.due, self.winners = -1, (), ()
        self.quiet, self.turns, self.shared, self.lent = 0, 0, False, ()
        self.open_hands = False

    def clone(self) -> State:
        """An exact, independent copy (without the log)."""
        return State(self)

    def records(self) -> dict[int, Any]:
        return self.recs

    def title(self, c: int) -> str:
        """A readable name of a card."""
        return FACES[self.face[c]].name if c >= 0 else ""

    def code(self, c: int) -> str:
        """The code of the face a card has now."""
        return FACES[self.face[c]].code

    def make_room(self, n: int) -> None:
        """Lengthen the columns of this game for so many more cards: once, before many are added."""
        self.facedown = lengthened(self.facedown, 0, n)
        self.wounds = lengthened(self.wounds, 0, n)
        self.plus = lengthened(self.plus, 0, n)
        self.minus = lengthened(self.minus, 0, n)
        self.xp = lengthened(self.xp, 0, n)
        self.frozen = lengthened(self.frozen, 0, n)
        self.stamp = lengthened(self.stamp, 0, n)
        self.joined = lengthened(self.joined, 0, n)
        self.harmed = lengthened(self.harmed, -1, n)
        self.previous = lengthened(self.previous, NOBODY, n)
        self.attacked = lengthened(self.attacked, 0, n)

    def new_cards(self, n: int, card: int, face: int, owner: int, zone: int) -> tuple[int, ...]:
        """Add several instances of one card to a zone that is out of play."""
        if len(self.facedown) < len(self.card) + n:
            self.make_room(n)
        added = self.grow(n, card, face, FACES[face].type, owner, zone)
        self.zones[zone] += added
        return added

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
        cards: tuple[int, ...] = (),
    ) -> int:
        self.serial += 1
        self.recs[self.serial] = Record(kind, src, actor, player, target, tplayer, amount, flags, link, cards)
        return self.serial

    # ------------------------------------------------------------------ questions

    def ask(self, player: int, kind: int, opts: tuple[Opt, ...], source: int = -1, prompt: int = 0) -> None:
        """Put a decision to a player, after whatever must happen at once.

        A step that has changed something waits, and the next one asks: reactions, triggers and levels come in between, and would
        take the answer for theirs."""
        assert not self.dirty, f"a question of kind {kind} comes before what must happen at once"
        assert self.pending is None, f"a question of kind {kind} comes before the answer to another one"
        super().ask(player, kind, opts, source, prompt)

    def settle(self, answer: Opt) -> None:
        """What nobody needs to be asked: the next step finds this answer. It comes when a question could."""
        assert not self.dirty, "an answer is given before what must happen at once"
        self.answer = answer

    # ------------------------------------------------------------------ timestamps and players

    def tick(self) -> int:
        """The next timestamp (rulebook, "Timestamps")."""
        self.serial += 1
        return self.serial

    def controls(self, p: int, c: int) -> bool:
        """Whether a player controls a card in play; two-headed teammates both control what is on their side."""
        q = self.controller[c]
        return q == p or (self.shared and q < self.n and self.sides[q] == self.sides[p])

    def on_turn(self, p: int) -> bool:
        """Whether it is a player's turn; two-headed teammates have theirs together."""
        q = self.active
        return q == p or (self.shared and q >= 0 and self.sides[q] == self.sides[p])

    def enemies(self, p: int) -> tuple[int, ...]:
        """Players still in the game who are not on a player's side."""
        return tuple([q for q in self.players() if self.sides[q] != self.sides[p]])

    def team(self, p: int) -> tuple[int, ...]:
        """Who takes a turn together with a player: alone, or a two-headed team."""
        if not self.shared:
            return (p,)
        return tuple([q for q in range(self.n) if self.alive[q] and self.sides[q] == self.sides[p]])

    def opponents(self, p: int) -> tuple[int, ...]:
        """One player for each enemy side of the table: every enemy, or of a two-headed team the first."""
        others = self.enemies(p)
        return tuple([q for q in others if q == self.team(q)[0]]) if self.shared else others

    def next_turn(self, p: int) -> int:
        """Who has the next turn: the next player, or of the other two-headed team the first."""
        return self.opponents(p)[0] if self.shared else self.next_player(p)
