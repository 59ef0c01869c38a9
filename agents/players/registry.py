"""Agents by spec string: `random`, `heuristic:protective`, `search:NAME`, `ppo:PATH`, `llm:URL,model=NAME`, `mine.py:Class`.

A spec is a name, then after a colon options `key=value` separated by commas. A piece without `=` is the value of the agent's
first option (so `heuristic:protective` and `ppo:runs/best.safetensors` read well). Modules are imported when an agent of their
kind is made, so torch is needed only by those who use it.

Agents of others need no entry here (`guests`): `package.module:Class` and `path/file.py:Class`, options behind a comma, or a name
that an installed package declares under the entry point group `mc_env.agents`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from mc_env import loading
from mc_env.agents.players import guests, options
from mc_env.agents.players.base import Agent
from mc_env.agents.players.options import Spec
from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown

GROUP: Final = "mc_env.agents"  # entry points of installed packages


@dataclass(frozen=True, slots=True)
class Entry:
    """Where an agent is made: `make` takes the options and `seed`; its annotations say how each is read."""

    module: str
    make: str
    about: str
    extra: str = ""  # the optional dependencies it needs


_ENTRIES: Final[dict[str, Entry]] = {
    "random": Entry("mc_env.agents.players.random_agent", "RandomAgent", "any option, each as likely"),
    "heuristic": Entry(
        "mc_env.agents.players.heuristic",
        "HeuristicAgent",
        "readable rules; style=balanced|aggressive|thwart|protective|any, noise=points",
    ),
    "duelist": Entry(
        "mc_env.agents.versus.duelist",
        "DuelistAgent",
        "readable rules for Vs. System 2PCG; careful=1.0, looks=true",
    ),
    "light": Entry(
        "mc_env.agents.players.light",
        "LightAgent",
        "a table of weights: nearly as strong as the heuristic, many times as quick",
    ),
    "search": Entry(
        "mc_env.agents.players.search",
        "SearchAgent",
        "a network that looks a round ahead in redrawn worlds; net=FILE or a shipped name, worlds=12, width=4, ...",
        "train",
    ),
    "montecarlo": Entry(
        "mc_env.agents.players.montecarlo",
        "MonteCarloAgent",
        "flat Monte Carlo in redrawn worlds; rollouts=64, rounds=3, playouts=heuristic|light, ...",
    ),
    "ppo": Entry(
        "mc_env.agents.players.network_agent",
        "PpoAgent",
        "a trained network: ppo:FILE, or ppo:NAME of a shipped one; greedy=true",
        "train",
    ),
    "sb3": Entry(
        "mc_env.agents.players.network_agent",
        "PpoAgent",
        "a network trained by MaskablePPO: sb3:FILE; greedy=true",
        "train",
    ),
    "llm": Entry(
        "mc_env.agents.players.llm",
        "LlmAgent",
        "a language model at an OpenAI-compatible server; url=URL, model=NAME, ... (docs/TEXT.md)",
    ),
}


def register(name: str, module: str, make: str, about: str, extra: str = "") -> None:
    """Add a kind of agent."""
    if name in _ENTRIES:
        raise ConfigError(f"there is an agent {name!r} already: {_ENTRIES[name].about}")
    _ENTRIES[name] = Entry(module, make, about, extra)


@cache
def declared() -> Mapping[str, str]:
    """Agents that installed packages bring: where each is, by name. A name of ours is never theirs."""
    return {name: point.value for name, point in loading.declared(GROUP).items() if name not in _ENTRIES}


def names() -> tuple[str, ...]:
    """Kinds of agents that have a name: ours, and those of installed packages."""
    return (*_ENTRIES, *declared())


def about(name: str) -> str:
    """A line on a kind of agent."""
    return _ENTRIES[name].about if name in _ENTRIES else f"from an installed package: {declared()[name]}"


def is_spec(text: str) -> bool:
    """Whether a text names an agent at all: a kind that is known, or somebody's module or file."""
    return text.strip().partition(":")[0].strip() in names() or _place(text) is not None


def _place(text: str) -> str | None:
    """`module:Class` or `path.py:Class` at the beginning of a spec; None for the names above."""
    place = text.strip().partition(",")[0]
    return None if place.partition(":")[0].strip() in names() or loading.split(place) is None else place


def parse(text: str) -> Spec:
    """Read a spec string; a plain name must be known. A module or file is looked for when the agent is made."""
    place = _place(text)
    if place is not None:
        rest = text.strip()[len(place) + 1 :]
        return options.read(text, place, rest) if rest else Spec(place)
    name, colon, rest = text.strip().partition(":")
    name = name.strip()
    if name not in names():
        if name.endswith(".py"):
            raise ConfigError(f"agent {text!r}: say which class of the file, for example {name}:MyAgent")
        raise unknown("agent", name, names())
    return options.read(text, name, rest) if colon else Spec(name)


def files_of(specs: Iterable[str]) -> list[Path]:
    """Files that agents are made from, by the paths that their specs say: networks, and sources of others."""
    out: dict[Path, None] = {}
    for spec in map(parse, specs):
        place = loading.split(spec.name)
        words = (place[0] if place else "", spec.bare or "", *spec.options.values())
        out |= dict.fromkeys(path for word in words if word and (path := Path(word)).is_file())
    return list(out)


def make(text: str, seed: int = 0) -> Agent:
    """An agent from its spec string.

    >>> from mc_env import agents
    >>> agents.make("random", seed=3)
    <random>
    """
    spec = parse(text)
    entry = _ENTRIES.get(spec.name)
    if entry is None:
        return _guest(text.strip(), spec, seed)
    try:
        module = importlib.import_module(entry.module)
    except ModuleNotFoundError as error:
        if entry.extra and (error.name or "").split(".")[0] not in ("agents", "mc_env"):
            raise ConfigError(f"agent {text!r} needs {error.name}: install mc_env[{entry.extra}]") from error
        raise
    maker = getattr(module, entry.make)
    agent: Agent = maker(**options.arguments(text, spec, maker, seed))
    agent.spec = text.strip()
    return agent


def _guest(text: str, spec: Spec, seed: int) -> Agent:
    """An agent of others. A misspelt name of ours looks like a module that is not there, and is told so."""
    place = declared().get(spec.name)
    if place is None:
        name = spec.name.partition(":")[0]
        if not name.endswith(".py") and "." not in name and not loading.exists(name):
            raise ConfigError(f"{unknown('agent', name, names())} There is no module {name} either")
    return guests.make(text, place or spec.name, spec, seed)


class Partner:
    """An agent as the environment wants its partners: called with the game, it answers the decision."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def begin(self, seed: int) -> None:
        self.agent.begin(seed)

    def __call__(self, game: Game) -> int:
        assert game.decision is not None
        return self.agent.decide(game, game.decision.player)

    def __repr__(self) -> str:
        return f"<partner {self.agent.spec}>"


def partner(text: str, seed: int = 0) -> Partner:
    """An agent to fill the other seats of an environment: `partners=agents.partner("heuristic")`."""
    return Partner(make(text, seed))
