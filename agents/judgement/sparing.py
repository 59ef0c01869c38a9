"""Waste that can be seen on the table: of blows, of cards, of counters."""

from __future__ import annotations

from functools import partial
from typing import Final

from mc_env.agents.judgement.question import Question
from mc_env.engine.game import Game
from mc_env.engine.knowing.sight import Sight
from mc_env.table import Table

RHINO: Final = partial(Table, "rhino", verify=False, log=False)
KLAW: Final = partial(Table, "klaw", verify=False, log=False)
CAP: Final = 5  # counters beyond which the channel deals no more


def _minions(game: Game) -> list[str]:
    """Titles of the minions engaged with the first player."""
    sight = Sight(game.state, 0)
    return [face.title for m in sight.minions(0) if (face := sight.face(m)) is not None]


def _one_guard_less(game: Game) -> bool:
    return _minions(game).count("Armored Guard") <= 1


def _alone(game: Game) -> bool:
    return not _minions(game)


def _bare_guard() -> Table:
    t = KLAW().hero("She-Hulk").villain("Klaw", stage=1).main_scheme(threat=1)
    return t.minion("Armored Guard", status=[]).minion("Armored Guard")


def _sandman() -> Table:
    t = (
        RHINO()
        .hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"])
        .villain("Rhino", stage=1, status=["tough"])
    )
    return t.main_scheme(threat=1).minion("Sandman")


def _each_a_soldier() -> Table:
    t = RHINO().hero("She-Hulk", in_play=["Hellcat"]).villain("Rhino", stage=1, status=["tough"]).main_scheme(threat=1)
    return t.minion("Hydra Mercenary").minion("Hydra Bomber", damage=1)


def _full_channel() -> Table:
    t = RHINO().hero("Captain Marvel", hand=["Energy", "Cosmic Flight"], in_play=["Energy Channel"])
    t.card("Energy Channel", counters={"energy": CAP})
    return t.villain("Rhino", stage=1).main_scheme(threat=1)


def _not_overcharged(game: Game) -> bool:
    sight = Sight(game.state, 0)
    return all(sight.counters(c, "energy") <= CAP for c in sight.gear(0))


SPARING: Final = (
    Question(
        "the bare guard",
        "tough",
        "Her 3 fell the bare guard; spent on tough they fell nobody.",
        _bare_guard,
        _one_guard_less,
    ),
    Question(
        "strip, then kick",
        "tough",
        "Sandman falls this turn if the small blow takes his tough and the kick the rest.",
        _sandman,
        _alone,
    ),
    Question(
        "to each his own",
        "combination",
        "She fells the guard and the ally the bomber; the other way round one of them stays.",
        _each_a_soldier,
        _alone,
    ),
    Question(
        "a full channel",
        "restraint",
        "Beyond five counters the channel deals no more: charging is throwing cards away.",
        _full_channel,
        _not_overcharged,
    ),
)
