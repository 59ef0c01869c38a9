"""From effect nodes to ops."""

from __future__ import annotations

from typing import Any, Final

from mc_env.errors import NotImplementedCard
from mc_env.versus.cards import kit, text
from mc_env.versus.engine import query
from mc_env.versus.engine.effects import (
    attacking,
    cards,
    changing,
    characters,
    dealings,
    deeds,
    fighting,
    hands,
    hatching,
    joining,
    mains,
    piles,
    players,
    searching,
    special,
)
from mc_env.versus.engine.tables import FaceInfo, Op, PowerC
from mc_env.versus.engine.zones import BACK, FRONT
from mc_env.versus.terms import (
    POWER_TRIGGER,
    STAT_AS_BASE,
    STAT_SWITCHED,
    TYPE_SUPPORTING,
)


def compile_effect(node: kit.Effect) -> Op:
    """An effect node as an op."""
    made = _on_characters(node) or _on_cards(node) or _on_powers(node) or _further(node)
    if made is None:
        raise NotImplementedCard(f"no op for the effect {type(node).__name__}")
    return made


_LISTED: Final[dict[type[kit.Effect], Any]] = {
    **piles.MAKERS,
    **deeds.MAKERS,
    **dealings.MAKERS,
    **hatching.MAKERS,
}
_SIMPLE: Final[dict[type[kit.Effect], Any]] = {
    kit.AddPlus: characters.AddCounters,
    kit.AddMinus: characters.AddCounters,
    kit.Stun: characters.Stun,
    kit.Daze: characters.Stun,
    kit.Heal: characters.Heal,
    kit.Boost: characters.Boost,
    kit.BecomeLike: characters.BecomeLike,
    kit.Draw: cards.Draw,
    kit.EnemyDiscards: cards.EnemyDiscards,
    kit.FromKOPile: cards.FromKOPile,
    kit.PayLess: cards.PayLess,
    kit.Look: cards.Look,
    kit.DivideMinus: special.DivideMinus,
    kit.TakeControl: special.TakeControl,
    kit.StunUnlessDiscard: special.StunUnlessDiscard,
    kit.NameCard: hands.NameCard,
}
_BY_TARGET: Final[dict[type[kit.Effect], Any]] = {
    kit.RemovePlus: characters.RemovePlus,
    kit.Transmute: characters.Transmute,
    kit.Wound: characters.Wound,
    kit.KnockOut: characters.KnockOut,
    kit.Ready: characters.Ready,
    kit.Recover: characters.Recover,
    kit.Freeze: characters.Freeze,
    kit.ReturnToHand: characters.ReturnToHand,
    kit.Defend: characters.Defend,
}
_PLAIN: Final[dict[type[kit.Effect], Any]] = {
    kit.CancelCombat: characters.CancelCombat,
    kit.BecomeLevelOne: characters.BecomeLevelOne,
    kit.OntoYourSide: cards.OntoYourSide,
    kit.Dig: cards.Dig,
    kit.ResourceFromDeck: cards.ResourceFromDeck,
    kit.ShuffleIn: cards.ShuffleIn,
    kit.BecomeResource: cards.BecomeResource,
    kit.MinusToRow: special.MinusToRow,
    kit.NewHand: special.NewHand,
    kit.RaiseFromEnemy: special.RaiseFromEnemy,
    kit.AttackBackRow: attacking.AttackBackRow,
    kit.CancelPower: changing.CancelPower,
    kit.Transform: changing.Transform,
    kit.DiscardToStun: hands.DiscardToStun,
    kit.KnockOutTheirResource: hands.KnockOutTheirResource,
    kit.PlayTwist: hands.PlayTwist,
    kit.ShuffleInCharacters: hands.ShuffleInCharacters,
    kit.TheyDiscardAtRandom: hands.TheyDiscardAtRandom,
}


def _on_characters(node: kit.Effect) -> Op | None:
    """Effects on characters."""
    made: Op | None = None
    if type(node) in _LISTED:
        made = _LISTED[type(node)](node)
    elif type(node) in _SIMPLE:
        made = _SIMPLE[type(node)](node)
    elif type(node) in _BY_TARGET:
        target: Any = node
        made = _BY_TARGET[type(node)](target.target)
    elif isinstance(node, kit.Push):
        made = characters.MoveRow(node.target, BACK)
    elif isinstance(node, kit.Pull):
        made = characters.MoveRow(node.target, FRONT)
    elif isinstance(node, kit.SwitchRow):
        made = characters.MoveRow(node.target, -1)
    elif isinstance(node, kit.Gain):
        made = characters.Gain(node.target, node.stat, node.until)
    elif isinstance(node, kit.LosePowers):
        made = characters.LosePowers(node)
    elif isinstance(node, kit.SwitchValues):
        made = characters.Gain(node.target, STAT_SWITCHED, node.until)
    elif isinstance(node, kit.BackToBase):
        made = characters.BackToBase(node.target, STAT_AS_BASE, node.until)
    return made


