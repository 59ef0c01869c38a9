"""Selectors, players, values and conditions, compiled once to functions over (state, scope)."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final

from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CardType, Form, Pile, Stat, Status
from mc_env.cards.text.tree import nodes
from mc_env.engine import modifiers as mod
from mc_env.engine.records import (
    F_ATTACK,
    F_BASIC,
    F_DEFENDED,
    F_DEFENSE_LABEL,
    F_FROM_DECK,
    F_OVERKILL,
    F_STEP_ONE,
    FULLY,
    NONE,
    Record,
    Scope,
)
from mc_env.engine.state import State
from mc_env.engine.tables import (
    CARDS,
    FACES,
    GUISES,
    CondFn,
    Find,
    Match,
    PlayersFn,
    ValueFn,
    counter_id,
    deck_id,
)
from mc_env.engine.zones import (
    AREA_PILE_ZONE,
    BOOST,
    EXTRA,
    GLOBAL_PILE_ZONE,
    NOBODY,
    PILE_ZONE,
    PLAY,
    PLAY_ZONE,
    UNDER,
)
from mc_env.errors import NotImplementedCard

_OPS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
    "!=": operator.ne,
}
_FLAGS: Final = {
    "basic": F_BASIC,
    "attack": F_ATTACK,
    "defense": F_DEFENSE_LABEL,
    "from_deck": F_FROM_DECK,
    "from_encounter_deck": F_FROM_DECK,
    "defended": F_DEFENDED,
    "overkill": F_OVERKILL,
}
_CANNOT_BE_HEALED: Final = int(Stat.CANNOT_BE_HEALED)
_CANNOT_READY: Final = int(Stat.CANNOT_READY)
_ATTACHABLE: Final = tuple(
    int(PLAY + t) for t in (CardType.UPGRADE, CardType.ATTACHMENT, CardType.MINION, CardType.ALLY, CardType.SUPPORT)
)
LAST_KNOWN: Final = "last known "  # slots that keep counters of a card that may leave play as the cost


class Names:
    """What the names inside one ability stand for: slots for choices, slots for kept reports."""

    def __init__(self) -> None:
        self.slots: dict[str, int] = {}
        self.reports: dict[str, int] = {}

    def slot(self, name: str) -> int:
        return self.slots.setdefault(name, len(self.slots))

    def fresh(self, hint: str) -> int:
        return self.slot(f"{hint}.{len(self.slots)}")

    def known(self, name: str) -> int:
        if name not in self.slots:
            raise NotImplementedCard(f"name {name!r} is used before anything was chosen for it")
        return self.slots[name]

    def report(self, name: str) -> int:
        return self.reports.setdefault(name, len(self.reports))


def slot_cards(s: Scope, i: int) -> tuple[int, ...]:
    """The cards a slot holds."""
    v = s.slots[i]
    if isinstance(v, tuple):
        return v
    return (v,) if v >= 0 else ()


def record(g: State, s: Scope) -> Record | None:
    return g.recs.get(s.rec)


def attack_record(g: State, s: Scope) -> Record | None:
    """The attack or activation an ability speaks of: its own, or the one its event is part of."""
    r = g.recs.get(s.act)
    if r is None:
        r = g.recs.get(s.rec)
        if r is not None and r.kind > 1 and r.link >= 0:
            r = g.recs.get(r.link)
    return r


# ------------------------------------------------------------------------------------------ players


def compile_players(n: k.PlayerSel, names: Names) -> PlayersFn:
    """A function that lists the players a node means, in player order."""
    if isinstance(n, k.You):
        return lambda g, s: (s.player,) if 0 <= s.player < g.n and g.alive[s.player] else ()
    if isinstance(n, k.EachPlayer):
        if n.others:
            return lambda g, s: tuple([p for p in _near(g, s) if p != s.player])
        return _near
    if isinstance(n, k.FirstPlayer):
        return lambda g, s: (g.first,)
    if isinstance(n, k.EngagedPlayer):
        find = compile_sel(n.of, names)[0] if n.of is not None else None

        def engaged(g: State, s: Scope) -> tuple[int, ...]:
            cards = find(g, s) if find is not None else [s.src]
            return tuple(g.engaged[c] for c in cards if g.engaged[c] != NOBODY)

        return engaged
    if isinstance(n, k.ControllerOf):
        find_c = compile_sel(n.of, names)[0]
        return lambda g, s: tuple(p for p in (_controller(g, c) for c in find_c(g, s)) if p >= 0)
    if isinstance(n, k.OwnerOf):
        find_o = compile_sel(n.of, names)[0]
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
        where = compile_cond(n.where, names)

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


def _near(g: State, s: Scope) -> tuple[int, ...]:
    """Players an ability can reach: all of them, unless areas are apart."""
    players = g.players()
    if mod.apart(g):
        area = mod.area_of(g, s.player, s.src)
        return tuple([p for p in players if g.parea[p] == area])
    return players


# ------------------------------------------------------------------------------------------ selectors


def compile_target(n: k.Sel | k.PlayerSel, names: Names) -> tuple[Find, Match]:
    """Cards a node means; a player where a card is wanted means that player's identity (Reference "You")."""
    if isinstance(n, k.PlayerSel):
        return compile_sel(k.IdentityOf(n), names)
    return compile_sel(n, names)


