"""Costs: what can be paid, and payment one source at a time (Reference "Cost", "Resource").

Nothing moves while sources are picked; then everything is spent at once, so that a resource ability never sees a card
spent for the same cost. Picking stops when the cost is met; where a wild's type or the split of paid and overpaid
resources only matters for the better, the player's favour is assumed.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mc_env.cards.kit.effects import Generate, GenerateFromCard
from mc_env.cards.terms import DASH, CardType, Event, Period, Pile, Stat
from mc_env.engine import modifiers as mod
from mc_env.engine import moves
from mc_env.engine.log import note
from mc_env.engine.ops import K, Op
from mc_env.engine.options import K_ASK, K_PAY, V_PASS, V_PAY_ABILITY, V_PAY_CARD, V_PAY_HELP
from mc_env.engine.records import DONE, NOTHING, Frame, Scope
from mc_env.engine.state import Opt, State
from mc_env.engine.tables import DOUBLING, FACES, NUMBER_AT, PACKED_ICONS, AbilityC, CostC, Find, Match, pack, unpack
from mc_env.engine.zones import ASIDE, DECK, DISCARD, EXTRA, HAND, PLAY, UNDER

Vec = tuple[int, int, int, int]  # energy, mental, physical, wild
Source = tuple[int, Vec]  # card id, or -(entry + 1) for a resource ability
Need = tuple[int, int, int, int, int]  # typed resources, then how many more of any type

NO_RESOURCES: Vec = (0, 0, 0, 0)
RESOURCE_KEY = int(Event.RESOURCE) * 3
_COST = int(Stat.COST)
_PLAY_FROM = int(Stat.PLAY_FROM)
_INSTANCE = int(Period.INSTANCE)
_ALLIANCE = int(Stat.ALLIANCE)
_PLAY_FROM = int(Stat.PLAY_FROM)
_EVENT = int(CardType.EVENT)


class ResourceOp(Op):
    """A resource ability's effect: what it would generate for a cost."""

    __slots__ = ("fixed", "from_card", "only_for")

    def __init__(self, node: Generate | GenerateFromCard) -> None:
        super().__init__()
        vec = [0, 0, 0, 0]
        if isinstance(node, Generate):
            for r in node.resources:
                vec[r] += 1
        self.fixed: Vec = (vec[0], vec[1], vec[2], vec[3])
        self.from_card: Find | None = None  # set by the compiler
        self.only_for: Match | None = None  # set by the compiler

    def vector(self, g: State, s: Scope, for_card: int) -> Vec:
        if self.only_for is not None and (for_card < 0 or not self.only_for(g, s, for_card)):
            return NO_RESOURCES
        if self.from_card is None:
            return self.fixed
        cards = self.from_card(g, s)
        return FACES[g.face[cards[-1]]].icons if cards else NO_RESOURCES


def hand_value(g: State, c: int, for_card: int) -> Vec:
    """What a card in hand generates when spent for another card."""
    info = FACES[g.face[c]]
    v = info.icons
    if info.doubles_for and for_card >= 0 and FACES[g.face[for_card]].aspect == info.doubles_for:
        return (2 * v[0], 2 * v[1], 2 * v[2], 2 * v[3])
    return v


def wallet(g: State, p: int, for_card: int, printed: bool = False) -> list[Source]:
    """Every source a player could spend for a card (or an ability of it).

    With `printed` only icons that are printed count: not those doubled, nor those read off another card ("Printed").
    """
    out: list[Source] = []
    only = FACES[g.face[for_card]].only_resources if for_card >= 0 else ()
    face = g.face
    for c in g.zones[HAND + p]:
        if c != for_card:
            info = FACES[face[c]]
            if info.n_icons:
                out.append((c, hand_value(g, c, for_card) if info.doubles_for and not printed else info.icons))
    for e in g.trig[RESOURCE_KEY]:
        c = e >> 8
        ab = FACES[g.face[c]].abilities[e & 255]
        if g.controller[c] != p and not ab.anyone:
            continue
        if printed and isinstance(ab.effect, ResourceOp) and ab.effect.from_card is not None:
            continue
        v = resource_ability_value(g, p, c, ab, for_card)
        if v != NO_RESOURCES:
            out.append((-e - 1, v))
    if only:
        out = [(src, narrowed) for src, v in out if (narrowed := _only(v, only)) != NO_RESOURCES]
    return out


