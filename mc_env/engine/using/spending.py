"""What a player could spend: cards in hand and resource abilities, one by one or added up."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit.effects import Generate, GenerateFromCard
from mc_env.cards.terms import EVENT_RESOURCE
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import DOUBLING, FACES, NUMBER_AT, PACKED_ICONS, AbilityC, Find, Test, pack, unpack
from mc_env.engine.state.resources import NO_RESOURCES, Need, Source, Vec, meets, size
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.engine.using.costs import doable
from mc_env.engine.using.limits import under_limit
from mc_env.kernel.native import native
from mc_env.kernel.records import Scope

RESOURCE_KEY: Final = EVENT_RESOURCE * 3


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
        self.only_for: Test | None = None  # set by the compiler

    def vector(self, g: State, s: Scope, for_card: int) -> Vec:
        if self.only_for is not None and (for_card < 0 or not self.only_for.holds(g, s, for_card)):
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
    for c in from_hand(g, p, for_card):
        info = FACES[face[c]]
        out.append((c, hand_value(g, c, for_card) if info.doubles_for and not printed else info.icons))
    out += from_abilities(g, p, for_card, printed)
    if only:
        out = [(src, narrowed) for src, v in out if (narrowed := _only(v, only)) != NO_RESOURCES]
    return out


def from_hand(g: State, p: int, for_card: int) -> list[int]:
    """The cards in hand that a player could spend for a card."""
    out: list[int] = []
    face = g.face
    for c in g.zones[HAND + p]:
        if c != for_card:
            info = FACES[face[c]]
            if info.n_icons and (info.spend_form < 0 or info.spend_form == g.ctype[g.identity[p]]):
                out.append(c)
    return out


def from_abilities(g: State, p: int, for_card: int, printed: bool) -> list[Source]:
    """The resource abilities that a player could use for a card."""
    out: list[Source] = []
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
            info = FACES[g.face[c]]
            if info.spend_form < 0 or info.spend_form == g.ctype[g.identity[p]]:
                n += info.n_icons
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


NO_CARDS: Final[list[int]] = []


def doubling(g: State, p: int) -> list[int]:
    """Cards in a hand that count double for an aspect."""
    return [c for c in g.zones[HAND + p] if FACES[g.face[c]].doubles_for]


def form_bound(g: State, p: int) -> int:
    """What cards in a hand that can be spent in one form only are worth in this one, packed."""
    form = g.ctype[g.identity[p]]
    return sum([pack(FACES[g.face[c]].icons) for c in g.zones[HAND + p] if FACES[g.face[c]].spend_form == form])


@native(acyclic=True, free_list_len=1)
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
            n += form_bound(g, p)
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
        if not self.affords(g, for_card, size(need)):
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
