"""What the tests of encoders play with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt

from mc_env.encoders import (
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    names,
    vocab,
)
from mc_env.engine.game import Game, new_game
from mc_env.engine.observing.view import Look, look
from mc_env.engine.state.state import State
from mc_env.kernel.rows import Column
from tools.random_games import Policy, aggressive, play, some_setup

Rows = npt.NDArray[np.int16]

TABLES: dict[str, tuple[Column, ...]] = {
    "entities": ENTITY_COLUMNS,
    "options": OPTION_COLUMNS,
    "globals": GLOBAL_COLUMNS,
    "decision": DECISION_COLUMNS,
    "piles": PILE_COLUMNS,
}
E = names(ENTITY_COLUMNS)
O = names(OPTION_COLUMNS)  # noqa: E741
G = names(GLOBAL_COLUMNS)
D = names(DECISION_COLUMNS)
P = names(PILE_COLUMNS)


def seen(g: State, p: int) -> Look:
    return look(g, p, vocab.ids())


def rows(raw: Look, table: str) -> Rows:
    return np.frombuffer(getattr(raw, table), np.int16).reshape(-1, len(TABLES[table]))


def table(seed: int, hands: str, players: tuple[int, ...] = (1, 2, 3, 4)) -> Game:
    rng = Random(f"{seed}/{hands}/encoders")
    return new_game(**{**some_setup(rng, players=players), "hands": hands})


def decisions(seed: int, hands: str, every: int, policy: Policy = aggressive) -> Iterator[Game]:
    """Every so many decisions of a random game, its end included."""
    for i, game in enumerate(play(table(seed, hands), policy, Random(seed))):
        if i % every == 0 or game.decision is None:
            yield game
