"""Entries, complaints and the shape of a check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from mc_env.audit.model import Table
from mc_env.audit.rules import RULES

Entry = dict[str, Any]  # of an exact event log


@dataclass(frozen=True, slots=True)
class Complaint:
    """Something the log says that the rules do not allow."""

    kind: str  # a key of RULES
    message: str
    round: int
    entry: int  # its index in the log

    @property
    def rule(self) -> str:
        return RULES[self.kind].id

    def __str__(self) -> str:
        rule = RULES[self.kind]
        return f"round {self.round}, entry {self.entry}, {self.kind} ({rule.id or rule.says}): {self.message}"


@dataclass
class Report:
    """What an audit found, and how much it looked at."""

    complaints: list[Complaint] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    entries: int = 0

    def __str__(self) -> str:
        made = f"{sum(self.checks.values())} checks of {len(self.checks)} kinds on {self.entries} entries"
        if not self.complaints:
            return f"no complaints; {made}"
        return "\n".join([f"{len(self.complaints)} complaints; {made}", *(f"  {c}" for c in self.complaints)])


class Check:
    """A group of checks that hear of every entry: methods `on_<event>` of the entry's name, with underscores.

    When one is called, the table is as it was when the entry was written.
    """

    def __init__(self, table: Table, report: Report) -> None:
        self.t = table
        self.report = report
        self.entry: Entry = {}
        self.start()

    def start(self) -> None:
        """What this check remembers, at the beginning."""

    def every(self, e: Entry) -> None:
        """Called for every entry, before the method of its event."""

    def expect(self, kind: str, expected: object, found: object, what: str) -> bool:
        """Count a check and complain unless both are equal."""
        return self.demand(kind, expected == found, lambda: f"{what}: expected {expected}, found {found}")

    def demand(self, kind: str, holds: bool, message: Callable[..., str]) -> bool:
        """Count a check and complain unless it holds."""
        self.report.checks[kind] += 1
        if not holds:
            assert kind in RULES, kind
            at = self.report.entries
            self.report.complaints.append(Complaint(kind, message(), int(self.entry.get("round", 0)), at))
        return holds

    def name(self, c: int) -> str:
        return self.t.name(c)

    def names(self, cards: Iterable[int]) -> str:
        return ", ".join(self.t.name(c) for c in cards) or "nothing"
