"""Who plays which seat: a person at the keyboard, or a policy that plays by itself."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown
from mc_env.strengths import strongest

if TYPE_CHECKING:
    from mc_env import agents
    from mc_env.text.briefing import Said

HUMAN: Final = "human"
RANDOM: Final = "random"
STRONGEST: Final = "strongest"
OTHERS: Final = ("FILE.py:Class", "an agent of yours; also package.module:Class, options behind a comma")


class Policy(Protocol):
    """Somebody who plays by themselves."""

    def choose(self, game: Game) -> int:
        """The index of an option. The same game at the same point gets the same answer, so that undo changes nothing."""

    def explain(self) -> str:
        """Why, in a line; "" if there is nothing to say."""

    @property
    def said(self) -> str:
        """What was said to the other players with the last choice; "" if nothing."""

    def hear(self, said: Said, moment: int) -> None:
        """Another player says something after so many choices."""

    def take_back(self, moment: int) -> None:
        """The game goes back to so many choices; what was heard and thought later is forgotten."""


class AtRandom:
    """Any option, each as likely."""

    said = ""

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        return int(Random(f"{seed_of(game)}/{len(game.choices)}").random() * len(game.decision))

    def explain(self) -> str:
        return ""

    def hear(self, said: Said, moment: int) -> None:
        pass

    def take_back(self, moment: int) -> None:
        pass


class Agent:
    """A player made by `mc_env.agents`."""

    def __init__(self, made: agents.Agent) -> None:
        made.talks = True
        self.made = made

    def choose(self, game: Game) -> int:
        assert game.decision is not None
        if not self.made.remembers:
            self.made.begin(seed_of(game) * 100_003 + len(game.choices))
        return self.made.decide(game, game.decision.player)

    def explain(self) -> str:
        return self.made.explain()

    @property
    def said(self) -> str:
        return self.made.said

    def hear(self, said: Said, moment: int) -> None:
        self.made.hear(said, moment)

    def take_back(self, moment: int) -> None:
        self.made.take_back(moment)


def seed_of(game: Game) -> int:
    return game.setup.seed if game.setup is not None else 0


def policy(spec: str, player: str = "a player") -> Policy:
    """The player a spec string names: "random", or what `mc_env.agents` knows ("heuristic:style=protective")."""
    if spec == RANDOM:
        return AtRandom()
    from mc_env.agents import is_spec, make, names  # only who plays beside an agent needs them

    if not is_spec(spec):
        raise unknown(f"way to play {player}", spec, (HUMAN, *names()))
    made = Agent(make(spec))
    if "torch" in sys.modules:  # one decision at a time is little work: more threads only get in each other's way
        sys.modules["torch"].set_num_threads(1)
    return made


def seats(wanted: Sequence[str | None], game: Game, before: Sequence[str] | None = None) -> tuple[str, ...]:
    """Who plays each seat of a game: as wanted, else as before, else you and the strongest partner there is."""
    players = game.players
    for seat, name in enumerate(wanted):
        if name is not None and seat >= players:
            raise ConfigError(f"there is no player {seat + 1}: this game has {players}")
    given = [wanted[i] if i < len(wanted) else None for i in range(players)]
    if before is None:
        yours = given.index(None) if None in given else 0
        before = [HUMAN if i == yours else STRONGEST for i in range(players)]
    named = (name or usual for name, usual in zip(given, before, strict=True))
    out = tuple(strongest(game.setup).spec if name == STRONGEST else name for name in named)
    for seat, name in enumerate(out):
        if name != HUMAN:
            policy(name, f"player {seat + 1}")  # refuses what it does not know
    return out


def who_can_play() -> str:
    """Everybody a seat can be given to, a line each."""
    from mc_env.agents import names
    from mc_env.agents.checkpoints import of_marvel
    from mc_env.agents.players.registry import about

    lines = [(HUMAN, "you, at the keyboard (default of the first player)")]
    lines += [(STRONGEST, "who won most games at this table as a team (default of the others)")]
    lines += [*((name, about(name)) for name in names()), OTHERS]
    out = "\n".join(f"  {name:13} {words}" for name, words in lines)
    trained = textwrap.fill(", ".join(f"ppo:{name}" for name in of_marvel()), 76, break_on_hyphens=False)
    return f"{out}\ntrained networks that come with mc_env (mc-env checkpoints tells more):\n{textwrap.indent(trained, '  ')}"
