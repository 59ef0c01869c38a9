"""Figures of cards in play, stated a second time: printed values and what other cards give, as their rows of facts say.

The engine evaluates modifiers from definitions; this adds up columns of a table (`mc_env.cards.facts`), so that the two can
disagree. What no column can say is a rule with a name (`RULES`), which rows refer to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from mc_env.audit.model import NOBODY, Table
from mc_env.audit.rows import Amount, Condition, Each, Gift, OfChosen, Only, Said
from mc_env.cards.terms import CardType, Stat
from mc_env.errors import CardError

ALLIES: Final = 3
IDENTITIES: Final = (CardType.HERO, CardType.ALTER_EGO)


def facedown(t: Table, c: int) -> bool:
    return bool(t.columns["guise"].get(c))


# ------------------------------------------------------------------------------------------ words of rows


def fits(t: Table, only: Only, c: int) -> bool:
    """Whether a filter lets a card through."""
    return (
        (not only.title or t.row(c).title == only.title)
        and (only.type is None or t.type(c) == only.type)
        and (not only.trait or bears(t, c, only.trait))
        and (not only.facedown or facedown(t, c))
    )


def you(t: Table, c: int) -> int:
    """Whom a card calls "you": who controls it, or whom a minion is engaged with."""
    p = t.controller(c)
    return t.get(c, "engaged") if p == NOBODY and t.type(c) == CardType.MINION else p


def bears(t: Table, c: int, trait: str) -> bool:
    """Whether a card has a trait: printed, or given by a card in play."""
    return trait in t.row(c).traits or any(True for _ in gifts(t, c, lambda gift: trait in gift.traits))


def exists(t: Table, only: Only) -> bool:
    """Whether any card in play fits."""
    return any(fits(t, only, c) for c in t.all_in_play())


def holds(t: Table, when: Condition | None, p: int, c: int = -1) -> bool:
    """Whether a condition holds, for a card of a player."""
    if when is None:
        return True
    if when.in_play is not None:
        return exists(t, when.in_play)
    if when.rule:
        if when.rule not in CONDITIONS:
            raise CardError(f"condition {when.rule!r} of a row of facts: none of {', '.join(CONDITIONS)}")
        return CONDITIONS[when.rule](t, c, p)
    return has_trait(t, p, when.trait)


def amount(t: Table, n: Amount, c: int, p: int, chosen: tuple[int, ...] = ()) -> int:
    """An amount, for a card c whose "you" is a player; of a lasting effect with cards that were chosen for it."""
    if isinstance(n, int):
        return n
    if isinstance(n, str):
        return RULES[n](t, c)
    if isinstance(n, OfChosen):
        return sum(power(t, x, n.stat) for x in chosen)
    return n.times * sum(1 for x in _of(t, n, p) if fits(t, n.only, x))


def _of(t: Table, each: Each, p: int) -> list[int]:
    if each.of == "engaged":
        return t.engaged(p)
    return [x for x in t.all_in_play() if not each.of or t.controller(x) == p]


def said(t: Table, numbers: tuple[Said, ...], p: int) -> list[int]:
    """What a number of a card's text may be: the last whose condition holds, else any that has none."""
    now = [x.n for x in numbers if x.when is not None and holds(t, x.when, p)]
    return now[-1:] or [x.n for x in numbers if x.when is None]


def has_trait(t: Table, p: int, trait: str) -> bool:
    """Whether a player's identity has a trait: printed, given by a card in play or by a lasting effect."""
    c = t.identities[p]
    if any(e["trait"] == trait and e["player"] == p for e in t.lasting.values()):
        return True
    return bears(t, c, trait)


# ------------------------------------------------------------------------------------------ figures


def gifts(t: Table, c: int, wanted: Callable[[Gift], bool]) -> Iterator[tuple[int, Gift]]:
    """What cards in play give to a card of what is asked for, with who gives it."""
    for x in t.all_in_play():
        for gift in t.row(x).gives:
            if wanted(gift) and _reaches(t, gift, x, c) and fits(t, gift.only, c):
                if holds(t, gift.when, you(t, x), x):
                    yield x, gift


def _reaches(t: Table, gift: Gift, x: int, c: int) -> bool:
    if gift.to == "self":
        return x == c
    if gift.to == "host":
        return t.columns["host"].get(x) == c
    if gift.to in ("any", "played"):
        return (gift.to == "any") == t.in_play(c)
    if gift.to == "your cards":
        return t.get(c, "owner") == you(t, x)
    if gift.to in ("attached", "extra top"):
        return False  # what is not attached yet: see `costs`; what is not in play
    types = (CardType.HERO,) if gift.to == "hero" else IDENTITIES
    return t.type(c) in types and t.controller(x) == t.controller(c)


def power(t: Table, c: int, stat: Stat, activation: int = -1, defending: int = NOBODY) -> int:
    """Any figure of a card in play; `activation` for what lasts as long as that, `defending` for the player who defends against
    an attack of it, whom its text calls "you" then."""
    n = t.printed(c, stat)
    given = [
        (gift, defending if x == c and defending != NOBODY else you(t, x))
        for x, gift in gifts(t, c, lambda gift: stat in gift.plus or stat in gift.becomes)
    ]
    for gift, p in given:
        if stat in gift.becomes:
            n = amount(t, gift.becomes[stat], c, p)
    most: list[int] = []
    for gift, p in given:
        if stat in gift.plus:
            n += amount(t, gift.plus[stat], c, p)
            most += [gift.most] if gift.most is not None else []
    return min([n, *most]) + temporary(t, c, stat, activation)


