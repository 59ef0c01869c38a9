"""The nouns of a definition: whom a target means, how much a value is, how likely a condition holds.

Numbers that depend on the game (counters on the card, "if you have Aerial") are asked of `Here`.
"""

from __future__ import annotations

from typing import Final

from mc_env.agents.players.heuristic.handlers import Handlers
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    FORM_HERO,
    PILE_EXTRA_DECK,
    PILE_PLAY,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_ATTACHMENT,
    TYPE_HERO,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
)
from mc_env.engine.knowing.sight import Sight

Refs = dict[str, str]
"""Whom the names given earlier in an effect mean."""

ENEMY_TYPES: Final = frozenset({TYPE_MINION, TYPE_VILLAIN})
FRIEND_TYPES: Final = frozenset({TYPE_HERO, TYPE_ALTER_EGO, TYPE_ALLY})
SCHEMES: Final = frozenset({TYPE_MAIN_SCHEME, TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME})
GEAR: Final = frozenset({TYPE_UPGRADE, TYPE_SUPPORT})

A_GUESS: Final = 2.0  # for an amount that cannot be known
ICONS: Final = 1.5  # boost icons or the like on a card, about


class Here:
    """Where an effect is read: whose it is, on which card, and because of what."""

    __slots__ = ("amount", "card", "dynamic", "player", "sight")

    def __init__(self, sight: Sight, card: int, player: int, amount: float = 0.0) -> None:
        self.sight = sight
        self.card = card
        self.player = player
        self.amount = amount
        self.dynamic = False  # whether the reading depended on the game


# ------------------------------------------------------------------------------------------ who

_WORDS: Final[dict[type, str]] = {
    k.APlayer: "you",
    k.You: "you",
    k.IdentityOf: "you",
    k.Self_: "self",
    k.Host: "host",
    k.ActiveVillain: "villain",
    k.ActiveMainScheme: "main",
    k.EngagedWith: "minion",
    k.Hit: "hit",
}  # targets that mean the same whatever they hold

_WHOM: Final[Handlers[Refs, str]] = Handlers()


def who(target: object, refs: Refs) -> str:
    """Whom a target means: enemy, minion, villain, you, ally, friend, main, scheme, gear, self, host, pile, extra (deck) or
    other."""
    word = _WORDS.get(type(target))
    if word is not None:
        return word
    handler = _WHOM.find(target)
    if handler is not None:
        return handler(target, refs)
    return "everyone" if isinstance(target, k.PlayerSel) else "other"


def _who_inside(n: k.A | k.AtRandom | k.Extreme | k.Topmost | k.First, refs: Refs) -> str:
    return who(n.of, refs)


_WHOM.enter(k.A, _who_inside)
_WHOM.enter(k.AtRandom, _who_inside)
_WHOM.enter(k.Extreme, _who_inside)
_WHOM.enter(k.Topmost, _who_inside)
_WHOM.enter(k.First, _who_inside)


@_WHOM.of(k.Ref)
def _named_before(n: k.Ref, refs: Refs) -> str:
    return refs.get(n.name, "other")


@_WHOM.of(k.EventCard)
def _of_the_event(n: k.EventCard, refs: Refs) -> str:
    return "enemy" if n.role == "actor" else "event"


@_WHOM.of(k.In)
def _in_a_pile(n: k.In, refs: Refs) -> str:
    return {PILE_PLAY: "self", PILE_EXTRA_DECK: "extra"}.get(n.pile, "pile")


@_WHOM.of(k.Both)
def _both(n: k.Both, refs: Refs) -> str:
    first, second = who(n.a, refs), who(n.b, refs)
    for word in (first, second):
        if word in ("self", "pile"):
            return word
    return first if first not in ("other", "everyone") else second


@_WHOM.of(k.EitherSel)
def _one_or_the_other(n: k.EitherSel, refs: Refs) -> str:
    first, second = who(n.a, refs), who(n.b, refs)
    return "enemy" if {first, second} == {"villain", "minion"} else first


@_WHOM.of(k.OfType)
def _of_types(n: k.OfType, refs: Refs) -> str:
    for types, word in _TYPES:
        if n.types <= types:
            return word
    return "other"


_TYPES: Final[tuple[tuple[frozenset[int], str], ...]] = (
    (frozenset({TYPE_MINION}), "minion"),
    (frozenset({TYPE_VILLAIN}), "villain"),
    (ENEMY_TYPES, "enemy"),
    (frozenset({TYPE_ALLY}), "ally"),
    (frozenset({TYPE_HERO, TYPE_ALTER_EGO}), "you"),
    (FRIEND_TYPES, "friend"),
    (frozenset({TYPE_MAIN_SCHEME}), "main"),
    (SCHEMES, "scheme"),
    (GEAR, "gear"),
    (frozenset({TYPE_ATTACHMENT}), "attachment"),
    (ENEMY_TYPES | FRIEND_TYPES, "character"),
)  # the first that holds all types of a target says whom it means


