"""Who plays which seat: a person at the keyboard, or a policy that plays by itself."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown

HUMAN: Final = "human"
RANDOM: Final = "random"
PLAYERS: Final = "agents"  # the package that makes players from spec strings; found by name, so the rules need none


class Policy(Protocol):
    """Somebody who plays by themselves."""

    def choose(self, game: Game) -> int:
        """The index of an option. The same game at the same point gets the same answer, so that undo changes nothing."""

    def explain(self) -> str:
        """Why, in a line; "" if there is nothing to say."""


class AtRandom:
    """Any option, each as likely."""

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        return int(Random(f"{seed_of(game)}/{len(game.choices)}").random() * len(game.decision))

    def explain(self) -> str:
        return ""


class Agent:
    """A player made by the agents package."""

    def __init__(self, made: Any) -> None:
        made.talks = True
        self.made = made

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        self.made.begin(seed_of(game) * 100_003 + len(game.choices))
        return int(self.made.decide(game, game.decision.player))

    def explain(self) -> str:
        return str(self.made.explain())


def seed_of(game: Game) -> int:
    return game.setup.seed if game.setup is not None else 0


def policy(spec: str, player: str = "a player") -> Policy:
    """The player a spec string names: "random", or what the agents package knows ("heuristic:style=protective")."""
    if spec == RANDOM:
        return AtRandom()
    try:
        package = importlib.import_module(PLAYERS)
    except ModuleNotFoundError as error:
        if error.name == PLAYERS:
            raise ConfigError(f"{spec!r}: only human and random play without the {PLAYERS} package") from None
        raise
    if spec.partition(":")[0] not in package.names():
        raise unknown(f"way to play {player}", spec, (HUMAN, *package.names()))
    return Agent(package.make(spec))


def seats(wanted: Sequence[str | None], players: int) -> tuple[str, ...]:
    """Who plays each seat of a game; people where nothing is said."""
    for seat, name in enumerate(wanted):
        if name is not None and name != HUMAN:
            policy(name, f"player {seat + 1}")  # refuses what it does not know
        if name is not None and seat >= players:
            raise ConfigError(f"there is no player {seat + 1}: this game has {players}")
    return tuple((wanted[i] if i < len(wanted) else None) or HUMAN for i in range(players))
