"""An enemy schemes (Reference "Scheme (Enemy Activation)", "Villainous")."""

from __future__ import annotations

from mc_env.cards.terms import (
    AFTER,
    EVENT_SCHEME,
    STAT_CANNOT_SCHEME,
    STAT_SCH,
    WHEN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.board.statuses import confusion_stops
from mc_env.engine.program.ops import OP_BOOSTS, OP_ENEMY_SCHEME
from mc_env.engine.resolving.activation import ActivationOp, gone
from mc_env.engine.resolving.boosts import boosts_on, give_boost_for
from mc_env.engine.resolving.frames import ActivationFrame, BoostsFrame
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.state.records import F_MADE
from mc_env.engine.state.state import State


class SchemeOp(ActivationOp):
    """An enemy schemes, in the steps of Reference "Scheme (Enemy Activation)"."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ENEMY_SCHEME, EVENT_SCHEME, STAT_CANNOT_SCHEME)
        self.steps = (
            self.would_activate,
            self.when_schemes,
            self.resolve_boosts,
            self.place_threat,
            self.responses,
            self.follow_up,
            self.activation_ends,
            self.end,
        )
        self.following = self.number(self.follow_up)

    def status_stops(self, g: State, enemy: int) -> bool:
        return confusion_stops(g, enemy)

    def when_schemes(self, g: State, f: ActivationFrame) -> bool:
        return self.begin(g, f) or open_at(g, f.activation, EVENT_SCHEME, WHEN)

    def resolve_boosts(self, g: State, f: ActivationFrame) -> bool:
        """Steps 1 and 2: a boost card for villains and the villainous; then all boost cards are turned up."""
        rec = g.recs[f.activation]
        if gone(g, rec):
            return False
        rec.cards = boosts_on(g, rec) + rec.cards  # dealt before it began
        give_boost_for(g, rec)
        if not rec.cards:
            return False
        g.stack.append(BoostsFrame(OP_BOOSTS, -1, f.activation))
        return True

    def place_threat(self, g: State, f: ActivationFrame) -> bool:
        """Step 3: threat equal to the modified SCH."""
        rec = g.recs[f.activation]
        if gone(g, rec):
            return False
        rec.flags |= F_MADE
        n = max(0, mod.stat(g, rec.actor, STAT_SCH) + rec.boost - rec.amount)
        scheme = mod.active_main_scheme(g, mod.area_of(g, rec.tplayer))
        if scheme < 0 or not n:
            return False
        place_threat(g, -1, [(scheme, n)], rec.actor, rec.tplayer, 0, f.activation)
        return True

    def responses(self, g: State, f: ActivationFrame) -> bool:
        return bool(g.recs[f.activation].flags & F_MADE) and open_at(g, f.activation, EVENT_SCHEME, AFTER)


SchemeOp()