def source_value(g: State, p: int, src: int, for_card: int, printed: bool) -> Vec:
    """What one source of a player's `wallet` generates."""
    if src >= 0:
        info = FACES[g.face[src]]
        v = hand_value(g, src, for_card) if info.doubles_for and not printed else info.icons
    else:
        c = -src - 1 >> 8
        v = resource_ability_value(g, p, c, FACES[g.face[c]].abilities[-src - 1 & 255], for_card)
    only = FACES[g.face[for_card]].only_resources if for_card >= 0 else ()
    return _only(v, only) if only else v


def plain_resources(g: State, p: int, for_card: int, src: int) -> int:
    """How many resources the other cards in hand have at least for a card, beside one that is being played (`src`): a quick
    answer, before all sources are looked at."""
    if FACES[g.face[for_card]].only_resources:
        return 0
    n = 0
    for c in g.zones[HAND + p]:
        if c != src and c != for_card:
            n += FACES[g.face[c]].n_icons
    return n


def _only(v: Vec, types: tuple[int, ...]) -> Vec:
    """Resources of these types, and wilds, which can be declared as one of them."""
    return (v[0] if 0 in types else 0, v[1] if 1 in types else 0, v[2] if 2 in types else 0, v[3])


def resource_ability_ready(g: State, p: int, c: int, ab: AbilityC) -> bool:
    """Whether form, exhausting and limit let a resource ability be used now."""
    if ab.exhausts and (g.exhausted[c] or g.zone[c] < PLAY):
        return False
    if ab.form >= 0 and g.ctype[g.identity[p]] != ab.form:
        return False
    return not ab.limit or under_limit(g, c, ab)


def resource_ability_value(g: State, p: int, c: int, ab: AbilityC, for_card: int) -> Vec:
    """What a resource ability would generate now, nothing if it cannot be used."""
    if not resource_ability_ready(g, p, c, ab):
        return NO_RESOURCES
    assert isinstance(ab.effect, ResourceOp)
    if ab.yields:
        return ab.effect.fixed
    s = Scope(c, p, -1, ab.id, ab.slots0)
    if ab.where is not None and not ab.where(g, s):
        return NO_RESOURCES
    if ab.cost is not None and not doable(g, s, ab.cost):
        return NO_RESOURCES
    return ab.effect.vector(g, s, for_card)


# ------------------------------------------------------------------------------------------ limits


def limit_key(g: State, c: int, ab: AbilityC) -> int:
    """Where uses of a limited ability are counted: by card and ability, or by title for a shared maximum."""
    if ab.shared:
        return -(ab.id * 8 + ab.period) - 1
    return c << 8 | ab.limit_slot


def under_limit(g: State, c: int, ab: AbilityC) -> bool:
    if ab.period == _INSTANCE:
        return True  # the window counts these
    return g.limits.get(limit_key(g, c, ab), 0) < ab.limit


def count_use(g: State, c: int, ab: AbilityC, n: int = 1) -> None:
    """Count a use of a limited ability (or take one back)."""
    if ab.limit and ab.period != _INSTANCE:
        key = limit_key(g, c, ab)
        g.limits[key] = g.limits.get(key, 0) + n
        if not g.limits[key]:
            del g.limits[key]


# ------------------------------------------------------------------------------------------ affordability


def total(sources: list[Source]) -> Vec:
    e = m = p = w = 0
    for _, v in sources:
        e += v[0]
        m += v[1]
        p += v[2]
        w += v[3]
    return (e, m, p, w)


def meets(v: Vec, need: Need, printed: bool = False) -> bool:
    """Whether resources cover a need; wilds fill in for any type (not if `printed`) but a needed wild must be wild."""
    e, m, p, w = v
    short = 0
    if need[0] > e:
        short += need[0] - e
    if need[1] > m:
        short += need[1] - m
    if need[2] > p:
        short += need[2] - p
    wild = w - need[3]
    if short > (min(0, wild) if printed else wild):
        return False
    return e + m + p + w >= need[0] + need[1] + need[2] + need[3] + need[4]


