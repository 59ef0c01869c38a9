"""Whether a cost can be paid, and payment one source at a time (Reference "Cost", "Resource").

Nothing moves while sources are picked; then everything is spent at once, so that a resource ability never sees a card
spent for the same cost. Picking stops when the cost is met, unless more could matter: an effect asks what was paid, and another
source could still make it so. Where a wild's type or the split of paid and overpaid resources only matters for the better,
the player's favour is assumed.
"""

from __future__ import annotations

from itertools import combinations

from mc_env.cards.terms import STAT_ALLIANCE
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board import moves
from mc_env.engine.program.ops import OP_FOLLOW, OP_PAY, Op
from mc_env.engine.program.tables import ABILITIES, FACES, CostC
from mc_env.engine.state.frames import FollowFrame
from mc_env.engine.state.options import ASK_ASK, ASK_PAY, PASS, PAYS, V_PASS, V_PAY_ABILITY, V_PAY_CARD, V_PAY_HELP
from mc_env.engine.state.resources import (
    NO_RESOURCES,
    Need,
    Source,
    Vec,
    any_of,
    counting,
    covers,
    deficit,
    meets,
    plus,
    size,
    total,
    was_paid,
)
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.engine.using.costs import ability_need, doable, with_requirement
from mc_env.engine.using.frames import PayFrame
from mc_env.engine.using.limits import count_use
from mc_env.engine.using.spending import Purse, from_abilities, from_hand, source_value, wallet
from mc_env.kernel.log import note
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import DONE, NOTHING, Scope
from mc_env.kernel.state import Opt


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
            return _one_payable(g, s, cost.alternatives, extra, for_card, requirement, purse)
        if cost.exhausts and (g.exhausted[s.src] or g.zone[s.src] < PLAY):
            return False
        if cost.free and not extra and not requirement:
            return doable(g, s, cost)
    info = FACES[g.face[for_card]]
    if cost is None and purse is not None and info.plain_cost and not purse.special:
        return extra + info.n_icons <= purse.number or purse.affords(g, for_card, extra)
    need = ability_need(g, s, cost, extra)
    if requirement:
        need = with_requirement(need, requirement)
    reserve = 0
    if cost is not None:
        if (
            need[4]
            and purse is not None
            and info.plain_cost
            and not purse.special
            and cost.printed_of < 0
            and not purse.affords(g, for_card, need[4])
        ):
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
    if purse is not None and not (
        purse.special or printed or reserve or info.only_resources or info.base[STAT_ALLIANCE]
    ):
        return purse.meets(g, for_card, need)
    return _covered(g, s.player, for_card, need, reserve, printed)


def _one_payable(
    g: State,
    s: Scope,
    costs: tuple[CostC, ...],
    extra: int,
    for_card: int,
    requirement: tuple[int, ...],
    purse: Purse | None,
) -> bool:
    """Whether a player could pay one of several costs."""
    for cost in costs:
        if payable(g, s, cost, extra, for_card, requirement, purse):
            return True
    return False


def _covered(g: State, p: int, for_card: int, need: Need, reserve: int, printed: bool) -> bool:
    """Whether everything a player could spend meets a need, for an alliance card with the help of others."""
    sources = wallet(g, p, for_card, printed)
    if covers(sources, need, reserve, printed):
        return True
    if for_card < 0 or not FACES[g.face[for_card]].base[STAT_ALLIANCE]:
        return False
    for q in may_help(g, p):
        sources += wallet(g, q, for_card, printed)
    return covers(sources, need, reserve, printed)


def may_help(g: State, p: int) -> list[int]:
    """Players who can be asked to help pay for an alliance card: not those who declined, nobody during peril."""
    if g.peril >= 0 or mod.apart(g):
        return []
    return [q for q in g.players() if q != p and not g.declined >> q & 1]


