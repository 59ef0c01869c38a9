"""What the observer is asked: the question, and a row for every option."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.cells import cells, laid
from mc_env.kernel.native import i16, i64
from mc_env.kernel.rows import UNKNOWN
from mc_env.kernel.state import Pending
from mc_env.versus.engine import combat, values
from mc_env.versus.engine.frames import UseFrame
from mc_env.versus.engine.observing.columns import DECISION_COLUMNS, MOST_ABILITIES, MOST_AMOUNT, OPTION_COLUMNS
from mc_env.versus.engine.observing.entities import ZONE_NUMBER, declared
from mc_env.versus.engine.observing.ids import FIRST
from mc_env.versus.engine.observing.places import (
    D_KIND,
    D_MAY_STOP,
    D_OPTIONS,
    D_POWER_ID,
    D_SOURCE,
    D_SOURCE_ID,
    D_SYMBOL,
    D_USER,
    O_ABILITY,
    O_AMOUNT,
    O_BACK,
    O_CARD,
    O_CARD_ID,
    O_COST,
    O_ENDURE,
    O_FORCE,
    O_PLAYER,
    O_POINTS,
    O_POWER_ID,
    O_RESIST,
    O_TARGET,
    O_TO,
    O_VERB,
    O_ZONE,
)
from mc_env.versus.engine.observing.sheets import Sheets
from mc_env.versus.engine.options import (
    ASK_DEFENDER,
    ASK_PAY,
    ASK_STRIKE,
    ASK_TEAM,
    V_NO,
    V_OPTION,
    V_ORDER,
    V_PASS,
    V_PAY,
    V_PICK,
    V_PLAYER,
    V_POWER_UP,
    V_REACT,
    V_RECRUIT,
    V_RESOURCE,
    V_ROW,
    V_STOP,
    V_TARGET,
    V_USE,
)
from mc_env.versus.engine.state import F_RANGED, State
from mc_env.versus.engine.visibility import visible
from mc_env.versus.engine.zones import BACK, FRONT, in_front, side_of
from mc_env.versus.terms import STAT_RANGED

_NO_DECISION: Final = cells([0] * len(DECISION_COLUMNS))
_NO_OPTION: Final = cells([0] * len(OPTION_COLUMNS))
_DECLINING: Final = (V_STOP, V_PASS, V_NO)


def write_decision(g: State, p: int, s: Sheets, pending: Pending | None) -> None:
    """The decision and its options; zeros for everybody who is not deciding."""
    at: i64 = len(s.decision)
    s.decision = laid(s.decision, _NO_DECISION)
    if pending is None:
        return
    out = s.decision
    out[at + D_KIND] = i16(pending.kind + 1)
    out[at + D_OPTIONS] = i16(len(pending.opts))
    if pending.source >= 0:
        out[at + D_SOURCE_ID] = i16(_id(g, p, pending.source, False))
        out[at + D_SOURCE] = i16(s.row(pending.source))
    if pending.kind == ASK_PAY:
        out[at + D_SYMBOL] = i16(pending.prompt + 1)
    _tell_power(g, s, at)
    for o in pending.opts:
        _write_option(g, p, s, pending, o[0], o[1], o[2], o[3])
        if o[0] in _DECLINING:
            out[at + D_MAY_STOP] = 1


def _tell_power(g: State, s: Sheets, at: i64) -> None:
    """The power that is being used or resolved."""
    for i in range(len(g.stack) - 1, -1, -1):
        f = g.stack[i]
        if isinstance(f, UseFrame):
            s.decision[at + D_POWER_ID] = i16(s.power_ids[f.power])
            if f.sc in g.scopes:
                s.decision[at + D_USER] = i16(s.relative[g.scopes[f.sc].player])
            return


def _id(g: State, p: int, c: int, shown: bool) -> int:
    """The card id of a card as the observer knows it."""
    return g.face[c] + FIRST if shown or visible(g, p, c) else UNKNOWN


def _write_option(g: State, p: int, s: Sheets, pending: Pending, verb: int, c: int, x: int, n: int) -> None:
    at: i64 = len(s.options)
    out = s.options = laid(s.options, _NO_OPTION)
    out[at + O_VERB] = i16(verb + 1)
    if verb in (V_RESOURCE, V_OPTION):
        out[at + O_AMOUNT] = i16(min(max(n, 0), MOST_AMOUNT))
    elif verb == V_PLAYER:
        out[at + O_PLAYER] = i16(s.relative[x])
    elif verb in (V_ROW, V_RECRUIT) and x >= FRONT:
        out[at + O_TO] = 1 if x < BACK else 2
        out[at + O_PLAYER] = i16(s.relative[side_of(x)])
    if pending.kind == ASK_TEAM:
        _foresee_team(g, s, at, c)
    if c < 0:
        return
    out[at + O_CARD] = i16(s.row(c))
    out[at + O_CARD_ID] = i16(_id(g, p, c, verb == V_PICK))
    out[at + O_ZONE] = i16(ZONE_NUMBER[g.zone[c]])
    if verb == V_RECRUIT:
        cost = values.cost(g, p, c)
        out[at + O_COST] = i16(cost)
        out[at + O_POINTS] = i16(max(g.points - cost, 0))
    elif verb == V_USE:
        out[at + O_ABILITY] = i16(min(x, MOST_ABILITIES - 1) + 1)
        out[at + O_POWER_ID] = i16(s.power_ids[values.power_at(g, c, x).id])
    elif verb in (V_ORDER, V_REACT):
        out[at + O_POWER_ID] = i16(s.power_ids[x])
    elif verb == V_POWER_UP:
        out[at + O_TARGET] = i16(s.row(x))
    elif verb == V_PAY:
        out[at + O_AMOUNT] = i16(min(n + 1, MOST_AMOUNT))
    elif verb == V_TARGET:
        _foresee_target(g, s, at, pending, c)


# ------------------------------------------------------------------------------------------ what an attack would come to


def strikes_back(g: State, attacker: int, c: int) -> bool:
    """Whether a defender may strike back at all: in a ranged attack only if it is ranged itself."""
    return in_front(g.zone[attacker]) or values.has(g, c, STAT_RANGED)


def _foresee_target(g: State, s: Sheets, at: i64, pending: Pending, c: int) -> None:
    """A character that may be chosen as defender, or to be struck back."""
    out = s.options
    f = declared(g)
    if pending.kind == ASK_DEFENDER and f is not None:
        attacker = f.attackers[0]
        out[at + O_CARD], out[at + O_TARGET] = i16(s.row(attacker)), i16(s.row(c))
        out[at + O_FORCE] = i16(combat.strength(g, attacker))
        out[at + O_RESIST] = i16(values.dfn(g, c))
        out[at + O_ENDURE] = i16(values.dfn(g, attacker))
        if strikes_back(g, attacker, c):
            out[at + O_BACK] = i16(combat.strength(g, c))
    elif pending.kind == ASK_STRIKE and g.combat >= 0 and g.recs[g.combat].target >= 0:
        out[at + O_TARGET] = i16(s.row(c))
        out[at + O_BACK] = i16(combat.strength(g, g.recs[g.combat].target))
        out[at + O_ENDURE] = i16(values.dfn(g, c))
    else:
        out[at + O_TARGET] = i16(s.row(c))


def _foresee_team(g: State, s: Sheets, at: i64, c: int) -> None:
    """The attack with one more attacker, or as it is."""
    f = declared(g)
    if f is None or f.defender < 0:
        return
    out = s.options
    team = (*f.attackers, c) if c >= 0 else f.attackers
    out[at + O_TARGET] = i16(s.row(f.defender))
    out[at + O_FORCE] = i16(combat.total(g, team))
    out[at + O_RESIST] = i16(values.dfn(g, f.defender))
    out[at + O_ENDURE] = i16(values.dfn(g, c) if c >= 0 else min([values.dfn(g, x) for x in team]))
    if strikes_back(g, team[0], f.defender):
        out[at + O_BACK] = i16(combat.strength(g, f.defender))


def ranged(g: State) -> bool:
    """Whether the combat that is going on is a ranged one."""
    return g.combat >= 0 and bool(g.recs[g.combat].flags & F_RANGED)
