"""What the auditor knows of a card: its row of facts (`mc_env.cards.facts`), read once into names and numbers.

A card without a row (of a product nobody has written facts for) is known by its definition, and only by what is printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mc_env.cards import registry
from mc_env.cards.facts import FIGURES, Facts, rows
from mc_env.cards.kit.cards import Face
from mc_env.cards.kit.nodes import PerPlayer
from mc_env.cards.terms import DASH, CardType, Res, Stat
from mc_env.errors import CardError, unknown

TO: Final = ("self", "host", "hero", "identity", "any", "your cards", "attached", "extra top")
LASTING_TO: Final = ("self", "attacker", "your characters", "your cards")
PER_HERO: Final = " per hero"


@dataclass(frozen=True, slots=True)
class Only:
    """A filter of cards in play."""

    title: str = ""
    type: CardType | None = None
    trait: str = ""
    facedown: bool = False


@dataclass(frozen=True, slots=True)
class Each:
    """An amount: how many cards in play fit, all of them or those of a player or engaged with a player."""

    only: Only
    of: str = ""  # "yours", "engaged"


Amount = int | Each | str  # a word names a rule of the auditor


@dataclass(frozen=True, slots=True)
class Condition:
    """Whether something is in play, an identity has a trait, or a rule of the auditor says so."""

    in_play: Only | None = None
    trait: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Gift:
    """What a card changes on cards in play."""

    to: str
    only: Only
    when: Condition | None
    plus: Mapping[Stat, Amount]
    becomes: Mapping[Stat, Amount]
    traits: tuple[str, ...]
    most: int | None
    activation: bool  # of a lasting effect: it ends with an activation


@dataclass(frozen=True, slots=True)
class Said:
    """A number of a card's text, and when it holds."""

    n: int
    when: Condition | None


@dataclass(frozen=True, slots=True)
class Forced:
    """A forced ability around an activation."""

    stage: str  # "when", "after"
    does: str  # "attacks", "host attacks", "host schemes"
    when: Condition | None


@dataclass(frozen=True, slots=True)
class Row:
    """Facts of one face."""

    code: str
    title: str
    type: CardType
    known: bool  # whether it has facts of its own
    subtitle: str = ""
    stage: int = 0
    unique: bool = False
    aspect: str = ""
    traits: tuple[str, ...] = ()
    icons: tuple[Res, ...] = ()
    uses: str = ""
    figures: Mapping[Stat, int] = field(default_factory=dict)
    per_hero: Mapping[Stat, int] = field(default_factory=dict)
    gives: tuple[Gift, ...] = ()
    lasting: tuple[Gift, ...] = ()
    immune_while: Condition | None = None
    immune_from: Only | None = None
    deals: tuple[Said, ...] = ()
    removes: tuple[Said, ...] = ()
    boosts_attacking: int = 0
    boosts_host: Mapping[str, int] = field(default_factory=dict)  # "attacking", "scheming": the card it is attached to
    boosts_as_boost: int = 0
    forced: tuple[Forced, ...] = ()
    generating: Mapping[str, Any] = field(default_factory=dict)


@cache
def row(code: str) -> Row:
    """What is known of a face, by its code."""
    found = rows().get(code)
    if found is None:
        return _of_definition(code)
    try:
        return _read(found)
    except (KeyError, ValueError, TypeError) as error:
        raise CardError(f"facts of {code} ({found.get('title')}): {error}") from error


@cache
def printed_face(code: str) -> Face:
    """A face by its code, as defined; that of a facedown guise is its own."""
    for guise in registry.GUISES.values():
        if guise.face is not None and guise.face.code == code:
            return guise.face
    return next(f for f in registry.card(code).faces if f.code == code)


def _of_definition(code: str) -> Row:
    face = printed_face(code)
    per_hero = {stat: value.n for stat, value in face.stats.items() if isinstance(value, PerPlayer)}
    figures = {stat: value for stat, value in face.stats.items() if isinstance(value, int) and value != DASH}
    return Row(
        code=code,
        title=face.title,
        type=face.type,
        known=False,
        subtitle=face.subtitle,
        stage=face.stage,
        unique=face.unique,
        aspect=face.aspect,
        traits=tuple(face.traits),
        icons=tuple(face.icons),
        uses=face.uses[0] if face.uses else "",
        figures=figures,
        per_hero=per_hero,
    )


