"""Habits of the house that no linter knows: short functions, named steps, named and final integers.

What does not keep to them yet is listed with the reason. No line may be added, and one that is not needed any more fails.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import mc_env

ROOT = Path(mc_env.__file__).parent.parent
MOST_LINES = 60
Found = Iterator[str]  # where a habit is not kept

LONG: Mapping[str, str] = {}
NUMBERED: Mapping[str, str] = {}
SECOND_NAMES: Mapping[str, str] = {}
NOT_FINAL: Mapping[str, str] = {}


# ------------------------------------------------------------------------------------------ reading


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """Every file of some folders as a tree. A link (mc_env/agents) is not followed."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(node: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function in a tree, with the classes and functions around it in its name."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = f"{inside}.{child.name}" if inside else child.name
            if isinstance(child, ast.FunctionDef):
                yield name, child
            yield from functions(child, name)
        else:
            yield from functions(child, inside)


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr, str]]:
    """Names in capitals that a module defines, with their values and annotations."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and re.fullmatch(r"_?[A-Z][A-Z0-9_]+", target.id):
                    yield target.id, node.value, annotation


# ------------------------------------------------------------------------------------------ habits


def long_functions() -> Found:
    """Functions one cannot see at a glance, decorators aside."""
    for path, tree in sources("mc_env", "agents", "benchmarks", "tools"):
        for name, function in functions(tree):
            if (function.end_lineno or 0) - function.lineno + 1 > MOST_LINES:
                yield f"{path}:{name}"


def numbered_steps() -> Found:
    """Files in which an op goes on at a number instead of at a step with a name."""
    for path, _ in sources(
        "mc_env/cards", "mc_env/kernel", "mc_env/engine", "mc_env/table", "mc_env/encoders", "mc_env/env"
    ):
        if re.search(r"(\bpc|\.at) (==|=) [0-9]", (ROOT / path).read_text(encoding="utf-8")):
            yield path


def second_names() -> Found:
    """`_X = int(Enum.X)`: an integer has its one name where its enum is."""
    for path, tree in sources("mc_env", "agents"):
        for name, value, _ in constants(tree):
            if isinstance(value, ast.Call) and ast.unparse(value.func) == "int":
                yield f"{path}:{name}"


def not_final() -> Found:
    """Constants of the engine that can be changed: compiled, each use of one is a dictionary look-up."""
    for path, tree in sources("mc_env/kernel", "mc_env/engine"):
        for name, _, annotation in constants(tree):
            if not annotation.startswith("Final"):
                yield f"{path}:{name}"


def unannotated_helpers() -> Found:
    """Functions of modules that tests share. Tests themselves may do without annotations, see pyproject.toml."""
    for path, tree in sources("tests"):
        if not Path(path).name.startswith("test_"):
            for name, function in functions(tree):
                arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
                bare = [a for a in arguments if a.annotation is None and a.arg not in ("self", "cls")]
                if bare or function.returns is None:
                    yield f"{path}:{name}"


HABITS: list[tuple[Callable[[], Found], Mapping[str, str]]] = [
    (long_functions, LONG),
    (numbered_steps, NUMBERED),
    (second_names, SECOND_NAMES),
    (not_final, NOT_FINAL),
    (unannotated_helpers, {}),
]


@pytest.mark.parametrize(("look", "excused"), HABITS, ids=[look.__name__ for look, _ in HABITS])
def test_habit_is_kept_but_for_what_is_listed(look: Callable[[], Found], excused: Mapping[str, str]) -> None:
    found = set(look())
    assert found - set(excused) == set(), look.__doc__
    assert set(excused) - found == set(), "these lines of the list are not needed any more"


def test_every_file_is_read() -> None:
    read = {path for path, _ in sources("mc_env", "agents", "tools", "tests")}
    assert {"mc_env/engine/game.py", "agents/players/base.py", "tools/stress.py", "tests/conftest.py"} <= read
