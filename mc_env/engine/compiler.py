"""From definitions to tables: cards, faces and abilities are compiled once, when they are registered."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects, nodes
from mc_env.cards.kit.abilities import Ability
from mc_env.cards.kit.cards import Card, Face, Guise
from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_CONSTANT,
    ABILITY_RESOURCE,
    DASH,
    EVENT_ACTION,
    EVENT_ENTER_PLAY,
    EVENT_IF_EVER,
    EVENT_PLAY,
    EVENT_RESOURCE,
    PILE_HAND,
    PILE_PLAY,
    STAT_COST,
    TYPE_EVENT,
)
from mc_env.cards.text import tree
from mc_env.cards.windows import called, waits_in_vain
from mc_env.engine.effects import (  # noqa: F401 - importing them registers their handlers
    choosing,
    conditional,
    counters,
    decks,
    edits,
    enemies,
    generating,
    hands,
    harm,
    joining,
    labeled,
    moving,
    others,
    paying,
    placing,
    repeating,
    scenario,
    searching,
    shifting,
    status,
    swapping,
    turning,
)
from mc_env.engine.effects.base import Context, compile_effect
from mc_env.engine.effects.costs import aim_by_cost, compile_additional_cost, compile_cost
from mc_env.engine.effects.edits import compile_cost_change, compile_modifiers
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import (
    FACE_BITS,
    FACES,
    KEEPS_THREAT,
    AbilityC,
    CardInfo,
    FaceInfo,
    GuiseInfo,
    Modifier,
    counter_id,
    pack,
)
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.names import LAST_KNOWN, THREAT
from mc_env.engine.query.patterns import compile_pattern
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_target
from mc_env.engine.using.spending import ResourceOp
from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import NOTHING

# ------------------------------------------------------------------------------------------ cards


def compile_card(card: Card | Face, set_code: str) -> CardInfo:
    """A physical card."""
    physical = card if isinstance(card, Card) else Card((card,))
    faces = tuple(compile_face(face, set_code).id for face in physical.faces)
    info = CardInfo(physical, faces)
    for i, f in enumerate(faces):
        FACES[f].card = info.id
        for ab in FACES[f].abilities:
            ab.limit_slot = i << FACE_BITS | ab.index
    return info


def compile_guise(guise: Guise, set_code: str) -> GuiseInfo:
    """A guise; its face, if it has one, is compiled like any other."""
    face = compile_face(guise.face, set_code).id if guise.face is not None else -1
    return GuiseInfo(guise.name, int(guise.type), face, guise.facedown)


# ------------------------------------------------------------------------------------------ faces


def compile_face(face: Face, set_code: str) -> FaceInfo:
    """One face with its abilities and the places where the index lists them."""
    _refuse_waiting_in_vain(face)
    info = FaceInfo(face)
    info.set_code = set_code
    for held in (face.uses, face.counters):
        if held is not None:
            counter_id(held[0])  # now, so that the numbers of counters do not depend on what is played first
    ctx = Context()
    try:
        info.abilities = tuple(compile_ability(a, i) for i, a in enumerate(face.abilities))
        info.mods = tuple(_modifiers(face, ctx))
        _compile_entering(info, face, ctx)
    except NotImplementedCard as error:
        raise NotImplementedCard(f"{face.title} ({face.code}): {error}") from None
    info.restrictions = bool(
        face.form is not None
        or info.base[STAT_COST] == DASH
        or info.only_if is not None
        or info.max_per_round
        or info.team_up
    )
    _list_abilities(info)
    return info


def _refuse_waiting_in_vain(face: Face) -> None:
    """An ability that waits where no window opens is no ability."""
    for i, ability in enumerate(face.abilities):
        for problem in waits_in_vain(ability):
            raise NotImplementedCard(f"{face.title} ({face.code}): {called(ability, i)}: {problem}")


def _modifiers(face: Face, ctx: Context) -> list[Modifier]:
    """What the constant abilities of a face change."""
    out: list[Modifier] = []
    for i, ability in enumerate(face.abilities):
        if ability.kind == ABILITY_CONSTANT:
            for constant in ability.constants:
                for modifier in _compile_constant(constant, ctx):
                    modifier.ability = i
                    out.append(modifier)
    return out


def _compile_constant(n: effects.Effect, ctx: Context) -> list[Modifier]:
    """The modifiers of one part of a constant ability."""
    if isinstance(n, effects.Modify):
        return compile_modifiers(n, ctx)
    if isinstance(n, effects.CostChange):
        return [compile_cost_change(n, ctx)]
    if isinstance(n, effects.AdditionalCost):
        return [compile_additional_cost(n)]
    raise NotImplementedCard(f"constant ability {type(n).__name__}")


def _compile_entering(info: FaceInfo, face: Face, ctx: Context) -> None:
    """What a card attaches to, whom it engages, and when it may be played."""
    if face.attach is not None:
        info.attach = compile_target(face.attach, ctx)[0]
    if face.engage is not None:
        info.engage = compile_players(face.engage, ctx)
    if face.only_if is not None:
        info.only_if = compile_cond(face.only_if, ctx)


def _list_abilities(info: FaceInfo) -> None:
    """Where abilities are looked for: by kind, and by pile and event; where constants change something: by pile."""
    info.anyone = any(ab.anyone for ab in info.abilities)
    by_kind: dict[int, tuple[AbilityC, ...]] = {}
    keys: dict[int, list[tuple[int, int]]] = {}
    for i, ab in enumerate(info.abilities):
        ab.requirement = info.requirement
        by_kind[ab.kind] = (*by_kind.get(ab.kind, ()), ab)
        in_hand = info.type == TYPE_EVENT and ab.pile == PILE_PLAY  # an event is used from hand
        keys.setdefault(PILE_HAND if in_hand else ab.pile, []).extend((key, i) for key in _keys(ab))
        if info.type != TYPE_EVENT and any(p.key // 3 in _AS_IT_ENTERS for p in ab.patterns):
            info.asks_paid += ab.asks_paid
    info.by_kind = by_kind
    info.keys = {pile: tuple(found) for pile, found in keys.items() if found}
    changes: dict[int, list[tuple[int, int]]] = {}
    for i, m in enumerate(info.mods):
        changes.setdefault(info.abilities[m.ability].pile, []).append((m.stat, i))
    info.changes = {pile: tuple(found) for pile, found in changes.items()}
    info.unblanked = tuple(i for i, ab in enumerate(info.abilities) if ab.decides)
    info.active = sum(1 << pile for pile in {*info.keys, *info.changes})
    if info.marks:
        info.active |= 1 << PILE_PLAY


_AS_IT_ENTERS: Final = (EVENT_PLAY, EVENT_ENTER_PLAY)


def _keys(ab: AbilityC) -> list[int]:
    """The places of the index (event * 3 + stage) that an ability is listed in."""
    waits = sorted({p.key for p in ab.patterns})
    if ab.kind == ABILITY_ACTION:
        return [EVENT_ACTION * 3, *waits]
    if ab.kind == ABILITY_RESOURCE:
        return [EVENT_RESOURCE * 3, *waits]
    if ab.kind == ABILITY_CONSTANT and ab.effect is not None:
        return [EVENT_IF_EVER * 3]
    return waits


# ------------------------------------------------------------------------------------------ abilities


def compile_ability(n: Ability, index: int) -> AbilityC:
    """One ability."""
    ctx = Context(n.labels)
    ab = AbilityC(int(n.kind), index)
    ab.name = n.name
    ab.form = -1 if n.form is None else int(n.form)
    ab.labels = n.labels
    ab.pile = int(n.active_in)
    ab.anyone = n.anyone
    ab.bare = n.bare
    if n.limit is not None:
        ab.limit = n.limit.n
        ab.period = int(n.limit.period)
        ab.shared = n.limit.shared
    if n.cost is not None:
        ab.cost = compile_cost(n.cost, ctx)
        ab.exhausts = ab.cost.exhausts
        ab.free = ab.cost.free
    ab.patterns = tuple(compile_pattern(p, ctx) for p in n.trigger)
    if n.where is not None:
        ab.where = compile_cond(n.where, ctx)
    if n.effect is not None:
        _compile_ability_effect(ab, n.effect, ctx)
    ab.nslots = len(ctx.slots)
    ab.named = len(ctx.reports)
    ab.slots0 = (-1,) * ab.nslots
    ab.named0 = (NOTHING,) * ab.named
    kept = [(i, name.removeprefix(LAST_KNOWN)) for name, i in ctx.slots.items() if name.startswith(LAST_KNOWN)]
    ab.remembers = tuple((i, KEEPS_THREAT if name == THREAT else counter_id(name)) for i, name in kept)
    return ab


def _compile_ability_effect(ab: AbilityC, n: effects.Effect, ctx: Context) -> None:
    """The effect of an ability, and what is asked about it before it begins."""
    ab.effect = compile_effect(n, ctx)
    aimed = ab.cost is not None and aim_by_cost(ab.cost, ab.effect)
    ab.aims = None if aimed else ab.effect
    for x in tree.nodes(n):
        if isinstance(x, effects.WinGame | effects.LoseGame):
            ab.decides = True
        elif isinstance(x, effects.ResolveAbility):
            ab.copies = True
        elif isinstance(x, nodes.Paid):
            ab.asks_paid += ((int(x.res), x.n),)
        elif isinstance(x, nodes.PaidOnly):
            ab.asks_paid += ((int(x.res), 0),)
    ab.yields = _fixed_yield(ab, ab.effect)


def _fixed_yield(ab: AbilityC, effect: Op) -> int:
    """What a resource ability generates (packed) whenever form, exhausting and limit let it be used; else 0."""
    if not isinstance(effect, ResourceOp) or effect.only_for is not None or effect.from_card is not None:
        return 0
    if ab.where is not None or (ab.cost is not None and (ab.cost.pre or ab.cost.checked)):
        return 0
    return pack(effect.fixed)
