"""Whether one card fits one part of a selector."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import nodes as k
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
from mc_env.engine.program.tables import FACES, GUISES, Match
from mc_env.engine.query.names import COMPARISONS, COMPILE, Names
from mc_env.engine.query.players import compile_players, near
from mc_env.engine.query.sources import DIRECT, compile_source, here, piles_of
from mc_env.engine.state.records import Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.errors import NotImplementedCard

_ATTACHABLE: Final = tuple(int(PLAY + t) for t in (TYPE_UPGRADE, TYPE_ATTACHMENT, TYPE_MINION, TYPE_ALLY, TYPE_SUPPORT))


def compile_match(n: k.Sel, names: Names) -> Match:
    """Whether one card fits one part of a selector."""
    if isinstance(n, k.Both | k.EitherSel):
        return COMPILE.sel(n, names)[1]
    if isinstance(n, k.Without):
        inner = COMPILE.sel(n.a, names)[1]
        return lambda g, s, c: not inner(g, s, c)
    if isinstance(n, k.OfType):
        types = frozenset(int(t) for t in n.types)
        return lambda g, s, c: g.ctype[c] in types and (g.parea[0] == g.parea[-1] or here(g, s, c))
    if isinstance(n, k.Self_):
        return lambda g, s, c: c == s.src
    if isinstance(n, k.Host):
        return lambda g, s, c: g.host[s.src] == c
    if isinstance(n, k.Trait):
        trait = n.name
        return lambda g, s, c: mod.has_trait(g, c, trait)
    if isinstance(n, k.Named):
        title = n.title
        return lambda g, s, c: FACES[g.face[c]].title == title and _nearest(g, s, c, title)
    if isinstance(n, k.Keyword):
        st = int(n.stat)
        return lambda g, s, c: mod.stat(g, c, st) > 0
    if isinstance(n, k.EngagedWith):
        if isinstance(n.player, k.You):
            return lambda g, s, c: g.engaged[c] == s.player < g.n and g.alive[s.player]
        if isinstance(n.player, k.EachPlayer) and not n.player.others:
            return lambda g, s, c: g.engaged[c] < g.n and (not mod.apart(g) or g.engaged[c] in near(g, s))
        who = compile_players(n.player, names)
        return lambda g, s, c: g.engaged[c] in who(g, s)
    if isinstance(n, k.ControlledBy):
        if isinstance(n.player, k.You):
            return lambda g, s, c: g.controller[c] == s.player < g.n and g.alive[s.player]
        who_c = compile_players(n.player, names)
        return lambda g, s, c: g.controller[c] in who_c(g, s)
    if isinstance(n, k.OwnedBy):
        if isinstance(n.player, k.You):
            return lambda g, s, c: g.owner[c] == s.player < g.n and g.alive[s.player]
        who_o = compile_players(n.player, names)
        return lambda g, s, c: g.owner[c] in who_o(g, s)
    if isinstance(n, k.AttachedTo):
        hosts = COMPILE.sel(n.host, names)[0]
        return lambda g, s, c: g.host[c] >= 0 and g.host[c] in hosts(g, s)
    if isinstance(n, k.HasAttached):
        what = COMPILE.sel(n.what, names)[1]
        return lambda g, s, c: any(what(g, s, x) for x in attached(g, c))
    if isinstance(n, k.IsReady):
        return lambda g, s, c: not g.exhausted[c]
    if isinstance(n, k.IsExhausted):
        return lambda g, s, c: g.exhausted[c] > 0
    if isinstance(n, k.IsFacedown):

        def facedown(g: State, s: Scope, c: int) -> bool:
            guise = GUISES[g.guise[c]]
            return guise is not None and guise.facedown

        return facedown
    if isinstance(n, k.IsUnique):
        return lambda g, s, c: FACES[g.face[c]].unique
    if isinstance(n, k.HasStatus):
        if n.status == STATUS_TOUGH:
            return lambda g, s, c: g.tough[c] > 0
        if n.status == STATUS_STUNNED:
            return lambda g, s, c: g.stunned[c] > 0
        return lambda g, s, c: g.confused[c] > 0
    if isinstance(n, k.IsDamaged):
        return lambda g, s, c: g.damage[c] > 0
    if isinstance(n, k.WithIcon):
        res = int(n.res)
        return lambda g, s, c: FACES[g.face[c]].icons[res] > 0
    if isinstance(n, k.OfAspect):
        aspect = n.aspect
        return lambda g, s, c: FACES[g.face[c]].aspect == aspect
    if isinstance(n, k.OfSet):
        code = n.code
        if code:
            return lambda g, s, c: FACES[g.face[c]].set_code == code
        return lambda g, s, c: FACES[g.face[c]].set_code == FACES[g.face[s.src]].set_code
    if isinstance(n, k.WithTitleOf):
        of = COMPILE.sel(n.of, names)[0]
        return lambda g, s, c: any(FACES[g.face[c]].title == FACES[g.face[x]].title for x in of(g, s))
    if isinstance(n, k.StatIs):
        read = mod.printed if n.printed else mod.stat
        test = COMPARISONS[n.op]
        value = COMPILE.value(n.value, names)
        stt = int(n.stat)
        return lambda g, s, c: test(read(g, c, stt), value(g, s))
    if isinstance(n, k.CanBe):
        return _can_be(n.what)
    if isinstance(n, k.In):
        if n.pile == PILE_PLAY:
            return lambda g, s, c: g.zone[c] >= PLAY
        zones = piles_of(n, names)
        if n.top or n.pile in (PILE_UNDER, PILE_BOOST):
            cards = compile_source(n, names)
            return lambda g, s, c: g.zone[c] in zones(g, s) and c in cards(g, s)
        return lambda g, s, c: g.zone[c] in zones(g, s)
    if isinstance(n, k.IdentityOf) and isinstance(n.of, k.You) and n.form is None:
        return lambda g, s, c: 0 <= s.player < g.n and g.identity[s.player] == c and g.alive[s.player]
    if isinstance(n, k.EventCard) and n.role in ("actor", "target"):
        actor = n.role == "actor"

        def in_event(g: State, s: Scope, c: int) -> bool:
            r = g.recs.get(s.rec)
            return r is not None and c >= 0 and (r.actor if actor else r.target) == c

        return in_event
    if isinstance(n, DIRECT):
        source = compile_source(n, names)
        return lambda g, s, c: c in source(g, s)
    raise NotImplementedCard(f"selector {type(n).__name__}")


def _can_be(what: str) -> Match:
    if what == "healed":
        return lambda g, s, c: g.damage[c] > 0 and not mod.stat(g, c, STAT_CANNOT_BE_HEALED)
    if what == "readied":
        return lambda g, s, c: g.exhausted[c] > 0 and not mod.stat(g, c, STAT_CANNOT_READY)
    if what == "exhausted":
        return lambda g, s, c: not g.exhausted[c]
    status = int({"stunned": STATUS_STUNNED, "confused": STATUS_CONFUSED, "toughened": STATUS_TOUGH}[what])
    return lambda g, s, c: can_get(g, c, status)


def attached(g: State, host: int) -> list[int]:
    """Cards in play attached to a card: upgrades and attachments (and whatever else was)."""
    return [c for z in _ATTACHABLE for c in g.zones[z] if g.host[c] == host]


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
