"""From definitions to tables: faces, abilities, costs and patterns are compiled once, when they are registered."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.kit.abilities import Ability, Pattern
from mc_env.cards.kit.cards import Card, Face, Guise
from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_CONSTANT,
    ABILITY_RESOURCE,
    AFTER,
    DASH,
    EVENT_ACTION,
    EVENT_ATTACK,
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_ENGAGE,
    EVENT_PLAY,
    EVENT_RESOURCE,
    EVENT_SCHEME,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    PILE_HAND,
    PILE_PLAY,
    STAT_ADDITIONAL_COST,
    STAT_COST,
)
from mc_env.cards.text.tree import nodes
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import restore, snapshot
from mc_env.engine.effects import (  # noqa: F401 - importing them registers their handlers
    choosing,
    conditional,
    counters,
    decks,
    edits,
    enemies,
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
from mc_env.engine.effects.base import HANDLERS, ChooseOp, Context, InOrder, compile_effect
from mc_env.engine.effects.choosing import ChooseCards
from mc_env.engine.effects.frames import CostFrame
from mc_env.engine.effects.joining import user_of
from mc_env.engine.program.ops import OP_NODES, Op
from mc_env.engine.program.tables import (
    ADD,
    EXTRA_COSTS,
    FACE_BITS,
    FACES,
    AbilityC,
    CardInfo,
    CostC,
    FaceInfo,
    GuiseInfo,
    Match,
    Modifier,
    PatternC,
    counter_id,
    pack,
)
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.names import LAST_KNOWN
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, compile_target
from mc_env.engine.query.values import compile_value
from mc_env.engine.resolving.entering import unique_in_play
from mc_env.engine.state.records import DONE, F_ATTACK, F_ONE_TARGET, FULLY, NOTHING, Record, Scope
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using import costs, spending
from mc_env.engine.using.spending import ResourceOp
from mc_env.errors import NotImplementedCard


def _resource(n: e.Effect, ctx: Context) -> Op:
    assert isinstance(n, e.Generate | e.GenerateFromCard)
    op = ResourceOp(n)
    if isinstance(n, e.GenerateFromCard):
        op.from_card = compile_sel(n.of, ctx)[0]
    elif n.only_for is not None:
        op.only_for = compile_sel(n.only_for, ctx)[1]
    return op


HANDLERS[e.Generate] = _resource
HANDLERS[e.GenerateFromCard] = _resource


def cost_parts(n: e.Effect) -> tuple[e.Effect, ...]:
    """The parts of a cost, all of which are paid."""
    return tuple(n.steps) if isinstance(n, e.Do) else tuple(n.parts) if isinstance(n, e.Together) else (n,)


def compile_cost(n: e.Effect, ctx: Context) -> CostC:
    """Split a cost into choices made first, resources to spend, and other things to do."""
    cost = CostC()
    parts = cost_parts(n)
    needs = [0, 0, 0, 0]
    pre: list[Op] = []
    doing: list[Op] = []
    alternatives: list[tuple[e.Effect, CostC]] = []
    for part in parts:
        if isinstance(part, e.Spend):
            cost.printed = part.printed
            for r in part.resources:
                needs[r] += 1
            if part.any_ != 0:
                cost.any_ = compile_value(part.any_, ctx)
            if part.x:
                cost.x_slot = ctx.slot(part.x)
                cost.x_type = -1 if part.x_type is None else int(part.x_type)
        elif isinstance(part, e.PayPrintedCost):
            assert isinstance(part.of, k.Ref)
            cost.printed_of = ctx.known(part.of.name)
        elif isinstance(part, e.OneOf):
            alternatives = [(x, compile_cost(x, ctx)) for x in part.costs]
        elif isinstance(part, e.Choose | e.ChoosePlayer | e.ChooseNumber):
            pre.append(compile_effect(part, ctx))
        else:
            op = compile_effect(part, ctx)
            if isinstance(op, InOrder) and isinstance(op.ops[0], ChooseOp):
                pre += [x for x in op.ops if isinstance(x, ChooseOp)]
                doing += [x for x in op.ops if not isinstance(x, ChooseOp)]
            else:
                doing.append(op)
            bare = part.effect if isinstance(part, e.Let) else part
            if isinstance(bare, e.DiscardFromHand) and not bare.random:
                cost.reserve += bare.n if isinstance(bare.n, int) and not bare.up_to else 1
    cost.needs = (needs[0], needs[1], needs[2], needs[3])
    cost.pre = tuple(pre)
    cost.doing = tuple(doing)
    settle(cost)
    if cost.printed_of >= 0:
        for op in cost.pre:
            if isinstance(op, ChooseCards) and op.slot == cost.printed_of:
                op.consumer = AffordableCard()
    cost.alternatives = tuple(joined(cost, alt, words) for words, alt in alternatives)
    cost.free = cost.free and all(alt.free for alt in cost.alternatives)
    return cost


def compile_additional_cost(n: e.AdditionalCost) -> Modifier:
    """A demand for more than the cost of a card, made of everybody who plays such a card."""
    ctx = Context()
    cost = compile_cost(n.cost, ctx)
    if ctx.slots or cost.alternatives:
        raise NotImplementedCard("additional cost with a choice")
    match = compile_sel(n.which, ctx)[1]
    modifier = Modifier(STAT_ADDITIONAL_COST, ADD, match, compile_value(1, ctx), None, None, "")
    EXTRA_COSTS[modifier.id] = cost
    return modifier


def settle(cost: CostC) -> None:
    """Choices of a cost offer what its other parts can be done to; those parts are then sure to be possible."""
    chosen = set()
    for choice in cost.pre:
        if isinstance(choice, ChooseOp | ChooseCards):
            users = [op for op in cost.doing if user_of(op, choice.slot) is not None]
            if users:
                chosen.update(users)
                if choice.consumer is None:
                    choice.consumer = user_of(users[0], choice.slot)
    own = [op for op in cost.doing if isinstance(op, status.ExhaustEffect) and op.own]
    cost.exhausts = bool(own)
    cost.checked = tuple(op for op in cost.doing if op not in chosen and op not in own)
    cost.free = cost.needs == (0, 0, 0, 0) and cost.any_ is None and cost.x_slot < 0 and cost.printed_of < 0
    cost.whole = InFull(cost.doing) if cost.doing else None


def joined(a: CostC, b: CostC, words: e.Effect) -> CostC:
    """A cost with one of its alternatives: they are paid together (Reference "Cost")."""
    cost = CostC()
    cost.needs = (a.needs[0] + b.needs[0], a.needs[1] + b.needs[1], a.needs[2] + b.needs[2], a.needs[3] + b.needs[3])
    one, two = a.any_, b.any_
    cost.any_ = one or two
    if one is not None and two is not None:
        cost.any_ = lambda g, s: one(g, s) + two(g, s)
    cost.x_slot, cost.x_type = (b.x_slot, b.x_type) if b.x_slot >= 0 else (a.x_slot, a.x_type)
    cost.printed = a.printed or b.printed
    cost.printed_of = b.printed_of if b.printed_of >= 0 else a.printed_of
    cost.pre = a.pre + b.pre
    cost.doing = a.doing + b.doing
    settle(cost)
    cost.reserve = a.reserve + b.reserve
    named = Op()  # never run
    OP_NODES[named.id] = words
    cost.words = named.id
    return cost


def aim_by_cost(cost: CostC, effect: Op) -> bool:
    """Let choices of a cost offer only what the effect could affect (Reference "Cost": an effect needs a valid target)."""
    aimed = False
    for op in (*cost.pre, *(x for alt in cost.alternatives for x in alt.pre if x not in cost.pre)):
        if isinstance(op, ChooseOp | ChooseCards):
            user = user_of(effect, op.slot)
            if user is not None:
                op.consumer = user if op.consumer is None else AllAffect((op.consumer, user))
                aimed = True
    return aimed


class AllAffect(Op):
    """Not run: answers whether each of several things can be done to a target."""

    __slots__ = ("ops",)

    def __init__(self, ops: tuple[Op, ...]) -> None:
        super().__init__()
        self.ops = ops

    def affects(self, g: State, s: Scope, c: int) -> bool:
        for op in self.ops:
            if not op.affects(g, s, c):
                return False
        return True


class InFull(Op):
    """What a cost asks for beside resources, in printed order, each part a step. Reports whether all of it was done: of
    damage to be taken none may be prevented (Reference "Cost")."""

    __slots__ = ("ops",)

    def __init__(self, ops: tuple[Op, ...]) -> None:
        super().__init__()
        self.ops = ops

    def start(self, g: State, sc: int) -> None:
        g.push_frame(CostFrame(self.id, sc))

    def step(self, g: State, f: CostFrame) -> None:
        s = g.scopes[f.sc]
        while True:
            if f.at and s.last[0] != FULLY:
                f.failed = 1
            if f.at == len(self.ops):
                s.last = NOTHING if f.failed else DONE
                g.stack.pop()
                return
            f.at += 1
            s.last = NOTHING
            self.ops[f.at - 1].start(g, f.sc)
            if g.dirty or g.stack[-1] is not f:
                return


class AffordableCard(Op):
    """Not run: answers whether a player could pay the printed cost of a card, and put it into play."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if unique_in_play(g, c) or costs.no_cost(g, c):
            return False
        n = mod.printed(g, c, STAT_COST)
        if n <= spending.plain_resources(g, s.player, c, s.src):
            return True  # mostly the cards in hand will do
        return sum([sum(v) for x, v in spending.wallet(g, s.player, c) if x != s.src]) >= n


