"""What a definition says in vain: fields that nothing reads, places where an ability never lives, moments that never come.

The tables follow what the engine looks at, by kind of ability and by type of card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from mc_env.cards.kit import Ability, Face, Pattern
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    CHARACTER_TYPES,
    PLAYER_TYPES,
    SCHEME_TYPES,
    SIDE_SCHEME_TYPES,
    AbilityKind,
    CardType,
    Event,
    Label,
    Period,
    Pile,
    Stage,
    Stat,
    Until,
)
from mc_env.cards.text.grammar import article
from mc_env.cards.text.happenings import KINDS
from mc_env.cards.text.tree import nodes
from mc_env.cards.windows import called, waits_in_vain

_K, _T = AbilityKind, CardType

# ---------------------------------------------------------------------------------------------- fields of abilities

_OPTIONAL: Final = (_K.INTERRUPT, _K.RESPONSE)
_FORCED: Final = (_K.FORCED_INTERRUPT, _K.FORCED_RESPONSE)
_TRIGGERED: Final = (*_OPTIONAL, *_FORCED)
_BY_KIND: Final = (_K.WHEN_REVEALED, _K.WHEN_DEFEATED, _K.WHEN_COMPLETED, _K.BOOST, _K.SETUP)  # looked up by their kind

_INITIATED: Final = frozenset({"effect", "cost", "form", "labels", "limit", "where"})
READ: Final[Mapping[AbilityKind, frozenset[str]]] = {
    _K.CONSTANT: frozenset({"constants", "active_in"}),
    _K.ACTION: _INITIATED | {"active_in", "anyone"},
    **dict.fromkeys(_OPTIONAL, _INITIATED | {"trigger", "active_in", "anyone"}),
    **dict.fromkeys(_FORCED, _INITIATED | {"trigger", "active_in"}),
    _K.RESOURCE: _INITIATED - {"labels"} | {"anyone"},
    _K.SPECIAL: _INITIATED,
    **dict.fromkeys(_BY_KIND, frozenset({"effect", "form", "labels"})),
    _K.WHEN_REVEALED: frozenset({"effect", "form", "labels", "bare"}),
}
_IF_EVER: Final = frozenset({"effect", "where"})  # of a constant with an effect
NEEDED: Final[Mapping[AbilityKind, frozenset[str]]] = {
    **dict.fromkeys(READ, frozenset({"effect"})),
    **dict.fromkeys(_TRIGGERED, frozenset({"effect", "trigger"})),
    _K.CONSTANT: frozenset({"constants"}),
}


def _defaults(cls: type[Any]) -> dict[str, object]:
    return {f.name: f.default for f in fields(cls) if f.default is not MISSING}


_ABILITY_DEFAULTS: Final = {name: value for name, value in _defaults(Ability).items() if name != "name"}


def _unread(ability: Ability) -> Iterator[str]:
    """Fields that mean nothing to an ability of this kind, and those it cannot do without."""
    read = READ.get(ability.kind)
    if read is None:
        yield "is of a kind that is never printed"
        return
    needed = NEEDED[ability.kind]
    if ability.kind == _K.CONSTANT and (ability.effect is not None or ability.where is not None):
        needed = read = _IF_EVER
        if not any(isinstance(n, k.CountersOn) for n in nodes(ability.where)):
            yield "waits for a condition that is not about counters, which alone are looked at"
    for name, default in _ABILITY_DEFAULTS.items():
        given = getattr(ability, name) != default
        if given and name not in read:
            yield f"{name}= means nothing to it"
        elif not given and name in needed:
            yield f"has no {name}"


# ---------------------------------------------------------------------------------------------- windows

_STAGES: Final = {
    **dict.fromkeys((_K.INTERRUPT, _K.FORCED_INTERRUPT), (Stage.WOULD, Stage.WHEN)),
    **dict.fromkeys((_K.RESPONSE, _K.FORCED_RESPONSE), (Stage.AFTER,)),
}


def _waiting(ability: Ability) -> Iterator[str]:
    """Windows that never open, and answers at the wrong stage."""
    yield from waits_in_vain(ability)
    for pattern in ability.trigger:
        stages = _STAGES.get(ability.kind, tuple(Stage))
        if pattern.stage not in stages:
            yield f"waits for {pattern.stage.name} of {pattern.event.name}, it should for {' or '.join(s.name for s in stages)}"


# ---------------------------------------------------------------------------------------------- where abilities live

_OWNED: Final = (Pile.HAND, Pile.DISCARD, Pile.EXTRA_DISCARD, Pile.SET_ASIDE, Pile.VICTORY, Pile.UNDER)
PILES: Final[Mapping[AbilityKind, tuple[Pile, ...]]] = {  # beside play; never where a card lies hidden in a deck
    _K.ACTION: _OWNED,
    **dict.fromkeys(_OPTIONAL, _OWNED),
    **dict.fromkeys(_FORCED, (*_OWNED, Pile.ENCOUNTER_DISCARD)),
    _K.CONSTANT: (*_OWNED, Pile.ENCOUNTER_DISCARD),
}
_NEVER_IN_PLAY: Final = (_T.EVENT, _T.RESOURCE, _T.TREACHERY)
_NEVER_DEALT: Final = (_T.HERO, _T.ALTER_EGO, _T.EVENT, _T.RESOURCE)
BEARERS: Final[Mapping[AbilityKind, frozenset[CardType]]] = {  # cards to which it can happen
    _K.WHEN_REVEALED: frozenset(_T) - set(_NEVER_DEALT),
    _K.BOOST: frozenset(_T) - {*_NEVER_DEALT, _T.VILLAIN, _T.MAIN_SCHEME},
    _K.WHEN_DEFEATED: frozenset(_T(t) for t in (*CHARACTER_TYPES, *SIDE_SCHEME_TYPES)),
    _K.WHEN_COMPLETED: frozenset({_T.MAIN_SCHEME}),
    _K.SETUP: frozenset({_T.HERO, _T.ALTER_EGO, _T.MAIN_SCHEME}),
    _K.RESOURCE: frozenset(_T) - set(_NEVER_IN_PLAY),
}


def _homeless(face: Face, ability: Ability) -> Iterator[str]:
    """Abilities that are active where the card never is, or that nothing ever asks this type of card for."""
    kind, pile, type_ = ability.kind, ability.active_in, face.type
    word = type_.name.lower().replace("_", " ")
    a_card = article(word)
    if type_ not in BEARERS.get(kind, frozenset(_T)):
        yield f"{a_card} never uses {KINDS[kind]} abilities"
        return
    piles = PILES.get(kind)
    if piles is None:
        return
    if pile != Pile.PLAY:
        if pile not in piles:
            yield f"is never active in {pile.name}; it can be in PLAY, {', '.join(p.name for p in piles)}"
        elif (kind == _K.ACTION or kind in _OPTIONAL) and type_ not in PLAYER_TYPES:
            yield f"nobody owns this {word}, so nobody may use it in {pile.name}"
        elif (pile == Pile.ENCOUNTER_DISCARD) == (type_ in PLAYER_TYPES) and pile in (
            Pile.ENCOUNTER_DISCARD,
            *_OWNED[:2],
        ):
            yield f"{a_card} never lies in {pile.name}"
    elif type_ in _NEVER_IN_PLAY and (type_ != _T.EVENT or kind == _K.CONSTANT):
        yield f"is active in play, where {a_card} never is; active_in= names another pile"


def _forgotten_limit(face: Face, ability: Ability) -> Iterator[str]:
    """Uses are counted on a card in play; elsewhere only a maximum that all copies share is remembered."""
    limit = ability.limit
    if limit is None or limit.shared or limit.period == Period.INSTANCE or "limit" not in READ.get(ability.kind, ()):
        return
    if face.type in _NEVER_IN_PLAY or ability.active_in != Pile.PLAY:
        yield "is limited, but uses are counted in play only; shared=True counts them for all copies"


# ---------------------------------------------------------------------------------------------- attacks under way

_OF_AN_ATTACK: Final = frozenset(  # events that belong to an attack, a scheme or a thwart
    {
        *(Event.ATTACK, Event.SCHEME, Event.THWART, Event.DEFEND, Event.DAMAGE, Event.TAKE, Event.DEFEAT),
        *(Event.PLACE_THREAT, Event.REMOVE_THREAT, Event.BOOST_FLIP, Event.ACTIVATION_ENDS),
    }
)


def _no_attack(ability: Ability) -> Iterator[str]:
    """Effects that last until the end of an attack where none can be under way (Reference "Lasting Effects")."""
    inside = list(nodes(ability))
    if any(isinstance(n, e.TakeControl) and n.until == Until.END_OF_ATTACK for n in inside):
        yield "TakeControl cannot last until END_OF_ATTACK"
    if ability.kind in (_K.BOOST, _K.SPECIAL) or ability.labels & (Label.ATTACK | Label.THWART):
        return
    if any(isinstance(n, Pattern | e.Delay) and n.event in _OF_AN_ATTACK for n in inside):
        return
    if any(isinstance(n, e.LabeledAttack) for n in inside):
        return
    for node in inside:
        if isinstance(node, e.Modify | e.CostChange) and node.until == Until.END_OF_ATTACK:
            yield f"{type(node).__name__} lasts until END_OF_ATTACK, but no attack, scheme or thwart is under way"


# ---------------------------------------------------------------------------------------------- fields of faces

_PLAYED: Final = frozenset({_T.ALLY, _T.EVENT, _T.SUPPORT, _T.UPGRADE, _T.PLAYER_SIDE_SCHEME})
_STAYING: Final = _PLAYED - {_T.EVENT}
_IN_DECKS: Final = _PLAYED | {_T.RESOURCE}
_IDENTITIES: Final = frozenset({_T.HERO, _T.ALTER_EGO})
_CHARACTERS: Final = frozenset(_T(t) for t in CHARACTER_TYPES)
FACE_FIELDS: Final[Mapping[str, frozenset[CardType]]] = {
    "icons": _IN_DECKS,
    "uses": frozenset(_T) - {*_NEVER_IN_PLAY, *_IDENTITIES},
    "counters": frozenset(_T) - {*_NEVER_IN_PLAY, *_IDENTITIES},
    "attach": _STAYING | {_T.ATTACHMENT},
    "engage": frozenset({_T.MINION}),
    "form": _PLAYED,
    "only_if": _PLAYED,
    "max_per_player": _STAYING,
    "max_per_host": _STAYING | {_T.ATTACHMENT},
    "max_per_round": _PLAYED,
    "any_control": _STAYING,
    "doubles_for": _IN_DECKS,
    "stage": frozenset({_T.VILLAIN, _T.MAIN_SCHEME}),
    "give_to": frozenset({_T.OBLIGATION}),
    "requirement": _PLAYED,
    "team_up": _IN_DECKS,
    "teamwork": frozenset({_T.MINION}),
    "identity_form": frozenset({_T.SUPPORT, _T.UPGRADE}),
    "only_resources": _PLAYED,
    "spend_form": frozenset({_T.RESOURCE}),
    "deck_limit": _IN_DECKS,
}
STATS: Final[Mapping[Stat, frozenset[CardType]]] = {
    **dict.fromkeys((Stat.THW, Stat.ATK, Stat.DEF, Stat.REC, Stat.SCH, Stat.HP), _CHARACTERS),
    Stat.HAND_SIZE: _IDENTITIES,
    Stat.COST: _IN_DECKS,
    Stat.THREAT: frozenset(_T(t) for t in SCHEME_TYPES),
    Stat.TARGET_THREAT: frozenset({_T.MAIN_SCHEME}),
    Stat.ESCALATION: frozenset({_T.MAIN_SCHEME}),
    Stat.CONSEQUENTIAL_ATK: frozenset({_T.ALLY}),
    Stat.CONSEQUENTIAL_THW: frozenset({_T.ALLY}),
    Stat.BOOST: BEARERS[_K.BOOST],
}
_FACE_DEFAULTS: Final = {name: value for name, value in _defaults(Face).items() if name in FACE_FIELDS}


def unread_fields(face: Face) -> Iterator[str]:
    """Facts that mean nothing on a card of this type."""
    word = face.type.name.lower().replace("_", " ")
    a_card = article(word)
    for name, default in _FACE_DEFAULTS.items():
        if getattr(face, name) != default and face.type not in FACE_FIELDS[name]:
            yield f"{name}= means nothing on {a_card}"
    for stat in face.stats:
        if face.type not in STATS.get(stat, frozenset(_T)):
            yield f"{stat.name} means nothing on {a_card}"
    if face.max_per_host and face.attach is None:
        yield "max_per_host= means nothing on a card that attaches to nothing"


def idle_abilities(face: Face) -> Iterator[str]:
    """Abilities that cannot do what they say."""
    for i, ability in enumerate(face.abilities):
        problems = [
            *_unread(ability),
            *_waiting(ability),
            *_homeless(face, ability),
            *_forgotten_limit(face, ability),
            *_no_attack(ability),
        ]
        yield from (f"{called(ability, i)}: {problem}" for problem in problems)
