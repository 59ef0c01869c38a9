"""Who may defend an attack, and declaring a defender (Reference "Defend")."""

from __future__ import annotations

from mc_env.cards.terms import (
    STAT_CANNOT_DEFEND,
    STAT_DEF,
    STAT_MUST_DEFEND_WITH_ALLY,
    TYPE_HERO,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.state.log import number_of
from mc_env.engine.state.options import DEFENDS, V_NO_DEFENSE
from mc_env.engine.state.records import F_BASIC_DEFENSE, F_DEFENDED, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ALLIES
from mc_env.kernel.log import note
from mc_env.kernel.state import Opt


def declare_defender(g: State, rec: Record, c: int, exhaust: bool) -> None:
    """A character becomes the defender; its player becomes the target of the attack (Reference "Defend")."""
    if exhaust:
        g.exhausted[c] = 1
    rec.defender = c
    rec.flags |= F_DEFENDED
    if g.ctype[c] == TYPE_HERO:
        rec.flags |= F_BASIC_DEFENSE
    rec.tplayer = g.controller[c]
    if g.log is not None:
        basic = g.ctype[c] == TYPE_HERO
        note(g, "defend", card=c, player=rec.tplayer, basic=basic, _exhausts=exhaust, _rec=number_of(g, rec))


def defenders(g: State, p: int, rec: Record) -> list[Opt]:
    """Whom a player could exhaust to defend, and not defending (unless an ally must)."""
    opts: list[Opt] = []
    if rec.flags & F_DEFENDED:
        return opts
    hero = g.identity[p]
    allies: list[int] = []
    for c in g.zones[ALLIES]:
        if g.controller[c] == p and not g.exhausted[c]:
            allies.append(c)
    if allies and g.mods[STAT_CANNOT_DEFEND]:
        allies = [c for c in allies if not mod.stat(g, c, STAT_CANNOT_DEFEND)]
    forced = (
        p == rec.tplayer
        and allies
        and bool(g.mods[STAT_MUST_DEFEND_WITH_ALLY])
        and mod.stat(g, rec.actor, STAT_MUST_DEFEND_WITH_ALLY)
    )
    if (
        not forced
        and g.ctype[hero] == TYPE_HERO
        and not g.exhausted[hero]
        and not mod.is_dash(g, hero, STAT_DEF)
        and not (g.mods[STAT_CANNOT_DEFEND] and mod.stat(g, hero, STAT_CANNOT_DEFEND))
    ):
        opts.append(DEFENDS[hero])
    for c in allies:
        opts.append(DEFENDS[c])
    if opts and not forced:
        opts.append((V_NO_DEFENSE, -1, -1, 0))
    return opts
