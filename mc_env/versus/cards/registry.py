"""Which cards there are: printed facts by code, and the definitions of those that can be played.

A card without a definition is known by name and cannot be put into a deck.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from mc_env.errors import CardError, NotImplementedCard, UnknownCard, unknown
from mc_env.versus.cards import kit
from mc_env.versus.terms import Symbol, Team

_TEAMS: Final = {"avengers": Team.AVENGERS, "x_men": Team.X_MEN, "guardians": Team.GUARDIANS, "villains": Team.VILLAINS}
MODULES: Final = ("avengers", "x_men", "guardians", "villains", "generic")
COPIES: Final = 4


@dataclass(frozen=True)
class Facts:
    """What is printed on a card, apart from its text."""

    code: str
    name: str
    type: str
    team: int
    cost: int
    level: int
    atk: int
    dfn: int
    health: int
    icons: tuple[str, ...]
    symbols: tuple[Symbol, ...]
    costs: tuple[tuple[Symbol, ...], ...]  # of its super powers
    level_up: int


def _symbols(names: list[str]) -> tuple[Symbol, ...]:
    return tuple(Symbol[name.upper()] for name in names)


def _read(row: Mapping[str, Any]) -> Facts:
    team = row["team"]
    return Facts(
        row["code"],
        row["name"],
        row["type"],
        -1 if team is None else int(_TEAMS[team]),
        row.get("cost", 0),
        row.get("level", 0),
        row.get("atk", 0),
        row.get("dfn", 0),
        row.get("health", 0),
        tuple(row.get("icons", ())),
        _symbols(row.get("symbols", [])),
        tuple(_symbols(cost) for cost in row.get("costs", [])),
        row.get("level_up", 0),
    )


@cache
def all_facts() -> dict[str, Facts]:
    """Printed facts of all cards of the first set, by code."""
    text = resources.files("mc_env.versus.cards.facts").joinpath("mnb.json").read_text(encoding="utf-8")
    return {row["code"]: _read(row) for row in json.loads(text)}


@cache
def definitions() -> dict[str, kit.Card]:
    """Every card that is defined, by code."""
    from importlib import import_module

    found: dict[str, kit.Card] = {}
    for name in MODULES:
        module = import_module(f"mc_env.versus.cards.mnb.{name}")
        for node in vars(module).values():
            if isinstance(node, kit.Card):
                if node.code in found and found[node.code] is not node:
                    raise CardError(f"{node.code} is defined twice")
                if all_facts()[node.code].name != node.name:
                    raise CardError(f"{node.code} is {all_facts()[node.code].name}, not {node.name}")
                found[node.code] = node
    return {code: found[code] for code in sorted(found)}


def facts(code: str) -> Facts:
    """What is printed on a card."""
    if code not in all_facts():
        raise unknown("card", code, all_facts())
    return all_facts()[code]


def definition(code: str) -> kit.Card:
    """The definition of a card; NotImplementedCard if it has none yet."""
    printed = facts(code)
    if code not in definitions():
        raise NotImplementedCard(f"{printed.name} ({code}) is not defined yet: it cannot be played")
    return definitions()[code]


def levels(code: str) -> tuple[str, ...]:
    """The codes of the faces of a card: of a main character all its levels, from the first."""
    printed = facts(code)
    if printed.type != "main":
        return (code,)
    return tuple(x.code for x in all_facts().values() if x.type == "main" and x.name == printed.name)


def named(name: str, type_: str) -> str:
    """The code of a card by name and type ("main" for level 1); or a code as it is."""
    if name in all_facts():
        return name
    same = [x for x in all_facts().values() if x.name == name and x.type == type_ and x.level <= 1]
    if not same:
        raise unknown(type_, name, sorted({x.name for x in all_facts().values() if x.type == type_}))
    return same[0].code


def by_name(name: str) -> str:
    """The code of a card for a deck by its name; a name that several cards have is refused."""
    if name in all_facts():
        return name
    same = [x.code for x in all_facts().values() if x.name == name and x.type != "main"]
    if len(same) != 1:
        raise UnknownCard(f"{len(same)} cards for decks are called {name!r}" + (f": {same}" if same else ""))
    return same[0]


def main_characters() -> tuple[str, ...]:
    """Codes of the main characters (level 1) that can be played: all their levels are defined."""
    mains = [x for x in all_facts().values() if x.type == "main" and x.level == 1]
    return tuple(x.code for x in mains if all(code in definitions() for code in levels(x.code)))
