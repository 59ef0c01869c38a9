"""The figure: how many mutants the tests have noticed, and everything about those they have not."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.mutants.journal import Entry
from tools.mutants.judged import Equal
from tools.mutants.trial import KILLED

Judged = Mapping[tuple[str, str, str, str], Equal]


@dataclass(frozen=True)
class Figure:
    """Mutants sorted by what became of them."""

    killed: list[Entry]
    weakly: list[Entry]  # of the killed: only a comparison of whole games has noticed them
    equal: list[Entry]
    survived: list[Entry]

    @property
    def share(self) -> float:
        """Which part of those that are not equal programs has been killed."""
        counted = len(self.killed) + len(self.survived)
        return len(self.killed) / counted if counted else 1.0


def figure(entries: Iterable[Entry], judged: Judged) -> Figure:
    out = Figure([], [], [], [])
    for one in entries:
        if one.verdict == KILLED:
            out.killed.append(one)
            if one.group == "digests":
                out.weakly.append(one)
        elif (one.path, one.function or "module", one.before, one.after) in judged:
            out.equal.append(one)
        else:
            out.survived.append(one)
    return out


def shown(found: Figure) -> str:
    """The figure in words, with survivors as differences."""
    lines: list[str] = []
    for title, entries in (("noticed by comparing whole games only", found.weakly), ("survived", found.survived)):
        if entries:
            lines.append(f"{title}:")
            lines.extend(_difference(one) for one in sorted(entries, key=lambda one: (one.path, one.line)))
            lines.append("")
    groups = Counter(one.group for one in found.killed)
    by = ", ".join(f"{count} by {group}" for group, count in groups.most_common())
    total = len(found.killed) + len(found.equal) + len(found.survived)
    lines.append(f"{total} mutants: {len(found.killed)} killed ({by or 'none'})")
    lines.append(f"  {len(found.equal)} equal programs (tests/mutants.md), {len(found.survived)} survived")
    lines.append(f"  killed of those that are not equal: {found.share:.1%}")
    return "\n".join(lines)


def _difference(one: Entry) -> str:
    where = f"{one.name}  {one.path}:{one.line} {one.function} ({one.kind}, {one.verdict})"
    return f"{where}\n  - {one.before}\n  + {one.after}"


def write(path: Path, found: Figure) -> None:
    """The same as JSON."""
    kept = {
        "killed": len(found.killed),
        "weakly": [one.name for one in found.weakly],
        "equal": [one.name for one in found.equal],
        "survived": [one.name for one in found.survived],
        "share": round(found.share, 4),
        "mutants": [asdict(one) for one in (*found.killed, *found.equal, *found.survived)],
    }
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
