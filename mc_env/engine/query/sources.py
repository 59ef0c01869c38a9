"""Selectors that say themselves where to look: piles, and cards that a node means directly."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.cards.kit import nodes
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
from mc_env.engine.board.copies import fell
from mc_env.engine.program.tables import Find, counter_id, deck_id
from mc_env.engine.query.handlers import SOURCES
from mc_env.engine.query.names import Names, attack_record, slot_cards
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, in_play
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    AREA_PILE_ZONE,
    BOOST,
    EXTRA,
    GLOBAL_PILE_ZONE,
    PILE_ZONE,
    UNDER,
)
from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import Scope

# ------------------------------------------------------------------------------------------ piles


@SOURCES.of(nodes.In)
def _in(n: nodes.In, names: Names) -> Find:
    """The cards of a pile, in its order."""
    if n.pile == PILE_PLAY:
        return in_play(frozenset(CardType))
    if n.pile in (PILE_UNDER, PILE_BOOST):
        return _on_a_card(n, names)
    zones = piles_of(n, names)
    top = n.top

    def pile(g: State, s: Scope) -> list[int]:
        out: list[int] = []
        for z in zones(g, s):
            cards = g.zones[z]
            out += cards[-top:] if top else cards
        return out

    if n.pile == PILE_HAND:  # a card being played is in hand no longer
        return lambda g, s: [c for c in pile(g, s) if c != s.src]
    return pile


def _on_a_card(n: nodes.In, names: Names) -> Find:
    """Cards that lie beneath, or as boost cards on, another card."""
    zones = piles_of(n, names)
    hosts = compile_sel(n.host or nodes.SELF, names)[0]

    def under(g: State, s: Scope) -> list[int]:
        of = hosts(g, s)
        return [c for z in zones(g, s) for c in g.zones[z] if g.host[c] in of]

    return under


def piles_of(n: nodes.In, names: Names) -> Callable[[State, Scope], list[int]]:
    """The zones a pile node means."""
    if n.pile in PILE_ZONE:
        first = PILE_ZONE[n.pile]
        who = compile_players(n.of or nodes.YOU, names)
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


# ------------------------------------------------------------------------------------------ cards meant directly


@SOURCES.of(nodes.Self_)
def _self(n: nodes.Self_, names: Names) -> Find:
    """The card that bears the ability."""
    return lambda g, s: [s.src] if s.src >= 0 else []


@SOURCES.of(nodes.Host)
def _host(n: nodes.Host, names: Names) -> Find:
    """The card to which the card with the ability is attached."""

    def host(g: State, s: Scope) -> list[int]:
        h = g.host[s.src]
        return [h] if h >= 0 else []

    return host


@SOURCES.of(nodes.Ref)
def _ref(n: nodes.Ref, names: Names) -> Find:
    """Cards chosen or found earlier in the ability."""
    i = names.known(n.name)
    return lambda g, s: list(slot_cards(s, i))


@SOURCES.of(nodes.EventCard)
def _event_card(n: nodes.EventCard, names: Names) -> Find:
    """A card of the triggering event, or those its attack struck."""
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


@SOURCES.of(nodes.Hit)
def _hit(n: nodes.Hit, names: Names) -> Find:
    """Characters the attack damaged, dealt damage to, defeated, or attacked without defeating them."""
    how = n.how

    def hit(g: State, s: Scope) -> list[int]:
        r = attack_record(g, s)
        if r is None:
            return []
        if how == "attacked":
            return [c for c in r.struck if not fell(g, r, c)]
        return list(r.hit if how == "taken" else r.killed if how == "defeated" else r.given)

    return hit


@SOURCES.of(nodes.IdentityOf)
def _identity_of(n: nodes.IdentityOf, names: Names) -> Find:
    """The identities of players; with a form only those that are in it."""
    who = compile_players(n.of, names)
    form = n.form
    if form is None:
        return lambda g, s: [g.identity[p] for p in who(g, s)]
    wanted = int(TYPE_HERO if form == FORM_HERO else TYPE_ALTER_EGO)
    return lambda g, s: [g.identity[p] for p in who(g, s) if g.ctype[g.identity[p]] == wanted]


@SOURCES.of(nodes.ActiveVillain)
def _active_villain(n: nodes.ActiveVillain, names: Names) -> Find:
    """The active villain of the resolver's area."""

    def villain(g: State, s: Scope) -> list[int]:
        v = mod.active_villain(g, mod.area_of(g, s.player, s.src))
        return [v] if v >= 0 else []

    return villain


@SOURCES.of(nodes.ActiveMainScheme)
def _active_main_scheme(n: nodes.ActiveMainScheme, names: Names) -> Find:
    """The active main scheme of the resolver's area."""

    def scheme(g: State, s: Scope) -> list[int]:
        v = mod.active_main_scheme(g, mod.area_of(g, s.player, s.src))
        return [v] if v >= 0 else []

    return scheme


@SOURCES.of(nodes.Extreme)
def _extreme(n: nodes.Extreme, names: Names) -> Find:
    """Those among a set with the highest or lowest value, all that tie."""
    find = compile_sel(n.of, names)[0]
    read = _measure(n.stat) if isinstance(n.stat, nodes.Measure) else _stat(int(n.stat), n.printed)
    pick = max if n.highest else min

    def extreme(g: State, s: Scope) -> list[int]:
        cards = find(g, s)
        if not cards:
            return []
        best = pick([read(g, c) for c in cards])
        return [c for c in cards if read(g, c) == best]

    return extreme


def _stat(st: int, printed: bool) -> Callable[[State, int], int]:
    """Reads a stat of a card, as it is now or as printed."""
    read = mod.printed if printed else mod.stat
    return lambda g, c: read(g, c, st)


def _measure(n: nodes.Measure) -> Callable[[State, int], int]:
    """Reads what a card has left or on it."""
    if n.what == "remaining":
        return mod.remaining
    if n.what == "damage":
        return lambda g, c: g.damage[c]
    if n.what == "threat":
        return lambda g, c: g.threat[c]
    if n.what == "counters":
        counter = counter_id(n.counter)
        return lambda g, c: g.counters.get(c << 8 | counter, 0)
    raise NotImplementedCard(f"measure {n.what!r}")


@SOURCES.of(nodes.Topmost)
def _topmost(n: nodes.Topmost, names: Names) -> Find:
    """The topmost card of a pile that fits."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: find(g, s)[-1:]


@SOURCES.of(nodes.First)
def _first(n: nodes.First, names: Names) -> Find:
    """The first of several cards."""
    find = compile_sel(n.of, names)[0]
    return lambda g, s: find(g, s)[:1]
