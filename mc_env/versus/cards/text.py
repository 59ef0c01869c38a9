"""The readable text of cards of Vs. System, generated from their definitions."""

from __future__ import annotations

from typing import Final

from mc_env.errors import NotImplementedCard
from mc_env.versus.cards import kit, registry
from mc_env.versus.terms import (
    EVENT_APPEARS,
    EVENT_ATTACKED,
    EVENT_ATTACKS,
    EVENT_KO,
    EVENT_LEAVES_HAND,
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_RECRUIT,
    EVENT_RESOURCE,
    EVENT_STUNNED,
    EVENT_SUPER_POWER,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    KEYWORD_NAMES,
    MOMENT_NAMES,
    PILE_KO,
    STAT_CANNOT_RECOVER,
    STAT_CANNOT_STRIKE_BACK,
    STAT_DEADLY,
    STAT_DOUBLE_STRIKE,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_NO_WOUND,
    STAT_SNIPER,
    STAT_TEAM,
    STAT_TEAM_ATTACKS_WITH_MAIN,
    STAT_VALUES,
    SYMBOL_NAMES,
    TEAM_NAMES,
    UNTIL_COMBAT_ENDS,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_SOURCE_GOES,
    UNTIL_TURN_ENDS,
)

_UNTIL: Final = {
    UNTIL_COMBAT_ENDS: "this combat",
    UNTIL_TURN_ENDS: "this turn",
    UNTIL_NEXT_ATTACK_ENDS: "for its next attack this turn",
    UNTIL_SOURCE_GOES: "until this character gets stunned or leaves play",
}
_STATS: Final = {
    STAT_DOUBLE_STRIKE: "strikes with double ATK",
    STAT_CANNOT_RECOVER: "cannot recover",
    STAT_CANNOT_STRIKE_BACK: "cannot strike back against team attacks",
    STAT_NO_STRIKE_BACK_AGAINST: "is not struck back",
    STAT_SNIPER: "is not struck back in ranged attacks",
    STAT_NO_WOUND: "gets no wound when stunned",
    STAT_DEADLY: "KOs whom it stuns",
    STAT_TEAM_ATTACKS_WITH_MAIN: "may attack together with any main character",
}
_EVENTS: Final = {
    EVENT_APPEARS: "{to} appears",
    EVENT_ATTACKS: "{by} attacks",
    EVENT_ATTACKED: "{to} is attacked",
    EVENT_KO: "{to} gets KO'd",
    EVENT_TURN_BEGINS: "your turn begins",
    EVENT_TURN_ENDS: "your turn ends",
    EVENT_POWER_UP: "{to} is powered up",
    EVENT_RECRUIT: "you recruit a character",
    EVENT_PLOT_TWIST: "you play a plot twist",
    EVENT_SUPER_POWER: "you use a super power",
    EVENT_RESOURCE: "you gain a resource",
    EVENT_LEAVES_HAND: "a card leaves your hand",
}
_ADJECTIVES: Final = {
    "enemy": "enemy",
    "face up": "face-up",
    "stunned": "stunned",
    "other": "other",
    "back row": "back row",
}
_NOUNS: Final = {
    "main": "main character",
    "supporting": "supporting character",
    "attacker": "attacker",
    "defender": "defender",
}


def which(node: kit.Which) -> str:
    """The cards that a selector means, in the singular, without an article."""
    words = dict(node.tests)
    if "itself" in words:
        return "this character"
    before = [_ADJECTIVES[word] for word in words if word in _ADJECTIVES]
    noun = next((_NOUNS[word] for word in words if word in _NOUNS), "character")
    after: list[str] = []
    for word, n in node.tests:
        if word == "yours":
            after.append("on your side")
        elif word == "in combat":
            after.append("in the combat")
        elif word == "survived":
            after.append("that survived")
        elif word == "has":
            after.append(f"with {KEYWORD_NAMES[n]}")
        elif word == "cost at most":
            after.append(f"that costs {n} or less")
        elif word == "has +1/+1":
            after.append("with a +1/+1 counter")
        elif word == "team":
            after.append(f"of the {TEAM_NAMES[n]}")
        elif word == "front row":
            before.append("front row")
    return " ".join([*before, noun, *after])


def _article(words: str) -> str:
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeio" else f"a {words}"


def target(node: kit.Target) -> str:
    """What an effect happens to."""
    if node.how in ("a", "up to one"):
        return _article(which(node.which)) if node.how == "a" else f"up to one {which(node.which)}"
    return {"self": "this character", "before": "it", "that": "it"}.get(node.how) or f"each {which(node.which)}"


