"""Imports point one way, and the tree says which: between the parts of mc_env, inside the engine and inside agents.

A table names each part with those it comes right after; it may import these, whatever these may import, and itself. The engine
uses the standard library alone.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import mc_env

ROOT = Path(mc_env.__file__).parent
TOP = ROOT.parent

# ------------------------------------------------------------------------------------------ the order

After = Mapping[str, tuple[str, ...]]  # a part: the parts it comes right after

PARTS: After = {
    "errors": (),
    "loading": ("errors",),
    "cards": ("loading",),
    "kernel": ("errors",),  # the machine, which knows no game
    "engine": ("cards", "kernel"),
    "versus": ("kernel",),  # the other game: the games do not know each other
    "decks": ("cards",),
    "audit": ("cards",),  # the auditor shares no code with the engine it checks
    "seen": ("engine",),
    "table": ("engine",),
    "encoders": ("table",),
    "render": ("decks", "encoders"),
    "registration": (),
    "_library": (),  # finds a compiled engine
    "env": ("render", "registration"),
    "versus_env": ("env", "versus"),
    "text": ("env", "seen"),
    "agents": ("text", "versus_env"),
    "strengths": ("agents",),
    "web": ("strengths",),
    "cli": ("web", "audit"),
    "__main__": ("cli",),
}
ENGINE: After = {
    "version": (),
    "program": (),
    "state": ("program",),
    "board": ("state",),
    "query": ("board",),
    "using": ("board",),
    "resolving": ("query", "using"),
    "round": ("resolving",),
    "effects": ("round",),
    "compiler": ("effects",),
    "library": ("compiler",),
    "knowing": ("round",),
    "observing": ("knowing",),
    "invariants": ("effects", "knowing"),
    "new_game": ("library",),
    "save_v1": ("effects",),
    "save": ("new_game", "save_v1", "version"),
    "game": ("save", "knowing"),
    "many": ("game", "observing"),
}
AGENTS: After = {
    "support": (),
    "checkpoints": (),  # where the files are; making and showing them comes late
    "network": ("support", "checkpoints"),
    "players": ("network",),
    "__init__": ("players",),  # the face: `agents.make` makes a player
    "learning": ("__init__",),
    "judgement": ("__init__",),
    "evaluation": ("judgement",),
    "versus.duelist": ("__init__",),
    "versus": ("evaluation", "learning", "versus.duelist"),
    "submitting": ("evaluation",),
    "benchmark": ("evaluation",),
    "datasets": ("evaluation", "learning"),
    "checkpoints.cards": ("evaluation", "learning", "versus"),
    "checkpoints.shipping": ("checkpoints.cards",),
    "checkpoints.__main__": ("checkpoints.shipping",),
    "cli": ("checkpoints.__main__", "submitting", "benchmark", "datasets"),
    "baselines": ("cli",),
    "adhoc": ("cli",),
}
KERNEL: After = {
    "native": (),
    "columns": (),
    "zones": (),
    "tables": (),
    "rooms": (),
    "cells": ("columns", "native"),
    "rows": ("zones",),
    "sheets": ("cells", "rows"),
    "rng": ("columns", "native"),
    "frames": ("native",),
    "records": ("native",),
    "ledger": ("columns",),
    "options": ("native",),
    "state": ("frames", "records", "ledger", "options", "zones"),
    "index": ("state", "tables"),
    "log": ("state",),
    "ops": ("state",),
    "loop": ("ops",),
    "hidden": ("ops", "rng"),
    "saving": ("ops",),
    "game": ("ops",),
    "many": ("game",),
}
VERSUS: After = {
    "terms": (),
    "cards.kit": ("terms",),
    "cards": ("cards.kit",),
    "engine.__init__": (),
    "engine.zones": ("terms",),
    "engine.streams": (),
    "engine.tables": ("terms",),
    "engine.options": (),
    "engine.frames": (),
    "engine.state": ("engine.tables", "engine.zones"),
    "engine.visibility": ("engine.state",),
    "engine.values": ("engine.state",),
    "engine.invariants": ("engine.values", "engine.frames"),
    "engine.glance": ("engine.values",),
    "engine.limits": ("engine.state",),
    "engine.lending": ("engine.values",),
    "engine.levels": ("engine.values", "engine.limits", "engine.options", "engine.frames"),
    "engine.events": ("engine.values", "engine.limits", "engine.frames"),
    "engine.moves": ("engine.events", "engine.streams", "engine.lending", "engine.levels"),
    "engine.stunning": ("engine.moves",),
    "engine.becoming": ("engine.moves",),
    "engine.hatching": ("engine.becoming", "engine.stunning"),
    "engine.paying": ("engine.moves",),
    "engine.revealing": ("engine.paying",),
    "engine.ending": ("engine.moves",),
    "engine.circumstances": ("engine.events",),
    "engine.selecting": ("engine.circumstances", "cards.kit"),
    "engine.query": ("engine.selecting",),
    "engine.powers": ("engine.query", "engine.stunning", "engine.paying"),
    "engine.equipping": ("engine.powers",),
    "engine.triggers": ("engine.powers",),
    "engine.combat": ("engine.powers", "engine.becoming"),
    "engine.effects": ("engine.combat", "engine.equipping", "engine.hatching", "cards"),
    "engine.driving": ("engine.effects",),
    "engine.recruiting": ("engine.effects",),
    "engine.phases": ("engine.driving", "engine.recruiting", "engine.revealing"),
    "engine.turn": ("engine.powers", "engine.ending"),
    "engine.setting_up": ("engine.moves",),
    "engine.course": ("engine.glance", "engine.setting_up", "engine.turn", "engine.phases", "engine.triggers"),
    "engine.compiler": ("engine.effects", "cards"),
    "engine.hidden": ("engine.visibility", "engine.streams"),
    "engine.labels": ("engine.visibility", "engine.paying"),
    "engine.views": ("engine.visibility", "engine.values"),
    "engine.new_game": ("engine.compiler", "engine.streams", "engine.frames"),
    "engine.game": ("engine.new_game", "engine.course", "engine.hidden", "engine.labels", "engine.views"),
    "engine.observing": ("engine.game",),
    "table": ("engine.game",),
    "__init__": ("table", "engine.observing"),
}
ORDERS: Mapping[str, After] = {
    "mc_env": PARTS,
    "mc_env.versus": VERSUS,
    "mc_env.kernel": KERNEL,
    "mc_env.engine": ENGINE,
    "mc_env.agents": AGENTS,
}

# Imports that point the wrong way all the same. No line may be added, and one that is not needed any more fails.
WRONG_WAY: Mapping[tuple[str, str], str] = {}
# Names that the type checker alone needs may come from a later part, if they are listed; the same holds for these lines.
TYPES_ONLY: Mapping[tuple[str, str], str] = {
    ("mc_env.kernel.ledger", "mc_env.kernel.state"): "a ledger compares states",
    ("mc_env.versus.engine.tables", "mc_env.versus.engine.state"): "an op works on a state",
    ("mc_env.engine.program.ops", "mc_env.engine.state.state"): "an op works on a state",
    ("mc_env.engine.program.tables", "mc_env.engine.state.records"): "compiled conditions look at scopes and records",
    ("mc_env.engine.program.tables", "mc_env.engine.state.state"): "compiled conditions look at a state",
}
# Modules that import each other; as above.
CIRCLES: tuple[set[str], ...] = ()

PURE = {
    "errors",
    "kernel",
    "versus",
    "cards",
    "engine",
    "decks",
    "audit",
    "table",
    "seen",
    "loading",
}  # nothing but the standard library ...
OPTIONAL = {("mc_env.cards.deckfiles", "yaml")}  # ... but for what is imported only when it is asked for
FOR_THE_COMPILER = {"librt", "mypy_extensions"}  # types of native values: named for the compiler, not imported
WHOLE = {
    "env",
    "versus_env",
    "render",
    "agents",
    "web",
    "cli",
}  # parts that may import mc_env itself, which imports everything


# ------------------------------------------------------------------------------------------ reading imports


@dataclass(frozen=True)
class Import:
    """One module that another imports, at a line; perhaps only for the type checker."""

    by: str
    module: str
    line: int
    types_only: bool

    def __str__(self) -> str:
        return f"{self.by}:{self.line} imports {self.module}"


def name_of(path: Path) -> str:
    """The module in a file."""
    return ".".join(path.relative_to(TOP).with_suffix("").parts)


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


FILES = {
    name_of(path): path for path in (*files_of(ROOT), *files_of(ROOT / "agents"))
}  # a link is not followed by itself
MODULES = sorted(FILES)


def product_of(name: str) -> str | None:
    """The package of a product's card definitions that a module belongs to, if it does."""
    parts = name.split(".")
    if parts[:3] == ["mc_env", "versus", "cards"] and len(parts) > 4 and parts[3] not in ("facts", "kit"):
        return ".".join(parts[:4])
    definition = (
        parts[:2] == ["mc_env", "cards"] and len(parts) > 3 and parts[2] not in ("facts", "kit", "lint", "text")
    )
    return ".".join(parts[:3]) if definition else None


