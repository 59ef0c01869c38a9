"""How much of the Rules Reference the tests cite: `make rules`.

An entry counts as cited when a test names it or one of its rules; a rule counts when a test names it by id. Only tests that
are really collected count, so a deleted test takes its citations along.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
from collections import Counter

import pytest

from tests.rules.reference import ENTRIES, all_rule_ids, rule_text


class Citations:
    """A pytest plugin that notes the `rule` marks of every collected test."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.tests = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            self.tests += 1
            for mark in item.iter_markers("rule"):
                self.found.update(mark.args)


def collect() -> Citations:
    """Collect the whole suite, slow tests included, without running it."""
    plugin = Citations()
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main(["--collect-only", "-q", "-m", "", "-p", "no:cacheprovider", "tests"], plugins=[plugin])
    if code != 0:
        raise SystemExit(f"collecting the tests failed (exit code {int(code)})")
    return plugin


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.rules.coverage", description="Citations of the Reference.")
    parser.add_argument("--missing", action="store_true", help="list entries that no test cites")
    parser.add_argument("--rules", action="store_true", help="list rules that no test cites by id")
    args = parser.parse_args()
    citations = collect()
    ids = set(all_rule_ids())
    rules = {c for c in citations.found if c in ids}
    with_rules = {slug for slug, entry in ENTRIES.items() if entry.rules}
    entries = {c for c in citations.found if c in with_rules} | {r.rpartition(".")[0] for r in rules}
    if args.missing:
        for slug in with_rules - entries:
            print(f"{slug}: {ENTRIES[slug].title}")
    if args.rules:
        for rule in all_rule_ids():
            if rule not in rules:
                print(f"{rule}: {rule_text(rule)}")
    print(f"{citations.tests} tests, {sum(citations.found.values())} citations")
    print(f"entries with rules cited: {len(entries)} of {len(with_rules)}")
    print(f"single rules cited by id: {len(rules)} of {len(ids)}")
    print(json.dumps({"entries": len(entries), "of": len(with_rules), "rules": len(rules), "of_rules": len(ids)}))


if __name__ == "__main__":
    main()
