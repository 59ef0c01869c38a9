"""A second name for a package: whatever is imported under it is the very module of the first name."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType


class _SameModule(InspectLoader):
    """Loads nothing: hands out the module of the first name."""

    def __init__(self, first: ModuleSpec) -> None:
        self.first = first

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return importlib.import_module(self.first.name)

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self.first  # the import system has just written that of the second name

    def get_code(self, fullname: str) -> CodeType | None:
        """For `python -m`, which runs the code and imports no module."""
        loader = self.first.loader
        return loader.get_code(self.first.name) if isinstance(loader, InspectLoader) else None

    def get_source(self, fullname: str) -> str | None:
        loader = self.first.loader
        return loader.get_source(self.first.name) if isinstance(loader, InspectLoader) else None


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
        first = importlib.util.find_spec(self.first + name.removeprefix(self.second))
        if first is None:
            return None
        return ModuleSpec(
            name, _SameModule(first), origin=first.origin, is_package=first.submodule_search_locations is not None
        )


def stand_for(second: str, first: str) -> None:
    """`import second` and `import second.anything` give the modules of `first`. Called while `second` is being imported."""
    sys.modules[second] = importlib.import_module(first)
    sys.meta_path.insert(0, _Alias(second, first))
