"""A file of the engine as bytes, which is how the positions of its syntax tree count."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

Span = tuple[int, int]  # from a byte to before another


@dataclass(frozen=True)
class Change:
    """One small change of one file: some bytes become others."""

    path: str  # from the root of the repository, with slashes
    function: str  # with the classes around it; empty at the top of a module
    line: int
    kind: str  # what sort of change, in words
    start: int
    end: int
    new: bytes
    before: str  # the line (or lines) that it touches, white space aside
    after: str

    @property
    def key(self) -> str:
        """What the change is, wherever its line may have moved to."""
        return f"{self.path} {self.function}: {self.before} -> {self.after}"

    def applied(self, data: bytes) -> bytes:
        return data[: self.start] + self.new + data[self.end :]


class Source:
    """One file: its bytes, its tree, and where nodes stand in it."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path = path
        self.data = data
        self.tree = ast.parse(data)
        self.starts = [0]
        for line in data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> Span:
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[end_line - 1] + end_column

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        start, end = self.span(node)
        return self.data[start:end]

    def line_of(self, at: int) -> int:
        """The number of the line that a byte stands in."""
        low, high = 0, len(self.starts) - 1
        while high - low > 1:
            middle = (low + high) // 2
            if self.starts[middle] <= at:
                low = middle
            else:
                high = middle
        return low + 1

    def change(self, function: str, kind: str, start: int, end: int, new: bytes) -> Change:
        """The change of some bytes, with the lines around them before and after."""
        line, last = self.line_of(start), self.line_of(max(start, end - 1))
        begin, stop = self.starts[line - 1], self.starts[last]
        before = self.data[begin:stop]
        after = self.data[begin:start] + new + self.data[end:stop]
        return Change(self.path, function, line, kind, start, end, new, _one_line(before), _one_line(after))


def _one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def walk(node: ast.AST, function: str = "", last: ast.AST | None = None) -> Iterator[tuple[ast.AST, str, bool]]:
    """The nodes at which something happens, the function each is in, and whether it is the function's last statement.

    Left out: annotations, decorators, docstrings, imports, assertions, what is raised and how things are written out.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            inside = f"{function}.{child.name}" if function else child.name
            if isinstance(child, ast.FunctionDef):
                if child.name in ("__repr__", "__str__"):
                    continue
                for default in (*child.args.defaults, *child.args.kw_defaults):
                    if default is not None:
                        yield default, inside, False
            for statement in child.body:
                yield from _statement(statement, inside, child.body[-1])
        elif isinstance(child, ast.stmt):
            yield from _statement(child, function, last)
        elif not isinstance(child, ast.JoinedStr):
            yield child, function, False
            yield from walk(child, function, last)


def _statement(child: ast.stmt, function: str, last: ast.AST | None) -> Iterator[tuple[ast.AST, str, bool]]:
    if isinstance(child, ast.FunctionDef | ast.ClassDef):
        holder = ast.Module(body=[child], type_ignores=[])
        yield from walk(holder, function)
        return
    if isinstance(child, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
        return
    if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
        return  # a docstring
    if isinstance(child, ast.AnnAssign):
        if child.value is not None and not _is_name_of_a_number(child):
            yield child.value, function, False
            yield from walk(child.value, function)
        return
    if isinstance(child, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__slots__" for t in child.targets):
        return
    if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
        return
    yield child, function, child is last
    yield from walk(child, function, last)


def _is_name_of_a_number(child: ast.AnnAssign) -> bool:
    """`FIRST: Final = 0`: which number it is does not matter as long as all differ."""
    return isinstance(child.value, ast.Constant)
