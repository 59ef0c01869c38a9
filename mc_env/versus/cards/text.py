"""The readable text of cards of Vs. System, generated from their definitions."""

from __future__ import annotations

import re
from dataclasses import fields
from types import SimpleNamespace
from typing import Final

from mc_env.errors import NotImplementedCard
from mc_env.versus.cards import further_text, kit, registry, wording
from mc_env.versus.terms import (
    ALL_POWERS,
    EITHER,
    EVENT_ATTACK_DECLARED,
    EVENT_KO,
    EVENT_STUNNED,
    KEYWORD_NAMES,
    MOMENT_NAMES,
    ONCE_A_TURN,
    PILE_HAND,
    PILE_KO,
    STAT_COST,
    STAT_NO_PLOT_TWISTS,
    STAT_NO_SUPER_POWERS,
    STAT_TEAM,
    STAT_VALUES,
    STAT_WITHOUT,
    SYMBOL_NAMES,
    TEAM_NAMES,
)

_ADJECTIVES: Final = {
    "enemy": "enemy",
    "face up": "face-up",
    "stunned": "stunned",
    "other": "other",
    "back row": "back row",
    **wording.BEFORE,
    **further_text.BEFORE,
}


_AFTER: Final = {
    "yours": "on your side",
    "in combat": "in the combat",
    "survived": "that survived",
    "with the name": "with that name",
    "theirs": "of theirs",
    **wording.AFTER,
    **further_text.AFTER,
}


def which(node: kit.Which) -> str:
    """The cards that a selector means, in the singular, without an article."""
    words = dict(node.tests)
    if "itself" in words:
        return "this character"
    before = [_ADJECTIVES[word] for word in words if word in _ADJECTIVES]
    nouns = [wording.NOUNS[word] for word in words if word in wording.NOUNS]
    noun = nouns[-1] if nouns else "character"
    before += [{"attacker": "attacking", "defender": "defending"}[word] for word in nouns[:-1]]
    after = [_after(word, n) for word, n in node.tests]
    return " ".join([*before, noun, *[words for words in after if words]])


def _after(word: str, n: int | str) -> str:
    """What a test says after the noun, nothing if it has been said before it."""
    if isinstance(n, str):
        return f"named {n}" if word == "named" else f"other than {n}"
    if word == "has":
        return f"with {KEYWORD_NAMES[n]}"
    if word == "cost at most":
        return f"that costs {n} or less"
    if word == "cost at least":
        return f"that costs {n} or more"
    if word == "team":
        return f"of the {TEAM_NAMES[n]}"
    return _AFTER.get(word, "")


def _lower(sentence: str) -> str:
    """A sentence in the middle of another one."""
    return sentence if sentence[:2].isupper() else sentence[0].lower() + sentence[1:]


def _plural(words: str) -> str:
    return re.sub(r"(character|attacker|defender|location)\b", r"\1s", words, count=1)


def _article(words: str) -> str:
    if words.startswith(("your ", "this ")) or words == "it":
        return words
    if words.startswith("other "):
        return f"an{words}"
    return f"an {words}" if words[0] in "aeio" or words.startswith("un") else f"a {words}"


def target(node: kit.Target) -> str:
    """What an effect happens to."""
    if node.how in ("a", "up to one"):
        return _article(which(node.which)) if node.how == "a" else f"up to one {which(node.which)}"
    if node.how == "some":
        return f"{f'up to {node.most}' if node.most else 'any number of'} {_plural(which(node.which))}"
    if node.how == "each":
        found = which(node.which)
        return found if found.startswith("your ") else f"each {found}"
    return "this character" if node.how == "self" else "it"


def number(node: kit.Number) -> str:
    """A number, or what is counted."""
    if isinstance(node, int):
        return str(node)
    if isinstance(node, kit.Count):
        return f"one for each {which(node.which)}"
    further = further_text.number(node, number)
    if further is not None:
        return further
    if type(node) in wording.AMOUNTS:
        return _filled(node, wording.AMOUNTS[type(node)])
    words = {kit.Resources: "resource on your side", kit.WoundsOf: "wound it has", kit.PlusOf: "+1/+1 counter it has"}
    return f"one for each {words[type(node)]}" if type(node) in words else "as many"


def cond(node: kit.Cond) -> str:
    """Something that is true or not."""
    if isinstance(node, kit.Fact):
        return node.word.replace("itself", "this character is")
    if isinstance(node, kit.AtLeast):
        return f"there is {number(node.value)}" if node.n == 1 else f"there are {node.n} or more: {number(node.value)}"
    further = further_text.cond(node)
    if further is not None:
        return further
    assert isinstance(node, kit.No)
    return f"there is no {which(node.which)}"


