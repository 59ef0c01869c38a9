"""`replay`: watch a saved game again, step by step."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from mc_env.cli.saved import load
from mc_env.cli.session import Ask, names_of, print_story, read_line
from mc_env.engine.game import Game
from mc_env.engine.knowing.views import View
from mc_env.errors import ConfigError
from mc_env.render import text
from mc_env.render.story import Line, tell

HELP: Final = """\
  Enter   one step: the next sentence of the story, or the next choice
  n       on to the next decision
  r       on to the next round
  e       on to the end
  b       show the board
  q       leave"""


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env replay",
        description=f"Watch a saved game again, step by step. While you watch:\n\n{HELP}",
        epilog="example: mc-env replay game.json --player 1",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument("file", help="a saved game (`save FILE` while you play)")
    out.add_argument("--player", type=int, metavar="N", help="see only what player N may see (the first is 1)")
    out.add_argument("--html", metavar="OUT", help="write a page to watch the game in a browser, and show nothing here")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Show a saved game from its beginning."""
    args = parser().parse_args(argv)
    game = load(args.file)
    if args.player is not None and not 1 <= args.player <= game.players:
        raise ConfigError(f"--player {args.player}: this game has players 1 to {game.players}")
    if args.html is not None:
        from mc_env.cli import replay_page  # only a page needs it

        return replay_page.write(args.file, game, args.player, args.html)
    Replay(game, text.console(), player=args.player - 1 if args.player is not None else None).run()
    return 0


class Replay:
    """A finished or saved game played again from its beginning, seen by one player or by a spectator."""

    def __init__(self, game: Game, console: Console, ask: Ask = read_line, player: int | None = None) -> None:
        self.choices = game.choices[:]
        self.game = game.rewind(0, log=True)
        self.console = console
        self.ask = ask
        self.player = player
        self.names = names_of(game)
        self.made = 0
        self.told = 0
        self.waiting: list[Line] = []
        self._listen()

    def run(self) -> None:
        """Go on until the end, or until the viewer leaves."""
        self._board()
        try:
            while not self._over():
                line = self.ask(f"{self.made}/{len(self.choices)} (Enter, n, r, e, b, q, help)> ").strip().lower()
                if line in ("q", "quit"):
                    return
                if line == "":
                    self._step()
                elif line == "n":
                    self._to_decision()
                elif line == "r":
                    now = self.game.round
                    while not self._over() and self.game.round == now:
                        self._to_decision(quiet=True)
                    self._board()
                elif line == "e":
                    while not self._over():
                        self._to_decision(quiet=True)
                    self._board()
                elif line == "b":
                    self._board()
                else:
                    self.console.print(HELP, markup=False)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return
        self._end()

    def _over(self) -> bool:
        return not self.waiting and self.made == len(self.choices)

    def _listen(self) -> None:
        log = self.game.record()
        self.waiting += tell(log, self.names, self.player, self.told)
        self.told = len(log)

    def _step(self) -> None:
        """One sentence, or one choice."""
        if self.waiting:
            print_story(self.console, [self.waiting.pop(0)])
        elif self.made < len(self.choices):
            self._choose()

    def _to_decision(self, quiet: bool = False) -> None:
        """What is left to tell, then a choice and what came of it."""
        print_story(self.console, self.waiting)
        self.waiting.clear()
        if self.made < len(self.choices):
            self._choose()
            print_story(self.console, self.waiting)
            self.waiting.clear()
            if not quiet:
                self.console.print(text.summary(self._view()))

    def _choose(self) -> None:
        decision = self.game.decision
        assert decision is not None
        i = self.choices[self.made]
        if self.player is None or self.player == decision.player or self.game.state.open_hands:
            line = Text(f"{self.names[decision.player]}, {decision.prompt}: ", "cyan")
            line.append(decision.options[i].label, "bold")
            line.append(f"  (of {len(decision)})", "dim")
            self.console.print(line)
        self.game.choose(i)
        self.made += 1
        self._listen()

    def _view(self) -> View:
        decision = self.game.decision
        seat = self.player if self.player is not None else decision.player if decision is not None else 0
        return self.game.view(seat)

    def _board(self) -> None:
        self.console.print(text.board(self._view()))

    def _end(self) -> None:
        if self.game.outcome is None:
            self.console.print(Text("The saved game goes no further: mc-env play --resume FILE", "dim"))