class PayOp(Op):
    """Pick sources until the need is met, then spend them all at once."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_PAY)
        self.steps = (self.pick, self.take_pick, self.take_help)

    def pick(self, g: State, f: PayFrame) -> bool:
        """Ask for the next source, unless the need is met. Where nothing can be picked, nothing is paid."""
        helped = f.card >= 0 and FACES[g.face[f.card]].base[STAT_ALLIANCE]
        helpers: list[int] = []
        if helped:
            got, helpers = self.together(g, f)
        else:
            got = self.alone(g, f) if f.picked else NO_RESOURCES
        missing = deficit(got, f.need, bool(f.printed))
        types: tuple[int, ...] = ()
        if missing == 0 and not g.overpay:
            types = self.worth_more(g, f, got)
            if not types:
                self.commit(g, f, got)
                return True
        opts = self.offered(g, f, got, missing, bool(helped), types)
        if missing:
            for q in helpers:
                opts.append((V_PAY_HELP, -1, q, 0))
        elif opts or g.overpay:
            opts.append(PASS)
        else:  # what is left has to be spared for other parts of the cost
            self.commit(g, f, got)
            return True
        if opts:
            g.ask(f.payer, ASK_PAY, tuple(opts), f.card)
        else:
            g.pending = None
            g.report(f.sc, NOTHING)
            g.stack.pop()
        return True

    def take_pick(self, g: State, f: PayFrame) -> bool:
        verb, card, x, _ = g.answer
        if verb == V_PAY_HELP:
            self.ask_help(g, f, x)
            return True
        f.at = FIRST
        if verb == V_PASS:  # enough has been picked
            helped = f.card >= 0 and FACES[g.face[f.card]].base[STAT_ALLIANCE]
            self.commit(g, f, self.together(g, f)[0] if helped else self.alone(g, f))
            return True
        f.picked = (*f.picked, card if verb == V_PAY_CARD else -(card << 8 | x) - 1)
        return False

    def take_help(self, g: State, f: PayFrame) -> bool:
        """Another player spends something, or declines (Reference "Alliance")."""
        f.at = FIRST
        verb, card, x, _ = g.answer
        if verb == V_PASS:
            g.declined |= 1 << f.helper
        else:
            f.picked = (*f.picked, card if verb == V_PAY_CARD else -(card << 8 | x) - 1)
        return False

    def alone(self, g: State, f: PayFrame) -> Vec:
        """What the payer has picked so far."""
        got = NO_RESOURCES
        for src in f.picked:
            got = plus(got, source_value(g, f.payer, src, f.card, bool(f.printed)))
        return got

    def together(self, g: State, f: PayFrame) -> tuple[Vec, list[int]]:
        """What all players have picked so far for an alliance card, and who could still help."""
        p, printed = f.payer, bool(f.printed)
        value = dict(wallet(g, p, f.card, printed))
        helpers: list[int] = []
        for q in g.players():
            if q != p:
                theirs = wallet(g, q, f.card, printed)
                value.update(theirs)
                if q in may_help(g, p) and unspent(theirs, f.picked):
                    helpers.append(q)
        got = NO_RESOURCES
        for src in f.picked:
            got = plus(got, value[src])
        return got, helpers

    def worth_more(self, g: State, f: PayFrame, got: Vec) -> tuple[int, ...]:
        """Types of which the effect asks whether they were paid, though they were not, and could still be."""
        s = g.scopes[f.sc]
        asks = ABILITIES[s.ability].asks_paid if s.ability >= 0 else ()
        if s.ability < 0 or f.card != s.src:
            asks += FACES[g.face[f.card]].asks_paid
        if not asks:
            return ()
        all_of_it = plus(got, total(unspent(wallet(g, f.payer, f.card, bool(f.printed)), f.picked)))
        now, at_most = self.paid(g, f, got), self.paid(g, f, all_of_it)
        return tuple([res for res, n in asks if not was_paid(now, res, n) and was_paid(at_most, res, n)])

    def paid(self, g: State, f: PayFrame, got: Vec) -> tuple[int, ...]:
        """What will have been paid in this scope by type, and for which cost in all, if this is spent now."""
        old = g.scopes[f.sc].paid or (0, 0, 0, 0, 0)
        v = counting(got, f.need)
        return (old[0] + v[0], old[1] + v[1], old[2] + v[2], old[3] + v[3], old[4] + size(f.need))

    def offered(
        self, g: State, f: PayFrame, got: Vec, missing: int, helped: bool, types: tuple[int, ...] = ()
    ) -> list[Opt]:
        """Sources that bring the payment nearer to its end, identical cards once; when it is met, those of some types.

        Without types to meet every source is as good as any other.
        """
        need, picked, reserve, printed = f.need, f.picked, f.reserve, bool(f.printed)
        typed = missing and (need[0] or need[1] or need[2] or need[3])
        only = f.card >= 0 and FACES[g.face[f.card]].only_resources
        if not (typed or reserve or types or only):
            return self.any_source(g, f)
        sources = wallet(g, f.payer, f.card, printed)
        opts: list[Opt] = []
        faces: list[int] = []
        for src, v in sources:
            if src in picked or (types and not any_of(v, types)):
                continue
            if typed or reserve:
                more = plus(got, v)
                if typed and deficit(more, need, printed) >= missing:
                    continue
                if reserve and not helped:
                    left = unspent(sources, (*picked, src))
                    if not leaves_enough(left, more, need, reserve, printed):
                        continue
            if src >= 0:
                face = g.face[src]
                if face not in faces:
                    faces.append(face)
                    opts.append(PAYS[src])
            else:
                entry = -src - 1
                opts.append((V_PAY_ABILITY, entry >> 8, entry & 255, 0))
        return opts

    def any_source(self, g: State, f: PayFrame) -> list[Opt]:
        """Every source that has not been picked, identical cards once, where it does not matter what they generate."""
        opts: list[Opt] = []
        faces: list[int] = []
        picked = f.picked
        for c in from_hand(g, f.payer, f.card):
            if not picked or c not in picked:
                face = g.face[c]
                if face not in faces:
                    faces.append(face)
                    opts.append(PAYS[c])
        for src, _ in from_abilities(g, f.payer, f.card, bool(f.printed)):
            if src not in picked:
                opts.append((V_PAY_ABILITY, -src - 1 >> 8, -src - 1 & 255, 0))
        return opts

    def ask_help(self, g: State, f: PayFrame, q: int) -> None:
        """Ask another player to spend for an alliance card; they choose a source or decline (Reference "Alliance")."""
        opts: list[Opt] = []
        for src, _ in wallet(g, q, f.card, bool(f.printed)):
            if src not in f.picked:
                if src >= 0:
                    opts.append(PAYS[src])
                else:
                    entry = -src - 1
                    opts.append((V_PAY_ABILITY, entry >> 8, entry & 255, 0))
        opts.append(PASS)
        f.helper = q
        g.ask(q, ASK_ASK, tuple(opts), f.card)

    def commit(self, g: State, f: PayFrame, got: Vec) -> None:
        """Spend everything picked: cards are discarded, resource abilities pay their own costs."""
        picked, need, p = f.picked, f.need, f.payer
        abilities = [-src - 1 for src in picked if src < 0]
        cards = tuple([src for src in picked if src >= 0])
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
                source=f.card,
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
                sc = g.new_scope(c, user, -1, ab.id, ab.nslots, ab.named)
                g.stack.append(FollowFrame(OP_FOLLOW, sc, ab.cost.whole.id, -1))
        moves.discard_from_hand(g, p, cards)
        s = g.scopes[f.sc]
        s.paid = self.paid(g, f, got)
        s.last = DONE

    def picked(self, f: PayFrame) -> tuple[int, ...]:
        return tuple(src if src >= 0 else -src - 1 >> 8 for src in f.picked)


PayOp()


def unspent(sources: list[Source], picked: tuple[int, ...]) -> list[Source]:
    """Sources that have not been picked."""
    return [x for x in sources if x[0] not in picked]


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
    g.stack.append(PayFrame(OP_PAY, sc, need, for_card, p, reserve, int(printed)))


def still_to_pay(g: State) -> tuple[Need, bool] | None:
    """What the payment in progress still lacks (energy, mental, physical, wild, any), and whether something is picked."""
    f = g.stack[-1] if g.stack else None
    if not isinstance(f, PayFrame):
        return None
    need = f.need
    value = dict(pair for q in g.players() for pair in wallet(g, q, f.card, bool(f.printed)))
    have = [sum([value[src][i] for src in f.picked]) for i in range(4)]
    short = [max(0, need[i] - have[i]) for i in range(4)]
    wild = max(0, have[3] - need[3])
    spare = sum(max(0, have[i] - need[i]) for i in range(3))
    for i in range(3):
        used = 0 if f.printed else min(short[i], wild)
        short[i] -= used
        wild -= used
    return (short[0], short[1], short[2], short[3], max(0, need[4] - spare - wild)), bool(f.picked)
