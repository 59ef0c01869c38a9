"""One instance of every node class of the kit, made from the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mc_env.cards.kit import (
    ENEMY,
    HERO_FORM,
    MENTAL,
    YOU,
    A,
    CardType,
    Condition,
    Do,
    Draw,
    Effect,
    Event,
    In,
    InForm,
    Kind,
    Node,
    Pile,
    PlayerSel,
    Sel,
    Stage,
    Stat,
    Status,
    Until,
    Value,
)
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import Event as Occurrence

_BY_TYPE: Final[dict[str, object]] = {
    "Target": A(ENEMY),
    "Target | None": None,
    "Sel": ENEMY,
    "Sel | None": None,
    "Sel | PlayerSel": ENEMY,
    "PlayerSel": YOU,
    "PlayerSel | None": None,
    "Who": YOU,
    "Who | None": YOU,
    "Val": 2,
    "int": 2,
    "int | None": None,
    "bool": False,
    "str": "web",
    "str | None": None,
    "Effect": Draw(1),
    "Effect | None": None,
    "Condition": InForm(HERO_FORM),
    "Form | None": None,
    "Form": HERO_FORM,
    "Pile": Pile.HAND,
    "Res": MENTAL,
    "Res | None": None,
    "Stat": Stat.ATK,
    "Status": Status.TOUGH,
    "Status | None": None,
    "Kind": Kind.WHEN_REVEALED,
    "Stage": Stage.AFTER,
    "Event": Occurrence.ROUND_ENDS,
    "In": In(Pile.DECK, YOU, top=3),
    "frozenset[CardType]": frozenset({CardType.ALLY}),
    "tuple[Change, ...]": (e.Change(Stat.ATK, 1),),
    "tuple[Res, ...]": (MENTAL,),
    "tuple[Effect, ...]": (Draw(1), Draw(2)),
    "Until | None": Until.END_OF_PHASE,
}
_BY_FIELD: Final[dict[tuple[type[Node], str], object]] = {
    (k.EventCard, "role"): "defender",
    (k.EventPlayer, "role"): "original",
    (k.Hit, "how"): "taken",
    (k.StatIs, "op"): ">=",
    (k.Compare, "op"): "<=",
    (k.EventHas, "flag"): "basic",
    (k.CanBe, "what"): "healed",
    (k.AttachedTo, "host"): k.SELF,
}


def concrete(base: type[Node]) -> Iterator[type[Node]]:
    """The node classes below a base that definitions can use."""
    for cls in base.__subclasses__():
        yield from concrete(cls)
    if not base.__subclasses__():
        yield base


def sample(cls: type[Node]) -> Node:
    """An instance with something plain in every field."""
    fields = getattr(cls, "__dataclass_fields__", {})
    if cls.__init__ is not Do.__init__ and not _variadic(cls):
        values = {
            name: _BY_FIELD.get((cls, name), _BY_TYPE[field.type])
            for name, field in fields.items()
        }
        return cls(**values)
    return cls(Draw(1), Draw(2))  # type: ignore[call-arg]


def _variadic(cls: type[Node]) -> bool:
    return cls.__init__.__code__.co_flags & 0x04 != 0  # takes *args


BASES: Final = (Sel, PlayerSel, Value, Condition, Effect)
