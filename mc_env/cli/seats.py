"""Who plays which seat: a person at the keyboard, or a policy that plays by itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown

if TYPE_CHECKING:
    from mc_env import agents

HUMAN: Final = "human"
RANDOM: Final = "random"


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
    """A player made by `mc_env.agents`."""

    def __init__(self, made: agents.Agent) -> None:
        made.talks = True
        self.made = made

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        self.made.begin(seed_of(game) * 100_003 + len(game.choices))
        return self.made.decide(game, game.decision.player)

    def explain(self) -> str:
        return self.made.explain()


def seed_of(game: Game) -> int:
    return game.setup.seed if game.setup is not None else 0


def policy(spec: str, player: str = "a player") -> Policy:
    """The player a spec string names: "random", or what `mc_env.agents` knows ("heuristic:style=protective")."""
    if spec == RANDOM:
        return AtRandom()
    from mc_env.agents import make, names  # only who plays beside an agent needs them

    if spec.partition(":")[0] not in names():
        raise unknown(f"way to play {player}", spec, (HUMAN, *names()))
    return Agent(make(spec))


def seats(wanted: Sequence[str | None], players: int) -> tuple[str, ...]:
    """Who plays each seat of a game; people where nothing is said."""
    for seat, name in enumerate(wanted):
        if name is not None and name != HUMAN:
            policy(name, f"player {seat + 1}")  # refuses what it does not know
        if name is not None and seat >= players:
            raise ConfigError(f"there is no player {seat + 1}: this game has {players}")
    return tuple((wanted[i] if i < len(wanted) else None) or HUMAN for i in range(players))
