"""How effect nodes are compiled: a registry of handlers, and what a target of an effect is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import AFTER, EVENT_THWART, STAT_PLAY_FROM
from mc_env.engine.program.ops import OP_NODES, OP_POINT, Op
from mc_env.engine.program.tables import FACES, Find, Modifier, PlayersFn
from mc_env.engine.query.names import Names, slot_cards
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_target
from mc_env.engine.state import streams
from mc_env.engine.state.log import tell_lasting
from mc_env.engine.state.options import ASK_TARGET, TARGETS, V_PLAYER
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECKS, EXTRA, PLAY
from mc_env.errors import NotImplementedCard
from mc_env.kernel import rng
from mc_env.kernel.frames import Frame, PointFrame
from mc_env.kernel.index import own
from mc_env.kernel.ops import DEPENDS, WHOLE
from mc_env.kernel.records import FULLY, NONE, NOTHING, PARTLY, Lasting, Report, Scope
from mc_env.kernel.state import Opt


class Context(Names):
    """Names of one ability while it is compiled, and what the ability is."""

    def __init__(self, labels: int = 0) -> None:
        super().__init__()
        self.labels = labels


Handler = Callable[[e.Effect, Context], Op]
HANDLERS: Final[dict[type, Handler]] = {}


def handles(ops: Mapping[type, type]) -> None:
    """Register op classes as the handlers of node types. (A class decorator would keep a class from being compiled.)"""
    for node, op in ops.items():
        HANDLERS[node] = _builder(op)


def _builder(op: type) -> Handler:
    return lambda n, ctx: build(op, n, ctx)


def compile_effect(n: e.Effect, ctx: Context) -> Op:
    """The op of an effect node."""
    handler = HANDLERS.get(type(n))
    if handler is None:
        raise NotImplementedCard(f"effect {type(n).__name__}")
    op = handler(n, ctx)
    OP_NODES[op.id] = n
    return op


def build(cls: type, n: e.Effect, ctx: Context) -> Op:
    """Make an op; choices written inside it as `A(...)` become choices just before it."""
    pre: list[ChooseOp] = []
    op: Op = cls(n, ctx, pre)
    if not pre:
        return op
    for choose in pre:
        if choose.consumer is None:
            choose.consumer = op
    return InOrder([*pre, op])


class InOrder(Op):
    """Ops one after another, each a step. `chooses`: all of it is about what the first one chooses."""

    __slots__ = ("chooses", "n", "ops")

    def __init__(self, ops: list[Op], chooses: bool = False) -> None:
        super().__init__()
        self.ops = tuple(ops)
        self.n = len(ops)
        self.chooses = chooses

    def step(self, g: State, f: Frame) -> None:
        stack = g.stack
        while f.at < self.n:
            f.at += 1
            self.ops[f.at - 1].start(g, f.sc)
            if g.dirty or stack[-1] is not f:
                return
        stack.pop()

    def possible(self, g: State, s: Scope) -> bool:
        if self.chooses:
            return self.ops[0].possible(g, s)
        for op in self.ops:
            if op.possible(g, s):
                return True
        return False

    def fully(self, g: State, s: Scope) -> bool:
        first = self.ops[0]
        if self.chooses or isinstance(first, ChooseOp):
            return first.possible(g, s)
        return all(op.fully(g, s) for op in self.ops)

    def share(self, g: State, s: Scope) -> int:
        """That of its parts taken together, but for those that depend on the one before."""
        if self.chooses or isinstance(self.ops[0], ChooseOp):
            return WHOLE if self.ops[0].possible(g, s) else 0
        shares = [x for x in [op.share(g, s) for op in self.ops] if x != DEPENDS]
        return sum(shares) // len(shares) if shares else 0


class TargetedOp(Op):
    """Base of effects on cards or players: keeps which slot its target is in, for choosing valid targets."""

    __slots__ = ("find", "target_slot")

    def __init__(self, number: int = -1) -> None:
        super().__init__(number)
        self.target_slot = -1
        self.find: Find = _nothing

    def target(self, n: k.Sel | k.PlayerSel | k.A | k.AtRandom, ctx: Context, pre: list[ChooseOp]) -> Find:
        """Compile a target; one that is to be chosen adds a choice to `pre`."""
        if isinstance(n, k.A):
            slot = ctx.slot(n.name) if n.name else ctx.fresh("chosen")
            choose = ChooseOp(n.of, n.by, slot, ctx)
            pre.append(choose)
            self.target_slot = slot
            return lambda g, s: list(slot_cards(s, slot))
        if isinstance(n, k.AtRandom):
            slot = ctx.fresh("random")
            pre.append(RandomOp(n.of, None, slot, ctx))
            self.target_slot = slot
            return lambda g, s: list(slot_cards(s, slot))
        if isinstance(n, k.Ref):
            self.target_slot = ctx.known(n.name)
        return compile_target(n, ctx)[0]

    def who(self, n: k.PlayerSel | k.APlayer, ctx: Context, pre: list[ChooseOp]) -> PlayersFn:
        """Compile players; one that is to be chosen adds a choice to `pre`."""
        if isinstance(n, k.APlayer):
            slot = ctx.slot(n.name) if n.name else ctx.fresh("player")
            choose = ChooseOp(None, None, slot, ctx, players=n.of)
            pre.append(choose)
            self.target_slot = slot
            return lambda g, s: slot_cards(s, slot)
        if isinstance(n, k.PlayerRef):
            self.target_slot = ctx.known(n.name)
        return compile_players(n, ctx)

    def possible(self, g: State, s: Scope) -> bool:
        for c in self.find(g, s):
            if self.affects(g, s, c):
                return True
        return False


def _nothing(g: State, s: Scope) -> list[int]:
    return []


def set_slot(s: Scope, i: int, value: int | tuple[int, ...]) -> None:
    s.slots = s.slots[:i] + (value,) + s.slots[i + 1 :]


class ChooseOp(Op):
    """Choose one card or player that is a valid target of what follows. An ability with no valid target is not begun."""

    __slots__ = ("by", "consumer", "find", "of_players", "slot")

    def __init__(
        self,
        of: k.Sel | None,
        by: k.PlayerSel | None,
        slot: int,
        ctx: Context,
        players: k.PlayerSel | None = None,
    ) -> None:
        super().__init__()
        self.steps = (self.ask, self.take_answer)
        self.slot = slot
        self.consumer: Op | None = None
        self.find = compile_target(of, ctx)[0] if of is not None else _nothing
        self.of_players = compile_players(players, ctx) if players is not None else None
        self.by = compile_players(by, ctx) if by is not None else None

    def candidates(self, g: State, s: Scope) -> list[int]:
        if self.of_players is not None:
            found = list(self.of_players(g, s))
        else:
            found = self.find(g, s)
        consumer = self.consumer
        if consumer is None:
            return found
        return [c for c in found if consumer.affects(g, s, c)]

    def possible(self, g: State, s: Scope) -> bool:
        found = self.of_players(g, s) if self.of_players is not None else self.find(g, s)
        consumer = self.consumer
        if consumer is None:
            return bool(found)
        for c in found:  # the first valid target is enough
            if consumer.affects(g, s, c):
                return True
        return False

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        found = self.candidates(g, s)
        if not found:
            set_slot(s, self.slot, ())
            g.stack.pop()
            s.last = NOTHING
            return True
        if self.by is not None:
            by = self.by(g, s)
            p = by[0] if by else g.first
        else:
            p = s.player if s.player >= 0 and g.alive[s.player] else g.first
        if self.of_players is not None:
            opts = tuple((V_PLAYER, -1, q, 0) for q in found)
        else:
            opts = card_options(g, found)
        g.ask(p, ASK_TARGET, opts, s.src)
        return True

    def take_answer(self, g: State, f: Frame) -> bool:
        _, c, p, _ = g.answer
        set_slot(g.scopes[f.sc], self.slot, (p if self.of_players is not None else c,))
        g.stack.pop()
        return True


class RandomOp(ChooseOp):
    """Pick one card at random; nobody decides."""

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        s = g.scopes[f.sc]
        found = self.candidates(g, s)
        stream = streams.RANDOM_DISCARD + s.player if s.player >= 0 else streams.MISC
        picked = (found[rng.draw(g.rng, stream, len(found))],) if found else ()
        set_slot(s, self.slot, picked)
        if not found:
            s.last = NOTHING
        g.stack.pop()


class Movable(Op):
    """Not run: answers whether something could move from a place to somewhere else (Reference "Move")."""

    __slots__ = ("op", "slot", "to")

    def __init__(self, op: Op, slot: int, to: ChooseOp | None) -> None:
        super().__init__()
        self.op = op
        self.slot = slot
        self.to = to

    def affects(self, g: State, s: Scope, c: int) -> bool:
        t = s.copy()
        set_slot(t, self.slot, (c,))
        return self.to.possible(g, t) if self.to is not None else self.op.possible(g, t)


def movable(op: TargetedOp, pre: list[ChooseOp]) -> None:
    """Of the choices before a move, the one of the source offers only places from where something can move."""
    choices = [x for x in pre if x.consumer is None]
    if choices and choices[0].slot != op.target_slot:  # the target was compiled last
        choices[0].consumer = Movable(op, choices[0].slot, choices[1] if len(choices) > 1 else None)
        for later in choices[1:]:
            later.consumer = op


def card_options(g: State, cards: list[int], made: list[Any] = TARGETS) -> tuple[Opt, ...]:
    """Options for cards, of a table of them: those in play one each; in decks and hands one for each different card.

    Cards of a deck are listed in the order of definitions, which tells nothing about the order of the deck.
    """
    out: list[Opt] = []
    hidden: list[int] = []
    seen: set[int] = set()
    for c in cards:
        z = g.zone[c]
        if z >= PLAY:
            out.append(made[c])
            continue
        face = g.face[c] << 8 | z
        if face in seen:
            continue
        seen.add(face)
        if z >= EXTRA or z in DECKS:
            hidden.append(c)
        else:
            out.append(made[c])
    hidden.sort(key=lambda c: FACES[g.face[c]].code)
    for c in hidden:
        out.append(made[c])
    return tuple(out)


def activation_of(g: State, s: Scope) -> tuple[int, Record | None]:
    """Serial and record of the attack or scheme an ability speaks of."""
    r = g.recs.get(s.act)
    if r is not None:
        return s.act, r
    serial = s.rec
    r = g.recs.get(serial)
    while r is not None and r.kind > EVENT_THWART and r.link >= 0:
        serial = r.link
        r = g.recs.get(serial)
    return (serial, r) if r is not None and r.kind <= EVENT_THWART else (-1, None)


def listened(g: State, event: int) -> bool:
    """Whether anything waits for an event to have happened."""
    return bool(g.trig[event * 3 + AFTER] or g.mods[STAT_PLAY_FROM])


def after(g: State, events: list[tuple[int, int, int, int]], src: int, flags: int = 0) -> None:
    """Open response windows for things that have just been done: (event, card, player, amount) each."""
    recs = []
    for event, c, p, n in events:
        if listened(g, event):
            recs.append((g.new_rec(event, src, -1, p, c, p, n, flags), event))
    for r, event in reversed(recs):
        g.stack.append(PointFrame(OP_POINT, -1, r, ((r, event),)))


def done(n: int, wanted: int, cards: tuple[int, ...] = ()) -> Report:
    """A report: in full if all that was wanted happened."""
    return (FULLY if n >= wanted and n > 0 else PARTLY if n > 0 else NONE, n, cards)


def add_lasting(g: State, m: Modifier, scope: Scope, until: int, until_rec: int = -1) -> None:
    """A lasting effect begins."""
    g.serial += 1
    g.lasting[g.serial] = Lasting(m.id, scope, until, until_rec)
    own(g)
    g.mods[m.stat] += (-g.serial,)
    g.dirty = True
    if g.ledger is not None:
        tell_lasting(g, g.serial)


class Wrapper(Op):
    """Base of ops around one other op."""

    __slots__ = ("op",)

    def __init__(self, inner: e.Effect, ctx: Context) -> None:
        self.op = compile_effect(inner, ctx)
        super().__init__()
