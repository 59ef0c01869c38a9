"""Entity rows of an observation as bytes: where columns lie in them, and rows as printed, kept under what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    DASH,
    PILE_HAND,
    STAT_COST,
    STAT_HP,
    STAT_INFINITE_HP,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_VILLAIN,
)
from mc_env.engine.observing.columns import ENTITY_COLUMNS, NO_LIMIT
from mc_env.engine.observing.live import OTHERS, POWERS
from mc_env.engine.observing.terms import ZONE_NUMBER
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import HAND, PILE_KIND
from mc_env.kernel.rows import names, relative

Ids = Sequence[int]  # card id of the vocabulary by face
PlayKey = tuple[int, int, int, int, int]  # face, owner, controller, engaged, row of the host
ElseKey = tuple[int, int, int, int, int]  # face, zone, owner, controller, row of the host

WIDTH: Final = 2 * len(ENTITY_COLUMNS)  # bytes of a row
NULL_ROW: Final = bytes(WIDTH)
_E: Final = names(ENTITY_COLUMNS)
AT: Final = {name: 2 * i for name, i in _E.items()}  # places of columns in the bytes of a row
_PACK_ROW: Final = Struct(f"<{len(ENTITY_COLUMNS)}h").pack
_MOST_ROWS: Final = 100_000  # kept for each seat; games see a few thousand
_CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)
_FLAGS: Final = frozenset(i for i, c in enumerate(ENTITY_COLUMNS) if c.kind == "flag")


class RowMaker:
    """Rows made so far, as one seat of a table of n sees them."""

    __slots__ = ("elsewhere", "hands", "ids", "n", "play", "rel")

    def __init__(self, n: int, p: int, ids: Ids) -> None:
        self.n = n
        self.ids = ids  # the vocabulary they were made with
        self.rel = relative(n, p)
        self.play: dict[PlayKey, bytes] = {}
        self.hands: tuple[dict[int, bytes], ...] = tuple({} for _ in range(n))  # by player, then by face and owner
        self.elsewhere: dict[ElseKey, bytes] = {}

    def in_play(self, key: PlayKey) -> bytes:
        """The row of a ready card in play that bears nothing, without what is written over it."""
        made = self.play.get(key)
        if made is not None:
            return made
        face, owner, controller, engaged, host = key
        rel = self.rel
        row = ready_row(face, self.n, self.ids)
        row[_E["owner"]] = rel[owner]
        row[_E["controller"]] = rel[controller]
        row[_E["engaged"]] = rel[engaged]
        row[_E["seat"]] = rel[controller] or rel[engaged]
        row[_E["host"]] = host
        if len(self.play) > _MOST_ROWS:
            self.play.clear()
        made = self.play[key] = _PACK_ROW(*row)
        return made

    def not_in_play(self, key: ElseKey) -> bytes:
        """The row of a card that is not in play: in a hand, on the table, beneath a card, or a candidate anywhere."""
        made = self.elsewhere.get(key)
        if made is not None:
            return made
        face, zone, owner, controller, host = key
        row = printed_row(face, self.n, self.ids)
        row[_E["zone"]] = ZONE_NUMBER[zone]
        row[_E["owner"]] = self.rel[owner]
        row[_E["controller"]] = self.rel[controller]
        row[_E["seat"]] = self.rel[zone - HAND] if PILE_KIND[zone] == PILE_HAND else 0
        row[_E["host"]] = host
        if len(self.elsewhere) > _MOST_ROWS:
            self.elsewhere.clear()
        made = self.elsewhere[key] = _PACK_ROW(*row)
        return made


def ready_row(face: int, n: int, ids: Ids) -> list[int]:
    """The row of a ready card in play that bears nothing, as printed; nobody's, and on no other card."""
    row = printed_row(face, n, ids)
    kind = FACES[face].type
    row[_E["zone"]] = 1
    row[_E["ready"]] = 1
    if kind in _CHARACTERS:
        row[_E["remaining"]] = NO_LIMIT if FACES[face].base[STAT_INFINITE_HP] > 0 else row[_E["hp"]]
    if kind <= TYPE_ALTER_EGO:
        row[_E["form"]] = 1 + kind
    return row


def printed_row(face: int, n: int, ids: Ids) -> list[int]:
    """The row of a face as printed."""
    info = FACES[face]
    row = [0] * len(ENTITY_COLUMNS)
    row[_E["card"]] = ids[face]
    row[_E["type"]] = info.type + 1
    for stat, column in POWERS:
        row[column] = max(-1, _printed(face, stat, n))
    for stat, column in OTHERS:
        value = max(0, _printed(face, stat, n))
        row[column] = min(value, 1) if column in _FLAGS else value
    row[_E["hp"]] = max(0, _printed(face, STAT_HP, n))
    row[_E["cost"]] = max(-1, info.base[STAT_COST]) if TYPE_ALLY <= info.type < TYPE_VILLAIN else -1
    row[_E["energy"] : _E["energy"] + 4] = info.icons
    return row


def _printed(face: int, stat: int, n: int) -> int:
    value = FACES[face].base[stat]
    return value * n if stat in FACES[face].per_player and value != DASH else value