def deficit(v: Vec, need: Need, printed: bool = False) -> int:
    """How many resources are still missing (0 when the need is met)."""
    if not (need[0] or need[1] or need[2] or need[3]):
        rest = need[4] - v[0] - v[1] - v[2] - v[3]
        return rest if rest > 0 else 0
    short = max(0, need[3] - v[3])
    spare_wild = max(0, v[3] - need[3])
    typed = 0
    spare = 0
    for i in range(3):
        if need[i] > v[i]:
            typed += need[i] - v[i]
        else:
            spare += v[i] - need[i]
    covered = 0 if printed else min(typed, spare_wild)
    typed -= covered
    rest = need[4] - spare - (spare_wild - covered)
    return short + typed + (rest if rest > 0 else 0)


def covers(sources: list[Source], need: Need, reserve: int = 0, printed: bool = False) -> bool:
    """Whether sources cover a need, keeping `reserve` hand cards for other parts of the same cost."""
    if reserve <= 0:
        return meets(total(sources), need, printed)
    if need == (0, 0, 0, 0, 0):
        return True
    cards = [s for s in sources if s[0] >= 0]
    return any(
        meets(total([s for s in sources if s not in kept]), need, printed) for kept in combinations(cards, reserve)
    )


def play_cost(g: State, c: int) -> int:
    """The resource cost of playing a card now."""
    return mod.stat(g, c, _COST) if g.mods[_COST] else FACES[g.face[c]].values[g.n][_COST]


def ability_need(g: State, s: Scope, cost: CostC | None, extra: int = 0) -> Need:
    """The resources an ability's cost asks for, with `extra` for the cost of the event card itself."""
    if cost is None:
        return (0, 0, 0, 0, extra)
    n = cost.needs
    any_ = extra + (cost.any_(g, s) if cost.any_ is not None else 0)
    if cost.printed_of >= 0:
        v = s.slots[cost.printed_of]
        chosen = v[0] if isinstance(v, tuple) else v
        if chosen >= 0:
            any_ += mod.printed(g, chosen, _COST)
    return (n[0], n[1], n[2], n[3], any_)


NO_CARDS: Final[list[int]] = []


def doubling(g: State, p: int) -> list[int]:
    """Cards in a hand that count double for an aspect."""
    return [c for c in g.zones[HAND + p] if FACES[g.face[c]].doubles_for]


class Purse:
    """All a player could spend, added up once for a whole list of options.

    Most costs ask for a number of resources of any type, so that is counted first; types only when a cost asks for them.
    What depends on the card paid for is kept apart: doubling cards; `special` if a resource ability looks at it.
    """

    __slots__ = ("doubling", "number", "packed", "player", "special")

    def __init__(self, g: State, p: int) -> None:
        self.player = p
        self.special = False
        self.doubling: list[int] = NO_CARDS  # cards that count double for an aspect
        face = g.face
        icons = PACKED_ICONS
        n = 0
        for c in g.zones[HAND + p]:
            n += icons[face[c]]
        if n >= DOUBLING:
            n &= DOUBLING - 1
            self.doubling = doubling(g, p)
        for entry in g.trig[RESOURCE_KEY]:
            c = entry >> 8
            ab = FACES[face[c]].abilities[entry & 255]
            if g.controller[c] == p or ab.anyone:
                if ab.yields:
                    if resource_ability_ready(g, p, c, ab):
                        n += ab.yields
                elif isinstance(ab.effect, ResourceOp) and ab.effect.only_for is not None:
                    self.special = True
                else:
                    n += pack(resource_ability_value(g, p, c, ab, -1))
        self.packed = n  # all of it by type
        self.number = n >> NUMBER_AT

    def meets(self, g: State, for_card: int, need: Need) -> bool:
        """Whether everything together covers a need; a card in hand cannot pay for itself."""
        if not self.affords(g, for_card, sum(need)):
            return False
        if not (need[0] or need[1] or need[2] or need[3]):
            return True
        have = unpack(self.packed)
        info = FACES[g.face[for_card]]
        if g.zone[for_card] == HAND + self.player:
            v = info.icons
            have = (have[0] - v[0], have[1] - v[1], have[2] - v[2], have[3] - v[3])
        for c in self.doubling:
            other = FACES[g.face[c]]
            if other.doubles_for == info.aspect and c != for_card:
                v = other.icons
                have = (have[0] + v[0], have[1] + v[1], have[2] + v[2], have[3] + v[3])
        return meets(have, need)

    def affords(self, g: State, for_card: int, number: int) -> bool:
        """Whether there are so many resources of any type beside the card paid for."""
        info = FACES[g.face[for_card]]
        if g.zone[for_card] == HAND + self.player:
            number += info.n_icons
        for c in self.doubling:
            other = FACES[g.face[c]]
            if other.doubles_for == info.aspect and c != for_card:
                number -= other.n_icons
        return self.number >= number


