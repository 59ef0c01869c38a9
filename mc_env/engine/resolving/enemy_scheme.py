"""An enemy schemes (Reference "Scheme (Enemy Activation)", "Villainous")."""

from __future__ import annotations

from mc_env.cards.terms import (
    AFTER,
    EVENT_ACTIVATION_ENDS,
    EVENT_SCHEME,
    STAT_CANNOT_SCHEME,
    STAT_SCH,
    STAT_VILLAINOUS,
    TYPE_VILLAIN,
    WHEN,
    WOULD,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.board.statuses import confusion_stops
from mc_env.engine.program.ops import OP_BOOSTS, OP_ENEMY_SCHEME, Op
from mc_env.engine.resolving.activation import end_activation, gone, run_follow_ups
from mc_env.engine.resolving.boosts import boosts_on, give_boost
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.state.frames import OldFrame
from mc_env.engine.state.log import note
from mc_env.engine.state.records import F_ENDED, F_MADE
from mc_env.engine.state.state import State


class SchemeOp(Op):
    """An enemy schemes. Registers: a = record, b = follow-up index."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_ENEMY_SCHEME)

    def step(self, g: State, f: OldFrame) -> None:
        rec = g.recs[f.a]
        if f.at == 0:
            f.at = 1
            e = rec.actor
            if (g.mods[STAT_CANNOT_SCHEME] and mod.stat(g, e, STAT_CANNOT_SCHEME)) or confusion_stops(g, e):
                rec.flags |= F_ENDED
            elif open_at(g, f.a, EVENT_SCHEME, WOULD):
                return
        if f.at == 1:
            if gone(g, rec):
                end_activation(g, f, rec, False)
                return
            g.activating += 1
            f.at = 2
            if g.log is not None:
                note(g, "enemy schemes", actor=rec.actor, player=rec.tplayer, _rec=f.a)
            if open_at(g, f.a, EVENT_SCHEME, WHEN):
                return
        if f.at == 2:
            f.at = 3
            if not gone(g, rec):
                rec.cards += boosts_on(g, rec)
                if g.ctype[rec.actor] == TYPE_VILLAIN or mod.stat(g, rec.actor, STAT_VILLAINOUS):
                    give_boost(g, rec.actor, rec)
                if rec.cards:
                    g.push(OP_BOOSTS, -1, f.a)
                    return
        if f.at == 3:
            f.at = 4
            if not gone(g, rec):
                rec.flags |= F_MADE
                n = max(0, mod.stat(g, rec.actor, STAT_SCH) + rec.boost - rec.amount)
                scheme = mod.active_main_scheme(g, mod.area_of(g, rec.tplayer))
                if scheme >= 0 and n:
                    place_threat(g, -1, [(scheme, n)], rec.actor, rec.tplayer, 0, f.a)
                    return
        if f.at == 4:
            f.at = 11
            f.b = 0
            if rec.flags & F_MADE and open_at(g, f.a, EVENT_SCHEME, AFTER):
                return
        if not run_follow_ups(g, f, rec):
            return
        if f.at == 12:
            f.at = 13
            if open_at(g, f.a, EVENT_ACTIVATION_ENDS, AFTER):
                return
        g.activating -= 1
        end_activation(g, f, rec, bool(rec.flags & F_MADE))


SchemeOp()
