"""Tables of observations that are being written, and the scratch paper of the writer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mc_env.engine.observing.columns import CARD_IDS
from mc_env.engine.observing.direct.faces import Faces, faces_for
from mc_env.engine.observing.direct.places import D_WIDTH, E_WIDTH, G_WIDTH, O_WIDTH, P_WIDTH
from mc_env.kernel import sheets
from mc_env.kernel.cells import no_numbers, numbers
from mc_env.kernel.native import i64

if TYPE_CHECKING:
    from mc_env.kernel.cells import Numbers

WORD: Final = 4  # bits of a card id that say which mark of a word it is: compiled, `1 << n` has 32 bits and a sign
WORD_MASK: Final = (1 << WORD) - 1
_ROOM: Final = 256  # cards of a game and rows of an observation to begin with; both grow


@final
class Sheets(sheets.Sheets):
    """Rows of observations; all attributes of its own are about the observation that is being written."""

    __slots__ = (
        "base",
        "card_ids",
        "cards",
        "change",
        "counts",
        "depths",
        "disguised",
        "faces",
        "high",
        "ids",
        "known",
        "low",
        "marks",
        "n",
        "n_scattered",
        "n_touched",
        "relative",
        "row_of",
        "scattered",
        "scattered_of",
        "touched",
    )

    def __init__(self) -> None:
        super().__init__(E_WIDTH, O_WIDTH, G_WIDTH, D_WIDTH, P_WIDTH)
        self.ids: list[int] = []
        self.faces: Faces = Faces(0, self.ids)
        self.card_ids: Numbers = self.faces.card_ids  # by face
        self.relative: Numbers = no_numbers()
        self.base: i64 = 0  # the cell where its entity rows begin
        self.n: i64 = 0  # its entity rows so far
        self.cards: Numbers = numbers(range(_ROOM))  # by row
        self.row_of: Numbers = numbers([0] * _ROOM)  # by card; 0 none
        self.counts: Numbers = numbers([0] * CARD_IDS)  # by card id: copies in the pile that is being counted
        self.depths: Numbers = numbers([0] * CARD_IDS)  # ... and the place of the topmost copy
        self.marks: Numbers = numbers([0] * ((CARD_IDS >> WORD) + 1))  # which card ids are in it, a bit for each ...
        self.low: i64 = len(self.marks)  # ... in the words from here ...
        self.high: i64 = -1  # ... to here
        self.disguised = False  # whether a card in play counts as something else than what it is
        self.known: i64 = 0  # who knows any card of a hidden pile, as bits
        self.n_scattered: i64 = 0  # hidden cards outside decks, ...
        self.scattered: Numbers = numbers([0] * _ROOM)  # ... their card ids ...
        self.scattered_of: Numbers = numbers([0] * _ROOM)  # ... and whose they are, see `piles`
        self.change: Numbers = numbers([0] * (_ROOM * CHANGE))  # by row: what modifiers make of a value
        self.n_touched: i64 = 0  # rows with such a change, ...
        self.touched: Numbers = numbers([0] * _ROOM)  # ... each of them

    def look_as(self, n: int, p: int, ids: list[int]) -> None:
        """The seat that looks from now on."""
        if self.faces.n != n or self.faces.ids is not ids or len(self.card_ids) != len(ids):
            self.faces = faces_for(n, ids)
            self.ids = ids
            self.card_ids = self.faces.card_ids
        self.relative = self.faces.relative[p].relative

    def at(self, c: i64) -> i64:
        """The cell where the row of a card begins, -1 if it has none."""
        if c < 0:
            return -1
        row = self.row_of[c]
        if not row:
            return -1
        return self.base + row * E_WIDTH

    def row(self, c: i64) -> i64:
        """The row of a card, 0 if it has none."""
        if c < 0:
            return 0
        return self.row_of[c]


# a change of a value: places in `Sheets.change`
CHANGE: Final = 7
C_ADD: Final = 0
C_FIXED: Final = 1
C_BASE: Final = 2
C_DOUBLES: Final = 3
C_HALVES: Final = 4
C_CAP: Final = 5
C_GIVEN: Final = 6  # 1 touched, 2 it gives a value to a card without one
