"""The verbs of a definition: `gist(node)` walks an effect and adds up what it does for the players and against them."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from mc_env.agents.players.heuristic.handlers import Handlers
from mc_env.agents.players.heuristic.nouns import Here, Refs, chance, number, one, who
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    STAT_ALLY_LIMIT,
    STAT_ATK,
    STAT_COST,
    STAT_DEF,
    STAT_HAND_SIZE,
    STAT_HP,
    STAT_OVERKILL,
    STAT_REC,
    STAT_RETALIATE,
    STAT_SCH,
    STAT_THW,
    STAT_TRAIT,
    STATUS_STUNNED,
    STATUS_TOUGH,
)

Gist = dict[str, float]
"""Amounts by name: what an effect does. `worth` has a price for each name."""


class Reading:
    """An effect being read: where, whom its names mean so far, what it has come to, and how likely this part of it happens."""

    __slots__ = ("here", "out", "p", "refs")

    def __init__(self, here: Here | None, refs: Refs, out: Gist, p: float) -> None:
        self.here = here
        self.refs = refs
        self.out = out
        self.p = p

    def add(self, name: str, amount: float = 1.0) -> None:
        self.out[name] += amount * self.p

    def number(self, value: object) -> float:
        return number(value, self.here)

    def who(self, target: object) -> str:
        return who(target, self.refs)

    def read(self, n: e.Effect) -> None:
        """Add what a part of the effect does. Parts of no worth have no handler."""
        handler = _EFFECTS.find(n)
        if handler is not None:
            handler(n, self)

    def scaled(self, by: float) -> Reading:
        """The same reading for a part that happens less or more often."""
        return Reading(self.here, self.refs, self.out, self.p * by)


_EFFECTS: Final[Handlers[Reading, None]] = Handlers()


def gist(node: e.Effect | None, here: Here | None = None, refs: Refs | None = None) -> Gist:
    """What an effect does, added up."""
    out: Gist = defaultdict(float)
    if node is not None:
        Reading(here, refs if refs is not None else {}, out, 1.0).read(node)
    return dict(out)


# ------------------------------------------------------------------------------------------ sentences


@_EFFECTS.of(e.Do)
def _do(n: e.Do, r: Reading) -> None:
    for step in n.steps:
        r.read(step)


@_EFFECTS.of(e.Together)
def _together(n: e.Together, r: Reading) -> None:
    for part in n.parts:
        r.read(part)


@_EFFECTS.of(e.InAnyOrder)
def _in_any_order(n: e.InAnyOrder, r: Reading) -> None:
    for part in n.effects:
        r.read(part)


@_EFFECTS.of(e.ChooseOne)
def _choose_one(n: e.ChooseOne, r: Reading) -> None:
    r.read(n.options[0])  # about its worth; each option is valued by itself when it is asked


def _inside(
    n: e.Then | e.IfDone | e.Delay | e.May | e.ForEachPlayer | e.ForEach | e.AtEndOfActivation | e.LabeledAttack,
    r: Reading,
) -> None:
    r.read(n.effect)


_EFFECTS.enter(e.Then, _inside)
_EFFECTS.enter(e.IfDone, _inside)
_EFFECTS.enter(e.Delay, _inside)
_EFFECTS.enter(e.May, _inside)
_EFFECTS.enter(e.ForEachPlayer, _inside)
_EFFECTS.enter(e.ForEach, _inside)
_EFFECTS.enter(e.AtEndOfActivation, _inside)
_EFFECTS.enter(e.LabeledAttack, _inside)


@_EFFECTS.of(e.Let)
def _let(n: e.Let, r: Reading) -> None:
    r.refs[n.name] = "pile"
    r.read(n.effect)


@_EFFECTS.of(e.Otherwise)
def _otherwise(n: e.Otherwise, r: Reading) -> None:
    r.scaled(0.2).read(n.effect)


@_EFFECTS.of(e.If)
def _if(n: e.If, r: Reading) -> None:
    yes = chance(n.where, r.here)
    if yes:
        r.scaled(yes).read(n.then_)
    if n.else_ is not None and yes < 1:
        r.scaled(1 - yes).read(n.else_)


@_EFFECTS.of(e.Repeat)
def _repeat(n: e.Repeat, r: Reading) -> None:
    r.scaled(r.number(n.times)).read(n.effect)


@_EFFECTS.of(e.Instead)
def _instead(n: e.Instead, r: Reading) -> None:
    r.add("instead")
    r.read(n.effect)


@_EFFECTS.of(e.Choose)
def _choose(n: e.Choose, r: Reading) -> None:
    r.refs[n.name] = r.who(n.of)


def _find(n: e.Search | e.LookAt, r: Reading) -> None:
    r.refs[n.name] = "pile"


_EFFECTS.enter(e.Search, _find)
_EFFECTS.enter(e.LookAt, _find)


# ------------------------------------------------------------------------------------------ damage, threat and statuses


def _damage(n: e.Damage | e.IndirectDamage, r: Reading) -> None:
    _hit(n.to, r.number(n.amount), r)


_EFFECTS.enter(e.Damage, _damage)
_EFFECTS.enter(e.IndirectDamage, _damage)


@_EFFECTS.of(e.Assign)
def _assign(n: e.Assign, r: Reading) -> None:
    _hit(n.among, r.number(n.amount), r)


def _hit(target: object, amount: float, r: Reading) -> None:
    whom = r.who(target)
    if whom in ("enemy", "villain", "event", "host"):
        r.add("damage" if one(target) or whom in ("event", "host") else "damage_each", amount)
    elif whom == "minion":
        r.add("damage_minion" if one(target) else "damage_each", amount)
    elif whom == "character":
        r.add("damage_each", amount)
        r.add("hurt", amount)
    elif whom == "self":
        r.add("hurt_self", amount)
    else:
        r.add("hurt", amount)


@_EFFECTS.of(e.MoveDamage)
def _move_damage(n: e.MoveDamage, r: Reading) -> None:
    amount = r.number(n.amount)
    r.add("damage", amount)
    r.add("heal", amount)


@_EFFECTS.of(e.Heal)
def _heal(n: e.Heal, r: Reading) -> None:
    enemy = r.who(n.target) in ("enemy", "villain", "minion", "other")
    r.add("heal_enemy" if enemy else "heal", min(r.number(n.amount), 6.0))


@_EFFECTS.of(e.SetHitPoints)
def _set_hit_points(n: e.SetHitPoints, r: Reading) -> None:
    r.add("heal", r.number(n.to))


@_EFFECTS.of(e.PlaceThreat)
def _place_threat(n: e.PlaceThreat, r: Reading) -> None:
    r.add("place" if r.who(n.on) in ("main", "scheme") else "place_side", r.number(n.amount))


@_EFFECTS.of(e.RemoveThreat)
def _remove_threat(n: e.RemoveThreat, r: Reading) -> None:
    r.add("thwart" if one(n.from_) else "thwart_each", r.number(n.amount))


@_EFFECTS.of(e.RemoveDivided)
def _remove_divided(n: e.RemoveDivided, r: Reading) -> None:
    r.add("thwart", r.number(n.amount))


@_EFFECTS.of(e.MoveThreat)
def _move_threat(n: e.MoveThreat, r: Reading) -> None:
    """Between schemes it changes little; to another card it is gone from where it could do harm."""
    if r.who(n.to) not in ("scheme", "main"):
        r.add("thwart", r.number(n.amount))


@_EFFECTS.of(e.Give)
def _give(n: e.Give, r: Reading) -> None:
    whom, here = r.who(n.to), r.here
    ours = here is not None and here.card >= 0 and not here.sight.is_encounter(here.card)
    enemy = whom in ("enemy", "villain", "minion") or (whom == "hit" and ours)
    if n.status == STATUS_TOUGH:
        r.add("tough_enemy" if enemy else "tough")
    elif n.status == STATUS_STUNNED:
        r.add("stun" if enemy else "stun_me")
    else:
        r.add("confuse" if enemy else "confuse_me")


@_EFFECTS.of(e.ReplaceStatus)
def _replace_status(n: e.ReplaceStatus, r: Reading) -> None:
    """Good for whoever replaces it: a status card that hurts becomes one that helps, or the other way round for an enemy."""
    if n.new == STATUS_TOUGH:
        r.add("tough")
    elif n.old == STATUS_TOUGH:
        r.add("confuse" if n.new != STATUS_STUNNED else "stun")


@_EFFECTS.of(e.Exhaust)
def _exhaust(n: e.Exhaust, r: Reading) -> None:
    r.add("exhaust_self" if r.who(n.target) == "self" else "exhaust_me")


@_EFFECTS.of(e.Ready)
def _ready(n: e.Ready, r: Reading) -> None:
    r.add("ready_ally" if r.who(n.target) == "ally" else "ready_hero")


# ------------------------------------------------------------------------------------------ cards and counters


@_EFFECTS.of(e.Draw)
def _draw(n: e.Draw, r: Reading) -> None:
    r.add("draw", r.number(n.n))


@_EFFECTS.of(e.DrawToHandSize)
def _draw_to_hand_size(n: e.DrawToHandSize, r: Reading) -> None:
    r.add("draw", 2)


def _to_hand(n: e.AddToHand | e.ReturnToHand, r: Reading) -> None:
    r.add("discard_self" if r.who(n.target) == "self" else "draw")


_EFFECTS.enter(e.AddToHand, _to_hand)
_EFFECTS.enter(e.ReturnToHand, _to_hand)


def _discard_from_hand(n: e.DiscardFromHand | e.DiscardResources, r: Reading) -> None:
    r.add("lose_card", min(r.number(n.n), 2.0))


_EFFECTS.enter(e.DiscardFromHand, _discard_from_hand)
_EFFECTS.enter(e.DiscardResources, _discard_from_hand)


_DISCARDED: Final = {
    "self": "discard_self",
    "gear": "lose_gear",
    "ally": "lose_gear",
    "attachment": "strip",
    "extra": "next_top",
}


@_EFFECTS.of(e.Discard)
def _discard(n: e.Discard, r: Reading) -> None:
    name = _DISCARDED.get(r.who(n.target))
    if name is not None:
        r.add(name)


@_EFFECTS.of(e.RemoveCounters)
def _remove_counters(n: e.RemoveCounters, r: Reading) -> None:
    if r.who(n.target) == "self":
        r.add("uses", r.number(n.n))


@_EFFECTS.of(e.AddCounters)
def _add_counters(n: e.AddCounters, r: Reading) -> None:
    if r.who(n.target) == "self":
        r.add("counters", r.number(n.n))


@_EFFECTS.of(e.PutIntoPlay)
def _put_into_play(n: e.PutIntoPlay, r: Reading) -> None:
    r.add("put_ally" if r.who(n.target) == "pile" or isinstance(n.target, k.Ref) else "minion")


@_EFFECTS.of(e.PutIntoPlayAs)
def _put_into_play_as(n: e.PutIntoPlayAs, r: Reading) -> None:
    r.add("guise", r.number(n.n))


# ------------------------------------------------------------------------------------------ enemies and the encounter


def _encounter(n: e.Reveal | e.DealEncounter | e.DealAsEncounter | e.Surge, r: Reading) -> None:
    r.add("encounter")


_EFFECTS.enter(e.Reveal, _encounter)
_EFFECTS.enter(e.DealEncounter, _encounter)
_EFFECTS.enter(e.DealAsEncounter, _encounter)
_EFFECTS.enter(e.Surge, _encounter)


@_EFFECTS.of(e.EnemyAttacks)
def _enemy_attacks(n: e.EnemyAttacks, r: Reading) -> None:
    r.add("attacks" if r.who(n.enemies) == "villain" else "minion_attacks")
    if n.afterwards is not None:
        r.scaled(0.6).read(n.afterwards)


@_EFFECTS.of(e.EnemySchemes)
def _enemy_schemes(n: e.EnemySchemes, r: Reading) -> None:
    r.add("schemes")


@_EFFECTS.of(e.EnemyActivates)
def _enemy_activates(n: e.EnemyActivates, r: Reading) -> None:
    r.add("attacks")


@_EFFECTS.of(e.GiveBoost)
def _give_boost(n: e.GiveBoost, r: Reading) -> None:
    r.add("boost", r.number(n.n))


@_EFFECTS.of(e.AddAcceleration)
def _add_acceleration(n: e.AddAcceleration, r: Reading) -> None:
    r.add("accelerate")


# ------------------------------------------------------------------------------------------ resources and costs


@_EFFECTS.of(e.Generate)
def _generate(n: e.Generate, r: Reading) -> None:
    r.add("generate", len(n.resources))


@_EFFECTS.of(e.GenerateFromCard)
def _generate_from_card(n: e.GenerateFromCard, r: Reading) -> None:
    r.add("generate")


@_EFFECTS.of(e.Spend)
def _spend(n: e.Spend, r: Reading) -> None:
    r.out["spend"] += len(n.resources) + r.number(n.any_) + (1 if n.x else 0)  # costs are not weighed by chance
    if n.x:
        r.add("spend_x")


@_EFFECTS.of(e.PayPrintedCost)
def _pay_printed_cost(n: e.PayPrintedCost, r: Reading) -> None:
    here = r.here
    tops = here.sight.extra_tops() if here is not None and r.who(n.of) == "extra" else []
    if here is None or not tops:
        r.out["spend"] += 3  # about
        return
    here.dynamic = True
    faces = [here.sight.face(c) for c in tops]
    r.out["spend"] += max(face.base[STAT_COST] for face in faces if face is not None)


@_EFFECTS.of(e.Pay)
def _pay(n: e.Pay, r: Reading) -> None:
    r.read(n.cost)


@_EFFECTS.of(e.OneOf)
def _one_of(n: e.OneOf, r: Reading) -> None:
    r.read(n.costs[0])


@_EFFECTS.of(e.CostChange)
def _cost_change(n: e.CostChange, r: Reading) -> None:
    r.add("generate", r.number(n.by) * (0.9 if n.sign < 0 else -0.9))


# ------------------------------------------------------------------------------------------ changes of events and values


@_EFFECTS.of(e.Prevent)
def _prevent(n: e.Prevent, r: Reading) -> None:
    r.add("prevent", r.number(n.amount))


def _cancel(n: e.CancelEffects | e.CancelCard | e.CancelEvent, r: Reading) -> None:
    r.add("cancel")


_EFFECTS.enter(e.CancelEffects, _cancel)
_EFFECTS.enter(e.CancelCard, _cancel)
_EFFECTS.enter(e.CancelEvent, _cancel)


@_EFFECTS.of(e.NextEvent)
def _next_event(n: e.NextEvent, r: Reading) -> None:
    r.add("damage", r.number(n.damage))


@_EFFECTS.of(e.ChangeForm)
def _change_form(n: e.ChangeForm, r: Reading) -> None:
    r.add("flip")


@_EFFECTS.of(e.AttackGains)
def _attack_gains(n: e.AttackGains, r: Reading) -> None:
    if n.keyword == STAT_OVERKILL:
        r.add("overkill")
    else:
        r.add("keyword", 0.5)


@_EFFECTS.of(e.ResolveSpecials)
def _resolve_specials(n: e.ResolveSpecials, r: Reading) -> None:
    r.add("specials")


@_EFFECTS.of(e.ResolveAbility)
def _resolve_ability(n: e.ResolveAbility, r: Reading) -> None:
    if r.who(n.of) == "extra":
        r.add("top_special")


_POWERS: Final = {
    STAT_ATK: "atk",
    STAT_THW: "thw",
    STAT_DEF: "def",
    STAT_HP: "hp",
    STAT_REC: "rec",
    STAT_HAND_SIZE: "hand",
    STAT_SCH: "sch",
    STAT_RETALIATE: "retaliate",
    STAT_ALLY_LIMIT: "keyword",
    STAT_TRAIT: "keyword",
}


@_EFFECTS.of(e.Modify)
def _modify(n: e.Modify, r: Reading) -> None:
    prefix = "enemy_" if r.who(n.target) in ("enemy", "villain", "minion", "host") else ""
    for change in n.changes:
        power = _POWERS.get(change.stat)
        if power is not None:
            r.add(prefix + power if n.until is None else "surge_of_power", r.number(change.value))
