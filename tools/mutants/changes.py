"""What could be changed in a file: one function for each sort of change."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Final

from tools.mutants.source import Change, Source, walk

COMPARISONS: Final[Mapping[type[ast.cmpop], tuple[bytes, tuple[bytes, ...]]]] = {
    ast.Lt: (rb"<", (b"<=", b">=")),
    ast.LtE: (rb"<=", (b"<", b">")),
    ast.Gt: (rb">", (b">=", b"<=")),
    ast.GtE: (rb">=", (b">", b"<")),
    ast.Eq: (rb"==", (b"!=",)),
    ast.NotEq: (rb"!=", (b"==",)),
    ast.In: (rb"\bin\b", (b"not in",)),
    ast.NotIn: (rb"\bnot\s+in\b", (b"in",)),
    ast.Is: (rb"\bis\b", (b"is not",)),
    ast.IsNot: (rb"\bis\s+not\b", (b"is",)),
}
ARITHMETIC: Final[Mapping[type[ast.operator], tuple[bytes, bytes]]] = {
    ast.Add: (rb"\+", b"-"),
    ast.Sub: (rb"-", b"+"),
    ast.Mult: (rb"\*", b"+"),
    ast.FloorDiv: (rb"//", b"*"),
    ast.BitOr: (rb"\|", b"&"),
    ast.BitAnd: (rb"&", b"|"),
    ast.LShift: (rb"<<", b">>"),
    ast.RShift: (rb">>", b"<<"),
}
OPPOSITES: Final = {"min": b"max", "max": b"min", "any": b"all", "all": b"any"}
STAGES: Final[tuple[str, ...]] = ("AFTER", "WHEN", "WOULD")
EXTENTS: Final[tuple[str, ...]] = ("FULLY", "PARTLY", "NOTHING")
# swapping the state or the names known to a compiler with anything else breaks at once and tells nothing
CONTEXT: Final = ("g", "self", "s", "sc", "f", "ctx", "names")

Found = Iterator[tuple[str, int, int, bytes]]  # the kind of change, which bytes, what they become


def changes(path: str, data: bytes) -> list[Change]:
    """Everything that could be changed in a file, in the order of the file."""
    source = Source(path, data)
    names = _constants(source.tree)
    out: list[Change] = []
    for node, function, last in walk(source.tree):
        for look in LOOKS:
            for kind, start, end, new in look(source, node):
                out.append(source.change(function, kind, start, end, new))
        for kind, start, end, new in (*_dropped(source, node, function, last), *_other_constant(source, node, names)):
            out.append(source.change(function, kind, start, end, new))
    return sorted(out, key=lambda change: (change.start, change.end, change.new))


def _between(source: Source, left: ast.expr, right: ast.expr, operator: bytes) -> tuple[int, int] | None:
    """Where an operator stands between its operands."""
    start, end = source.span(left)[1], source.span(right)[0]
    gap = source.data[start:end]
    found = re.search(operator, gap)
    if found is None or b"#" in gap:
        return None
    return start + found.start(), start + found.end()


# ------------------------------------------------------------------------------------------ expressions


def _comparison(source: Source, node: ast.AST) -> Found:
    if isinstance(node, ast.Compare):
        for left, op, right in zip((node.left, *node.comparators), node.ops, node.comparators, strict=False):
            operator, others = COMPARISONS[type(op)]
            where = _between(source, left, right, operator)
            if where is not None:
                for other in others:
                    yield "comparison", *where, other


def _and_or(source: Source, node: ast.AST) -> Found:
    if isinstance(node, ast.BoolOp):
        word, other = (rb"\band\b", b"or") if isinstance(node.op, ast.And) else (rb"\bor\b", b"and")
        for left, right in pairwise(node.values):
            where = _between(source, left, right, word)
            if where is not None:
                yield "and, or", *where, other


def _not(source: Source, node: ast.AST) -> Found:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        start, _ = source.span(node)
        yield "not removed", start, start + len("not "), b""


def _negated(source: Source, node: ast.AST) -> Found:
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        tests.append(node.test)
    elif isinstance(node, ast.comprehension):
        tests.extend(node.ifs)
    for test in tests:
        simple = isinstance(test, ast.UnaryOp | ast.Constant) or (isinstance(test, ast.Compare) and len(test.ops) == 1)
        if not simple:  # of the simple ones the other sorts of change make the opposite
            start, end = source.span(test)
            bare = isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
            text = source.text(test)
            yield "condition negated", start, end, b"not " + text if bare else b"not (" + text + b")"


def _arithmetic(source: Source, node: ast.AST) -> Found:
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        operator, other = ARITHMETIC[type(node.op)]
        where = _between(source, node.left, node.right, operator)
        if where is not None:
            yield "arithmetic", *where, other
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        operator, other = ARITHMETIC[type(node.op)]
        where = _between(source, node.target, node.value, operator)
        if where is not None:
            yield "arithmetic", *where, other


def _literal(source: Source, node: ast.AST) -> Found:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        yield "number", *source.span(node), b"0"  # -1 says nobody, nothing: 0 is somebody
    elif isinstance(node, ast.Constant):
        if node.value is True or node.value is False:
            yield "truth", *source.span(node), str(not node.value).encode()
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                if other >= 0:
                    yield "number", *source.span(node), str(other).encode()


def _call(source: Source, node: ast.AST) -> Found:
    if not isinstance(node, ast.Call):
        return
    if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
        yield "opposite function", *source.span(node.func), OPPOSITES[node.func.id]
    if isinstance(node.func, ast.Name) and node.func.id == "isinstance":
        return
    for left, right in pairwise(node.args):
        plain = not isinstance(left, ast.Starred) and not isinstance(right, ast.Starred)
        if plain and source.text(left) != source.text(right) and not (_is_context(left) or _is_context(right)):
            yield "arguments swapped", *_swapped(source, left, right)


def _is_context(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in CONTEXT


def _swapped(source: Source, left: ast.expr, right: ast.expr) -> tuple[int, int, bytes]:
    start, first_end = source.span(left)
    second_start, end = source.span(right)
    return start, end, source.text(right) + source.data[first_end:second_start] + source.text(left)


def _constants(tree: ast.Module) -> list[str]:
    """Names in capitals that a module knows, which are its numbers."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names.update(alias.name for alias in node.names if alias.asname is None)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return sorted(name for name in names if re.fullmatch(r"[A-Z][A-Z0-9_]+", name))


