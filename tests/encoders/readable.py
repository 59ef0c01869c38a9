"""An observation with words for codes and titles for pointers, so that a test can state what a seat sees."""

from __future__ import annotations

from collections import Counter
from enum import IntEnum
from typing import Any

from mc_env.cards.terms import CardType, Event
from mc_env.encoders import vocab
from mc_env.engine.game import Game
from mc_env.engine.observing.columns import PILE_KINDS, ZONE_NAMES
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.kernel.rows import Column
from tests.encoders.games import TABLES, rows, seen

Words = dict[str, Any]  # only what is not zero

_SEATS = (None, "me", "next", "third", "fourth")
_SHIFTED: dict[str, type[IntEnum]] = {"type": CardType, "kind": DecisionKind, "verb": Verb, "event": Event}


class Observation:
    """Everything one seat sees. Copies of a card are told apart as "Title", "Title#2" ... in the order of rows."""

    def __init__(self, game: Game, seat: int) -> None:
        self._raw = seen(game.state, seat)
        self.titles = [""]
        count: Counter[str] = Counter()
        for row in rows(self._raw, "entities")[1:].tolist():
            name = vocab.name_of(row[0])
            count[name] += 1
            self.titles.append(name if count[name] == 1 else f"{name}#{count[name]}")
        self.globals = self._table("globals")[0]
        self.decision = self._table("decision")[0]
        self.cards = dict(zip(self.titles, self._table("entities"), strict=True))
        self.options = self._table("options")
        self.piles = self._table("piles")

    def _table(self, name: str) -> list[Words]:
        columns = TABLES[name]
        return [
            {c.name: self._word(c, x) for c, x in zip(columns, row, strict=True) if x}
            for row in rows(self._raw, name).tolist()
        ]

    def _word(self, column: Column, x: int) -> Any:
        if column.kind == "row":
            return self.titles[x]
        if column.kind == "card":
            return vocab.name_of(x)
        if column.kind == "seat":
            return _SEATS[x]
        if column.name == "zone":
            return ZONE_NAMES[x]
        if column.name == "pile":
            return PILE_KINDS[x].split(":")[0]
        shifted = _SHIFTED.get(column.name)
        return shifted(x - 1).name.lower() if shifted is not None else x

    def pile(self, kind: str, seat: str | None = None) -> dict[str, int]:
        """Copies by title of the piles of a kind and seat."""
        return {p["card"]: p["count"] for p in self.piles if p["pile"] == kind and p.get("seat") == seat}

    def hand(self, seat: str) -> list[str]:
        """Titles seen in a hand."""
        return [t for t, card in self.cards.items() if card.get("zone") == "hand" and card["seat"] == seat]

    def everything(self) -> set[str]:
        """Titles that stand anywhere but in pools of hidden cards."""
        out = {t.partition("#")[0] for t in self.titles}
        out |= {p.get("card", "") for p in self.piles if not p["pile"].startswith("hidden")}
        return out | {o.get("card_id", "") for o in self.options}


def shows(found: Words, **wanted: object) -> None:
    """Check some columns; 0 or None is wanted where nothing may stand."""
    wrong = {name: (found.get(name), x) for name, x in wanted.items() if (found.get(name) or None) != (x or None)}
    assert not wrong, f"found, wanted: {wrong} in {found}"
