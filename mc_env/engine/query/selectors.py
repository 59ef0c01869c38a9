"""Which cards a node means: a part of it that says where to look, and what each card found there must fit."""

from __future__ import annotations

from mc_env.cards.kit import nodes
from mc_env.cards.terms import TYPE_ALTER_EGO, TYPE_HERO, CardType
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import Find, Test, Told
from mc_env.engine.query.handlers import MATCHES, SOURCES
from mc_env.engine.query.names import Names
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY_ZONE
from mc_env.kernel.records import Scope


def compile_target(n: nodes.Sel | nodes.PlayerSel, names: Names) -> tuple[Find, Test]:
    """Cards a node means; a player where a card is wanted means that player's identity (Reference "You")."""
    if isinstance(n, nodes.PlayerSel):
        return compile_sel(nodes.IdentityOf(n), names)
    return compile_sel(n, names)


def compile_sel(n: nodes.Sel, names: Names) -> tuple[Find, Test]:
    """(find, match): all cards that fit now, and whether one card fits (wherever it is)."""
    parts: list[nodes.Sel] = []
    _flatten(n, parts)
    if len(parts) == 1 and isinstance(parts[0], nodes.EitherSel):
        return _either(parts[0], names)
    where = _where_to_look(parts)
    base = _look(where, names)
    match = _all([compile_match(p, names) for p in parts])
    rest = [p for p in parts if p is not where]
    if not rest:
        return base, match
    test = _all([compile_match(p, names) for p in rest])
    typed = next((p for p in rest if isinstance(p, nodes.OfType)), None)
    if typed is not None:  # of a pile most cards are of another type
        wanted = frozenset(int(t) for t in typed.types)
        return lambda g, s: [c for c in base(g, s) if g.ctype[c] in wanted and test.holds(g, s, c)], match
    return lambda g, s: [c for c in base(g, s) if test.holds(g, s, c)], match


def compile_match(n: nodes.Sel, names: Names) -> Test:
    """Whether one card fits one part of a selector."""
    if type(n) in MATCHES:
        made = MATCHES.compile(n, names)
        return made if isinstance(made, Test) else Told(made)
    return is_among(n, names)


def is_among(n: nodes.Sel, names: Names) -> Test:
    """Whether one card is among those a selector names itself."""
    cards = SOURCES.compile(n, names)
    return Told(lambda g, s, c: c in cards(g, s))


def _flatten(n: nodes.Sel, out: list[nodes.Sel]) -> None:
    """The parts of a selector that are joined by `&`."""
    if isinstance(n, nodes.Both):
        _flatten(n.a, out)
        _flatten(n.b, out)
    else:
        out.append(n)


def _where_to_look(parts: list[nodes.Sel]) -> nodes.Sel | None:
    """The part with which to begin, that which leaves least to look at; None if none of them says where."""
    either = [p for p in parts if isinstance(p, nodes.EitherSel)]
    ranked = (
        *(p for p in parts if type(p) in SOURCES),
        *(p for p in either if _names_piles(p)),
        *(p for p in parts if isinstance(p, nodes.OfType)),
        *either,
    )
    return ranked[0] if ranked else None


def _names_piles(n: nodes.Sel) -> bool:
    """Whether a selector says in which piles to look ("the encounter deck and discard pile")."""
    if isinstance(n, nodes.EitherSel):
        return _names_piles(n.a) and _names_piles(n.b)
    if isinstance(n, nodes.Both):
        return _names_piles(n.a) or _names_piles(n.b)
    return isinstance(n, nodes.In)


def _look(where: nodes.Sel | None, names: Names) -> Find:
    """All cards that the part of a selector with which to begin means."""
    if where is None:
        return in_play(frozenset(CardType))
    if isinstance(where, nodes.OfType):
        return in_play(where.types)
    if isinstance(where, nodes.EitherSel):
        return _either(where, names)[0]
    return SOURCES.compile(where, names)


def _either(n: nodes.EitherSel, names: Names) -> tuple[Find, Test]:
    """Cards that fit one selector or another, those of the first one first."""
    fa, ma = compile_sel(n.a, names)
    fb, mb = compile_sel(n.b, names)

    def find(g: State, s: Scope) -> list[int]:
        out = fa(g, s)
        return out + [c for c in fb(g, s) if c not in out]

    return find, Told(lambda g, s, c: ma.holds(g, s, c) or mb.holds(g, s, c))


class _Both(Test):
    """Two tests, one after the other."""

    __slots__ = ("first", "second")

    def __init__(self, first: Test, second: Test) -> None:
        self.first = first
        self.second = second

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return self.first.holds(g, s, c) and self.second.holds(g, s, c)


def _all(tests: list[Test]) -> Test:
    """All of several tests, one after another."""
    if len(tests) == 1:
        return tests[0]
    return _Both(tests[0], _all(tests[1:]))


def in_play(types: frozenset[CardType]) -> Find:
    """Cards of these types in play, in the area of whoever asks."""
    piles = sorted({PLAY_ZONE[t] for t in types})
    wanted = frozenset(int(t) for t in types)
    both_forms = (TYPE_HERO in wanted) == (TYPE_ALTER_EGO in wanted)
    if len(piles) == 1 and both_forms:
        pile = piles[0]

        def listed(g: State, s: Scope) -> list[int]:
            if g.parea[0] != g.parea[-1]:
                return [c for c in g.zones[pile] if here(g, s, c)]
            return list(g.zones[pile])

        return listed

    def find(g: State, s: Scope) -> list[int]:
        zones = g.zones
        out: list[int] = []
        for z in piles:
            out += zones[z]
        if not both_forms:
            out = [c for c in out if g.ctype[c] in wanted]
        if g.parea[0] != g.parea[-1]:
            area = mod.area_of(g, s.player, s.src)
            return [c for c in out if g.area[c] == area]
        return out

    return find


def here(g: State, s: Scope, c: int) -> bool:
    """Whether a card is in the area an ability speaks of."""
    return g.area[c] == mod.area_of(g, s.player, s.src)
