"""What is printed on each face as rows that are copied and then written over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mc_env.kernel.cells import cells
from mc_env.versus.engine.observing.columns import COUNTED, ENTITY_COLUMNS
from mc_env.versus.engine.observing.ids import FIRST
from mc_env.versus.engine.observing.places import (
    E_ATK,
    E_CARD,
    E_COPIES,
    E_COST,
    E_COUNTED,
    E_DFN,
    E_HEALTH,
    E_LEFT,
    E_LEVEL,
    E_MAIN,
    E_NEED,
    E_READY,
    E_TYPE,
)
from mc_env.versus.engine.tables import FACES, FaceInfo
from mc_env.versus.terms import POWER_LEVEL_UP, POWER_SUPER, STAT_LEAP, TYPE_MAIN

if TYPE_CHECKING:
    from mc_env.kernel.cells import Cells


@final
class Face:
    """The rows of a face: in play, and anywhere else; and which of its powers are used by choice."""

    __slots__ = ("elsewhere", "in_play", "keywords", "leaps", "need", "supers")

    def __init__(self, info: FaceInfo) -> None:
        row = [0] * len(ENTITY_COLUMNS)
        self.need = sum([power.need for power in info.powers if power.kind == POWER_LEVEL_UP])
        self.supers = tuple([power for power in info.powers if power.kind == POWER_SUPER])
        self.keywords = tuple([i for i, stat in enumerate(COUNTED) if info.printed[stat]])  # as `COUNTED` numbers them
        self.leaps = bool(info.printed[STAT_LEAP])  # it flies on its own side's turn
        row[E_CARD] = info.id + FIRST
        row[E_TYPE] = info.type + 1
        row[E_COPIES] = 1
        row[E_MAIN] = int(info.type == TYPE_MAIN)
        row[E_LEVEL] = info.level
        row[E_ATK], row[E_DFN] = info.atk, info.dfn
        row[E_HEALTH] = row[E_LEFT] = info.health
        row[E_NEED] = self.need
        row[E_COST] = info.cost
        for i, stat in enumerate(COUNTED):
            row[E_COUNTED + i] = info.printed[stat]
        self.elsewhere: Cells = cells(row)
        row[E_READY] = 1
        self.in_play: Cells = cells(row)


_FACES: Final[list[Face]] = []


def faces() -> list[Face]:
    """The rows of every face, by its number; the same list every time."""
    while len(_FACES) < len(FACES):
        _FACES.append(Face(FACES[len(_FACES)]))
    return _FACES
