"""Resolving abilities from the payment of costs on (Reference "Initiating Abilities", "Labeled Ability", "Cancel")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_FORCED_RESPONSE,
    ABILITY_INTERRUPT,
    ABILITY_RESOURCE,
    ABILITY_RESPONSE,
    AFTER,
    EVENT_ABILITY,
    EVENT_ATTACK,
    EVENT_DEFEND,
    EVENT_PLAY,
    EVENT_THWART,
    LABEL_ATTACK,
    LABEL_DEFENSE,
    LABEL_THWART,
    STAT_COST,
    STAT_PLAY_FROM,
    TYPE_EVENT,
    UNTIL_NEXT_EVENT,
    UNTIL_NEXT_PLAY,
    WHEN,
    AbilityKind,
)
from mc_env.engine.board import lasting, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at, snapshot
from mc_env.engine.board.leaving import leave_play
from mc_env.engine.board.statuses import confusion_stops, stun_stops
from mc_env.engine.program.ops import OP_ABILITY, OP_ATTACK_END, OP_KIND_ABILITIES, OP_THWART_END, Op
from mc_env.engine.program.tables import ABILITIES, FACES, KEEPS_THREAT, MODIFIERS, AbilityC, CostC
from mc_env.engine.state import resources
from mc_env.engine.state.frames import AttackEndFrame, ThwartEndFrame
from mc_env.engine.state.options import ASK_NUMBER, ASK_OPTION, V_NUMBER, V_OPTION
from mc_env.engine.state.records import F_ATTACK, F_CANCELED, F_DEFENDED, F_DEFENSE_LABEL, F_DEFENSE_USED, F_MADE
from mc_env.engine.state.state import State, played_key
from mc_env.engine.state.zones import PLAY, TABLE
from mc_env.engine.using import additional, costs, limits, payment, spending
from mc_env.engine.using.frames import AbilityFrame, KindFrame
from mc_env.engine.using.initiating import actor_of, enemy_attack, forbidden, title_key
from mc_env.kernel.log import note
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import NONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt

_AFTER_ABILITY: Final = EVENT_ABILITY * 3 + AFTER
_TRIGGERED_BY_PLAYERS: Final = (ABILITY_ACTION, ABILITY_INTERRUPT, ABILITY_RESPONSE)
_MUCH: Final = 100  # more than any card costs, so that no reduction is cut off at 0


def start_ability(
    g: State, c: int, ab: AbilityC, p: int, rec: int = -1, final: int = 0, act: int = -1, used: bool = True
) -> None:
    """Push the resolution of an ability; not `used`, it is resolved by another one: no limit, no playing of an event."""
    g.serial += 1
    g.scopes[g.serial] = Scope(c, p, rec, ab.id, ab.slots0, act, NOTHING, (), final, ab.named0)
    g.stack.append(AbilityFrame(OP_ABILITY, g.serial, ab.id, int(used)))


class AbilityOp(Op):
    """One ability from its declaration to its end: steps 3 to 7 of Reference "Initiating Abilities"."""

    __slots__ = ("answering", "ending", "finishing", "initiating")

    def __init__(self) -> None:
        super().__init__(OP_ABILITY)
        self.steps = (
            self.declare,
            self.take_alternative,
            self.choose_x,
            self.take_x,
            self.choose_for_cost,
            self.pay_resources,
            self.abort_if_refused,
            self.pay_the_rest,
            self.check_it_is_paid,
            self.commence,
            self.initiate,
            self.resolve,
            self.end_attempt,
            self.discard_event,
            self.responses,
            self.end,
        )
        self.initiating = self.number(self.initiate)
        self.ending = self.number(self.discard_event)
        self.answering = self.number(self.responses)
        self.finishing = self.number(self.end)

    # ------------------------------------------------------------------ steps

    def declare(self, g: State, f: AbilityFrame) -> bool:
        """Step 3: an event is placed on the table. What the cost depends on is settled now (step 4)."""
        ab = ABILITIES[f.ability]
        s = g.scopes[f.sc]
        if f.used:
            limits.count_use(g, s.src, ab)
        for i, counter in ab.remembers:
            kept = g.threat[s.src] if counter == KEEPS_THREAT else g.counters.get(s.src << 8 | counter, 0)
            set_slot(s, i, kept)
        if (g.trig[_AFTER_ABILITY] or g.mods[STAT_PLAY_FROM]) and f.used and ab.kind in _TRIGGERED_BY_PLAYERS:
            f.triggered = g.new_rec(EVENT_ABILITY, s.src, g.identity[s.player], s.player, s.src, s.player)
            if g.zone[s.src] >= PLAY:  # it may leave play as the cost
                g.recs[f.triggered].snap = snapshot(g, s.src)
        triggered = ABILITY_ACTION <= ab.kind <= ABILITY_FORCED_RESPONSE
        if f.used and triggered and g.ctype[s.src] == TYPE_EVENT and TABLE != g.zone[s.src] < PLAY:
            self.declare_event(g, f, s)
        elif g.log is not None and ABILITY_ACTION <= ab.kind <= ABILITY_RESOURCE:
            self.tell(g, f, s, ab)
        if ab.cost is None and f.play < 0:
            s.last = NOTHING
            f.at = self.initiating  # nothing to pay
        elif ab.cost is not None and ab.cost.alternatives:
            self.ask_alternative(g, f, s, ab.cost)
            return True
        else:
            f.at += 1  # there are no alternatives
        return False

    def take_alternative(self, g: State, f: AbilityFrame) -> bool:
        f.alternative = g.answer[2]
        return False

    def choose_x(self, g: State, f: AbilityFrame) -> bool:
        cost = self.cost_of(f)
        if cost is None or cost.x_slot < 0:
            f.at += 1  # there is no X
            return False
        self.ask_x(g, f, g.scopes[f.sc], cost)
        return True

    def take_x(self, g: State, f: AbilityFrame) -> bool:
        cost = self.cost_of(f)
        assert cost is not None
        set_slot(g.scopes[f.sc], cost.x_slot, g.answer[3])
        return False

    def choose_for_cost(self, g: State, f: AbilityFrame) -> bool:
        """Choices that the cost itself asks for."""
        cost = self.cost_of(f)
        if cost is None or not cost.pre:
            return False
        for op in reversed(cost.pre):
            op.start(g, f.sc)
        return True

    def pay_resources(self, g: State, f: AbilityFrame) -> bool:
        """Step 5: resources first."""
        if self.begin_paying(g, f, g.scopes[f.sc], self.cost_of(f)):
            return True
        f.at += 1  # nothing was asked of anybody that could be refused
        return False

    def abort_if_refused(self, g: State, f: AbilityFrame) -> bool:
        s = g.scopes[f.sc]
        if s.last != NOTHING:
            return False
        self.abort(g, f, s, ABILITIES[f.ability])
        return True

    def pay_the_rest(self, g: State, f: AbilityFrame) -> bool:
        """Step 5: everything else that the cost asks for."""
        cost = self.cost_of(f)
        parts = [cost] if cost is not None else []
        if f.play >= 0:
            s = g.scopes[f.sc]
            played_card(g, s.player, s.src)
            parts += additional.extra_costs(g, s.src)
        if additional.do_all(g, f.sc, parts):
            return True
        f.at += 1  # there was nothing else
        return False

    def check_it_is_paid(self, g: State, f: AbilityFrame) -> bool:
        if g.scopes[f.sc].last != NOTHING:
            return False
        f.at = self.ending  # not paid in full: nothing follows
        g.recs.pop(f.triggered, None)
        f.triggered = -1
        return True

    def commence(self, g: State, f: AbilityFrame) -> bool:
        """Step 6: the event commences being played."""
        g.scopes[f.sc].last = NOTHING
        return f.play >= 0 and open_at(g, f.play, EVENT_PLAY, WHEN)

    def initiate(self, g: State, f: AbilityFrame) -> bool:
        """Step 6: unless it was canceled, the ability initiates, and the attack, thwart or defense that it is begins."""
        ab = ABILITIES[f.ability]
        if f.play >= 0 and g.recs[f.play].flags & F_CANCELED:
            f.at += 1  # it does not resolve
            return True
        if not ab.labels:
            return False
        s = g.scopes[f.sc]
        if not self.begin_label(g, f, s, ab):
            f.at += 1  # a status card was discarded instead, or it is forbidden
            return True
        return bool(ab.labels & LABEL_DEFENSE) and self.defend(g, s)

    def resolve(self, g: State, f: AbilityFrame) -> bool:
        """Step 7."""
        effect = ABILITIES[f.ability].effect
        if f.attempt < 0 and f.play < 0:
            # there is neither an attempt to end nor an event to discard
            f.at = self.finishing if f.triggered < 0 else self.answering
        if effect is not None:
            effect.start(g, f.sc)
        return g.dirty or g.stack[-1] is not f

    def end_attempt(self, g: State, f: AbilityFrame) -> bool:
        return f.attempt >= 0 and self.end_label(g, f, g.scopes[f.sc])

    def discard_event(self, g: State, f: AbilityFrame) -> bool:
        """Step 7: an event that has resolved is placed in its owner's discard pile."""
        if f.play < 0:
            return False
        s = g.scopes[f.sc]
        if g.zone[s.src] == TABLE:
            moves.move(g, s.src, moves.home(g, s.src))
        end_next_effects(g, s.player, s.src)
        return open_at(g, f.play, EVENT_PLAY, AFTER)

    def responses(self, g: State, f: AbilityFrame) -> bool:
        """A player has triggered it, and it has resolved."""
        return f.triggered >= 0 and open_at(g, f.triggered, EVENT_ABILITY, AFTER)

    def end(self, g: State, f: AbilityFrame) -> bool:
        stack = g.stack
        stack.pop()
        report = g.scopes.pop(f.sc).last
        if f.attempt >= 0:
            own = g.recs.pop(f.attempt)
            lasting.end_of_attack(g, (f.attempt, own.link))
            g.recs.pop(own.link, None)
        if f.play >= 0:
            g.recs.pop(f.play, None)
        if f.triggered >= 0:
            del g.recs[f.triggered]
        if stack and stack[-1].sc >= 0 and stack[-1].op == OP_KIND_ABILITIES:
            g.scopes[stack[-1].sc].last = report
        discard_spent(g)
        return True

    # ------------------------------------------------------------------ their parts

    def tell(self, g: State, f: AbilityFrame, s: Scope, ab: AbilityC) -> None:
        note(
            g,
            "ability",
            card=s.src,
            player=s.player,
            kind=AbilityKind(ab.kind).name,
            name=ab.name,
            _index=ab.index,
            _rec=s.rec,
            _used=bool(f.used),
        )

    def cost_of(self, f: AbilityFrame) -> CostC | None:
        """The cost, or the alternative of it that is paid."""
        cost = ABILITIES[f.ability].cost
        return cost if cost is None or f.alternative < 0 else cost.alternatives[f.alternative]

    def ask_alternative(self, g: State, f: AbilityFrame, s: Scope, cost: CostC) -> None:
        """Which alternative of the cost to pay: one that can be paid together with everything else."""
        extra = g.recs[f.play].amount if f.play >= 0 else 0
        required = FACES[g.face[s.src]].requirement if f.play >= 0 else ()
        more = additional.extra_costs(g, s.src) if f.play >= 0 else []
        opts = tuple(
            (V_OPTION, s.src, i, alt.words)
            for i, alt in enumerate(cost.alternatives)
            if payment.payable(g, s, additional.together(alt, more), extra, s.src, required)
        )
        g.ask(s.player, ASK_OPTION, opts, s.src)

    def abort(self, g: State, f: AbilityFrame, s: Scope, ab: AbilityC) -> None:
        """Help was refused and the cost cannot be paid: nothing was paid, nothing was played (Reference "Initiating
        Abilities", step 5)."""
        if f.play >= 0:
            moves.move(g, s.src, g.recs.pop(f.play).cards[0])
        g.recs.pop(f.triggered, None)
        limits.count_use(g, s.src, ab, -1)
        g.stack.pop()
        del g.scopes[f.sc]

    def declare_event(self, g: State, f: AbilityFrame, s: Scope) -> None:
        """The event is placed on the table; its cost is what it was at that moment."""
        c = s.src
        cost = costs.play_cost(g, c)
        s.paid = (0, 0, 0, 0, 0)
        f.play = g.new_rec(EVENT_PLAY, c, g.identity[s.player], s.player, c, s.player, amount=cost)
        g.recs[f.play].cards = (g.zone[c],)  # where it goes back to if it cannot be paid
        if g.log is not None:
            note(g, "play", card=c, player=s.player, cost=cost, _index=ABILITIES[f.ability].index)
        moves.move(g, c, TABLE)

    def ask_x(self, g: State, f: AbilityFrame, s: Scope, cost: CostC) -> None:
        """X is chosen before paying; every value offered can be paid, beside everything else that the cost asks for."""
        sources = spending.wallet(g, s.player, s.src)
        whole = self.whole_cost(g, f, s, cost)
        opts: list[Opt] = []
        x = 1
        while resources.covers(sources, self.need(g, f, s, whole, x)):
            opts.append((V_NUMBER, s.src, -1, x))
            x += 1
        g.ask(s.player, ASK_NUMBER, tuple(opts), s.src)

    def whole_cost(self, g: State, f: AbilityFrame, s: Scope, cost: CostC | None) -> CostC | None:
        """The cost with what other cards demand for playing an event."""
        return additional.together(cost, additional.extra_costs(g, s.src)) if f.play >= 0 else cost

    def need(self, g: State, f: AbilityFrame, s: Scope, cost: CostC | None, x: int) -> resources.Need:
        """The resources that are due: those of the ability, X among them, and of the event itself."""
        need = costs.ability_need(g, s, cost, g.recs[f.play].amount if f.play >= 0 else 0)
        if cost is not None and cost.x_slot >= 0:
            n = list(need)
            n[cost.x_type if cost.x_type >= 0 else 4] += max(0, x - self.saved(g, f, s, cost))
            need = (n[0], n[1], n[2], n[3], n[4])
        if f.play >= 0 and FACES[g.face[s.src]].requirement:
            need = costs.with_requirement(need, FACES[g.face[s.src]].requirement)
        return need

    def saved(self, g: State, f: AbilityFrame, s: Scope, cost: CostC) -> int:
        """By how much effects lower the price of an event that costs X resources of any type: less is paid, and X stays
        what was chosen (Reference "Non-Numerical Variable")."""
        if cost.x_type >= 0 or f.play < 0 or FACES[g.face[s.src]].base[STAT_COST]:
            return 0
        return _MUCH - mod.changed(g, s.src, STAT_COST, _MUCH)

    def begin_paying(self, g: State, f: AbilityFrame, s: Scope, cost: CostC | None) -> bool:
        """Begin paying; False if no resources are due."""
        cost = self.whole_cost(g, f, s, cost)
        x = s.slots[cost.x_slot] if cost is not None and cost.x_slot >= 0 else 0
        assert isinstance(x, int)
        need = self.need(g, f, s, cost, x)
        if need == (0, 0, 0, 0, 0):
            return False
        for_card = s.src
        if cost is not None and cost.printed_of >= 0:
            v = s.slots[cost.printed_of]
            for_card = v[0] if isinstance(v, tuple) else v
        reserve, printed = (cost.reserve, cost.printed) if cost is not None else (0, False)
        payment.pay(g, f.sc, need, for_card, s.player, reserve, printed)
        return True

    def begin_label(self, g: State, f: AbilityFrame, s: Scope, ab: AbilityC) -> bool:
        """Start an attack, thwart or defense; False if a status card cancels the whole ability, or it cannot be made."""
        if forbidden(g, s, ab.labels):
            return False
        who = actor_of(g, s.src, s.player)
        if who >= 0:
            stunned = bool(ab.labels & LABEL_ATTACK) and stun_stops(g, who)
            confused = bool(ab.labels & LABEL_THWART) and confusion_stops(g, who)
            if stunned or confused:
                return False
        thwart = -1
        if ab.labels & LABEL_THWART:
            thwart = f.attempt = g.new_rec(EVENT_THWART, s.src, who, s.player)
        if ab.labels & LABEL_ATTACK:
            # an ability with both labels is both: the attack's record is linked to the thwart's
            flags = F_ATTACK | mod.attack_keywords(g, s.src)
            if who >= 0:
                flags |= mod.attack_keywords(g, who)
            f.attempt = g.new_rec(EVENT_ATTACK, s.src, who, s.player, flags=flags, link=thwart)
        if ab.labels & (LABEL_ATTACK | LABEL_THWART):
            s.act = f.attempt
        return True

    def end_label(self, g: State, f: AbilityFrame, s: Scope) -> bool:
        """The attack or thwart this ability was has ended; False if it was none after all.

        It is a thwart also if it removed no threat, as one that prevents it (Reference "Labeled Ability").
        """
        ended = False
        r = g.recs[f.attempt]
        thwart = f.attempt if r.kind == EVENT_THWART else r.link
        if thwart >= 0 and (g.recs[thwart].flags & F_MADE or s.last[0] != NONE):
            g.recs[thwart].flags |= F_MADE
            g.stack.append(ThwartEndFrame(OP_THWART_END, f.sc, thwart))
            ended = True
        if r.kind == EVENT_ATTACK and r.flags & F_MADE:
            g.stack.append(AttackEndFrame(OP_ATTACK_END, f.sc, f.attempt))
            ended = True
        return ended

    def defend(self, g: State, s: Scope) -> bool:
        """A defense-labeled ability makes the identity the defender if nobody defends yet (Reference "Defend").

        True if somebody may answer that it defends, before the ability goes on.
        """
        serial = enemy_attack(g, s)
        r = g.recs.get(serial)
        if r is None:
            return False
        r.flags |= F_DEFENSE_USED
        if r.flags & F_DEFENDED and r.defender >= 0:
            return False
        r.flags |= F_DEFENDED | F_DEFENSE_LABEL
        r.defender = g.identity[s.player]
        r.tplayer = s.player
        note(g, "defend", card=r.defender, player=s.player, basic=False, _exhausts=False, _rec=serial)
        return when_defends(g, serial)