# ------------------------------------------------------------------------------------------ patterns

RecordTest = Callable[[State, Scope, Record], bool]


def recalled(g: State, s: Scope, c: int, snap: tuple[int, ...], match: Match) -> bool:
    """Whether a card fits as it was when it left play (a facedown minion is a player card again by now)."""
    if not snap or g.zone[c] >= PLAY:
        return match(g, s, c)
    now = snapshot(g, c)
    restore(g, c, snap)
    try:
        return match(g, s, c)
    finally:
        restore(g, c, now)


def compile_pattern(n: Pattern, ctx: Context) -> PatternC:
    """A test of event records. `to` a player means their identity, except for attacks: there it is the target player."""
    key = int(n.event) * 3 + int(n.stage)
    by_player = isinstance(n.by, k.You)
    tests: list[RecordTest] = []
    event = n.event
    binds = ""
    if n.by is not None:
        by = compile_target(n.by, ctx)[1]
        tests.append(lambda g, s, r: r.actor >= 0 and by(g, s, r.actor))
        if by_player and event in (EVENT_PLAY, EVENT_DRAW, EVENT_TURN_BEGINS, EVENT_TURN_ENDS, EVENT_DISCARD):
            tests[-1] = lambda g, s, r: r.player == s.player
    if n.to is not None:
        if isinstance(n.to, k.PlayerSel) and event in (EVENT_ATTACK, EVENT_SCHEME, EVENT_ENGAGE, EVENT_DRAW):
            who = compile_players(n.to, ctx)
            if isinstance(n.to, k.You):
                binds = "target"
            tests.append(lambda g, s, r: r.tplayer in who(g, s))
        else:
            to = compile_target(n.to, ctx)[1]
            tests.append(lambda g, s, r: r.target >= 0 and to(g, s, r.target))
    if n.source is not None:
        source = compile_sel(n.source, ctx)[1]
        tests.append(lambda g, s, r: r.src >= 0 and source(g, s, r.src))
    if n.from_attack:
        tests.append(lambda g, s, r: bool(r.flags & F_ATTACK))
    if n.defeats is not None:
        defeats = compile_sel(n.defeats, ctx)[1]
        tests.append(
            lambda g, s, r: any(recalled(g, s, c, snap, defeats) for c, snap in zip(r.killed, r.snaps, strict=True))
        )
    if n.damages is not None:
        damages = compile_sel(n.damages, ctx)[1]
        tests.append(lambda g, s, r: any(damages(g, s, c) for c in r.hit))
    if n.where is not None:
        where = compile_cond(n.where, ctx)
        tests.append(lambda g, s, r: where(g, s))
    if event == EVENT_ATTACK and n.stage == AFTER and n.to is None:
        tests.append(lambda g, s, r: not r.flags & F_ONE_TARGET)  # the attack as a whole is one occurrence
    return PatternC(key, all_tests(tests), binds)


