"""`replay`: watch a saved game again, forward and back."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from mc_env.cli.saved import read
from mc_env.cli.screen import Screen
from mc_env.cli.session import Ask, names_of, read_line
from mc_env.engine.game import Game
from mc_env.errors import ConfigError
from mc_env.render import text
from mc_env.render.story import Line, tell

HELP: Final = """\
  Enter   one step: the next sentence of the story, or the next choice
  n       on to the next decision; n 10: ten of them
  p       back to the previous decision; p 10: ten of them
  r       on to the next round; r 3: to the beginning of round 3, forward or back
  e       on to the end
  a       play on by itself, a decision a second; a 0.2: five a second; Ctrl-C stops it
  b       show the board
  q       leave"""
_PACE: Final = 1.0  # seconds


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env replay",
        description=f"Watch a saved game again, step by step. While you watch:\n\n{HELP}",
        epilog="examples:\n  mc-env replay game.json --player 1\n  mc-env replay game.json --round 3 --autoplay 0.5",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument("file", help="a saved game (`save FILE` while you play)")
    out.add_argument("--player", type=int, metavar="N", help="see only what player N may see (the first is 1)")
    out.add_argument("--html", metavar="OUT", help="write a page to watch the game in a browser, and show nothing here")
    out.add_argument("--round", type=int, metavar="N", help="begin at this round")
    out.add_argument(
        "--autoplay", type=float, metavar="SECONDS", help="play on by itself, with so much time for a decision"
    )
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Show a saved game from its beginning."""
    args = parser().parse_args(argv)
    saved = read(args.file)
    game = saved.game
    if args.player is not None and not 1 <= args.player <= game.players:
        raise ConfigError(f"--player {args.player}: this game has players 1 to {game.players}")
    if args.html is not None:
        from mc_env.cli import replay_page  # only a page needs it

        return replay_page.write(game, saved.seats or (), args.player, args.html)
    if args.autoplay is not None and args.autoplay < 0:
        raise ConfigError(f"--autoplay {args.autoplay}: seconds for a decision, 0 or more")
    replay = Replay(game, text.console(), player=args.player - 1 if args.player is not None else None)
    replay.seats = saved.seats or ()
    if args.round is not None:
        replay.to_round(args.round)
    replay.run(args.autoplay)
    return 0


class Replay:
    """A finished or saved game played again from its beginning, seen by one player or by a spectator."""

    def __init__(
        self,
        game: Game,
        console: Console,
        ask: Ask = read_line,
        player: int | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.whole = game
        self.choices = game.choices[:]
        self.console = console
        self.ask = ask
        self.player = player
        self.sleep = sleep
        self.names = names_of(game)
        self.seats: Sequence[str] = ()
        self.screen = Screen(console, self.names)
        self.rounds = self._rounds()
        self._go_to(0)

    def _rounds(self) -> list[int]:
        """The round after each number of choices."""
        self.game = self.whole.rewind(0)
        out = [self.game.round]
        for i in self.choices:
            self.game.choose(i)
            out.append(self.game.round)
        return out

    def _go_to(self, choices: int) -> None:
        """Be where the game was after so many choices; what happened before is not told again."""
        self.game = self.whole.rewind(choices, log=True)
        self.made = choices
        self.told = len(self.game.record()) if choices else 0
        self.waiting: list[Line] = []
        self._listen()

    # ------------------------------------------------------------------ watching

    def run(self, autoplay: float | None = None) -> None:
        """Go on until the viewer leaves."""
        self._board()
        try:
            if autoplay is not None:
                self._autoplay(autoplay)
            ended = False
            while True:
                if self._over() and not ended:
                    self._end()
                ended = self._over()
                where = f"round {self.game.round}, {self.made}/{len(self.choices)}"
                line = self.ask(f"{where} (Enter, n, p, r, e, a, b, q, help)> ").strip().lower()
                if line in ("q", "quit") or (not line and self._over()):
                    return
                self._carry_out(line)
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _carry_out(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        actions: dict[str, Callable[[str], None]] = {
            "": lambda rest: self._step(),
            "n": lambda rest: self._on(self._count(rest)),
            "p": lambda rest: self._back(self._count(rest)),
            "r": lambda rest: self._jump(self._count(rest)) if rest else self._to_next_round(),
            "e": lambda rest: self._to_end(),
            "a": lambda rest: self._autoplay(self._seconds(rest)),
            "b": lambda rest: self._board(),
        }
        try:
            if word in actions:
                actions[word](rest.strip())
                return
        except ConfigError as error:
            self.screen.warn(str(error))
            return
        self.console.print(HELP, markup=False)

    def _count(self, rest: str) -> int:
        if rest and not rest.isdecimal():
            raise ConfigError(f"{rest!r} is not a number")
        return int(rest or 1)

    def _seconds(self, rest: str) -> float:
        try:
            seconds = float(rest or _PACE)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds < float("inf"):
            raise ConfigError(f"{rest!r}: seconds for a decision, for example a 0.5")
        return seconds

    def _over(self) -> bool:
        return not self.waiting and self.made == len(self.choices)

    # ------------------------------------------------------------------ forward

    def _listen(self) -> None:
        log = self.game.record()
        self.waiting += tell(log, self.names, self.player, self.told)
        self.told = len(log)

    def _step(self) -> None:
        """One sentence, or one choice."""
        if self.waiting:
            self.screen.story([self.waiting.pop(0)])
        elif self.made < len(self.choices):
            self._choose()

    def _on(self, decisions: int) -> None:
        for _ in range(decisions):
            self._decision()
        self.screen.summary(self.game, self._seat())

    def _decision(self) -> None:
        """What is left to tell, then a choice and what came of it."""
        self.screen.story(self.waiting)
        self.waiting.clear()
        if self.made < len(self.choices):
            self._choose()
            self.screen.story(self.waiting)
            self.waiting.clear()

    def _to_next_round(self) -> None:
        now = self.game.round
        while not self._over() and self.game.round == now:
            self._decision()
        self._board()

    def _to_end(self) -> None:
        while not self._over():
            self._decision()
        self._board()

    def _autoplay(self, seconds: float) -> None:
        """Decision after decision, until the end or Ctrl-C; the board at the beginning of each round."""
        try:
            while not self._over():
                now = self.game.round
                self._decision()
                if self.game.round > now:
                    self._board()
                self.sleep(seconds)
        except KeyboardInterrupt:
            self.console.print()

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

    # ------------------------------------------------------------------ back

    def _back(self, decisions: int) -> None:
        self._go_to(max(0, self.made - decisions))
        self._board()

    def to_round(self, number: int) -> None:
        """Go to the beginning of a round, wherever it is."""
        if number not in self.rounds:
            raise ConfigError(f"there is no round {number}: this game has rounds {self.rounds[0]} to {self.rounds[-1]}")
        self._go_to(self.rounds.index(number))

    def _jump(self, number: int) -> None:
        self.to_round(number)
        self._board()

    # ------------------------------------------------------------------ showing

    def _seat(self) -> int:
        decision = self.game.decision
        return self.player if self.player is not None else decision.player if decision is not None else 0

    def _board(self) -> None:
        self.screen.board(self.game, self._seat())

    def _end(self) -> None:
        if self.game.outcome is None:
            self.screen.aside("The saved game goes no further: mc-env play --resume FILE")
        else:
            self.screen.results(self.game, self.seats)