def payable(
    g: State,
    s: Scope,
    cost: CostC | None,
    extra: int,
    for_card: int,
    requirement: tuple[int, ...] = (),
    purse: Purse | None = None,
) -> bool:
    """Whether a player could pay a cost in full now (Reference "Initiating Abilities", step 2)."""
    if cost is not None:
        if cost.alternatives:
            for alt in cost.alternatives:
                if payable(g, s, alt, extra, for_card, requirement, purse):
                    return True
            return False
        if cost.exhausts and (g.exhausted[s.src] or g.zone[s.src] < PLAY):
            return False
        if cost.free and not extra and not requirement:
            return doable(g, s, cost)
    info = FACES[g.face[for_card]]
    if cost is None and purse is not None and info.plain_cost and not purse.special:
        return extra + info.n_icons <= purse.number or purse.affords(g, for_card, extra)
    p = s.player
    need = ability_need(g, s, cost, extra)
    if requirement:
        need = with_requirement(need, requirement)
    reserve = 0
    if cost is not None:
        if need[4] and purse is not None and info.plain_cost and not purse.special and cost.printed_of < 0:
            if not purse.affords(g, for_card, need[4]):
                return False  # mostly it is the resources that are missing, and those are counted already
        if not doable(g, s, cost):
            return False
        reserve = cost.reserve
        if cost.x_slot >= 0:
            need = (
                need[0] + (cost.x_type == 0),
                need[1] + (cost.x_type == 1),
                need[2] + (cost.x_type == 2),
                need[3] + (cost.x_type == 3),
                need[4] + (cost.x_type < 0),
            )
        if cost.printed_of >= 0:
            return True  # the choice itself offers only cards that can be paid for
    if need == (0, 0, 0, 0, 0):
        return True
    printed = cost is not None and cost.printed
    if purse is not None and not (purse.special or printed or reserve or info.only_resources or info.base[_ALLIANCE]):
        return purse.meets(g, for_card, need)
    sources = wallet(g, p, for_card, printed)
    if covers(sources, need, reserve, printed):
        return True
    if FACES[g.face[for_card]].base[_ALLIANCE] if for_card >= 0 else False:
        for q in may_help(g, p):
            sources += wallet(g, q, for_card, printed)
        return covers(sources, need, reserve, printed)
    return False


def doable(g: State, s: Scope, cost: CostC) -> bool:
    """Whether choices of a cost can be made, and what it asks for beside resources be done."""
    for op in cost.pre:
        if not op.fully(g, s):
            return False
    for op in cost.checked:
        if not op.fully(g, s):
            return False
    return True


def may_help(g: State, p: int) -> list[int]:
    """Players who can be asked to help pay for an alliance card: not those who declined, nobody during peril."""
    if g.peril >= 0 or mod.apart(g):
        return []
    return [q for q in g.players() if q != p and not g.declined >> q & 1]


def with_requirement(need: Need, requirement: tuple[int, ...]) -> Need:
    """The requirement keyword: these types must be among what is spent for the cost."""
    typed = list(need[:4])
    any_ = need[4]
    for r in requirement:
        typed[r] += 1
        any_ = max(0, any_ - 1)
    return (typed[0], typed[1], typed[2], typed[3], any_)


# ------------------------------------------------------------------------------------------ paying