AbilityOp()


def when_defends(g: State, serial: int, flags: int = 0) -> bool:
    """A character has become the defender of an attack: open the window of "when ... defends", if anybody listens."""
    rec = g.recs[serial]
    c = rec.defender
    d = g.new_rec(EVENT_DEFEND, rec.actor, c, g.controller[c], rec.actor, rec.tplayer, 0, flags, serial)
    if open_at(g, d, EVENT_DEFEND, WHEN):
        return True  # the attack drops the record when it ends
    del g.recs[d]
    return False


def played_card(g: State, p: int, c: int) -> None:
    """Bookkeeping of what was played this round, of "the next card you play" and of maximums by title."""
    info = FACES[g.face[c]]
    key = played_key(p, info.type)
    g.happened[key] = g.happened.get(key, 0) + 1
    if info.max_per_round:
        key = title_key(info.title)
        g.happened[key] = g.happened.get(key, 0) + 1
    for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_NEXT_PLAY and e.mod >= 0]:
        e = g.lasting[serial]
        if MODIFIERS[e.mod].match.holds(g, e.scope, c):
            lasting.end_lasting(g, serial)


def end_next_effects(g: State, p: int, c: int) -> None:
    """Effects on "the next event" end with it, if it was such an event as they wait for."""
    for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_NEXT_EVENT and e.scope.player == p]:
        e = g.lasting[serial]
        if e.until_rec >= 0:  # made by the event that is ending now: the next one is meant
            e.until_rec = -1
            continue
        source = MODIFIERS[e.mod].source
        if source is None or source.holds(g, e.scope, c):
            lasting.end_lasting(g, serial)


