"""A second name for a package: whatever is imported under it is the very module of the first name."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


class _SameModule(Loader):
    """Loads nothing: hands out a module that there is already."""

    def __init__(self, name: str) -> None:
        self.module = importlib.import_module(name)
        self.spec = self.module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self.spec  # the import system has just written that of the second name


class _Alias(MetaPathFinder):
    """Finds modules of the second name under the first."""

    def __init__(self, second: str, first: str) -> None:
        self.second = second
        self.first = first

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{self.second}."):
            return None
        loader = _SameModule(self.first + name.removeprefix(self.second))
        return ModuleSpec(name, loader, is_package=hasattr(loader.module, "__path__"))


def stand_for(second: str, first: str) -> None:
    """`import second` and `import second.anything` give the modules of `first`. Called while `second` is being imported."""
    sys.modules[second] = importlib.import_module(first)
    sys.meta_path.insert(0, _Alias(second, first))
