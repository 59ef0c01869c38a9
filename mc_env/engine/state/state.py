"""The whole mutable game as plain data: byte columns over card ids, piles as tuples, a stack of frames.

Nothing in here is a function, a generator or a callback, so a game can be cloned, hashed and compared in the middle of
any resolution. Columns are indexed by card id; printed facts are static per face (`tables.FACES`) and never copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.terms import N_EVENTS, N_STATS
from mc_env.engine.program.native import native
from mc_env.engine.program.tables import N_MARKS
from mc_env.engine.state.columns import BYTE, COMPILED, column, lengthened, raw
from mc_env.engine.state.frames import Frame
from mc_env.engine.state.ledger import Ledger
from mc_env.engine.state.records import Lasting, Record, Report, Scope
from mc_env.engine.state.zones import MAX_PLAYERS, N_ZONES, NOBODY, NOWHERE
from mc_env.errors import OptionOverflow

if TYPE_CHECKING:
    from mc_env.engine.state.columns import Column

Opt = tuple[int, int, int, int]  # verb, card, target or ability, extra
Note = dict[str, object]

# phases
SETUP: Final = 0
PLAYER_PHASE: Final = 1
VILLAIN_PHASE: Final = 2

# The longest list is a turn: cards in hand, abilities of cards in play, powers, asks. Games stay far below this bound
# (tests print the longest list seen); what would exceed it raises and is never cut off.
MAX_OPTIONS: Final = 128

# columns over card ids, with their kinds (`columns.column`)
COLUMNS: Final = {
    "card": "H",
    "face": "H",
    "host": "h",
    "damage": "H",
    "threat": "H",
    "accel": "H",
    "ctype": BYTE,
    "zone": BYTE,
    "owner": BYTE,
    "controller": BYTE,
    "area": BYTE,
    "engaged": BYTE,
    "exhausted": BYTE,
    "stunned": BYTE,
    "confused": BYTE,
    "tough": BYTE,
    "guise": BYTE,
    "blank": BYTE,
    "known": BYTE,
    "leaving": BYTE,
}

# those that seldom change: replaced (`columns.replaced`) and never written to, so that clones share them
SHARED: Final = ("card", "owner", "area", "guise", "blank", "accel")

# the other slots that two equal games share, by how they are compared; `answer`, `log` and `ledger` are not
_PLAIN: Final = (
    "n",
    "open_hands",
    "auto",
    "overpay",
    "heroic",
    "expert",
    "identity",
    "alive",
    "parea",
    "extra",
    "changed",
    "declined",
    "first",
    "active",
    "round",
    "phase",
    "step",
    "peril",
    "activating",
    "outcome",
    "reason",
    "serial",
    "queue",
    "spent",
    "arrived",
    "departed",
    "dirty",
)
_LISTS: Final = ("zones", "trig", "mods", "marks", "rng")
_COUNTS: Final = ("counters", "limits", "happened")
_RECORDS: Final = ("scopes", "recs", "lasting")

# player orders by number of players and first player
_ORDERS: Final = tuple(
    tuple(tuple((first + i) % n for i in range(n)) for first in range(n)) for n in range(MAX_PLAYERS + 1)
)


def _left(order: tuple[int, ...], alive: tuple[bool, ...]) -> tuple[int, ...]:
    """Those of an order who are still in the game."""
    return tuple([p for p in order if alive[p]])


@native(acyclic=True, free_list_len=1)
class Pending:
    """The decision being asked: who, what kind, because of which card, and the options as compact codes."""

    __slots__ = ("kind", "opts", "player", "prompt", "source")

    def __init__(self, player: int, kind: int, opts: tuple[Opt, ...], source: int, prompt: int) -> None:
        self.player = player
        self.kind = kind
        self.opts = opts
        self.source = source
        self.prompt = prompt

    def data(self) -> tuple[object, ...]:
        return (self.player, self.kind, self.opts, self.source, self.prompt)


class Cards:
    """The part of a game that is about cards: columns over their ids, piles, and the indices of what they say."""

    __slots__ = (
        "accel",
        "area",
        "blank",
        "card",
        "confused",
        "controller",
        "counters",
        "ctype",
        "damage",
        "engaged",
        "exhausted",
        "face",
        "guise",
        "host",
        "known",
        "leaving",
        "marks",
        "mods",
        "owner",
        "stunned",
        "threat",
        "tough",
        "trig",
        "zone",
        "zones",
    )

    # columns over card ids that clones share (`SHARED`)
    card: Column
    owner: Column
    area: Column
    guise: Column
    blank: Column
    accel: Column
    # the others
    face: Column
    ctype: Column
    zone: Column
    controller: Column
    engaged: Column
    exhausted: Column
    stunned: Column
    confused: Column
    tough: Column
    known: Column  # bit p: player p knows this card although it lies hidden
    leaving: Column  # being defeated right now
    host: Column
    damage: Column
    threat: Column
    counters: dict[int, int]  # card id * 256 + counter -> how many
    # piles and indices: immutable tuples, replaced and never changed, so clones share them
    zones: list[tuple[int, ...]]
    trig: list[tuple[int, ...]]
    mods: list[tuple[int, ...]]
    marks: list[tuple[int, ...]]

    def __init__(self, like: Cards | None = None) -> None:
        if like is not None:
            self.card, self.owner, self.area = like.card, like.owner, like.area
            self.guise, self.blank, self.accel = like.guise, like.blank, like.accel
            self.face = like.face[:]
            self.ctype, self.zone = like.ctype[:], like.zone[:]
            self.controller, self.engaged = like.controller[:], like.engaged[:]
            self.exhausted = like.exhausted[:]
            self.stunned, self.confused, self.tough = like.stunned[:], like.confused[:], like.tough[:]
            self.known, self.leaving = like.known[:], like.leaving[:]
            self.host = like.host[:]
            self.damage, self.threat = like.damage[:], like.threat[:]
            self.counters = like.counters.copy()
            self.zones, self.trig, self.mods, self.marks = like.zones[:], like.trig[:], like.mods[:], like.marks[:]
            return
        self.card, self.face = column((), "H"), column((), "H")
        self.ctype, self.zone = column(()), column(())
        self.owner, self.controller = column(()), column(())
        self.area, self.engaged = column(()), column(())
        self.exhausted = column(())
        self.stunned, self.confused, self.tough = column(()), column(()), column(())
        self.guise, self.blank = column(()), column(())
        self.known, self.leaving = column(()), column(())
        self.host = column((), "h")
        self.damage, self.threat, self.accel = column((), "H"), column((), "H"), column((), "H")
        self.counters = {}
        self.zones, self.trig = [()] * N_ZONES, [()] * (N_EVENTS * 3)
        self.mods, self.marks = [()] * N_STATS, [()] * N_MARKS


class Standing(Cards):
    """The part of a game that is a few plain values: its rules, its players, and where it stands."""

    __slots__ = (
        "activating",
        "active",
        "alive",
        "answer",
        "auto",
        "changed",
        "declined",
        "expert",
        "extra",
        "first",
        "heroic",
        "identity",
        "n",
        "open_hands",
        "outcome",
        "overpay",
        "parea",
        "peril",
        "phase",
        "reason",
        "round",
        "step",
    )

    n: int  # players who started
    open_hands: bool
    auto: bool
    overpay: bool
    heroic: int
    expert: bool  # which side of a card with one for each mode is used
    # players
    identity: tuple[int, ...]
    alive: tuple[bool, ...]
    parea: tuple[int, ...]  # the area of each player
    extra: tuple[int, ...]  # names of the extra decks of this game, in the order of their zones
    changed: int  # bit p: has changed form this turn
    declined: int  # bit p: has declined to act since the game last changed
    # where we are
    first: int
    active: int
    round: int
    phase: int
    step: int
    peril: int
    activating: int
    outcome: int  # 0 running, 1 win, 2 loss
    reason: str
    answer: Opt

    def __init__(self, like: Standing | None = None) -> None:
        super().__init__(like)
        if like is not None:
            self.n, self.open_hands, self.auto, self.overpay = like.n, like.open_hands, like.auto, like.overpay
            self.heroic, self.expert = like.heroic, like.expert
            self.identity, self.alive, self.parea, self.extra = like.identity, like.alive, like.parea, like.extra
            self.changed, self.declined = like.changed, like.declined
            self.first, self.active = like.first, like.active
            self.round, self.phase, self.step = like.round, like.phase, like.step
            self.peril, self.activating = like.peril, like.activating
            self.outcome, self.reason = like.outcome, like.reason
            self.answer = like.answer
            return
        self.n, self.open_hands, self.auto, self.overpay = 0, True, True, False
        self.heroic, self.expert = 0, False
        self.identity, self.alive, self.parea, self.extra = (), (), (), ()
        self.changed, self.declined = 0, 0
        self.first, self.active = 0, -1
        self.round, self.phase, self.step = 0, SETUP, 0
        self.peril, self.activating = -1, 0
        self.outcome, self.reason = 0, ""
        self.answer = (0, -1, -1, 0)


class State(Standing):
    """Everything that changes during a game: cards, where it stands, and what is being resolved."""

    __slots__ = (
        "arrived",
        "departed",
        "dirty",
        "happened",
        "lasting",
        "ledger",
        "limits",
        "log",
        "pending",
        "queue",
        "recs",
        "rng",
        "scopes",
        "serial",
        "spent",
        "stack",
    )

    stack: list[Frame]
    scopes: dict[int, Scope]
    recs: dict[int, Record]
    lasting: dict[int, Lasting]
    serial: int
    queue: tuple[tuple[int, int, int, int, int, int], ...]  # activations waiting for the current one
    limits: dict[int, int]
    happened: dict[int, int]  # counters of the current round: first time, and the like
    spent: tuple[int, ...]  # cards whose last use was spent, to be discarded after the effect
    arrived: tuple[int, ...]  # cards that entered play without a window so far (drawn obligations)
    departed: tuple[int, ...]  # records of cards that left play, tokens placed: without a window so far
    dirty: bool
    pending: Pending | None
    rng: list[int]
    log: list[Note] | None
    ledger: Ledger | None  # makes the log exact, for auditors

    def __init__(self, like: State | None = None) -> None:
        super().__init__(like)
        self.log, self.ledger = None, None
        if like is not None:
            self.stack = [f.copy() for f in like.stack]
            self.scopes = {k: s.copy() for k, s in like.scopes.items()}
            self.recs = {k: r.copy() for k, r in like.recs.items()}
            self.lasting = {k: e.copy() for k, e in like.lasting.items()}
            self.serial, self.queue = like.serial, like.queue
            self.limits, self.happened = like.limits.copy(), like.happened.copy()
            self.spent, self.arrived, self.departed = like.spent, like.arrived, like.departed
            self.dirty = like.dirty
            self.pending = like.pending  # never changed, only replaced
            self.rng = like.rng[:]
            return
        self.stack = []
        self.scopes, self.recs, self.lasting = {}, {}, {}
        self.serial, self.queue = 0, ()
        self.limits, self.happened = {}, {}
        self.spent, self.arrived, self.departed = (), (), ()
        self.dirty = False
        self.pending = None
        self.rng = []

    # ------------------------------------------------------------------ copying and comparing

    def clone(self) -> State:
        """An exact, independent copy (without the log)."""
        return State(self)

    def key(self) -> tuple[object, ...]:
        """Everything that decides how the game goes on, as one comparable, hashable value.

        Not the answer to the last decision, which the next one replaces before anybody reads it, and not what was logged.
        """
        return (
            *[getattr(self, name) for name in _PLAIN],
            *[raw(getattr(self, name)) for name in COLUMNS],
            *[tuple(getattr(self, name)) for name in _LISTS],
            *[tuple(sorted(getattr(self, name).items())) for name in _COUNTS],
            *[tuple((k, x.data()) for k, x in sorted(getattr(self, name).items())) for name in _RECORDS],
            tuple(f.data() for f in self.stack),
            self.pending.data() if self.pending is not None else None,
        )

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
        """Rows of the columns for so many instances of one card, which bear nothing and are nobody's to control."""
        first = len(self.card)
        self.card = lengthened(self.card[:], card, n)
        self.face = lengthened(self.face, face, n)
        self.ctype = lengthened(self.ctype, ctype, n)
        self.zone = lengthened(self.zone, zone, n)
        self.owner = lengthened(self.owner[:], owner, n)
        self.controller = lengthened(self.controller, NOBODY, n)
        self.area = lengthened(self.area[:], area, n)
        self.engaged = lengthened(self.engaged, NOBODY, n)
        self.host = lengthened(self.host, -1, n)
        self.damage = lengthened(self.damage, 0, n)
        self.threat = lengthened(self.threat, 0, n)
        self.accel = lengthened(self.accel[:], 0, n)
        self.exhausted = lengthened(self.exhausted, 0, n)
        self.stunned = lengthened(self.stunned, 0, n)
        self.confused = lengthened(self.confused, 0, n)
        self.tough = lengthened(self.tough, 0, n)
        self.guise = lengthened(self.guise[:], 0, n)
        self.blank = lengthened(self.blank[:], 0, n)
        self.known = lengthened(self.known, 0, n)
        self.leaving = lengthened(self.leaving, 0, n)
        return tuple(range(first, first + n))

    def begin(self, op: int, sc: int) -> None:
        """Push an op without registers."""
        self.stack.append(Frame(op, sc))

    def new_scope(
        self, src: int, player: int, rec: int = -1, ability: int = -1, nslots: int = 0, named: int = 0
    ) -> int:
        self.serial += 1
        self.scopes[self.serial] = Scope(src, player, rec, ability, (-1,) * nslots, named=((0, 0, ()),) * named)
        return self.serial

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

    def ask(self, player: int, kind: int, opts: tuple[Opt, ...], source: int = -1, prompt: int = 0) -> None:
        """Put a decision to a player; the frame on top of the stack is resumed with `answer` set."""
        n = len(opts)
        if n == 1 and self.auto:
            self.answer = opts[0]
            return
        if n > MAX_OPTIONS:
            raise OptionOverflow(f"a decision of kind {kind} has {n} options, more than {MAX_OPTIONS}")
        self.pending = Pending(player, kind, opts, source, prompt)

    def report(self, sc: int, report: Report) -> None:
        if sc >= 0:
            self.scopes[sc].last = report

    # ------------------------------------------------------------------ players

    def players(self) -> tuple[int, ...]:
        """Players still in the game, in player order."""
        order = _ORDERS[self.n][self.first % self.n]
        if COMPILED:
            for alive in self.alive:
                if not alive:
                    return _left(order, self.alive)
            return order
        return _left(order, self.alive) if False in self.alive else order

    def next_player(self, p: int) -> int:
        """The next clockwise player still in the game (p itself if alone)."""
        for i in range(1, self.n + 1):
            q = (p + i) % self.n
            if self.alive[q]:
                return q
        return p


def played_key(p: int, card_type: int) -> int:
    """Where `happened` counts the cards of a type that a player has played this round (titles have keys above 0)."""
    return -(p << 4 | card_type) - 1