def temporary(t: Table, c: int, stat: Stat, activation: int = -1) -> int:
    """Lasting effects on a figure."""
    n = 0
    for e in t.lasting.values():
        if e["stat"] != stat.name or e["source"] < 0:
            continue
        for gift in t.row_of(e["code"]).lasting:
            if stat not in gift.plus or (gift.activation and e["until_rec"] != activation):
                continue
            if fits(t, gift.only, c) and _lasts_for(t, gift, e, c, activation):
                n += amount(t, gift.plus[stat], c, e["player"], e["chosen"])
    return n


def _lasts_for(t: Table, gift: Gift, e: Mapping[str, Any], c: int, activation: int) -> bool:
    """Whether a lasting effect is about a card."""
    whose = t.controller(c)
    about: dict[str, bool] = {
        "self": e["source"] == c,
        "attacker": e["until_rec"] == activation,
        "any": t.in_play(c),
        "chosen": c in e["chosen"],
        "played": not t.in_play(c),
        "event": t.type(c) == CardType.EVENT and t.get(c, "owner") == e["player"],
        "your identity": t.type(c) in IDENTITIES and whose == e["player"],
        "your characters": whose != NOBODY and whose in e["whose"],
        "your cards": t.get(c, "owner") in e["owners"],
    }
    return about[gift.to]


def hit_points(t: Table, c: int) -> int:
    """Hit points a character has without damage."""
    return power(t, c, Stat.HP)


def remaining(t: Table, c: int) -> int:
    """Hit points left."""
    return max(0, hit_points(t, c) - t.get(c, "damage"))


def hand_size(t: Table, p: int) -> int:
    """A player's hand size."""
    return power(t, t.identities[p], Stat.HAND_SIZE)


def ally_limit(t: Table, p: int) -> int:
    """How many allies a player may control."""
    return ALLIES + power(t, t.identities[p], Stat.ALLY_LIMIT)


def costs(t: Table, c: int) -> list[int]:
    """What a card costs that is about to be played: dearest first, if that depends on what it will be attached to."""
    n = t.printed(c, Stat.COST) + temporary(t, c, Stat.COST)
    for gift in t.row(c).gives:
        if gift.to == "self":
            n += amount(t, gift.plus.get(Stat.COST, 0), c, t.get(c, "owner"))
    for x, gift in gifts(t, c, lambda gift: gift.to != "self"):
        n += amount(t, gift.plus.get(Stat.COST, 0), c, you(t, x))
    hosts = [
        gift for x in t.all_in_play() for gift in t.row(x).gives if gift.to == "attached" and fits(t, gift.only, c)
    ]
    other = (
        [amount(t, gift.plus.get(Stat.COST, 0), c, NOBODY) for gift in hosts] if t.face(c).attach is not None else []
    )
    return [max(0, n + more) for more in sorted({0, *other}, reverse=True)]


def immune(t: Table, c: int, source: int) -> bool:
    """Whether a character cannot take damage from a source."""
    row = t.row(c)
    if row.immune_while is not None and holds(t, row.immune_while, t.controller(c), c):
        return True
    return row.immune_from is not None and source >= 0 and fits(t, row.immune_from, source)


def icons(t: Table, stat: Stat) -> int:
    """Acceleration, hazard or crisis icons in play."""
    return sum(t.printed(c, stat) for c in t.all_in_play() if not facedown(t, c))


def guarded(t: Table, p: int) -> bool:
    """Whether a guard minion is engaged with a player."""
    return any(t.printed(m, Stat.GUARD) and not facedown(t, m) for m in t.engaged(p))


def _blank(t: Table, c: int) -> bool:
    """Whether the text of a card is blank for now."""
    return any(e["stat"] == Stat.BLANK.name and c in e["cards"] for e in t.lasting.values())


def _another_minion(t: Table, c: int) -> bool:
    """Whether the player engaged with a minion is engaged with another."""
    return any(c in t.engaged(p) and len(t.engaged(p)) > 1 for p in range(t.players))


def _all_avengers(t: Table, p: int) -> bool:
    """Whether each ally of a player is an Avenger."""
    return all(bears(t, x, "Avenger") for x in t.of_type(CardType.ALLY) if t.controller(x) == p)


CONDITIONS: Final[dict[str, Callable[[Table, int, int], bool]]] = {  # of a card, of a player: what no column can say
    "no ally was played this round": lambda t, c, p: not t.allies_played,
    "your allies are all Avengers": lambda t, c, p: _all_avengers(t, p),
    "engaged beside another minion": lambda t, c, p: _another_minion(t, c),
    "its text is not blank": lambda t, c, p: not _blank(t, c),
}

RULES: Final[dict[str, Callable[[Table, int], int]]] = {  # amounts that no column can say
    "remaining hit points": remaining,
    "damage on it": lambda t, c: t.get(c, "damage"),
    "less by each Preparation": lambda t, c: (
        -sum(1 for x in t.all_in_play() if "Preparation" in t.row(x).traits and t.controller(x) == t.get(c, "owner"))
    ),
}