def is_module(name: str) -> bool:
    return name in FILES or f"{name}.__init__" in FILES


def _for_types(tree: ast.Module) -> set[ast.AST]:
    """Everything under `if TYPE_CHECKING`."""
    tests = (node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    return {inner for node in tests for statement in node.body for inner in ast.walk(statement)}


def source(node: ast.ImportFrom, package: list[str]) -> str:
    """Where names are imported from, relative or not."""
    base = package[: len(package) - node.level + 1] if node.level else []
    return ".".join([*base, *([node.module] if node.module else [])])


def read(path: Path) -> Iterator[Import]:
    """Every module a file imports, wherever in the file."""
    name = name_of(path)
    package = name.split(".")[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    types = _for_types(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(name, alias.name, node.lineno, node in types)
        elif isinstance(node, ast.ImportFrom):
            module = source(node, package)
            named = {f"{module}.{alias.name}" for alias in node.names}
            inside = {full for full in named if is_module(full)}  # `from mc_env.cards import registry` names a module
            yield from (Import(name, full, node.lineno, node in types) for full in inside or {module})


@cache
def imports(name: str) -> tuple[Import, ...]:
    return tuple(read(FILES[name]))


# ------------------------------------------------------------------------------------------ judging them


def part_of(module: str, package: str, order: After) -> str | None:
    """The part of a package that a module belongs to, by the longest name listed; None outside the package."""
    if module in (package, f"{package}.__init__"):
        return "__init__"
    if not module.startswith(f"{package}."):
        return None
    parts = module.removeprefix(f"{package}.").split(".")
    names = [".".join(parts[: n + 1]) for n in range(len(parts))]
    return next((name for name in reversed(names) if name in order), names[0])


def before(part: str, order: After) -> set[str]:
    """Everything that a part may import beside itself."""
    found: set[str] = set()
    todo = list(order[part])
    while todo:
        one = todo.pop()
        if one not in found:
            found.add(one)
            todo += order[one]
    return found


def wrong(found: Import, package: str, order: After) -> bool:
    """Whether an import points to a later part of a package, or to one beside."""
    here, there = part_of(found.by, package, order), part_of(found.module, package, order)
    if here is None or there is None or here == there:
        return False
    if "__init__" in (here, there) and "__init__" not in order:
        return False  # see the test of who may import mc_env itself
    return there not in before(here, order)


def key(found: Import) -> tuple[str, str]:
    return found.by, found.module


@pytest.mark.parametrize("package", ORDERS)
def test_every_module_has_its_part(package: str) -> None:
    order = ORDERS[package]
    there = {part_of(name, package, order) for name in MODULES} - {None, "__init__"}
    assert there == set(order) - {"__init__"}, "say where a new part belongs, and forget one that is gone"


@pytest.mark.parametrize("name", MODULES)
def test_module_imports_only_parts_before_its_own(name: str) -> None:
    for found in imports(name):
        excused = TYPES_ONLY if found.types_only else WRONG_WAY
        for package, order in ORDERS.items():
            assert not wrong(found, package, order) or key(found) in excused, f"{found}: see {package} in ORDERS"


@pytest.mark.parametrize(
    ("by", "module", "is_wrong"),
    [
        ("mc_env.env.match", "mc_env.agents.players.base", True),
        ("mc_env.agents.players.base", "mc_env.env.match", False),
        ("mc_env.engine.query.values", "mc_env.engine.using.costs", True),  # beside each other
        ("mc_env.engine.state.state", "mc_env.engine.board.moves", True),
        ("mc_env.engine.game", "mc_env.engine.state.state", False),
        ("mc_env.audit.model", "mc_env.engine.game", True),
        ("mc_env.agents.network.model", "mc_env.agents", True),
        ("mc_env.agents.network.files", "mc_env.agents.checkpoints", False),
        ("mc_env.agents.network.files", "mc_env.agents.checkpoints.shipping", True),
    ],
)
def test_wrong_way_is_told_from_the_right_one(by: str, module: str, is_wrong: bool) -> None:
    found = Import(by, module, 1, types_only=False)
    assert any(wrong(found, *order) for order in ORDERS.items()) == is_wrong


def test_no_excuse_is_kept_that_nobody_needs() -> None:
    everything = [found for name in MODULES for found in imports(name)]
    for excused, types_only in ((WRONG_WAY, False), (TYPES_ONLY, True)):
        needed = {
            key(found)
            for found in everything
            if found.types_only == types_only and any(wrong(found, *order) for order in ORDERS.items())
        }
        assert set(excused) == needed


@pytest.mark.parametrize("name", MODULES)
def test_mc_env_itself_is_imported_only_where_the_whole_of_it_is_at_hand(name: str) -> None:
    if part_of(name, "mc_env", PARTS) in WHOLE:
        return
    for found in imports(name):
        assert found.module != "mc_env", f"{found}, which imports everything"


@pytest.mark.parametrize("name", MODULES)
def test_package_knows_nothing_of_what_stands_beside_it(name: str) -> None:
    """Nor of `agents` by its bare name, which belongs to somebody else where mc_env is installed."""
    for found in imports(name):
        assert found.module.split(".")[0] not in ("agents", "benchmarks", "examples", "tests", "tools"), str(found)


@pytest.mark.parametrize("name", MODULES)
def test_everything_is_imported_only_by_a_package_of_its_own_and_the_kit_by_definitions(name: str) -> None:
    package = name.split(".")[:-1]
    for node in ast.walk(ast.parse(FILES[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
            module = source(node, package)
            own = name.endswith(".__init__") and module.split(".")[: len(package)] == package
            kit = module in ("mc_env.cards.kit", "mc_env.versus.cards.kit") and product_of(name) is not None
            assert own or kit, f"{name}:{node.lineno} imports everything from {module}"


def circles() -> list[set[str]]:
    """Groups of modules that import each other, wherever in their files (Tarjan's algorithm)."""
    graph = {name.removesuffix(".__init__"): [f.module for f in imports(name) if not f.types_only] for name in MODULES}
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        stack.append(name)
        for other in graph[name]:
            if other not in graph:
                continue
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            group = set(stack[stack.index(name) :])
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(group)

    for name in graph:
        if name not in number:
            visit(name)
    return found


def test_no_modules_import_each_other() -> None:
    assert sorted(map(sorted, circles())) == sorted(map(sorted, CIRCLES))


# ------------------------------------------------------------------------------------------ beside the package


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [
        ("benchmarks", {"agents", "examples", "tests", "tools"}),
        ("examples", {"agents", "benchmarks", "tests", "tools"}),
        ("tools", {"agents", "benchmarks", "examples", "tests"}),
    ],
)
def test_what_stands_beside_the_package_imports_no_tests(folder: str, forbidden: set[str]) -> None:
    files = files_of(TOP / folder)
    assert files
    for path in files:
        for found in read(path):
            assert found.module.split(".")[0] not in forbidden, str(found)


# ------------------------------------------------------------------------------------------ other packages


@pytest.mark.parametrize("name", [name for name in MODULES if part_of(name, "mc_env", PARTS) in PURE])
def test_rules_need_nothing_but_the_standard_library(name: str) -> None:
    for found in imports(name):
        first = found.module.split(".")[0]
        if (name, first) in OPTIONAL or first in FOR_THE_COMPILER:
            continue
        assert first == "mc_env" or first in sys.stdlib_module_names, str(found)


def test_card_definitions_import_only_the_kit_and_each_other() -> None:
    allowed = (
        "mc_env.cards.kit",
        "mc_env.cards.registry",
        "mc_env.cards.terms",
        "__future__",
        "mc_env.versus.cards.kit",
    )
    definitions = {name: product for name in MODULES if (product := product_of(name)) is not None}
    assert definitions
    for name, product in definitions.items():
        for found in imports(name):
            assert found.module.startswith((*allowed, product)), str(found)


def test_only_the_auditor_reads_the_facts_of_cards() -> None:
    """They are a second statement: what definitions and engine took from them could not disagree with them."""
    readers = {name for name in MODULES for found in imports(name) if found.module.startswith("mc_env.cards.facts")}
    assert readers == {"mc_env.audit.rows"}


def test_engine_works_without_any_third_party_package() -> None:
    """In a fresh interpreter, playing a game loads no module from outside the standard library and mc_env."""
    program = (
        "import sys; before = set(sys.modules)\n"
        "import mc_env\n"
        "game = mc_env.new_game(heroes=['spider_man'], scenario='rhino', seed=1)\n"
        "while game.decision: game.choose(0)\n"
        "game.view(0)\n"
        "new = {m.split('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names)\n"
        "print(sorted(m for m in new if not m.startswith('_') and not m.endswith('__mypyc')))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=TOP, timeout=60
    )
    assert run.stdout.strip() == "['mc_env']"


def test_encoders_need_numpy_and_gymnasium_and_torch_only_for_tensors() -> None:
    """torch is imported in one file, inside functions: whoever does not ask for tensors does not need it."""
    allowed = {"mc_env", "numpy", "gymnasium", *sys.stdlib_module_names}
    for name in MODULES:
        if name.startswith("mc_env.encoders."):
            for found in imports(name):
                first = found.module.split(".")[0]
                assert first in allowed or (name, first) == ("mc_env.encoders.tensors", "torch"), str(found)
    tree = ast.parse((ROOT / "encoders" / "tensors.py").read_text(encoding="utf-8"))
    loaded = [node for node in tree.body if isinstance(node, ast.Import)]
    assert all(alias.name != "torch" for node in loaded for alias in node.names)


def test_encoders_look_at_games_only_through_views() -> None:
    """The columns, piles and records of a state are the business of the engine."""
    for path in files_of(ROOT / "encoders"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "state":
                assert node.attr == "n", f"{path}:{node.lineno} reads state.{node.attr}"
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute):
                assert node.value.attr != "state", f"{path}:{node.lineno} takes the state of a game"
