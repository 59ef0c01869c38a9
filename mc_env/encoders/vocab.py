"""Card ids: one small number for every printed face, the same in every game.

0 is no card, 1 a card that the observer may not see. Printed faces follow in the order of their codes; named guises (Drone)
are counted down from the end, so that neither moves the other when products are added. Cards registered later get the next
free ids.
"""

from __future__ import annotations

from typing import Final

from mc_env.engine import library
from mc_env.engine.observing.columns import CARD_IDS
from mc_env.engine.program.tables import FACES, GUISES
from mc_env.errors import ConfigError, unknown

NONE: Final = 0
UNKNOWN: Final = 1

_IDS: Final[list[int]] = []  # card id by compiled face
_FACE: Final[dict[int, int]] = {}  # compiled face by card id
_BY_CODE: Final[dict[str, int]] = {}  # card id by code of the face
_free: Final = [2, CARD_IDS - 1]  # next id of a face, next id of a guise


def ids() -> list[int]:
    """Card id by compiled face, for the engine's observations; the same list every time, which grows with the library."""
    if len(_IDS) != len(FACES) or not _IDS:
        _extend()
    return _IDS


def _extend() -> None:
    library.ready()
    guises = {guise.face: guise.name for guise in GUISES if guise is not None and guise.face >= 0}
    fresh = range(len(_IDS), len(FACES))
    _IDS.extend([NONE] * len(fresh))
    for face in sorted((f for f in fresh if f in guises), key=lambda f: guises[f]):
        _give(face, _free[1])
        _free[1] -= 1
    for face in sorted((f for f in fresh if f not in guises), key=lambda f: FACES[f].code):
        _give(face, _free[0])
        _free[0] += 1


def _give(face: int, card_id: int) -> None:
    if _free[0] > _free[1]:
        raise ConfigError(f"no card id left for {FACES[face].name!r}: there is room for {CARD_IDS} (columns.CARD_IDS)")
    _IDS[face] = card_id
    _FACE[card_id] = face
    _BY_CODE[FACES[face].code] = card_id


def by_code() -> dict[str, int]:
    """Card ids by the code of a face; the same mapping every time."""
    ids()
    return _BY_CODE


def card_id(code: str) -> int:
    """The id of a printed face by its code, or of a guise by its name."""
    known = by_code()
    if code in known:
        return known[code]
    for guise in GUISES:
        if guise is not None and guise.name == code and guise.face >= 0:
            return _IDS[guise.face]
    raise unknown("card code", code, known)


def face_of(card_id: int) -> int | None:
    """The compiled face of a card id; None for 0, 1 and ids not in use."""
    ids()
    return _FACE.get(card_id)


def name_of(card_id: int) -> str:
    """A readable name: the title, or the name of the guise."""
    if card_id == NONE:
        return "none"
    if card_id == UNKNOWN:
        return "unknown"
    face = face_of(card_id)
    if face is None:
        raise ConfigError(f"card id {card_id} is not in use")
    for guise in GUISES:
        if guise is not None and guise.face == face:
            return guise.name
    return FACES[face].name


def used_ids() -> list[int]:
    """All ids in use, in order, 0 and 1 included."""
    ids()
    return [NONE, UNKNOWN, *sorted(_FACE)]
