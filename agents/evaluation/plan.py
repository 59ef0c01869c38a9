"""What an evaluation is asked to measure."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from mc_env.agents.players.registry import is_spec, names
from mc_env.env import make_task
from mc_env.env.settings import MAX_ROUNDS
from mc_env.errors import ConfigError

SEEDS: Final = 2000  # games of each lineup, if nothing else is said
SAVES: Final = ("none", "all", "wins", "losses")
TABLE_FIELDS: Final = ("heroes", "scenarios", "modes", "modular", "heroic", "skirmish", "hands", "max_rounds")


@dataclass(frozen=True)
class Evaluation:
    """Agents, the tables they play at, and the seeds. Results depend on this and the code alone.

    Fields are called like the flags of `mc-env evaluate` and stand in their order.
    """

    agents: tuple[str, ...] = ()  # specs; the first is what the others are compared with
    runs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # specs of several training runs, by recipe
    partners: tuple[str, ...] = ()  # who plays the other seats; none: the same agent
    cross: bool = False  # every agent at seat 0 beside every agent at the other seats; of recipes, within each
    # teams; ("each",) is every hero alone, ("pairs",) every pair, ("each:core",) those of a product
    heroes: tuple[tuple[str, ...], ...] = (("spider_man",),)
    scenarios: tuple[str, ...] = ("rhino",)
    modes: tuple[str, ...] = ("standard",)
    modular: tuple[str, ...] | None = None  # None: the recommended sets
    heroic: int = 0
    skirmish: int | None = None  # only this stage of the villain
    hands: str = "open"  # or private, or signals
    task: tuple[str, ...] = ()  # benchmark tasks instead of heroes, scenarios and all that
    seeds: int | None = None  # games of each lineup; None: as many as the tasks have, or SEEDS
    first_seed: int | None = None  # None: that of the tasks, or 0
    max_rounds: int | None = None  # longer games are cut off and not won; None: as the tasks pin it, or MAX_ROUNDS
    mask: tuple[tuple[str, ...], ...] = ()  # also without these options: one more lineup for each set
    replace: tuple[str, ...] = ()  # also with one seat of each team given to these agents
    save_games: str = "none"  # which games are kept as replays: one of SAVES

    @property
    def specs(self) -> list[str]:
        """Every agent named, alone or as a run of a recipe."""
        return list(dict.fromkeys([*self.agents, *(spec for specs in self.runs.values() for spec in specs)]))

    @property
    def crossed(self) -> Mapping[str, list[str]]:
        """Who plays beside whom in cross-play: the runs of each recipe, or all agents if no recipe is named."""
        return {name: list(specs) for name, specs in self.runs.items()} or {"": self.specs}

    def data(self) -> dict[str, Any]:
        """As it stands in results.json; `from_words` reads it."""
        return dataclasses.asdict(self)

    def check(self) -> None:
        """Refuse what cannot work before anything is played."""
        for name, least in (("seeds", 1), ("max_rounds", 1), ("first_seed", 0), ("heroic", 0)):
            value = getattr(self, name)
            if value is not None and value < least:
                raise ConfigError(f"{flag(name)} {value}: must be at least {least}")
        if self.save_games not in SAVES:
            raise ConfigError(f"--save-games {self.save_games}: must be one of {', '.join(SAVES)}")
        if not self.specs:
            raise ConfigError("say at least one agent, for example: mc-env evaluate random heuristic")
        for name, specs in self.runs.items():
            if ":" in name or "/" in name or name in names():
                raise ConfigError(f"--runs {name}: first a name for the recipe, then its runs (--runs duo ppo:A ppo:B)")
            if len(set(specs)) < 2:
                raise ConfigError(f"--runs {name}: a recipe is measured by at least two different runs")
        if self.cross:
            self._check_cross()
        if self.task:
            usual = Evaluation()
            given = [flag(name) for name in TABLE_FIELDS if getattr(self, name) != getattr(usual, name)]
            if given:
                raise ConfigError(f"--task says what is played; leave out {', '.join(given)}")

    def _check_cross(self) -> None:
        if self.partners:
            raise ConfigError("--cross tries every agent as every partner; leave out --partners")
        if min(len(specs) for specs in self.crossed.values()) < 2:
            raise ConfigError("--cross needs at least two different agents")
        if self.replace:
            raise ConfigError("--cross has every agent at every seat already; leave out --replace")

    def settled(self) -> Evaluation:
        """The same with seeds and rounds filled in: those of the tasks, which pin them, or the usual ones."""
        if not self.task:
            return dataclasses.replace(
                self,
                first_seed=self.first_seed or 0,
                seeds=SEEDS if self.seeds is None else self.seeds,
                max_rounds=MAX_ROUNDS if self.max_rounds is None else self.max_rounds,
            )
        pinned = {make_task(name).evaluation_seeds for name in self.task}
        if len(pinned) > 1:
            raise ConfigError(f"tasks {', '.join(self.task)} have different evaluation seeds; measure them one by one")
        seeds = pinned.pop()
        first = seeds.start if self.first_seed is None else self.first_seed
        asked = range(first, first + (len(seeds) if self.seeds is None else self.seeds))
        if asked.start not in seeds or asked.stop > seeds.stop:
            raise ConfigError(
                f"--task: its evaluation seeds are {seeds.start} to {seeds.stop - 1}, not {asked.start} to {asked.stop - 1}"
            )
        return dataclasses.replace(self, first_seed=asked.start, seeds=len(asked))

    @property
    def seed_range(self) -> range:
        """The seeds of each lineup, once they are settled."""
        assert self.first_seed is not None
        assert self.seeds is not None
        return range(self.first_seed, self.first_seed + self.seeds)


# ------------------------------------------------------------------------------------------ words of a command


def flag(name: str) -> str:
    """A field's flag."""
    return f"--{name.replace('_', '-')}"


