"""Which players a node means."""

from __future__ import annotations

from mc_env.cards.kit import nodes
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import CARDS, FACES, PlayersFn
from mc_env.engine.query.handlers import CONDITIONS, PLAYERS
from mc_env.engine.query.names import Names, slot_cards
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import NOBODY


def compile_players(n: nodes.PlayerSel, names: Names) -> PlayersFn:
    """A function that lists the players a node means, in player order."""
    return PLAYERS.compile(n, names)


@PLAYERS.of(nodes.You)
def _you(n: nodes.You, names: Names) -> PlayersFn:
    """The player who resolves the ability, unless eliminated."""
    return lambda g, s: (s.player,) if 0 <= s.player < g.n and g.alive[s.player] else ()


@PLAYERS.of(nodes.EachPlayer)
def _each_player(n: nodes.EachPlayer, names: Names) -> PlayersFn:
    """All players the ability can reach, or all but you."""
    if n.others:
        return lambda g, s: tuple([p for p in near(g, s) if p != s.player])
    return near


@PLAYERS.of(nodes.FirstPlayer)
def _first_player(n: nodes.FirstPlayer, names: Names) -> PlayersFn:
    """The player with the first player token."""
    return lambda g, s: (g.first,)


@PLAYERS.of(nodes.EngagedPlayer)
def _engaged_player(n: nodes.EngagedPlayer, names: Names) -> PlayersFn:
    """The players with whom minions, or the card itself, are engaged."""
    find = compile_sel(n.of, names)[0] if n.of is not None else None

    def engaged(g: State, s: Scope) -> tuple[int, ...]:
        cards = find(g, s) if find is not None else [s.src]
        return tuple(g.engaged[c] for c in cards if g.engaged[c] != NOBODY)

    return engaged


@PLAYERS.of(nodes.ControllerOf)
def _controller_of(n: nodes.ControllerOf, names: Names) -> PlayersFn:
    """The players who control cards."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: tuple(p for p in (_controller(g, c) for c in find(g, s)) if p >= 0)


@PLAYERS.of(nodes.OwnerOf)
def _owner_of(n: nodes.OwnerOf, names: Names) -> PlayersFn:
    """The players who own cards."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: tuple(g.owner[c] for c in find(g, s) if g.owner[c] != NOBODY)


@PLAYERS.of(nodes.EventPlayer)
def _event_player(n: nodes.EventPlayer, names: Names) -> PlayersFn:
    """A player of the triggering event."""
    role = n.role

    def event_player(g: State, s: Scope) -> tuple[int, ...]:
        r = g.recs.get(s.rec)
        if r is None:
            return ()
        p = r.tplayer if role == "target" else r.oplayer if role == "original" else r.player
        return (p,) if p >= 0 else ()

    return event_player


@PLAYERS.of(nodes.PlayerRef)
def _player_ref(n: nodes.PlayerRef, names: Names) -> PlayersFn:
    """Players chosen earlier in the ability."""
    i = names.known(n.name)
    return lambda g, s: slot_cards(s, i)


@PLAYERS.of(nodes.PlayerNamed)
def _player_named(n: nodes.PlayerNamed, names: Names) -> PlayersFn:
    """The player whose identity carries a title on either face."""
    title = n.title

    def titled(g: State, s: Scope) -> tuple[int, ...]:
        return tuple(p for p in g.players() if any(FACES[f].title == title for f in CARDS[g.card[g.identity[p]]].faces))

    return titled


@PLAYERS.of(nodes.PlayersWhere)
def _players_where(n: nodes.PlayersWhere, names: Names) -> PlayersFn:
    """Players for whom a condition holds, each of them asked as "you"."""
    of = compile_players(n.of, names)
    where = CONDITIONS.compile(n.where, names)

    def filtered(g: State, s: Scope) -> tuple[int, ...]:
        out = []
        for p in of(g, s):
            t = s.copy()
            t.player = p
            if where(g, t):
                out.append(p)
        return tuple(out)

    return filtered


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
