"""An observation in words: every number that is not zero, by the name of its column. For people, tests and the docs."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

import numpy as np

from mc_env.cards.terms import CardType, Event
from mc_env.encoders import vocab
from mc_env.engine.game import Game
from mc_env.engine.observing.columns import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    PILE_KINDS,
    SEAT_NAMES,
    ZONE_NAMES,
)
from mc_env.engine.observing.view import look
from mc_env.engine.state.options import DecisionKind, Signal, Verb
from mc_env.kernel.rows import Column

_SEATS = ("nobody", "me", "next", "third", "fourth")
_FORMS = {1: "hero", 2: "alter-ego"}


def _shifted(kind: type[IntEnum]) -> dict[int, str]:
    return {x + 1: x.name.lower() for x in kind}


_MEANINGS: dict[tuple[str, str], dict[int, str]] = {
    ("e", "type"): _shifted(CardType),
    ("e", "zone"): dict(enumerate(ZONE_NAMES)),
    ("e", "form"): _FORMS,
    ("g", "phase"): {1: "player phase", 2: "villain phase"},
    ("g", "outcome"): {1: "win", 2: "loss"},
    ("g", "act"): {1: "enemy attack", 2: "scheme", 3: "attack of a player", 4: "thwart"},
    **{("g", f"{who}_form"): _FORMS for who in SEAT_NAMES},
    **{("g", f"{who}_said"): {int(word): word.name.lower() for word in Signal} for who in SEAT_NAMES},
    ("o", "zone"): dict(enumerate(ZONE_NAMES)),
    ("o", "verb"): _shifted(Verb),
    ("o", "event"): _shifted(Event),
    ("d", "event"): _shifted(Event),
    ("d", "kind"): _shifted(DecisionKind),
    ("p", "pile"): {i: name.split(":")[0] for i, name in enumerate(PILE_KINDS)},
}


def explain(game: Game, seat: int) -> str:
    """The whole observation of a seat, one line for each row."""
    raw = look(game.state, seat, vocab.ids())
    out = [
        "globals",
        *_table(raw.globals, GLOBAL_COLUMNS, "g"),
        "decision",
        *_table(raw.decision, DECISION_COLUMNS, "d"),
    ]
    out += ["entities", *_table(raw.entities, ENTITY_COLUMNS, "e")]
    out += ["options", *_table(raw.options, OPTION_COLUMNS, "o"), "piles", *_table(raw.piles, PILE_COLUMNS, "p")]
    return "\n".join(out)


def _table(data: bytes, columns: tuple[Column, ...], kind: str) -> Iterator[str]:
    for i, row in enumerate(np.frombuffer(data, np.int16).reshape(-1, len(columns)).tolist()):
        words = [_word(kind, c, x) for c, x in zip(columns, row, strict=True) if x]
        yield f"  {i:3} " + (", ".join(words) or "-")


def _word(kind: str, column: Column, x: int) -> str:
    name = column.name
    if column.kind == "card":
        return f"{name} {x} ({vocab.name_of(x)})"
    if column.kind == "seat":
        return f"{name} {x} ({_SEATS[x]})"
    names = _MEANINGS.get((kind, name))
    return f"{name} {x} ({names[x]})" if names is not None else f"{name} {x}"
