"""What the scenario does: surge, acceleration, the next stage, which villain is active, the end of the game."""

from __future__ import annotations

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import EVENT_REVEAL
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board import outcome
from mc_env.engine.board.dealing import place_acceleration
from mc_env.engine.effects.base import ChooseOp, Context, TargetedOp, done, handles
from mc_env.engine.program.ops import OP_ADVANCE, Op
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.defeat import eliminate
from mc_env.engine.resolving.frames import AdvanceFrame
from mc_env.engine.resolving.schemes import next_card
from mc_env.engine.state.records import F_SURGE
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.log import note
from mc_env.kernel.records import FULLY, NOTHING, Scope


class SurgeEffect(Op):
    """This card gains surge."""

    __slots__ = ()

    def __init__(self, n: e.Surge, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        rec = g.recs.get(s.rec)
        if rec is not None and rec.kind == EVENT_REVEAL:
            rec.flags |= F_SURGE
            s.last = (FULLY, 1, ())
        else:
            s.last = NOTHING


class AddAccelerationEffect(TargetedOp):
    """Place acceleration tokens."""

    __slots__ = ("n",)

    def __init__(self, n: e.AddAcceleration, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.n = compile_value(n.n, ctx)
        self.find = self.target(n.on if n.on is not None else k.MAIN_SCHEME, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = self.find(g, s)
        for c in found:
            place_acceleration(g, c, self.n(g, s))
        s.last = done(len(found), 1)


class AdvanceSchemeEffect(Op):
    """The main scheme deck advances without being completed; with no stage left the players lose."""

    __slots__ = ()

    def __init__(self, n: e.AdvanceScheme, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        c = mod.active_main_scheme(g, mod.area_of(g, s.player, s.src))
        s.last = done(c >= 0, 1)
        if c >= 0:
            if next_card(g, c) < 0:
                outcome.end_game(g, outcome.LOSS, "scheme_completed")
            else:
                g.stack.append(AdvanceFrame(OP_ADVANCE, -1, c))


class MakeActiveEffect(TargetedOp):
    """Of several villains (or main schemes) one is active: the one that "the villain" means, activates, and takes
    overkill damage (FAQ: "If there is more than one villain in play")."""

    __slots__ = ()

    def __init__(self, n: e.MakeActive, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.find = self.target(n.target, ctx, pre)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.zone[c] >= PLAY and not g.counters.get(c << 8, 0)

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        found = [c for c in self.find(g, s) if self.affects(g, s, c)]
        s.last = done(len(found), 1)
        for c in found[:1]:
            for x in g.zones[g.zone[c]]:
                if g.area[x] == g.area[c]:
                    g.counters.pop(x << 8, None)
            g.counters[c << 8] = 1
            note(g, "active", card=c)


class WinGameEffect(Op):
    """An alternate win condition."""

    __slots__ = ("reason",)

    def __init__(self, n: e.WinGame, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.reason = n.reason

    def start(self, g: State, sc: int) -> None:
        outcome.end_game(g, outcome.WIN, self.reason)


class LoseGameEffect(Op):
    """An alternate loss condition."""

    __slots__ = ("reason",)

    def __init__(self, n: e.LoseGame, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.reason = n.reason

    def start(self, g: State, sc: int) -> None:
        outcome.end_game(g, outcome.LOSS, self.reason)


class EliminateEffect(Op):
    """Players are eliminated."""

    __slots__ = ("players",)

    def __init__(self, n: e.Eliminate, ctx: Context, pre: list[ChooseOp]) -> None:
        super().__init__()
        self.players = compile_players(n.who, ctx)

    def start(self, g: State, sc: int) -> None:
        for p in self.players(g, g.scopes[sc]):
            eliminate(g, p)


handles(
    {
        e.Surge: SurgeEffect,
        e.AddAcceleration: AddAccelerationEffect,
        e.AdvanceScheme: AdvanceSchemeEffect,
        e.MakeActive: MakeActiveEffect,
        e.WinGame: WinGameEffect,
        e.LoseGame: LoseGameEffect,
        e.Eliminate: EliminateEffect,
    }
)
