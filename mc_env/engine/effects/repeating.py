"""Effects that are done several times: for each player, for each card, a number of times, again."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, Wrapper, handles, set_slot
from mc_env.engine.program.ops import OP_ABILITY, Op
from mc_env.engine.program.tables import ABILITIES
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.options import ASK_OPTION, ASK_ORDER, V_NO, V_ORDER, V_PLAYER, V_YES
from mc_env.engine.state.records import NONE, NOTHING, Scope
from mc_env.engine.state.state import State
from mc_env.engine.using.frames import AbilityFrame
from mc_env.engine.using.initiating import can_initiate


class ForEachPlayerOp(Wrapper):
    """Players do this one at a time, each as "you"; the first player decides the order (Reference "Each Player").

    Registers: a = players still to come, b = who "you" was, c = (status, amount) so far.
    """

    __slots__ = ("of",)

    def __init__(self, n: e.ForEachPlayer, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.of = compile_players(n.of, ctx) if n.of is not None else None

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at == 0:
            f.a = self.of(g, s) if self.of is not None else g.players()
            f.b = s.player
            f.c = (NONE, 0)
        if f.at == 2:
            f.c = (max(f.c[0], s.last[0]), f.c[1] + s.last[1])
        if f.at == 1:
            p = g.answer[2]
            f.a = tuple(q for q in f.a if q != p)
            f.at = 2
            s.player = p
            s.last = NOTHING
            self.op.start(g, f.sc)
            return
        f.a = tuple(p for p in f.a if g.alive[p])
        if not f.a or g.outcome:
            s.player = f.b
            s.last = (f.c[0], f.c[1], ())
            g.stack.pop()
            return
        f.at = 1
        g.ask(g.first, ASK_ORDER, tuple((V_PLAYER, -1, p, 0) for p in f.a), s.src)

    def possible(self, g: State, s: Scope) -> bool:
        return self._any(g, s, "possible")

    def fully(self, g: State, s: Scope) -> bool:
        return self._any(g, s, "fully")

    def _any(self, g: State, s: Scope, how: str) -> bool:
        players = self.of(g, s) if self.of is not None else g.players()
        for p in players:
            t = s.copy()
            t.player = p
            if self.op.possible(g, t) if how == "possible" else self.op.fully(g, t):
                return True
        return False


class ForEachOp(Wrapper):
    """Do something for each card of a set. Registers: a = cards to come, b = (status, amount)."""

    __slots__ = ("by", "find", "slot")

    def __init__(self, n: e.ForEach, ctx: Context, pre: list[ChooseOp]) -> None:
        self.slot = ctx.slot(n.name)
        self.find = compile_sel(n.of, ctx)[0]
        self.by = compile_players(n.ordered_by, ctx) if n.ordered_by is not None else None
        super().__init__(n.effect, ctx)

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        if f.at == 0:
            f.a = tuple(self.find(g, s))
            f.b = (NONE, 0)
        if f.at == 2:
            f.b = (max(f.b[0], s.last[0]), f.b[1] + s.last[1])
        if f.at == 1:
            self.begin(g, f, s, g.answer[1])
            return
        if not f.a or g.outcome:
            s.last = (f.b[0], f.b[1], ())
            g.stack.pop()
            return
        if self.by is not None and len(f.a) > 1:
            f.at = 1
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, ASK_ORDER, tuple((V_ORDER, c, -1, 0) for c in f.a), s.src)
            return
        self.begin(g, f, s, f.a[0])

    def begin(self, g: State, f: OldFrame, s: Scope, c: int) -> None:
        f.a = tuple(x for x in f.a if x != c)
        f.at = 2
        set_slot(s, self.slot, (c,))
        s.last = NOTHING
        self.op.start(g, f.sc)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s))


class RepeatOp(Wrapper):
    """Do something a number of times, fixed when it begins. Register a = times left."""

    __slots__ = ("times",)

    def __init__(self, n: e.Repeat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.times = compile_value(n.times, ctx)

    def step(self, g: State, f: OldFrame) -> None:
        if f.at == 0:
            f.at = 1
            f.a = self.times(g, g.scopes[f.sc])
        if f.a <= 0:
            g.stack.pop()
            return
        f.a -= 1
        self.op.start(g, f.sc)

    def possible(self, g: State, s: Scope) -> bool:
        return self.times(g, s) > 0 and self.op.possible(g, s)


class RepeatAbilityOp(Op):
    """The player may resolve this ability again, paying its costs again."""

    __slots__ = ()

    def __init__(self, n: e.RepeatAbility, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def step(self, g: State, f: OldFrame) -> None:
        s = g.scopes[f.sc]
        ab = ABILITIES[s.ability]
        if f.at == 0:
            f.at = 1
            fresh = Scope(s.src, s.player, s.rec, s.ability, ab.slots0, named=ab.named0)
            if not can_initiate(g, fresh, ab):
                g.stack.pop()
                return
            g.ask(s.player, ASK_OPTION, ((V_YES, s.src, -1, self.id), (V_NO, s.src, -1, self.id)), s.src)
            return
        g.stack.pop()
        if g.answer[0] == V_YES:
            sc = g.new_scope(s.src, s.player, s.rec, s.ability, ab.nslots, ab.named)
            g.push_frame(AbilityFrame(OP_ABILITY, sc, ab.id))

    def possible(self, g: State, s: Scope) -> bool:
        return False


handles(
    {
        e.ForEachPlayer: ForEachPlayerOp,
        e.ForEach: ForEachOp,
        e.Repeat: RepeatOp,
        e.RepeatAbility: RepeatAbilityOp,
    }
)
