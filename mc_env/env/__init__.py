"""The environment: PettingZoo AEC (`aec`), Gymnasium (`gym`), many games at once (`vector`, `processes`), tasks (`tasks`).

This package is called like the function `mc_env.env(...)` of the public surface, so the module itself can be called: both
`mc_env.env(heroes=[...])` and `from mc_env.env.vector import VectorGames` work, whatever was imported first.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from mc_env.env.aec import env, parallel_env, raw_env
from mc_env.env.episodes import OneOf, Sample
from mc_env.env.tasks import Task, make_task, task_names
from mc_env.registration import register

__all__ = ["OneOf", "Sample", "Task", "env", "make_task", "parallel_env", "raw_env", "task_names"]

# What not everybody needs is imported when it is asked for, as in `mc_env.env.vector.VectorGames`.
_LATER: Final = ("gym", "partners", "processes", "sb3", "vector")


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class _CallableModule(ModuleType):
    __call__ = staticmethod(env)


sys.modules[__name__].__class__ = _CallableModule
register()