def _on_cards(node: kit.Effect) -> Op | None:
    """Effects on other things, and joined effects."""
    made: Op | None = None
    if type(node) in _PLAIN:
        made = _PLAIN[type(node)]()
    elif isinstance(node, kit.GainXP):
        made = characters.GainXP(node.n)
    elif isinstance(node, kit.TurnLocation):
        made = cards.ChooseResource("up" if node.up else "down", node.basic, node.enemy)
    elif isinstance(node, kit.KnockOutResource):
        made = cards.ChooseResource("KO")
    elif isinstance(node, kit.Do):
        made = joining.Do(tuple([compile_effect(x) for x in node.effects]))
    elif isinstance(node, kit.OneOf):
        words = tuple([text.effect(x) for x in node.effects])
        made = joining.OneOf(tuple([compile_effect(x) for x in node.effects]), words)
    elif isinstance(node, kit.AtEndOfCombat):
        made = special.AtEndOfCombat(compile_effect(node.effect))
    elif isinstance(node, kit.May):
        made = joining.May(compile_effect(node.effect))
    elif isinstance(node, kit.IfYouDo):
        made = dealings.IfYouDo(compile_effect(node.effect), compile_effect(node.then))
    elif isinstance(node, kit.NextTime):
        made = dealings.NextTime(node, compile_effect(node.effect))
    elif isinstance(node, kit.If):
        made = joining.If(query.cond(node.cond), compile_effect(node.effect))
    return made


def _on_powers(node: kit.Effect) -> Op | None:
    """Effects on powers and on what cards are."""
    made: Op | None = None
    if isinstance(node, kit.MayPay):
        made = changing.MayPay(node, compile_effect(node.effect))
    elif isinstance(node, kit.GainPowers):
        made = changing.GainPowers(node)
    elif isinstance(node, kit.Regress):
        made = changing.Regress(node)
    elif isinstance(node, kit.LookAtHand):
        made = hands.LookAtHand(node)
    elif isinstance(node, kit.ForEachEnemy):
        made = hands.ForEachEnemy(compile_effect(node.effect))
    return made


_FURTHER: Final[dict[type[kit.Effect], Any]] = {
    kit.Fetch: searching.Fetch,
    kit.Reveal: searching.Reveal,
    kit.RevealUntil: searching.RevealUntil,
    kit.Discards: players.Discards,
    kit.GrowHealth: fighting.GrowHealth,
    kit.Reincarnate: mains.Reincarnate,
    kit.MakeToken: mains.MakeToken,
}
_FURTHER_BY_TARGET: Final[dict[type[kit.Effect], Any]] = {
    kit.Collect: fighting.Collect,
}
_FURTHER_PLAIN: Final[dict[type[kit.Effect], Any]] = {
    kit.DiscardsHand: players.DiscardsHand,
    kit.TakeMinus: fighting.TakeMinus,
    kit.NoMoreAttacks: fighting.NoMoreAttacks,
    kit.PutNext: fighting.PutNext,
    kit.MoveToAnother: fighting.MoveToAnother,
    kit.RemoveFromGame: fighting.RemoveFromGame,
    kit.KnockOutMain: fighting.KnockOutMain,
    kit.GoAwayAndComeBack: mains.GoAwayAndComeBack,
    kit.JoinMinds: mains.JoinMinds,
    kit.TakeToHand: mains.TakeToHand,
}


def _further(node: kit.Effect) -> Op | None:
    """Effects of the later sets."""
    made: Op | None = None
    if type(node) in _FURTHER:
        made = _FURTHER[type(node)](node)
    elif type(node) in _FURTHER_BY_TARGET:
        target: Any = node
        made = _FURTHER_BY_TARGET[type(node)](target.target)
    elif type(node) in _FURTHER_PLAIN:
        made = _FURTHER_PLAIN[type(node)]()
    elif isinstance(node, kit.Choose):
        made = players.Choose(node.who, compile_effect(node.effect))
    elif isinstance(node, kit.Repeat):
        made = joining.Repeat(query.value(node.n), compile_effect(node.effect))
    elif isinstance(node, kit.GainOneOf):
        made = fighting.GainOneOf(node, _berserker())
    return made


def _berserker() -> FaceInfo:
    """A face that has nothing but Berserker, to be lent."""
    face = FaceInfo("berserker", "Berserker", TYPE_SUPPORTING)
    power = PowerC(POWER_TRIGGER, 0, kit.BERSERKER.name)
    power.event, power.waits = kit.BERSERKER.when.event, query.waits(kit.BERSERKER.when)
    power.effect = compile_effect(kit.BERSERKER.effect)
    face.powers = (power,)
    return face
