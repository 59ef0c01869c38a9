"""The whole mutable game as plain data: byte columns over card ids, piles as tuples, a stack of frames.

Nothing in here is a function, a generator or a callback, so a game can be cloned, hashed and compared in the middle of
any resolution. Columns are indexed by card id; printed facts are static per face (`tables.FACES`) and never copied.
"""

from __future__ import annotations

from array import array
from typing import Final

from mc_env.cards.terms import N_EVENTS, N_STATS
from mc_env.engine.program.tables import N_MARKS
from mc_env.engine.state.frames import Frame
from mc_env.engine.state.ledger import Ledger
from mc_env.engine.state.records import Lasting, Record, Report, Scope
from mc_env.engine.state.zones import MAX_PLAYERS, N_ZONES, NOBODY, NOWHERE
from mc_env.errors import OptionOverflow

Opt = tuple[int, int, int, int]  # verb, card, target or ability, extra
Note = dict[str, object]

# phases
SETUP: Final = 0
PLAYER_PHASE: Final = 1
VILLAIN_PHASE: Final = 2

# The longest list is a turn: cards in hand, abilities of cards in play, powers, asks. Games stay far below this bound
# (tests print the longest list seen); what would exceed it raises and is never cut off.
MAX_OPTIONS: Final = 128

# columns over card ids: one byte each, and arrays with their type codes
BYTE_COLUMNS: Final = (
    "ctype",
    "zone",
    "owner",
    "controller",
    "area",
    "engaged",
    "exhausted",
    "stunned",
    "confused",
    "tough",
    "guise",
    "blank",
    "known",
    "leaving",
)
ARRAY_COLUMNS: Final = {"card": "H", "face": "H", "host": "h", "damage": "H", "threat": "H", "accel": "H"}

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


