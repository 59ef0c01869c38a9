"""Imports point one way: errors, cards, engine, table, encoders, render, env; audit, beside the engine, knows only cards.

The engine uses the standard library alone.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mc_env

ROOT = Path(mc_env.__file__).parent

# Each layer with those it may import beside itself; what is not listed here belongs to no layer and fails.
LAYERS: dict[str, set[str]] = {
    "errors": set(),
    "cards": {"errors"},
    "engine": {"errors", "cards"},
    "decks": {"errors", "cards"},
    "audit": {"errors", "cards"},  # the auditor shares no code with the engine it checks
    "table": {"errors", "cards", "engine"},
    "encoders": {"errors", "cards", "engine", "table"},
    "render": {"errors", "cards", "engine", "decks", "table", "encoders"},
    "env": {"errors", "cards", "engine", "decks", "table", "encoders", "render", "registration"},
    "registration": set(),
    "cli": {"errors", "cards", "engine", "decks", "audit", "table", "encoders", "render", "env"},
    "__main__": {"cli"},
}
PURE = {"errors", "cards", "engine", "decks", "audit", "table"}  # nothing but the standard library ...
OPTIONAL = {("cards/deckfiles.py", "yaml")}  # ... but for what is imported only when it is asked for
FILES = sorted(ROOT.rglob("*.py"))


def layer_of(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


def is_definition(path: Path) -> bool:
    """Whether a file defines cards: a module in a product's folder, which is one of `cards` but not its kit or its texts."""
    folders = path.relative_to(ROOT).parts[:-1]
    return folders[:1] == ("cards",) and len(folders) == 2 and folders[1] not in ("kit", "text")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever in the file, with its line."""
    package = ["mc_env", *path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield node.lineno, module
            for alias in node.names:
                own = path.name == "__init__.py" and module.startswith(".".join([*package, ""]))
                words = module == "mc_env.cards.kit" and is_definition(path)
                assert alias.name != "*" or own or words, f"{path}:{node.lineno} imports everything from {module}"
                if module == "mc_env":  # `from mc_env import cards` names a layer too
                    yield node.lineno, f"mc_env.{alias.name}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_module_imports_only_layers_above_it(path: Path) -> None:
    layer = layer_of(path)
    if layer == "__init__":
        return
    assert layer in LAYERS, f"{layer} is not in the list of layers; say where it belongs"
    for line, module in imports(path):
        parts = module.split(".")
        if parts[0] == "mc_env":
            other = parts[1] if len(parts) > 1 else ""
            allowed = not other or other == layer or other in LAYERS[layer] or other not in LAYERS
            assert allowed, f"{path}:{line}: {layer} imports {module}"
            assert other or layer in ("env", "render", "cli"), (
                f"{path}:{line}: imports mc_env itself, which imports everything"
            )
        else:
            assert parts[0] not in ("agents", "tests", "benchmarks"), f"{path}:{line}: {layer} imports {module}"


@pytest.mark.parametrize("path", [p for p in FILES if layer_of(p) in PURE], ids=lambda p: str(p.relative_to(ROOT)))
def test_rules_need_nothing_but_the_standard_library(path: Path) -> None:
    for line, module in imports(path):
        first = module.split(".")[0]
        if (path.relative_to(ROOT).as_posix(), first) in OPTIONAL:
            continue
        assert first == "mc_env" or first in sys.stdlib_module_names, f"{path}:{line} imports {module}"


def test_card_definitions_import_only_the_kit_and_each_other() -> None:
    allowed = ("mc_env.cards.kit", "mc_env.cards.registry", "mc_env.cards.terms")
    for path in sorted((ROOT / "cards").glob("*/*.py")):
        product = path.parent
        if not (product / "__init__.py").exists() or product.name in ("kit", "text"):
            continue
        for line, module in imports(path):
            near = f"mc_env.cards.{product.name}"
            assert module.startswith((*allowed, near)) or module == "__future__", f"{path}:{line} imports {module}"


def test_engine_works_without_any_third_party_package() -> None:
    """In a fresh interpreter, playing a game loads no module from outside the standard library and mc_env."""
    program = (
        "import sys; before = set(sys.modules)\n"
        "import mc_env\n"
        "game = mc_env.new_game(heroes=['spider_man'], scenario='rhino', seed=1)\n"
        "while game.decision: game.choose(0)\n"
        "game.view(0)\n"
        "new = {m.split('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names)\n"
        "print(sorted(m for m in new if not m.startswith('_')))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT.parent, timeout=60
    )
    assert run.stdout.strip() == "['mc_env']"


def test_encoders_need_numpy_and_gymnasium_and_torch_only_for_tensors() -> None:
    """torch is imported in one file, inside functions: whoever does not ask for tensors does not need it."""
    allowed = {"mc_env", "numpy", "gymnasium", *sys.stdlib_module_names}
    for path in sorted((ROOT / "encoders").glob("*.py")):
        for line, module in imports(path):
            first = module.split(".")[0]
            assert first in allowed or (path.name, first) == ("tensors.py", "torch"), f"{path}:{line} imports {module}"
    tree = ast.parse((ROOT / "encoders" / "tensors.py").read_text())
    loaded = [node for node in tree.body if isinstance(node, ast.Import)]
    assert all(alias.name != "torch" for node in loaded for alias in node.names)


def test_encoders_look_at_games_only_through_views() -> None:
    """The columns, piles and records of a state are the business of the engine."""
    for path in sorted((ROOT / "encoders").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "state":
                assert node.attr == "n", f"{path}:{node.lineno} reads state.{node.attr}"
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute):
                assert node.value.attr != "state", f"{path}:{node.lineno} takes the state of a game"
