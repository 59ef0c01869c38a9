"""The Gymnasium ids of mc_env, known as soon as both packages are imported, in whichever order.

`import mc_env` must not load Gymnasium (the engine needs nothing but the standard library), and Gymnasium 1.3 and later
load no plugins of their own accord. So `import mc_env` registers at once if Gymnasium is there already, and otherwise right
after it has been imported. Older Gymnasiums find `register` through the entry point in pyproject.toml.

Every id has two versions: -v0 is played by the rules of this mc_env, whichever they are, and `PINNED` by those that it stands
for. When the rules change it gives way to the next, so that results under one name are results of one game. Heroes, sets and the
products of random decks are listed, so that a new product changes no id.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Final

ENTRY_POINT: Final = "mc_env.env.gym:MarvelChampionsEnv"
VECTOR_ENTRY_POINT: Final = "mc_env.env.vector:make_vector"
HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
SCENARIOS: Final = ("rhino", "klaw", "ultron")
_PAIR: Final = HEROES[:2]

ALWAYS: Final = "v0"  # the rules of this mc_env
PINNED: Final = "v1"  # rules 2, which this mc_env has
_NAMES: Final[Mapping[str, Mapping[str, object]]] = {
    **{s.capitalize(): {"heroes": _PAIR, "scenario": s} for s in SCENARIOS},
    **{f"{s.capitalize()}Expert": {"heroes": _PAIR, "scenario": s, "mode": "expert"} for s in SCENARIOS},
    "Core": {
        "heroes": {"sample": {"one_of": (1, 2, 3, 4)}, "of": HEROES},
        "scenario": {"one_of": SCENARIOS},
        "mode": {"one_of": ("standard", "expert")},
        "decks": {"random": {"products": ("core",)}},
        "modular": {
            "sample": 1,
            "of": ("bomb_scare", "masters_of_evil", "under_attack", "legions_of_hydra", "the_doomsday_chair"),
        },
    },
}
IDS: Final[Mapping[str, Mapping[str, object]]] = MappingProxyType(
    {f"mc_env/{name}-{version}": given for version in (ALWAYS, PINNED) for name, given in _NAMES.items()}
)
# Vs. System: one side against an opponent (`partners=`), "random" unless said
VERSUS_ENTRY_POINT: Final = "mc_env.versus_env.gym:VersusEnv"
VERSUS_VECTOR_ENTRY_POINT: Final = "mc_env.versus_env.vector:make_vector"
VERSUS_IDS: Final[Mapping[str, Mapping[str, object]]] = MappingProxyType(
    {
        "mc_env/Versus-v0": {"mode": "duel"},
        "mc_env/VersusFreeForAll-v0": {"mode": "free_for_all"},
        "mc_env/VersusTeams-v0": {"mode": "2v2"},
    }
)


def register() -> None:
    """Make the ids known to Gymnasium; what is known already stays."""
    from gymnasium.envs import registration

    for name, arguments in IDS.items():
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point=ENTRY_POINT,
                vector_entry_point=VECTOR_ENTRY_POINT,
                kwargs=dict(arguments),
            )
            # Gymnasium calls every version but the highest out of date; -v0 never is, so all versions count as one
            registration.registry[name].version = 0
    for name, arguments in VERSUS_IDS.items():
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point=VERSUS_ENTRY_POINT,
                vector_entry_point=VERSUS_VECTOR_ENTRY_POINT,
                kwargs=dict(arguments),
            )


def register_now_or_later() -> None:
    """Register if Gymnasium has been imported; otherwise wait for that."""
    if getattr(sys.modules.get("gymnasium"), "make", None) is not None:
        register()
    elif not any(isinstance(finder, _Waiting) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Waiting())


class _Waiting(MetaPathFinder):
    """Stands aside in the import system until Gymnasium is imported, and leaves it then."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != "gymnasium":
            return None
        sys.meta_path.remove(self)
        try:
            spec = find_spec(fullname)
        finally:
            sys.meta_path.insert(0, self)  # some only ask whether there is a Gymnasium, and import it later
        if spec is not None and spec.loader is not None:
            spec.loader = _ThenRegister(spec.loader, self)
        return spec


class _ThenRegister(Loader):
    """Loads a module as its own loader would, and registers the ids afterwards."""

    def __init__(self, loader: Loader, waiting: _Waiting) -> None:
        self.loader = loader
        self.waiting = waiting

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        spec = module.__spec__
        assert spec is not None
        spec.loader = module.__loader__ = self.loader  # from here on the module looks as if nobody had waited for it
        if self.waiting in sys.meta_path:
            sys.meta_path.remove(self.waiting)
        self.loader.exec_module(module)
        register()
