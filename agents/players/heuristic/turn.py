"""A player's own turn: what to do next, and in which form to end."""

from __future__ import annotations

from mc_env.agents.players.heuristic import facts, plan
from mc_env.agents.players.heuristic.forms import certain_loss, price_as_alter_ego, price_as_hero
from mc_env.agents.players.heuristic.nouns import who
from mc_env.agents.players.heuristic.position import ATK, REC, THW, Position
from mc_env.agents.players.heuristic.worth import ally_in_play, balked, basic, burden, card, keep, worth
from mc_env.cards.terms import (
    ABILITY_FORCED_RESPONSE,
    ABILITY_RESPONSE,
    FORM_ALTER_EGO,
    STAT_CONSEQUENTIAL_ATK,
    STAT_CONSEQUENTIAL_THW,
    STAT_COST,
    TYPE_ALLY,
    TYPE_EVENT,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
)
from mc_env.engine.state.options import V_ASK, V_ATTACK, V_CHANGE_FORM, V_PLAY, V_RECOVER, V_THWART, V_USE
from mc_env.kernel.state import Opt

ALLY = TYPE_ALLY
UPGRADE = TYPE_UPGRADE
SUPPORT = TYPE_SUPPORT
FIRST = 40.0  # things that make later choices better come first: draw, then build, then fight


