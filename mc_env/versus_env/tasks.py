"""Benchmark tasks of Vs. System: fixed conditions by name and version, so that results can be compared.

>>> from mc_env.versus_env.tasks import make_task
>>> task = make_task("versus-duel-v1")
>>> env = task.gym("test")
>>> len(task.evaluation_seeds), task.score(["win", "loss", None, "tie"])
(400, 0.25)

One learner has a seat, players of a pool have the others. In "train" and "test" they are the same, but for tasks with partners
never met: those draw them from two pools. Environments of "train" refuse the evaluation seeds. The score is the win rate; ties
and games that are cut off are no wins. What is seen and paid is the learner's own affair. Tasks pin the version of the rules and
the decks, by hash: where those are others, a task is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from mc_env.env.episodes import OneOf
from mc_env.env.tasks import hash_of
from mc_env.errors import ConfigError, unknown
from mc_env.versus.engine.game import RULES_VERSION
from mc_env.versus_env.episodes import KEYS, deck_of
from mc_env.versus_env.gym import VersusEnv
from mc_env.versus_env.vector import VersusGames

SPLITS: Final = ("train", "test")
PINNED: Final = (*KEYS, "seat", "partners", "reserved_seeds", "max_rounds")
SEEDS: Final = range(1 << 32, (1 << 32) + 400)
MAX_ROUNDS: Final = 40
RULES: Final = 1
DECKS: Final = {  # main characters whose decks by rule are played, and the hashes of these
    "Captain America": "bec0b1f07365",
    "Hulk": "b7911799b260",
    "Iron Man": "303a2c9354e2",
    "Spider-Man": "1e9b0c1c6fc2",
    "Wolverine": "df520093e183",
    "Storm": "69698baa27a0",
    "Star-Lord": "908d70398f65",
    "Rocket": "5f7858ea6f73",
    "Magneto": "3478a243bc5e",
    "Green Goblin": "0e344cb77c52",
}
RIVAL: Final = "duelist"
KNOWN: Final = OneOf(["duelist", "duelist:careful=0.3", "random"])  # partners to learn with ...
UNKNOWN: Final = OneOf(["duelist:careful=2", "duelist:careful=0.6,looks=false"])  # ... and to be tried with


@dataclass(frozen=True)
class Task:
    """A benchmark task. Make environments of it with `gym` or `vector`."""

    name: str
    about: str
    splits: Mapping[str, Mapping[str, Any]]
    evaluation_seeds: range = SEEDS

    def arguments(self, split: str = "train") -> dict[str, Any]:
        """The arguments of the environments of a split. Spaces are the same in both splits."""
        if split not in SPLITS:
            raise ConfigError(f"task {self.name}: unknown split {split!r}; known: {', '.join(SPLITS)}")
        out: dict[str, Any] = {
            "decks": {"one_of": list(DECKS)},
            "max_rounds": MAX_ROUNDS,
            "seat": 0,
            **self.splits[split],
        }
        if split == "train":
            out["reserved_seeds"] = (self.evaluation_seeds.start, self.evaluation_seeds.stop)
        return out

    def _with(self, split: str, changes: Mapping[str, Any]) -> dict[str, Any]:
        for key in changes:
            if key in PINNED:
                raise ConfigError(f"task {self.name} pins {key}; make an environment without a task to change it")
        return {**self.arguments(split), **changes}

    def gym(self, split: str = "train", **changes: Any) -> VersusEnv:
        """The Gymnasium environment; `changes` are arguments that the task leaves open (reward, piles ...)."""
        return VersusEnv(**self._with(split, changes))

    def vector(self, num_envs: int, split: str = "train", **changes: Any) -> VersusGames:
        """Many games in one process."""
        return VersusGames(num_envs, **self._with(split, changes))

    def score(self, outcomes: Iterable[str | None]) -> float:
        """The win rate of finished episodes, given by their outcomes."""
        found = list(outcomes)
        if not found:
            raise ConfigError(f"task {self.name}: a score needs at least one outcome")
        return sum(outcome == "win" for outcome in found) / len(found)


def _task(name: str, about: str, mode: str, train: Any, test: Any = None, **more: Any) -> Task:
    splits = {
        "train": {"mode": mode, "partners": train, **more},
        "test": {"mode": mode, "partners": test or train, **more},
    }
    return Task(f"versus-{name}-v1", about, splits)


_TASKS: Final = {
    task.name: task
    for task in (
        _task("duel", "one against the heuristic, ten decks", "duel", RIVAL),
        _task("teams", "two against two of the heuristic, beside a partner that is known", "2v2", [RIVAL] * 3),
        _task(
            "teams-adhoc",
            "two against two of the heuristic, beside partners never met in training",
            "2v2",
            [RIVAL, KNOWN, RIVAL],
            [RIVAL, UNKNOWN, RIVAL],
        ),
        _task("heads", "a two-headed team beside the heuristic, against two of it", "two_headed", [RIVAL] * 3),
        _task("free-for-all", "all against all, with three of the heuristic", "free_for_all", [RIVAL] * 3, players=4),
    )
}


def task_names() -> list[str]:
    """Every task there is."""
    return list(_TASKS)


def make_task(name: str) -> Task:
    """A task by name, such as "versus-duel-v1"."""
    if name not in _TASKS:
        raise unknown("task", name, _TASKS)
    _check_pins(name)
    return _TASKS[name]


def _check_pins(name: str) -> None:
    """Refuse tasks whose conditions this mc_env cannot give any more."""
    if RULES_VERSION != RULES:
        raise ConfigError(f"task {name} pins version {RULES} of the rules; this mc_env has {RULES_VERSION}")
    for main, pinned in DECKS.items():
        deck = deck_of(main)
        found = hash_of({deck.main: 1, **deck.cards})
        if found != pinned:
            raise ConfigError(f"task {name}: the deck by rule of {main} has the hash {found}, pinned is {pinned}")