def _gained(stat: int) -> str:
    if stat in KEYWORD_NAMES:
        return f"has {KEYWORD_NAMES[stat]}"
    if STAT_TEAM <= stat < STAT_TEAM + len(TEAM_NAMES):
        return f"is also of the {TEAM_NAMES[stat - STAT_TEAM]}"
    return wording.STATS.get(stat) or further_text.STATS.get(stat) or wording.OF_CHARACTERS[stat]


def _filled(node: kit.Node, words: str) -> str:
    """A sentence with what the fields of a node say."""
    return words.format(**{field.name: _said(node, field.name) for field in fields(node)})


def _said(node: kit.Node, name: str) -> str:
    value = getattr(node, name)
    if isinstance(value, kit.Target):
        return target(value)
    if isinstance(value, kit.Which):
        return _article(which(value)) if isinstance(node, kit.Effect) else which(value)
    if isinstance(value, kit.Effect):
        told = effect(value)
        return told if name == "effect" and isinstance(node, kit.IfYouDo) else _lower(told)
    if isinstance(value, kit.When):
        return when(value)
    if name == "cond":
        return f", if {cond(value)}" if value is not None else ""
    if name == "until":
        return wording.UNTIL[value]
    if name == "to":
        return wording.PLACES[value]
    if name == "stat":
        return wording.OF_PLAYERS.get(value) or KEYWORD_NAMES[value]
    if name == "symbol":
        return SYMBOL_NAMES[value]
    if name == "piles":
        return " or ".join(wording.PILES[pile] for pile in value)
    if name == "code":
        return registry.facts(value).name
    return value if isinstance(value, str) else number(value)


def _signed(n: kit.Number) -> str:
    return f"{n:+}" if isinstance(n, int) else f"+ {number(n)}"


def effect(node: kit.Effect) -> str:
    """What an effect does, as a sentence without its full stop."""
    if isinstance(node, kit.Do):
        return ". ".join(effect(x) for x in node.effects)
    if isinstance(node, kit.OneOf):
        return "Choose one: " + "; or ".join(effect(x) for x in node.effects)
    if isinstance(node, kit.May):
        told = effect(node.effect)
        return f"You may: {_lower(told)}"
    if isinstance(node, kit.If):
        told = effect(node.effect)
        return f"If {cond(node.cond)}, {_lower(told)}"
    if isinstance(node, kit.AtEndOfCombat):
        told = effect(node.effect)
        return f"At the end of this combat, {_lower(told)}"
    if isinstance(node, kit.MayPay):
        who, cost, told = "An enemy player" if node.enemy else "You", symbols(node.cost), effect(node.effect)
        return f"{who} may pay [{cost}]; if that is done, {_lower(told)}"
    if isinstance(node, kit.ForEachEnemy):
        return f"For each enemy player: {effect(node.effect)}"
    if type(node) in wording.SENTENCES:
        told = _filled(node, wording.SENTENCES[type(node)])
        return told[0].upper() + told[1:]
    for kind, words in wording.ON_TARGET.items():
        if type(node) is kind:
            return words.format(target(node.target))  # type: ignore[attr-defined]
    for plain, words in wording.PLAIN.items():
        if type(node) is plain:
            return words
    return _changing(node) or further_text.effect(node, _WORDS) or _with_numbers(node)


def _changing(node: kit.Effect) -> str:
    """Effects on hands and levels; empty for others."""
    told = ""
    if isinstance(node, kit.NameCard):
        told = "Name a character" if node.characters else "Name a card"
    elif isinstance(node, kit.Daze):
        told = f"Daze {target(node.target)}{', which keeps its equipment' if node.keep_equipment else ''}"
    elif isinstance(node, kit.Regress):
        told = f"{target(node.target).capitalize()} becomes level 1 {wording.UNTIL[node.until]}"
    elif isinstance(node, kit.LookAtHand):
        told = "An enemy player reveals their hand" if node.reveal else "Look at the hand of an enemy player"
        if node.each is not None:
            told += f" and discards each {which(node.each)}"
        elif node.one is not None:
            told += f"; they discard {_article(which(node.one))} that you choose"
    return told