def from_words(said: Mapping[str, Any]) -> Evaluation:
    """An evaluation from the words of a command, flag by flag: "rhino,klaw" or a list, None for what was not said.

    The results.json of older versions keep such words too.
    """
    given = {f.name: said[f.name] for f in fields(Evaluation) if said.get(f.name) is not None}
    for name in ("agents", "partners", "scenarios", "modes", "modular", "task"):
        if name in given:
            given[name] = _words(given[name])
    for name in ("heroes", "mask"):
        if name in given:
            given[name] = tuple(_words(one) for one in given[name])
    if "replace" in given:
        text = given["replace"]
        given["replace"] = split_specs(text) if isinstance(text, str) else tuple(text)
    if "runs" in given:
        given["runs"] = _recipes(given["runs"])
    return Evaluation(**given)


def to_words(evaluation: Evaluation) -> list[str]:
    """The words of a command that asks for this, without what is usual."""
    usual, out = _usual(evaluation), list(evaluation.agents)
    for f in fields(Evaluation):
        value = getattr(evaluation, f.name)
        if f.name in ("agents", "save_games") or value in (None, getattr(usual, f.name)):
            continue
        if f.name == "runs":
            for name, specs in value.items():
                out += [flag(f.name), name, *specs]
        elif f.name == "partners":
            out += [flag(f.name), *value]
        elif f.name == "task":
            out += [word for name in value for word in (flag(f.name), name)]
        elif f.name in ("heroes", "mask"):
            out += [word for names in value for word in (flag(f.name), ",".join(names))]
        elif value is True:
            out.append(flag(f.name))
        else:
            out += [flag(f.name), ",".join(value) if isinstance(value, tuple) else str(value)]
    return out


def _usual(evaluation: Evaluation) -> Evaluation:
    """What need not be said, because it is filled in."""
    return dataclasses.replace(Evaluation(task=evaluation.task).settled(), task=())


def split(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def split_specs(text: str) -> tuple[str, ...]:
    """Agents separated by commas; a comma inside a spec is followed by an option, not by an agent."""
    out: list[str] = []
    for piece in split(text):
        if out and "=" in piece and not is_spec(piece):
            out[-1] += f",{piece}"
        else:
            out.append(piece)
    return tuple(dict.fromkeys(out))


def _words(value: str | Iterable[str]) -> tuple[str, ...]:
    return split(value) if isinstance(value, str) else tuple(value)


def _recipes(said: Mapping[str, Iterable[str]] | Iterable[Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """Recipes by name, each with its runs; on the command line a list of names and runs."""
    if isinstance(said, Mapping):
        return {name: tuple(specs) for name, specs in said.items()}
    out: dict[str, tuple[str, ...]] = {}
    for name, *specs in said:
        if name in out:
            raise ConfigError(f"--runs {name}: there are two recipes of this name")
        out[name] = tuple(dict.fromkeys(specs))
    return out
