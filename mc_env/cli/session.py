"""Play in the terminal: people share the keyboard, other seats are played by policies, and nothing is lost by leaving."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

from rich.console import Console

from mc_env.cards import registry
from mc_env.cli import commands, typed
from mc_env.cli.saved import Autosave
from mc_env.cli.screen import Screen
from mc_env.cli.seats import HUMAN, policy
from mc_env.cli.talking import Talk
from mc_env.engine.game import Game, Option
from mc_env.render import text

with suppress(ImportError):
    import readline  # noqa: F401 - arrow keys work in what people type

Ask = Callable[[str], str]

_WITH_BOARD: Final = ("mulligan", "turn", "defend", "discard")
_IN_PASSING: Final = ("pay", "target", "number")  # the board has just been shown
_TELLING: Final = ("turn", "defend")  # choices whose reasons are told as they are made


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


class Leaving(Exception):
    """The people leave."""


class Session:
    """A game at the keyboard."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        console: Console,
        ask: Ask = read_line,
        *,
        autosave: Autosave | None = None,
        verbose: bool = False,
    ) -> None:
        self.console = console
        self.ask = ask
        self.seats = tuple(seats)
        self.autosave = autosave
        self.policies = {i: policy(who) for i, who in enumerate(self.seats) if who != HUMAN}
        self.talk = Talk(self.policies)
        self.reasons: list[tuple[int, str]] = []  # how many choices came before, why the next was made
        self.begun: dict[int, int] = {}  # choices made by one line, and the first of them
        self.names = names_of(game)
        self.screen = Screen(console, self.names, verbose)
        self.told = 0
        self.at_prompt = False
        self.interrupted = False
        self._go_to(game, len(game.choices))
        self.told = len(self.game.record()) if game.choices else 0

    # ------------------------------------------------------------------ the course of the game

    def _go_to(self, game: Game, choices: int) -> None:
        """Take up a game after so many of its choices, with a complete log and who made each choice."""
        self.game = game.rewind(0, log=True)
        self.deciders: list[int] = []
        self.picked: tuple[object, tuple[str, ...]] = (None, ())
        self.reasons = [(n, why) for n, why in self.reasons if n < choices]
        self.talk.go_to(choices)
        self.begun = {n: first for n, first in self.begun.items() if n < choices}
        for i in game.choices[:choices]:
            self._choose(i)

    def _choose(self, i: int) -> None:
        decision = self.game.decision
        assert decision is not None
        self.deciders.append(decision.player)
        if decision.kind in typed.STEPWISE:
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

    def take_back(self) -> bool:
        """Go back to where a person last typed a choice; False if nobody has."""
        mine = [i for i, p in enumerate(self.deciders) if self.seats[p] == HUMAN]
        if mine:
            self._go_to(self.game, self.begun.get(mine[-1], mine[-1]))
            self.told = len(self.game.record())
        return bool(mine)

    def run(self) -> str | None:
        """Play until the game is over or the people leave; the outcome, None if there is none."""
        with self._asked_about_leaving():
            try:
                while self._goes_on():
                    pass
            except EOFError:
                self.console.print()
                self.screen.say(f"No more input; {self.kept()}")
            except Leaving:
                self.screen.say(f"Goodbye; {self.kept()}")
            except KeyboardInterrupt:  # in the middle of something: only what was kept before counts
                self.console.print()
                self.screen.say(f"Stopped; {self.kept()}")
                return None
        if self.game.outcome is not None and self.autosave is not None:
            self.autosave.forget()
        return self.game.outcome

    def _goes_on(self) -> bool:
        """The next decision, or the end; False to leave."""
        if self.interrupted:
            self.interrupted = False
            self.console.print()
            self._confirm()
        decision = self.game.decision
        if decision is None:
            self._tell(self._viewer())
            self.screen.results(self.game, self.seats)
            return HUMAN in self.seats and self._after_the_end()
        if self.seats[decision.player] == HUMAN:
            return self._person_decides()
        self._policy_decides()
        return True

    def _policy_decides(self) -> None:
        """A seat that plays by itself chooses, and says why if it can; in private, what it considered is its own affair."""
        decision = self.game.decision
        assert decision is not None
        seat, kind = decision.player, decision.kind
        choice = self.policies[seat].choose(self.game)
        why = self.policies[seat].explain()
        private = self.game.setup is not None and self.game.setup.hands != "open"
        if why and not private:
            self.reasons.append((len(self.game.choices), f"{self.names[seat]}, {kind}: {why}"))
            if self.screen.verbose and kind in _TELLING:
                self._tell(self._viewer())
                self.screen.aside(f"{self.names[seat]}: {why}")
        if said := self.policies[seat].said:
            self._tell(self._viewer())
            self.say(seat, said)
        self._choose(choice)

    def say(self, seat: int, words: str) -> None:
        """A player says something, and everybody hears it."""
        self.talk.say(seat, words, len(self.game.choices))
        self.screen.speech(self.names[seat], words)

    def _viewer(self) -> int | None:
        """Whose eyes the story of the end is told through: the only person's, else a spectator's."""
        people = [i for i, s in enumerate(self.seats) if s == HUMAN]
        return people[0] if len(people) == 1 else None

    def _person_decides(self) -> bool:
        """Show where we are and ask until a choice is made or taken back; False to leave."""
        decision = self.game.decision
        assert decision is not None
        seat = decision.player
        self._keep()
        self._tell(seat)
        if decision.kind in _WITH_BOARD:
            if not self._picked_so_far():
                self.screen.board(self.game, seat, self._notes())
        elif decision.kind not in _IN_PASSING or self.game.view(seat)["activations"]:
            self.screen.summary(self.game, seat)
        self.screen.options(self.game, self._picked_so_far())
        while True:
            line = self._prompt(f"{self.names[seat]}> ")
            wanted = [] if commands.words_of(line)[0] in commands.COMMANDS else typed.meant(decision, line)
            if wanted:
                self._take(wanted)
                return True
            done = commands.carry_out(self, line, seat)
            if done is not None:
                return done

    def _take(self, wanted: Sequence[Option]) -> None:
        """Choose options one after another, as long as the same is asked; what is not needed any more is told."""
        first, about = len(self.game.choices), self._key()
        left = [*wanted]
        while left and (not self.game.choices[first:] or self._key() == about):
            option = typed.same(self.game.decision, left[0])
            if option is None:
                break
            self.begun[len(self.game.choices)] = first
            self._choose(option.index)
            left.pop(0)
        unused = [option.card or option.label for option in left if option.kind not in ("pass", "stop")]
        if unused:
            why = "Not offered again" if self._key() == about else "Not needed"
            self.screen.warn(f"{why}: {', '.join(unused)}.")

    def _after_the_end(self) -> bool:
        """The game is over: people may look, save, or take back. False to leave."""
        while True:
            line = self._prompt("undo, save FILE, board, log, or Enter to leave> ")
            if not line:
                return False
            done = commands.carry_out(self, line, self._viewer() or 0)
            if done is not None:
                return done

    # ------------------------------------------------------------------ showing

    def _tell(self, seat: int | None) -> None:
        self.told = self.screen.tell(self.game, seat, self.told, tuple(self.policies))

    def _notes(self) -> list[str]:
        return [] if all(s == HUMAN for s in self.seats) else ["you" if s == HUMAN else s for s in self.seats]

    def show_board(self, seat: int, *, full: bool = False) -> None:
        """The board, and what is asked."""
        self.screen.board(self.game, seat, self._notes(), full=full)
        if self.game.decision is not None:
            self.screen.options(self.game, self._picked_so_far())

    # ------------------------------------------------------------------ keeping and leaving

    def _keep(self) -> None:
        """Keep the game as it is now, in case this is the last that is seen of it."""
        if self.autosave is not None and not self.autosave.keep(self.game, self.seats):
            self.screen.warn(self.autosave.trouble)

    def kept(self) -> str:
        """What becomes of the game when people leave now."""
        if self.game.outcome is not None:
            return "the game is over."
        if self.autosave is None or self.autosave.trouble:
            return "the game was not saved after your last save."
        return "the game is kept. Go on with: mc-env play --resume"

    def _prompt(self, prompt: str) -> str:
        """A line from a person; Ctrl-C asks whether to leave."""
        while True:
            try:
                self.at_prompt = True
                return self.ask(prompt).strip()
            except KeyboardInterrupt:
                self.at_prompt = False
                self.console.print()
                self._confirm()
            finally:
                self.at_prompt = False

    def _confirm(self) -> None:
        """Ctrl-C was pressed: ask; a second time, or yes, leaves."""
        try:
            self.at_prompt = True
            answer = self.ask(f"Leave? {self.kept().partition('. ')[0].capitalize()}. (y or n)> ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leaving from None
        finally:
            self.at_prompt = False
        if answer.strip().lower() in ("y", "yes"):
            raise Leaving

    @contextmanager
    def _asked_about_leaving(self) -> Iterator[None]:
        """Ctrl-C breaks off what people type at once; while a game goes on it waits for a moment at which nothing is half done,
        unless it comes again."""

        def pressed(number: int, frame: FrameType | None) -> None:
            if self.at_prompt or self.interrupted:
                raise KeyboardInterrupt
            self.interrupted = True

        if HUMAN not in self.seats or threading.current_thread() is not threading.main_thread():
            yield
            return
        old = signal.signal(signal.SIGINT, pressed)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, old)
