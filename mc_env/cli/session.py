"""Play in the terminal: the board, what happened since the last choice, numbered options, and a few commands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from mc_env.cards import catalog, registry
from mc_env.cards.terms import Stat
from mc_env.cli.seats import HUMAN, policy
from mc_env.engine.game import Game, Option
from mc_env.errors import McEnvError, UnknownCard
from mc_env.render import text
from mc_env.render.cards import icons, number, page
from mc_env.render.story import Line, tell

Ask = Callable[[str], str]

HELP: Final = """\
  3                 choose option 3 (a part of its label will do, if only one option has it)
  ? NAME            show a card; ? 3 shows the card of option 3
  why NAME          why a card is not offered
  board or Enter    show the board again
  log               what happened lately
  reasons           why seats that play by themselves chose as they did: their best options, with scores
  undo              back to your previous decision
  save FILE         save the game (mc-env play --resume FILE goes on)
  quit              leave without saving
  help or ?         this list"""
_WITH_BOARD: Final = ("mulligan", "turn", "defend", "discard")
_IN_PASSING: Final = ("pay", "target", "number")  # the board has just been shown
_STEPWISE: Final = ("mulligan", "discard", "pay", "pick", "assign")  # one card or point after another
_TELLING: Final = ("turn", "defend")  # choices whose reasons are told as they are made
_LATELY: Final = 40


def names_of(game: Game) -> list[str]:
    """What the players are called: their heroes."""
    if game.setup is not None:
        return [registry.hero(h).name for h in game.setup.heroes]
    return text.player_names(game.view(0))


def read_line(prompt: str) -> str:
    """A line of input, echoed when it does not come from a keyboard, so that transcripts can be read."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def print_story(console: Console, lines: Sequence[Line]) -> None:
    """Sentences of the log, headings set apart."""
    for line in lines:
        if line.heading:
            console.print(Text(f"-- {line.text} --", "bold"))
        else:
            console.print(Padding(Text(line.text), (0, 0, 0, 3), expand=False))


