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

_TEAMS: Final = {team.name.lower(): team for team in Team}
COPIES: Final = 4
# every set by its code, with the modules of its folder that define cards; its facts are in facts/CODE.json
SETS: Final = {
    "mnb": ("avengers", "x_men", "guardians", "villains", "generic"),
    "leg": (
        "avengers",
        "x_men",
        "guardians",
        "villains",
        "defenders",
        "underworld",
        "a_force",
        "femme_fatales",
    ),
    "def": ("defenders", "underworld", "generic"),
    "aff": ("a_force", "femme_fatales", "generic"),
    "aln": ("company", "xenomorphs", "generic"),
}


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
    costs: tuple[tuple[int, ...], ...]  # of its super powers
    level_up: int
    limit: int  # copies that a deck may have
    loyalty: bool  # only in decks all of whose affiliated cards are of its team
    token: bool  # never part of a deck


def _symbols(names: list[str]) -> tuple[Symbol, ...]:
    return tuple(Symbol[name.upper()] for name in names)


def _cost(names: list[str]) -> tuple[int, ...]:
    """The symbols of a super power, one of several where "or" stands between them."""
    return tuple(
        kit.Either(*_symbols(name.split(" or "))) if " or " in name else Symbol[name.upper()] for name in names
    )


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
        tuple(_cost(cost) for cost in row.get("costs", [])),
        row.get("level_up", 0),
        row.get("limit", COPIES),
        row.get("loyalty", False),
        row.get("token", False),
    )


@cache
def all_facts() -> dict[str, Facts]:
    """Printed facts of all cards of all sets, by code."""
    folder = resources.files("mc_env.versus.cards.facts")
    texts = [folder.joinpath(f"{name}.json").read_text(encoding="utf-8") for name in SETS]
    return {row["code"]: _read(row) for text in texts for row in json.loads(text)}


@cache
def definitions() -> dict[str, kit.Card]:
    """Every card that is defined, by code."""
    from importlib import import_module

    found: dict[str, kit.Card] = {}
    for module in [import_module(f"{__package__}.{folder}.{name}") for folder, names in SETS.items() for name in names]:
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
    """The codes of the faces of a card: of a main character all its levels of all sets, from the first, its own set first."""
    printed = facts(code)
    if printed.type != "main":
        return (code,)
    same = [x for x in all_facts().values() if x.type == "main" and x.name == printed.name]
    own = code.split("-")[0]
    return tuple(x.code for x in sorted(same, key=lambda x: (x.level, x.code.split("-")[0] != own)))


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


def first_by_name(name: str) -> str:
    """The code of a card for a deck by its name; of several cards of a name the one of the earliest set."""
    return next((x.code for x in all_facts().values() if x.name == name and x.type != "main"), None) or by_name(name)


@cache
def main_characters() -> tuple[str, ...]:
    """Codes of the main characters (level 1) that can be played: they and their levels of the same set are defined."""
    mains = [x for x in all_facts().values() if x.type == "main" and x.level == 1]
    return tuple(x.code for x in mains if set(_own_levels(x.code)) <= set(definitions()))


def _own_levels(code: str) -> tuple[str, ...]:
    return tuple(x for x in levels(code) if x.split("-")[0] == code.split("-")[0])
