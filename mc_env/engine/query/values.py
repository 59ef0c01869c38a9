"""How much a node means: numbers, computed when they are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.cards.kit import nodes
from mc_env.cards.terms import EVENT_ATTACK
from mc_env.cards.text import tree
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES, ValueFn, counter_id
from mc_env.engine.query.handlers import CONDITIONS, VALUES
from mc_env.engine.query.names import LAST_KNOWN, THREAT, Names, attack_record
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, compile_target
from mc_env.engine.state.state import State, played_key
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.kernel.records import Scope


def compile_value(n: nodes.Val, names: Names) -> ValueFn:
    """A function that computes a number."""
    if isinstance(n, int):
        const = n
        return lambda g, s: const
    return VALUES.compile(n, names)


# ------------------------------------------------------------------------------------------ counted and read off cards


@VALUES.of(nodes.PerPlayer)
def _per_player(n: nodes.PerPlayer, names: Names) -> ValueFn:
    """A number for each player who started the scenario."""
    per = n.n
    return lambda g, s: per * g.n


@VALUES.of(nodes.Count)
def _count(n: nodes.Count, names: Names) -> ValueFn:
    """How many cards or players there are."""
    if isinstance(n.of, nodes.PlayerSel):
        who = compile_players(n.of, names)
        return lambda g, s: len(who(g, s))
    find = compile_sel(n.of, names)[0]
    return lambda g, s: len(find(g, s))


@VALUES.of(nodes.StatOf)
def _stat_of(n: nodes.StatOf, names: Names) -> ValueFn:
    """A value of cards, added up."""
    find = compile_target(n.of, names)[0]
    st = int(n.stat)
    read = mod.printed if n.printed else mod.stat
    return lambda g, s: sum(read(g, c, st) for c in find(g, s))


@VALUES.of(nodes.Remaining)
def _remaining(n: nodes.Remaining, names: Names) -> ValueFn:
    """Remaining hit points."""
    find = compile_target(n.of, names)[0]
    return lambda g, s: sum(mod.remaining(g, c) for c in find(g, s))


@VALUES.of(nodes.DamageOn)
def _damage_on(n: nodes.DamageOn, names: Names) -> ValueFn:
    """Damage on cards."""
    find = compile_target(n.of, names)[0]
    return lambda g, s: sum(g.damage[c] for c in find(g, s))


@VALUES.of(nodes.ThreatOn)
def _threat_on(n: nodes.ThreatOn, names: Names) -> ValueFn:
    """Threat on schemes, or on the card itself; once that has left play (as its own cost, say), what it had."""
    if isinstance(n.of, nodes.Self_):
        return _own(lambda g, c: g.threat[c], names.slot(f"{LAST_KNOWN}{THREAT}"))
    find = compile_sel(n.of, names)[0]
    return lambda g, s: sum(g.threat[c] for c in find(g, s))


@VALUES.of(nodes.CountersOn)
def _counters_on(n: nodes.CountersOn, names: Names) -> ValueFn:
    """Counters of a kind on cards."""
    counter = counter_id(n.counter)
    if isinstance(n.of, nodes.Self_):
        return _own(lambda g, c: g.counters.get(c << 8 | counter, 0), names.slot(f"{LAST_KNOWN}{n.counter}"))
    find = compile_sel(n.of, names)[0]
    return lambda g, s: sum(g.counters.get(c << 8 | counter, 0) for c in find(g, s))


def _own(read: Callable[[State, int], int], slot: int) -> ValueFn:
    """What lies on the card itself; once it has left play (as its own cost, say), what did when the ability began."""

    def own(g: State, s: Scope) -> int:
        if g.zone[s.src] >= PLAY:
            return read(g, s.src)
        kept = s.slots[slot] if slot < len(s.slots) else 0
        return kept if isinstance(kept, int) and kept > 0 else 0

    return own


@VALUES.of(nodes.Icons)
def _icons(n: nodes.Icons, names: Names) -> ValueFn:
    """Printed resource icons of a type on cards, or how many different types there are among them."""
    find = compile_sel(n.of, names)[0]
    if n.res is not None:
        res = int(n.res)
        return lambda g, s: sum(FACES[g.face[c]].icons[res] for c in find(g, s))

    def kinds(g: State, s: Scope) -> int:
        cards = find(g, s)
        return sum(1 for r in range(4) if any(FACES[g.face[c]].icons[r] for c in cards))

    return kinds


@VALUES.of(nodes.StageNumber)
def _stage_number(n: nodes.StageNumber, names: Names) -> ValueFn:
    """The printed stage number of villains or main schemes."""
    find = compile_sel(n.of or nodes.VILLAIN, names)[0]
    return lambda g, s: sum([FACES[g.face[c]].stage for c in find(g, s)])


@VALUES.of(nodes.DifferentTypes)
def _different_types(n: nodes.DifferentTypes, names: Names) -> ValueFn:
    """How many card types there are among cards."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: len({g.ctype[c] for c in find(g, s)})


@VALUES.of(nodes.CardsInHand)
def _cards_in_hand(n: nodes.CardsInHand, names: Names) -> ValueFn:
    """Cards in the hands of players."""
    who = compile_players(n.of, names)
    return lambda g, s: sum(len(g.zones[HAND + p]) for p in who(g, s))


# ------------------------------------------------------------------------------------------ made of other numbers


