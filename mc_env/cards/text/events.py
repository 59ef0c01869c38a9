"""Patterns of events: "When the villain attacks you", "After a minion is defeated"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mc_env.cards.kit import Pattern
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CHARACTER_TYPES, Event, Stage
from mc_env.cards.text.grammar import Filter, Noun, does, filtered, one, owned, past, that, them
from mc_env.cards.text.writers import BOOST_ICONS, CONDITIONS, NOUNS, Context
from mc_env.errors import NotImplementedCard

_CHARACTER: Final = Noun(types=frozenset(CHARACTER_TYPES))
_CARD: Final = Noun()
_PLAYER: Final = Noun(head="player")

# What a condition on the event adds right after the verb, instead of a sentence of its own.
_FOLDED: Final[dict[tuple[Event, str], str]] = {
    (Event.DAMAGE, "attack"): " from an attack",
    (Event.TAKE, "attack"): " from an attack",
    (Event.DEFEAT, "attack"): " by an attack",
}
_BASIC: Final = {
    Event.ATTACK: "attack",
    Event.THWART: "thwart",
    Event.DEFEND: "defense",
    Event.RECOVER: "recovery",
}


class _Clause:
    """The words of one pattern: subject, verb in the right tense, object."""

    def __init__(self, n: Pattern, c: Context) -> None:
        self.n = n
        self.c = c
        self.by = None if n.by is None else NOUNS(n.by, c)
        self.to = None if n.to is None else NOUNS(n.to, c)
        self.basic = False
        self.phase = ""  # which one begins or ends
        self.extra = ""
        self.ifs: list[str] = []
        for condition in _conjuncts(n.where):
            self._fold(condition)

    def _fold(self, condition: k.Condition) -> None:
        n = self.n
        if isinstance(condition, k.EventHas):
            folded = _FOLDED.get((n.event, condition.flag))
            if folded is not None:
                self.extra += folded
                return
            if condition.flag == "from_encounter_deck":
                self.to = filtered(self.to or _CARD, Filter(after="from the encounter deck"))
                return
            if condition.flag == "basic" and n.event in _BASIC:
                self.basic = True
                return
        if isinstance(condition, k.InPhase) and n.event in (Event.PHASE_BEGINS, Event.PHASE_ENDS):
            self.phase = f"{condition.which} phase"
            return
        if isinstance(condition, k.InStepOne):
            self.extra += " in step one of the villain phase"
            return
        self.ifs.append(CONDITIONS(condition, self.c)[0])

    def active(self, verb: str, subject: Noun, rest: str = "") -> str:
        """ "the villain attacks", "you would attack"."""
        by = self.by or subject
        if self.basic:
            verb, rest = "make", f" a basic {_BASIC[self.n.event]}{f' against{rest}' if rest else ''}"
        return f"{one(by)} {self.verb(verb, by)}{rest}"

    def verb(self, verb: str, subject: Noun) -> str:
        """The verb in the tense of the stage: "would attack", "attacks", "has attacked"."""
        if self.n.stage == Stage.WOULD:
            return f"would {verb}"
        return does(subject, verb) if self.n.stage == Stage.WHEN else f"{does(subject, 'have')} {past(verb)}"

    def passive(self, participle: str, thing: str, subject: Noun = _CARD) -> str:
        """ "a minion is defeated", "threat has been placed on a scheme"."""
        be = {
            Stage.WOULD: "would be",
            Stage.WHEN: does(subject, "are"),
            Stage.AFTER: f"{does(subject, 'have')} been",
        }
        return f"{thing} {be[self.n.stage]} {participle}"

    @property
    def agent(self) -> str:
        """ " by you", or nothing."""
        return "" if self.by is None else f" by {them(one(self.by))}"


def _conjuncts(n: k.Condition | None) -> list[k.Condition]:
    if n is None:
        return []
    if isinstance(n, k.AllOf):
        return _conjuncts(n.a) + _conjuncts(n.b)
    return [n]


def _fight(verb: str, against: str = "") -> Callable[[_Clause], str]:
    def write(p: _Clause) -> str:
        rest = "" if p.to is None else f"{against} {them(one(p.to))}"
        if p.by is None and p.to is not None and verb == "attack":
            return p.passive("attacked", one(p.to), p.to)
        return p.active(verb, _CHARACTER, rest)

    return write


def _subject(verb: str) -> Callable[[_Clause], str]:
    """Events of one card: "this card enters play"."""

    def write(p: _Clause) -> str:
        first, _, rest = verb.partition(" ")
        noun = p.to or p.by or _CARD
        return f"{one(noun)} {p.verb(first, noun)}{f' {rest}' if rest else ''}"

    return write


def _done_to(verb: str, participle: str, what: Noun = _CARD) -> Callable[[_Clause], str]:
    """Events somebody does to a card: "you play a card", "a card is played"."""

    def write(p: _Clause) -> str:
        noun = p.to or what
        if p.by is not None:
            return p.active(verb, _PLAYER, f" {them(one(noun))}")
        return p.passive(participle, one(noun), noun)

    return write


def _damage(p: _Clause) -> str:
    to = p.to or _CHARACTER
    return p.passive("dealt damage", one(to), to) + p.agent


def _take(p: _Clause) -> str:
    to = p.to or _CHARACTER
    source = p.agent.replace(" by ", " from ", 1)
    if p.n.from_attack and source:
        source = f" from an attack of {source.removeprefix(' from ')}"
    return f"{one(to)} {p.verb('take', to)} damage{source}"


def _threat(participle: str, preposition: str) -> Callable[[_Clause], str]:
    def write(p: _Clause) -> str:
        where = "a scheme" if p.to is None else one(p.to)
        return p.passive(f"{participle} {preposition} {where}", "threat") + p.agent

    return write


def _time(what: str, verb: str) -> Callable[[_Clause], str]:
    def write(p: _Clause) -> str:
        who = p.by or p.to
        whose = "the" if who is None else owned(who)
        if who is None and what.startswith("step"):
            whose = ""
        return f"{whose} {p.phase or what} {p.verb(verb, _CARD)}".strip()

    return write


def _given(what: str) -> Callable[[_Clause], str]:
    def write(p: _Clause) -> str:
        to = p.to or _CHARACTER
        return p.passive(f"given {what}", one(to), to) + p.agent

    return write


def _boost_flip(p: _Clause) -> str:
    for_whom = "" if p.by is None else f" for {one(p.by)}"
    return p.passive("turned up as a boost card", one(p.to or _CARD)) + for_whom


def _change_form(p: _Clause) -> str:
    who = p.by or p.to or _PLAYER
    if who is p.c.me:
        return f"{p.c.you.definite} {p.verb('change', p.c.you)} to this form"
    return f"{one(who)} {p.verb('change', who)} form"


def _engage(p: _Clause) -> str:
    whom = _PLAYER if p.to is None else p.to
    return p.active("engage", Noun(head="minion"), f" {them(one(whom))}")


def _ability(p: _Clause) -> str:
    return p.active("trigger", _PLAYER, f" an ability of {one(p.to or _CARD)}")


def _surge(p: _Clause) -> str:
    return f"the surge of {one(p.to or _CARD)} {p.verb('resolve', _CARD)}{p.agent}"


_EVENTS: Final[dict[Event, Callable[[_Clause], str]]] = {
    Event.ATTACK: _fight("attack"),
    Event.SCHEME: _fight("scheme", " against"),
    Event.THWART: _fight("thwart"),
    Event.DEFEND: _fight("defend", " against"),
    Event.DAMAGE: _damage,
    Event.TAKE: _take,
    Event.DEFEAT: _done_to("defeat", "defeated"),
    Event.PLACE_THREAT: _threat("placed", "on"),
    Event.REMOVE_THREAT: _threat("removed", "from"),
    Event.HEAL: _done_to("heal", "healed"),
    Event.REVEAL: _done_to("reveal", "revealed", Noun(head="encounter card")),
    Event.ENTER_PLAY: _subject("enter play"),
    Event.LEAVE_PLAY: _subject("leave play"),
    Event.PLAY: _done_to("play", "played"),
    Event.ENGAGE: _engage,
    Event.CHANGE_FORM: _change_form,
    Event.FLIP: _subject("flip"),
    Event.DRAW: lambda p: p.active("draw", p.to or _PLAYER, " cards"),
    Event.DISCARD: _done_to("discard", "discarded"),
    Event.STATUS: _given("a status card"),
    Event.READY: _subject("ready"),
    Event.EXHAUST: _subject("exhaust"),
    Event.ROUND_BEGINS: _time("round", "begin"),
    Event.ROUND_ENDS: _time("round", "end"),
    Event.PHASE_BEGINS: _time("phase", "begin"),
    Event.PHASE_ENDS: _time("phase", "end"),
    Event.TURN_BEGINS: _time("turn", "begin"),
    Event.TURN_ENDS: _time("turn", "end"),
    Event.ACTIVATION_ENDS: _time("activation", "end"),
    Event.BOOST_FLIP: _boost_flip,
    Event.COMPLETE: _done_to("complete", "completed"),
    Event.RECOVER: _fight("recover"),
    Event.DEAL_ENCOUNTER: lambda p: p.passive("dealt an encounter card", one(p.to or _PLAYER), p.to or _PLAYER),
    Event.COUNTER: _given("a counter"),
    Event.ABILITY: _ability,
    Event.SURGE: _surge,
    Event.STEP_ONE_ENDS: _time("step one of the villain phase", "end"),
    Event.ACCELERATION: lambda p: p.passive(
        f"placed{'' if p.to is None else f' on {one(p.to)}'}", "an acceleration token"
    ),
    Event.READY_STEP: _time("ready step", "begin"),
}
_MOMENTS: Final[dict[Event, str]] = {
    Event.ROUND_BEGINS: "when the next round begins",
    Event.ROUND_ENDS: "when the round ends",
    Event.PHASE_BEGINS: "when the next phase begins",
    Event.PHASE_ENDS: "when the phase ends",
    Event.TURN_BEGINS: "when the next turn begins",
    Event.TURN_ENDS: "when the turn ends",
    Event.ACTIVATION_ENDS: "when this activation ends",
    Event.STEP_ONE_ENDS: "when step one of the villain phase ends",
    Event.READY_STEP: "when the next ready step begins",
}
BOOST_ABILITY: Final = "that boost ability"
_HAPPENINGS: Final[dict[Event, str]] = {
    Event.ATTACK: "that attack",
    Event.SCHEME: "that scheming",
    Event.THWART: "that thwart",
    Event.PLAY: "that card's effects",
    Event.BOOST_FLIP: BOOST_ABILITY,
    Event.REVEAL: "that card",
}
_UNITS: Final[dict[Event, str]] = {
    Event.ATTACK: "damage",
    Event.DAMAGE: "damage",
    Event.TAKE: "damage",
    Event.SCHEME: "threat",
    Event.PLACE_THREAT: "threat",
    Event.REMOVE_THREAT: "threat",
    Event.THWART: "threat",
    Event.HEAL: "healing",
    Event.BOOST_FLIP: BOOST_ICONS,
}


def _clause(p: _Clause) -> str:
    if p.n.event not in _EVENTS:
        raise NotImplementedCard(f"no words for event {p.n.event.name}")
    return _EVENTS[p.n.event](p)


def moment(event: Event, after: bool) -> str:
    """When a delayed effect comes: "when the round ends"."""
    if event in _MOMENTS:
        return _MOMENTS[event]
    clause = _clause(_Clause(Pattern(Stage.WHEN, event), Context()))
    return f"the next time {clause}{' (afterwards)' if after else ''}"


def pattern(n: Pattern, c: Context) -> str:
    """ "When the villain attacks you": without a comma at the end."""
    clause = _Clause(n, c)
    text = _clause(clause)
    if n.defeats is not None:
        text += _and(clause, "defeat", NOUNS(n.defeats, c))
    if n.damages is not None:
        text += _and(clause, "damage", NOUNS(n.damages, c))
    if n.from_attack and " from an attack" not in text + clause.extra:
        text += " from an attack"
    if n.source is not None:
        text += f" from {one(NOUNS(n.source, c))}"
    text += clause.extra
    if clause.ifs:
        text += f" while {' and '.join(clause.ifs)}"
    return f"{'After' if n.stage == Stage.AFTER else 'When'} {text}"


def _and(p: _Clause, verb: str, noun: Noun) -> str:
    form = past(verb) if p.n.stage == Stage.AFTER else p.verb(verb, p.by or _CHARACTER)
    return f" and {form} {one(noun)}"


def triggered(n: Pattern, c: Context) -> Context:
    """The context of an ability with this trigger: what "the attacker", "that card" and "that damage" mean."""
    fight = n.event in (Event.ATTACK, Event.SCHEME)
    attack = n.event == Event.ATTACK
    actor = Noun(types=_CHARACTER.types, definite="the attacker" if attack else "that character")
    target = Noun(definite="the attacked character" if fight else "that card")
    if isinstance(n.by, k.Sel):
        noun = NOUNS(n.by, c)
        actor = that(noun) if noun.definite or not attack else Noun(types=noun.types, definite="the attacker")
    if isinstance(n.to, k.Sel):
        target = that(NOUNS(n.to, c))
    elif n.to is not None and NOUNS(n.to, c) is c.you:
        target = Noun(definite=f"{owned(c.you)} identity")
    elif n.event == Event.DEFEND:
        target = Noun(definite="the attacking enemy")
    return replace(
        c,
        actor=actor,
        target=target,
        happening=_HAPPENINGS.get(n.event, "that"),
        unit=_UNITS.get(n.event, "amount"),
    )
