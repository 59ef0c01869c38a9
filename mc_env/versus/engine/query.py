"""Which characters, numbers and conditions the nodes of definitions mean: compiled once to functions over a state and a scope."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mc_env.errors import NotImplementedCard
from mc_env.kernel.records import Scope
from mc_env.versus.cards import kit
from mc_env.versus.engine import circumstances, events, limits, selecting, values
from mc_env.versus.engine.state import F_CANCELED, F_RANGED, F_RESOLVED, State
from mc_env.versus.engine.tables import FACES, CondFn, Fits, ValueFn, Waits
from mc_env.versus.engine.zones import HAND, KO_PILE, RESOURCES, in_front
from mc_env.versus.terms import (
    EVENT_ATTACK_DECLARED,
    EVENT_BUILD_BEGINS,
    EVENT_EQUIPS,
    EVENT_MAIN_BEGINS,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    TYPE_PLOT_TWIST,
    TYPE_SUPPORTING,
)

if TYPE_CHECKING:
    from mc_env.versus.engine.state import Record


def yours(g: State, s: Scope, c: int) -> bool:
    return g.controls(s.player, c)


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
    return circumstances.in_combat(g, c)


def survived(g: State, s: Scope, c: int) -> bool:
    """Whether a character came through a combat that was resolved by its own rules (rulebook, "Survives")."""
    return in_combat(g, s, c) and g.recs[g.combat].flags & (F_RESOLVED | F_CANCELED) == F_RESOLVED


def other(g: State, s: Scope, c: int) -> bool:
    return c != s.src


def itself(g: State, s: Scope, c: int) -> bool:
    return c == s.src


def has_plus(g: State, s: Scope, c: int) -> bool:
    return g.plus[c] > 0


def plot_twist(g: State, s: Scope, c: int) -> bool:
    return g.ctype[c] == TYPE_PLOT_TWIST


def named(g: State, s: Scope, c: int) -> bool:
    """Whether a card has the name that was named; the number of the scope is a face with that name."""
    face = s.slots[2]
    return isinstance(face, int) and FACES[face].name in FACES[g.face[c]].names


def theirs(g: State, s: Scope, c: int) -> bool:
    """Whether the enemy player that an effect is done for controls a character."""
    q = s.slots[2]
    return isinstance(q, int) and g.controls(q, c)


def their_main(g: State, s: Scope, c: int) -> bool:
    q = s.slots[2]
    return isinstance(q, int) and g.mains[q] == c


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
    "plot twist": plot_twist,
    "with the name": named,
    "theirs": theirs,
    "their main": their_main,
}


def _named(word: str, name: str) -> Fits:
    if word == "named":
        return lambda g, s, c: name in FACES[g.face[c]].names
    raise NotImplementedCard(f"no selector says {word!r}")


def _test(word: str, n: int | str) -> Fits:
    made = selecting.test_with(word, n) or selecting.TESTS.get(word)
    if made is not None:
        return made
    if isinstance(n, str):
        return _named(word, n)
    if word in _TESTS:
        return _TESTS[word]
    if word in circumstances.TESTS:
        return circumstances.TESTS[word]
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
    found_by = _VALUES.get(type(node))
    if found_by is not None:
        return found_by(node)
    made = selecting.value(node, value(node.to) if isinstance(node, kit.Missing) else None)
    if made is not None:
        return made
    raise NotImplementedCard(f"no value {type(node).__name__}")


def _in_piles(which: kit.Which, everybody: bool) -> ValueFn:
    """How many characters of a kind lie in the KO pile of a player, or of all."""
    test = fits(which)

    def count(g: State, s: Scope) -> int:
        n = 0
        for p in g.players():
            if everybody or p == s.player:
                for c in g.zones[KO_PILE + p]:
                    if g.ctype[c] == TYPE_SUPPORTING and test(g, s, c):
                        n += 1
        return n

    return count


def _plus_on(node: kit.PlusOn) -> ValueFn:
    test = fits(node.which)
    return lambda g, s: sum([g.plus[c] for c in found(g, s, test)])


def _total(node: kit.Total) -> ValueFn:
    first, second = value(node.first), value(node.second)
    return lambda g, s: first(g, s) + second(g, s)


def _basic_locations(node: kit.BasicLocations) -> ValueFn:
    symbol = int(node.symbol)

    def count(g: State, s: Scope) -> int:
        n = 0
        for p in g.players():
            for c in g.zones[RESOURCES + p]:
                info = FACES[g.face[c]]
                if not g.facedown[c] and info.team < 0 and symbol in info.symbols:
                    n += 1
        return n

    return count


def _cards_more(g: State, s: Scope) -> int:
    """By how many cards a hand is larger than that of the player who was chosen."""
    q = s.slots[1]
    assert isinstance(q, int)
    return max(len(g.zones[HAND + s.player]) - len(g.zones[HAND + q]), 0) if q >= 0 else 0


def _all_resources(g: State, s: Scope) -> int:
    return sum([len(g.zones[RESOURCES + p]) for p in g.players()])


def _current_atk(g: State, s: Scope) -> int:
    return values.atk(g, s.src)


def _current_def(g: State, s: Scope) -> int:
    return values.dfn(g, s.src)


def _amount_of_that(g: State, s: Scope) -> int:
    return g.recs[s.rec].amount if s.rec in g.recs else 0


def _times_used(node: kit.TimesUsed) -> ValueFn:
    name = limits.counted(node.name)
    return lambda g, s: limits.times_used(g, s.player, name)


_VALUES: Final[dict[type[kit.Value], Callable[[Any], ValueFn]]] = {
    kit.InYourKOPile: lambda node: _in_piles(node.which, False),
    kit.InKOPiles: lambda node: _in_piles(node.which, True),
    kit.AllResources: lambda node: _all_resources,
    kit.BasicLocations: _basic_locations,
    kit.CardsMoreThanThey: lambda node: _cards_more,
    kit.PlusOn: _plus_on,
    kit.CurrentATK: lambda node: _current_atk,
    kit.CurrentDEF: lambda node: _current_def,
    kit.AmountOfThat: lambda node: _amount_of_that,
    kit.TimesUsed: _times_used,
    kit.Total: _total,
}

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
    for q in g.opponents(s.player):
        if values.all_stunned(g, q):
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
        if node.word in circumstances.FACTS:
            return circumstances.FACTS[node.word]
        if node.word in selecting.FACTS:
            return selecting.FACTS[node.word]
        if node.word not in _FACTS:
            raise NotImplementedCard(f"no fact {node.word!r}")
        return _FACTS[node.word]
    if isinstance(node, kit.AtLeast):
        amount, least = value(node.value), node.n
        return lambda g, s: amount(g, s) >= least
    if isinstance(node, kit.No):
        test = fits(node.which)
        return lambda g, s: not found(g, s, test)
    made = selecting.cond(node)
    if made is not None:
        return made
    raise NotImplementedCard(f"no condition {type(node).__name__}")


# what two-headed teammates do together, or on the side they share
_TOGETHER: Final = (
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    EVENT_BUILD_BEGINS,
    EVENT_MAIN_BEGINS,
    EVENT_ATTACK_DECLARED,
    EVENT_EQUIPS,
)


def waits(node: kit.When) -> Waits:
    """What a triggered power waits for."""
    to = fits(node.to) if node.to is not None else None
    by = fits(node.by) if node.by is not None else None
    you, enemy_player, least, symbol = node.you, node.enemy, node.least, node.symbol

    def test(g: State, s: Scope, rec: Record) -> bool:
        if you and rec.player != s.player:
            if not g.shared or rec.kind not in _TOGETHER or g.sides[rec.player] != g.sides[s.player]:
                return False
        if enemy_player and g.sides[rec.player] == g.sides[s.player]:
            return False
        if rec.amount < least or (symbol is not None and not events.costs(g, rec, int(symbol))):
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
