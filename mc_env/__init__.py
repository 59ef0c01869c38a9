"""mc_env: Marvel Champions: The Card Game as a rules engine and a cooperative multi-agent environment.

>>> import mc_env
>>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
>>> while game.decision:
...     game.choose(0)
>>> game.outcome in ("win", "loss")
True
"""

from mc_env.engine.game import MAX_OPTIONS, Decision, Game, Option, load_game, new_game
from mc_env.errors import (
    CardError,
    ConfigError,
    CorruptSave,
    IllegalChoice,
    InvalidDeck,
    McEnvError,
    NotImplementedCard,
    OptionOverflow,
    UnknownCard,
)

__all__ = [
    "MAX_OPTIONS",
    "CardError",
    "ConfigError",
    "CorruptSave",
    "Decision",
    "Game",
    "IllegalChoice",
    "InvalidDeck",
    "McEnvError",
    "NotImplementedCard",
    "Option",
    "OptionOverflow",
    "UnknownCard",
    "load_game",
    "new_game",
]