def _other_constant(source: Source, node: ast.AST, names: list[str]) -> Found:
    """A number with a name becomes its neighbour of the same family: EVENT_DAMAGE, EVENT_TAKE."""
    if not isinstance(node, ast.Name) or not isinstance(node.ctx, ast.Load) or node.id not in names:
        return
    for family in (STAGES, EXTENTS):
        if node.id in family:
            alike = [name for name in family if name in names and name != node.id]
            break
    else:
        prefix = node.id.split("_")[0] + "_"
        alike = [name for name in names if name.startswith(prefix) and name != node.id]
    for name in alike:
        yield "another constant", *source.span(node), name.encode()


# ------------------------------------------------------------------------------------------ statements


def _steps(source: Source, node: ast.AST) -> Found:
    """The steps of an op: one is left out, or two change places."""
    if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)):
        return
    if not any(isinstance(t, ast.Attribute) and t.attr == "steps" for t in node.targets):
        return
    steps = node.value.elts
    for left, right in pairwise(steps):
        yield "step left out", source.span(left)[0], source.span(right)[0], b""
        yield "steps swapped", *_swapped(source, left, right)


def _dropped(source: Source, node: ast.AST, function: str, last: bool) -> Found:
    """A statement that does something is left out; the last return of a function stays, its value is changed elsewhere."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        leaves = not source.text(node).startswith(b"super()")
    elif isinstance(node, ast.Assign):
        making = function.endswith("__init__")
        leaves = not making and all(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets)
    elif isinstance(node, ast.Return):
        leaves = not last
    else:
        leaves = isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Delete)
    if leaves and isinstance(node, ast.stmt):
        yield "statement left out", *source.span(node), b"pass"


LOOKS: Final[tuple[Callable[[Source, ast.AST], Found], ...]] = (
    _comparison,
    _and_or,
    _not,
    _negated,
    _arithmetic,
    _literal,
    _call,
    _steps,
)