def _with_numbers(node: kit.Effect) -> str:
    if isinstance(node, kit.AddPlus | kit.AddMinus):
        counter = "+1/+1" if isinstance(node, kit.AddPlus) else "-1/-1"
        told = f"Put {counter} counters on {target(node.target)}: {number(node.n)}"
    elif isinstance(node, kit.DivideMinus):
        told = f"Put -1/-1 counters on enemy characters, divided as you choose: {node.n}"
    elif isinstance(node, kit.Heal):
        told = f"Heal wounds of {target(node.target)}: {node.n}"
    elif isinstance(node, kit.Boost):
        told = f"ATK {_signed(node.atk)}, DEF {_signed(node.dfn)} for {target(node.target)} {wording.UNTIL[node.until]}"
    elif isinstance(node, kit.Gain):
        told = f"{wording.UNTIL[node.until].capitalize()} {target(node.target)} {_gained(node.stat)}"
    elif isinstance(node, kit.LosePowers):
        what = "powers" if node.level_up else "keyword and super powers"
        more = " and cannot gain any" if node.no_gain else ""
        told = f"{target(node.target).capitalize()} loses its {what}{more} {wording.UNTIL[node.until]}"
    elif isinstance(node, kit.Draw):
        told = f"Draw cards: {number(node.n)}"
    elif isinstance(node, kit.EnemyDiscards):
        told = f"An enemy player discards a {'random ' if node.random else ''}card"
    elif isinstance(node, kit.FromKOPile):
        told = f"Put a {'random ' if node.random else ''}card from your KO pile into your hand"
    elif isinstance(node, kit.TurnLocation):
        kind = "locations without a team" if node.basic else "locations"
        told = f"Turn one of your face-down {kind} face up" if node.up else "Turn a location face down"
        told = "Turn an enemy location face down" if node.enemy else told
    elif isinstance(node, kit.GainPowers):
        told = f"This character has its printed powers {wording.UNTIL[node.until]}"
    elif isinstance(node, kit.PayLess):
        team = f" of the {TEAM_NAMES[node.team]}" if node.team is not None else ""
        told = f"Your next recruit{team} this turn costs {node.n} less"
    elif isinstance(node, kit.Look):
        kind = _article(which(node.which)) if node.which is not None else "one"
        how = "Reveal" if node.which is not None else "Look at"
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
    if node.event == EVENT_KO and by:
        return f"{by} KOs {_article(to)}"
    words = (
        wording.WHEN[node.event] if node.you or node.event not in wording.OF_ANYBODY else wording.OF_ANYBODY[node.event]
    )
    if node.symbol is not None:
        words = words.replace("a super power", f"a super power with {SYMBOL_NAMES[node.symbol]}")
    if node.you and node.event == EVENT_ATTACK_DECLARED:
        words = f"you attack with {node.least} or more characters together" if node.least > 1 else "you attack"
    if node.enemy:
        words = words.replace("you ", "an enemy player ").replace("your ", "an enemy player's ")
        words = words.replace(" use ", " uses ").replace(" draw ", " draws ").replace(" discard ", " discards ")
    return words.format(to=to if to == "this character" else _article(to) if to else "", by=by)


def symbols(cost: tuple[int, ...]) -> str:
    """A cost in words: one symbol after another, "or" between those of which one is enough."""
    told = [
        SYMBOL_NAMES[x]
        if x < EITHER
        else " or ".join(name for i, name in enumerate(SYMBOL_NAMES) if x - EITHER >> i & 1)
        for x in cost
    ]
    return " ".join(told)


def power(node: kit.Power) -> str:
    """One power, with its name."""
    if isinstance(node, kit.SuperPower):
        moment = (
            f"{'Any turn, ' if node.any_turn else ''}{'any ' if node.any_combat else ''}{MOMENT_NAMES[node.moment]}"
        )
        where = {PILE_KO: " (in your KO pile)", PILE_HAND: " (in your hand)"}.get(node.active_in, "")
        only = f" Only if {cond(node.only_if)}." if node.only_if is not None else ""
        more = f" Amplify: {effect(node.amplify)} instead." if node.amplify is not None else ""
        how_often = wording.LIMITS[node.limit]
        return f"{node.name}: {moment} [{symbols(node.cost)}]{where}: {effect(node.effect)}.{more}{only}{how_often}"
    if isinstance(node, kit.Reaction):
        clause = f", if {cond(node.cond)}" if node.cond is not None else ""
        how_often = wording.LIMITS[node.limit]
        told = effect(node.effect)
        return f"{node.name}: Reaction [{symbols(node.cost)}]: When {when(node.when)}{clause}: {told}.{how_often}"
    if isinstance(node, kit.Action):
        only = f" Only if {cond(node.only_if)}." if node.only_if is not None else ""
        once = {ONCE_A_TURN: " once each turn"}.get(node.limit, "")
        told = effect(node.effect)
        return f"{node.name}: In your {MOMENT_NAMES[node.moment]} Phase{once} you may: {_lower(told)}.{only}"
    if isinstance(node, kit.Borrows):
        powers = "all powers" if node.what == ALL_POWERS else "all powers but super powers"
        place = " in your KO pile" if node.pile == PILE_KO else ""
        return f"{node.name}: This character has {powers} of each {which(node.which)}{place}."
    if isinstance(node, kit.Continuous):
        return _continuous(node)
    return _waiting(node)


