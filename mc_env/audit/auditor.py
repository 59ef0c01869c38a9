"""The auditor: reads an exact event log entry by entry and complains about whatever the rules do not allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mc_env.audit.base import Check, Entry, Report
from mc_env.audit.checks import CHECKS
from mc_env.audit.checks.secrets import Secrets
from mc_env.audit.model import Table
from mc_env.audit.rows import row
from mc_env.cards.terms import CardType, Stat
from mc_env.errors import ConfigError

Hearer = Callable[[Entry], None]


class Auditor:
    """Reads a log in one go or as it grows; `report` holds what was found so far."""

    def __init__(self) -> None:
        self.table = Table()
        self.report = Report()
        self.checks: list[Check] = [check(self.table, self.report) for check in CHECKS]
        self.secrets = next(check for check in self.checks if isinstance(check, Secrets))
        self.begun = False
        self._hearers: dict[str, list[Hearer]] = {}

    def read(self, log: Iterable[Mapping[str, Any]]) -> Report:
        """Look at the entries of a log, or at its next ones."""
        for entry in log:
            self.hear(dict(entry))
        return self.report

    def hear(self, e: Entry) -> None:
        """Look at one entry."""
        if "changes" not in e or not (self.begun or e["event"] == "table"):
            raise ConfigError("only an exact log can be audited, from its first entry on: Game.record(exact=True)")
        event = str(e["event"])
        if event == "table":
            self.begun = True
            self.table.begin(e["exact"])
        self.table.apply(e["changes"])
        if event == "lasting":
            self._lasting(e["exact"])
        for check in self.checks:
            check.entry = e
            if event != "table":
                check.every(e)
        for hear in self._hearing(event):
            hear(e)
        if event == "round":
            self.table.allies_played = 0
        elif event == "play":
            self.table.allies_played += self.table.row(e["exact"]["card"]).type == CardType.ALLY
        if event == "lasting over":
            self.table.lasting.pop(e["exact"]["serial"], None)
        self.report.entries += 1

    def _hearing(self, event: str) -> list[Hearer]:
        found = self._hearers.get(event)
        if found is None:
            method = f"on_{event.replace(' ', '_')}"
            found = [getattr(check, method) for check in self.checks if hasattr(check, method)]
            self._hearers[event] = found
        return found

    def _lasting(self, x: Mapping[str, Any]) -> None:
        """Remember a lasting effect: which card made it, whom and whose cards it concerns."""
        t = self.table
        source = x["source"]
        t.lasting[x["serial"]] = {
            "stat": x["stat"],
            "source": source,
            "code": self._maker(source, x["stat"], x["printed"]) if source >= 0 else "",
            "player": x["player"],
            "until_rec": x["until_rec"],
            "trait": x["trait"],
            "whose": {t.controller(c) for c in x["cards"]},
            "owners": {t.get(c, "owner") for c in x["cards"]},
            "cards": tuple(x["cards"]),
            "chosen": tuple(x["chosen"]),
        }

    def _maker(self, source: int, stat: str, printed: Sequence[str]) -> str:
        """The face that makes a lasting effect: a villain may be at the next stage before an ability of the last one is done,
        and where a log begins later, an event that was played may be a facedown minion by now."""
        codes = [*self.table.faces[source][::-1], *printed]
        return next((x for x in codes if any(Stat[stat] in gift.plus for gift in row(x).lasting)), codes[0])

    def strangers(self) -> list[str]:
        """Cards of the game that have no row of facts: complaints about them may be the auditor's own fault."""
        faces = [(self.table.row(c), self.table.name(c)) for c in self.table.columns["face"]]
        return sorted({name for facts, name in faces if facts.code[:1].isdigit() and not facts.known})

    def view(self, player: int, view: Mapping[str, Any]) -> None:
        """Look at what a player is shown at the decision that was logged last."""
        self.secrets.view(player, view)


def audit(log: Iterable[Mapping[str, Any]]) -> Report:
    """Audit an exact log."""
    return Auditor().read(log)
