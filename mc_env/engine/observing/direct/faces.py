"""Rows of faces as printed, made once for each vocabulary and number of players and laid down as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mc_env.engine.observing.direct.places import E_REMAINING
from mc_env.engine.observing.globals import icons_of
from mc_env.engine.observing.rows import Ids, printed_row, ready_row
from mc_env.engine.program.tables import FACE_ROOMS, FACES
from mc_env.engine.using.initiating import title_key
from mc_env.kernel.cells import cells, numbers
from mc_env.kernel.native import i64
from mc_env.kernel.rows import relative

if TYPE_CHECKING:
    from mc_env.kernel.cells import Cells, Numbers


@final
class FaceRow:
    """What a face contributes to observations."""

    __slots__ = (
        "acceleration",
        "amplify",
        "crisis",
        "elsewhere",
        "hazard",
        "in_play",
        "maximum",
        "remaining",
        "title",
    )

    def __init__(self, face: int, n: int, ids: Ids) -> None:
        info = FACES[face]
        icons = icons_of(face)
        row = ready_row(face, n, ids)
        self.in_play: Cells = cells(row)  # in play, ready, bearing nothing
        self.remaining: i64 = row[E_REMAINING]  # hit points without damage
        self.elsewhere: Cells = cells(printed_row(face, n, ids))
        self.acceleration: i64 = icons[0]
        self.crisis: i64 = icons[1]
        self.hazard: i64 = icons[2]
        self.amplify: i64 = icons[3]
        self.maximum: i64 = info.max_per_round
        self.title = title_key(info.title) if info.max_per_round else 0


@final
class Faces:
    """The rows of all faces for one vocabulary and number of players; each is made when it is first needed."""

    __slots__ = ("card_ids", "compiled", "ids", "n", "relative", "rows")

    def __init__(self, n: int, ids: Ids) -> None:
        self.n = n
        self.ids = ids
        self.card_ids: Numbers = numbers(ids)  # the same as native numbers
        self.compiled = FACE_ROOMS.total  # how many faces there were then
        self.rows: list[FaceRow | None] = []
        self.relative = [Seats(n, p) for p in range(n)]

    def row(self, face: i64) -> FaceRow:
        if face < len(self.rows):
            known = self.rows[face]
            if known is not None:
                return known
        return self._make(face)

    def _make(self, face: int) -> FaceRow:
        self.rows += [None] * (face + 1 - len(self.rows))
        made = self.rows[face] = FaceRow(face, self.n, self.ids)
        return made


@final
class Seats:
    """Seats as one player sees them, by what columns hold: `terms.relative` as native numbers."""

    __slots__ = ("relative",)

    def __init__(self, n: int, p: int) -> None:
        self.relative: Numbers = numbers(relative(n, p))


_BY_PLAYERS: Final[dict[int, Faces]] = {}


def faces_for(n: int, ids: Ids) -> Faces:
    """Rows for so many players; those of another vocabulary are forgotten."""
    found = _BY_PLAYERS.get(n)
    if found is None or found.ids is not ids:
        found = _BY_PLAYERS[n] = Faces(n, ids)
    if found.compiled != FACE_ROOMS.total:  # it has grown with the library, at its end or in between
        found.card_ids = numbers(ids)
        found.compiled = FACE_ROOMS.total
    return found