class State:
    """Everything that changes during a game."""

    __slots__ = (
        "accel",
        "activating",
        "active",
        "alive",
        "answer",
        "area",
        "arrived",
        "auto",
        "blank",
        "card",
        "changed",
        "confused",
        "controller",
        "counters",
        "ctype",
        "damage",
        "declined",
        "departed",
        "dirty",
        "engaged",
        "exhausted",
        "expert",
        "extra",
        "face",
        "first",
        "guise",
        "happened",
        "heroic",
        "host",
        "identity",
        "known",
        "lasting",
        "leaving",
        "ledger",
        "limits",
        "log",
        "marks",
        "mods",
        "n",
        "open_hands",
        "outcome",
        "overpay",
        "owner",
        "parea",
        "pending",
        "peril",
        "phase",
        "queue",
        "reason",
        "recs",
        "rng",
        "round",
        "scopes",
        "serial",
        "spent",
        "stack",
        "step",
        "stunned",
        "threat",
        "tough",
        "trig",
        "zone",
        "zones",
    )

    def __init__(self) -> None:
        self.n = 0  # players who started
        self.open_hands = True
        self.auto = True
        self.overpay = False
        self.heroic = 0
        self.expert = False  # which side of a card with one for each mode is used
        # columns over card ids
        self.card, self.face = array("H"), array("H")
        self.ctype = bytearray()
        self.zone = bytearray()
        self.owner, self.controller = bytearray(), bytearray()
        self.area = bytearray()
        self.engaged = bytearray()
        self.exhausted = bytearray()
        self.stunned, self.confused, self.tough = bytearray(), bytearray(), bytearray()
        self.guise = bytearray()
        self.blank = bytearray()
        self.known = bytearray()  # bit p: player p knows this card although it lies hidden
        self.leaving = bytearray()  # being defeated right now
        self.host = array("h")
        self.damage, self.threat, self.accel = array("H"), array("H"), array("H")
        self.counters: dict[int, int] = {}  # card id * 256 + counter -> how many
        # piles and indices: immutable tuples, replaced and never changed, so clones share them
        self.zones: list[tuple[int, ...]] = [()] * N_ZONES
        self.trig: list[tuple[int, ...]] = [()] * (N_EVENTS * 3)
        self.mods: list[tuple[int, ...]] = [()] * N_STATS
        self.marks: list[tuple[int, ...]] = [()] * N_MARKS
        # players
        self.identity: tuple[int, ...] = ()
        self.alive: tuple[bool, ...] = ()
        self.parea: tuple[int, ...] = ()  # the area of each player
        self.extra: tuple[int, ...] = ()  # names of the extra decks of this game, in the order of their zones
        self.changed = 0  # bit p: has changed form this turn
        self.declined = 0  # bit p: has declined to act since the game last changed
        # where we are
        self.first = 0
        self.active = -1
        self.round, self.phase, self.step = 0, SETUP, 0
        self.peril = -1
        self.activating = 0
        self.outcome, self.reason = 0, ""  # 0 running, 1 win, 2 loss
        # resolution
        self.stack: list[Frame] = []
        self.scopes: dict[int, Scope] = {}
        self.recs: dict[int, Record] = {}
        self.lasting: dict[int, Lasting] = {}
        self.serial = 0
        self.queue: tuple[tuple[int, int, int, int, int, int], ...] = ()  # activations waiting for the current one
        self.limits: dict[int, int] = {}
        self.happened: dict[int, int] = {}  # counters of the current round: first time, and the like
        self.spent: tuple[int, ...] = ()  # cards whose last use was spent, to be discarded after the effect
        self.arrived: tuple[int, ...] = ()  # cards that entered play without a window so far (drawn obligations)
        self.departed: tuple[int, ...] = ()  # records of cards that left play, tokens placed: without a window so far
        self.dirty = False
        self.pending: Pending | None = None
        self.answer: Opt = (0, -1, -1, 0)
        self.rng: list[int] = []
        self.log: list[Note] | None = None
        self.ledger: Ledger | None = None  # makes the log exact, for auditors

    # ------------------------------------------------------------------ copying and comparing

    def clone(self) -> State:
        """An exact, independent copy (without the log)."""
        g = State.__new__(State)
        g.n = self.n
        g.open_hands = self.open_hands
        g.auto = self.auto
        g.overpay = self.overpay
        g.heroic = self.heroic
        g.expert = self.expert
        self._copy_cards(g)
        g.identity = self.identity
        g.alive = self.alive
        g.parea = self.parea
        g.extra = self.extra
        g.changed = self.changed
        g.declined = self.declined
        g.first = self.first
        g.active = self.active
        g.round = self.round
        g.phase = self.phase
        g.step = self.step
        g.peril = self.peril
        g.activating = self.activating
        g.outcome = self.outcome
        g.reason = self.reason
        g.stack = [f.copy() for f in self.stack]
        g.scopes = {k: s.copy() for k, s in self.scopes.items()}
        g.recs = {k: r.copy() for k, r in self.recs.items()}
        g.lasting = {k: e.copy() for k, e in self.lasting.items()}
        g.serial = self.serial
        g.queue = self.queue
        g.limits = self.limits.copy()
        g.happened = self.happened.copy()
        g.spent = self.spent
        g.arrived = self.arrived
        g.departed = self.departed
        g.dirty = self.dirty
        g.pending = self.pending  # never changed, only replaced
        g.answer = self.answer
        g.rng = self.rng[:]
        g.log = None
        g.ledger = None
        return g

    def _copy_cards(self, g: State) -> None:
        """The part of a clone that is about cards: columns, piles and indices."""
        g.card = self.card[:]
        g.face = self.face[:]
        g.ctype = self.ctype[:]
        g.zone = self.zone[:]
        g.owner = self.owner[:]
        g.controller = self.controller[:]
        g.area = self.area[:]
        g.engaged = self.engaged[:]
        g.exhausted = self.exhausted[:]
        g.stunned = self.stunned[:]
        g.confused = self.confused[:]
        g.tough = self.tough[:]
        g.guise = self.guise[:]
        g.blank = self.blank[:]
        g.known = self.known[:]
        g.leaving = self.leaving[:]
        g.host = self.host[:]
        g.damage = self.damage[:]
        g.threat = self.threat[:]
        g.accel = self.accel[:]
        g.counters = self.counters.copy()
        g.zones = self.zones[:]
        g.trig = self.trig[:]
        g.mods = self.mods[:]
        g.marks = self.marks[:]

    def key(self) -> tuple[object, ...]:
        """Everything that decides how the game goes on, as one comparable, hashable value.

        Not the answer to the last decision, which the next one replaces before anybody reads it, and not what was logged.
        """
        return (
            *[getattr(self, name) for name in _PLAIN],
            *[bytes(getattr(self, name)) for name in (*ARRAY_COLUMNS, *BYTE_COLUMNS)],
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
        self.card.extend([card] * n)
        self.face.extend([face] * n)
        self.ctype.extend([ctype] * n)
        self.zone.extend([zone] * n)
        self.owner.extend([owner] * n)
        self.controller.extend([NOBODY] * n)
        self.area.extend([area] * n)
        self.engaged.extend([NOBODY] * n)
        self.host.extend([-1] * n)
        for column in (self.damage, self.threat, self.accel):
            column.extend([0] * n)
        for marks in (
            self.exhausted,
            self.stunned,
            self.confused,
            self.tough,
            self.guise,
            self.blank,
            self.known,
            self.leaving,
        ):
            marks.extend(bytes(n))
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
