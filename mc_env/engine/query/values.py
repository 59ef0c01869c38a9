"""How much a node means: numbers, computed when they are needed."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import nodes as k
from mc_env.cards.text.tree import nodes
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES, ValueFn, counter_id
from mc_env.engine.query.names import COMPILE, LAST_KNOWN, Names, attack_record
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, compile_target
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.errors import NotImplementedCard


def compile_value(n: k.Val, names: Names) -> ValueFn:
    """A function that computes a number."""
    if isinstance(n, int):
        const = n
        return lambda g, s: const
    if isinstance(n, k.PerPlayer):
        per = n.n
        return lambda g, s: per * g.n
    if isinstance(n, k.Count):
        if isinstance(n.of, k.PlayerSel):
            who = compile_players(n.of, names)
            return lambda g, s: len(who(g, s))
        find = compile_sel(n.of, names)[0]
        return lambda g, s: len(find(g, s))
    if isinstance(n, k.StatOf):
        find_s = compile_target(n.of, names)[0]
        st = int(n.stat)
        read = mod.printed if n.printed else mod.stat
        return lambda g, s: sum(read(g, c, st) for c in find_s(g, s))
    if isinstance(n, k.Remaining):
        find_r = compile_target(n.of, names)[0]
        return lambda g, s: sum(mod.remaining(g, c) for c in find_r(g, s))
    if isinstance(n, k.DamageOn):
        find_d = compile_target(n.of, names)[0]
        return lambda g, s: sum(g.damage[c] for c in find_d(g, s))
    if isinstance(n, k.ThreatOn):
        find_t = compile_sel(n.of, names)[0]
        return lambda g, s: sum(g.threat[c] for c in find_t(g, s))
    if isinstance(n, k.CountersOn):
        counter = counter_id(n.counter)
        if isinstance(n.of, k.Self_):
            return _own_counters(counter, names.slot(f"{LAST_KNOWN}{n.counter}"))
        find_c = compile_sel(n.of, names)[0]
        return lambda g, s: sum(g.counters.get(c << 8 | counter, 0) for c in find_c(g, s))
    if isinstance(n, k.Plus | k.Minus | k.Times):
        a = compile_value(n.a, names)
        b = compile_value(n.b, names)
        if isinstance(n, k.Plus):
            return lambda g, s: a(g, s) + b(g, s)
        if isinstance(n, k.Minus):
            return lambda g, s: max(0, a(g, s) - b(g, s))
        return lambda g, s: a(g, s) * b(g, s)
    if isinstance(n, k.AtMost):
        x = compile_value(n.a, names)
        cap = compile_value(n.cap, names)
        return lambda g, s: min(x(g, s), cap(g, s))
    if isinstance(n, k.Either):
        where = COMPILE.cond(n.where, names)
        then = compile_value(n.then, names)
        otherwise = compile_value(n.otherwise, names)
        return lambda g, s: then(g, s) if where(g, s) else otherwise(g, s)
    if isinstance(n, k.FinalStep):
        final = compile_value(n.then, names)
        other = compile_value(n.otherwise, names)
        return lambda g, s: final(g, s) if s.final else other(g, s)
    if isinstance(n, k.Amount):

        def amount(g: State, s: Scope) -> int:
            r = g.recs.get(s.rec)
            return r.amount if r is not None else 0

        return amount
    if isinstance(n, k.Result):
        if not n.name:
            return lambda g, s: s.last[1]
        i = names.report(n.name)
        return lambda g, s: s.named[i][1]
    if isinstance(n, k.Number):
        j = names.known(n.name)

        def number(g: State, s: Scope) -> int:
            v = s.slots[j]
            return v if isinstance(v, int) and v > 0 else 0

        return number
    if isinstance(n, k.Icons):
        find_i = compile_sel(n.of, names)[0]
        if n.res is not None:
            res = int(n.res)
            return lambda g, s: sum(FACES[g.face[c]].icons[res] for c in find_i(g, s))

        def kinds(g: State, s: Scope) -> int:
            cards = find_i(g, s)
            return sum(1 for r in range(4) if any(FACES[g.face[c]].icons[r] for c in cards))

        return kinds
    if isinstance(n, k.CardsInHand):
        who_h = compile_players(n.of, names)
        return lambda g, s: sum(len(g.zones[HAND + p]) for p in who_h(g, s))
    if isinstance(n, k.DealtByAttack):

        def dealt(g: State, s: Scope) -> int:
            r = attack_record(g, s)
            return r.dealt if r is not None else 0

        return dealt
    if isinstance(n, k.ExcessDamage):

        def excess(g: State, s: Scope) -> int:
            r = attack_record(g, s)
            return r.excess if r is not None else 0

        return excess
    raise NotImplementedCard(f"value {type(n).__name__}")


def _own_counters(counter: int, slot: int) -> ValueFn:
    """Counters on the card itself; once it has left play (as its own cost, say), those it had when the ability began."""

    def own(g: State, s: Scope) -> int:
        if g.zone[s.src] >= PLAY:
            return g.counters.get(s.src << 8 | counter, 0)
        kept = s.slots[slot] if slot < len(s.slots) else 0
        return kept if isinstance(kept, int) and kept > 0 else 0

    return own


_UNSETTLED: Final = (
    k.Ref,
    k.PlayerRef,
    k.Number,
    k.Result,
    k.Did,
    k.DidFully,
    k.Paid,
    k.PaidOnly,
    k.DealtByAttack,
    k.ExcessDamage,
    k.Hit,
)


def declared(n: k.Val) -> bool:
    """Whether a value is a number that the player declares on the way, as X in a cost: it will not be 0."""
    return any(isinstance(x, k.Number) for x in nodes(n))


def settled(n: k.Val) -> bool:
    """Whether a value can be told before the ability begins: it looks at nothing that is chosen, found or paid on the way."""
    return not any(isinstance(x, _UNSETTLED) for x in nodes(n))


COMPILE.value = compile_value
