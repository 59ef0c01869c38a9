"""The tables of an evaluation: heroes, scenario, mode and all that makes them another game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from mc_env.agents.evaluation.plan import Evaluation
from mc_env.cards import catalog
from mc_env.cards import registry as cards
from mc_env.cards.decks import hero_called
from mc_env.engine.game import new_game
from mc_env.env import make_task
from mc_env.env.episodes import OneOf, RandomDecks, Sample, spec
from mc_env.errors import ConfigError

DRAWN: Final = "drawn"  # instead of a hero or mode that differs from game to game
NamedSetup = tuple[str, dict[str, Any]]  # a name, and the arguments of `new_game` but for the seed


def tables(evaluation: Evaluation) -> list[NamedSetup]:
    """Every table; a wrong one is told here."""
    found = [from_task(name) for name in evaluation.task] if evaluation.task else _from_fields(evaluation)
    if not found:
        raise ConfigError("there is nothing to play: --heroes, --scenarios and --modes each need at least one name")
    for _, setup in found:
        if "drawn" not in setup:
            new_game(**setup)
    return found


def max_rounds_at(evaluation: Evaluation, table: str) -> int:
    """After how many rounds a game at a table is cut off."""
    if evaluation.task:
        return int(make_task(table).arguments("test")["max_rounds"])
    assert evaluation.max_rounds is not None
    return evaluation.max_rounds


def _from_fields(evaluation: Evaluation) -> list[NamedSetup]:
    out = []
    for heroes in teams_of_heroes(evaluation.heroes):
        for scenario in evaluation.scenarios:
            cards.scenario(scenario)
            for mode in evaluation.modes:
                setup = {
                    "heroes": heroes,
                    "scenario": scenario,
                    "mode": mode,
                    "modular": evaluation.modular,
                    "heroic": evaluation.heroic,
                    "skirmish": evaluation.skirmish,
                    "hands": evaluation.hands,
                }
                out.append((label(setup), setup))
    return out


def teams_of_heroes(wanted: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Heroes of every table that is asked for, each team once. `each` and `pairs` are those of all products, or of one after a
    colon, which stays the same when another product comes."""
    sizes = {"each": 1, "pairs": 2}
    out: list[tuple[str, ...]] = []
    for team in wanted:
        word, _, product = team[0].partition(":")
        if len(team) == 1 and word in sizes:
            heroes = catalog.heroes([product] if product else None)
            out += combinations([hero.code for hero in heroes], sizes[word])
        else:
            out.append(tuple(hero_called(name).code for name in team))
    return list(dict.fromkeys(out))


def label(setup: Mapping[str, Any]) -> str:
    """A table's name: everything in it that makes it another game."""
    parts = [setup["scenario"], setup["mode"]]
    if setup["skirmish"] is not None:
        parts.append(f"skirmish{setup['skirmish']}")
    if setup["heroic"]:
        parts.append(f"heroic{setup['heroic']}")
    if setup["modular"] is not None:
        parts.append("with_" + ("_".join(setup["modular"]) or "no_modular"))
    if setup["hands"] != "open":
        parts.append(setup["hands"])
    return "_".join([*parts, *setup["heroes"]])


def from_task(name: str) -> NamedSetup:
    """A benchmark task. Where its table changes from game to game, `drawn` says that the task draws it by the seed."""
    task = make_task(name)
    arguments = task.arguments("test")
    known = ("heroes", "scenario", "mode", "modular", "heroic", "skirmish", "hands", "decks")
    setup = {k: spec(k, arguments[k]) for k in known if k in arguments}
    if task.ad_hoc or any(isinstance(value, OneOf | Sample | RandomDecks) for value in setup.values()):
        seats = 1 if task.ad_hoc else task.arguments("test")["players"]
        hands = arguments.get("hands", "open")
        return name, {"drawn": name, "scenario": name, "mode": DRAWN, "heroes": (DRAWN,) * seats, "hands": hands}
    setup["heroes"] = tuple(setup["heroes"])
    return name, setup