def compile_sel(n: k.Sel, names: Names) -> tuple[Find, Match]:
    """(find, match): all cards that fit now, and whether one card fits (wherever it is)."""
    parts: list[k.Sel] = []
    _flatten(n, parts)
    sources = [p for p in parts if isinstance(p, (*_DIRECT, k.In))]
    types = [p for p in parts if isinstance(p, k.OfType)]
    piles = [p for p in parts if isinstance(p, k.EitherSel) and _names_piles(p)]
    if sources:
        base = _source(sources[0], names)
        rest = [p for p in parts if p is not sources[0]]
    elif piles and len(parts) > 1:
        base = _either(piles[0], names)[0]
        rest = [p for p in parts if p is not piles[0]]
    elif types:
        base = _in_play(types[0].types)
        rest = [p for p in parts if p is not types[0]]
    elif len(parts) == 1 and isinstance(parts[0], k.EitherSel):
        return _either(parts[0], names)
    else:
        either = next((p for p in parts if isinstance(p, k.EitherSel)), None)
        if either is not None:
            base = _either(either, names)[0]
            rest = [p for p in parts if p is not either]
        else:
            base = _in_play(frozenset(CardType))
            rest = parts
    match = _all([_match(p, names) for p in parts])
    if not rest:
        return base, match
    test = _all([_match(p, names) for p in rest])
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


