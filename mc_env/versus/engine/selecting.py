"""Further questions of definitions: about characters, numbers, conditions and cards out of play (`cards.kit.selecting`)."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.records import Scope
from mc_env.versus.cards import kit
from mc_env.versus.engine import circumstances, events, values
from mc_env.versus.engine.state import F_RANGED, F_RESOLVED, State
from mc_env.versus.engine.tables import FACES, CondFn, Fits, ValueFn
from mc_env.versus.engine.zones import HAND, RESOURCES
from mc_env.versus.terms import (
    N_TEAMS,
    TYPE_EQUIPMENT,
    TYPE_LOCATION,
    TYPE_SUPPORTING,
)

CHOSEN_SLOT: Final = 0  # where a power keeps what it has chosen
PLAYER_SLOT: Final = 3  # where it keeps the player it has chosen

# ------------------------------------------------------------------------------------------ characters in play


def exhausted(g: State, s: Scope, c: int) -> bool:
    return bool(g.exhausted[c])


def ready(g: State, s: Scope, c: int) -> bool:
    return not g.exhausted[c] and not g.facedown[c]


def unprotected(g: State, s: Scope, c: int) -> bool:
    return not g.facedown[c] and not values.protected(g, c)


def of_chosen_player(g: State, s: Scope, c: int) -> bool:
    q = s.slots[PLAYER_SLOT] if len(s.slots) > PLAYER_SLOT else -1
    return isinstance(q, int) and q >= 0 and g.controls(q, c)


def like_chosen(g: State, s: Scope, c: int) -> bool:
    for x in chosen(s):
        if x != c and values.same_name(g, x, c):
            return True
    return False


def like_that(g: State, s: Scope, c: int) -> bool:
    if s.rec not in g.recs:
        return False
    rec = g.recs[s.rec]
    return c != rec.target and g.controls(rec.tplayer, c) and values.same_name(g, rec.target, c)


TESTS: Final[dict[str, Fits]] = {
    "exhausted": exhausted,
    "ready": ready,
    "unprotected": unprotected,
    "of the chosen player": of_chosen_player,
    "like chosen": like_chosen,
    "like that": like_that,
}


def test_with(word: str, n: int | str) -> Fits | None:
    """A question that a word and a number or a name make."""
    if word == "not named":
        return lambda g, s, c: n not in FACES[g.face[c]].names
    if word == "cost at least":
        assert isinstance(n, int)
        least = n
        return lambda g, s, c: FACES[g.face[c]].cost >= least
    return None


def chosen(s: Scope) -> tuple[int, ...]:
    """What a power has chosen."""
    now = s.slots[CHOSEN_SLOT] if s.slots else -1
    return now if isinstance(now, tuple) else ()


# ------------------------------------------------------------------------------------------ cards out of play

_TYPES: Final = {
    "": -1,
    "character": TYPE_SUPPORTING,
    "location": TYPE_LOCATION,
    "equipment": TYPE_EQUIPMENT,
}


def is_basic(g: State, c: int) -> bool:
    """Whether a card is a basic location: of no team, with one symbol."""
    info = FACES[g.face[c]]
    return info.type == TYPE_LOCATION and info.team < 0 and len(info.symbols) == 1


def kind(node: kit.Kind) -> Fits:
    """A kind of card as a question about one card."""
    type_, name, keyword, basic = _TYPES[node.type], node.name, node.keyword, node.basic
    team = -1 if node.team is None else int(node.team)

    def fits(g: State, s: Scope, c: int) -> bool:
        info = FACES[g.face[c]]
        if (type_ >= 0 and info.type != type_) or (name and name not in info.names):
            return False
        if (team >= 0 and info.team != team) or (keyword >= 0 and not info.printed[keyword]):
            return False
        return not basic or is_basic(g, c)

    return fits


def share_team(g: State, a: int, b: int) -> bool:
    """Whether two cards out of play have a team affiliation in common."""
    team = FACES[g.face[a]].team
    return team >= 0 and team == FACES[g.face[b]].team


# ------------------------------------------------------------------------------------------ values


def figure(g: State, c: int, word: str) -> int:
    """A figure of a card: as it is in play, as printed elsewhere."""
    info = FACES[g.face[c]]
    if word == "health":
        return values.health(g, c)
    if not values.in_play(g, c):
        return info.atk if word == "atk" else info.dfn
    return values.atk(g, c) if word == "atk" else values.dfn(g, c)


def value(node: kit.Value, inner: ValueFn | None) -> ValueFn | None:
    """A number; `inner` is the number that it is made of."""
    if isinstance(node, kit.Figure):
        word, how = node.word, node.of.how

        def of_one(g: State, s: Scope) -> int:
            if how == "self":
                return figure(g, s.src, word)
            if how == "that":
                return figure(g, g.recs[s.rec].target, word) if s.rec in g.recs else 0
            return sum([figure(g, c, word) for c in chosen(s)])

        return of_one
    if isinstance(node, kit.Missing):
        assert inner is not None
        of, upto = node.word, inner
        return lambda g, s: max(upto(g, s) - figure(g, s.src, of), 0)
    if isinstance(node, kit.HandGap):
        to = node.to
        return lambda g, s: max((to or _their_hand(g, s)) - len(g.zones[HAND + s.player]), 0)
    if isinstance(node, kit.HealthOfTheFallen):
        return lambda g, s: sum([events.fallen_health(g, q) for q in g.enemies(s.player)])
    return None


def _their_hand(g: State, s: Scope) -> int:
    q = s.slots[PLAYER_SLOT]
    return len(g.zones[HAND + q]) if isinstance(q, int) and q >= 0 else 0


# ------------------------------------------------------------------------------------------ conditions


def _attacking(g: State, s: Scope, ranged: bool) -> bool:
    return g.combat >= 0 and s.src in g.recs[g.combat].cards and bool(g.recs[g.combat].flags & F_RANGED) == ranged


def _defending(g: State, s: Scope) -> bool:
    return g.combat >= 0 and g.recs[g.combat].target == s.src


def _melee(g: State, s: Scope) -> bool:
    return g.combat >= 0 and not g.recs[g.combat].flags & F_RANGED


def _yours_is_melee_attacked(g: State, s: Scope) -> bool:
    target = g.recs[g.combat].target if g.combat >= 0 else -1
    return _melee(g, s) and target >= 0 and g.controls(s.player, target)


def _all_stunned(g: State, s: Scope) -> bool:
    return all(g.facedown[c] for q in g.enemies(s.player) for c in values.of_player(g, q))


def _five(g: State, s: Scope) -> bool:
    mine = values.of_player(g, s.player)
    return any(sum([values.in_team(g, c, team) for c in mine]) >= 5 for team in range(N_TEAMS))


def _through(g: State, s: Scope) -> bool:
    """Whether the character was in a combat that was resolved, and has not been stunned in it."""
    if g.combat < 0 or g.facedown[s.src]:
        return False
    rec = g.recs[g.combat]
    return bool(rec.flags & F_RESOLVED) and (s.src in rec.cards or rec.target == s.src)


def _copy_is_there(g: State, s: Scope) -> bool:
    target = g.recs[s.rec].target if s.rec in g.recs else -1
    mine = values.of_player(g, s.player)
    return any(c != target and values.same_name(g, c, target) for c in mine)


FACTS: Final[dict[str, CondFn]] = {
    "itself melee attacking": lambda g, s: _attacking(g, s, False),
    "itself ranged attacking": lambda g, s: _attacking(g, s, True),
    "it is a melee attack": _melee,
    "a character on your side is melee attacked": _yours_is_melee_attacked,
    "all enemy characters are stunned": _all_stunned,
    "five or more characters on your side share a team": _five,
    "itself your main character": lambda g, s: circumstances.your_main(g, s, s.src),
    "itself wounded": lambda g, s: g.wounds[s.src] > 0,
    "itself through the combat": _through,
    "it was not recruited from a hand": lambda g, s: s.rec in g.recs and not g.recs[s.rec].amount,
    "another character with that name is on your side": _copy_is_there,
}


def cond(node: kit.Cond) -> CondFn | None:
    """Something that is true or not."""
    if isinstance(node, kit.HandAtMost):
        n = node.n
        return lambda g, s: len(g.zones[HAND + s.player]) <= n
    if isinstance(node, kit.BasicOnYourSide):
        symbol = int(node.symbol)

        def there(g: State, s: Scope) -> bool:
            for c in g.zones[RESOURCES + s.player]:
                if not g.facedown[c] and is_basic(g, c) and symbol in FACES[g.face[c]].symbols:
                    return True
            return False

        return there
    return None
