"""Agents by spec string: `random`, `heuristic:style=protective`, `search:NAME`, `ppo:PATH`, `llm:URL,model=NAME`.

A spec is a name, then after a colon options `key=value` separated by commas. A piece without `=` is the value of the agent's
first option (so `heuristic:protective` and `ppo:runs/best.safetensors` read well). Modules are imported when an agent of their
kind is made, so torch is needed only by those who use it.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mc_env.agents.players.base import Agent
from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown


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
        "readable rules; style=balanced|aggressive|thwart|protective",
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
        "flat Monte Carlo by the heuristic in redrawn worlds; rollouts=64, rounds=3, ...",
    ),
    "ppo": Entry(
        "mc_env.agents.players.network_agent",
        "PpoAgent",
        "a trained network; path=FILE or a shipped name, greedy=true",
        "train",
    ),
    "sb3": Entry(
        "mc_env.agents.players.network_agent",
        "PpoAgent",
        "a network trained by MaskablePPO; path=FILE, greedy=true",
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


def names() -> tuple[str, ...]:
    """Kinds of agents."""
    return tuple(_ENTRIES)


def about(name: str) -> str:
    """A line on a kind of agent."""
    return _ENTRIES[name].about


@dataclass(frozen=True, slots=True)
class Spec:
    """A spec string, read."""

    name: str
    bare: str | None = None
    options: dict[str, str] = field(default_factory=dict)


def parse(text: str) -> Spec:
    """Read a spec string; the name must be known."""
    name, colon, rest = text.strip().partition(":")
    name = name.strip()
    if name not in _ENTRIES:
        raise unknown("agent", name, names())
    if not colon:
        return Spec(name)
    bare: str | None = None
    options: dict[str, str] = {}
    for piece in rest.split(","):
        key, equals, value = piece.partition("=")
        if not equals:
            if bare is not None or options or not piece.strip():
                raise ConfigError(f"agent {text!r}: {piece!r} is not key=value (example: heuristic:style=protective)")
            bare = piece.strip()
        elif key.strip() in options:
            raise ConfigError(f"agent {text!r} says {key.strip()} twice")
        else:
            options[key.strip()] = value.strip()
    return Spec(name, bare, options)


def make(text: str, seed: int = 0) -> Agent:
    """An agent from its spec string.

    >>> from mc_env import agents
    >>> agents.make("random", seed=3)
    <random>
    """
    spec = parse(text)
    entry = _ENTRIES[spec.name]
    try:
        module = importlib.import_module(entry.module)
    except ModuleNotFoundError as error:
        if entry.extra and (error.name or "").split(".")[0] not in ("agents", "mc_env"):
            raise ConfigError(f"agent {text!r} needs {error.name}: install mc_env[{entry.extra}]") from error
        raise
    maker = getattr(module, entry.make)
    agent: Agent = maker(**_arguments(text, spec, maker), seed=seed)
    agent.spec = text.strip()
    return agent


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


def _arguments(text: str, spec: Spec, maker: Callable[..., Agent]) -> dict[str, object]:
    """The options of a spec as the maker's arguments, each read as its annotation says."""
    parameters = {k: p for k, p in inspect.signature(maker).parameters.items() if k != "seed"}
    given = dict(spec.options)
    if spec.bare is not None:
        if not parameters:
            raise ConfigError(f"agent {text!r}: {spec.name} takes no options")
        first = next(iter(parameters))
        if first in given:
            raise ConfigError(f"agent {text!r} says {first} twice")
        given[first] = spec.bare
    out: dict[str, object] = {}
    for key, value in given.items():
        if key not in parameters:
            if not parameters:
                raise ConfigError(f"agent {text!r}: {spec.name} takes no options")
            raise unknown(f"option of agent {spec.name}", key, list(parameters))
        out[key] = _read(text, key, value, str(parameters[key].annotation))
    for key, p in parameters.items():
        if p.default is inspect.Parameter.empty and key not in out:
            raise ConfigError(f"agent {text!r}: {spec.name} needs {key}, for example {spec.name}:{key}=...")
    return out


def _read(text: str, key: str, value: str, kind: str) -> object:
    """A value as an annotation says: int, float, bool or str."""
    try:
        if kind == "int":
            return int(value)
        if kind == "float":
            return float(value)
    except ValueError:
        what = "a whole number" if kind == "int" else "a number"
        raise ConfigError(f"agent {text!r}: {key} must be {what}, not {value!r}") from None
    if kind == "bool":
        if value.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise ConfigError(f"agent {text!r}: {key} must be true or false, not {value!r}")
        return value.lower() in ("true", "1", "yes")
    return value
