"""Positions with a right answer: a win within reach, a defence that has to be made, a certain loss to be avoided.

A suite takes any list of `Position`, wherever it comes from: a name, a game at its decision, and the options that are
acceptable there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from mc_env.engine.game import Game
from mc_env.errors import ConfigError
from mc_env.table import Table


@dataclass(frozen=True)
class Position:
    """A question with a right answer. Acceptable options are given by label."""

    name: str
    game: Game
    acceptable: frozenset[str]
    about: str = ""

    def right(self, option: int) -> bool:
        """Whether an option is acceptable."""
        assert self.game.decision is not None
        return self.game.decision.options[option].label in self.acceptable


def position(name: str, game: Game, acceptable: Collection[str | int], about: str = "") -> Position:
    """A position from anybody's list: acceptable options by label or by index."""
    decision = game.decision
    if decision is None:
        raise ConfigError(f"position {name}: the game is over, nothing is asked")
    labels = [option.label for option in decision.options]
    found = [labels[x] if isinstance(x, int) and 0 <= x < len(labels) else x for x in acceptable]
    for label in found:
        if label not in labels:
            raise ConfigError(f"position {name}: {label!r} is not offered; there are {', '.join(labels)}")
    if not found or len(set(found)) == len(labels):
        raise ConfigError(f"position {name}: some options are acceptable and some are not; given are {len(found)}")
    return Position(name, game, frozenset(map(str, found)), about)


# ------------------------------------------------------------------------------------------ ours

LAST_STAGE = 2  # of Rhino in standard mode, 15 hit points alone
WIN, SURVIVE = "win this turn", "survive this round"  # what an acceptable option makes possible and the others do not


def _win(name: str, table: Table, *acceptable: str) -> Position:
    return position(f"win/{name}", table.game, acceptable, WIN)


def _survive(name: str, table: Table, *acceptable: str) -> Position:
    return position(f"survive/{name}", table.game, acceptable, SURVIVE)


def ours() -> list[Position]:
    """The positions of `text-tiny`."""
    return [*_wins(), *_threats(), *_attacks()]


def _wins() -> Iterator[Position]:
    t = Table().hero("Spider-Man").villain(stage=LAST_STAGE, damage=13).main_scheme(threat=3)
    yield _win("attack", t, "Attack with Spider-Man")

    t = Table().hero("Spider-Man", exhausted=True, hand=["Swinging Web Kick", "Energy", "Genius"])
    t.villain(stage=LAST_STAGE, damage=7).main_scheme(threat=3)
    yield _win("event", t, "Play Swinging Web Kick")

    t = Table().hero("Spider-Man", in_play=["Black Cat"]).villain(stage=LAST_STAGE, damage=13).main_scheme(threat=3)
    t.minion("Hydra Mercenary", damage=2)
    yield _win("past a guard", t, "Attack with Black Cat")

    t = Table().hero("Spider-Man", hand=["Swinging Web Kick", "Energy", "Genius"])
    t.villain(stage=LAST_STAGE, damage=7, status=["tough"]).main_scheme(threat=3)
    yield _win("tough", t, "Attack with Spider-Man")

    t = Table().hero("Spider-Man").villain(stage=LAST_STAGE, damage=13).main_scheme(threat=3).minion("Shocker")
    t.choose("Attack with Spider-Man")
    yield _win("target", t, "Rhino")


def _threats() -> Iterator[Position]:
    t = Table().hero("Spider-Man").villain(stage=LAST_STAGE, damage=5).main_scheme(threat=6)
    yield _survive("thwart", t, "Thwart with Spider-Man")

    t = Table().hero("Spider-Man", exhausted=True, hand=["For Justice!", "Energy"])
    t.villain(stage=LAST_STAGE, damage=5).main_scheme(threat=6)
    yield _survive("thwart event", t, "Play For Justice!")

    t = Table().hero("Spider-Man", exhausted=True).villain(stage=LAST_STAGE, damage=5).main_scheme(threat=5)
    yield _survive("stay a hero", t, "End turn")


def _attacks() -> Iterator[Position]:
    t = Table().hero("Captain Marvel", damage=11, exhausted=True).villain(stage=LAST_STAGE, damage=5)
    t.main_scheme(threat=0)
    yield _survive("hide", t, "Change form to Carol Danvers")

    t = Table().hero("Captain Marvel", damage=10, exhausted=True, in_play=["Hawkeye"])
    t.villain(stage=LAST_STAGE, damage=5).main_scheme(threat=0)
    t.enemy_attacks("Rhino")
    yield _survive("an ally defends", t, "Defend with Hawkeye")

    t = Table().hero("Iron Man").hero("Captain Marvel", damage=10, exhausted=True)
    t.villain(stage=LAST_STAGE, damage=5).main_scheme(threat=0)
    t.enemy_attacks("Rhino", seat=1)
    yield _survive("defend a partner", t, "Defend with Iron Man")
