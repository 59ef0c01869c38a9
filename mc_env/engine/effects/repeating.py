"""Effects that are done several times: for each player, for each card, a number of times, again."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.engine.effects.base import ChooseOp, Context, Wrapper, handles, set_slot
from mc_env.engine.effects.frames import EachCardFrame, EachPlayerFrame, RepeatFrame
from mc_env.engine.program.ops import OP_ABILITY, Op
from mc_env.engine.program.tables import ABILITIES
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.options import ASK_OPTION, ASK_ORDER, V_NO, V_ORDER, V_PLAYER, V_YES
from mc_env.engine.state.state import State
from mc_env.engine.using.frames import AbilityFrame
from mc_env.engine.using.initiating import can_initiate
from mc_env.kernel.frames import Frame
from mc_env.kernel.records import NOTHING, Scope


class ForEachPlayerOp(Wrapper):
    """Players do this one at a time, each as "you"; the first player decides the order (Reference "Each Player"), unless it is in
    player order (Reference "In Player Order")."""

    __slots__ = ("asking", "in_order", "of")

    def __init__(self, n: e.ForEachPlayer, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.steps = (self.find_players, self.ask, self.do, self.add_report)
        self.asking = self.number(self.ask)
        self.of = compile_players(n.of, ctx) if n.of is not None else None
        self.in_order = n.in_order

    def start(self, g: State, sc: int) -> None:
        g.stack.append(EachPlayerFrame(self.id, sc))

    def find_players(self, g: State, f: EachPlayerFrame) -> bool:
        s = g.scopes[f.sc]
        f.players = self.of(g, s) if self.of is not None else g.players()
        f.you = s.player
        return False

    def ask(self, g: State, f: EachPlayerFrame) -> bool:
        """Who is next; when nobody is left, all of it is done."""
        s = g.scopes[f.sc]
        f.players = tuple(p for p in f.players if g.alive[p])
        if not f.players or g.outcome:
            s.player = f.you
            s.last = (f.status, f.amount, ())
            g.stack.pop()
            return True
        if self.in_order:
            g.answer = (V_PLAYER, -1, f.players[0], 0)
            return False
        g.ask(g.first, ASK_ORDER, tuple((V_PLAYER, -1, p, 0) for p in f.players), s.src)
        return True

    def do(self, g: State, f: EachPlayerFrame) -> bool:
        s = g.scopes[f.sc]
        p = g.answer[2]
        f.players = tuple(q for q in f.players if q != p)
        s.player = p
        s.last = NOTHING
        self.op.start(g, f.sc)
        return True

    def add_report(self, g: State, f: EachPlayerFrame) -> bool:
        status, amount, _ = g.scopes[f.sc].last
        f.status = max(f.status, status)
        f.amount += amount
        f.at = self.asking
        return False

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
    """Do something for each card of a set."""

    __slots__ = ("by", "choosing", "find", "reporting", "slot")

    def __init__(self, n: e.ForEach, ctx: Context, pre: list[ChooseOp]) -> None:
        self.slot = ctx.slot(n.name)
        self.find = compile_sel(n.of, ctx)[0]
        self.by = compile_players(n.ordered_by, ctx) if n.ordered_by is not None else None
        super().__init__(n.effect, ctx)
        self.steps = (self.find_cards, self.choose_next, self.do_with_chosen, self.add_report)
        self.choosing = self.number(self.choose_next)
        self.reporting = self.number(self.add_report)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(EachCardFrame(self.id, sc))

    def find_cards(self, g: State, f: EachCardFrame) -> bool:
        f.cards = tuple(self.find(g, g.scopes[f.sc]))
        return False

    def choose_next(self, g: State, f: EachCardFrame) -> bool:
        """The next card, picked by a player where the text says so; when none is left, all of it is done."""
        s = g.scopes[f.sc]
        if not f.cards or g.outcome:
            s.last = (f.status, f.amount, ())
            g.stack.pop()
            return True
        if self.by is not None and len(f.cards) > 1:
            by = self.by(g, s)
            g.ask(by[0] if by else g.first, ASK_ORDER, tuple((V_ORDER, c, -1, 0) for c in f.cards), s.src)
            return True
        f.at = self.reporting
        self.begin(g, f, s, f.cards[0])
        return True

    def do_with_chosen(self, g: State, f: EachCardFrame) -> bool:
        self.begin(g, f, g.scopes[f.sc], g.answer[1])
        return True

    def add_report(self, g: State, f: EachCardFrame) -> bool:
        status, amount, _ = g.scopes[f.sc].last
        f.status = max(f.status, status)
        f.amount += amount
        f.at = self.choosing
        return False

    def begin(self, g: State, f: EachCardFrame, s: Scope, c: int) -> None:
        f.cards = tuple(x for x in f.cards if x != c)
        set_slot(s, self.slot, (c,))
        s.last = NOTHING
        self.op.start(g, f.sc)

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.find(g, s))


class RepeatOp(Wrapper):
    """Do something a number of times, fixed when it begins."""

    __slots__ = ("repeating", "times")

    def __init__(self, n: e.Repeat, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__(n.effect, ctx)
        self.steps = (self.settle_how_many, self.do_again)
        self.repeating = self.number(self.do_again)
        self.times = compile_value(n.times, ctx)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(RepeatFrame(self.id, sc))

    def settle_how_many(self, g: State, f: RepeatFrame) -> bool:
        f.left = self.times(g, g.scopes[f.sc])
        return False

    def do_again(self, g: State, f: RepeatFrame) -> bool:
        if f.left <= 0:
            g.stack.pop()
            return True
        f.left -= 1
        f.at = self.repeating
        self.op.start(g, f.sc)
        return True

    def possible(self, g: State, s: Scope) -> bool:
        return self.times(g, s) > 0 and self.op.possible(g, s)


class RepeatAbilityOp(Op):
    """The player may resolve this ability again, paying its costs again."""

    __slots__ = ()

    def __init__(self, n: e.RepeatAbility, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.steps = (self.ask, self.resolve_or_not)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        ab = ABILITIES[s.ability]
        fresh = Scope(s.src, s.player, s.rec, s.ability, ab.slots0, named=ab.named0)
        if not can_initiate(g, fresh, ab):
            g.stack.pop()
            return True
        g.ask(s.player, ASK_OPTION, ((V_YES, s.src, -1, self.id), (V_NO, s.src, -1, self.id)), s.src)
        return True

    def resolve_or_not(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        if g.answer[0] == V_YES:
            s = g.scopes[f.sc]
            ab = ABILITIES[s.ability]
            sc = g.new_scope(s.src, s.player, s.rec, s.ability, ab.nslots, ab.named)
            g.stack.append(AbilityFrame(OP_ABILITY, sc, ab.id))
        return True

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
