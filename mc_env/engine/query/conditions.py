"""Yes-or-no questions about the game, and their answers."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import nodes
from mc_env.cards.terms import EVENT_ATTACK, FORM_HERO, TYPE_ALTER_EGO, TYPE_HERO
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import ABILITIES, FACES, CondFn
from mc_env.engine.query.handlers import CONDITIONS
from mc_env.engine.query.names import COMPARISONS, Names, attack_record
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
)
from mc_env.engine.state.resources import was_paid
from mc_env.engine.state.state import PLAYER_PHASE, VILLAIN_PHASE, State
from mc_env.engine.state.zones import PLAY
from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import FULLY, NONE, Scope

_FLAGS: Final = {
    "basic": F_BASIC,
    "attack": F_ATTACK,
    "defense": F_DEFENSE_LABEL,
    "from_deck": F_FROM_DECK,
    "from_encounter_deck": F_FROM_DECK,
    "defended": F_DEFENDED,
    "overkill": F_OVERKILL,
}


_PHASES: Final = {"player": PLAYER_PHASE, "villain": VILLAIN_PHASE}


def compile_cond(n: nodes.Condition, names: Names) -> CondFn:
    """A function that answers a question."""
    return CONDITIONS.compile(n, names)


# ------------------------------------------------------------------------------------------ joined conditions


@CONDITIONS.of(nodes.AllOf)
def _all_of(n: nodes.AllOf, names: Names) -> CondFn:
    """Both hold."""
    a = compile_cond(n.a, names)
    b = compile_cond(n.b, names)
    return lambda g, s: a(g, s) and b(g, s)


@CONDITIONS.of(nodes.AnyOf)
def _any_of(n: nodes.AnyOf, names: Names) -> CondFn:
    """At least one holds."""
    a = compile_cond(n.a, names)
    b = compile_cond(n.b, names)
    return lambda g, s: a(g, s) or b(g, s)


@CONDITIONS.of(nodes.Not)
def _not(n: nodes.Not, names: Names) -> CondFn:
    """It does not hold."""
    inner = compile_cond(n.a, names)
    return lambda g, s: not inner(g, s)


# ------------------------------------------------------------------------------------------ cards and players


@CONDITIONS.of(nodes.Exists)
def _exists(n: nodes.Exists, names: Names) -> CondFn:
    """Some card fits."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: bool(find(g, s))


@CONDITIONS.of(nodes.Compare)
def _compare(n: nodes.Compare, names: Names) -> CondFn:
    """Two numbers compare so."""
    x = compile_value(n.a, names)
    y = compile_value(n.b, names)
    test = COMPARISONS[n.op]
    return lambda g, s: test(x(g, s), y(g, s))


@CONDITIONS.of(nodes.InForm)
def _in_form(n: nodes.InForm, names: Names) -> CondFn:
    """One of the players, by default you, is in a form."""
    who = compile_players(n.player or nodes.YOU, names)
    if isinstance(n.form, str):
        form = n.form
        return lambda g, s: any(mod.in_form(g, p, form) for p in who(g, s))
    wanted = int(TYPE_HERO if n.form == FORM_HERO else TYPE_ALTER_EGO)
    if n.player is None or isinstance(n.player, nodes.You):
        return lambda g, s: 0 <= s.player < g.n and g.ctype[g.identity[s.player]] == wanted and g.alive[s.player]
    return lambda g, s: any(g.ctype[g.identity[p]] == wanted for p in who(g, s))


@CONDITIONS.of(nodes.YouHave)
def _you_have(n: nodes.YouHave, names: Names) -> CondFn:
    """Your identity has a trait."""
    trait = n.trait
    return lambda g, s: s.player >= 0 and mod.has_trait(g, g.identity[s.player], trait)


@CONDITIONS.of(nodes.YouAre)
def _you_are(n: nodes.YouAre, names: Names) -> CondFn:
    """The side of your identity that is up has a title."""
    title = n.title
    return lambda g, s: s.player >= 0 and FACES[g.face[g.identity[s.player]]].title == title


# ------------------------------------------------------------------------------------------ what was paid and done