def number(node: kit.Number) -> str:
    """A number, or what is counted."""
    if isinstance(node, int):
        return str(node)
    if isinstance(node, kit.Count):
        return f"one for each {which(node.which)}"
    words = {kit.Resources: "resource on your side", kit.WoundsOf: "wound it has", kit.PlusOf: "+1/+1 counter it has"}
    return f"one for each {words[type(node)]}" if type(node) in words else "as many"


def cond(node: kit.Cond) -> str:
    """Something that is true or not."""
    if isinstance(node, kit.Fact):
        return node.word.replace("itself", "this character is")
    if isinstance(node, kit.AtLeast):
        return f"there is {number(node.value)}" if node.n == 1 else f"there are {node.n} or more: {number(node.value)}"
    assert isinstance(node, kit.No)
    return f"there is no {which(node.which)}"


def _gained(stat: int) -> str:
    if stat in KEYWORD_NAMES:
        return f"has {KEYWORD_NAMES[stat]}"
    if STAT_TEAM <= stat < STAT_TEAM + len(TEAM_NAMES):
        return f"is also of the {TEAM_NAMES[stat - STAT_TEAM]}"
    return _STATS[stat]


_ON_TARGET: Final = {
    kit.RemovePlus: "Remove all +1/+1 counters from {}",
    kit.Transmute: "Turn the +1/+1 counters of {} into -1/-1 counters, or the other way round",
    kit.Stun: "Stun {}",
    kit.Wound: "Wound {}",
    kit.KnockOut: "KO {}",
    kit.Ready: "Ready {}",
    kit.Recover: "Recover {}",
    kit.Freeze: "Freeze {}",
    kit.Push: "Push {}",
    kit.Pull: "Pull {}",
    kit.SwitchRow: "Move {} to the other row",
    kit.ReturnToHand: "Return {} to its owner's hand",
    kit.Defend: "Replace a defender on your side with {}; they switch positions",
    kit.BecomeLike: "This turn this character's base ATK and DEF are the current ones of {}",
    kit.TakeControl: "Ready {} and move it to one of your rows; at the end of your turn it goes back",
    kit.StunUnlessDiscard: "Stun {} unless its player discards a random card",
    kit.SwitchValues: "Switch ATK and DEF of {} this combat",
    kit.BackToBase: "Remove all +1/+1 counters from {}; this combat it has its base ATK and DEF",
}
_PLAIN: Final = {
    kit.CancelCombat: "Cancel the combat",
    kit.BecomeLevelOne: "This character becomes level 1",
    kit.OntoYourSide: "Put this card from your KO pile onto your side",
    kit.Dig: "Find a copy of this character in your deck: it comes onto your side",
    kit.ResourceFromDeck: "The top card of your deck becomes a resource, a location face up if you like",
    kit.KnockOutResource: "KO a face-down resource",
    kit.ShuffleIn: "Shuffle this card into its owner's deck",
    kit.BecomeResource: "Make this card a face-down resource of its owner",
    kit.MinusToRow: "All characters of an enemy row of your choice get a -1/-1 counter",
    kit.NewHand: "A player discards their hand and draws as many cards",
    kit.RaiseFromEnemy: "A character of an enemy player's KO pile comes onto your side",
}


def effect(node: kit.Effect) -> str:
    """What an effect does, as a sentence without its full stop."""
    if isinstance(node, kit.Do):
        return ". ".join(effect(x) for x in node.effects)
    if isinstance(node, kit.OneOf):
        return "Choose one: " + "; or ".join(effect(x) for x in node.effects)
    if isinstance(node, kit.May):
        told = effect(node.effect)
        return f"You may: {told[0].lower()}{told[1:]}"
    if isinstance(node, kit.If):
        told = effect(node.effect)
        return f"If {cond(node.cond)}, {told[0].lower()}{told[1:]}"
    if isinstance(node, kit.AtEndOfCombat):
        told = effect(node.effect)
        return f"At the end of this combat, {told[0].lower()}{told[1:]}"
    for kind, words in _ON_TARGET.items():
        if type(node) is kind:
            return words.format(target(node.target))  # type: ignore[attr-defined]
    for plain, words in _PLAIN.items():
        if type(node) is plain:
            return words
    return _with_numbers(node)


