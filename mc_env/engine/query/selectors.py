"""Which cards a node means: a source to begin with, and what each card of it must fit."""

from __future__ import annotations

from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CardType
from mc_env.engine.program.tables import Find, Match
from mc_env.engine.query.matches import compile_match
from mc_env.engine.query.names import COMPILE, Names
from mc_env.engine.query.sources import DIRECT, compile_source, in_play
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State


def compile_target(n: k.Sel | k.PlayerSel, names: Names) -> tuple[Find, Match]:
    """Cards a node means; a player where a card is wanted means that player's identity (Reference "You")."""
    if isinstance(n, k.PlayerSel):
        return compile_sel(k.IdentityOf(n), names)
    return compile_sel(n, names)


def compile_sel(n: k.Sel, names: Names) -> tuple[Find, Match]:
    """(find, match): all cards that fit now, and whether one card fits (wherever it is)."""
    parts: list[k.Sel] = []
    _flatten(n, parts)
    sources = [p for p in parts if isinstance(p, (*DIRECT, k.In))]
    types = [p for p in parts if isinstance(p, k.OfType)]
    piles = [p for p in parts if isinstance(p, k.EitherSel) and _names_piles(p)]
    if sources:
        base = compile_source(sources[0], names)
        rest = [p for p in parts if p is not sources[0]]
    elif piles and len(parts) > 1:
        base = _either(piles[0], names)[0]
        rest = [p for p in parts if p is not piles[0]]
    elif types:
        base = in_play(types[0].types)
        rest = [p for p in parts if p is not types[0]]
    elif len(parts) == 1 and isinstance(parts[0], k.EitherSel):
        return _either(parts[0], names)
    else:
        either = next((p for p in parts if isinstance(p, k.EitherSel)), None)
        if either is not None:
            base = _either(either, names)[0]
            rest = [p for p in parts if p is not either]
        else:
            base = in_play(frozenset(CardType))
            rest = parts
    match = _all([compile_match(p, names) for p in parts])
    if not rest:
        return base, match
    test = _all([compile_match(p, names) for p in rest])
    typed = next((p for p in rest if isinstance(p, k.OfType)), None)
    if typed is not None:  # of a pile most cards are of another type
        wanted = frozenset(int(t) for t in typed.types)
        return lambda g, s: [c for c in base(g, s) if g.ctype[c] in wanted and test(g, s, c)], match
    return lambda g, s: [c for c in base(g, s) if test(g, s, c)], match


def _all(tests: list[Match]) -> Match:
    """All of several tests, one after another."""
    first = tests[0]
    if len(tests) == 1:
        return first
    others = _all(tests[1:])
    return lambda g, s, c: first(g, s, c) and others(g, s, c)


def _flatten(n: k.Sel, out: list[k.Sel]) -> None:
    if isinstance(n, k.Both):
        _flatten(n.a, out)
        _flatten(n.b, out)
    else:
        out.append(n)


def _names_piles(n: k.Sel) -> bool:
    """Whether a selector says in which piles to look ("the encounter deck and discard pile")."""
    if isinstance(n, k.EitherSel):
        return _names_piles(n.a) and _names_piles(n.b)
    if isinstance(n, k.Both):
        return _names_piles(n.a) or _names_piles(n.b)
    return isinstance(n, k.In)


def _either(n: k.EitherSel, names: Names) -> tuple[Find, Match]:
    fa, ma = compile_sel(n.a, names)
    fb, mb = compile_sel(n.b, names)

    def find(g: State, s: Scope) -> list[int]:
        out = fa(g, s)
        return out + [c for c in fb(g, s) if c not in out]

    return find, lambda g, s, c: ma(g, s, c) or mb(g, s, c)


COMPILE.sel = compile_sel
