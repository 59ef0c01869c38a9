"""How effects are put together: in sequence, under conditions, by choice, again and again."""

from __future__ import annotations

from mc_env.cards.kit.nodes import YOU, Condition, Node, PlayerSel, Sel, Val
from mc_env.cards.kit.nodes.base import node

__all__ = [
    "Effect",
    "Do",
    "Together",
    "ChooseOne",
    "InAnyOrder",
    "Then",
    "IfDone",
    "Otherwise",
    "Let",
    "If",
    "May",
    "ForEachPlayer",
    "ForEach",
    "Repeat",
    "RepeatAbility",
    "Pay",
    "Choose",
    "ChoosePlayer",
    "ChooseNumber",
]


@node
class Effect(Node):
    """Base of all effects."""

    def then(self, effect: Effect) -> Effect:
        """`effect` follows only if this one resolved in full (Reference "Then")."""
        return Do(self, Then(effect))

    def if_done(self, effect: Effect) -> Effect:
        """`effect` follows if this one did anything."""
        return Do(self, IfDone(effect))

    def otherwise(self, effect: Effect) -> Effect:
        """`effect` follows only if this one did nothing (Reference "Otherwise")."""
        return Do(self, Otherwise(effect))

    def named(self, name: str) -> Effect:
        """Keep this effect's report under a name for later."""
        return Let(name, self)


class Do(Effect):
    """Sentences one after another."""

    __slots__ = ("steps",)
    steps: tuple[Effect, ...]

    def __init__(self, *steps: Effect) -> None:
        object.__setattr__(self, "steps", steps)


class Together(Effect):
    """Effects joined by "and": damage in them is one batch; they do not depend on each other."""

    __slots__ = ("parts",)
    parts: tuple[Effect, ...]

    def __init__(self, *parts: Effect) -> None:
        object.__setattr__(self, "parts", parts)


class ChooseOne(Effect):
    """The player picks one of several options, each with a readable name made from its effect."""

    __slots__ = ("by", "options")
    options: tuple[Effect, ...]
    by: PlayerSel

    def __init__(self, *options: Effect, by: PlayerSel = YOU) -> None:
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "by", by)


class InAnyOrder(Effect):
    """Effects resolved one after another in an order the player picks; one that can do nothing is left out."""

    __slots__ = ("by", "effects")
    effects: tuple[Effect, ...]
    by: PlayerSel

    def __init__(self, *effects: Effect, by: PlayerSel = YOU) -> None:
        object.__setattr__(self, "effects", effects)
        object.__setattr__(self, "by", by)


@node
class Then(Effect):
    """See `Effect.then`."""

    effect: Effect


@node
class IfDone(Effect):
    """See `Effect.if_done`."""

    effect: Effect


@node
class Otherwise(Effect):
    """See `Effect.otherwise`."""

    effect: Effect


@node
class Let(Effect):
    """See `Effect.named`."""

    name: str
    effect: Effect


@node
class If(Effect):
    """An effect under a condition."""

    where: Condition
    then_: Effect
    else_: Effect | None = None


@node
class May(Effect):
    """You may do this."""

    effect: Effect
    by: PlayerSel = YOU


@node
class ForEachPlayer(Effect):
    """Players do this one at a time, each as "you": in an order that the first player picks (Reference "Each Player"), or
    `in_order`, "in player order"."""

    effect: Effect
    of: PlayerSel | None = None
    in_order: bool = False


@node
class ForEach(Effect):
    """Do this for each card of a set, which is then `Ref(name)` (with "choose": a separate instance each time)."""

    name: str
    of: Sel
    effect: Effect
    ordered_by: PlayerSel | None = None  # who picks the order; None: table order


@node
class Repeat(Effect):
    """Do this a number of times."""

    times: Val
    effect: Effect


@node
class RepeatAbility(Effect):
    """Resolve this ability again from its costs, if they can be paid and the player wants to."""


@node
class Pay(Effect):
    """Pay a cost inside an effect; what follows with `.if_done` needs it paid."""

    cost: Effect
    by: PlayerSel = YOU


@node
class Choose(Effect):
    """Choose cards (or with `count` several, pick-next-or-stop) and call them by a name."""

    name: str
    of: Sel
    by: PlayerSel = YOU
    count: Val = 1
    up_to: bool = False
    distinct_titles: bool = False


@node
class ChoosePlayer(Effect):
    """Choose a player and call them by a name."""

    name: str
    of: PlayerSel
    by: PlayerSel = YOU


@node
class ChooseNumber(Effect):
    """Choose a number between two bounds and call it by a name."""

    name: str
    low: Val
    high: Val
    by: PlayerSel = YOU
