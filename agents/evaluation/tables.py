"""The tables that are asked for: heroes, scenario, mode and all that makes them another game, from flags or from tasks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from mc_env.cards import registry as cards
from mc_env.cards.decks import hero_called
from mc_env.engine.game import new_game
from mc_env.env import make_task
from mc_env.env.episodes import OneOf, RandomDecks, Sample, spec
from mc_env.errors import ConfigError

SEEDS: Final = 2000
ROUNDS: Final = 60
TABLE_FLAGS: Final = ("heroes", "scenarios", "modes", "modular", "heroic", "skirmish", "hands", "max_rounds")


def fill_in(args: argparse.Namespace) -> None:
    """Seeds and rounds that were not asked for: those of the tasks, which pin them, or the usual ones."""
    found = [make_task(name) for name in args.task or []]
    if found:
        pinned = {task.evaluation_seeds for task in found}
        if len(pinned) > 1:
            raise ConfigError(f"tasks {', '.join(args.task)} have different evaluation seeds; run them one by one")
        seeds = pinned.pop()
        args.first_seed = seeds.start if args.first_seed is None else args.first_seed
        args.seeds = len(seeds) if args.seeds is None else args.seeds
        asked = range(args.first_seed, args.first_seed + args.seeds)
        if asked.start not in seeds or asked.stop > seeds.stop:
            raise ConfigError(
                f"--task: its evaluation seeds are {seeds.start} to {seeds.stop - 1}, not {asked.start} to {asked.stop - 1}"
            )
        return
    args.first_seed = args.first_seed or 0
    args.seeds = SEEDS if args.seeds is None else args.seeds
    args.max_rounds = ROUNDS if args.max_rounds is None else args.max_rounds


def rounds_of(args: argparse.Namespace, table: str) -> int:
    """After how many rounds a game at a table is cut off."""
    if args.task:
        return int(make_task(table).arguments("test")["max_rounds"])
    return int(args.max_rounds)


def tables(args: argparse.Namespace) -> list[tuple[str, dict[str, Any]]]:
    """Every table: a name and the arguments of `new_game`; a wrong one is told here."""
    found = [from_task(name) for name in args.task] if args.task else from_flags(args)
    if not found:
        raise ConfigError("there is nothing to play: --heroes, --scenarios and --modes each need at least one name")
    for _, setup in found:
        new_game(**setup, seed=args.first_seed)
    return found


def from_flags(args: argparse.Namespace) -> list[tuple[str, dict[str, Any]]]:
    out = []
    for heroes in teams_of_heroes(args.heroes or ["spider_man"]):
        for scenario in split(args.scenarios):
            cards.scenario(scenario)
            for mode in split(args.modes):
                setup = {
                    "heroes": heroes,
                    "scenario": scenario,
                    "mode": mode,
                    "modular": tuple(split(args.modular)) if args.modular is not None else None,
                    "heroic": args.heroic,
                    "skirmish": args.skirmish,
                    "hands": args.hands,
                }
                out.append((label(setup), setup))
    return out


def teams_of_heroes(wanted: Sequence[str]) -> list[tuple[str, ...]]:
    """Heroes of every table that is asked for, each team once."""
    cards.load()
    groups_of_heroes = {"each": 1, "pairs": 2}
    out: list[tuple[str, ...]] = []
    for text in wanted:
        if text in groups_of_heroes:
            out += combinations(cards.HEROES, groups_of_heroes[text])
        else:
            out.append(tuple(hero_called(name).code for name in split(text)))
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


def from_task(name: str) -> tuple[str, dict[str, Any]]:
    """A benchmark task whose table is the same in every game."""
    task = make_task(name)
    if task.ad_hoc:
        raise ConfigError(
            f"--task {name}: it brings its own partners; name --heroes, --scenarios and --partners instead"
        )
    arguments = task.arguments("test")
    known = ("heroes", "scenario", "mode", "modular", "heroic", "skirmish", "hands", "decks")
    setup = {k: spec(k, arguments[k]) for k in known if k in arguments}
    if any(isinstance(value, OneOf | Sample | RandomDecks) for value in setup.values()):
        raise ConfigError(f"--task {name}: its table changes from game to game; name --heroes and --scenarios instead")
    setup["heroes"] = tuple(setup["heroes"])
    return name, setup


def split(text: str) -> list[str]:
    """Words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]
