"""The static table of cards of Vs. System: one row of numbers for every card id, made from facts and definitions.

Printed facts first, then what powers do: how often each node of the kit stands in them, the words that selectors, targets and
facts say, the events, stats, moments and amounts. A power has a row of its own, so that an option to use it means something.
A card that was never met has features too. Names come from the definitions; networks are kept by these names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mc_env.versus import terms
from mc_env.versus.cards import kit, registry
from mc_env.versus.engine import compiler
from mc_env.versus.engine.observing.columns import CARD_IDS
from mc_env.versus.engine.observing.ids import FIRST, UNKNOWN_CARD, names
from mc_env.versus.engine.tables import FACES, FaceInfo
from mc_env.versus.terms import EVENT_NAMES, KEYWORD_NAMES, MOMENT_NAMES, SYMBOL_NAMES, TEAM_NAMES, TYPE_NAMES

_MOST: Final = 3.0  # what is there more often counts as often
_NUMBERS: Final = {"cost": 4.0, "level": 2.0, "atk": 5.0, "dfn": 5.0, "health": 3.0}  # with the amount that counts as 1
_AMOUNTS: Final = ("n", "atk", "dfn", "need", "most", "amount")  # fields of nodes that are amounts, if they are numbers
_NAMED: Final = {  # fields of nodes that are numbers of something with names
    "event": EVENT_NAMES,
    "moment": MOMENT_NAMES,
}
_CONSTANTS: Final = {  # ... or a constant of the terms, by the beginning of its name
    field: {n: name for name, n in vars(terms).items() if name.startswith(prefix) and isinstance(n, int)}
    for field, prefix in (("stat", "STAT_"), ("until", "UNTIL_"), ("limit", "ONCE_"), ("pile", "PILE_"))
}


def _facts(info: FaceInfo) -> Iterator[tuple[str, float]]:
    """Printed facts of a face."""
    yield f"is {TYPE_NAMES[info.type]}", 1.0
    for name, unit in _NUMBERS.items():
        yield name, getattr(info, name) / unit
    if info.team >= 0:
        yield f"team {TEAM_NAMES[info.team]}", 1.0
    for stat, word in KEYWORD_NAMES.items():
        yield f"keyword {word}", float(info.printed[stat])
    for symbol in info.symbols:
        yield f"gives {SYMBOL_NAMES[symbol]}", 1.0
    yield "appears stunned", float(info.appears_stunned)


def _said(node: Any) -> Iterator[tuple[str, float]]:
    """What a node and all within it say, in words with how much."""
    if isinstance(node, tuple | list):
        for part in node:
            yield from _said(part)
        return
    if not is_dataclass(node):
        return
    kind = type(node).__name__
    yield f"node {kind}", 1.0
    if isinstance(node, kit.Which):
        for word, n in node.tests:
            yield f"which {word}", 1.0
            if word == "has" and n in KEYWORD_NAMES:
                yield f"looks for {KEYWORD_NAMES[int(n)]}", 1.0
            elif word == "team" and isinstance(n, int) and n < len(TEAM_NAMES):
                yield f"looks for {TEAM_NAMES[n]}", 1.0
        return
    for f in fields(node):
        yield from _field(kind, f.name, getattr(node, f.name))


def _field(kind: str, name: str, value: Any) -> Iterator[tuple[str, float]]:
    """One field of a node."""
    if isinstance(value, str):
        if name not in ("name", "code", "aka"):
            yield f"{name} {value}", 1.0
    elif isinstance(value, bool):
        yield f"{kind}.{name}", float(value)
    elif isinstance(value, int):
        if name in _NAMED and 0 <= value < len(_NAMED[name]):
            yield f"{name} {_NAMED[name][value]}", 1.0
        elif name in _AMOUNTS:
            yield f"{kind}.{name}", max(-_MOST, min(_MOST, value / 2))
        elif name in _CONSTANTS:
            yield f"{name} {_CONSTANTS[name].get(value, 'of a team or another')}", 1.0
    elif name == "cost" and isinstance(value, tuple):
        for symbol in value:
            one = int(symbol)
            yield f"costs {SYMBOL_NAMES[one] if one < len(SYMBOL_NAMES) else 'a choice'}", 1.0
    else:
        yield from _said(value)


def _added(found: Iterator[tuple[str, float]]) -> dict[str, float]:
    """Words with their sums, none too large."""
    out: dict[str, float] = {}
    for name, n in found:
        out[name] = max(-_MOST, min(_MOST, out.get(name, 0.0) + n))
    return {name: n for name, n in out.items() if n}


def _rows() -> dict[int, dict[str, float]]:
    """What is said of every card id."""
    compiler.compile_all()
    number = {name: i for i, name in enumerate(names())}
    out: dict[int, dict[str, float]] = {number[UNKNOWN_CARD]: {"is unknown": 1.0}}
    for info in FACES:
        node = registry.definitions().get(info.code)  # None: what the rules themselves lend to players
        out[info.id + FIRST] = _added(iter([*_facts(info), *_said(node)]))
        for compiled in info.powers:
            if f"{info.code}/{compiled.index}" in number:
                out[number[f"{info.code}/{compiled.index}"]] = {"is a power": 1.0}
        for i, power in enumerate(node.powers if isinstance(node, kit.Character) else ()):
            one = number.get(f"{info.code}/{i}")
            if one is not None:
                out[one] = _added(iter([("is a power", 1.0), *_said(power)]))
    return out


@cache
def feature_names() -> tuple[str, ...]:
    """What the columns of `card_features` are, in order."""
    return tuple(sorted({name for row in _rows().values() for name in row}))


@cache
def card_features() -> npt.NDArray[np.float32]:
    """float32[CARD_IDS, F]: row = card id. Row 0 (none) is zero; row 1 is a card that cannot be seen."""
    place = {name: i for i, name in enumerate(feature_names())}
    table = np.zeros((CARD_IDS, len(place)), np.float32)
    for card_id, row in _rows().items():
        for name, n in row.items():
            table[card_id, place[name]] = n
    table.setflags(write=False)
    return table