def _read(facts: Facts) -> Row:
    figures: dict[Stat, int] = {_stat(name): int(n) for name, n in facts.get("keywords", {}).items()}
    per_hero: dict[Stat, int] = {}
    added: dict[Stat, Amount] = {}
    for name, stat in FIGURES.items():
        value = facts.get(name)
        if isinstance(value, int):
            figures[stat] = value
        elif value is None or value in ("-", "X"):
            continue  # nothing, or what `gives` says
        elif value.endswith(PER_HERO):
            per_hero[stat] = int(value.removesuffix(PER_HERO))
        else:
            added[stat] = int(value)  # "+1": an attachment adds it to its host
    gives = [_gift(x, TO) for x in facts.get("gives", ())]
    if added:
        gives.append(Gift("host", Only(), None, added, {}, (), None, False))
    immune = facts.get("immune", {})
    boosts = facts.get("boost_cards", {})
    return Row(
        code=facts["code"],
        title=facts["title"],
        type=CardType[facts["type"].upper()],
        known=True,
        subtitle=facts.get("subtitle", ""),
        stage=facts.get("stage", 0),
        unique=facts.get("unique", False),
        aspect=facts.get("aspect", ""),
        traits=tuple(facts.get("traits", ())),
        icons=tuple(Res[x.upper()] for x in facts.get("resources", ())),
        uses=facts["uses"][0] if "uses" in facts else "",
        figures=figures,
        per_hero=per_hero,
        gives=tuple(gives),
        lasting=tuple(_gift(x, LASTING_TO) for x in facts.get("lasting", ())),
        immune_while=_condition(immune.get("while")),
        immune_from=_only(immune["from"]) if "from" in immune else None,
        deals=_said(facts.get("deals", ())),
        removes=_said(facts.get("removes", ())),
        boosts_attacking=boosts.get("attacking", 0),
        boosts_host={name: boosts.get(f"host {name}", 0) for name in ("attacking", "scheming")},
        boosts_as_boost=boosts.get("as_boost", 0),
        forced=tuple(_forced(x) for x in facts.get("forced", ())),
        generating=facts.get("generating", {}),
    )


# ------------------------------------------------------------------------------------------ the parts of a row


def _known(x: Mapping[str, Any], *keys: str) -> None:
    for key in x:
        if key not in keys:
            raise ValueError(str(unknown("key", key, keys)))


def _stat(name: str) -> Stat:
    if name not in FIGURES and name.upper() not in Stat.__members__:
        raise ValueError(str(unknown("figure", name, [*FIGURES, *(s.name.lower() for s in Stat)])))
    return FIGURES[name] if name in FIGURES else Stat[name.upper()]


def _only(x: Mapping[str, Any]) -> Only:
    _known(x, "title", "type", "trait", "facedown")
    kind = CardType[x["type"].upper()] if "type" in x else None
    return Only(x.get("title", ""), kind, x.get("trait", ""), x.get("facedown", False))


def _condition(x: Mapping[str, Any] | str | None) -> Condition | None:
    if x is None:
        return None
    if isinstance(x, str):
        return Condition(rule=x)
    _known(x, "in_play", "trait")
    return Condition(_only(x["in_play"]) if "in_play" in x else None, x.get("trait", ""))


def _amount(x: Mapping[str, Any] | str | int) -> Amount:
    if isinstance(x, int | str):
        return x
    _known(x, "each", "of")
    if x.get("of", "") not in ("", "yours", "engaged"):
        raise ValueError(f"of {x['of']!r}: yours or engaged")
    return Each(_only(x["each"]), x.get("of", ""))


def _amounts(x: Mapping[str, Any]) -> dict[Stat, Amount]:
    return {_stat(name): _amount(n) for name, n in x.items()}


def _gift(x: Mapping[str, Any], to: tuple[str, ...]) -> Gift:
    _known(x, "to", "only", "if", "plus", "is", "traits", "most", "for")
    if x["to"] not in to:
        raise ValueError(f"to {x['to']!r}: one of {', '.join(to)}")
    if x.get("for", "activation") != "activation":
        raise ValueError(f"for {x['for']!r}: activation, or nothing")
    return Gift(
        x["to"],
        _only(x.get("only", {})),
        _condition(x.get("if")),
        _amounts(x.get("plus", {})),
        _amounts(x.get("is", {})),
        tuple(x.get("traits", ())),
        x.get("most"),
        "for" in x,
    )


def _said(x: Any) -> tuple[Said, ...]:
    if isinstance(x, int):
        return (Said(x, None),)
    for part in x:
        if not isinstance(part, int):
            _known(part, "n", "if")
    return tuple(Said(y, None) if isinstance(y, int) else Said(y["n"], _condition(y["if"])) for y in x)


def _forced(x: Mapping[str, Any]) -> Forced:
    _known(x, "when", "after", "if")
    stage = "when" if "when" in x else "after"
    if x[stage] not in ("attacks", "host attacks", "host schemes"):
        raise ValueError(f"{stage} {x[stage]!r}: attacks, host attacks or host schemes")
    return Forced(stage, x[stage], _condition(x.get("if")))