class Session:
    """A game at the keyboard: people share the terminal, other seats are played by policies."""

    def __init__(self, game: Game, seats: Sequence[str], console: Console, ask: Ask = read_line) -> None:
        self.console = console
        self.ask = ask
        self.seats = tuple(seats)
        self.policies = {i: policy(who) for i, who in enumerate(self.seats) if who != HUMAN}
        self.reasons: list[tuple[int, str]] = []  # how many choices came before, why the next was made
        self.names = names_of(game)
        self.told = 0
        self._go_to(game, len(game.choices))
        self.told = len(self.game.record()) if game.choices else 0

    # ------------------------------------------------------------------ the course of the game

    def _go_to(self, game: Game, choices: int) -> None:
        """Take up a game after so many of its choices, with a complete log and who made each choice."""
        self.game = game.rewind(0, log=True)
        self.deciders: list[int] = []
        self.picked: tuple[object, tuple[str, ...]] = (None, ())
        self.reasons = [(n, why) for n, why in self.reasons if n < choices]
        for i in game.choices[:choices]:
            self._choose(i)

    def _choose(self, i: int) -> None:
        decision = self.game.decision
        assert decision is not None
        self.deciders.append(decision.player)
        if decision.kind in _STEPWISE:
            key, option = self._key(), decision.options[i]
            before = self.picked[1] if self.picked[0] == key else ()
            self.picked = (key, () if option.kind in ("pass", "stop") else (*before, option.card or option.label))
        else:
            self.picked = (None, ())
        self.game.choose(i)

    def _key(self) -> object:
        """What a choice made in several steps is about."""
        decision = self.game.decision
        return None if decision is None else (decision.player, decision.kind, decision.source)

    def _picked_so_far(self) -> tuple[str, ...]:
        """What has been picked in the earlier steps of the current choice."""
        return self.picked[1] if self.picked[0] == self._key() else ()

    def run(self) -> str | None:
        """Play until the game is over or the people leave; the outcome, None if there is none."""
        people = HUMAN in self.seats
        try:
            while True:
                decision = self.game.decision
                if decision is not None and self.seats[decision.player] != HUMAN:
                    self._policy_decides()
                elif decision is not None:
                    if not self._person_decides():
                        return None
                else:
                    self._tell(self._viewer())
                    if not people or not self._after_the_end():
                        return self.game.outcome
        except (EOFError, KeyboardInterrupt):
            self.console.print("\nNo more input; the game was not saved.")
            return self.game.outcome

    def _policy_decides(self) -> None:
        """A seat that plays by itself chooses, and says why if it can; in private, what it considered is its own affair."""
        decision = self.game.decision
        assert decision is not None
        seat, kind = decision.player, decision.kind
        choice = self.policies[seat].choose(self.game)
        why = self.policies[seat].explain()
        private = self.game.setup is not None and self.game.setup.hands == "private"
        if why and not private:
            self.reasons.append((len(self.game.choices), f"{self.names[seat]}, {kind}: {why}"))
            if kind in _TELLING and HUMAN in self.seats:
                self._tell(self._viewer())
                self.console.print(Padding(Text(f"{self.names[seat]}: {why}", "dim"), (0, 0, 0, 3), expand=False))
        self._choose(choice)

    def _viewer(self) -> int | None:
        """Whose eyes the story of the end is told through: the only person's, else a spectator's."""
        people = [i for i, s in enumerate(self.seats) if s == HUMAN]
        return people[0] if len(people) == 1 else None

    def _person_decides(self) -> bool:
        """Show where we are and ask until a choice is made or taken back; False to leave."""
        decision = self.game.decision
        assert decision is not None
        seat = decision.player
        self._tell(seat)
        if decision.kind in _WITH_BOARD and not self._picked_so_far():
            self._board(seat)
        elif decision.kind not in _IN_PASSING or self.game.view(seat)["activations"]:
            self._summary(seat)
        self._options()
        while True:
            line = self.ask(f"{self.names[seat]}> ").strip()
            option = self._option(line)
            if option is not None:
                self._choose(option.index)
                return True
            done = self._command(line, seat)
            if done is not None:
                return done

    def _after_the_end(self) -> bool:
        """The game is over: people may look, save, or take back. False to leave."""
        while True:
            line = self.ask("undo, save FILE, board, log, or Enter to leave> ").strip()
            if not line:
                return False
            done = self._command(line, self._viewer() or 0)
            if done is not None:
                return done

    # ------------------------------------------------------------------ showing

    def _tell(self, seat: int | None) -> None:
        log = self.game.record()
        print_story(self.console, tell(log, self.names, seat, self.told))
        self.told = len(log)

    def _notes(self) -> list[str]:
        return [] if all(s == HUMAN for s in self.seats) else ["you" if s == HUMAN else s for s in self.seats]

    def _board(self, seat: int) -> None:
        self.console.print(text.board(self.game.view(seat), self._notes()))

    def _summary(self, seat: int) -> None:
        """One line instead of the board, for choices in the middle of something."""
        self.console.print(text.summary(self.game.view(seat)))

    def _options(self) -> None:
        decision = self.game.decision
        assert decision is not None
        seat = decision.player
        who = f"{self.names[seat]}: " if self.game.players > 1 else ""
        self.console.print(Text(f"{who}{decision.prompt}{self._why_discard(seat)}", "bold cyan"))
        if self._picked_so_far():
            self.console.print(Text(f"      so far: {', '.join(self._picked_so_far())}", "dim"))
        for option in decision.options:
            line = Text(f"{option.index + 1:>4}  {option.label}")
            line.append_text(self._hint(option, seat))
            self.console.print(line)

    def _why_discard(self, seat: int) -> str:
        """At the end of the player phase: how many cards are held, and how many may be."""
        decision = self.game.decision
        if decision is None or decision.kind != "discard" or decision.source is not None:
            return ""
        me = self.game.view(seat)["players"][seat]
        return f" (you hold {me['hand']['size']}, your hand size is {me['hand_size']})"

    def _hint(self, option: Option, seat: int) -> Text:
        """What a card in hand costs or pays."""
        hand = self.game.view(seat)["players"][seat].get("hand", {"cards": [], "codes": []})
        code = dict(zip(hand["cards"], hand["codes"], strict=True)).get(option.card)
        face = text.face_of(code) if code is not None else None
        if face is not None and option.kind == "play":
            return Text(f"  (cost {number(face.stats.get(Stat.COST))})", "dim")
        if face is not None and option.kind == "pay_card":
            return Text("  ").append_text(icons(face))
        return Text()

    # ------------------------------------------------------------------ what people type

    def _option(self, line: str) -> Option | None:
        """The option a line means: its number, its label, or a part that only one label has."""
        decision = self.game.decision
        if decision is None or not line:
            return None
        options = decision.options
        if line.isdecimal():
            return options[int(line) - 1] if 1 <= int(line) <= len(options) else None
        word = line.split()[0].lower()
        if word in _COMMANDS or line.startswith("?"):
            return None
        wanted = catalog.plain(line)
        labels = [catalog.plain(o.label) for o in options]
        for fits in (
            [i for i, label in enumerate(labels) if label == wanted],
            [i for i, label in enumerate(labels) if label.startswith(wanted)],
            [i for i, label in enumerate(labels) if wanted in label],
        ):
            if len(fits) == 1:
                return options[fits[0]]
        return None

    def _command(self, line: str, seat: int) -> bool | None:
        """Carry out a command. None: ask again; True: go on with the game; False: leave."""
        if line.startswith("?") and line != "?":
            line = f"? {line[1:]}"
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        action = _COMMANDS.get(word.lower())
        if action is None:
            self._not_understood(line)
            return None
        try:
            return action(self, rest, seat)
        except McEnvError as error:
            self.console.print(Text(str(error), "yellow"))
            return None

    def _not_understood(self, line: str) -> None:
        decision = self.game.decision
        if decision is None:
            self.console.print(Text(f"{line!r}: the game is over", "yellow"))
            return
        fits = [o for o in decision.options if catalog.plain(line) in catalog.plain(o.label)]
        if line.isdecimal():
            self.console.print(Text(f"There is no option {line}; choose 1 to {len(decision)}.", "yellow"))
        elif len(fits) > 1:
            self.console.print(Text(f"{line!r} fits {len(fits)} options; use a number.", "yellow"))
        else:
            self.console.print(Text(f"{line!r} is neither an option nor a command; help lists them.", "yellow"))

    def _help(self, rest: str, seat: int) -> None:
        self.console.print(HELP, markup=False)

    def _show(self, rest: str, seat: int) -> None:
        if not rest:
            self._help(rest, seat)
            return
        decision = self.game.decision
        if rest.isdecimal() and decision is not None and 1 <= int(rest) <= len(decision):
            option = decision.options[int(rest) - 1]
            if option.card is None:
                raise UnknownCard(f"option {rest} ({option.label}) is about no card")
            rest = option.card
        self.console.print(page(catalog.named(rest), sources=False))

    def _why(self, rest: str, seat: int) -> None:
        if not rest:
            raise UnknownCard("why what? Name a card: why Backflip")
        try:
            reason = self.game.why_not(rest)
        except UnknownCard:
            title = catalog.named(rest)[0].title
            try:
                reason = self.game.why_not(title)
            except UnknownCard:
                reason = f"You see no {title} on the table."
        self.console.print(Text(reason))

    def _show_board(self, rest: str, seat: int) -> None:
        self._board(seat)
        if self.game.decision is not None:
            self._options()

    def _log(self, rest: str, seat: int) -> None:
        log = self.game.record()
        print_story(self.console, tell(log, self.names, seat, max(0, len(log) - _LATELY)))

    def _reasons(self, rest: str, seat: int) -> None:
        if not self.reasons:
            self.console.print(Text("Nobody has given a reason so far.", "yellow"))
        for _, line in self.reasons[-_LATELY:]:
            self.console.print(Text(line))

    def _undo(self, rest: str, seat: int) -> bool | None:
        mine = [i for i, p in enumerate(self.deciders) if self.seats[p] == HUMAN]
        if not mine:
            self.console.print(Text("There is nothing to take back.", "yellow"))
            return None
        self._go_to(self.game, mine[-1])
        self.told = len(self.game.record())
        self.console.print(Text("Taken back.", "yellow"))
        return True

    def _save(self, rest: str, seat: int) -> None:
        if not rest:
            self.console.print(Text("save where? Name a file: save my_game.json", "yellow"))
            return
        try:
            Path(rest).expanduser().write_text(self.game.save(), encoding="utf-8")
        except OSError as error:
            self.console.print(Text(f"cannot save to {rest!r}: {error.strerror}", "yellow"))
            return
        again = f"play --resume {rest}" if self.game.decision is not None else f"replay {rest}"
        self.console.print(Text(f"Saved to {rest}. Go on with: mc-env {again}"))

    def _quit(self, rest: str, seat: int) -> bool:
        self.console.print("Goodbye; the game was not saved after your last save.")
        return False


Command = Callable[[Session, str, int], bool | None]


def _quietly(action: Callable[[Session, str, int], None]) -> Command:
    """A command after which the same decision is asked again."""

    def run(session: Session, rest: str, seat: int) -> None:
        action(session, rest, seat)

    return run


_COMMANDS: Final[dict[str, Command]] = {
    "": _quietly(Session._show_board),
    "board": _quietly(Session._show_board),
    "?": _quietly(Session._show),
    "help": _quietly(Session._help),
    "why": _quietly(Session._why),
    "log": _quietly(Session._log),
    "reasons": _quietly(Session._reasons),
    "save": _quietly(Session._save),
    "undo": Session._undo,
    "quit": Session._quit,
    "exit": Session._quit,
    "q": Session._quit,
}
