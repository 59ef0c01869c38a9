"""Abilities and whole faces: bold words, triggers, costs, limits, keywords, play restrictions."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import Ability, Face, Limit
from mc_env.cards.kit import effects as e
from mc_env.cards.terms import (
    CHARACTER_TYPES,
    KEYWORDS,
    NUMBERED_KEYWORDS,
    SCHEME_TYPES,
    AbilityKind,
    Label,
    Period,
    Pile,
    Res,
    Stat,
)
from mc_env.cards.text.control import sentences, steps
from mc_env.cards.text.events import pattern, triggered
from mc_env.cards.text.grammar import Noun, capital, each, in_common, join, one
from mc_env.cards.text.happenings import KINDS
from mc_env.cards.text.names import named
from mc_env.cards.text.nouns import form_word, stat_word
from mc_env.cards.text.writers import CONDITIONS, EFFECTS, HOST_CARD, NOUNS, Context

_PERIODS: Final = {
    Period.PHASE: "phase",
    Period.ROUND: "round",
    Period.GAME: "game",
    Period.TURN: "turn",
    Period.INSTANCE: "instance",
}
_AFTER_KIND: Final = (
    AbilityKind.WHEN_REVEALED,
    AbilityKind.WHEN_DEFEATED,
    AbilityKind.WHEN_COMPLETED,
    AbilityKind.BOOST,
)
_ICONS: Final = (Stat.ACCELERATION, Stat.CRISIS, Stat.HAZARD, Stat.AMPLIFY)
_ACTIVE: Final = {
    Pile.HAND: "while in hand",
    Pile.DISCARD: "while in the discard pile",
    Pile.UNDER: "while beneath a card",
    Pile.SET_ASIDE: "while set aside",
    Pile.VICTORY: "while in the victory display",
    Pile.ENCOUNTER_DISCARD: "while in the encounter discard pile",
    Pile.EXTRA_DISCARD: "while in its discard pile",
}


def context(face: Face | None) -> Context:
    """How the abilities of a face speak of the card and its host."""
    if face is None:
        return Context()
    types = frozenset({face.type})
    if face.type in CHARACTER_TYPES:
        me = Noun(types=types, definite=face.title, title=True)
    elif face.type in SCHEME_TYPES:
        me = Noun(types=types, definite="this scheme")
    else:
        me = Noun(types=types, definite="this card")
    host = HOST_CARD
    if face.attach is not None:
        to = NOUNS(face.attach, Context(me=me))
        word = "character" if to.either else to.word
        host = Noun(types=to.types, definite=to.definite if to.title else f"the attached {word}", title=to.title)
    return Context(me=me, host=host)


def bold(n: Ability) -> str:
    """The words before the colon: "Hero Action (attack)"."""
    words = KINDS[n.kind]
    labels = [label.name.lower() for label in Label if n.labels & label]
    if n.form is not None:
        form = form_word(n.form).title()
        words = f"{words} ({form})" if n.kind in _AFTER_KIND else f"{form} {words}"
    if labels:
        words += f" ({join(labels)})"
    name = f'"{n.name}"' if n.name and '"' not in n.name else n.name
    return f"{words} {name}" if name else words


def limit(n: Limit) -> str:
    """ "(Once per round.)"."""
    period = _PERIODS[n.period]
    if n.shared:
        return f"(Max {n.n} per {period}.)"
    times = {1: "once", 2: "twice"}.get(n.n, f"{n.n} times")
    return f"({capital(times)} per {period}.)"


def cost(n: e.Effect, c: Context) -> str:
    """What has to be paid, resources first, with "it" where the card is named again."""
    me = each(c.me)
    paid = sorted(n.parts if isinstance(n, e.Together) else steps(n), key=lambda x: not isinstance(x, e.Spend))
    parts = [EFFECTS(x, c) for x in paid]
    for i in range(1, len(parts)):
        if parts[i].endswith(f" {me}") and parts[i - 1].endswith((f" {me}", " it")):
            parts[i] = f"{parts[i].removesuffix(me)}it"
    return ", ".join(parts)


@EFFECTS.add(e.AdditionalCost)
def _additional_cost(n: e.AdditionalCost, c: Context) -> str:
    if n.to != "play":
        return f"as an additional cost for {one(NOUNS(n.which, c))} to {n.to}, {cost(n.cost, c)}"
    return f"as an additional cost to play {one(NOUNS(n.which, c))}, {cost(n.cost, c)}"


def ability(n: Ability, c: Context) -> str:
    """One ability as a line of text."""
    if n.kind == AbilityKind.CONSTANT and n.effect is not None and n.where is not None:
        return f"If {CONDITIONS(n.where, c)[0]}, {'. '.join(sentences(n.effect, named(n.effect, c)))}."
    if n.kind == AbilityKind.CONSTANT:
        text = " ".join(f"{capital(EFFECTS(x, c))}." for x in n.constants)
        text = f'"{n.name}": {text}' if n.name else text
        return f"{text} ({capital(_ACTIVE[n.active_in])}.)" if n.active_in in _ACTIVE else text
    if n.trigger:
        c = triggered(n.trigger[0], c)
    c = named((n.cost, n.effect), c)
    clauses = sentences(n.effect, c) if n.effect is not None else []
    lead = ""
    if n.trigger:
        lead = f"{in_common([pattern(p, c) for p in n.trigger])}, "
    if n.cost is not None:
        lead += f"{cost(n.cost, c)} → "
    text = ". ".join(capital(x) if i or not lead else x for i, x in enumerate(clauses))
    out = [f"{capital(lead + text)}." if n.bare else f"{bold(n)}: {capital(lead + text)}."]
    if n.where is not None:
        out.append(f"Only if {CONDITIONS(n.where, c)[0]}.")
    if n.anyone:
        out.append("Any player may use this.")
    if n.active_in in _ACTIVE:
        out.append(f"Usable {_ACTIVE[n.active_in]}.")
    if n.limit is not None:
        out.append(limit(n.limit))
    return " ".join(out)


def keywords(face: Face) -> list[str]:
    """Keywords and scheme icons, with their numbers."""
    out = []
    for stat in sorted(s for s in face.stats if s in KEYWORDS):
        value = face.stats[stat]
        if value:
            word = capital(stat_word(stat))
            out.append(f"{word} {_printed(value)}" if stat in NUMBERED_KEYWORDS else word)
    out += [_icon(s, face.stats[s]) for s in _ICONS if face.stats.get(s)]
    if face.teamwork:
        out.append(f"Teamwork ({face.teamwork})")
    if face.team_up:
        out.append(f"Team-Up ({join(face.team_up)})")
    if face.linked:
        out.append(f"Linked ({face.linked})")
    if face.identity_form:
        out.append(f"{capital(face.identity_form)} form")
    if face.requirement:
        out.append(f"Requirement ({_res(face.requirement)})")
    if face.uses is not None:
        counter, n = face.uses
        out.append(f"Uses ({_printed(n)} {counter} counter{'s' if n != 1 else ''})")
    return out


def _icon(stat: Stat, n: object) -> str:
    return f"{capital(stat_word(stat))} icon{'' if n == 1 else f's: {_printed(n)}'}"


def _res(res: tuple[Res, ...]) -> str:
    return join(r.name.lower() for r in res)


def _printed(value: object) -> str:
    n = getattr(value, "n", None)
    return str(value) if n is None else f"{n} per player"


def restrictions(face: Face, c: Context) -> list[str]:
    """How the card is played, attached and owned."""
    out = []
    if face.mode:
        out.append(f"This side is for {face.mode} mode only.")
    if face.give_to:
        out.append(f"Goes to the {face.give_to} player.")
    if face.form is not None:
        out.append(f"Play only in {form_word(face.form)} form.")
    if face.only_if is not None:
        out.append(f"Play only if {CONDITIONS(face.only_if, c)[0]}.")
    if face.any_control:
        out.append("Any player may control this card.")
    if face.attach is not None:
        out.append(f"Attach to {one(NOUNS(face.attach, c))}.")
    if face.engage is not None:
        out.append(f"Engages {each(NOUNS(face.engage, c))}.")
    out += _maximums(face, c)
    if face.spend_form is not None:
        out.append(f"Spend only in {form_word(face.spend_form)} form.")
    if face.only_resources:
        out.append(f"Only {_res(face.only_resources)} resources can pay for this card.")
    if face.counters is not None:
        counter, n = face.counters
        each_player = "" if isinstance(n, int) else " per player"
        many = getattr(n, "n", n)
        out.append(f"Enters play with {many} {counter} counter{'s' if many != 1 else ''}{each_player}.")
    if face.doubles_for:
        out.append(f"Counts double when it pays for a card of the {face.doubles_for} aspect.")
    return out


def _maximums(face: Face, c: Context) -> list[str]:
    """How many copies of the card there may be."""
    out = []
    if face.max_per_player:
        out.append(f"Max {face.max_per_player} per player.")
    if face.max_per_host:
        word = "card" if face.attach is None else NOUNS(face.attach, c).word
        out.append(f"Max {face.max_per_host} per {word}.")
    if face.max_per_round:
        out.append(f"Max {face.max_per_round} per round.")
    if face.deck_limit != 3:
        out.append(f"Max {face.deck_limit} per deck.")
    return out


def card(face: Face) -> str:
    """Everything a face says, one ability a line."""
    c = context(face)
    words = keywords(face)
    lines = [f"{'. '.join(words)}."] if words else []
    rules = restrictions(face, c)
    if rules:
        lines.append(" ".join(rules))
    lines += [ability(a, c) for a in face.abilities]
    return "\n".join(lines)
