"""Where a selector begins to look: cards in play, piles, and cards that a node means directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    FORM_HERO,
    PILE_BOOST,
    PILE_EXTRA_DECK,
    PILE_EXTRA_DISCARD,
    PILE_HAND,
    PILE_PLAY,
    PILE_UNDER,
    TYPE_ALTER_EGO,
    TYPE_HERO,
    CardType,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import Find, deck_id
from mc_env.engine.query.names import COMPILE, Names, attack_record, slot_cards
from mc_env.engine.query.players import compile_players
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    AREA_PILE_ZONE,
    BOOST,
    EXTRA,
    GLOBAL_PILE_ZONE,
    PILE_ZONE,
    PLAY_ZONE,
    UNDER,
)
from mc_env.errors import NotImplementedCard

DIRECT: Final = (  # selectors that name their cards themselves
    k.Self_,
    k.Host,
    k.Ref,
    k.EventCard,
    k.Hit,
    k.IdentityOf,
    k.ActiveVillain,
    k.ActiveMainScheme,
    k.Extreme,
    k.Topmost,
)


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


def piles_of(n: k.In, names: Names) -> Callable[[State, Scope], list[int]]:
    """The zones a pile node means."""
    if n.pile in PILE_ZONE:
        first = PILE_ZONE[n.pile]
        who = compile_players(n.of or k.YOU, names)
        return lambda g, s: [first + p for p in who(g, s)]
    if n.pile in AREA_PILE_ZONE:
        base = AREA_PILE_ZONE[n.pile]
        return lambda g, s: [base + mod.area_of(g, s.player, s.src)]
    if n.pile in GLOBAL_PILE_ZONE:
        zone = GLOBAL_PILE_ZONE[n.pile]
        return lambda g, s: [zone]
    if n.pile in (PILE_UNDER, PILE_BOOST):
        zone = UNDER if n.pile == PILE_UNDER else BOOST
        return lambda g, s: [zone]
    if n.pile in (PILE_EXTRA_DECK, PILE_EXTRA_DISCARD):
        deck = deck_id(n.name)
        offset = EXTRA + (1 if n.pile == PILE_EXTRA_DISCARD else 0)
        return lambda g, s: [offset + 2 * g.extra.index(deck)] if deck in g.extra else []
    raise NotImplementedCard(f"pile {n.pile.name}")


def compile_source(n: k.Sel, names: Names) -> Find:
    """The cards of a pile, or those that a node names itself."""
    if isinstance(n, k.In):
        if n.pile == PILE_PLAY:
            return in_play(frozenset(CardType))
        zones = piles_of(n, names)
        top = n.top
        if n.pile in (PILE_UNDER, PILE_BOOST):
            hosts = COMPILE.sel(n.host or k.SELF, names)[0]

            def under(g: State, s: Scope) -> list[int]:
                of = hosts(g, s)
                return [c for z in zones(g, s) for c in g.zones[z] if g.host[c] in of]

            return under

        def pile(g: State, s: Scope) -> list[int]:
            out: list[int] = []
            for z in zones(g, s):
                cards = g.zones[z]
                out += cards[-top:] if top else cards
            return out

        if n.pile == PILE_HAND:  # a card being played is in hand no longer
            return lambda g, s: [c for c in pile(g, s) if c != s.src]
        return pile
    if isinstance(n, k.Self_):
        return lambda g, s: [s.src] if s.src >= 0 else []
    if isinstance(n, k.Host):

        def host(g: State, s: Scope) -> list[int]:
            h = g.host[s.src]
            return [h] if h >= 0 else []

        return host
    if isinstance(n, k.Ref):
        i = names.known(n.name)
        return lambda g, s: list(slot_cards(s, i))
    if isinstance(n, k.EventCard):
        role = n.role

        def event_card(g: State, s: Scope) -> list[int]:
            r = g.recs.get(s.rec)
            if r is None:
                return []
            if role == "attacked":
                attack = attack_record(g, s)
                return list(attack.struck) if attack is not None else []
            c = (
                r.actor
                if role == "actor"
                else r.target
                if role == "target"
                else r.defender
                if role == "defender"
                else r.src
            )
            return [c] if c >= 0 else []

        return event_card
    if isinstance(n, k.Hit):
        how = n.how

        def hit(g: State, s: Scope) -> list[int]:
            r = attack_record(g, s)
            if r is None:
                return []
            if how == "attacked":  # a villain stage that the attack defeated is gone, though the next lies in its place
                return [c for c in r.struck if c not in r.killed]
            return list(r.hit if how == "taken" else r.killed if how == "defeated" else r.given)

        return hit
    if isinstance(n, k.IdentityOf):
        who = compile_players(n.of, names)
        form = n.form
        if form is None:
            return lambda g, s: [g.identity[p] for p in who(g, s)]
        wanted = int(TYPE_HERO if form == FORM_HERO else TYPE_ALTER_EGO)
        return lambda g, s: [g.identity[p] for p in who(g, s) if g.ctype[g.identity[p]] == wanted]
    if isinstance(n, k.ActiveVillain):

        def villain(g: State, s: Scope) -> list[int]:
            v = mod.active_villain(g, mod.area_of(g, s.player, s.src))
            return [v] if v >= 0 else []

        return villain
    if isinstance(n, k.ActiveMainScheme):

        def scheme(g: State, s: Scope) -> list[int]:
            v = mod.active_main_scheme(g, mod.area_of(g, s.player, s.src))
            return [v] if v >= 0 else []

        return scheme
    if isinstance(n, k.Extreme):
        find = COMPILE.sel(n.of, names)[0]
        st = int(n.stat)
        read = mod.printed if n.printed else mod.stat
        pick = max if n.highest else min

        def extreme(g: State, s: Scope) -> list[int]:
            cards = find(g, s)
            if not cards:
                return []
            best = pick(read(g, c, st) for c in cards)
            return [c for c in cards if read(g, c, st) == best]

        return extreme
    if isinstance(n, k.Topmost):
        find = COMPILE.sel(n.of, names)[0]
        return lambda g, s: find(g, s)[-1:]
    raise NotImplementedCard(f"selector {type(n).__name__}")


def here(g: State, s: Scope, c: int) -> bool:
    """Whether a card is in the area an ability speaks of."""
    return g.area[c] == mod.area_of(g, s.player, s.src)
