"""The words of the kit: each is listed once, where it is defined, and definitions get all of them and nothing else."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

import pytest

from mc_env.cards import kit

ROOT: Final = Path(__file__).resolve().parents[2]
MODULES: Final = [
    import_module(found.name) for found in walk_packages(kit.__path__, f"{kit.__name__}.") if not found.ispkg
]
WORDS: Final[list[str]] = vars(kit)["__all__"]  # put together where the type checker does not look
NO_WORDS: Final = {"node"}  # what makes a class a node is for the kit itself
TERMS: Final = "mc_env.cards.terms"


def defined(tree: ast.Module) -> Iterator[str]:
    """The names a module defines at its top, in their order."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                assert isinstance(target, ast.Name)
                yield target.id


def passed_on(tree: ast.Module, listed: list[str]) -> list[str]:
    """The terms of the rules that a module imports and lists: the vocabulary has them too."""
    imported = [
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module == TERMS
        for alias in node.names
    ]
    return [name for name in listed if name in imported]


def definitions() -> list[Path]:
    """The files that import the whole kit."""
    folders = [*(ROOT / "mc_env" / "cards").iterdir(), ROOT / "tests", ROOT / "tools"]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return [path for path in files if f"\nfrom {kit.__name__} import *\n" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_module_of_the_kit_lists_all_that_it_defines_in_that_order(module):
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    own = [name for name in defined(tree) if not name.startswith("_") and name not in NO_WORDS]
    assert module.__all__ == passed_on(tree, module.__all__) + own


def test_vocabulary_is_what_the_modules_of_the_kit_list_and_each_word_once():
    assert sorted(WORDS) == sorted(word for module in MODULES for word in module.__all__)
    assert len(set(WORDS)) == len(WORDS)
    assert not [word for word in WORDS if word.startswith("_")]


def test_definitions_that_import_the_kit_get_the_vocabulary_and_nothing_else():
    names: dict[str, object] = {}
    exec(f"from {kit.__name__} import *", names)
    assert names.keys() - {"__builtins__"} == set(WORDS)


def test_no_definition_gives_a_word_of_the_kit_another_meaning():
    files = definitions()
    assert files
    words = set(WORDS)
    for path in files:
        again = words & set(defined(ast.parse(path.read_text(encoding="utf-8"))))
        assert not again, f"{path} defines {sorted(again)} anew"


def test_types_are_checked_wherever_lint_lets_unknown_words_pass():
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    excused = [path for path, rules in tools["ruff"]["lint"]["per-file-ignores"].items() if "F405" in rules]
    assert excused
    for path in excused:
        assert any(path == checked or path.startswith(f"{checked}/") for checked in tools["mypy"]["files"]), path
