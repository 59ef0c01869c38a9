"""Whether one card fits one part of a selector."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import nodes
from mc_env.cards.terms import (
    PILE_BOOST,
    PILE_PLAY,
    PILE_UNDER,
    STAT_CANNOT_BE_HEALED,
    STAT_CANNOT_READY,
    STATUS_CONFUSED,
    STATUS_STUNNED,
    STATUS_TOUGH,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_MINION,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import can_get
from mc_env.engine.program.tables import FACES, GUISES, Fits, Test
from mc_env.engine.query.handlers import MATCHES, SOURCES
from mc_env.engine.query.names import COMPARISONS, Names
from mc_env.engine.query.players import compile_players, near
from mc_env.engine.query.selectors import compile_sel, here, is_among
from mc_env.engine.query.sources import piles_of
from mc_env.engine.query.values import compile_value
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.records import Scope

_ATTACHABLE: Final = tuple(int(PLAY + t) for t in (TYPE_UPGRADE, TYPE_ATTACHMENT, TYPE_MINION, TYPE_ALLY, TYPE_SUPPORT))

# ------------------------------------------------------------------------------------------ joined selectors


@MATCHES.of(nodes.Both)
def _both(n: nodes.Both, names: Names) -> Test:
    """It fits both selectors."""
    return compile_sel(n, names)[1]


@MATCHES.of(nodes.EitherSel)
def _either(n: nodes.EitherSel, names: Names) -> Test:
    """It fits at least one selector."""
    return compile_sel(n, names)[1]


@MATCHES.of(nodes.Without)
def _without(n: nodes.Without, names: Names) -> Fits:
    """It does not fit a selector."""
    inner = compile_sel(n.a, names)[1]
    return lambda g, s, c: not inner.holds(g, s, c)


# ------------------------------------------------------------------------------------------ cards and piles


class _Self(Test):
    __slots__ = ()

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return c == s.src


@MATCHES.of(nodes.Self_)
def _self(n: nodes.Self_, names: Names) -> Test:
    """It is the card that bears the ability."""
    return _Self()


@MATCHES.of(nodes.Host)
def _host(n: nodes.Host, names: Names) -> Fits:
    """The card with the ability is attached to it."""
    return lambda g, s, c: g.host[s.src] == c


class _YourIdentity(Test):
    __slots__ = ()

    def holds(self, g: State, s: Scope, c: int) -> bool:
        p = s.player
        return 0 <= p < g.n and g.identity[p] == c and g.alive[p]


@MATCHES.of(nodes.IdentityOf)
def _identity_of(n: nodes.IdentityOf, names: Names) -> Fits | Test:
    """It is the identity of such a player (quickly told for "you")."""
    if isinstance(n.of, nodes.You) and n.form is None:
        return _YourIdentity()
    return is_among(n, names)


@MATCHES.of(nodes.EventCard)
def _event_card(n: nodes.EventCard, names: Names) -> Fits | Test:
    """It is that card of the triggering event."""
    if n.role not in ("actor", "target"):
        return is_among(n, names)
    actor = n.role == "actor"

    def in_event(g: State, s: Scope, c: int) -> bool:
        r = g.recs.get(s.rec)
        return r is not None and c >= 0 and (r.actor if actor else r.target) == c

    return in_event


@MATCHES.of(nodes.In)
def _in(n: nodes.In, names: Names) -> Fits:
    """It lies in such a pile."""
    if n.pile == PILE_PLAY:
        return lambda g, s, c: g.zone[c] >= PLAY
    zones = piles_of(n, names)
    if n.top or n.pile in (PILE_UNDER, PILE_BOOST):
        cards = SOURCES.compile(n, names)
        return lambda g, s, c: g.zone[c] in zones(g, s) and c in cards(g, s)
    return lambda g, s, c: g.zone[c] in zones(g, s)


# ------------------------------------------------------------------------------------------ what is printed


class _OfType(Test):
    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types  # a bit for each

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return self.types >> g.ctype[c] & 1 > 0 and (g.parea[0] == g.parea[-1] or here(g, s, c))


@MATCHES.of(nodes.OfType)
def _of_type(n: nodes.OfType, names: Names) -> Test:
    """It is of one of these types now, and in the area of whoever asks."""
    return _OfType(sum(1 << int(t) for t in n.types))


class _Trait(Test):
    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return mod.has_trait(g, c, self.trait)


@MATCHES.of(nodes.Trait)
def _trait(n: nodes.Trait, names: Names) -> Test:
    """It has a trait."""
    return _Trait(n.name)


@MATCHES.of(nodes.Named)
def _named(n: nodes.Named, names: Names) -> Fits:
    """It has a title, and no other card is meant by that title."""
    title = n.title
    return lambda g, s, c: FACES[g.face[c]].title == title and _nearest(g, s, c, title)


def _nearest(g: State, s: Scope, c: int, title: str) -> bool:
    """Reference "Referential Ability": the card itself, else cards of its own set, else any card of that title."""
    if s.src < 0 or c == s.src:
        return True
    own = FACES[g.face[s.src]]
    if own.title == title:
        return False
    if FACES[g.face[c]].set_code == own.set_code:
        return True
    return not any(
        FACES[g.face[x]].title == title and FACES[g.face[x]].set_code == own.set_code
        for z in range(PLAY, len(g.zones))
        for x in g.zones[z]
    )


@MATCHES.of(nodes.WithTitleOf)
def _with_title_of(n: nodes.WithTitleOf, names: Names) -> Fits:
    """It shares its title with one of these cards."""
    of = compile_sel(n.of, names)[0]
    return lambda g, s, c: any(FACES[g.face[c]].title == FACES[g.face[x]].title for x in of(g, s))


@MATCHES.of(nodes.IsNemesis)
def _is_nemesis(n: nodes.IsNemesis, names: Names) -> Fits:
    """It is the minion that a nemesis set is about."""
    return lambda g, s, c: FACES[g.face[c]].nemesis


@MATCHES.of(nodes.IsUnique)
def _is_unique(n: nodes.IsUnique, names: Names) -> Fits:
    """It is unique."""
    return lambda g, s, c: FACES[g.face[c]].unique


@MATCHES.of(nodes.WithIcon)
def _with_icon(n: nodes.WithIcon, names: Names) -> Fits:
    """It has a printed resource icon of a type."""
    res = int(n.res)
    return lambda g, s, c: FACES[g.face[c]].icons[res] > 0


@MATCHES.of(nodes.OfAspect)
def _of_aspect(n: nodes.OfAspect, names: Names) -> Fits:
    """It is of a classification."""
    aspect = n.aspect
    return lambda g, s, c: FACES[g.face[c]].aspect == aspect


@MATCHES.of(nodes.OfSet)
def _of_set(n: nodes.OfSet, names: Names) -> Fits:
    """It is of a set, by default that of the card with the ability."""
    code = n.code
    if code:
        return lambda g, s, c: FACES[g.face[c]].set_code == code
    return lambda g, s, c: FACES[g.face[c]].set_code == FACES[g.face[s.src]].set_code


# ------------------------------------------------------------------------------------------ values


@MATCHES.of(nodes.Keyword)
def _keyword(n: nodes.Keyword, names: Names) -> Fits:
    """It has a keyword or icon."""
    st = int(n.stat)
    return lambda g, s, c: mod.stat(g, c, st) > 0


@MATCHES.of(nodes.StatIs)
def _stat_is(n: nodes.StatIs, names: Names) -> Fits:
    """Its value compares so with a number."""
    read = mod.printed if n.printed else mod.stat
    test = COMPARISONS[n.op]
    value = compile_value(n.value, names)
    st = int(n.stat)
    return lambda g, s, c: test(read(g, c, st), value(g, s))


# ------------------------------------------------------------------------------------------ whose it is


class _EngagedWithYou(Test):
    __slots__ = ()

    def holds(self, g: State, s: Scope, c: int) -> bool:
        return g.engaged[c] == s.player < g.n and g.alive[s.player]


@MATCHES.of(nodes.EngagedWith)
def _engaged_with(n: nodes.EngagedWith, names: Names) -> Fits | Test:
    """It is engaged with such a player."""
    if isinstance(n.player, nodes.You):
        return _EngagedWithYou()
    if isinstance(n.player, nodes.EachPlayer) and not n.player.others:
        return lambda g, s, c: g.engaged[c] < g.n and (not mod.apart(g) or g.engaged[c] in near(g, s))
    who = compile_players(n.player, names)
    return lambda g, s, c: g.engaged[c] in who(g, s)


@MATCHES.of(nodes.ControlledBy)
def _controlled_by(n: nodes.ControlledBy, names: Names) -> Fits:
    """Such a player controls it."""
    if isinstance(n.player, nodes.You):
        return lambda g, s, c: g.controller[c] == s.player < g.n and g.alive[s.player]
    who = compile_players(n.player, names)
    return lambda g, s, c: g.controller[c] in who(g, s)


@MATCHES.of(nodes.OwnedBy)
def _owned_by(n: nodes.OwnedBy, names: Names) -> Fits:
    """Such a player owns it."""
    if isinstance(n.player, nodes.You):
        return lambda g, s, c: g.owner[c] == s.player < g.n and g.alive[s.player]
    who = compile_players(n.player, names)
    return lambda g, s, c: g.owner[c] in who(g, s)


# ------------------------------------------------------------------------------------------ the state it is in


@MATCHES.of(nodes.AttachedTo)
def _attached_to(n: nodes.AttachedTo, names: Names) -> Fits:
    """It is attached to such a card."""
    hosts = compile_sel(n.host, names)[0]
    return lambda g, s, c: g.host[c] >= 0 and g.host[c] in hosts(g, s)


@MATCHES.of(nodes.HasAttached)
def _has_attached(n: nodes.HasAttached, names: Names) -> Fits:
    """Such a card is attached to it."""
    what = compile_sel(n.what, names)[1]
    return lambda g, s, c: any(what.holds(g, s, x) for x in _attached(g, c))


def _attached(g: State, host: int) -> list[int]:
    """Cards in play attached to a card: upgrades and attachments (and whatever else was)."""
    return [c for z in _ATTACHABLE for c in g.zones[z] if g.host[c] == host]


@MATCHES.of(nodes.IsReady)
def _is_ready(n: nodes.IsReady, names: Names) -> Fits:
    """It is ready."""
    return lambda g, s, c: not g.exhausted[c]


@MATCHES.of(nodes.IsExhausted)
def _is_exhausted(n: nodes.IsExhausted, names: Names) -> Fits:
    """It is exhausted."""
    return lambda g, s, c: g.exhausted[c] > 0


class _Facedown(Test):
    __slots__ = ()

    def holds(self, g: State, s: Scope, c: int) -> bool:
        guise = GUISES[g.guise[c]]
        return guise is not None and guise.facedown


@MATCHES.of(nodes.IsFacedown)
def _is_facedown(n: nodes.IsFacedown, names: Names) -> Test:
    """It lies facedown in play."""
    return _Facedown()


@MATCHES.of(nodes.HasStatus)
def _has_status(n: nodes.HasStatus, names: Names) -> Fits:
    """It has a status card."""
    if n.status == STATUS_TOUGH:
        return lambda g, s, c: g.tough[c] > 0
    if n.status == STATUS_STUNNED:
        return lambda g, s, c: g.stunned[c] > 0
    return lambda g, s, c: g.confused[c] > 0


@MATCHES.of(nodes.IsDamaged)
def _is_damaged(n: nodes.IsDamaged, names: Names) -> Fits:
    """It has damage on it."""
    return lambda g, s, c: g.damage[c] > 0


@MATCHES.of(nodes.CanBe)
def _can_be(n: nodes.CanBe, names: Names) -> Fits:
    """Something can be done to it now."""
    what = n.what
    if what == "healed":
        return lambda g, s, c: g.damage[c] > 0 and not mod.stat(g, c, STAT_CANNOT_BE_HEALED)
    if what == "readied":
        return lambda g, s, c: g.exhausted[c] > 0 and not mod.stat(g, c, STAT_CANNOT_READY)
    if what == "exhausted":
        return lambda g, s, c: not g.exhausted[c]
    status = int({"stunned": STATUS_STUNNED, "confused": STATUS_CONFUSED, "toughened": STATUS_TOUGH}[what])
    return lambda g, s, c: can_get(g, c, status)