def _continuous(node: kit.Continuous) -> str:
    during = f"While {cond(node.during)}: " if node.during is not None else ""
    if node.stat == STAT_VALUES:
        return f"{node.name}: {during}ATK {_signed(node.atk)}, DEF {_signed(node.dfn)} for {which(node.which)}."
    if node.stat == STAT_COST:
        return f"{node.name}: {during}you pay {number(node.atk)} less to recruit {_article(which(node.which))}."
    if node.stat == STAT_NO_PLOT_TWISTS:
        return f"{node.name}: {during}enemy players cannot play plot twists."
    if node.stat == STAT_NO_SUPER_POWERS and isinstance(node.atk, int):
        return f"{node.name}: {during}enemy players cannot use super powers with {SYMBOL_NAMES[node.atk]}."
    if node.stat == STAT_WITHOUT and isinstance(node.atk, int):
        return f"{node.name}: {during}{which(node.which)} loses {KEYWORD_NAMES[node.atk]} and cannot gain it."
    return f"{node.name}: {during}{which(node.which)} {_gained(node.stat)}."


def _waiting(node: kit.Power) -> str:
    assert isinstance(node, kit.Trigger | kit.LevelUp)
    clause = f", if {cond(node.cond)}" if node.cond is not None else ""
    clause += f", while {cond(node.during)}" if node.during is not None else ""
    if isinstance(node, kit.LevelUp):
        if node.when is None:
            return f"{node.name}: Level up ({node.need})."
        gained = f"{effect(node.if_you)}. If you do, gain" if node.if_you is not None else "gain"
        gained = f"you may {gained}" if node.may else gained
        healed = " When it levels up, heal all its wounds." if node.heals else ""
        said = f"when {when(node.when)}{clause}: {gained} XP: {number(node.n)}.{healed}"
        return f"{node.name}: Level up ({node.need}): {said}"
    once = "Once each turn, when" if node.limit == ONCE_A_TURN else "When"
    return f"{node.name}: {once} {when(node.when)}{clause}: {effect(node.effect)}."


def _moment(node: kit.PlotTwist | kit.Also) -> str:
    """What a plot twist does at one moment."""
    return f"{'Any turn, ' if node.any_turn else ''}{MOMENT_NAMES[node.moment]}: {effect(node.effect)}."


def text(code: str) -> str:
    """What a card says, a line for each power."""
    node = registry.definition(code)
    if isinstance(node, kit.PlotTwist):
        return "\n".join(_moment(part) for part in (node, node.also) if part is not None)
    if isinstance(node, kit.Location):
        return " or ".join(SYMBOL_NAMES[symbol] for symbol in node.symbols) + "."
    if isinstance(node, kit.Incubation):
        return "The Ovomorph does not open yet: this card goes back into the Facehugger pile."
    if isinstance(node, kit.Equipment):
        return "\n".join(["For the character that bears it.", *(power(x) for x in node.powers)])
    assert isinstance(node, kit.Character)
    lines = [", ".join(KEYWORD_NAMES[k] for k in node.keywords) + "."] if node.keywords else []
    lines += [f"Also known as {' and '.join(node.aka)}."] if node.aka else []
    lines += ["Appears stunned."] if node.appears_stunned else []
    lines += _about_appearing(node)
    return "\n".join([*lines, *(power(x) for x in node.powers)])


def _about_appearing(node: kit.Character) -> list[str]:
    """What a character says of being recruited, appearing and powering up."""
    lines = [f"Appears with -1/-1 counters: {node.appears_with_minus}."] if node.appears_with_minus else []
    lines += ["You may recruit this character from your deck."] if node.from_deck else []
    if node.instead_of_cost:
        lines.append(f"You may pay [{symbols(node.instead_of_cost)}] to recruit this character instead of its cost.")
    lines += ["You may discard this card to power up any character on your side."] if node.powers_up_anybody else []
    if node.when_recruited is not None:
        lines.append(f"When you recruit this character, before it appears: {effect(node.when_recruited)}.")
    return lines


_WORDS: Final = SimpleNamespace(
    effect=effect,
    lower=_lower,
    article=_article,
    target=target,
    number=number,
    when=when,
    until=lambda n: wording.UNTIL[n],
    named=lambda code: registry.facts(code).name,
)