def _with_numbers(node: kit.Effect) -> str:
    if isinstance(node, kit.AddPlus | kit.AddMinus):
        counter = "+1/+1" if isinstance(node, kit.AddPlus) else "-1/-1"
        told = f"Put {counter} counters on {target(node.target)}: {number(node.n)}"
    elif isinstance(node, kit.DivideMinus):
        told = f"Put -1/-1 counters on enemy characters, divided as you choose: {node.n}"
    elif isinstance(node, kit.Heal):
        told = f"Heal wounds of {target(node.target)}: {node.n}"
    elif isinstance(node, kit.Boost):
        told = f"ATK +{number(node.atk)}, DEF +{number(node.dfn)} for {target(node.target)} {_UNTIL[node.until]}"
    elif isinstance(node, kit.Gain):
        told = f"{_UNTIL[node.until].capitalize()} {target(node.target)} {_gained(node.stat)}"
    elif isinstance(node, kit.LosePowers):
        more = " and cannot gain any" if node.no_gain else ""
        told = f"{target(node.target).capitalize()} loses its powers{more} {_UNTIL[node.until]}"
    elif isinstance(node, kit.Draw):
        told = f"Draw cards: {number(node.n)}"
    elif isinstance(node, kit.EnemyDiscards):
        told = f"An enemy player discards a {'random ' if node.random else ''}card"
    elif isinstance(node, kit.FromKOPile):
        told = f"Put a {'random ' if node.random else ''}card from your KO pile into your hand"
    elif isinstance(node, kit.TurnLocation):
        told = "Turn one of your face-down locations face up" if node.up else "Turn a location face down"
    elif isinstance(node, kit.PayLess):
        told = f"Your next recruit this turn costs {node.n} less"
    elif isinstance(node, kit.Look):
        kind = "a character" if node.characters else "one"
        how = "Reveal" if node.characters else "Look at"
        told = f"{how} the top {node.n} cards of your deck, take {kind} into your hand, put the rest at the bottom"
    else:
        raise NotImplementedCard(f"no words for the effect {type(node).__name__}")
    return told


def when(node: kit.When) -> str:
    """The event that a power waits for."""
    to = which(node.to) if node.to is not None else ""
    by = which(node.by) if node.by is not None else ""
    if node.event == EVENT_STUNNED:
        return f"{by} stuns {_article(to)}" if by else f"{to if to == 'this character' else _article(to)} gets stunned"
    return _EVENTS[node.event].format(to=to if to == "this character" else _article(to) if to else "", by=by)


def power(node: kit.Power) -> str:
    """One power, with its name."""
    if isinstance(node, kit.SuperPower):
        moment = (
            f"{'Any turn, ' if node.any_turn else ''}{'any ' if node.any_combat else ''}{MOMENT_NAMES[node.moment]}"
        )
        cost = " ".join(SYMBOL_NAMES[symbol] for symbol in node.cost)
        where = " (in your KO pile)" if node.active_in == PILE_KO else ""
        only = f" Only if {cond(node.only_if)}." if node.only_if is not None else ""
        return f"{node.name}: {moment} [{cost}]{where}: {effect(node.effect)}.{only}"
    if isinstance(node, kit.Continuous):
        during = f"While {cond(node.during)}: " if node.during is not None else ""
        if node.stat == STAT_VALUES:
            return f"{node.name}: {during}ATK +{number(node.atk)}, DEF +{number(node.dfn)} for {which(node.which)}."
        return f"{node.name}: {during}{which(node.which)} {_gained(node.stat)}."
    assert isinstance(node, kit.Trigger | kit.LevelUp)
    clause = f", if {cond(node.cond)}" if node.cond is not None else ""
    clause += f", while {cond(node.during)}" if node.during is not None else ""
    if isinstance(node, kit.LevelUp):
        return f"{node.name}: Level up ({node.need}): when {when(node.when)}{clause}: gain XP: {number(node.n)}."
    return f"{node.name}: When {when(node.when)}{clause}: {effect(node.effect)}."


def text(code: str) -> str:
    """What a card says, a line for each power."""
    node = registry.definition(code)
    if isinstance(node, kit.PlotTwist):
        return f"{'Any turn, ' if node.any_turn else ''}{MOMENT_NAMES[node.moment]}: {effect(node.effect)}."
    if isinstance(node, kit.Location):
        return " or ".join(SYMBOL_NAMES[symbol] for symbol in node.symbols) + "."
    assert isinstance(node, kit.Character)
    lines = [", ".join(KEYWORD_NAMES[k] for k in node.keywords) + "."] if node.keywords else []
    lines += ["Appears stunned."] if node.appears_stunned else []
    return "\n".join([*lines, *(power(x) for x in node.powers)])
