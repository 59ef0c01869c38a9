"""The environment of Vs. System: PettingZoo AEC (`aec`), Gymnasium (`gym`), many games at once (`vector`), tasks (`tasks`).

The module itself can be called: both `mc_env.versus_env(mode="2v2")` and `from mc_env.versus_env.vector import VersusGames` work.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from mc_env.versus_env.aec import env, parallel_env, raw_env

__all__ = ["env", "make_task", "parallel_env", "raw_env"]

# What not everybody needs is imported when it is asked for, as in `mc_env.versus_env.vector.VersusGames`.
_LATER: Final = ("gym", "tasks", "vector")


def __getattr__(name: str) -> Any:
    if name == "make_task":
        return import_module(f"{__name__}.tasks").make_task
    if name in _LATER:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _CallableModule(ModuleType):
    __call__ = staticmethod(env)


sys.modules[__name__].__class__ = _CallableModule
