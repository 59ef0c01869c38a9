"""Tables of observations that are being written, and the scratch paper of the writer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mc_env.kernel import sheets
from mc_env.kernel.cells import no_numbers, noted, numbers
from mc_env.kernel.native import i64
from mc_env.kernel.rows import relative
from mc_env.versus.engine.observing.columns import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
)
from mc_env.versus.engine.observing.faces import Face, faces
from mc_env.versus.engine.observing.ids import power_ids

if TYPE_CHECKING:
    from mc_env.kernel.cells import Numbers

_ROOM: Final = 256  # cards of a game to begin with
TALLIES: Final = 8  # numbers that are added up for each player while their characters are written
T_FRONT: Final = 0
T_BACK: Final = 1
T_DOWN: Final = 2
T_ABLE: Final = 3
T_FORCE: Final = 4
T_STRENGTH: Final = 5
T_TOUGHNESS: Final = 6


@final
class Sheets(sheets.Sheets):
    """Rows of observations; all attributes of its own are about the observation that is being written."""

    __slots__ = ("base", "cards", "faces", "n", "power_ids", "relative", "row_of", "tally")

    def __init__(self) -> None:
        super().__init__(
            len(ENTITY_COLUMNS), len(OPTION_COLUMNS), len(GLOBAL_COLUMNS), len(DECISION_COLUMNS), len(PILE_COLUMNS)
        )
        self.base: i64 = 0  # the cell where its entity rows begin
        self.n: i64 = 0  # its entity rows so far
        self.cards: list[int] = []  # those that have a row
        self.row_of: Numbers = numbers([0] * _ROOM)  # by card; 0 none. Equal cards may share one
        self.faces: list[Face] = []
        self.power_ids: list[int] = []
        self.relative: tuple[int, ...] = ()
        self.tally: Numbers = no_numbers()  # by player, `TALLIES` each

    def look_as(self, n: int, p: int, cards: int) -> None:
        """The seat that looks from now on, in a game with so many players and cards."""
        self.faces, self.power_ids = faces(), power_ids()
        self.relative = relative(n, p)
        self.base = len(self.entities)
        self.n = 0
        self.tally = numbers([0] * (TALLIES * n))
        while len(self.row_of) < cards:
            self.row_of = noted(self.row_of, 0)

    def number(self, c: int) -> None:
        """Give a card the next row."""
        self.row_of[c] = self.n
        self.n += 1
        self.cards.append(c)

    def forget(self) -> None:
        """No card has a row any more."""
        row_of = self.row_of
        for c in self.cards:
            row_of[c] = 0
        self.cards = []

    def row(self, c: int) -> i64:
        """The row of a card, 0 if it has none."""
        if c < 0:
            return 0
        return self.row_of[c]

    def at(self, c: int) -> i64:
        """The cell where the row of a card begins, -1 if it has none."""
        row = self.row(c)
        if not row:
            return -1
        return self.base + row * self.e_width