class PayOp(Op):
    """Pick sources until the need is met, then spend them all at once.

    Registers: a = (need..., for_card, payer, 1 if only printed resources count), b = picked sources, c = player asked for
    help or -1.
    """

    __slots__ = ()

    def step(self, g: State, f: Frame) -> None:
        need: Need = f.a[:5]
        for_card, p, printed = f.a[5], f.a[6], bool(f.a[8])
        if f.pc == 1 and self.take_answer(g, f, p):
            return
        picked = f.b
        if f.pc == 2:  # somebody was asked to help
            f.pc = 0
            verb, card, ab, _ = g.answer
            if verb == V_PASS:
                g.declined |= 1 << f.c
            else:
                f.b = picked = (*picked, card if verb == V_PAY_CARD else -(card << 8 | ab) - 1)
        alliance = for_card >= 0 and FACES[g.face[for_card]].base[_ALLIANCE]
        helpers: list[int] = []
        sources: list[Source] = []
        got = NO_RESOURCES
        if alliance:
            sources = wallet(g, p, for_card, printed)
            value = dict(sources)
            for q in g.players():
                if q != p:
                    theirs = wallet(g, q, for_card, printed)
                    value.update(theirs)
                    if q in may_help(g, p) and unspent(theirs, picked):
                        helpers.append(q)
            for src in picked:
                got = plus(got, value[src])
        else:
            for src in picked:
                got = plus(got, source_value(g, p, src, for_card, printed))
        missing = deficit(got, need, printed)
        # without types to meet every source is as good as any other
        typed = missing and (need[0] or need[1] or need[2] or need[3])
        if missing == 0 and not (g.overpay and f.pc != 3):
            self.commit(g, f, got, need, p)
            return
        if not alliance:
            sources = wallet(g, p, for_card, printed)
        opts: list[Opt] = []
        faces: list[int] = []
        reserve = f.a[7]
        for src, v in sources:
            if src in picked:
                continue
            if typed or reserve:
                more = plus(got, v)
                if typed and deficit(more, need, printed) >= missing:
                    continue
                if reserve and not alliance:
                    left = unspent(sources, (*picked, src))
                    if not leaves_enough(left, more, need, reserve, printed):
                        continue
            if src >= 0:
                face = g.face[src]
                if face not in faces:
                    faces.append(face)
                    opts.append((V_PAY_CARD, src, -1, 0))
            else:
                entry = -src - 1
                opts.append((V_PAY_ABILITY, entry >> 8, entry & 255, 0))
        if missing:
            for q in helpers:
                opts.append((V_PAY_HELP, -1, q, 0))
        if missing == 0:
            opts.append((V_PASS, -1, -1, 0))
        if not opts:
            g.pending = None
            g.report(f.sc, NOTHING)
            g.stack.pop()
            return
        f.pc = 1
        g.ask(p, K_PAY, tuple(opts), for_card)

    def take_answer(self, g: State, f: Frame, p: int) -> bool:
        """Note what was picked; True if another player has been asked for help."""
        verb, card, ab, _ = g.answer
        f.pc = 0
        if verb == V_PASS:
            f.pc = 3
        elif verb == V_PAY_CARD:
            f.b = (*f.b, card)
        elif verb == V_PAY_ABILITY:
            f.b = (*f.b, -(card << 8 | ab) - 1)
        elif verb == V_PAY_HELP:
            self.ask_help(g, f, ab)
            return True
        return False

    def ask_help(self, g: State, f: Frame, q: int) -> None:
        """Ask another player to spend for an alliance card; they choose a source or decline (Reference "Alliance")."""
        opts: list[Opt] = []
        for src, _ in wallet(g, q, f.a[5], bool(f.a[8])):
            if src not in f.b:
                if src >= 0:
                    opts.append((V_PAY_CARD, src, -1, 0))
                else:
                    entry = -src - 1
                    opts.append((V_PAY_ABILITY, entry >> 8, entry & 255, 0))
        opts.append((V_PASS, -1, -1, 0))
        f.c = q
        f.pc = 2
        g.ask(q, K_ASK, tuple(opts), f.a[5])

    def commit(self, g: State, f: Frame, got: Vec, need: Need, p: int) -> None:
        """Spend everything picked: cards are discarded, resource abilities pay their own costs."""
        picked: tuple[int, ...] = f.b
        abilities = [-src - 1 for src in picked if src < 0]
        cards = [src for src in picked if src >= 0]
        if g.log is not None:
            sources = (*cards, *(entry >> 8 for entry in abilities))
            spent = [(c, -1) for c in cards] + [(entry >> 8, entry & 255) for entry in abilities]
            note(
                g,
                "pay",
                player=p,
                cards=sources,
                resources=got,
                cost=sum(need),
                source=f.a[5],
                _need=need,
                _spent=spent,
            )
        g.stack.pop()
        for entry in reversed(abilities):
            c = entry >> 8
            ab = FACES[g.face[c]].abilities[entry & 255]
            count_use(g, c, ab)
            if ab.cost is not None and ab.cost.whole is not None:
                user = p if ab.anyone else g.controller[c]
                g.push(K.follow, g.new_scope(c, user, -1, ab.id, ab.nslots, ab.named), ab.cost.whole.id, -1)
        moves.discard_from_hand(g, p, cards)
        cost = sum(need)
        s = g.scopes[f.sc]
        old = s.paid or (0, 0, 0, 0, 0)
        s.paid = (old[0] + got[0], old[1] + got[1], old[2] + got[2], old[3] + got[3], old[4] + cost)
        s.last = DONE

    def picked(self, f: Frame) -> tuple[int, ...]:
        return tuple(src if src >= 0 else -src - 1 >> 8 for src in f.b)


