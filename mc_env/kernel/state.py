"""What changes during any card game, as plain data: columns over card ids, piles as tuples, a stack of frames.

Nothing in here is a function, a generator or a callback, so a game can be cloned, hashed and compared in the middle of
any resolution. Columns are indexed by card id; printed facts are static per face and never copied. A game's own state adds the
columns and values that its rules speak of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mc_env.errors import OptionOverflow
from mc_env.kernel.columns import BYTE, COMPILED, column, copied, lengthened, raw
from mc_env.kernel.frames import Frame
from mc_env.kernel.ledger import Ledger
from mc_env.kernel.native import native
from mc_env.kernel.options import make_room
from mc_env.kernel.records import Lasting, Report, Scope
from mc_env.kernel.zones import MAX_PLAYERS, NOBODY

if TYPE_CHECKING:
    from mc_env.kernel.columns import Column

Opt = tuple[int, int, int, int]  # verb, card, target or ability, extra
Note = dict[str, object]

# Games stay far below this bound (tests print the longest list seen); what would exceed it raises and is never cut off.
MAX_OPTIONS: Final = 128

# columns over card ids that all games have, with their kinds (`columns.column`)
COLUMNS: Final[dict[str, str]] = {
    "card": "H",
    "face": "H",
    "host": "h",
    "ctype": BYTE,
    "zone": BYTE,
    "owner": BYTE,
    "controller": BYTE,
    "exhausted": BYTE,
    "blank": BYTE,
    "known": BYTE,
}

# those that seldom change: replaced (`columns.replaced`) and never written to, so that clones share them
SHARED: Final[tuple[str, ...]] = ("card", "owner", "blank")

# the other slots that two equal games share, by how they are compared; `answer`, `log`, `ledger` and `borrowed` are not
PLAIN: Final[tuple[str, ...]] = (
    "n",
    "open_hands",
    "auto",
    "alive",
    "first",
    "active",
    "round",
    "phase",
    "step",
    "outcome",
    "reason",
    "serial",
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
    """The part of a game that is about cards: columns over their ids, piles, and the indices of what they say.

    A state is made of three classes, because compiled code reads without a check what a constructor sets itself."""

    __slots__ = (
        "blank",
        "borrowed",
        "card",
        "controller",
        "counters",
        "ctype",
        "exhausted",
        "face",
        "host",
        "known",
        "marks",
        "mods",
        "owner",
        "trig",
        "zone",
        "zones",
    )

    # columns over card ids that clones share (`SHARED`)
    card: Column
    owner: Column
    blank: Column  # has lost its text, or its powers
    # the others
    face: Column
    ctype: Column
    zone: Column
    controller: Column
    exhausted: Column
    known: Column  # bit p: player p knows this card although it lies hidden
    host: Column
    counters: dict[int, int]  # card id * 256 + counter -> how many
    # piles and indices: immutable tuples, replaced and never changed, so clones share them
    zones: list[tuple[int, ...]]
    borrowed: bool  # whether the lists that follow are those of another state too: see `index.own`
    trig: list[tuple[int, ...]]
    mods: list[tuple[int, ...]]
    marks: list[tuple[int, ...]]

    def __init__(self, like: Cards | None, zones: int, triggers: int, stats: int, marks: int) -> None:
        if like is not None:
            self.card, self.owner, self.blank = like.card, like.owner, like.blank
            self.face = copied(like.face)
            self.ctype, self.zone = copied(like.ctype), copied(like.zone)
            self.controller = copied(like.controller)
            self.exhausted, self.known = copied(like.exhausted), copied(like.known)
            self.host = copied(like.host)
            self.counters = like.counters.copy()
            self.zones = like.zones[:]
            self.trig, self.mods, self.marks = like.trig, like.mods, like.marks
            self.borrowed = like.borrowed = True
            return
        self.card, self.face = column((), "H"), column((), "H")
        self.ctype, self.zone = column(()), column(())
        self.owner, self.controller = column(()), column(())
        self.exhausted, self.blank, self.known = column(()), column(()), column(())
        self.host = column((), "h")
        self.counters = {}
        self.borrowed = False
        self.zones, self.trig = [()] * zones, [()] * triggers
        self.mods, self.marks = [()] * stats, [()] * marks


class Standing(Cards):
    """The part of a game that is a few plain values: its players, and where it stands."""

    __slots__ = (
        "active",
        "alive",
        "answer",
        "auto",
        "first",
        "n",
        "open_hands",
        "outcome",
        "phase",
        "reason",
        "round",
        "step",
    )

    n: int  # players who started
    open_hands: bool
    auto: bool
    alive: tuple[bool, ...]
    first: int
    active: int
    round: int
    phase: int
    step: int
    outcome: int  # 0 while it is running
    reason: str
    answer: Opt

    def __init__(self, like: Standing | None, zones: int, triggers: int, stats: int, marks: int) -> None:
        super().__init__(like, zones, triggers, stats, marks)
        if like is not None:
            self.n, self.open_hands, self.auto, self.alive = like.n, like.open_hands, like.auto, like.alive
            self.first, self.active = like.first, like.active
            self.round, self.phase, self.step = like.round, like.phase, like.step
            self.outcome, self.reason = like.outcome, like.reason
            self.answer = like.answer
            return
        self.n, self.open_hands, self.auto, self.alive = 0, True, True, ()
        self.first, self.active = 0, -1
        self.round, self.phase, self.step = 0, 0, 0
        self.outcome, self.reason = 0, ""
        self.answer = (0, -1, -1, 0)


class State(Standing):
    """Everything that changes during a game: cards, where it stands, and what is being resolved."""

    __slots__ = (
        "dirty",
        "happened",
        "lasting",
        "ledger",
        "limits",
        "log",
        "pending",
        "rng",
        "scopes",
        "serial",
        "stack",
    )

    # all columns and plain values of the game's own kind of state
    columns: ClassVar[dict[str, str]] = COLUMNS
    plain: ClassVar[tuple[str, ...]] = PLAIN

    stack: list[Frame]
    scopes: dict[int, Scope]
    lasting: dict[int, Lasting]
    serial: int
    limits: dict[int, int]
    happened: dict[int, int]  # counters of the current round: first time, and the like
    dirty: bool
    pending: Pending | None
    rng: list[int]
    log: list[Note] | None
    ledger: Ledger | None  # makes the log exact, for auditors

    def __init__(
        self, like: State | None = None, zones: int = 0, triggers: int = 0, stats: int = 0, marks: int = 0
    ) -> None:
        """A copy of another state, or one without cards and with so many piles and lists of the index."""
        super().__init__(like, zones, triggers, stats, marks)
        self.log, self.ledger = None, None
        if like is not None:
            self.stack = [f.copy() for f in like.stack]
            self.scopes = {k: s.copy() for k, s in like.scopes.items()}
            self.lasting = {k: e.copy() for k, e in like.lasting.items()}
            self.serial = like.serial
            self.limits, self.happened = like.limits.copy(), like.happened.copy()
            self.dirty = like.dirty
            self.pending = like.pending  # never changed, only replaced
            self.rng = like.rng[:]
            return
        self.stack = []
        self.scopes, self.lasting = {}, {}
        self.serial = 0
        self.limits, self.happened = {}, {}
        self.dirty = False
        self.pending = None
        self.rng = []

    # ------------------------------------------------------------------ copying and comparing

    def clone(self) -> State:
        """An exact, independent copy (without the log)."""
        raise NotImplementedError

    def records(self) -> dict[int, Any]:
        """What happens, by serial number. Each game has its own kind of record, so its own state holds them (`recs`): were this
        class generic over the kind, compiled code would read every value of a state with a check."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that decides how the game goes on, as one comparable, hashable value.

        Not the answer to the last decision, which the next one replaces before anybody reads it, and not what was logged.
        """
        return (
            *[getattr(self, name) for name in self.plain],
            *[raw(getattr(self, name)) for name in self.columns],
            *[tuple(getattr(self, name)) for name in _LISTS],
            *[tuple(sorted(getattr(self, name).items())) for name in _COUNTS],
            *[tuple((k, x.data()) for k, x in sorted(getattr(self, name).items())) for name in _RECORDS],
            tuple(f.data() for f in self.stack),
            self.pending.data() if self.pending is not None else None,
        )

    # ------------------------------------------------------------------ what cards are called

    def title(self, c: int) -> str:
        """A readable name of a card, empty for none (-1)."""
        raise NotImplementedError

    def code(self, c: int) -> str:
        """The code of the face a card has now."""
        raise NotImplementedError

    # ------------------------------------------------------------------ making things

    def grow(self, n: int, card: int, face: int, ctype: int, owner: int, zone: int) -> tuple[int, ...]:
        """Rows of the columns for so many instances of one card, which bear nothing and are nobody's to control."""
        first = len(self.card)
        self.card = lengthened(self.card[:], card, n)
        self.face = lengthened(self.face, face, n)
        self.ctype = lengthened(self.ctype, ctype, n)
        self.zone = lengthened(self.zone, zone, n)
        self.owner = lengthened(self.owner[:], owner, n)
        self.controller = lengthened(self.controller, NOBODY, n)
        self.host = lengthened(self.host, -1, n)
        self.exhausted = lengthened(self.exhausted, 0, n)
        self.blank = lengthened(self.blank[:], 0, n)
        self.known = lengthened(self.known, 0, n)
        make_room(first + n)
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
