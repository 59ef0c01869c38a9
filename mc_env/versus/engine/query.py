"""Which characters, numbers and conditions the nodes of definitions mean: compiled once to functions over a state and a scope."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import Scope
from mc_env.versus.cards import kit
from mc_env.versus.engine import events, values
from mc_env.versus.engine.state import F_RANGED, F_RESOLVED, State
from mc_env.versus.engine.tables import FACES, CondFn, Fits, ValueFn, Waits
from mc_env.versus.engine.zones import HAND, RESOURCES, in_front
from mc_env.versus.terms import TYPE_SUPPORTING

if TYPE_CHECKING:
    from mc_env.versus.engine.state import Record


def yours(g: State, s: Scope, c: int) -> bool:
    return g.controller[c] == s.player


def enemy(g: State, s: Scope, c: int) -> bool:
    return g.sides[g.controller[c]] != g.sides[s.player]


def main(g: State, s: Scope, c: int) -> bool:
    return values.is_main(g, c)


def supporting(g: State, s: Scope, c: int) -> bool:
    return g.ctype[c] == TYPE_SUPPORTING


def face_up(g: State, s: Scope, c: int) -> bool:
    return not g.facedown[c]


def stunned(g: State, s: Scope, c: int) -> bool:
    return bool(g.facedown[c])


def front_row(g: State, s: Scope, c: int) -> bool:
    return in_front(g.zone[c])


def back_row(g: State, s: Scope, c: int) -> bool:
    return not in_front(g.zone[c])


def attacker(g: State, s: Scope, c: int) -> bool:
    return g.combat >= 0 and c in g.recs[g.combat].cards


def defender(g: State, s: Scope, c: int) -> bool:
    return g.combat >= 0 and g.recs[g.combat].target == c


def in_combat(g: State, s: Scope, c: int) -> bool:
    return attacker(g, s, c) or defender(g, s, c)


def survived(g: State, s: Scope, c: int) -> bool:
    """Whether a character came through a combat that was resolved by its own rules (rulebook, "Survives")."""
    return in_combat(g, s, c) and bool(g.recs[g.combat].flags & F_RESOLVED)


def other(g: State, s: Scope, c: int) -> bool:
    return c != s.src


def itself(g: State, s: Scope, c: int) -> bool:
    return c == s.src


def has_plus(g: State, s: Scope, c: int) -> bool:
    return g.plus[c] > 0


_TESTS: Final[dict[str, Fits]] = {
    "yours": yours,
    "enemy": enemy,
    "main": main,
    "supporting": supporting,
    "face up": face_up,
    "stunned": stunned,
    "front row": front_row,
    "back row": back_row,
    "attacker": attacker,
    "defender": defender,
    "in combat": in_combat,
    "survived": survived,
    "other": other,
    "itself": itself,
    "has +1/+1": has_plus,
}


def _test(word: str, n: int) -> Fits:
    if word in _TESTS:
        return _TESTS[word]
    if word == "has":
        return lambda g, s, c: values.has(g, c, n)
    if word == "team":
        return lambda g, s, c: values.in_team(g, c, n)
    if word == "cost at most":
        return lambda g, s, c: FACES[g.face[c]].cost <= n
    raise NotImplementedCard(f"no selector says {word!r}")


def fits(which: kit.Which) -> Fits:
    """A selector as a question about one character in play."""
    tests = [_test(word, n) for word, n in which.tests]
    if len(tests) == 1:
        return tests[0]

    def all_of(g: State, s: Scope, c: int) -> bool:
        for test in tests:
            if not test(g, s, c):
                return False
        return True

    return all_of


def found(g: State, s: Scope, test: Fits) -> list[int]:
    """The characters in play that a selector means."""
    return [c for c in values.characters(g) if test(g, s, c)]


# ------------------------------------------------------------------------------------------ values


def value(node: kit.Number) -> ValueFn:
    """A number."""
    if isinstance(node, int):
        fixed = node
        return lambda g, s: fixed
    if isinstance(node, kit.Count):
        test = fits(node.which)
        return lambda g, s: len(found(g, s, test))
    if isinstance(node, kit.Resources):
        return lambda g, s: len(g.zones[RESOURCES + s.player])
    if isinstance(node, kit.WoundsOf):
        return lambda g, s: g.wounds[s.src]
    if isinstance(node, kit.PlusOf):
        return lambda g, s: g.plus[s.src]
    if isinstance(node, kit.Same):
        return lambda g, s: s.last[1]
    raise NotImplementedCard(f"no value {type(node).__name__}")


# ------------------------------------------------------------------------------------------ conditions


def _attacking(g: State, s: Scope) -> bool:
    return g.combat >= 0 and s.src in g.recs[g.combat].cards


def _solo(g: State, s: Scope) -> bool:
    return _attacking(g, s) and g.recs[g.combat].amount == 1


def _team_attacking(g: State, s: Scope) -> bool:
    return _attacking(g, s) and g.recs[g.combat].amount > 1


def _attacking_main(g: State, s: Scope) -> bool:
    return _attacking(g, s) and g.recs[g.combat].target >= 0 and values.is_main(g, g.recs[g.combat].target)


def _attacking_back(g: State, s: Scope) -> bool:
    return _attacking(g, s) and g.recs[g.combat].target >= 0 and not in_front(g.zone[g.recs[g.combat].target])


def _all_stunned(g: State, s: Scope) -> bool:
    for q in g.enemies(s.player):
        if all(g.facedown[c] for c in values.of_player(g, q)):
            return True
    return False


_FACTS: Final[dict[str, CondFn]] = {
    "itself face up": lambda g, s: values.face_up(g, s.src),
    "itself stunned": lambda g, s: values.in_play(g, s.src) and bool(g.facedown[s.src]),
    "hand is empty": lambda g, s: not g.zones[HAND + s.player],
    "stunned an enemy this turn": lambda g, s: events.has_stunned(g, s.src),
    "no attack this turn": lambda g, s: not events.has_attacked(g, s.player),
    "an enemy player's characters are all stunned": _all_stunned,
    "first time this turn": lambda g, s: events.times(g, s.rec) == 1,
    "attacking solo": _solo,
    "team attacking": _team_attacking,
    "in combat": lambda g, s: in_combat(g, s, s.src),
    "attacking a main character": _attacking_main,
    "attacking a back row character": _attacking_back,
    "defending against a melee attack": lambda g, s: defender(g, s, s.src) and not g.recs[g.combat].flags & F_RANGED,
}


def cond(node: kit.Cond) -> CondFn:
    """Something that is true or not."""
    if isinstance(node, kit.Fact):
        if node.word not in _FACTS:
            raise NotImplementedCard(f"no fact {node.word!r}")
        return _FACTS[node.word]
    if isinstance(node, kit.AtLeast):
        amount, least = value(node.value), node.n
        return lambda g, s: amount(g, s) >= least
    if isinstance(node, kit.No):
        test = fits(node.which)
        return lambda g, s: not found(g, s, test)
    raise NotImplementedCard(f"no condition {type(node).__name__}")


def waits(node: kit.When) -> Waits:
    """What a triggered power waits for."""
    to = fits(node.to) if node.to is not None else None
    by = fits(node.by) if node.by is not None else None
    you = node.you

    def test(g: State, s: Scope, rec: Record) -> bool:
        if you and rec.player != s.player:
            return False
        if to is not None and (rec.target < 0 or not to(g, s, rec.target)):
            return False
        if by is None:
            return True
        for c in rec.cards if rec.actor < 0 else (rec.actor,):
            if by(g, s, c):
                return True
        return False

    return test