@CONDITIONS.of(nodes.Paid)
def _paid(n: nodes.Paid, names: Names) -> CondFn:
    """So many resources of a type, wild ones included, were paid for the card; what was overpaid does not count."""
    res = int(n.res)
    need = n.n

    def enough(g: State, s: Scope) -> bool:
        paid = s.paid or _paid_for(g, s.src)
        return bool(paid) and was_paid(paid, res, need)

    return enough


@CONDITIONS.of(nodes.PaidOnly)
def _paid_only(n: nodes.PaidOnly, names: Names) -> CondFn:
    """All that was paid for the card can be of one type."""
    only = int(n.res)

    def nothing_else(g: State, s: Scope) -> bool:
        paid = s.paid or _paid_for(g, s.src)
        return bool(paid) and was_paid(paid, only, 0)

    return nothing_else


def _paid_for(g: State, c: int) -> tuple[int, ...]:
    """What was paid for a card that is just entering play, by whoever plays it or puts it into play for its cost."""
    for s in g.scopes.values():
        if s.paid and (s.src == c if s.ability < 0 else c in _chosen_to_pay_for(s)):
            return s.paid
    return ()


def _chosen_to_pay_for(s: Scope) -> tuple[int, ...]:
    """The card whose printed cost is part of the cost of an ability in progress."""
    cost = ABILITIES[s.ability].cost
    chosen = s.slots[cost.printed_of] if cost is not None and cost.printed_of >= 0 else ()
    return chosen if isinstance(chosen, tuple) else (chosen,)


@CONDITIONS.of(nodes.Did)
def _did(n: nodes.Did, names: Names) -> CondFn:
    """An earlier effect did something."""
    return _reported(n.name, NONE + 1, names)


@CONDITIONS.of(nodes.DidFully)
def _did_fully(n: nodes.DidFully, names: Names) -> CondFn:
    """An earlier effect resolved in full."""
    return _reported(n.name, FULLY, names)


def _reported(name: str, at_least: int, names: Names) -> CondFn:
    """The report of a named effect, or of the one just before, says that so much was done."""
    if not name:
        return lambda g, s: s.last[0] >= at_least
    i = names.report(name)
    return lambda g, s: s.named[i][0] >= at_least


# ------------------------------------------------------------------------------------------ the event at hand


@CONDITIONS.of(nodes.Undefended)
def _undefended(n: nodes.Undefended, names: Names) -> CondFn:
    """The current attack has no defender, or none that is still in play."""

    def undefended(g: State, s: Scope) -> bool:
        r = attack_record(g, s)
        return r is not None and r.kind == EVENT_ATTACK and (r.defender < 0 or g.zone[r.defender] < PLAY)

    return undefended


@CONDITIONS.of(nodes.Attacking)
def _attacking(n: nodes.Attacking, names: Names) -> CondFn:
    """The current activation is an attack."""

    def attacking(g: State, s: Scope) -> bool:
        r = attack_record(g, s)
        return r is not None and r.kind == EVENT_ATTACK

    return attacking


@CONDITIONS.of(nodes.InStepOne)
def _in_step_one(n: nodes.InStepOne, names: Names) -> CondFn:
    """The triggering threat is that of step one of the villain phase."""
    return lambda g, s: _flag(g, s, F_STEP_ONE)


@CONDITIONS.of(nodes.InPhase)
def _in_phase(n: nodes.InPhase, names: Names) -> CondFn:
    """It is that phase."""
    if n.which not in _PHASES:
        raise NotImplementedCard(f"phase {n.which!r}; there are {', '.join(_PHASES)}")
    phase = _PHASES[n.which]
    return lambda g, s: g.phase == phase


@CONDITIONS.of(nodes.EventHas)
def _event_has(n: nodes.EventHas, names: Names) -> CondFn:
    """The triggering event has a quality."""
    flag = _FLAGS[n.flag]
    return lambda g, s: _flag(g, s, flag)


def _flag(g: State, s: Scope, flag: int) -> bool:
    """Whether the record of the triggering event bears a flag."""
    r = g.recs.get(s.rec)
    return r is not None and bool(r.flags & flag)
