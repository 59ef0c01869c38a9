"""What came of each mutant, one line each, so that a stopped run goes on."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.mutants.picking import Mutant
from tools.mutants.trial import KILLED, Outcome


@dataclass(frozen=True)
class Entry:
    """One mutant, and what the tests of one state of the tree said."""

    tree: str  # the digest of the engine, the cards and the tests
    name: str
    path: str
    line: int
    function: str
    kind: str
    before: str
    after: str
    verdict: str
    test: str
    group: str
    said: str
    passed: int
    most: int  # how many tests of a group were tried at most
    seconds: float

    def holds(self, tree: str, most: int) -> bool:
        """Whether it need not be tried again: same tree, and killed, or not killed by as many tests, or by all there are."""
        return self.tree == tree and (self.verdict == KILLED or self.most >= most or self.passed < self.most)


def entry(tree: str, mutant: Mutant, outcome: Outcome, most: int, seconds: float) -> Entry:
    change = mutant.change
    return Entry(
        tree,
        mutant.name,
        change.path,
        change.line,
        change.function,
        change.kind,
        change.before,
        change.after,
        outcome.verdict,
        outcome.test,
        outcome.group if outcome.verdict == KILLED else "",
        outcome.said,
        outcome.passed,
        most,
        round(seconds, 1),
    )


def append(path: Path, one: Entry) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(one)) + "\n")


def read(path: Path) -> dict[str, Entry]:
    """The last entry of each mutant. A line cut off by a kill of the process is passed over."""
    out: dict[str, Entry] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                one = Entry(**json.loads(line))
            except (ValueError, TypeError):
                continue
            out[one.name] = one
    return out
