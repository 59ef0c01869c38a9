"""mc_env: Marvel Champions: The Card Game as a rules engine and a cooperative multi-agent environment.

>>> import mc_env
>>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
>>> while game.decision:
...     game.choose(0)
>>> game.outcome in ("win", "loss")
True

The environment (`env`, `parallel_env`, `raw_env`, `make_task`) needs numpy, Gymnasium and PettingZoo; it is loaded when first
asked for, so that the engine stays free of them.
"""

from typing import TYPE_CHECKING, Any

from mc_env import _library  # noqa: F401 - a compiled engine is found before it is imported
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
    UnknownArgument,
    UnknownCard,
)
from mc_env.registration import register_now_or_later

if TYPE_CHECKING:
    from mc_env.cards.homebrew import use_cards
    from mc_env.env.aec import env, parallel_env, raw_env
    from mc_env.env.tasks import make_task
    from mc_env.versus_env.aec import env as versus_env

    __version__: str

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
    "UnknownArgument",
    "UnknownCard",
    "env",
    "load_game",
    "make_task",
    "new_game",
    "parallel_env",
    "raw_env",
    "use_cards",
    "versus_env",
]

register_now_or_later()


def __getattr__(name: str) -> Any:
    """What not everybody needs, looked up when it is first asked for."""
    if name in ("env", "parallel_env", "raw_env", "make_task"):
        from importlib import import_module

        module = import_module("mc_env.env")  # which can be called itself, as `mc_env.env(...)`
        return module if name == "env" else getattr(module, name)
    if name == "versus_env":
        from importlib import import_module

        return import_module("mc_env.versus_env")  # which can be called itself
    if name == "use_cards":
        from mc_env.cards.homebrew import use_cards

        return use_cards
    if name == "__version__":
        return _version()
    raise AttributeError(f"module 'mc_env' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names, and nothing that is here only because this file needs it."""
    return sorted([*__all__, "__version__"])


def _version() -> str:
    """As installed; pyproject.toml is the only place where the number is written."""
    from importlib import metadata

    try:
        return metadata.version("mc_env")
    except metadata.PackageNotFoundError:
        return "0+source"  # a checkout that is not installed
