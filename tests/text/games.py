"""Random games of all kinds, stopping at decisions, with what the seat that decides is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mc_env.engine.game import Game, new_game
from mc_env.text import Briefing
from mc_env.text.telling import briefing_of
from tools.random_games import aggressive, some_setup


def decisions(seed: int, most: int, hands: str = "private") -> Iterator[tuple[Game, int]]:
    """So many decisions of random games, each with the entry of the log at which the seat's untold story begins."""
    left = most
    for number in range(most):
        rng = Random(f"text/{seed}/{number}")
        game = new_game(**{**some_setup(rng), "hands": hands}, log=True)
        told: dict[int, int] = {}
        while game.decision is not None and left:
            me = game.decision.player
            yield game, told.get(me, 0)
            told[me] = len(game.record())
            left -= 1
            game.choose(aggressive(game, rng))
        if not left:
            return


def told(game: Game, since: int = 0) -> Briefing:
    """What the seat that decides is told."""
    assert game.decision is not None
    return briefing_of(game, game.decision.player, since)