def one(target: object) -> bool:
    """Whether a target is a single card that somebody chooses."""
    return isinstance(target, k.A | k.AtRandom | k.APlayer | k.Ref | k.Self_ | k.ActiveVillain | k.IdentityOf | k.You)


# ------------------------------------------------------------------------------------------ how much

_SUMS: Final[Handlers[Here | None, float]] = Handlers()  # values made of other values
_ASKED: Final[Handlers[Here, float]] = Handlers()  # values that the game knows


def number(value: object, here: Here | None) -> float:
    """A value as a number, a good guess where it cannot be known."""
    if isinstance(value, int):
        return float(value)
    made = _SUMS.find(value)
    if made is not None:
        return made(value, here)
    if here is None:
        return A_GUESS
    if isinstance(value, k.Icons):
        return ICONS
    here.dynamic = True
    asked = _ASKED.find(value)
    return A_GUESS if asked is None else asked(value, here)


@_SUMS.of(k.Plus)
def _plus(n: k.Plus, here: Here | None) -> float:
    return number(n.a, here) + number(n.b, here)


@_SUMS.of(k.Minus)
def _minus(n: k.Minus, here: Here | None) -> float:
    return max(0.0, number(n.a, here) - number(n.b, here))


@_SUMS.of(k.Times)
def _times(n: k.Times, here: Here | None) -> float:
    return number(n.a, here) * number(n.b, here)


@_SUMS.of(k.Divided)
def _divided(n: k.Divided, here: Here | None) -> float:
    return number(n.a, here) / n.by


@_SUMS.of(k.AtMost)
def _at_most(n: k.AtMost, here: Here | None) -> float:
    return min(number(n.a, here), number(n.cap, here))


@_SUMS.of(k.FinalStep)
def _final_step(n: k.FinalStep, here: Here | None) -> float:
    return (number(n.then, here) + 2 * number(n.otherwise, here)) / 3


@_SUMS.of(k.Either)
def _either(n: k.Either, here: Here | None) -> float:
    p = chance(n.where, here)
    return p * number(n.then, here) + (1 - p) * number(n.otherwise, here)


@_ASKED.of(k.PerPlayer)
def _per_player(n: k.PerPlayer, here: Here) -> float:
    return float(n.n * here.sight.players)


@_ASKED.of(k.Amount)
def _amount(n: k.Amount, here: Here) -> float:
    return here.amount or A_GUESS


@_ASKED.of(k.DamageTaken)
def _damage_taken(n: k.DamageTaken, here: Here) -> float:
    return here.amount or A_GUESS


@_ASKED.of(k.CountersOn)
def _counters_on(n: k.CountersOn, here: Here) -> float:
    return float(here.sight.counters(here.card, n.counter)) if here.card >= 0 else 0.0


@_ASKED.of(k.StageNumber)
def _stage_number(n: k.StageNumber, here: Here) -> float:
    faces = [here.sight.face(c) for c in here.sight.villains()]
    return float(sum(face.stage for face in faces if face is not None)) or A_GUESS


@_ASKED.of(k.DamageOn)
def _damage_on(n: k.DamageOn, here: Here) -> float:
    return float(here.sight.damage(here.sight.identity(here.player))) if here.player >= 0 else A_GUESS


@_ASKED.of(k.StatOf)
def _stat_of(n: k.StatOf, here: Here) -> float:
    if who(n.of, {}) == "you" and here.player >= 0:
        return float(here.sight.stat(here.sight.identity(here.player), int(n.stat)))
    return A_GUESS


@_ASKED.of(k.Count)
def _count(n: k.Count, here: Here) -> float:
    if who(n.of, {}) == "minion" and here.player >= 0:
        return float(len(here.sight.minions(here.player)))
    return A_GUESS


@_ASKED.of(k.ThreatOn)
def _threat_on(n: k.ThreatOn, here: Here) -> float:
    if isinstance(n.of, k.Self_) and here.card >= 0:
        return float(here.sight.threat(here.card))
    return float(sum(here.sight.threat(c) for c in here.sight.side_schemes())) or A_GUESS


def chance(where: object, here: Here | None) -> float:
    """How likely a condition holds when it is asked."""
    if here is None:
        return 0.5
    if isinstance(where, k.YouHave) and here.player >= 0:
        here.dynamic = True
        return float(here.sight.has_trait(here.sight.identity(here.player), where.trait))
    if isinstance(where, k.YouAre) and here.player >= 0:
        here.dynamic = True
        face = here.sight.face(here.sight.identity(here.player))
        return float(face is not None and face.title == where.title)
    if isinstance(where, k.InForm) and here.player >= 0:
        here.dynamic = True
        return float(here.sight.in_hero_form(here.player) == (where.form == FORM_HERO))
    if isinstance(where, k.Not):
        return 1 - chance(where.a, here)
    if isinstance(where, k.AllOf):
        return chance(where.a, here) * chance(where.b, here)
    return 0.5
