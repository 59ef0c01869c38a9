"""How much of the Rules Reference is tested: `make rules`.

Every rule is *tested* (a test cites its id), *not applicable* (it says beside itself why software has nothing to test), or
*not yet*. Citing an entry as a whole tests none of its rules. Citations are read from the source of the tests; another
test compares that reading with what pytest really collects.
"""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.rules.reference import PARTS, all_rule_ids, rule_of, rule_text, slug_of

TESTED: Final = "tested"
NOT_APPLICABLE: Final = "not applicable"
NOT_YET: Final = "not yet"
STATUSES: Final = (TESTED, NOT_APPLICABLE, NOT_YET)


def _cited(function: ast.FunctionDef, word: str) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == word:
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{function.name}: a citation is a string, not {ast.unparse(argument)}")
                yield argument.value


def citations_in(path: Path, word: str = "rule") -> dict[str, tuple[str, ...]]:
    """The citations of each test of a file, by the test's name; `word` is the decorator that cites."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: tuple(_cited(node, word))
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@cache
def citations() -> dict[str, tuple[str, ...]]:
    """The tests that cite each rule id or entry slug, as "tests/rules/test_damage.py::test_...", in order of files."""
    known = set(all_rule_ids())
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, cited in citations_in(path).items():
            for citation in dict.fromkeys(cited):
                key = citation if citation in known else slug_of(citation)
                found.setdefault(key, []).append(f"{path.relative_to(ROOT).as_posix()}::{test}")
    return {key: tuple(tests) for key, tests in found.items()}


def status(rule_id: str) -> str:
    """Tested, not applicable, or not yet."""
    if rule_of(rule_id).na is not None:
        return NOT_APPLICABLE
    return TESTED if rule_id in citations() else NOT_YET


def numbers() -> dict[str, dict[str, int]]:
    """How many rules have which status, by part of the Reference."""
    counts = {part: dict.fromkeys(STATUSES, 0) for part in PARTS}
    for part, module in PARTS.items():
        for slug, found in module.ENTRIES.items():
            for number in range(1, len(found.rules) + 1):
                counts[part][status(f"{slug}.{number}")] += 1
    return counts


def totals() -> dict[str, int]:
    """How many rules have which status."""
    return {s: sum(counts[s] for counts in numbers().values()) for s in STATUSES}


def report() -> str:
    """The numbers as a table, with the share of the rules that software can have."""
    rows = {**numbers(), "Total": totals()}
    lines = [f"{'':20} {'tested':>7} {'not appl.':>10} {'not yet':>8} {'share':>7}"]
    for part, counts in rows.items():
        tested, excused, missing = (counts[s] for s in STATUSES)
        share = 100 * tested / max(tested + missing, 1)
        lines.append(f"{part:20} {tested:7} {excused:10} {missing:8} {share:6.1f}%")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.rules.coverage", description="Rules and their tests.")
    parser.add_argument("--quiet", action="store_true", help="print only the numbers")
    args = parser.parse_args()
    if not args.quiet:
        for rule_id in all_rule_ids():
            if status(rule_id) == NOT_YET:
                print(f"not yet {rule_id}: {rule_text(rule_id)}")
    print(report())
    print(json.dumps(totals()))


if __name__ == "__main__":
    main()
