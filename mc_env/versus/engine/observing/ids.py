"""Card ids: a number for every face of a card, and for every power of one, as the cards at hand are compiled.

0 is no card, 1 one that cannot be seen. Ids belong to a set of cards; what outlives it (weights of networks) goes by names.
"""

from __future__ import annotations

from typing import Final

from mc_env.errors import McEnvError
from mc_env.kernel.rows import UNKNOWN
from mc_env.versus.engine import compiler
from mc_env.versus.engine.observing.columns import CARD_IDS
from mc_env.versus.engine.tables import FACES, POWERS

FIRST: Final = UNKNOWN + 1  # the id of face 0
NO_CARD: Final = ""  # what ids 0 and 1 are called
UNKNOWN_CARD: Final = "?"

_POWER_IDS: Final[list[int]] = []  # by power; 0 for what no card has printed
_NAMES: Final[list[str]] = []  # by id


def power_ids() -> list[int]:
    """The id of every power, by its number; the same list every time."""
    _list()
    return _POWER_IDS


def names() -> list[str]:
    """What every id is called: a face by its code, a power by the code of its face and its place on it ("mnb-001/0")."""
    _list()
    return _NAMES


def _list() -> None:
    compiler.compile_all()
    if len(_POWER_IDS) == len(POWERS):
        return
    _NAMES[:] = [NO_CARD, UNKNOWN_CARD, *(info.code for info in FACES)]
    _POWER_IDS[:] = [0] * len(POWERS)
    for info in FACES:
        for power in info.powers:
            _POWER_IDS[power.id] = len(_NAMES)
            _NAMES.append(f"{info.code}/{power.index}")
    if len(_NAMES) > CARD_IDS:
        raise McEnvError(f"{len(_NAMES)} card ids: there is room for {CARD_IDS}")