def discard_spent(g: State) -> None:
    """Uses: after the effect, a card whose last counter is gone is discarded (Reference "Uses")."""
    if g.spent:
        spent = g.spent
        g.spent = ()
        leave_play(g, spent, used_up=True)


class KindAbilitiesOp(Op):
    """Resolve all abilities of one kind on a card (When Revealed, When Defeated, Boost, ...), one after another."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_KIND_ABILITIES)
        self.steps = (self.resolve_next,)

    def resolve_next(self, g: State, f: KindFrame) -> bool:
        f.at = FIRST
        s = g.scopes[f.sc]
        c = s.src
        found = FACES[g.face[c]].by_kind.get(f.kind, ())
        if g.blank[c] and g.zone[c] >= PLAY:
            found = tuple(ab for ab in found if ab.decides)
        i = f.begun
        while i < len(found):
            ab = found[i]
            i += 1
            f.begun = i
            if ab.form >= 0 and (s.player < 0 or g.ctype[g.identity[s.player]] != ab.form):
                continue
            if g.log is not None:
                note(
                    g,
                    AbilityKind(f.kind).name.lower().replace("_", " "),
                    card=c,
                    player=s.player,
                    _rec=s.rec,
                    _act=s.act,
                )
            start_ability(g, c, ab, s.player, s.rec, act=s.act)
            return True
        g.stack.pop()
        del g.scopes[f.sc]
        return True


KindAbilitiesOp()


def resolve_kind(g: State, c: int, kind: int, player: int, rec: int = -1, act: int = -1) -> bool:
    """Push the abilities of a kind on a card, if it has any."""
    if not FACES[g.face[c]].by_kind.get(kind):
        return False
    sc = g.new_scope(c, player, rec)
    g.scopes[sc].act = act
    g.stack.append(KindFrame(OP_KIND_ABILITIES, sc, kind))
    return True
