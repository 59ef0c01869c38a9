"""Which players a node means."""

from __future__ import annotations

from mc_env.cards.kit import nodes as k
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import CARDS, FACES, PlayersFn
from mc_env.engine.query.names import COMPILE, Names, slot_cards
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import NOBODY, PLAY
from mc_env.errors import NotImplementedCard


def compile_players(n: k.PlayerSel, names: Names) -> PlayersFn:
    """A function that lists the players a node means, in player order."""
    if isinstance(n, k.You):
        return lambda g, s: (s.player,) if 0 <= s.player < g.n and g.alive[s.player] else ()
    if isinstance(n, k.EachPlayer):
        if n.others:
            return lambda g, s: tuple([p for p in near(g, s) if p != s.player])
        return near
    if isinstance(n, k.FirstPlayer):
        return lambda g, s: (g.first,)
    if isinstance(n, k.EngagedPlayer):
        find = COMPILE.sel(n.of, names)[0] if n.of is not None else None

        def engaged(g: State, s: Scope) -> tuple[int, ...]:
            cards = find(g, s) if find is not None else [s.src]
            return tuple(g.engaged[c] for c in cards if g.engaged[c] != NOBODY)

        return engaged
    if isinstance(n, k.ControllerOf):
        find_c = COMPILE.sel(n.of, names)[0]
        return lambda g, s: tuple(p for p in (_controller(g, c) for c in find_c(g, s)) if p >= 0)
    if isinstance(n, k.OwnerOf):
        find_o = COMPILE.sel(n.of, names)[0]
        return lambda g, s: tuple(g.owner[c] for c in find_o(g, s) if g.owner[c] != NOBODY)
    if isinstance(n, k.EventPlayer):
        role = n.role

        def event_player(g: State, s: Scope) -> tuple[int, ...]:
            r = g.recs.get(s.rec)
            if r is None:
                return ()
            p = r.tplayer if role == "target" else r.oplayer if role == "original" else r.player
            return (p,) if p >= 0 else ()

        return event_player
    if isinstance(n, k.PlayerRef):
        i = names.known(n.name)
        return lambda g, s: slot_cards(s, i)
    if isinstance(n, k.PlayerNamed):
        title = n.title

        def titled(g: State, s: Scope) -> tuple[int, ...]:
            return tuple(
                p for p in g.players() if any(FACES[f].title == title for f in CARDS[g.card[g.identity[p]]].faces)
            )

        return titled
    if isinstance(n, k.PlayersWhere):
        of = compile_players(n.of, names)
        where = COMPILE.cond(n.where, names)

        def filtered(g: State, s: Scope) -> tuple[int, ...]:
            out = []
            for p in of(g, s):
                t = s.copy()
                t.player = p
                if where(g, t):
                    out.append(p)
            return tuple(out)

        return filtered
    raise NotImplementedCard(f"player node {type(n).__name__}")


def _controller(g: State, c: int) -> int:
    """Who controls a card: in play as it is, in a hand, deck or discard pile the player whose it is (Reference "Ownership
    and Control"); -1 for the scenario's."""
    p = mod.you_of(g, c)
    if p < 0 and g.zone[c] < PLAY and g.owner[c] != NOBODY:
        return g.owner[c]
    return p


def near(g: State, s: Scope) -> tuple[int, ...]:
    """Players an ability can reach: all of them, unless areas are apart."""
    players = g.players()
    if mod.apart(g):
        area = mod.area_of(g, s.player, s.src)
        return tuple([p for p in players if g.parea[p] == area])
    return players
