"""Effects that hold other effects, as lists of clauses; and modifiers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CHARACTER_TYPES, ENEMY_TYPES, KEYWORDS, NUMBERED_KEYWORDS, Stat, Until
from mc_env.cards.text.effects import act
from mc_env.cards.text.grammar import Noun, Statement, article, does, each, join, one, several, them
from mc_env.cards.text.nouns import letter, number, player, stat_word, target, target_noun
from mc_env.cards.text.numbers import amount
from mc_env.cards.text.writers import CONDITIONS, EFFECTS, NOUNS, THEY_NOUN, Context

_LINKS: Final = (e.Then, e.IfDone, e.Otherwise)
_FRIENDLY: Final = CHARACTER_TYPES - ENEMY_TYPES


def steps(n: e.Effect) -> list[e.Effect]:
    """The sentences of an effect, without nesting."""
    if isinstance(n, e.Do):
        return [x for step in n.steps for x in steps(step)]
    if isinstance(n, e.Let) and isinstance(n.effect, e.Do):
        return steps(n.effect)
    return [n]


def sentences(n: e.Effect, c: Context) -> list[str]:
    """The clauses of an effect, one for each sentence; "then" stays with the clause before it."""
    out: list[str] = []
    for step in steps(n):
        text = EFFECTS(step, c)
        if isinstance(step, e.Then) and out:
            out[-1] = f"{out[-1]}, {text}"
        elif isinstance(step, e.If) and step.else_ is not None:
            out += [_if(replace_else(step), c), f"otherwise, {EFFECTS(step.else_, c)}"]
        else:
            out.append(text)
    return out


def replace_else(n: e.If) -> e.If:
    """The same condition without its other branch."""
    return e.If(n.where, n.then_)


@EFFECTS.add(e.Do)
def _do(n: e.Do, c: Context) -> str:
    out: list[str] = []
    for step in steps(n):
        text = EFFECTS(step, c)
        if isinstance(step, _LINKS) and out:
            out[-1] = f"{out[-1]}{',' if isinstance(step, e.Then) else ';'} {text}"
        else:
            out.append(text)
    text = "; ".join(out) if any(";" in x or "," in x for x in out) else join(out)
    return Statement(text) if isinstance(EFFECTS(steps(n)[0], c), Statement) else text


@EFFECTS.add(e.Together)
def _together(n: e.Together, c: Context) -> str:
    return join(EFFECTS(part, c) for part in n.parts)


@EFFECTS.add(e.ChooseOne)
def _choose_one(n: e.ChooseOne, c: Context) -> str:
    inner = replace(c, imperative=True) if NOUNS(n.by, c) is c.you else c
    options = "; ".join(f"({i}) {EFFECTS(option, inner)}" for i, option in enumerate(n.options, 1))
    return act(n.by, "choose", f"from: {options}", c)


@EFFECTS.add(e.InAnyOrder)
def _in_any_order(n: e.InAnyOrder, c: Context) -> str:
    return act(n.by, "do", f"in any order: {'; '.join(EFFECTS(x, c) for x in n.effects)}", c)


@EFFECTS.add(e.Then)
def _then(n: e.Then, c: Context) -> str:
    text = EFFECTS(n.effect, c)
    return f"then, {text}" if text.startswith("if ") else f"then {text}"


@EFFECTS.add(e.IfDone)
def _if_done(n: e.IfDone, c: Context) -> str:
    return f"if {c.you.definite} do, {EFFECTS(n.effect, c)}"


@EFFECTS.add(e.Otherwise)
def _otherwise(n: e.Otherwise, c: Context) -> str:
    return f"if that does nothing, {EFFECTS(n.effect, c)}"


@EFFECTS.add(e.Let)
def _let(n: e.Let, c: Context) -> str:
    return EFFECTS(n.effect, c)


@EFFECTS.add(e.If)
def _if(n: e.If, c: Context) -> str:
    text = f"if {CONDITIONS(n.where, c)[0]}, {EFFECTS(n.then_, c)}"
    return Statement(text if n.else_ is None else f"{text}; otherwise, {EFFECTS(n.else_, c)}")


@EFFECTS.add(e.May)
def _may(n: e.May, c: Context) -> str:
    who = NOUNS(n.by, c)
    text = EFFECTS(n.effect, replace(c, imperative=True))
    if who is not c.you:
        return Statement(f"{each(who)} may decide this: {text}")
    return Statement(f"{each(who)} may {'decide that ' if isinstance(text, Statement) else ''}{text}")


@EFFECTS.add(e.ForEachPlayer)
def _for_each_player(n: e.ForEachPlayer, c: Context) -> str:
    who = Noun(head="player") if n.of is None else NOUNS(n.of, c)
    inner = replace(c, you=THEY_NOUN, imperative=False)
    turns = "in player order" if n.in_order else "in turn"
    comma = "," if who.filters else ""
    return Statement(f"for {each(who)}{comma} {turns}, {EFFECTS(n.effect, inner)}")


@EFFECTS.add(e.ForEach)
def _for_each(n: e.ForEach, c: Context) -> str:
    return Statement(f"for {each(NOUNS(n.of, c))}, {EFFECTS(n.effect, c)}")


@EFFECTS.add(e.Repeat)
def _repeat(n: e.Repeat, c: Context) -> str:
    q = amount(n.times, c)
    if q.number == "1":
        times = f"once{q.close}{q.tail}"
    else:
        times = f"{q.number} times{q.close}{q.tail}" if q.number else f"a number of times{q.tail}"
    return f"do this {times}: {EFFECTS(n.effect, c)}"


@EFFECTS.add(e.RepeatAbility)
def _repeat_ability(n: e.RepeatAbility, c: Context) -> str:
    return Statement(f"{c.you.definite} may pay the cost again to repeat this")


@EFFECTS.add(e.Pay)
def _pay(n: e.Pay, c: Context) -> str:
    text = EFFECTS(n.cost, c)
    who = NOUNS(n.by, c)
    return text if who is c.you else Statement(f"{each(who)} {does(who, 'have')} to {text}")


@EFFECTS.add(e.Choose)
def _choose(n: e.Choose, c: Context) -> str:
    noun = NOUNS(n.of, c)
    q = amount(n.count, c)
    if q.number == "1" and not q.tail and not n.up_to:
        what = one(noun)
    elif n.up_to and q.number == "all":
        what = f"any number of {several(noun)}"
    else:
        what = f"{'up to ' if n.up_to else ''}{q.of(noun.described(), several(noun))}{q.tail}"
    return act(n.by, "choose", what + (" with different titles" if n.distinct_titles else ""), c)


@EFFECTS.add(e.ChoosePlayer)
def _choose_player(n: e.ChoosePlayer, c: Context) -> str:
    return act(n.by, "choose", one(NOUNS(n.of, c)), c)


@EFFECTS.add(e.ChooseNumber)
def _choose_number(n: e.ChooseNumber, c: Context) -> str:
    return act(n.by, "choose", f"a number {letter(n.name)} from {number(n.low, c)} to {number(n.high, c)}", c)


# ------------------------------------------------------------------------------ modifiers

_UNTIL: Final[dict[Until, str]] = {
    Until.END_OF_PHASE: " until the end of the phase",
    Until.END_OF_ROUND: " until the end of the round",
    Until.END_OF_ATTACK: " for this activation",
    Until.END_OF_TURN: " until the end of the turn",
    Until.NEXT_PLAY: " for the next card played this phase",
    Until.FOREVER: " for the rest of the game",
    Until.LEAVES_PLAY: " while in play",
    Until.NEXT_EVENT: " for the next event played this phase",
}
_RULES: Final[dict[Stat, str]] = {
    Stat.CANNOT_TAKE_DAMAGE: "cannot take damage",
    Stat.CANNOT_ATTACK: "cannot attack",
    Stat.CANNOT_BE_ATTACKED: "cannot be attacked",
    Stat.CANNOT_THWART: "cannot thwart",
    Stat.CANNOT_BE_THWARTED: "cannot be thwarted",
    Stat.CANNOT_DEFEND: "cannot defend",
    Stat.CANNOT_READY: "cannot ready",
    Stat.CANNOT_BE_STUNNED: "cannot be stunned",
    Stat.CANNOT_BE_CONFUSED: "cannot be confused",
    Stat.CANNOT_BE_HEALED: "cannot be healed",
    Stat.CANNOT_LOSE_THREAT: "cannot have threat removed",
    Stat.CANNOT_BE_PLAYED: "cannot be played",
    Stat.CANNOT_CHANGE_FORM: "cannot change form",
    Stat.CANNOT_SCHEME: "cannot scheme",
    Stat.CANNOT_LEAVE_PLAY: "cannot leave play",
    Stat.CANNOT_RECOVER: "cannot recover",
    Stat.MUST_DEFEND_WITH_ALLY: "must be defended against with an ally if possible",
    Stat.PLAY_FROM: "may be played as if in hand",
    Stat.FACEUP: "is faceup",
    Stat.INDIRECT_ATTACK: "deals indirect damage when it attacks",
    Stat.REVEALS_AGAIN: "resolves every When Revealed ability that its player reveals once more",
}
_FLOWS: Final[dict[Stat, tuple[str, str]]] = {
    Stat.DAMAGE_DEALT: ("deal", "damage"),
    Stat.DAMAGE_TAKEN: ("take", "damage"),
    Stat.THREAT_REMOVED: ("remove", "threat"),
    Stat.CONSEQUENTIAL_ATK: ("take", "consequential damage after attacking"),
    Stat.CONSEQUENTIAL_THW: ("take", "consequential damage after thwarting"),
}
_ICONS: Final = frozenset({Stat.ACCELERATION, Stat.CRISIS, Stat.HAZARD, Stat.AMPLIFY})


def change(n: e.Change, noun: Noun, c: Context) -> str:
    """One change as a predicate: "gets +1 ATK", "gains guard", "cannot attack"."""
    if n.stat in _RULES:
        return _RULES[n.stat]
    if n.stat == Stat.TRAIT:
        return f"{does(noun, 'gain' if n.value else 'lose')} the trait {n.trait}"
    if n.stat == Stat.BLANK:
        return f"{does(noun, 'have')} no printed abilities"
    if n.stat == Stat.INFINITE_HP:
        return f"{does(noun, 'have')} infinite hit points"
    if n.stat in KEYWORDS or n.stat in _ICONS:
        return _gained(n, noun, c)
    return _power(n, noun, c)


def _gained(n: e.Change, noun: Noun, c: Context) -> str:
    word = stat_word(n.stat)
    q = amount(n.value, c)
    if n.stat in _ICONS:
        icon = article(f"{word} icon") if q.number == "1" else q.of(f"{word} icon", f"{word} icons")
        what = f"{icon}{q.tail}"
    elif n.stat in NUMBERED_KEYWORDS:
        what = f"{word} {q.number or 'X'}{q.tail}"
    else:
        what = word
    if n.how == "set" and n.value == 0:
        what = f"all {word} icons" if n.stat in _ICONS else word
        return f"{does(noun, 'lose')} {what}"
    return f"{does(noun, 'gain')} {what}"


def _power(n: e.Change, noun: Noun, c: Context) -> str:
    word = stat_word(n.stat)
    if n.how in ("set", "base"):
        base = "base " if n.how == "base" else ""
        equal = "" if isinstance(n.value, int) else "equal to "
        return f"{does(noun, 'have')} {base}{word} {equal}{number(n.value, c)}"
    if n.how in ("double", "halve"):
        return f"{does(noun, 'have')} {n.how}d {word}"
    if n.how == "cap":
        what = word if word.endswith("s") else article(word)
        return f"{does(noun, 'have')} {what} of at most {number(n.value, c)}"
    q = amount(n.value, c)
    more = q.number if q.number.startswith("-") else f"+{q.number or 'X'}"
    tail = f"{q.close}{q.tail}" if q.number else f" (X is {number(n.value, c)})"
    if isinstance(n.value, k.Either | k.FinalStep) and not more.startswith("-"):
        tail = tail.replace(", or ", ", or +")
    if n.stat in _FLOWS:
        verb, unit = _FLOWS[n.stat]
        return f"{does(noun, verb)} {more} {unit}{tail}"
    if n.stat == Stat.HP and more == "+1":
        word = "hit point"
    return f"{does(noun, 'get')} {more} {word}{tail}"


def _joined(predicates: list[str]) -> str:
    """Predicates in a row, the verb only once: "gets +1 ATK and +1 hit point"."""
    out: list[str] = []
    verb = ""
    for text in predicates:
        first, _, rest = text.partition(" ")
        out.append(rest if first == verb and first != "cannot" else text)
        verb = first
    return ", ".join(out)


@EFFECTS.add(e.Modify)
def _modify(n: e.Modify, c: Context) -> str:
    noun = target_noun(n.target, c)
    says = _joined([change(x, noun, c) for x in n.changes])
    source = "" if n.source is None else f" from {one(NOUNS(n.source, c))}"
    until = "" if n.until is None else _UNTIL[n.until]
    if n.until == Until.END_OF_ATTACK and (noun is c.you or (noun.types and noun.types <= _FRIENDLY)):
        until = " for this thwart" if all(x.stat == Stat.THW for x in n.changes) else " for this attack"
    subject = "they" if noun.definite == "they" else target(n.target, c)
    text = f"{subject} {says}{source}"
    if until:
        text = f"{until.strip()}, {text}"
    if n.where is not None:
        text = f"while {CONDITIONS(n.where, c)[0]}, {text}"
    return Statement(text)


@EFFECTS.add(e.CostChange)
def _cost_change(n: e.CostChange, c: Context) -> str:
    who = player(n.who, c)
    cards = NOUNS(n.which if n.which is not None else k.CARD, c)
    subject = one(who) if isinstance(n.who, k.APlayer) else each(who)
    q = amount(n.by, c)
    if isinstance(n.which, k.Self_):
        return Statement(f"{one(cards)} costs {q.number or 'X'} {'less' if n.sign < 0 else 'more'} to play{q.tail}")
    costs = f"{q.number or 'X'} {'less' if n.sign < 0 else 'more'}{q.tail}"
    played = f"{subject} {does(who, 'play')}"
    if n.until in (Until.NEXT_PLAY, Until.NEXT_EVENT):
        if isinstance(n.who, k.EachPlayer):  # whoever plays it first
            played = "any player plays"
        return Statement(f"the next {cards.described()} {played} this phase costs {costs}")
    until = "" if n.until is None else _UNTIL[n.until]
    on = "" if n.on is None else f" on {them(one(NOUNS(n.on, c)))}"
    text = f"{several(cards)} {played}{on} cost {costs}{until}"
    if isinstance(n.which, k.Self_):
        text = f"{one(cards)} costs {costs.removesuffix(q.tail)} to play{q.tail}"
    return Statement(text if n.where is None else f"while {CONDITIONS(n.where, c)[0]}, {text}")


@EFFECTS.add(e.TakeControl)
def _take_control(n: e.TakeControl, c: Context) -> str:
    until = "" if n.until is None else _UNTIL[n.until]
    return act(n.who, "take", f"control of {target(n.target, c)}{until}", c)


@EFFECTS.add(e.NextEvent)
def _next_event(n: e.NextEvent, c: Context) -> str:
    kind = "event" if n.which is None else NOUNS(k.Both(k.EVENT, n.which), c).described()
    more = [
        f"{verb} +{amount(value, c).number or 'X'} {unit}{amount(value, c).tail} each time"
        for verb, unit, value in (("deals", "damage", n.damage), ("removes", "threat", n.threat))
        if value != 0
    ]
    if isinstance(n.which, k.EventCard):
        return Statement(f"{one(NOUNS(n.which, c))} {join(more)}")
    return Statement(f"the next {kind} {c.you.definite} play this phase {join(more)}")