def all_tests(tests: list[RecordTest]) -> RecordTest:
    """All of several tests of a record, one after another."""
    if not tests:
        return lambda g, s, r: True
    first = tests[0]
    if len(tests) == 1:
        return first
    rest = all_tests(tests[1:])
    return lambda g, s, r: first(g, s, r) and rest(g, s, r)


# ------------------------------------------------------------------------------------------ abilities and faces


def compile_ability(n: Ability, index: int, title: str) -> AbilityC:
    """One ability."""
    ctx = Context(n.labels)
    ab = AbilityC(int(n.kind), index)
    ab.card_title = title
    ab.name = n.name
    ab.form = -1 if n.form is None else int(n.form)
    ab.labels = n.labels
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
        ab.effect = compile_effect(n.effect, ctx)
        chosen = aim_by_cost(ab.cost, ab.effect) if ab.cost is not None else False
        ab.aims = None if chosen else ab.effect
        ab.decides = any(isinstance(x, e.WinGame | e.LoseGame) for x in nodes(n.effect))
        ab.copies = any(isinstance(x, e.ResolveAbility) for x in nodes(n.effect))
        if (
            isinstance(ab.effect, ResourceOp)
            and ab.where is None
            and not (ab.cost and (ab.cost.pre or ab.cost.checked))
        ):
            ab.yields = pack(ab.effect.fixed) if ab.effect.only_for is None and ab.effect.from_card is None else 0
    ab.pile = int(n.active_in)
    ab.anyone = n.anyone
    ab.nslots = len(ctx.slots)
    ab.named = len(ctx.reports)
    ab.slots0 = (-1,) * ab.nslots
    ab.named0 = (NOTHING,) * ab.named
    ab.slot_names = tuple(ctx.slots)
    ab.remembers = tuple(
        (i, counter_id(name.removeprefix(LAST_KNOWN))) for name, i in ctx.slots.items() if name.startswith(LAST_KNOWN)
    )
    return ab


