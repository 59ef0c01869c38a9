"""Who plays which seat: a person at the keyboard, or a policy that plays by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown

HUMAN: Final = "human"
Policy = Callable[[Game], int]


def play_at_random(game: Game) -> int:
    """Any option, each as likely. The same game at the same point gets the same answer, so that undo changes nothing."""
    assert game.decision is not None
    seed = game.setup.seed if game.setup is not None else 0
    return int(Random(f"{seed}/{len(game.choices)}").random() * len(game.decision))


POLICIES: Final[dict[str, Policy]] = {"random": play_at_random}


def seats(wanted: Sequence[str | None], players: int) -> tuple[str, ...]:
    """Who plays each seat of a game; people where nothing is said."""
    known = (HUMAN, *POLICIES)
    for seat, name in enumerate(wanted):
        if name is not None and name not in known:
            raise unknown(f"way to play player {seat + 1}", name, known)
        if name is not None and seat >= players:
            raise ConfigError(f"there is no player {seat + 1}: this game has {players}")
    return tuple((wanted[i] if i < len(wanted) else None) or HUMAN for i in range(players))