K.pay = PayOp().id


def unspent(sources: list[Source], picked: tuple[int, ...]) -> list[Source]:
    """Sources that have not been picked."""
    return [x for x in sources if x[0] not in picked]


def plus(v: Vec, w: Vec) -> Vec:
    """Resources added up."""
    return (v[0] + w[0], v[1] + w[1], v[2] + w[2], v[3] + w[3])


def leaves_enough(left: list[Source], got: Vec, need: Need, reserve: int, printed: bool) -> bool:
    """Whether what is left can complete a payment and still spare cards for other parts of the same cost."""
    cards = [s for s in left if s[0] >= 0]
    have = (-1, got)
    return any(
        meets(total([have, *(s for s in left if s not in kept)]), need, printed)
        for kept in combinations(cards, reserve)
    )


def pay(g: State, sc: int, need: Need, for_card: int, p: int, reserve: int = 0, printed: bool = False) -> None:
    """Begin paying a need in a scope, sparing cards of the hand that other parts of the cost need."""
    g.push(K.pay, sc, (*need, for_card, p, reserve, int(printed)), (), -1)


def still_to_pay(g: State) -> tuple[Need, bool] | None:
    """What the payment in progress still lacks (energy, mental, physical, wild, any), and whether something is picked."""
    f = g.stack[-1] if g.stack else None
    if f is None or f.op != K.pay:
        return None
    value = dict(pair for q in g.players() for pair in wallet(g, q, f.a[5], bool(f.a[8])))
    have = [sum(value[src][i] for src in f.b) for i in range(4)]
    short = [max(0, f.a[i] - have[i]) for i in range(4)]
    wild = max(0, have[3] - f.a[3])
    spare = sum(max(0, have[i] - f.a[i]) for i in range(3))
    for i in range(3):
        used = 0 if f.a[8] else min(short[i], wild)
        short[i] -= used
        wild -= used
    return (short[0], short[1], short[2], short[3], max(0, f.a[4] - spare - wild)), bool(f.b)


def may_play_from(g: State, p: int, c: int) -> bool:
    """Whether a card outside the hand may be played as if it were in it.

    Such a permission (Reference "Play Restrictions and Permissions") is given to the player who has the card that gives it,
    for whosever card it names; one of the scenario to the owner.
    """
    if not g.mods[_PLAY_FROM] or not mod.changed(g, c, _PLAY_FROM, 0):
        return False
    return any(
        (s.player == p if s.player >= 0 else g.owner[c] == p) and m.match(g, s, c) and (m.cond is None or m.cond(g, s))
        for m, s in mod.entries(g, _PLAY_FROM)
    )


def playable_elsewhere(g: State, p: int) -> list[int]:
    """Cards outside the hand that a permission lets a player play: the top of a deck, in a discard pile, ..."""
    decks = [p, *(q for q in g.players() if q != p)]
    zones = (*(z + q for q in decks for z in (DECK, DISCARD)), UNDER, ASIDE, *range(EXTRA, EXTRA + 2 * len(g.extra)))
    return [c for z in zones for c in g.zones[z] if may_play_from(g, p, c)]


def events_elsewhere(g: State, p: int, key: int) -> tuple[int, ...]:
    """Entries, as in the index of hands, for events outside the hand that a player may play at a moment."""
    return tuple(
        c << 8 | i
        for c in playable_elsewhere(g, p)
        if g.ctype[c] == _EVENT
        for k, i in FACES[g.face[c]].keys.get(int(Pile.HAND), ())
        if k == key
    )


def no_cost(g: State, c: int) -> bool:
    """A dash as cost: the card cannot be played."""
    return FACES[g.face[c]].base[_COST] == DASH