def compile_face(face: Face, set_code: str) -> FaceInfo:
    """One face with its abilities and the places where the index lists them."""
    info = FaceInfo(face)
    info.set_code = set_code
    for held in (face.uses, face.counters):
        if held is not None:
            counter_id(held[0])  # now, so that the numbers of counters do not depend on what is played first
    ctx = Context()
    try:
        abilities = [compile_ability(a, i, face.title) for i, a in enumerate(face.abilities)]
        mods: list[Modifier] = []
        for i, a in enumerate(face.abilities):
            if a.kind == ABILITY_CONSTANT:
                for constant in a.constants:
                    if isinstance(constant, e.Modify):
                        mods += edits.compile_modifiers(constant, ctx)
                    elif isinstance(constant, e.CostChange):
                        mods.append(edits.compile_cost_change(constant, ctx))
                    elif isinstance(constant, e.AdditionalCost):
                        mods.append(compile_additional_cost(constant))
                    else:
                        raise NotImplementedCard(f"constant ability {type(constant).__name__}")
                for m in mods:
                    m.ability = i if m.ability < 0 else m.ability
        if face.attach is not None:
            info.attach = compile_target(face.attach, ctx)[0]
        if face.engage is not None:
            info.engage = compile_players(face.engage, ctx)
        if face.only_if is not None:
            info.only_if = compile_cond(face.only_if, ctx)
    except NotImplementedCard as error:
        raise NotImplementedCard(f"{face.title} ({face.code}): {error}") from None
    info.restrictions = bool(
        face.form is not None
        or info.base[STAT_COST] == DASH
        or info.only_if is not None
        or info.max_per_round
        or info.team_up
    )
    info.mods = tuple(mods)
    info.abilities = tuple(abilities)
    info.anyone = any(ab.anyone for ab in abilities)
    by_kind: dict[int, tuple[AbilityC, ...]] = {}
    keys: dict[int, list[tuple[int, int]]] = {}
    for i, ab in enumerate(abilities):
        ab.requirement = info.requirement
        by_kind[ab.kind] = (*by_kind.get(ab.kind, ()), ab)
        pile = ab.pile
        if face.type.name == "EVENT" and pile == PILE_PLAY:
            pile = PILE_HAND
        where = keys.setdefault(pile, [])
        if ab.kind == ABILITY_ACTION:
            where.append((EVENT_ACTION * 3, i))
        elif ab.kind == ABILITY_RESOURCE:
            where.append((EVENT_RESOURCE * 3, i))
        for key in sorted({p.key for p in ab.patterns}):
            where.append((key, i))
    info.by_kind = by_kind
    info.keys = {pile: tuple(found) for pile, found in keys.items() if found}
    info.active = sum(1 << pile for pile in info.keys)
    if info.mods or info.marks:
        info.active |= 1 << PILE_PLAY
    return info


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