@VALUES.of(nodes.Plus)
def _plus(n: nodes.Plus, names: Names) -> ValueFn:
    """Sum."""
    a = compile_value(n.a, names)
    b = compile_value(n.b, names)
    return lambda g, s: a(g, s) + b(g, s)


@VALUES.of(nodes.Minus)
def _minus(n: nodes.Minus, names: Names) -> ValueFn:
    """Difference, not below 0."""
    a = compile_value(n.a, names)
    b = compile_value(n.b, names)
    return lambda g, s: max(0, a(g, s) - b(g, s))


@VALUES.of(nodes.Times)
def _times(n: nodes.Times, names: Names) -> ValueFn:
    """Product."""
    a = compile_value(n.a, names)
    b = compile_value(n.b, names)
    return lambda g, s: a(g, s) * b(g, s)


@VALUES.of(nodes.Divided)
def _divided(n: nodes.Divided, names: Names) -> ValueFn:
    """A part of a number, rounded down or up."""
    a = compile_value(n.a, names)
    by = n.by
    rest = by - 1 if n.up else 0
    return lambda g, s: (a(g, s) + rest) // by


@VALUES.of(nodes.AtMost)
def _at_most(n: nodes.AtMost, names: Names) -> ValueFn:
    """A value with a cap."""
    x = compile_value(n.a, names)
    cap = compile_value(n.cap, names)
    return lambda g, s: min(x(g, s), cap(g, s))


@VALUES.of(nodes.Either)
def _either(n: nodes.Either, names: Names) -> ValueFn:
    """One value if a condition holds, else another."""
    where = CONDITIONS.compile(n.where, names)
    then = compile_value(n.then, names)
    otherwise = compile_value(n.otherwise, names)
    return lambda g, s: then(g, s) if where(g, s) else otherwise(g, s)


@VALUES.of(nodes.FinalStep)
def _final_step(n: nodes.FinalStep, names: Names) -> ValueFn:
    """One value in the last step of a sequence of Specials, else another."""
    final = compile_value(n.then, names)
    other = compile_value(n.otherwise, names)
    return lambda g, s: final(g, s) if s.final else other(g, s)


# ------------------------------------------------------------------------------------------ what has happened so far


@VALUES.of(nodes.Amount)
def _amount(n: nodes.Amount, names: Names) -> ValueFn:
    """The amount of the triggering event."""

    def amount(g: State, s: Scope) -> int:
        r = g.recs.get(s.rec)
        return r.amount if r is not None else 0

    return amount


@VALUES.of(nodes.DamageTaken)
def _damage_taken(n: nodes.DamageTaken, names: Names) -> ValueFn:
    """Damage taken in the triggering event; an attack notes what the attacked player's identity takes from it."""

    def taken(g: State, s: Scope) -> int:
        r = g.recs.get(s.rec)
        return r.taken if r is not None else 0

    return taken


@VALUES.of(nodes.Result)
def _result(n: nodes.Result, names: Names) -> ValueFn:
    """How much an earlier effect did."""
    if not n.name:
        return lambda g, s: s.last[1]
    i = names.report(n.name)
    return lambda g, s: s.named[i][1]


@VALUES.of(nodes.Number)
def _number(n: nodes.Number, names: Names) -> ValueFn:
    """A number chosen earlier."""
    i = names.known(n.name)

    def number(g: State, s: Scope) -> int:
        v = s.slots[i]
        return v if isinstance(v, int) and v > 0 else 0

    return number


@VALUES.of(nodes.PlayedThisRound)
def _played_this_round(n: nodes.PlayedThisRound, names: Names) -> ValueFn:
    """How many cards of some types players have played this round."""
    types = sorted(int(t) for t in n.types.types)
    who = compile_players(n.who, names)

    def played(g: State, s: Scope) -> int:
        return sum([g.happened.get(played_key(p, t), 0) for p in who(g, s) for t in types])

    return played


@VALUES.of(nodes.DealtByAttack)
def _dealt_by_attack(n: nodes.DealtByAttack, names: Names) -> ValueFn:
    """Damage the attack has dealt, or threat the scheme has placed."""
    taken = n.placed

    def dealt(g: State, s: Scope) -> int:
        r = attack_record(g, s)
        if r is None:
            return 0
        return r.placed if taken and r.kind == EVENT_ATTACK else r.dealt

    return dealt


@VALUES.of(nodes.ExcessDamage)
def _excess_damage(n: nodes.ExcessDamage, names: Names) -> ValueFn:
    """Damage the attack has dealt beyond what defeated characters needed."""

    def excess(g: State, s: Scope) -> int:
        r = attack_record(g, s)
        return r.excess if r is not None else 0

    return excess


# ------------------------------------------------------------------------------------------ what a value looks at

_UNSETTLED: Final = (
    nodes.Ref,
    nodes.PlayerRef,
    nodes.Number,
    nodes.Result,
    nodes.Did,
    nodes.DidFully,
    nodes.Paid,
    nodes.PaidOnly,
    nodes.DealtByAttack,
    nodes.ExcessDamage,
    nodes.Hit,
)


def declared(n: nodes.Val) -> bool:
    """Whether a value is a number that the player declares on the way, as X in a cost: it will not be 0."""
    return any(isinstance(x, nodes.Number) for x in tree.nodes(n))


def settled(n: nodes.Val) -> bool:
    """Whether a value can be told before the ability begins: it looks at nothing that is chosen, found or paid on the way."""
    return not any(isinstance(x, _UNSETTLED) for x in tree.nodes(n))
