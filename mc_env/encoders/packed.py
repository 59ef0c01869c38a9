"""Batches as flat rows and offsets: what the rollout buffer stores and the network reads.

Observations differ in their number of rows; padding them all to the largest would multiply memory by four and copy mostly
zeros. A `Packed` is a set of preallocated buffers that grow when needed; observations are appended to them as bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mc_env.engine.observing.columns import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    HISTORY_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
)
from mc_env.errors import ConfigError
from mc_env.kernel.rows import Look
from mc_env.kernel.sheets import Sheets

Rows = npt.NDArray[np.int16]
Starts = npt.NDArray[np.int32]

E: Final = len(ENTITY_COLUMNS)
O: Final = len(OPTION_COLUMNS)  # noqa: E741 (the letter of the documented shape)
G: Final = len(GLOBAL_COLUMNS)
D: Final = len(DECISION_COLUMNS)
P: Final = len(PILE_COLUMNS)
H: Final = len(HISTORY_COLUMNS)


class Widths(NamedTuple):
    """How many columns the tables of a game's observations have."""

    entities: int
    options: int
    globals: int
    decision: int
    piles: int


WIDTHS: Final = Widths(E, O, G, D, P)
_NONE: Final[Starts] = np.zeros(0, np.int32)


class Buffer:
    """Rows of one width, appended as bytes; larger by a quarter whenever it is full, so that little room stays empty."""

    __slots__ = ("_bytes", "_rows", "end", "width")

    def __init__(self, width: int, rows: int) -> None:
        self.width = width
        self.end = 0  # bytes in use
        self._allocate(max(1, rows))

    def _allocate(self, rows: int) -> None:
        self._rows: Rows = np.zeros((rows, self.width), np.int16)
        self._bytes = self._rows.data.cast("B")

    def _grow(self, rows: int) -> None:
        """In place, so that the rows are never there twice, unless somebody holds a view of them."""
        self._bytes.release()
        try:
            self._rows.resize((rows, self.width))
            self._bytes = self._rows.data.cast("B")
        except ValueError:  # there is a view, or the rows are those of a native array
            old = self._rows
            self._allocate(rows)
            self._rows[: len(old)] = old

    def append(self, data: bytes) -> None:
        start = self.end
        end = start + len(data)
        if end > len(self._bytes):
            self._grow(max(len(self._rows) * 5 // 4, end // (2 * self.width) + 1))
        self._bytes[start:end] = data
        self.end = end

    def show(self, cells: Any) -> None:
        """Show the rows of a native array in place of all others, without copying them: they are not to be written."""
        self._rows = np.frombuffer(cells, np.int16).reshape(-1, self.width)
        self._bytes = memoryview(b"")  # full: what is appended makes room of its own
        self.end = self._rows.size * 2

    def rows(self) -> Rows:
        """The rows in use; a view, valid until the next append."""
        return self._rows[: self.end // (2 * self.width)]

    def __getstate__(self) -> tuple[int, Rows]:
        return self.width, self.rows().copy()

    def __setstate__(self, state: tuple[int, Rows]) -> None:
        self.width, rows = state
        self.end = 0
        self._allocate(max(1, len(rows)))
        self._rows[: len(rows)] = rows
        self.end = rows.size * 2


class Packed:
    """Observations one after another: rows of b are `entities[entity_start[b]:entity_start[b + 1]]`, and so on.

    Row 0 of each observation's entities is the null row; pointers inside options, decision and globals count from it.
    """

    __slots__ = (
        "_decision",
        "_entities",
        "_entity_start",
        "_globals",
        "_history",
        "_offsets",
        "_option_start",
        "_options",
        "_pile_start",
        "_piles",
        "history_length",
        "most_rows",
        "widths",
    )

    def __init__(
        self,
        observations: int = 64,
        rows: int = 32,
        options: int = 8,
        piles: int = 96,
        history: int = 0,
        widths: Widths = WIDTHS,
    ) -> None:
        self.widths = widths  # of another game's rows, if they are
        self._entities = Buffer(widths.entities, observations * rows)
        self._options = Buffer(widths.options, observations * options)
        self._globals = Buffer(widths.globals, observations)
        self._decision = Buffer(widths.decision, observations)
        self._piles = Buffer(widths.piles, observations * piles)
        self.history_length = history
        self._history = Buffer(H * history, observations) if history else None
        self._entity_start = [0]
        self._option_start = [0]
        self._pile_start = [0]
        self._offsets = [_NONE, _NONE, _NONE]  # the three as arrays, as they were when last asked for
        self.most_rows = (0, 0)  # of one observation since it was cleared: entities, piles

    def append(self, raw: Look) -> None:
        """Add one observation."""
        self._entities.append(raw.entities)
        self._options.append(raw.options)
        self._globals.append(raw.globals)
        self._decision.append(raw.decision)
        self._piles.append(raw.piles)
        most, most_piles = self.most_rows
        if raw.n_entities > most or raw.n_piles > most_piles:
            self.most_rows = (max(most, raw.n_entities), max(most_piles, raw.n_piles))
        starts = self._entity_start
        starts.append(starts[-1] + raw.n_entities)
        starts = self._option_start
        starts.append(starts[-1] + raw.n_options)
        starts = self._pile_start
        starts.append(starts[-1] + raw.n_piles)

    def show(self, sheets: Sheets) -> None:
        """Hold the observations of sheets in place of all others, without copying them."""
        self._entities.show(sheets.entities)
        self._options.show(sheets.options)
        self._globals.show(sheets.globals)
        self._decision.show(sheets.decision)
        self._piles.show(sheets.piles)
        self._entity_start = [0, *sheets.entity_ends]
        self._option_start = [0, *sheets.option_ends]
        self._pile_start = [0, *sheets.pile_ends]
        self._offsets = [_NONE, _NONE, _NONE]
        self.most_rows = (int(sheets.most_entities), int(sheets.most_piles))

    def append_history(self, rows: bytes) -> None:
        """Add the history of the observation appended last."""
        assert self._history is not None
        self._history.append(rows)

    def clear(self) -> None:
        """Forget the observations and keep the memory."""
        if self._history is not None:
            self._history.end = 0
        for buffer in (self._entities, self._options, self._globals, self._decision, self._piles):
            buffer.end = 0
        self._entity_start = [0]
        self._option_start = [0]
        self._pile_start = [0]
        self._offsets = [_NONE, _NONE, _NONE]
        self.most_rows = (0, 0)

    def __len__(self) -> int:
        return len(self._entity_start) - 1

    @property
    def entities(self) -> Rows:
        """int16[N, E]"""
        return self._entities.rows()

    @property
    def options(self) -> Rows:
        """int16[M, O]"""
        return self._options.rows()

    @property
    def globals(self) -> Rows:
        """int16[B, G]"""
        return self._globals.rows()

    @property
    def decision(self) -> Rows:
        """int16[B, D]"""
        return self._decision.rows()

    @property
    def piles(self) -> Rows:
        """int16[L, P]"""
        return self._piles.rows()

    @property
    def history(self) -> Rows:
        """int16[B, events, H]: the last events, newest first; no events unless the encoder keeps a history"""
        if self._history is None:
            return np.zeros((len(self), 0, H), np.int16)
        return self._history.rows().reshape(-1, self.history_length, H)

    @property
    def entity_start(self) -> Starts:
        """int32[B + 1]"""
        return self._array(0, self._entity_start)

    @property
    def option_start(self) -> Starts:
        """int32[B + 1]"""
        return self._array(1, self._option_start)

    @property
    def pile_start(self) -> Starts:
        """int32[B + 1]"""
        return self._array(2, self._pile_start)

    def _array(self, which: int, starts: list[int]) -> Starts:
        """Offsets as an array, made anew only when observations were added: minibatches are taken many times."""
        known = self._offsets[which]
        if len(known) != len(starts):
            known = self._offsets[which] = np.array(starts, np.int32)
        return known

    def extend(self, other: Packed) -> None:
        """Add all observations of another batch."""
        if other.widths != self.widths:
            raise ConfigError("these batches are of two games: their rows have other columns")
        if other.history_length != self.history_length:
            raise ConfigError(f"one batch keeps {self.history_length} events, the other {other.history_length}")
        if self._history is not None and other._history is not None:
            self._history.append(other._history.rows().tobytes())
        for mine, theirs in (
            (self._entities, other._entities),
            (self._options, other._options),
            (self._globals, other._globals),
            (self._decision, other._decision),
            (self._piles, other._piles),
        ):
            mine.append(theirs.rows().tobytes())
        for here, there in (
            (self._entity_start, other._entity_start),
            (self._option_start, other._option_start),
            (self._pile_start, other._pile_start),
        ):
            last = here[-1]
            here.extend([last + x for x in there[1:]])

    def take(self, which: npt.NDArray[np.integer]) -> Packed:
        """A new batch with some of the observations, in the given order: the minibatches of a rollout."""
        out = Packed(len(which), 1, 1, 1, self.history_length, self.widths)
        wanted = np.asarray(which, np.int64)
        if len(wanted) and (wanted.min() < 0 or wanted.max() >= len(self)):
            raise ConfigError(f"observations are numbered 0 to {len(self) - 1}")
        out._globals.append(self.globals[wanted].tobytes())
        out._decision.append(self.decision[wanted].tobytes())
        if out._history is not None:
            out._history.append(self.history[wanted].tobytes())
        out._entity_start = _gather(self.entities, self.entity_start, wanted, out._entities)
        out._option_start = _gather(self.options, self.option_start, wanted, out._options)
        out._pile_start = _gather(self.piles, self.pile_start, wanted, out._piles)
        return out

    @classmethod
    def of(cls, arrays: Mapping[str, npt.NDArray[np.generic]]) -> Packed:
        """A batch from what `arrays` gave."""
        history = arrays["history"]
        widths = Widths(*(arrays[name].shape[1] for name in Widths._fields))
        out = cls(1, 1, 1, 1, history.shape[1], widths)
        if out._history is not None:
            out._history.append(history.astype(np.int16).tobytes())
        for name in ("entities", "options", "globals", "decision", "piles"):
            getattr(out, f"_{name}").append(arrays[name].astype(np.int16).tobytes())
        out._entity_start = arrays["entity_start"].tolist()
        out._option_start = arrays["option_start"].tolist()
        out._pile_start = arrays["pile_start"].tolist()
        return out

    def arrays(self) -> dict[str, npt.NDArray[np.generic]]:
        """Everything by name, as views: what goes to a file, a shared memory block or a device."""
        return {
            "entities": self.entities,
            "entity_start": self.entity_start,
            "options": self.options,
            "option_start": self.option_start,
            "piles": self.piles,
            "pile_start": self.pile_start,
            "globals": self.globals,
            "decision": self.decision,
            "history": self.history,
        }


def _gather(rows: Rows, starts: Starts, which: npt.NDArray[np.int64], out: Buffer) -> list[int]:
    """Copy the rows of some observations; returns the new offsets."""
    lengths = (starts[1:] - starts[:-1])[which].astype(np.int64)
    new = np.zeros(len(which) + 1, np.int64)
    np.cumsum(lengths, out=new[1:])
    index = np.arange(new[-1]) + np.repeat(starts[:-1][which].astype(np.int64) - new[:-1], lengths)
    out.append(rows[index].tobytes())
    return [int(x) for x in new]
