"""The last public events as rows, from the structured log: newest first, only what the observer may see.

Questions put to players and declined are never among them. The log must have been on from the start.
"""

from __future__ import annotations

from collections.abc import Mapping
from struct import Struct
from typing import Final

from mc_env.engine.observing.columns import HISTORY_COLUMNS, HISTORY_EVENTS
from mc_env.engine.state.state import State
from mc_env.errors import ConfigError
from mc_env.kernel.rows import MANY, relative
from mc_env.kernel.state import Note

_NUMBER: Final = {name: i for i, name in enumerate(HISTORY_EVENTS) if i}
_WIDTH: Final = len(HISTORY_COLUMNS)
_PACK: Final = Struct(f"<{_WIDTH}h").pack
_CARDS: Final = ("card", "actor", "source")  # the first of these is what an entry is about
_TARGETS: Final = ("target", "host")
_AMOUNTS: Final = ("taken", "amount", "n", "cost", "icons", "number")


def history_rows(g: State, p: int, most: int, ids: Mapping[str, int]) -> bytes:
    """Up to so many rows, padded with zeros; `ids` gives the card id of a code."""
    if g.log is None:
        raise ConfigError("a history needs the event log: make the game with log=True, or call game.record()")
    rel = relative(g.n, p)
    out: list[bytes] = []
    for entry in reversed(g.log):
        if len(out) >= most:
            break
        seen_by = entry["seen_by"]
        assert isinstance(seen_by, int)
        if seen_by >> p & 1 and entry["event"] in _NUMBER:
            out += _rows(g, entry, rel, ids)
    rows = b"".join(out[:most])
    return rows + bytes(2 * _WIDTH * most - len(rows))


def _rows(g: State, entry: Note, rel: tuple[int, ...], ids: Mapping[str, int]) -> list[bytes]:
    """An entry; one that names several cards is one row for each."""
    codes = entry["codes"]
    assert isinstance(codes, dict)
    number = _NUMBER[str(entry["event"])]
    about = next((ids[codes[key]] for key in _CARDS if key in codes), 0)
    target = next((ids[codes[key]] for key in _TARGETS if key in codes), 0)
    amount = next((x for key in _AMOUNTS if isinstance(x := entry.get(key), int)), 0)
    player = entry.get("player", -1)
    assert isinstance(player, int)
    seat = rel[player] if 0 <= player < g.n else 0
    then = entry["round"]
    assert isinstance(then, int)
    ago = min(max(0, g.round - then), 255)
    amount = min(max(0, amount), MANY)
    if "cards" not in codes:
        return [_PACK(number, about, target, amount, seat, ago)]
    return [_PACK(number, ids[code], about or target, amount, seat, ago) for code in reversed(codes["cards"])]
