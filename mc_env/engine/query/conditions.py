"""Yes-or-no questions about the game, and their answers."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import EVENT_ATTACK, FORM_HERO, TYPE_ALTER_EGO, TYPE_HERO
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES, CondFn
from mc_env.engine.query.names import COMPARISONS, COMPILE, Names, attack_record
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.records import (
    F_ATTACK,
    F_BASIC,
    F_DEFENDED,
    F_DEFENSE_LABEL,
    F_FROM_DECK,
    F_OVERKILL,
    F_STEP_ONE,
    FULLY,
    NONE,
    Scope,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.errors import NotImplementedCard

_FLAGS: Final = {
    "basic": F_BASIC,
    "attack": F_ATTACK,
    "defense": F_DEFENSE_LABEL,
    "from_deck": F_FROM_DECK,
    "from_encounter_deck": F_FROM_DECK,
    "defended": F_DEFENDED,
    "overkill": F_OVERKILL,
}


def compile_cond(n: k.Condition, names: Names) -> CondFn:
    """A function that answers a question."""
    if isinstance(n, k.AllOf | k.AnyOf):
        a = compile_cond(n.a, names)
        b = compile_cond(n.b, names)
        if isinstance(n, k.AllOf):
            return lambda g, s: a(g, s) and b(g, s)
        return lambda g, s: a(g, s) or b(g, s)
    if isinstance(n, k.Not):
        inner = compile_cond(n.a, names)
        return lambda g, s: not inner(g, s)
    if isinstance(n, k.Exists):
        find = compile_sel(n.of, names)[0]
        return lambda g, s: bool(find(g, s))
    if isinstance(n, k.Compare):
        x = compile_value(n.a, names)
        y = compile_value(n.b, names)
        test = COMPARISONS[n.op]
        return lambda g, s: test(x(g, s), y(g, s))
    if isinstance(n, k.InForm):
        who = compile_players(n.player or k.YOU, names)
        if isinstance(n.form, str):
            form = n.form
            return lambda g, s: any(mod.in_form(g, p, form) for p in who(g, s))
        wanted = int(TYPE_HERO if n.form == FORM_HERO else TYPE_ALTER_EGO)
        if n.player is None or isinstance(n.player, k.You):
            return lambda g, s: 0 <= s.player < g.n and g.ctype[g.identity[s.player]] == wanted and g.alive[s.player]
        return lambda g, s: any(g.ctype[g.identity[p]] == wanted for p in who(g, s))
    if isinstance(n, k.YouHave):
        trait = n.trait
        return lambda g, s: s.player >= 0 and mod.has_trait(g, g.identity[s.player], trait)
    if isinstance(n, k.YouAre):
        title = n.title
        return lambda g, s: s.player >= 0 and FACES[g.face[g.identity[s.player]]].title == title
    if isinstance(n, k.Paid):
        res = int(n.res)
        need = n.n
        return lambda g, s: bool(s.paid) and min(s.paid[res] + (s.paid[3] if res != 3 else 0), s.paid[4]) >= need
    if isinstance(n, k.PaidOnly):
        only = int(n.res)
        return lambda g, s: bool(s.paid) and 0 < s.paid[4] <= s.paid[only] + (s.paid[3] if only != 3 else 0)
    if isinstance(n, k.Did | k.DidFully):
        at_least = NONE + 1 if isinstance(n, k.Did) else FULLY
        if not n.name:
            return lambda g, s: s.last[0] >= at_least
        i = names.report(n.name)
        return lambda g, s: s.named[i][0] >= at_least
    if isinstance(n, k.Undefended):

        def undefended(g: State, s: Scope) -> bool:
            r = attack_record(g, s)
            return r is not None and r.kind == EVENT_ATTACK and (r.defender < 0 or g.zone[r.defender] < PLAY)

        return undefended
    if isinstance(n, k.Attacking):

        def attacking(g: State, s: Scope) -> bool:
            r = attack_record(g, s)
            return r is not None and r.kind == EVENT_ATTACK

        return attacking
    if isinstance(n, k.InStepOne):
        return lambda g, s: _flag(g, s, F_STEP_ONE)
    if isinstance(n, k.EventHas):
        flag = _FLAGS[n.flag]
        return lambda g, s: _flag(g, s, flag)
    raise NotImplementedCard(f"condition {type(n).__name__}")


def _flag(g: State, s: Scope, flag: int) -> bool:
    r = g.recs.get(s.rec)
    return r is not None and bool(r.flags & flag)


COMPILE.cond = compile_cond
