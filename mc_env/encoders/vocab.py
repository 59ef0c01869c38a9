"""Card ids: one small number for every printed face, the same in every game and in every later version of mc_env.

0 is no card, 1 a card that the observer may not see. The others are those of the ledger (`mc_env/cards/ledger.py`), which only
grows: printed faces and the faces of guises (Drone). Cards that are not of a product get ids from `OWN` on, in the order in which
they are registered: such an id lasts as long as the process, and another process that registers the same cards in the same order
gives the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mc_env.cards import ledger, registry
from mc_env.cards.kit.cards import Face
from mc_env.engine import library
from mc_env.engine.observing.columns import CARD_IDS
from mc_env.engine.program.tables import FACE_ROOMS
from mc_env.errors import ConfigError, unknown

NONE: Final = 0
UNKNOWN: Final = 1
OWN: Final = ledger.FACES.own  # the first id of cards that are not in the ledger
CAPACITY: Final = CARD_IDS

_IDS: Final[list[int]] = []  # card id by compiled face
_known: Final[list[int]] = [0]  # how many cards were compiled when it was made


def ids() -> list[int]:
    """Card id by compiled face, for the engine's observations; the same list every time, which grows with the library."""
    compiled = library.compiled()
    if _known[0] != compiled:
        _known[0] = compiled
        # a face that was compiled and never registered is in no game
        _IDS[:] = [UNKNOWN if info is None else ledger.FACES.of.get(info.code, UNKNOWN) for info in FACE_ROOMS.table]
    return _IDS


def by_code() -> Mapping[str, int]:
    """Card ids by the code of a face; the same mapping every time."""
    return ledger.FACES.of


def card_id(code: str) -> int:
    """The id of a printed face by its code, or of a guise by its name."""
    known = by_code()
    if code in known:
        return known[code]
    registry.load()
    guise = registry.GUISES.get(code)
    if guise is not None and guise.face is not None:
        return known[guise.face.code]
    raise unknown("card code", code, known)


def face_of(card_id: int) -> Face | None:
    """The definition under a card id; None for 0, 1 and ids not in use."""
    code = ledger.FACES.names.get(card_id)
    return registry.face(code) if code is not None else None


def name_of(card_id: int) -> str:
    """A readable name: the title, or the name of the guise."""
    if card_id == NONE:
        return "none"
    if card_id == UNKNOWN:
        return "unknown"
    face = face_of(card_id)
    if face is None:
        raise ConfigError(f"card id {card_id} is not in use")
    return guise_of(face) or face.title or face.code


def guise_of(face: Face) -> str:
    """The name of the guise that a face is of; nothing for a face that is printed on a card."""
    return next((name for name, guise in registry.GUISES.items() if guise.face is face), "")


def used_ids() -> list[int]:
    """All ids in use, in order, 0 and 1 included."""
    return [NONE, UNKNOWN, *sorted(ledger.FACES.names)]