class Turn:
    """One look at a turn: scores for its options."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        s = pos.sight
        self.options = s.options
        self.hand = s.hand(pos.seat)
        self.faces = {c: f for c in self.hand if (f := s.face(c)) is not None}
        self.kept = {c: max(0.0, keep(pos, c, f) - pos.style.card * pos.style.loose) for c, f in self.faces.items()}
        self.sources = s.sources()
        self.free = float(sum(sum(v) for c, v in self.sources if c < 0))

    # ------------------------------------------------------------------ scores

    def scores(self) -> list[float]:
        """A score for each option; ending the turn is 0."""
        pos = self.pos
        out = [0.0] * len(self.options)
        plan_now = self.plan(pos.hero, {i: o for i, o in enumerate(self.options) if o[0] in (V_PLAY, V_USE)})
        planned = {it[3]: it[0] for it in plan_now.items}
        form = -1
        for i, o in enumerate(self.options):
            verb = o[0]
            if verb in (V_PLAY, V_USE):
                out[i] = self.urgency(o, planned[i]) if i in planned else -1.0
            elif verb == V_ATTACK:
                out[i] = self.attack(o[1])
            elif verb == V_THWART:
                out[i] = self.thwart(o[1])
            elif verb == V_CHANGE_FORM:
                form = i
            elif verb == V_ASK:
                out[i] = self.ask(o[2])
        if pos.hero:
            if form >= 0 and max((x for i, x in enumerate(out) if i != form), default=0.0) <= 0.0:
                out[form] = price_as_hero(pos) - price_as_alter_ego(pos) - pos.style.caution
                if certain_loss(pos, False) and not certain_loss(pos, True):
                    out[form] = -1.0
            elif form >= 0:
                out[form] = -1.0
        else:
            self.alter_ego(out, form, plan_now)
        return out

    def alter_ego(self, out: list[float], form: int, here: plan.Plan) -> None:
        """As an alter-ego: stay (and recover), or become the hero, perhaps after recovering."""
        pos = self.pos
        s = pos.sight
        recover = next((i for i, o in enumerate(self.options) if o[0] == V_RECOVER), -1)
        healed = pos.heal(pos.seat, s.stat(pos.me, REC)) if recover >= 0 else 0.0
        hp = pos.hp + (min(s.stat(pos.me, REC), s.damage(pos.me)) if recover >= 0 else 0)
        if form < 0:
            if recover >= 0:
                out[recover] = healed + 0.01
            return
        there = self.plan(True, None)
        ready = not s.exhausted(pos.me)
        stay = here.worth + healed - price_as_alter_ego(pos, hp) - pos.style.caution
        act = self.hero_action() if ready else 0.0
        go = there.worth + act - price_as_hero(pos)
        rest = there.worth + healed - price_as_hero(pos, hp) if recover >= 0 else -1e9
        if certain_loss(pos, False) and not certain_loss(pos, True):
            stay = -1e9
        busy = max((x for i, x in enumerate(out) if i not in (form, recover)), default=0.0) > 0
        if stay >= go and stay >= rest:
            if pos.add != pos.expected_threat(False):
                pos.add = pos.expected_threat(False)  # thwarting is worth more now: look again
                pos.memo.clear()
                fresh = self.plan(False, {i: o for i, o in enumerate(self.options) if o[0] in (V_PLAY, V_USE)})
                planned = {it[3]: it[0] for it in fresh.items}
                for i, o in enumerate(self.options):
                    if o[0] in (V_PLAY, V_USE):
                        out[i] = self.urgency(o, planned[i]) if i in planned else -1.0
                    elif o[0] == V_THWART:
                        out[i] = self.thwart(o[1])
            out[form] = -1.0
            if recover >= 0:
                out[recover] = healed
            return
        # before leaving: what only the alter-ego can do; anything else can be done as a hero as well
        out[form] = 0.5
        if rest > go and recover >= 0:
            out[recover] = healed + 1.0
        elif recover >= 0:
            out[recover] = -1.0
        if busy:
            for i, o in enumerate(self.options):
                if out[i] > 0 and i not in (form, recover) and not self.only_here(o):
                    out[i] = -0.5 if o[0] == V_PLAY and self.costs(o) else out[i]

    def only_here(self, o: Opt) -> bool:
        """Whether an option is open to an alter-ego only."""
        if o[0] != V_PLAY and o[0] != V_USE:
            return False
        face = self.pos.sight.face(o[1])
        return face is not None and o[2] >= 0 and face.face.abilities[o[2]].form == FORM_ALTER_EGO

    def costs(self, o: Opt) -> bool:
        return self.pos.sight.cost(o[1]) > 0

    def hero_action(self) -> float:
        """The worth of the hero's basic power, were this player a hero."""
        pos = self.pos
        face = next(iter(pos.sight.other_faces(pos.me)), None)
        if face is None:
            return 0.0
        return max(pos.best_strike(max(0, face.base[ATK])), pos.best_removal(max(0, face.base[THW])))

    def ask(self, other: int) -> float:
        """Ask for help if all hangs on this round and the other player has no turn left in it; else their own turn will do."""
        pos = self.pos
        order = pos.sight.order()
        if order.index(other) > order.index(pos.seat):
            return -1.0
        near_the_end = pos.final_stage and pos.villain_hp <= 6
        return 0.2 if pos.margin - pos.add < 1.0 or near_the_end else -1.0

    # ------------------------------------------------------------------ characters

    def attack(self, c: int) -> float:
        pos = self.pos
        s = pos.sight
        n = s.stat(c, ATK)
        if s.stunned(c):  # it shakes off the stun, without which later attacks, by cards as well, do nothing
            return 0.7 if s.type(c) == ALLY else max(0.7, 0.9 * pos.best_strike(n))
        value = max((pos.strike(n, t) for t in pos.targets()), default=0.0)
        return self.with_wear(c, value, True)

    def thwart(self, c: int) -> float:
        pos = self.pos
        s = pos.sight
        if s.confused(c):
            return 0.6
        value = pos.best_removal(s.stat(c, THW))
        return self.with_wear(c, value, False)

    def with_wear(self, c: int, value: float, attacks: bool) -> float:
        """Allies pay for what they do with a hit point; their last one is better kept for a blow."""
        pos = self.pos
        s = pos.sight
        if s.type(c) != ALLY:
            return value
        face = s.face(c)
        assert face is not None
        for i, ab in enumerate(face.face.abilities):
            if ab.kind in (ABILITY_RESPONSE, ABILITY_FORCED_RESPONSE) and any(
                t.event == (0 if attacks else 2) and who(t.by, {}) == "self" for t in ab.trigger
            ):
                value += max(0.0, min(3.0, worth(pos, facts.ability(face, i, s, c, pos.seat)[0])))
        if value <= 0.05:
            return -1.0
        wear = face.base[STAT_CONSEQUENTIAL_ATK if attacks else STAT_CONSEQUENTIAL_THW]
        if wear and not s.tough(c) and s.remaining(c) <= wear:
            blocked = pos.style.last * (pos.block if pos.hero else 0.6 * pos.block)
            return value - blocked
        return value

    # ------------------------------------------------------------------ cards

    def plan(self, hero: bool, options: dict[int, Opt] | None) -> plan.Plan:
        """The best use of the hand in a form: of the options offered, or (None) of what that form would offer."""
        pos = self.pos
        s = pos.sight
        items: list[plan.Item] = []
        if options is None:
            seen: set[int] = set()
            for c, face in self.faces.items():
                if face.id not in seen or face.type == TYPE_EVENT:
                    seen.add(face.id)
                    value = card(pos, c, face, hero)
                    if value > 0 and face.base[STAT_COST] >= 0:
                        items.append((value, float(s.cost(c)), c, -1))
        else:
            for i, o in options.items():
                if o[0] == V_PLAY and o[1] in self.faces:
                    face = self.faces[o[1]]
                    value = card(pos, o[1], face, hero)
                    if value > 0:
                        items.append((value, float(s.cost(o[1]) + self.further(o)), o[1], i))
                elif o[0] == V_USE:
                    value, cost = self.use(o)
                    if value > 0:
                        items.append((value, cost, -1, i))
        hand = {c: (f.n_icons, self.kept[c]) for c, f in self.faces.items()}
        return plan.best(items, hand, self.free)

    def further(self, o: Opt) -> float:
        """Resources an event asks for beside its printed cost."""
        if o[2] < 0:
            return 0.0
        face = self.faces[o[1]]
        return facts.ability(face, o[2], self.pos.sight, o[1], self.pos.seat)[1].get("spend", 0.0)

    def use(self, o: Opt) -> tuple[float, float]:
        """Worth and resource cost of an ability of a card in play."""
        pos = self.pos
        s = pos.sight
        c = o[1]
        face = s.face(c)
        if face is None:
            return 0.0, 0.0
        effect, cost = facts.ability(face, o[2], s, c, pos.seat)
        spend = cost.get("spend", 0.0)
        if cost.get("discard_self") and balked(pos, face, o[2]):  # one that only exhausts is a cheap way out of a stun
            return 0.0, spend
        if s.is_encounter(c):  # getting rid of an attachment
            value = burden(pos, c, face)
            value = max(value, 1.5) + worth(pos, {k: x for k, x in effect.items() if k != "discard_self"})
            if cost.get("exhaust_me"):
                value -= basic(pos, pos.me)
            return value, spend
        if effect.get("generate") and not self.spends():
            return 0.0, spend
        value = worth(pos, effect)
        if effect.get("discard_self") and face.type == ALLY:  # goes back to hand
            return 0.0, spend
        for name, x in cost.items():
            if name == "lose_card":
                value -= 0.6 * x
            elif name == "hurt":
                value -= pos.hurt(pos.seat, x)
            elif name == "exhaust_self" and face.type == ALLY:
                value -= basic(pos, c)
            elif name == "hurt_self":
                value -= 0.8 * x
                if s.remaining(c) <= x:
                    value -= pos.block
            elif name == "discard_self":
                value -= self.giving_up(c, face.type)
        if cost.get("spend_x"):
            energy = sum(v[0] + v[3] for _, v in self.sources)
            value = 1.75 * min(energy, 5)
            spend = float(min(energy, 5))
        return value, spend

    def spends(self) -> bool:
        """Whether a cheaper card would be played now: there is one to play that costs something and can be paid for."""
        pos = self.pos
        s = pos.sight
        icons = self.free + sum(f.n_icons for f in self.faces.values())
        for c, face in self.faces.items():
            cost = s.cost(c)
            if cost > 0 and icons - face.n_icons >= cost - 1 and card(pos, c, face, pos.hero) > 0:
                return True
        return False

    def giving_up(self, c: int, kind: int) -> float:
        """What a card in play is still worth, when an ability asks to discard it."""
        n = self.pos.sight.counters(c)
        if n:
            return 9.0 if n < 4 and self.pos.villain_hp > 2 * n else 0.5  # it grows: not before it is grown
        return ally_in_play(self.pos, c) if kind == ALLY else 1.2

    def urgency(self, o: Opt, value: float) -> float:
        """The order of things planned: first what brings cards, then what lasts, then allies, then the rest by worth."""
        face = self.pos.sight.face(o[1])
        if face is None:
            return value
        if o[2] >= 0:
            effect = facts.ability(face, o[2], self.pos.sight, o[1], self.pos.seat)[0]
            if effect.get("draw") or effect.get("generate"):
                return FIRST * 3 + value
            return value + 0.2
        if face.type in (UPGRADE, SUPPORT):
            return FIRST * 2 + value
        return FIRST + value
