"""`audit`: play a saved game again with an exact log and let the auditor read it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Console

from mc_env.audit import RULES, Auditor, Report
from mc_env.cli.saved import load
from mc_env.engine.game import Game
from mc_env.render.text import console as make_console


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env audit",
        description="Check a saved game against a second, independent statement of the rules. Exit code 1 if it complains.",
        epilog="example: mc-env audit game.json",
    )
    out.add_argument("file", help="a saved game (`save FILE` while you play)")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Audit a saved game; 1 if there is a complaint."""
    args = parser().parse_args(argv)
    return check(make_console(), load(args.file))


class Watch:
    """An auditor beside a game that is being played; call `look` at every decision and at the end."""

    def __init__(self, game: Game, views_every: int = 1) -> None:
        self.game = game
        self.auditor = Auditor()
        self.log = game.record(exact=True)
        self.views_every = views_every
        self._read = 0
        self._looks = 0

    def look(self) -> None:
        """Read what has been logged since, and now and then what every player sees."""
        log = self.game.record(exact=True)
        if log is not self.log:  # the position was replaced: a new log has begun
            self.log = log
            self._read = 0
        self.auditor.read(log[self._read :])
        self._read = len(log)
        self._looks += 1
        if self.game.decision is not None and self.views_every and self._looks % self.views_every == 0:
            for p in range(self.game.players):
                self.auditor.view(p, self.game.view(p))

    @property
    def report(self) -> Report:
        return self.auditor.report


def replayed(game: Game, views_every: int = 1) -> Report:
    """Audit a game by playing it again from its origin."""
    return _replay(game, views_every).report


def _replay(game: Game, views_every: int) -> Auditor:
    past = game.rewind(0, exact=True)
    watch = Watch(past, views_every)
    watch.look()
    for i in game.choices:
        past.choose(i)
        watch.look()
    return watch.auditor


def check(console: Console, game: Game) -> int:
    """Print what the auditor finds in a saved game; 1 if it complains."""
    auditor = _replay(game, 1)
    report = auditor.report
    for kind, n in sorted(report.checks.items(), key=lambda x: -x[1]):
        console.print(f"{n:7}  {kind}: {RULES[kind].says}", markup=False, highlight=False)
    strangers = auditor.strangers()
    if strangers:
        console.print(f"not in the auditor's figures: {', '.join(strangers)}", markup=False, highlight=False)
    console.print(str(report), markup=False, highlight=False)
    return 1 if report.complaints else 0