_DIRECT = (
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


def _either(n: k.EitherSel, names: Names) -> tuple[Find, Match]:
    fa, ma = compile_sel(n.a, names)
    fb, mb = compile_sel(n.b, names)

    def find(g: State, s: Scope) -> list[int]:
        out = fa(g, s)
        return out + [c for c in fb(g, s) if c not in out]

    return find, lambda g, s, c: ma(g, s, c) or mb(g, s, c)


def _in_play(types: frozenset[CardType]) -> Find:
    piles = sorted({PLAY_ZONE[t] for t in types})
    wanted = frozenset(int(t) for t in types)
    both_forms = (CardType.HERO in wanted) == (CardType.ALTER_EGO in wanted)
    if len(piles) == 1 and both_forms:
        pile = piles[0]

        def listed(g: State, s: Scope) -> list[int]:
            if g.parea[0] != g.parea[-1]:
                return [c for c in g.zones[pile] if _here(g, s, c)]
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
    if n.pile in (Pile.UNDER, Pile.BOOST):
        zone = UNDER if n.pile == Pile.UNDER else BOOST
        return lambda g, s: [zone]
    if n.pile in (Pile.EXTRA_DECK, Pile.EXTRA_DISCARD):
        deck = deck_id(n.name)
        offset = EXTRA + (1 if n.pile == Pile.EXTRA_DISCARD else 0)
        return lambda g, s: [offset + 2 * g.extra.index(deck)] if deck in g.extra else []
    raise NotImplementedCard(f"pile {n.pile.name}")


def _source(n: k.Sel, names: Names) -> Find:
    if isinstance(n, k.In):
        if n.pile == Pile.PLAY:
            return _in_play(frozenset(CardType))
        zones = piles_of(n, names)
        top = n.top
        if n.pile in (Pile.UNDER, Pile.BOOST):
            hosts = compile_sel(n.host or k.SELF, names)[0]

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

        if n.pile == Pile.HAND:  # a card being played is in hand no longer
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
        wanted = int(CardType.HERO if form == Form.HERO else CardType.ALTER_EGO)
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
        find = compile_sel(n.of, names)[0]
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
        find = compile_sel(n.of, names)[0]
        return lambda g, s: find(g, s)[-1:]
    raise NotImplementedCard(f"selector {type(n).__name__}")


def _match(n: k.Sel, names: Names) -> Match:
    """Whether one card fits one part of a selector."""
    if isinstance(n, k.Both | k.EitherSel):
        return compile_sel(n, names)[1]
    if isinstance(n, k.Without):
        inner = compile_sel(n.a, names)[1]
        return lambda g, s, c: not inner(g, s, c)
    if isinstance(n, k.OfType):
        types = frozenset(int(t) for t in n.types)
        return lambda g, s, c: g.ctype[c] in types and (g.parea[0] == g.parea[-1] or _here(g, s, c))
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
            return lambda g, s, c: g.engaged[c] < g.n and (not mod.apart(g) or g.engaged[c] in _near(g, s))
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
        hosts = compile_sel(n.host, names)[0]
        return lambda g, s, c: g.host[c] >= 0 and g.host[c] in hosts(g, s)
    if isinstance(n, k.HasAttached):
        what = compile_sel(n.what, names)[1]
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
        if n.status == Status.TOUGH:
            return lambda g, s, c: g.tough[c] > 0
        if n.status == Status.STUNNED:
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
        of = compile_sel(n.of, names)[0]
        return lambda g, s, c: any(FACES[g.face[c]].title == FACES[g.face[x]].title for x in of(g, s))
    if isinstance(n, k.StatIs):
        read = mod.printed if n.printed else mod.stat
        test = _OPS[n.op]
        value = compile_value(n.value, names)
        stt = int(n.stat)
        return lambda g, s, c: test(read(g, c, stt), value(g, s))
    if isinstance(n, k.CanBe):
        return _can_be(n.what)
    if isinstance(n, k.In):
        if n.pile == Pile.PLAY:
            return lambda g, s, c: g.zone[c] >= PLAY
        zones = piles_of(n, names)
        if n.top or n.pile in (Pile.UNDER, Pile.BOOST):
            cards = _source(n, names)
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
    if isinstance(n, _DIRECT):
        source = _source(n, names)
        return lambda g, s, c: c in source(g, s)
    raise NotImplementedCard(f"selector {type(n).__name__}")


def _here(g: State, s: Scope, c: int) -> bool:
    return g.area[c] == mod.area_of(g, s.player, s.src)


def _can_be(what: str) -> Match:
    if what == "healed":
        return lambda g, s, c: g.damage[c] > 0 and not mod.stat(g, c, _CANNOT_BE_HEALED)
    if what == "readied":
        return lambda g, s, c: g.exhausted[c] > 0 and not mod.stat(g, c, _CANNOT_READY)
    if what == "exhausted":
        return lambda g, s, c: not g.exhausted[c]
    status = int({"stunned": Status.STUNNED, "confused": Status.CONFUSED, "toughened": Status.TOUGH}[what])
    return lambda g, s, c: mod.can_get_status(g, c, status)


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


# ------------------------------------------------------------------------------------------ values


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
        where = compile_cond(n.where, names)
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
        return lambda g, s: sum(len(g.zones[4 + p]) for p in who_h(g, s))
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


_UNSETTLED = (
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


# ------------------------------------------------------------------------------------------ conditions


def compile_cond(n: k.Condition, names: Names) -> CondFn:
    """A function that answers a question."""
    if isinstance(n, k.AllOf | k.AnyOf):
        a = compile_cond(n.a, names)
        b = compile_cond(n.b, names)
        if isinstance(n, k.AllOf):
            return lambda g, s: a(g, s) and b(g, s)
        return lambda g, s: a(g, s) or b(g, s)
    if isinstance(n, k.Not):
        inner = compile_cond(n.a, names)
        return lambda g, s: not inner(g, s)
    if isinstance(n, k.Exists):
        find = compile_sel(n.of, names)[0]
        return lambda g, s: bool(find(g, s))
    if isinstance(n, k.Compare):
        x = compile_value(n.a, names)
        y = compile_value(n.b, names)
        test = _OPS[n.op]
        return lambda g, s: test(x(g, s), y(g, s))
    if isinstance(n, k.InForm):
        who = compile_players(n.player or k.YOU, names)
        if isinstance(n.form, str):
            form = n.form
            return lambda g, s: any(mod.in_form(g, p, form) for p in who(g, s))
        wanted = int(CardType.HERO if n.form == Form.HERO else CardType.ALTER_EGO)
        if n.player is None or isinstance(n.player, k.You):
            return lambda g, s: 0 <= s.player < g.n and g.ctype[g.identity[s.player]] == wanted and g.alive[s.player]
        return lambda g, s: any(g.ctype[g.identity[p]] == wanted for p in who(g, s))
    if isinstance(n, k.YouHave):
        trait = n.trait
        return lambda g, s: s.player >= 0 and mod.has_trait(g, g.identity[s.player], trait)
    if isinstance(n, k.YouAre):
        title = n.title
        return lambda g, s: s.player >= 0 and FACES[g.face[g.identity[s.player]]].title == title
    if isinstance(n, k.Paid):
        res = int(n.res)
        need = n.n
        return lambda g, s: bool(s.paid) and min(s.paid[res] + (s.paid[3] if res != 3 else 0), s.paid[4]) >= need
    if isinstance(n, k.PaidOnly):
        only = int(n.res)
        return lambda g, s: bool(s.paid) and 0 < s.paid[4] <= s.paid[only] + (s.paid[3] if only != 3 else 0)
    if isinstance(n, k.Did | k.DidFully):
        at_least = NONE + 1 if isinstance(n, k.Did) else FULLY
        if not n.name:
            return lambda g, s: s.last[0] >= at_least
        i = names.report(n.name)
        return lambda g, s: s.named[i][0] >= at_least
    if isinstance(n, k.Undefended):

        def undefended(g: State, s: Scope) -> bool:
            r = attack_record(g, s)
            return r is not None and r.kind == 0 and (r.defender < 0 or g.zone[r.defender] < PLAY)

        return undefended
    if isinstance(n, k.Attacking):

        def attacking(g: State, s: Scope) -> bool:
            r = attack_record(g, s)
            return r is not None and r.kind == 0

        return attacking
    if isinstance(n, k.InStepOne):
        return lambda g, s: _flag(g, s, F_STEP_ONE)
    if isinstance(n, k.EventHas):
        flag = _FLAGS[n.flag]
        return lambda g, s: _flag(g, s, flag)
    raise NotImplementedCard(f"condition {type(n).__name__}")


def _flag(g: State, s: Scope, flag: int) -> bool:
    r = g.recs.get(s.rec)
    return r is not None and bool(r.flags & flag)
