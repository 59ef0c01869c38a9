"""Benchmark tasks: fixed conditions by name and version, so that results can be compared.

>>> import mc_env
>>> task = mc_env.make_task("rhino-2p-standard-v1")
>>> env = task.env()
>>> env.reset(seed=7)
>>> len(task.evaluation_seeds), task.score(["win", "loss", None, "win"])
(1000, 0.5)

A task pins the version of the rules, the products it draws from, the decks (by hash), hands, `max_rounds` and evaluation seeds.
What an agent sees of a game is its own affair: encoder, rewards and actions are open. A new product changes no task. It has two
splits: "train" and "test". In most tasks they differ in their seeds alone; the environments of "train" refuse the
evaluation seeds. Tasks whose splits differ in more (heroes, villains, cards, partners, ...) measure how well what was
learned carries over. The score is the win rate over the evaluation seeds of "test"; a truncated game is not a win.

Tasks are defined in `configs/tasks/*.yaml`. A wheel carries these files inside the package (`setup.py` says so); in a
checkout they are read from where they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import yaml

from mc_env.cards import catalog, products, registry
from mc_env.cards import decks as deck_rules
from mc_env.engine.version import RULES_VERSION
from mc_env.env.aec import env as make_env
from mc_env.env.aec import raw_env as make_raw_env
from mc_env.env.episodes import DEFAULTS, KEYS, RANDOM, RandomDecks, bad_key, possible_values, spec
from mc_env.env.settings import Arguments
from mc_env.errors import ConfigError

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from mc_env.env.gym import MarvelChampionsEnv
    from mc_env.env.processes import ProcessGames
    from mc_env.env.vector import VectorGames

SPLITS: Final = ("train", "test")
PINNED: Final = (*KEYS, "hands", "max_rounds", "players", "seat", "partners", "reserved_seeds", "start")
_TASK_KEYS: Final = (*KEYS, "hands", "max_rounds", "seat", "partners", "train", "test", "about", "deck_pins")
_FILE_KEYS: Final = ("about", "version", "earlier", "pins", "evaluation", "defaults", "tasks")


@dataclass(frozen=True)
class Task:
    """A benchmark task. Make environments of it with `env`, `raw_env`, `gym`, `vector` or `processes`."""

    name: str
    about: str
    evaluation_seeds: range
    pins: Mapping[str, Any]
    splits: Mapping[str, Mapping[str, Any]] = field(repr=False)
    earlier: Mapping[str, int] = field(repr=False, default_factory=dict)  # names of versions before, and their rules

    def arguments(self, split: str = "train") -> dict[str, Any]:
        """The arguments of the environments of a split. Spaces are the same in both splits."""
        if split not in SPLITS:
            raise ConfigError(f"task {self.name}: unknown split {split!r}; known: {', '.join(SPLITS)}")
        out = dict(self.splits[split])
        if split == "train":
            out["reserved_seeds"] = (self.evaluation_seeds.start, self.evaluation_seeds.stop)
        return out

    @property
    def ad_hoc(self) -> bool:
        """Whether partners play the other seats."""
        return "seat" in self.splits["train"]

    def _with(self, split: str, changes: Mapping[str, Any]) -> Any:
        for key in changes:
            if key in PINNED:
                raise ConfigError(f"task {self.name} pins {key}; make an environment without a task to change it")
        return {**self.arguments(split), **changes}

    def _for_all_seats(self, split: str, changes: Mapping[str, Any]) -> Any:
        if self.ad_hoc:
            raise ConfigError(f"task {self.name}: partners play the other seats; use gym(), vector() or processes()")
        return self._with(split, changes)

    def env(self, split: str = "train", **changes: Any) -> AECEnv[str, Any, int | None]:
        """The PettingZoo environment; `changes` are arguments that the task leaves open (reward, encoder, ...)."""
        return make_env(**self._for_all_seats(split, changes))

    def raw_env(self, split: str = "train", **changes: Any) -> make_raw_env:
        """The PettingZoo environment without wrappers."""
        return make_raw_env(**self._for_all_seats(split, changes))

    def gym(self, split: str = "train", **changes: Any) -> MarvelChampionsEnv:
        """The Gymnasium environment: one learner for all seats, or for one in an ad hoc task."""
        from mc_env.env.gym import MarvelChampionsEnv

        return MarvelChampionsEnv(**self._with(split, changes))

    def vector(self, num_envs: int, split: str = "train", **changes: Any) -> VectorGames:
        """Many games in one process."""
        from mc_env.env.vector import VectorGames

        return VectorGames(num_envs, **self._with(split, changes))

    def processes(self, num_envs: int, split: str = "train", **changes: Any) -> ProcessGames:
        """Many games on several cores."""
        from mc_env.env.processes import ProcessGames

        return ProcessGames(num_envs, **self._with(split, changes))

    def score(self, outcomes: Iterable[str | None]) -> float:
        """The win rate of finished episodes, given by their outcomes; None is a truncation and not a win."""
        found = list(outcomes)
        if not found:
            raise ConfigError(f"task {self.name}: a score needs at least one outcome")
        return sum(outcome == "win" for outcome in found) / len(found)


def make_task(name: str) -> Task:
    """A task by name, such as "rhino-2p-standard-v1". Refuses one whose pins do not hold here."""
    tasks = _tasks()
    for task in tasks.values():
        if name in task.earlier:
            raise ConfigError(
                f"{name} was played by rules {task.earlier[name]}; this mc_env has rules {RULES_VERSION}: use {task.name}"
            )
    if name not in tasks:
        near = get_close_matches(str(name), tasks, n=3, cutoff=0.5)
        hint = f"did you mean {', '.join(near)}?" if near else f"known: {', '.join(tasks)}"
        raise ConfigError(f"unknown task {name!r}; {hint}")
    _check_pins(tasks[name])
    return tasks[name]


def task_names() -> list[str]:
    """Every task there is."""
    return list(_tasks())


# ------------------------------------------------------------------------------------------ files


def folder() -> Path:
    """Where the task files are: inside an installed package, or beside the package in a checkout."""
    package = Path(__file__).resolve().parent.parent
    for place in (package / "configs" / "tasks", package.parent / "configs" / "tasks"):
        if place.is_dir():
            return place
    raise ConfigError(f"the task files (configs/tasks/*.yaml) are missing from {package} and from {package.parent}")


@cache
def _tasks() -> dict[str, Task]:
    out: dict[str, Task] = {}
    for path in sorted(folder().glob("*.yaml")):
        for task in read(path):
            if task.name in out:
                raise ConfigError(f"{path.name}: task {task.name} is defined twice")
            out[task.name] = task
    return out


def read(path: Path) -> list[Task]:
    """The tasks of a file."""
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(data, dict):
        raise ConfigError(f"{path.name} is not a file of tasks")
    _known(path.name, data, _FILE_KEYS)
    for key in ("version", "pins", "evaluation", "tasks"):
        if key not in data:
            raise ConfigError(f"{path.name}: {key} is missing")
    for key in ("rules", "products", "starter_decks"):
        if key not in data["pins"]:
            raise ConfigError(f"{path.name}: pins: {key} is missing")
    first, count = data["evaluation"]["first"], data["evaluation"]["count"]
    tasks = []
    for short, body in data["tasks"].items():
        name = f"{short}-v{data['version']}"
        body = {**data.get("defaults", {}), **body}
        _known(f"{path.name}: {name}", body, _TASK_KEYS)
        base = {k: v for k, v in body.items() if k not in ("train", "test", "about", "deck_pins")}
        splits = {}
        for split in SPLITS:
            own = body.get(split, {})
            _known(f"{path.name}: {name}: {split}", own, _TASK_KEYS)
            splits[split] = {**base, **own}
        players = max(_players(s) for s in splits.values())
        for s in splits.values():
            s["players"] = players
            if "decks" in s:
                s["decks"] = _from_products(s["decks"], data["pins"]["products"])
        pins = {**data["pins"], "random_decks": body.get("deck_pins")}
        about = str(body.get("about") or data.get("about", ""))
        earlier = {f"{short}-v{version}": rules for version, rules in data.get("earlier", {}).items()}
        tasks.append(Task(name, about, range(first, first + count), pins, splits, earlier))
    return tasks


def _from_products(decks: Any, pinned: Sequence[str]) -> Any:
    """Random decks are made of the pinned products alone."""
    if decks == RANDOM:
        decks = {RANDOM: {}}
    if isinstance(decks, Mapping) and RANDOM in decks:
        inner = decks[RANDOM] if isinstance(decks[RANDOM], Mapping) else {"aspect": decks[RANDOM]}
        return {RANDOM: {**inner, "products": list(pinned)}}
    return decks


def _known(where: str, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in data:
        if key not in known:
            raise bad_key(where, key, known)


def _heroes(arguments: Mapping[str, Any]) -> list[tuple[str, ...]]:
    return [tuple(team) for team in possible_values("heroes", spec("heroes", arguments["heroes"]))]


def _players(arguments: Mapping[str, Any]) -> int:
    return max(len(team) for team in _heroes(arguments))


# ------------------------------------------------------------------------------------------ pins


def hash_of(cards: Mapping[str, int]) -> str:
    """A short hash of a deck."""
    return sha256(" ".join(f"{code}x{n}" for code, n in sorted(cards.items())).encode()).hexdigest()[:12]


def starter_hash(hero: str) -> str:
    """The hash of a starter deck."""
    return hash_of(deck_rules.starter_deck(registry.hero(hero)))


def random_hash(arguments: Mapping[str, Any]) -> str | None:
    """A hash that tells whether random decks are still the same ones; None if a split uses starter decks."""
    decks = spec("decks", arguments.get("decks"))
    if not isinstance(decks, RandomDecks):
        return None
    heroes = sorted({h for team in _heroes(arguments) for h in team})
    return sha256(
        " ".join(hash_of(decks.deck(h, seed).cards) for h in heroes for seed in range(3)).encode()
    ).hexdigest()[:12]


def _check_pins(task: Task) -> None:
    """Refuse a task whose conditions this mc_env cannot give any more."""
    pins = task.pins
    if pins["rules"] != RULES_VERSION:
        raise ConfigError(
            f"task {task.name} pins version {pins['rules']} of the rules; this mc_env has {RULES_VERSION}"
        )
    _check_products(task)
    for split, arguments in task.splits.items():
        made = random_hash(arguments)
        if made is not None:
            pinned = (pins["random_decks"] or {}).get(split)
            if made != pinned:
                raise ConfigError(f"task {task.name}: random decks of {split} have the hash {made}, pinned is {pinned}")
            continue
        for hero in sorted({h for team in _heroes(arguments) for h in team}):
            pinned = pins["starter_decks"].get(hero)
            if starter_hash(hero) != pinned:
                raise ConfigError(
                    f"task {task.name}: the starter deck of {hero} has the hash {starter_hash(hero)}, pinned is {pinned}"
                )


def _check_products(task: Task) -> None:
    """Everything that a task can draw comes from the products it pins, and they are here."""
    pinned = task.pins["products"]
    for code in pinned:
        if code not in products.PRODUCTS:
            raise ConfigError(
                f"task {task.name} pins the product {code}; this mc_env has {', '.join(products.PRODUCTS)}"
            )
    known = {
        "heroes": {h.code for h in catalog.heroes(pinned)},
        "scenario": {s.code for s in catalog.scenarios(pinned)},
        "modular": {s.code for s in catalog.encounter_sets(pinned)},
    }
    for arguments in task.splits.values():
        for key, ours in known.items():
            for value in possible_values(key, spec(key, arguments.get(key, DEFAULTS[key]))):
                for code in (value,) if isinstance(value, str) else value or ():
                    if code not in ours:
                        raise ConfigError(f"task {task.name}: {key} {code} is not of its products, {', '.join(pinned)}")


__all__ = ["Arguments", "Task", "make_task", "task_names"]
