"""Tables of observations that are being written, one observation after another: each table one array, and where its rows end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mc_env.kernel.cells import no_cells, no_numbers, noted
from mc_env.kernel.native import i64
from mc_env.kernel.rows import Look

if TYPE_CHECKING:
    from mc_env.kernel.cells import Cells, Numbers


class Sheets:
    """Rows of observations. A game's own kind of sheets has scratch paper for its writer besides."""

    __slots__ = (
        "d_width",
        "decision",
        "e_width",
        "entities",
        "entity_ends",
        "g_width",
        "globals",
        "most_entities",
        "most_piles",
        "o_width",
        "option_ends",
        "options",
        "p_width",
        "pile_ends",
        "piles",
    )

    def __init__(self, entity: i64, option: i64, whole: i64, decision: i64, pile: i64) -> None:
        """How wide the rows are: of cards, options, the game as a whole, the decision, piles."""
        self.e_width, self.o_width, self.g_width, self.d_width, self.p_width = entity, option, whole, decision, pile
        self.entities: Cells = no_cells(entity * 32)
        self.options: Cells = no_cells(option * 8)
        self.globals: Cells = no_cells(whole)
        self.decision: Cells = no_cells(decision)
        self.piles: Cells = no_cells(pile * 96)
        self.entity_ends: Numbers = no_numbers()
        self.option_ends: Numbers = no_numbers()
        self.pile_ends: Numbers = no_numbers()
        self.most_entities: i64 = 0  # rows of one observation
        self.most_piles: i64 = 0

    def clear(self) -> None:
        """Begin new tables, with about as much room as the last ones took. What was given away stays as it is."""
        self.entities = no_cells(len(self.entities))
        self.options = no_cells(len(self.options))
        self.globals = no_cells(len(self.globals))
        self.decision = no_cells(len(self.decision))
        self.piles = no_cells(len(self.piles))
        self.entity_ends = no_numbers()
        self.option_ends = no_numbers()
        self.pile_ends = no_numbers()
        self.most_entities = self.most_piles = 0

    def end(self, n_entities: i64, n_piles: i64) -> None:
        """An observation with so many rows is written."""
        self.most_entities = max(self.most_entities, n_entities)
        self.most_piles = max(self.most_piles, n_piles)
        self.entity_ends = noted(self.entity_ends, len(self.entities) // self.e_width)
        self.option_ends = noted(self.option_ends, len(self.options) // self.o_width)
        self.pile_ends = noted(self.pile_ends, len(self.piles) // self.p_width)

    def look(self) -> Look:
        """What the sheets hold, as bytes."""
        return Look(
            bytes(memoryview(self.entities)),
            bytes(memoryview(self.options)),
            bytes(memoryview(self.globals)),
            bytes(memoryview(self.decision)),
            bytes(memoryview(self.piles)),
            len(self.entities) // self.e_width,
            len(self.options) // self.o_width,
            len(self.piles) // self.p_width,
        )
