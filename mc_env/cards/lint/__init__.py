"""The card linter: what is wrong with definitions, found without playing them.

`python -m mc_env.cards.lint` prints every finding and exits with 1 if there is one. `effective` knows which windows exist,
where abilities live and which fields have an effect. Whether the engine can do everything a definition asks for is checked
when definitions are compiled, not here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import Ability, Card, Face, HeroSet, Node, Scenario
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.lint.effective import idle_abilities, unread_fields
from mc_env.cards.terms import AbilityKind, CardType, Stat
from mc_env.cards.text import card_text
from mc_env.cards.text.tree import nodes, parts
from mc_env.errors import NotImplementedCard

_NEEDED: Final[dict[CardType, tuple[Stat, ...]]] = {
    CardType.ALLY: (Stat.THW, Stat.ATK, Stat.HP),
    CardType.MINION: (Stat.SCH, Stat.ATK, Stat.HP),
}


def lint(faces: Iterable[Face] | None = None) -> list[str]:
    """Every finding about the given faces; by default about everything that is registered, decks included."""
    checked = list(registry.faces() if faces is None else faces)
    out = list(_codes(checked))
    for face in checked:
        found = list(_plain(face)) or [problem for check in CHECKS for problem in check(face)]
        out += [f"{face.title or '?'} ({face.code or '?'}): {problem}" for problem in found]
    if faces is None:
        out += lint_sets(registry.HEROES.values(), registry.SCENARIOS.values())
    return out


def lint_sets(heroes: Iterable[HeroSet] = (), scenarios: Iterable[Scenario] = ()) -> list[str]:
    """Codes in starter decks and scenarios that nothing is registered under, and obligations of an identity that do not
    say so (one that belongs to no identity may name nobody)."""
    out = []
    for hero in heroes:
        known = {face.code for face in registry.faces()}
        out += [
            f"{hero.name} ({hero.code}): the starter deck holds {code}, which is not registered"
            for code in hero.starter
            if code not in known
        ]
        out += [
            f"{hero.name} ({hero.code}): the obligation {face.title} is given to nobody"
            for card in hero.obligations
            for face in (card.faces if isinstance(card, Card) else (card,))
            if not face.give_to
        ]
    for scenario in scenarios:
        registry.load()
        out += [
            f"{scenario.name} ({scenario.code}): the encounter set {code} is not registered"
            for code in (*scenario.sets, *scenario.modular)
            if code not in registry.ENCOUNTER_SETS
        ]
    return out


def _codes(faces: list[Face]) -> Iterator[str]:
    seen: dict[str, Face] = {}
    for face in faces:
        if face.code and face.code in seen:
            yield f"{face.title} ({face.code}): {seen[face.code].title} has the same code"
        seen.setdefault(face.code, face)


# ---------------------------------------------------------------------------------------------- printed facts


def _identified(face: Face) -> Iterator[str]:
    if not face.code:
        yield "no code"
    if not face.title:
        yield "no title"


def _stats(face: Face) -> Iterator[str]:
    for stat in _NEEDED.get(face.type, ()):
        if stat not in face.stats and not (stat == Stat.HP and Stat.INFINITE_HP in face.stats):
            yield f"{face.type.name.lower()} without {stat.name}"
    if face.type in (CardType.VILLAIN, CardType.MAIN_SCHEME) and not face.stage:
        yield f"{face.type.name.lower().replace('_', ' ')} without a stage"


def _complete(face: Face) -> Iterator[str]:
    if face.type == CardType.EVENT and not face.abilities:
        yield "event without an ability"
    if face.type == CardType.ATTACHMENT and face.attach is None:
        yield "attachment that attaches to nothing"


def _counters(face: Face) -> Iterator[str]:
    if face.uses is None:
        return
    counter = face.uses[0]
    if not any(isinstance(n, e.RemoveCounters) and n.counter == counter for n in nodes(face.abilities)):
        yield f"uses ({counter}), but no ability removes {counter} counters"


def _boost(face: Face) -> Iterator[str]:
    boosts = any(a.kind == AbilityKind.BOOST for a in face.abilities)
    if face.boost_star and not boosts:
        yield "a boost star without a Boost ability"
    if boosts and not face.boost_star:
        yield "a Boost ability without a boost star"


# ---------------------------------------------------------------------------------------------- plain data


def _plain(face: Face) -> Iterator[str]:
    for name, value in parts(face):
        yield from _impure(name, value, facts=name == "stats")


def _impure(path: str, value: object, facts: bool = False) -> Iterator[str]:
    """Everything below a value that is not a node, a constant, a tuple or a frozen set."""
    if isinstance(value, Node):
        for name, part in parts(value):
            yield from _impure(f"{path}.{type(value).__name__}.{name}", part)
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from _impure(path, item)
    elif isinstance(value, Mapping) and facts:
        for item in (*value.keys(), *value.values()):
            yield from _impure(path, item)
    elif value is not None and not isinstance(value, Enum | int | str):
        yield f"{path} holds a {type(value).__name__}, which is not plain data"


# ---------------------------------------------------------------------------------------------- names

CARDS, PLAYERS, NUMBERS, REPORTS = "card", "player", "number", "report"

_USES: Final[dict[type[Node], str]] = {
    k.Ref: CARDS,
    e.Rearrange: CARDS,
    k.PlayerRef: PLAYERS,
    k.Number: NUMBERS,
    k.Did: REPORTS,
    k.DidFully: REPORTS,
    k.Result: REPORTS,
}
_BINDS: Final[dict[type[Node], tuple[str, ...]]] = {
    e.Choose: (CARDS,),
    e.Search: (CARDS,),
    e.Find: (CARDS,),
    e.EachTime: (CARDS,),
    e.BringIntoGame: (CARDS,),
    e.LookAt: (CARDS,),
    e.ForEach: (CARDS,),
    k.A: (CARDS,),
    e.ChoosePlayer: (PLAYERS,),
    k.APlayer: (PLAYERS,),
    e.ChooseNumber: (NUMBERS,),
    e.Spend: (NUMBERS,),
    e.Let: (CARDS, REPORTS),
}


def _names(face: Face) -> Iterator[str]:
    for ability in face.abilities:
        bound: set[tuple[str, str]] = set()
        for part in (ability.trigger, ability.where, ability.cost, ability.effect, ability.constants):
            yield from _unbound(part, bound)
    yield from _unbound((face.attach, face.engage, face.only_if), set())


def _unbound(value: object, bound: set[tuple[str, str]]) -> Iterator[str]:
    """Names used before anything was called so, in the order in which a definition is carried out."""
    if isinstance(value, tuple):
        for item in value:
            yield from _unbound(item, bound)
        return
    if not isinstance(value, Node):
        return
    name = _name(value)
    kind = _USES.get(type(value))
    if kind is not None and name and (kind, name) not in bound:
        yield f"{type(value).__name__}({name!r}): no {kind} has that name yet"
    for field, part in parts(value):
        yield from _unbound(part, bound)
        if isinstance(value, e.ForEach | e.EachTime) and field == "of":  # its name already means something inside it
            bound.add((CARDS, value.name))
    for kind in _BINDS.get(type(value), ()):
        if name:
            bound.add((kind, name))


def _name(node: Node) -> str:
    name = node.x if isinstance(node, e.Spend) else getattr(node, "name", "")
    return name if isinstance(name, str) else ""


def _guises(face: Face) -> Iterator[str]:
    for node in nodes(face.abilities):
        if isinstance(node, e.PutIntoPlayAs | e.TurnInto) and node.guise is not None:
            if node.guise not in registry.GUISES:
                yield f"{type(node).__name__}: there is no guise {node.guise!r}"


# ---------------------------------------------------------------------------------------------- durations


def _durations(face: Face) -> Iterator[str]:
    for ability in face.abilities:
        for node in nodes((ability.cost, ability.effect)):
            if isinstance(node, e.Modify | e.CostChange) and node.until is None:
                yield f"{type(node).__name__} inside an effect needs until="
        yield from _constants(ability)


def _constants(ability: Ability) -> Iterator[str]:
    for node in nodes(ability.constants):
        if isinstance(node, e.Modify | e.CostChange) and node.until is not None:
            yield f"{type(node).__name__} in a constant ability has until="
        if isinstance(node, k.A | k.AtRandom | k.APlayer):
            yield f"{type(node).__name__}(...) in a constant ability: nothing can be chosen there"


# ---------------------------------------------------------------------------------------------- text


def _text(face: Face) -> Iterator[str]:
    try:
        card_text(face)
    except NotImplementedCard as error:
        yield f"no text: {error}"


CHECKS: Final[tuple[Callable[[Face], Iterator[str]], ...]] = (
    _identified,
    _stats,
    _complete,
    _counters,
    _boost,
    _names,
    _guises,
    _durations,
    unread_fields,
    idle_abilities,
    _text,
)


def main() -> int:
    """Print findings; 1 if there are any."""
    findings = lint()
    for finding in findings:
        print(finding)
    return 1 if findings else 0
